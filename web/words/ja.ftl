### ページの文言すべて。出来事と断りの文は「。」で終え、ラベル・問い・題名には付けない。

## 共通

cancel = キャンセル
close = 閉じる
no = いいえ
try-again = もう一度試す
to-lobby = ロビーへ戻る
minutes = { $least }分
minutes-range = { $least }～{ $most }分
time-days = { $days }日
time-hours = { $hours }時間

## ロビー

lobby-title = ロビー
lobby-name = お名前
lobby-guest = ゲスト
lobby-no-connection = テーブルに接続できません
lobby-go-on = 続きを遊ぶ
lobby-choose = ゲームを選ぶ
lobby-join-title = 友だちのテーブルに参加
lobby-code = テーブルのコード
lobby-join = 参加
lobby-open = 公開中のテーブル
lobby-watch = 観戦できるテーブル
lobby-invite = 友だちの端末から参加してもらう
lobby-address = このロビーのアドレス
lobby-none-open = 今はありません。ゲームを選び、「公開」にして作れます。
lobby-played = 自分の対戦
game-facts = { $seats }人 · { $minutes }
row-free = 空席{ $count }
row-waiting = まもなく開始
row-playing = 対戦中
row-paused = 一時停止中
row-finished = 終了
row-ended = 閉鎖
row-won = 勝ち
row-lost = 負け
row-place = { $place }位
row-broken = 続行不可

## 新しいテーブル

new-players = 人数
new-bots = ボット
new-more = その他：選択ルール、時計、チャット
new-clock = 時計
new-clock-0 = なし
new-clock-30 = 1手30秒
new-clock-90 = 1手90秒
new-clock-300 = 1手5分
new-clock-86400 = 1手1日
new-clock-259200 = 1手3日
new-pace = ボットの速さ
new-pace-none = 待たない
new-pace-second = 1秒
new-pace-own = ゆっくり
new-chat-game = ゲームの決まりどおり
new-chat-on = 自由
new-chat-signs = サインだけ
new-chat-off = なし
new-visibility = 公開範囲
new-visibility-link = リンクかコードを知っている人
new-visibility-public = 全員（公開）
new-spectators = 観戦を歓迎
new-play = ボットと遊ぶ
new-invite = 友だちを招く
own-cards = 自分のカード
own-cards-about = 手持ちのカードや自作のカードで遊べます。TOML形式のカードファイルを使います。
own-cards-file = カードファイルを選ぶ
own-cards-paste = またはここにカードファイルを貼り付ける
own-cards-clear = ゲームのカードに戻す
own-cards-good = このカードで遊べます。
own-cards-here = このテーブルはホスト自身のカードで遊びます。
own-cards-look = カードを見る
own-cards-save = カードファイルを保存
own-cards-again = このカードで新しいテーブル
own-cards-link = このカードへのリンク
own-cards-copies = × { $count }
bot-random = でたらめ
bot-greedy = 目先
bot-search = 先読み
bot-easy = やさしい
bot-easy-about = あまり先は見えず、だいたいよさそうな手で満足します。
bot-normal = ふつう
bot-normal-about = 少し先を見ますが、細かいことは気にしません。
bot-strong = 強い
bot-strong-about = 少し先を読み、相手の手からも読み取ります。
bot-expert = 達人
bot-expert-about = 役に立つ限り先を読みます。1手につき最長1秒です。
bot-character = { $name }（{ $level }）
character-pip = ピップ
character-pip-about = 先はあまり見ず、運を頼みにします。
character-momo = モモ
character-momo-about = 先はあまり見ず、危ないことはしません。
character-tilda = ティルダ
character-tilda-about = 先はあまり見ず、出たカードもすぐに忘れます。
character-ida = イーダ
character-ida-about = 少し先を見て、思い切った手を好みます。
character-otto = オットー
character-otto-about = 少し先を見て、安全な手を好みます。
character-nora = ノラ
character-nora-about = 少し先を見て、出たカードは忘れません。
character-vera = ヴェラ
character-vera-about = 少し先を読み、自分のひらめきに従います。
character-ren = レン
character-ren-about = 少し先を読み、手堅い定石を守ります。
character-sibyl = シビュラ
character-sibyl-about = 深く先を読み、自分の読みを信じます。
character-magnus = マグヌス
character-magnus-about = 深く先を読み、確信があるときだけ定石を外れます。

