### 用語：属性カード、おつかい（errand）、レベル、リードプレイヤー、トリック、手札交換、おつかい交換、判定、補充、達成。
### 「場」は並べたおつかい（display）、「山」は各レベルのおつかいの山。カードは「」で囲む。

title = オツカイフクロウの苦労話
tagline = 使い魔3羽、9トリック、相談なし。力を合わせて魔女のおつかいをこなそう。
published = オツカイフクロウの苦労話（英語版 Familiar’s Trouble）。作：Fukuroudou。

## 名詞

# .meaning：カードの小さな文字
card = { $colours ->
    [red] 赤
    [blue] 青
    [red-blue] 赤青
    [green] 緑
    [red-green] 赤緑
    [blue-green] 青緑
   *[all] 三色
}{ $value }
    .meaning = { $colours ->
        [red] 命
        [blue] 水
        [red-blue] 命・水
        [green] 木
        [red-green] 命・木
        [blue-green] 水・木
       *[all] 命・水・木
    }
level = { $number }
need = { $colour ->
    [red] 赤
    [blue] 青
   *[green] 緑
}{ $value }
# レベル以外のすべて。.full はレベルも、.short は文中の呼び名、.id は一覧用
errand = おつかい{ $id }{ $named ->
    [yes] 「{ $name }」
    [house] 「{ house-errand }」
   *[no] { "" }
}（{ $needs }で{ $points }点）
    .full = レベル{ $level }のおつかい{ $id }{ $named ->
        [yes] 「{ $name }」
        [house] 「{ house-errand }」
       *[no] { "" }
    }（{ $needs }で{ $points }点）
    .short = おつかい{ $id }
    .id = { $id }
    .needs = { $needs }
    .name = { $named ->
        [yes] { $name }
        [house] { house-errand }
       *[no] { $id }
    }
# 自家製おつかいの名前。魔女が作る道具で、ゲーム上の意味はない
house-errand = { $house ->
    [e1a] 消えないろうそく
    [e1b] 朝露の小びん
    [e1c] 白樺のほうき
    [e1d] 鼓動の太鼓
    [e1e] 雨ふり鈴
    [e1f] 柳の杖
    [e1g] 冷めないティーポット
    [e1h] 苔のまくら
    [e1i] いばらの針
    [e2a] 火とかげのかまど
    [e2b] 月の鏡
    [e2c] ささやく本棚
    [e2d] 赤らむインク
    [e2e] 葦の小舟
    [e2f] 思い直しのりんご
    [e2g] 涙をかわかすハンカチ
    [e2h] 霧のランタン
    [e2i] 鼓動する時計
    [e3a] 不死鳥の羽ペン
    [e3b] びん詰めの潮
    [e3c] 根っこの家
    [e3d] 九つの命の霊薬
    [e3e] ひとりでに満ちる大釜
    [e3f] 道を知るほうき
    [e3g] 水晶玉
    [e3h] 朝霧の外套
   *[e3i] 生きたばらの冠
}
one-card = 「{ $card }」
one-errand = { $errand-id }
wanted-errand = { $errand-id }（{ $errand-needs }）

## 場

