### 端末。入力する言葉はどの言語でも同じ。大文字の言葉の所には実際のものを入れる。

## 入力できるもの

help-move = 手の番号か、手の文字を入力してください。手が一つしかないときはEnterだけで選べます。
usage-help = ?
help-help = この説明
usage-why = why MOVE
help-why = その手ができない理由
usage-moves = moves
help-moves = できる手をすべて表示
usage-hint = hint
help-hint = ボットならどうするか、その理由
usage-sign = sign 合図
help-sign = 合図を出す（合図のあるゲームで）
usage-rules = rules [ID]
help-rules = ルール全体、または一項目
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
not-possible-by = できません。{ $reason }（{ $clause }）
legal-move = それはできる手です。
hint = ボットなら「{ $label }」を選びます（{ $move }）。{ $reason }
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

review-result = { $seat }番の席の結果は100点中{ $result }点です。
review-sum = 配る前は{ $even }点、運で{ $luck }点、標準の打ち方との差で{ $skill }点。
review-turn = { $decision }手目：「{ $made }」で残りは100点中{ $hope }点。
review-better = 「{ $best }」なら{ $loss }点多く得られます（誤差{ $error }点）。
review-close = どの選択も正しいか、僅差でした。

## コマンドを実行できない理由

why-no-such-clause = ルール{ $id }はありません。あるのは{ $first }～{ $last }です
why-which-ladder = ゲームを指定するか、--check でファイルを指定してください
why-clock-or-iterations = --clock と --iterations は同時に使えません
why-no-match-ended = 最後まで終わった対局がありません
why-cannot-write = { $path } に書き込めません：{ $error }
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