## 待ち合わせ

waiting-ended = このテーブルは閉じられました。
waiting-invite = このアドレスか、次のコードで友だちが参加できます
waiting-address = テーブルのアドレス
waiting-bot = { $name }（ボット）
waiting-free = 空席
waiting-sit = ここに座る
waiting-stand = 席を立つ
waiting-who = { $number }番の席のプレイヤー
waiting-person = 人を待つ
waiting-more = あと{ $count }人
waiting-start = 開始
waiting-players = プレイヤーを待っています。ホストはボットを入れることもできます。
waiting-host = ホストが対戦を始めます。
waiting-evening = デュプリケートの夕べ・{ $deal }番目の配り：すべての卓と順位
share = 共有
share-copy = コピー
share-copied = コピーしました
share-alone = このコンピューターでしか開けません。サーバーを { $flag } で起動すると、同じネットワークの人も開けます。
share-qr = アドレスのQRコード

## 席

seat-number = { $number }番の席
seat-you = あなた
seat-you-label = { $name }（あなた）
seat-your-turn = あなたの番
seat-thinking = 考え中…
seat-away = 不在
seat-bot = ボット（{ $bot }）
seat-bot-sits-in = ボットが代理中
seat-winner = 勝ち
seat-place = { $place }位
seat-grace = 猶予 { $time }
seat-away-help = 接続が切れています。長く続くときは、卓の判断でボットが代わりに続けられます。
seat-bot-sits-in-help = 離席した人が戻るまで、ボットが代わりに遊びます。
clock-title = 時計
clock-help = この選択の残り時間です。なくなると、ボットが代わりに選びます。

## テーブル

stage-table = テーブル
stage-moves = 手
stage-facts = 今の状況
table-offline = サーバーに接続できません。再接続しています…
table-connected-again = 再接続しました。
table-reconnecting = 再接続中…
table-not-admitted = 入れません
table-sitting-down = 席に着いています…
table-over = 対戦は終了しました。
table-watching = 観戦中です。{ $prompt }
table-paused = テーブルは一時停止中です。
table-bot-plays = ボットが代わりに遊んでいます。
table-back = 戻りました
table-asks-back = { $name }さんが手を戻したいそうです。
table-agree = 同意する
table-take-back = 手を戻す
table-choose-offered = 示された手から選んでください。
table-put-token = 変えるカードを押すか、そこへドラッグしてください。
table-how-cards = 目立つカードを押すか、ドラッグしてください
table-how-places = 目立つ場所を押してください
premove-chosen = 手番が来たら出します：{ $card }
premove-dropped = 状況が変わったので取りやめました：{ $card }
table-more-cards = カードをさらに選んでください
table-other-rules = ルールが変わりました
table-broken = このテーブルは続けられません。今のルールではその手を扱えません。
table-cannot-be-shown = この対戦はもう表示できませんが、保存されています：
table-its-record = 記録
table-cannot-be-reached = このテーブルに接続できません
table-may-have-ended = 終了したのかもしれません。
title-your-turn = ● あなたの番 – { $game }
notify-turn = あなたの番です：{ $game }
zone-label = { $zone }、{ $count }枚
zone-of = { $seat }：{ $zone }
zone-look-through = { $zone }：中を見る
zone-choose = 選ぶ
zone-here = ここへ
zone-not-this = やめる
hand-label = 自分の{ $zone }、{ $count }枚
hand-sort = 並べ直す
card-down = 裏向き
card-picked = 選択中
card-premoved = 手番に出す予定
card-not-playable = 今は出せません
# beside somebody who plays against bots
coach-stop = コーチをやめる
coach-slip = この手は取り消せます。100点中およそ{ $loss }点の損です。よりよい手：{ $better }。{ $reason }
coach-last = 「{ $made }」は100点中およそ{ $loss }点の損でした。よりよい手：{ $better }。{ $reason }
coach-keep = このままにする
new-coached = コーチ付きで遊ぶ
hint-said = ボットなら：{ $move }{ $key ->
    [none] { "" }
    [enter] （Enter）
   *[other] （キー { $key }）
} – { $reason }

