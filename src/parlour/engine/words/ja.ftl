### どのゲームでも使う言葉。理由は文で書き、根拠となるルールは横に表示する。

face-down = 裏向きのカード
# one after the other
sentences = { $before }{ $after }
one-text = 「{ $text }」

why-over = ゲームはすでに終わっています。
why-not-plain = 手は一行の文字で入力してください。
why-not-a-move = 「{ $text }」という手はここにはありません。手は{ $forms }のように書きます。
why-not-asked = 今はそれを選ぶ場面ではありません。
why-not-legal = その手はここでは打てません。
why-no-sign = そのような合図はここにはありません。
why-nothing-decided = まだ何も決まっていません。
why-chance-came = その後に偶然の結果が出ています。
why-card-revealed = その手でカードが公開されています。
why-others-decided = その後にほかの人が決定しています。

## カードファイル。{ $where }はファイル内の場所：キーと、リストの中の番号。

why-cards-none = このゲームにはカードファイルがありません。
why-cards-not-utf8 = カードファイルがUTF-8の文字ではありません。
why-cards-not-toml = カードファイルがTOMLではありません：{ $line }行目、{ $column }文字目。
why-cards-too-large = カードファイルが大きすぎます。{ $bytes }バイトまでです。
why-cards-too-many = カードファイルの項目が多すぎます。{ $most }個までです。
why-cards-too-deep = カードファイルの入れ子が深すぎます。{ $most }段までです。
why-cards-bad-key = { $where }：キーは目に見える{ $most }文字までの文字列です。
why-cards-unknown = { $where }：そのような項目はここにはありません。あるのは{ $known }です。
why-cards-not-a-value = { $where }：ここに書けるのは文字列、整数、trueかfalse、リスト、テーブルだけです。
why-cards-unseen = { $where }：目に見えない文字か、余分な空白があります。
why-cards-long = { $where }：文字列が長すぎます。{ $most }文字までです。
why-cards-missing = { $where }がありません。
why-cards-not-a-table = { $where }はテーブルでなければなりません。
why-cards-not-a-name = { $where }は目に見える文字列でなければなりません。
why-cards-not-a-flag = { $where }はtrueかfalseです。「{ $given }」ではありません。
why-cards-number = { $where }は{ $least }から{ $most }までの整数です。「{ $given }」ではありません。
why-cards-step = { $where }は{ $step }の倍数です。「{ $given }」ではありません。
why-cards-list = { $where }は{ $least }から{ $most }個のリストです。今は{ $given }個です。
why-cards-choice = { $where }を「{ $given }」にはできません。選べるのは{ $known }です。
why-cards-shape = { $where }は「{ $example }」のように書きます。「{ $given }」ではありません。
why-cards-twice = { $where }：「{ $given }」が二つあります。
why-cards-falls = { $where }：人数が増えても減ることはありません。
why-cards-some-of = { $where }には{ $known }のうち少なくとも一つが必要です。
why-cards-each-once = { $where }には次のそれぞれが一つずつ必要です：{ $known }。
why-cards-off-track = { $where }にはダイスのすべての目が必要です。{ $given }がありません。
why-cards-total = { $where }：全部で{ $total }枚です。{ $least }から{ $most }枚でなければなりません。
why-cards-too-few = カードファイルのカードは{ $total }枚です。{ $players }人では{ $least }枚必要です。

## ヒント：ボットならどうするか。数字は、同じような100ゲームのうちの勝ち数、または全員で取れる点数。$rival は別の手の呼び名。

hint-only = できる手はこれだけです。
hint-first-sight = 一見して、{ $count }通りの手の中で最もよい手です。先までは読んでいません。
hint-chance = 同じような100ゲームのうち、およそ{ $of }ゲームに勝ちます。{ $close ->
    [yes] 『{ $rival }』は{ $other }ゲームほどで、どちらがよいとも言えません。
   *[no] 次によい『{ $rival }』は{ $other }ゲームです。
}
hint-points = およそ{ NUMBER($of, minimumFractionDigits: 1) }点になります。{ $close ->
    [yes] 『{ $rival }』は{ NUMBER($other, minimumFractionDigits: 1) }点で、どちらがよいとも言えません。
   *[no] 次によい『{ $rival }』は{ NUMBER($other, minimumFractionDigits: 1) }点です。
}

## ゲームを始められない理由

why-unknown-game = 「{ $text }」というゲームはありません。あるのは{ $games }です
why-players = このゲームは{ $seats }人用です（{ $players }人では遊べません）
why-rules-version = ルールのバージョン{ $rules }で始めた記録です。ここにあるのはバージョン{ $known }です
why-card-file = カードファイル { $path }：{ $error }
why-option-form = オプション「{ $text }」は name=value の形ではありません
why-option-value = オプション{ $option }に「{ $value }」は使えません。使えるのは：{ $allowed }
why-unknown-option = 「{ $text }」というオプションはありません。{ $options-count ->
    [0] このゲームにオプションはありません
   *[other] このゲームのオプションは{ $options }です
}
why-unknown-bot = 「{ $text }」というボットはありません。あるのは{ $bots }です
why-no-net = { $game } には学習済みのネット「{ $net }」がありません
why-no-table = 「{ $text }」は卓の書き方ではありません。4 または 4:名前=値 のように書いてください
why-no-features = { $game } は特徴を定めていないため、ネットは学習できません
why-no-iterations = { $bot }：@の後には反復回数（1～{ $most }）を書きます
why-bots-for-seats = 席が{ $players }つなのにボットが{ $bots }つあります。1つ、または席の数だけ指定してください
why-no-such-seat = 席{ $seat }はありません。席は0～{ $last }です
why-not-finished = 振り返れるのは終わった対局だけです
