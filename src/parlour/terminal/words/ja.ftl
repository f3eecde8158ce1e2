### 端末。入力する言葉はどの言語でも同じ。大文字の言葉の所には実際のものを入れる。

## 入力できるもの

help-move = 手の番号か、手の文字を入力してください。手が一つしかないときはEnterだけで選べます。
usage-help = ? [ID]
help-help = この説明。ルールの番号を付けるとそのルール
usage-why = why MOVE
help-why = その手ができない理由
usage-moves = moves
help-moves = できる手をすべて表示
usage-hint = hint
help-hint = ボットならどうするか、その理由
usage-sign = sign 合図
help-sign = 合図を出す（合図のあるゲームで）
usage-rules = rules [ID|all]
help-rules = 遊び方、一項目、または全項目
usage-log = log
help-log = これまでの出来事
usage-table = table
help-table = 場のすべてとカードの名前
usage-undo = undo
help-undo = 自分の手を取り消す
usage-save = save FILE
help-save = ゲームを記録として保存
usage-quit = quit
help-quit = 席を離れる

## 場

you = あなた
empty = なし
more-moves = …ほかに{ $count }通り：「moves」ですべて表示
more-table = …続きあり：「table」ですべて表示

## 返事。$reason は一つの文。

moves-are = { $count ->
    [1] 選べる手は1番だけです（? で説明）。
   *[other] 選べる手は1番から{ $count }番までです（? で説明）。
}
not-possible = できません。{ $reason }
not-possible-by = できません。{ $reason }（{ $clause }。「? { $clause }」でルールを表示）
legal-move = それはできる手です。
hint = { $number }：『{ $label }』（{ $move }）。{ $reason }
coach-slip = この手は取り消せます（undo）。100点中およそ{ $loss }点の損です。Enterで続けます。よりよい手：『{ $label }』（{ $move }）。{ $reason }
coach-last = 「{ $made }」は100点中およそ{ $loss }点の損でした。よりよい手：『{ $label }』（{ $move }）。{ $reason }
sign-or-none = リードの前に合図を1つ出せます：{ $signs }。Enterだけなら出しません。
no-clause = 「{ $id }」というルールはありません。
save-where = 保存先を入力してください。例：save tonight.jsonl
saved = 保存しました：{ $path }
not-saved = 保存できませんでした：{ $error }
stands = その手は取り消せません。{ $reason }
bot-fault = { $fault }（代わりに無作為の手を選びました）
goodbye = またどうぞ。

## 終わり

won = 勝ち
score = { $score }
together = 全員での結果：{ $score }
can-verify = 配られたカードは確かめられます。保存してから「parlour verify FILE」を実行してください。
afterwards = 「save FILE」で保存、「log」で出来事を表示、Enterで終了します。

## レッスン

lesson-look = ➜ { $things }
lesson-read = Enterで次へ
lesson-help = 手を入力してください（「hint」で入力例を表示）
lesson-do = 次の手：『{ $label }』（{ $move }）
lesson-other = その手も可能です。でも、ここでは『{ $label }』（{ $move }）を試してみましょう。
lesson-learned = これで覚えたこと：
lesson-then = はじめての対局：{ $command }

## 始める前

settled = カードの配り方は決まりました。ハッシュ：{ $hash }
which-game = どのゲームにしますか。
how-many = 席の数は？ { $least }～{ $most }（Enter：{ $usual }）
a-number = { $least }から{ $most }までの数を入力してください（qで終了）。
seats = { $seats }人
column-game = ゲーム
column-seats = 人数
column-minutes = 分

## 振り返り。100点満点：100は確実な勝ち、または最高の結果。

review-result = { $seat }番の席の結果は{ $most }点中{ $result }点です。
review-sum = 定石どおりに打つボットなら（ほかの人がときどき間違えるとして）配る前は{ $even }点、運で{ $luck }点、そのボットとの差で{ $skill }点。
review-turn = { $decision }手目：「{ $made }」で残りは{ $most }点中{ $hope }点。
review-better = 『{ $best }』なら{ $loss }点多く得られます（誤差{ $error }点）。
review-close = どの選択も正しいか、僅差でした。

## コマンドを実行できない理由

why-no-lesson = { $game } のレッスンはありません
why-no-such-clause = ルール{ $id }はありません。あるのは{ $first }～{ $last }です
why-which-ladder = ゲームを指定するか、--check でファイルを指定してください
why-clock-or-iterations = --clock と --iterations は同時に使えません
why-no-match-ended = 最後まで終わった対局がありません
why-cannot-write = { $path } に書き込めません：{ $error }
why-no-package = コンパイルできるパッケージやゲーム { $package } が見つかりません
why-needs-extra = { $package } に必要なものがインストールされていません：pip install '{ $extra }'
why-exists-already = { $path } はすでにあります
why-no-game-name = { $name } はゲームの名前にできません。knockout-whist のように、小文字・数字・ハイフンで書いてください
why-needs-postgresql = 複数のプロセスには PostgreSQL が必要です。--redis と一緒に --store postgresql://… を指定してください
why-cannot-listen = { $host }、ポート{ $port }で待ち受けできません：{ $error }
why-port-taken = ポート{ $port }はほかのプログラムが使っています。--port N で別のポートを選べます
why-ports-taken = ポート{ $first }～{ $last }はすべて使われています。--port N で別のポートを選べます
why-no-address = 「{ $host }」というアドレスはここにはありません
why-no-whole-number = 「{ $text }」は{ $least }～{ $most }の整数ではありません
why-no-rate = 「{ $text }」は0より大きく{ $most }以下の数ではありません
why-no-file-name = 「{ $text }」はファイルやフォルダーの名前ではありません
why-is-a-folder = 「{ $text }」はファイルではなくフォルダーです
why-no-name = 名前が1つ以上必要です
why-figures-there = { $path } には数値が書かれます。ページの名前を指定してください（例：{ $page }）
why-no-store = 保存先には SQLite のファイルか postgresql://… を指定してください