## 組み立てる手

draft-label = ここまでの組み立て
draft-ready = 送信できます。
draft-send-or-change = 準備完了：送るか、変えるか
draft-send = 送信
draft-back = 一つ戻す
draft-clear = 取り消す
draft-take-back = { $move }：戻す

## バーとパネル

tool-hint = ヒント
tool-hint-key = ボットならどうするか、その理由（H）
tool-again = もう一度
tool-again-key = 直前の出来事をもう一度見る（A）
tool-rules-key = 遊び方と正確なルール（R）
tool-chat-key = 卓で話す（C）
tool-log-key = これまでの出来事（L）
tool-menu = メニュー
pace-now = 速さ：{ $pace }
tool-pace = 速さ：{ $pace }。できごとを見せる速さです。押すと切り替わります
side-label = 記録・チャット・ルール
log-title = 記録
log-label = 出来事
log-empty = まだ何も起きていません。
talk-limited = 対戦中は、ここではこれらのサインだけが使えます。
talk-relaxed = このゲームの決まりと違い、主催者が自由な会話を許しています。
# before the signs of the game’s own: red, blue, …
signs-label = 出してほしいもの
chat-title = チャット
chat-empty = まだ誰も話していません。
chat-say = ひとこと
chat-send = 送る
chat-unread = 未読{ $count }件
rules-title = ルール
rules-search = ルールを検索
rules-clauses = 条文
rules-none = 該当する条文はありません。
rules-how = 遊び方
rules-exact = 正確なルール
rules-exact-rule = 正確なルール { $id }
rules-exact-about = §を押すと、正確なルールが開きます。
rules-marks-about = 印のないものは、ルールブックにある規則です。
mark-ruling = 裁定
mark-ruling-about = ルールブックに書かれていない、または不明確な点
mark-house = ハウスカード
mark-house-about = ルールブックに絵でしか載っていないものに代わる、独自の内容
figure-gone = 負けた、またはなくなった
option-on = オン
option-off = オフ
rules-readings = 私たちの読み方
rules-readings-about = 説明書の中で読み方が分かれるところと、私たちの遊び方、その理由です。

## メニュー

menu-title = テーブル
menu-help = キーとヘルプ
menu-code = コード
menu-watching = 観戦{ $count }人
menu-deal = 配札 { $hash }…
menu-take-back = 手を戻すことを頼む
menu-resign = ボットに任せて抜ける
menu-resign-sure = 本当に？ボットが続きを遊びます
menu-host = ホストとして
menu-talk-free = 自由な会話を許す
menu-talk-game = 会話はゲームの決まりどおりにする
menu-pause = 一時停止
menu-resume = 再開
menu-bot-for = 不在の{ $name }さんの代わりにボット
menu-end = テーブルを閉じる
menu-end-sure = 本当に？誰も続けられなくなります
hand-over = 席を人に譲る
hand-over-explained = 一人のためのリンクができます。誰かが開くまでは遊び続けられ、開いた人の席になります。
hand-over-offered = 席を譲る手続き中です。誰かがリンクを開くまでは遊び続けられ、開いた人の席になります。
hand-over-given = このアドレスを一人に渡してください。開いた人の席になります。それまではあなたの席です。
hand-over-address = 席のアドレス
hand-over-share = あなたの席です
hand-over-link = リンクを作る
hand-over-new-link = 新しいリンクを作る
hand-over-keep = やはり席に残る
vote-title = 不在の人がいます
vote-bot = 投票：{ $name }さんの代わりにボット
vote-end = 投票：テーブルを閉じる
vote-count = （{ $needed }人中{ $agreed }人）
people-title = 参加者
people-mute = 発言を止める
people-let-speak = 発言を許す
people-remove = 退出させる

## キー

