### どのゲームでも使う言葉。理由は文で書き、根拠となるルールは横に表示する。

face-down = 裏向きのカード
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

## ヒント。100ゲームあたりの勝ち数は、その手で続けた場合の見積もり。割合は、考えられる最高の結果に対するもの。

hint-only = できる手はこれだけです。
hint-first-sight = 一見して、{ $count }通りの手の中で最もよい手です。先までは読んでいません。
hint-wins = { $tried }通りの展開を想定すると、このような100ゲームのうち{ $of }ゲームに勝ちます。{ $close ->
    [yes] 「{ $rival }」は{ $other }ゲームで、どちらがよいとは言えません。
   *[no] 次によい手の「{ $rival }」は{ $other }ゲームです。
}
hint-reaches = { $tried }通りの展開を想定すると、考えられる最高の結果の{ $of }％に届きます。{ $close ->
    [yes] 「{ $rival }」は{ $other }％で、どちらがよいとは言えません。
   *[no] 次によい手の「{ $rival }」は{ $other }％です。
}

## ゲームを始められない理由

why-unknown-game = 「{ $text }」というゲームはありません。あるのは{ $games }です
why-players = このゲームは{ $seats }人用です（{ $players }人では遊べません）
why-rules-version = ルールのバージョン{ $rules }で始めた記録です。ここにあるのはバージョン{ $known }です
why-no-card-file = このゲームではカードファイルを使えません
why-card-file = カードファイル { $path }：{ $error }
why-option-form = オプション「{ $text }」は name=value の形ではありません
why-option-value = オプション{ $option }に「{ $value }」は使えません。使えるのは：{ $allowed }
why-unknown-option = 「{ $text }」というオプションはありません。{ $options-count ->
    [0] このゲームにオプションはありません
   *[other] このゲームのオプションは{ $options }です
}
why-unknown-bot = 「{ $text }」というボットはありません。あるのは{ $bots }です
why-no-iterations = { $bot }：反復回数（1～{ $most }）を指定できるのは、探索するレベルだけです
why-bots-for-seats = 席が{ $players }つなのにボットが{ $bots }つあります。1つ、または席の数だけ指定してください
why-no-such-seat = 席{ $seat }はありません。席は0～{ $last }です