zone-hand = 手札
zone-hand-help = このカードについて話してはいけません。
zone-table = トリック
zone-table-help = このトリックのカードです。色ごとの合計で、おつかいを達成します。
zone-display = おつかい
zone-display-help = 1回のトリックの合計が、すべての数に届けば達成です。
zone-errands = レベル{ $value }のおつかい
zone-errands-help = これから出るおつかいです。レベルが高いほど難しく、点も高くなります。
zone-collection = 達成したおつかい
zone-collection-help = みんなで達成したおつかいです。
zone-deck = 属性カード
zone-deck-help = なくなるまで、トリックごとに全員が1枚引きます。
zone-used = 使用済み（{ $value ->
    [red] 赤
    [blue] 青
    [green] 緑
   *[many] 多色
}）
zone-used-help = これまでのトリックのカードです。誰でも見直せます。
counter-round = ラウンド
counter-round-help = 全9ラウンドで、1ラウンドにトリックは1回です。
counter-rounds = 全ラウンド
counter-rounds-help = ラウンドの総数です。
counter-points = 得点
counter-points-help = 達成したおつかいの合計点です。20点でみんなの勝ちです。
counter-band = 魔女
counter-band-help = 得点に対する魔女の評価です。20点からまずまず、30点から見直し、40点から感心です。
value-band = { $value ->
    [displeased] ご機嫌ななめ
    [so-so] まあまあ
    [better] 見直した
    [impressed] 感心
   *[legendary] 伝説級
}
counter-target = 最初の目標
counter-target-help = 初めてなら、まずこの点を目指しましょう。
counter-lead = リードプレイヤー
counter-lead-help = このトリックで最初に出し、交換を決める人です。
counter-total = トリックの合計（{ $value ->
    [red] 赤
    [blue] 青
   *[green] 緑
}）
counter-total-help = この色のカードの合計です。複数の色を持つカードは、それぞれにそのまま数えます。
counter-talk = 相談
counter-talk-help = 対戦中に話してよいことです。
value-talk = { $value ->
    [none] 手札・おつかいの話はなし
   *[signs] 1トリックに合図1つ、リードの前
}
counter-house = オリジナルのおつかい
counter-house-help = おつかいの数は独自のものです。ルールブックには絵でしか載っていません。
counter-sign = 合図
counter-sign-help = この人が出してほしいものです。手札を伝えるものではありません。
value-sign = { $value ->
    [none] なし
    [red] 赤がほしい
    [blue] 青がほしい
    [green] 緑がほしい
    [high] 大きい数がほしい
   *[low] 小さい数がほしい
}
counter-signing = 合図を出せます
counter-signing-help = リードのカードが出るまで、1人1回合図を出せます。
phase-hand-exchange = 手札交換
phase-hand-exchange-help = 全員が左隣に1枚渡すかどうかを、リードプレイヤーが決めます。
phase-errand-exchange = おつかい交換
phase-errand-exchange-help = リードプレイヤーは、おつかい1枚を山の上のものと取り替えられます。
phase-trick = トリック
phase-trick-help = 全員が1枚ずつ出します。リードのカードと同じ色があれば、それを出します。
phase-replenishment = おつかいの補充
phase-replenishment-help = トリックに勝った人が、どのレベルから新しいおつかいを引くかを選びます。
phase-over = ゲーム終了
verdict = { $points }点。{ $band ->
    [displeased] 魔女はご機嫌ななめ。次のおつかいに期待しましょう。
    [so-so] まあまあ。魔女はぶつぶつ言いながらも許してくれました。
    [better] 魔女はあなたたちを少し見直しました。
    [impressed] 魔女は感心しています。やり残しはほとんどありません。
   *[legendary] 伝説級！ この使い魔たちの話は長く語り継がれるでしょう。
}

## 質問

ask-exchange = { $seat-is ->
    [you] 全員が左隣にカードを1枚渡しますか？
   *[other] { $seat }さんが手札交換をするか決めます
}
ask-pass = { $seat-is ->
    [you] { $to }さんにカードを1枚渡してください
   *[other] { $seat }さんが{ $to-is ->
        [you] あなた
       *[other] { $to }さん
    }にカードを1枚渡します
}
ask-swap = { $seat-is ->
    [you] おつかいを1枚交換するか、そのままにするか選んでください
   *[other] { $seat }さんがおつかい交換をするか決めます
}{ $lost-count ->
    [0] { "" }
   *[other] （もう届かない：{ $lost }）
}
ask-lead = { $seat-is ->
    [you] 好きなカードをリードしてください。ほかの人は、できれば同じ色を出します
   *[other] { $seat }さんがリードします
}{ $lost-count ->
    [0] { "" }
   *[other] （もう届かない：{ $lost }）
}
ask-follow = { $seat-is ->
    [you] できれば「{ $lead }」と同じ属性のカードを出してください
   *[other] { $seat }さんが「{ $lead }」に続けてカードを出します
}{ $met-count ->
    [0] { "" }
   *[other] （条件達成：{ $met }）
}{ $lost-count ->
    [0] { "" }
   *[other] （もう届かない：{ $lost }）
}
ask-draw = { $seat-is ->
    [you] 補充するおつかいの山を選んでください
   *[other] { $seat }さんがおつかいを補充します
}

## 選択

choice-exchange = 全員が左隣にカードを1枚渡す
choice-keep = 手札交換をしない
choice-pass = { $to }さんに「{ $card }」を渡す
choice-stay = おつかいをそのままにする
choice-swap = { $errand }をレベル{ $level }の次の1枚と交換する
choice-play = 「{ $card }」を出す{ $met-count ->
    [0] { "" }
   *[other] （{ $met }を達成）
}
choice-draw = レベル{ $level }のおつかいを引く

## 出来事

event-drew = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $cards }を引きました。
event-drew-hidden = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}カードを{ $count }枚引きました。
event-laid-out = レベル{ $level }から{ $errand }が場に出ました。
event-round = 第{ $round }ラウンド：{ $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}がリードプレイヤーです。
event-called = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}手札交換を行うことにしました。
event-declined = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}手札交換を行わないことにしました。
event-passed = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $to-is ->
    [you] あなた
   *[other] { $to }さん
}に「{ $card }」を渡しました。
event-passed-hidden = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $to-is ->
    [you] あなた
   *[other] { $to }さん
}にカードを1枚渡しました。
event-stayed = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}おつかいをそのままにしました。
event-swapped = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $old-short }を、レベル{ $level }の{ $errand }と交換しました。
event-played = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}「{ $card }」を出しました。
event-took-lead = トリックの合計は赤{ $red }、青{ $blue }、緑{ $green }。{ $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}が次のリードプレイヤーです。
event-completed = { $errand-short }を達成しました。{ $points }点、合計{ $total }点です。
event-refilled = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}レベル{ $level }から{ $errand }を引きました。
event-signed = { $seat }は{ $sign ->
    [red] 赤
    [blue] 青
    [green] 緑
    [high] 大きい数
   *[low] 小さい数
}を出してほしいようです。
event-ended = ゲーム終了。{ verdict }