keys-title = キー
keys-arrows = カード・場所・ボタンの間を移動
keys-enter = フォーカスのあるものを出す、または選ぶ
keys-space = 同上。出来事の途中では次の場面へ
keys-digits = その番号の手のボタンを押す
keys-send = 組み立てた手を送る
keys-escape = 選択を解く、ウィンドウを閉じる
keys-enlarge = フォーカスのあるカードを大きく見る
keys-explain = 数や場所の意味を順に見る
keys-hint = ヒント
keys-again = 直前の出来事をもう一度見る
keys-panels = 記録、チャット、ルール
keys-undo = 手を戻すことを頼む
keys-help = この一覧
keys-about = 目立つカードを押すかドラッグすると出せます。それ以外のカードを押すと、どのルールに反するかがわかります。テーブルを軽く押すと先へ進みます。

## 設定

settings-title = 設定
settings-language = 言語
settings-motion = 速さ
settings-motion-off = なし
settings-motion-fast = 速い
settings-motion-normal = ふつう
settings-motion-slow = ゆっくり
settings-cardSize = カードの大きさ
settings-cardSize-small = 小
settings-cardSize-medium = 中
settings-cardSize-large = 大
settings-look = 見た目
settings-look-system = 端末に合わせる
settings-look-light = 明るい
settings-look-dark = 暗い
settings-felt = テーブルクロス
settings-felt-game = ゲームごと
settings-felt-moss = 苔
settings-felt-sea = 海
settings-felt-wine = ワイン
settings-felt-slate = 石板
settings-deck = カードのデザイン
settings-deck-classic = クラシック
settings-deck-modern = モダン
settings-deck-linen = リネン
settings-volume = 音
settings-volume-off = なし
settings-volume-quiet = 小さい
settings-volume-normal = ふつう
settings-volume-loud = 大きい
settings-only-move = 選べる手が一つだけなら自動で行う
settings-only-move-about = 少し間をおいてから。秘密が知れるところでは行いません
settings-premove = 手番の前にカードを選んでおく
settings-premove-about = 手札やトリックが変わっていなければ、手番が来たときに出されます
settings-left-handed = 左利き用：ボタンを左に
settings-notices = 自分の番を知らせる
settings-notices-about = このページが裏にある間。まずブラウザーが許可を求めます
settings-notices-refused = このページではブラウザーが許可していません。ブラウザーの設定で変えられます。
webhook = Webhook
webhook-about = ページを開いていないとき、自分の番を知らせる先
webhook-keep = 保存
webhook-kept = 保存しました。
webhook-nobody = 知らせません。
webhook-signed = 署名の鍵

## 終了

result-title = 結果
result-you-won = あなたの勝ちです！
result-won = { $count ->
   *[other] { $names }の勝ち
}
result-nobody = 勝者なし
result-together = 全員の勝利
result-lost-together = 全員の負け
result-place = 順位
result-player = プレイヤー
result-points = 得点
result-again = もう一度遊ぶ
result-to-rematch = 再戦へ
result-look = テーブルを見る
result-replay = リプレイ
result-record = 記録を保存
result-fair = 配札を確かめる
result-fair-about = 最初のカードの前に、全員がこのハッシュを見ました。記録を保存し、{ $command } で確かめられます。

## 振り返り。数字は100点満点：100は確実な勝ち、または最高の結果。

review-title = 振り返り
review-thinking = すべての選択を調べています…
review-curve = 最初の選択から終わりまで、この席の見込み
review-sum = 配る前{ $even }点、運で{ $luck }点、選択で{ $skill }点、最後は{ $most }点中{ $result }点。
review-sum-how = 「配る前」は、定石どおりに打つボットの見込みです（ほかの人はときどき間違えるとして）。「選択」は、そのボットの手と比べた損得です。
review-turn = { $decision }手目：『{ $move }』で残りは{ $most }点中{ $hope }点。もっとよい手はありますか？
review-look = 見る
review-show = 教えて
review-better = 『{ $move }』なら実際の手より{ $loss }点多く得られます（誤差{ $error }点）。
review-close = どの選択も正しいか、僅差でした。
review-scale = { $kind ->
    [points] 見込みの得点（{ $most }点中）
   *[chance] 勝つ見込み（{ $most }回中）
}
review-all = すべての選択
review-choice = { $decision }手目『{ $move }』：{ $verdict ->
    [best] これよりよい手は見つかりません。
    [mistake] { $loss }の損（誤差{ $error }）。
   *[close] 僅差です（{ $loss }、誤差{ $error }）。
}
review-try = もう一度考える
review-find = ここでは『{ $move }』を選びました。もっとよい手を探してください。
review-good = 『{ $move }』は正解か、それに近い手です。
review-worse = 『{ $move }』は最善より{ $loss }の損{ $better ->
    [yes] ですが、実際の手よりはよい手です
   *[no] です
}。
review-back = リプレイに戻る

