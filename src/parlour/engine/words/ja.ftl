### どのゲームでも使う言葉。理由は文で書き、根拠となるルールは横に表示する。

face-down = 裏向きのカード
one-text = 「{ $text }」

why-over = ゲームはすでに終わっています。
why-not-plain = 手は一行の文字で入力してください。
why-not-a-move = 「{ $text }」という手はここにはありません。手は{ $forms }のように書きます。
why-not-asked = 今はそれを選ぶ場面ではありません。
why-not-legal = その手はここでは打てません。
why-nothing-decided = まだ何も決まっていません。
why-chance-came = その後に偶然の結果が出ています。
why-card-revealed = その手でカードが公開されています。
why-others-decided = その後にほかの人が決定しています。