## 終わり

feat-led = 最も多くリードプレイヤーになった：{ $amount }回

## できない理由

why-no-hand-exchange = この卓では手札交換を行いません。
why-no-errand-exchange = この卓ではおつかい交換を行いません。
why-first-exchange = まず手札交換をするかどうか決めてください（「exchange」か「keep」）。
why-first-pass = 手札交換の最中です。断れません。1枚渡してください。
why-first-swap = おつかい交換の時間です。1枚交換するか「stay」を選んでください。
why-first-play = トリックの最中です。カードを出してください。
why-first-draw = おつかいの補充中です。どれかのレベルの山から引いてください。
why-not-in-hand = 手札に「{ $card }」がありません。
why-only-match = 「{ $lead }」に合うのは「{ $card }」だけです。それか三色のカードを出してください。
why-match = 「{ $lead }」をフォローできます。{ $cards }、または三色のカードを出してください。
why-not-on-display = { $errand-short }は場に出ていません。
why-pile-empty = レベル{ $level }の山は空です。
why-no-hints = この卓はヒントなしです。何を出すかの合図はできません。
why-sign-before-lead = 合図はトリックの最初のカードが出る前だけです。
why-sign-shown = 合図は1トリックに1回です。もう出しています。

## 合図（ヒントあり）：出してほしいもの

sign-red = 赤
sign-blue = 青
sign-green = 緑
sign-high = 大
sign-low = 小

## 選択ルール

option-hand_exchange = 手札交換
option-hand_exchange-help = 毎ラウンド、リードプレイヤーは全員に左隣へカードを1枚渡させることができます。
option-errand_exchange = おつかい交換
option-errand_exchange-help = 毎ラウンド、リードプレイヤーはおつかいを1枚交換できます。
option-display = 場に並べるおつかい
option-display-help = レベル1・2・3のおつかいを何枚ずつ並べるか。やさしくするなら3/2/0か4/2/0。
option-display-allowed = 3/1/1のような3つの数（合わせて1〜9枚）
option-any_colour_wins = どの属性でも勝てる
option-any_colour_wins-help = 属性に関係なく、いちばん大きい数を出した人が次のリードプレイヤーになります。
option-hints = 合図
option-hints-help = 各トリックの前に、出してほしいものを合図で伝えられます。

## その手がよい理由（短く）

motive-completes = おつかい{ $errands }を達成します。
motive-aims = { $errand-short }を狙えます。同じような100回のトリックのうち、およそ{ $of }回は達成できます。
motive-sheds = 届くおつかいがないので、後で最も役に立たないカードです。
motive-keeps = 「{ $card }」を後のトリックに残せます。
motive-helps-answer = { $to-is ->
    [you] あなた
   *[other] { $to }さん
}は、そのカードであなたのリードに応えられます。
motive-goes-with = 受け取った「{ $card }」とよく合います。
motive-exchanges = カードを渡し合うと、手札がおつかいに合いやすくなります。
motive-stays = 今並んでいるおつかいのほうが、まだ見ぬおつかいより手札に合います。
motive-unlikely = { $errand-short }は今の手札では助けにくく、別のおつかいのほうが平均して楽です。
motive-suits-level = 手札に最も合うのはレベル{ $level }のおつかいです。

## 決める前に大事なこと

matter-exchanging = 交換すると、手札がおつかいに合いやすくなり、隣の人の手札も1枚わかります。
matter-passing = { $to-is ->
    [you] あなた
   *[other] { $to }さん
}に1枚渡します。おつかいの助けになるカードか、自分には不要なカードを選びましょう。
matter-swapping = 自分のカードがどれも役に立たないおつかいはありませんか。別のものと交換できます。
matter-drawing = 易しいおつかいは点が低く、難しいものは高い点です。次のカードで助けられるものを引きましょう。
matter-leading = あなたがリードです。ほかの人は同じ色を出さなければなりません。狙うおつかいを決め、最も必要な色を出しましょう。
matter-within-reach = トリックの合計とおつかいを見比べましょう。足りない分を足し、残りは後の人に任せます。
matter-can-complete = あなたが最後です。{ $errands }を達成できます。
matter-nothing-to-meet = このトリックで達成できるおつかいはありません。最も要らないカードを出しましょう。