## パズル
puzzles-title = 今日のパズル
puzzle-number = パズル { $number } / { $count }
puzzle-task = { $puzzle }：はっきり正しい手が1つあります。どれでしょう？
puzzle-you = あなた
puzzle-other = { $seat }番の席
puzzle-right = 正解：『{ $move }』。
puzzle-wrong = 最善ではありません。100点中少なくとも{ $loss }点の損です。正解は『{ $move }』。
puzzle-loses = 『{ $move }』は少なくとも{ $loss }点の損。
puzzle-before = 前のパズル
puzzle-next = 別のパズル
puzzle-link = このパズルへのリンク
question-why = 説明

## リプレイ

replay-seen-by = 視点
replay-open = 全員の手札を公開
replay-first = 最初へ
replay-last = 最後へ
replay-jump = 移動先…
replay-link = この場面へのリンク
replay-marks-round = ラウンド
replay-marks-trick = トリック
replay-marks-own = この席の決断
replay-marks-turn = 分かれ目
replay-trick = 第{ $number }トリック
replay-decided = { $number }: { $move }
replay-everybody = 全員
replay-back = 戻る
replay-forward = 進む
replay-play = 再生
replay-pause = 停止
replay-decision = 手数
replay-after = { $count }手の後
replay-continue = ここから続ける
replay-fetching = 対戦を読み込んでいます…

## レッスン：案内つきのはじめてのゲーム

lesson-title = レッスン
lesson-learn = 遊んで覚える
lesson-fetching = レッスンを読み込んでいます…
lesson-step = ステップ{ $step }／{ $steps }
lesson-next = 次へ
lesson-finish = 終わる
lesson-again = 最初から
lesson-other = その手も可能です。でも、ここではレッスンのとおりに試してみましょう。
lesson-read-first = 先に読み進めてください。「次へ」を押します。
lesson-send = これで全部です。下の「送信」ボタンを押してください。
lesson-learned = これで覚えたこと
lesson-play = はじめての対局へ

## 断り

problem-offline = サーバーに接続できません。ネットワークを確認してください。
problem-connection = 接続が切れました。もう一度お試しください。
problem-status = サーバーの応答：{ $status }。
problem-not-understood = サーバーが理解できませんでした。ページを再読み込みしてください。
problem-bad-setup = その設定では遊べません。
problem-bad-record = このファイルは表示できる対戦記録ではありません。
problem-nothing-here = ここには何もありません。
problem-other-site = ほかのサイトからのリクエストは受け付けません。
problem-broken = こちらで問題が起きました。記録しました。
problem-away = いまサーバーが保存先に接続できません。何も失われていません。少し待ってからもう一度お試しください。
problem-too-many-requests = リクエストが多すぎます。少しお待ちください。
problem-too-many-messages = メッセージが多すぎます。ゆっくりお願いします。
problem-too-many-tables = 同じアドレスから開いているテーブルが多すぎます。先にどれかを終了してください。
problem-too-much-work = 計算の依頼が多すぎます。少しお待ちください。
problem-too-much-said = 一度にたくさん発言しすぎです。少しお待ちください。
problem-too-large = 大きすぎます。上限は{ $bytes }バイトです。
problem-unknown-browser = このブラウザは登録されていません。
problem-name-unseen = 名前には目に見える文字か記号が一つ以上必要です。
problem-name-long = 名前は{ $most }文字までです。
problem-not-a-webhook = Webhookには公開された https:// または http:// のアドレスを指定してください。
problem-no-such-table = そのテーブルはありません。
problem-no-such-code = そのコードのテーブルはありません。
problem-no-such-game = そのゲームはありません。
problem-no-such-seat = その席はありません。
problem-no-such-point = 対戦にその場面はありません。
problem-unreadable-table = このテーブルはもう開けません。
problem-no-own-cards = このテーブルはゲームのカードで遊んでいます。
problem-no-such-puzzle = そのパズルはありません。
problem-not-yours = その操作はできません。
problem-only-host = ホストだけができます。
problem-only-players = 再戦を申し込めるのは、対戦した人だけです。
problem-only-seated = 観戦中はできません。
problem-removed = ホストによってこのテーブルから外されました。
problem-muted = ホストによってこのテーブルでの発言が止められています。
problem-say-who = 先に名前を教えてください。
problem-wrong-token = このテーブルの席の鍵ではありません。
problem-wrong-claim = この招待はこの席のものではありません。
problem-seat-lost = この席はほかの人のものになりました。
problem-one-seat = このテーブルにはもうあなたの席があります。二つの席では遊べません。
problem-that-is-you = それはあなた自身です。
problem-all-taken = 席はすべて埋まっています。
problem-seat-taken = その席にはもう人がいます。
problem-bot-there = その席ではもうボットが遊んでいます。
problem-seat-free = 空いている席があります。人かボットで埋めてください。
problem-still-here = その人はここにいます。ボットが代われるのは、いない人だけです。
problem-owner-here = その人はここにいます。席を譲れるのは本人だけです。
problem-owner-back = その人が戻ってきたので、席はそのままです。
problem-no-bot-there = だれかに席を譲ると、ボットが席を空けます。
problem-left-just-now = その人は席を立ったばかりです。あと{ $seconds }秒お待ちください。
problem-not-your-turn = あなたの手番ではありません。
problem-begun = 対戦はもう始まっています。
problem-begun-stays = 対戦が始まっています。対戦中の人は外せません。
problem-begun-leave = 対戦が始まっています。テーブルを離れると、ボットが続けます。
problem-not-over = 対戦はまだ終わっていません。
problem-move-stands = 最後の手は取り消せません。取り消せるのは、全員に見えた手で、カードや運の結果が出る前だけです。
problem-nobody-asks = それはあなたに聞かれていません。
problem-faster = ほかの人のほうが先でした。もう一度お試しください。
problem-other-rules = この対戦は以前のルールで行われました。対戦記録は残っていますが、いまのルールでは表示できません。
problem-only-finished = 対戦が終わってからできます。
problem-only-signs = このテーブルではサインだけが使えます。
problem-no-chat = このテーブルではチャットは使えません。
problem-no-free-talk = 対戦中、このゲームではカードのことを伝えないサインだけが使えます。
problem-outdated = このサーバーはプロトコルのバージョン{ $version }を使っています。ページを再読み込みしてください。
problem-table-is =
    { $status ->
        [waiting] 対戦はまだ始まっていません。
        [playing] 対戦は進行中です。
        [paused] テーブルは一時停止中です。
        [finished] 対戦は終わりました。
        [broken] このテーブルは続けられません。ルールが変わり、これまでの手を再現できません。
       *[ended] テーブルは終了しました。
    }

open-chance-decides = 次に何が起きるかは運しだいです。
open-hidden-decides = 次に何が起きるかは、見えていないものによって決まります。

replay-redealt = { $seat-is ->
    [you] ここから別の展開です。あなたが知らなかったものは配り直されました。
   *[other] ここから別の展開です。{ $seat }さんが知らなかったものは配り直されました。
}

sign-hello = こんにちは
sign-thanks = ありがとう
sign-well-played = お見事
sign-oops = おっと
sign-too-difficult = 難しすぎる
sign-hurry-please = お急ぎください
sign-one-moment = 少々お待ちを
sign-good-game = いい勝負でした
sign-ha = はは！
sign-wow = わあ

## 自分の対戦

history-all = すべての対戦と成績
history-title = 自分の対戦
history-fetching = 対戦を読み込み中…
history-link = これは私です
history-link-about = 別の端末でこのアドレスを開くか、コードをカメラで読み取ると、そこでも同じ人として全対戦を見られます。これを持つ人はあなたになれるので、誰にも渡さないでください。
history-export = すべてをファイルに保存
history-forget = 自分を削除
history-forget-about = すべての対戦から名前が消え、履歴と成績は削除され、席はボットが引き継ぎます。元には戻せません。
history-forget-yes = 完全に削除する
history-renew = 新しいアドレスを作る
history-renew-about = 古いアドレスとほかの端末は使えなくなります。
history-matches = 対戦
history-none = まだ終わった対戦はありません。
history-more = さらに表示
history-bot = { $name }（{ $bot }）
history-result = { $result }、得点 { $points } · { $date }
history-ended = { $result } · { $date }
history-reviewed = 振り返り ✓
history-sum = { $matches }戦、{ $won }勝。
history-against = 相手
history-won = 勝ち
history-share = 割合（100中）
history-people = 人
history-mixed = さまざまなボットと人
history-of = { $matches }戦中{ $won }
history-range = { $share }（{ $low }–{ $high }）
history-points = 対戦ごとの得点、{ $low }～{ $high }。塗りは勝ち
history-strongest = 得意：『{ $move }』のような選択の損は平均100中{ $loss }（{ $count }回）。
history-weakest = 苦手：『{ $move }』のような選択の損は平均100中{ $loss }（{ $count }回）。
me-found = これは{ $name }のアドレスです。これからこのブラウザーで{ $name }になりますか？
me-instead = このブラウザーでの{ $name }の対戦は{ $name }のものとして残ります。先にそのアドレスを控えてください（自分の対戦→これは私です）。控えないと失われます。
me-yes = はい、これは私です

## 今日の一戦と、デュプリケートの夕べ

day-title = 今日の一戦
day-once = 今日は全員が同じカードで、同じボットと対戦します。遊べるのは1回だけです。
day-play = { $players ->
    [0] 一番乗りで遊ぶ
   *[other] { $players }人がプレイ
}
day-going = 続ける
day-done = { $players }人の結果
day-about = { $day } 第{ $number }戦
day-place = { $players }人中{ $place }位
day-percentile = 100人中{ $share }人より上です（同じ結果は半分と数えます）。
day-points = 全員の得点の分布、{ $low }～{ $high }
day-ranks = 各卓での順位の分布、{ $low }位～{ $high }位
day-others = プレイした人
day-nobody = まだ誰も終えていません。
day-fair = 下のハッシュは前日に公開され、その元の秘密は日が終わると公開されます。自分の対戦の記録を保存しておけば、すべてのカードを確かめられます。
day-compare = ほかの人と比べる
evening-new = デュプリケートの夕べ…
evening-title = デュプリケートの夕べ
evening-about = 複数の卓が同じ配りで遊びます。ほかの卓で同じカードを持った人と比べるので、カードの運は関係ありません。
evening-name = 名前
evening-game = ゲーム
evening-tables = 卓
evening-deals = 配りの数
evening-make = 卓を作る
evening-facts = { $game }：{ $deals }配り、{ $tables }卓。
evening-table = 第{ $number }卓
evening-at = { $deals }配り中{ $deal }
evening-waiting = プレイヤー待ち、コード{ $code }
evening-sit = 卓を開いて席に着きましょう。卓のコードかリンクで、ほかの人も同じ卓に来られます。空席には、ホストがボットを入れられます。
evening-ranking = 順位
evening-who = 名前
evening-points = ポイント
evening-nothing = まだ比べられません。どれかの配りが終わるまでお待ちください。
evening-how = 同じ席・同じ配りで自分より下の人ごとに2点、同じ人ごとに1点。
evening-next = 次の配り
share-title = 結果を見せる
share-text = 共有する文
share-copy-text = 文をコピー
share-picture = 画像を保存
share-players = { $count }人で
problem-no-such-deal = そのような配りや夕べはありません。
problem-shared-deal = ほかの人も同じ配りで遊びます。日が終わるまで、助言も席の譲渡も途中からの再開もできません。
problem-play-first = まず遊んでください。そのあとで、ほかの人の結果を見られます。
problem-other-table = あなたはこの夕べの別の卓に座っています。
problem-evening-over = これが最後の配りでした。
problem-played-already = この配りはもう遊びました。明日また新しい配りがあります。
