### 日本語版の題名は「ファミリートレード」。ほかの用語は当方の訳。
### マーケットメイク（ルールとカード）、市場の神、バトルロイヤル、トレードカード、トレードダイス、セット、親、
### リーチ！（one to go）、あがり！（done）、ジャックポット、銀行、借金、振り直す、山札、捨て札、流局（washout）。
### カードファイルに独自の品物があれば $kind は other、$name を示す。金額は万で数える（$amount-man）。

title = ファミリートレード
tagline = 3セットをそろえ、市場を読んで、値下がりする前にあがろう。
published = Family Trade。説明書には作者も出版社も書かれていません。

## 名詞

# .start：文頭と相場表の見出し。.effect：ダイスの目
item = { $kind ->
    [gold] 金
    [gems] ダイヤモンド
    [home] 不動産
    [cafe] コーヒー
    [shares] 株
    [oil] 石油
    [shrimp] エビ
    [coin] 仮想通貨
   *[other] { $name }
}
    .start = { $kind ->
        [gold] 金
        [gems] ダイヤモンド
        [home] 不動産
        [cafe] コーヒー
        [shares] 株
        [oil] 石油
        [shrimp] エビ
        [coin] 仮想通貨
       *[other] { $name }
    }
    .effect = ダイス：{ $track }
card = { $kind ->
    [gold] 「金」
    [gems] 「ダイヤモンド」
    [home] 「不動産」
    [cafe] 「コーヒー」
    [shares] 「株」
    [oil] 「石油」
    [shrimp] 「エビ」
    [coin] 「仮想通貨」
    [MM] 「マーケットメイク」
   *[other] 「{ $name }」
}
    .start = { $kind ->
        [gold] 金
        [gems] ダイヤモンド
        [home] 不動産
        [cafe] コーヒー
        [shares] 株
        [oil] 石油
        [shrimp] エビ
        [coin] 仮想通貨
        [MM] マーケットメイク
       *[other] { $name }
    }
    .effect = { $track-count ->
        [0] 品物1つの値を1段階動かせる
       *[other] ダイス：{ $track }
    }
one-card = { $card }
one-set = { $item }
one-price = { $item }{ $amount ->
    [0] 0
   *[other] { $amount-man }万
}
one-amount = { $amount ->
    [0] 0
   *[other] { $amount-man }万
}
one-code = { $code }

## 場

phase-between = ディールの合間
phase-between-help = 新しい親が、市場を残すか、すべて振り直します。
phase-turns = 引いて捨てる
phase-turns-help = 1枚引き、3セットそろえばあがり、そうでなければ1枚捨てます。
phase-out = あがり
phase-out-help = あがった人が換金します。
phase-over = ゲーム終了
zone-deck = 山札
zone-deck-help = ここからカードを引きます。
zone-hand = 手札
zone-hand-help = 同じカード3枚で1セットです。
zone-discards = 捨て札
zone-discards-help = 捨て札は、捨てられた直後に、あがるためにだけ取れます。
zone-shown = 公開した手札
zone-shown-help = あがった手札です。
zone-last = 前回のあがりの手札
zone-last-help = 前のディールであがった手札です。
zone-gone = プレイマット（ゲームから除外）
zone-gone-help = この対戦では戻ってこないカードです。
counter-ruleset = ルール
counter-ruleset-help = 3つの遊び方のうち、どれかを示します。
value-ruleset = { $value ->
    [market] マーケットメイク
    [god] 市場の神
   *[battle] バトルロイヤル
}
counter-market = { $value-start }
counter-market-help = この品物1セットのいまの値です（千単位：40は4万）。マーケットメイクで1段階動き、振り直せばどこにでも動きます。
value-market = { $value ->
    [0] 0
   *[other] { $value-man }万
}
counter-money = 所持金
counter-money-help = いちばん多い人の勝ちです。マイナスは借金です。
value-money = { $value ->
    [0] 0
   *[other] { $value-man }万
}
counter-jackpot = ジャックポット
counter-jackpot-help = プラスの合計であがった人が、これも受け取ります。
value-jackpot = { $value ->
    [0] 0
   *[other] { $value-man }万
}
counter-bank = { $value ->
    [tens] 銀行の1万札
   *[fifties] 銀行の5万札
}
counter-bank-help = 銀行の紙幣がどちらか1種類でもなくなると、終わりです。
counter-tens = 1万札
counter-tens-help = 1万札の枚数です。
counter-fifties = 5万札
counter-fifties-help = 5万札の枚数です。
counter-dealer = 親
counter-dealer-help = ディールを始める人です。親があがると、親を続けます。
counter-streak = 連続の親
counter-streak-help = 同じ人が続けて親をした回数です。親の合計はこの数だけ倍になります。
counter-deals = 終わったディール
counter-deals-help = 終わったディールの数です。
counter-left = 残りのディール（最少）
counter-left-help = 少なくともこれだけのディールが残っています。親があがると増えます。
counter-rounds = 終わったラウンド
counter-rounds-help = 終わったラウンドの数です。
counter-offered = 最後の捨て札
counter-offered-help = まだ取れる捨て札を出した人です。
counter-announced = リーチ！
counter-announced-help = あと1枚であがりです。捨て札でもあがれるので、捨てるカードに注意しましょう。
counter-missing = あがりまで
counter-missing-help = あがりまでに必要な枚数です。

## 質問

ask-market = { $seat-is ->
    [you] 親です。市場をこのままにしますか、すべて振り直しますか？
   *[other] { $seat }さんが市場をこのままにするか振り直すか決めます
}
ask-turn = { $seat-is ->
    [you] { $card }を引きました。{ $missing ->
        [0] あがるか、{ $announced ->
            [yes] 引いたカードを捨ててください
           *[no] 1枚捨ててください
        }
       *[other] { $announced ->
            [yes] リーチ中です。引いたカードを捨ててください
           *[no] 1枚捨ててください（あがりまであと{ $missing }枚）
        }
    }
   *[other] { $seat }さんが引いて捨てます
}
ask-claim = { $from-is ->
    [you] あなたの
   *[other] { $from }さんの
}捨て札{ $card }：{ $seat-is ->
    [you] 取ってあがりますか、見送りますか？
   *[other] { $seat }さんが取るか見送るか決めます
}
ask-answer = { $from-is ->
    [you] あなたの
   *[other] { $from }さんの
}捨て札{ $card }：{ $seat-is ->
    [you] 「あがり！」と言いますか、見送りますか？
   *[other] { $seat }さんが「あがり！」と言うか見送るか決めます
}
ask-reroll = { $seat-is ->
    [you] あがりです。品物1つを振り直しますか、このままにしますか？
   *[other] { $seat }さんがあがり、品物1つを振り直せます
}
ask-wait = { $offered-count ->
    [0] { "" }
   *[other] { $offered }を取る人がいなければ、
}次は{ $seat-is ->
    [you] あなたの番です
   *[other] { $seat }さんの番です
}

## 選択

choice-keep = 市場をこのままにする
choice-roll = 市場をすべて振り直す
choice-go-out = あがる{ $worth ->
    [unknown] { "" }
    [nine] （同じカード9枚で{ $amount-man }万）
   *[market] （今の市場で{ $amount ->
        [0] 0
       *[other] { $amount-man }万
    }）
}
choice-take = { $from }さんの{ $card }を取ってあがる{ $worth ->
    [unknown] { "" }
    [nine] （同じカード9枚で{ $amount-man }万）
   *[market] （今の市場で{ $amount ->
        [0] 0
       *[other] { $amount-man }万
    }）
}
choice-call = あがっていないのに「あがり！」と言う（罰金{ $penalty-man }万）
choice-call-for = { $from }さんの{ $card }で、あがっていないのに「あがり！」と言う（罰金{ $penalty-man }万）
choice-leave = { $from }さんの{ $card }を見送る
choice-discard = { $card }を捨てる
choice-discard-still = { $card }を捨て、何も動かさない
choice-up = { $card }を捨て、{ $item }を{ $amount ->
    [0] 0
   *[other] { $amount-man }万
}に上げる
choice-down = { $card }を捨て、{ $item }を{ $amount ->
    [0] 0
   *[other] { $amount-man }万
}に下げる
choice-reroll = { $item }を振り直す（今は{ $amount ->
    [0] 0
   *[other] { $amount-man }万
}）
choice-stand = 振り直さない

## 出来事：市場とディール

event-market-rolled = 市場を振りました：{ $prices }。
event-market-kept = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}市場をこのままにしました。
event-rose = { $item }が{ $amount ->
    [0] 0
   *[other] { $amount-man }万
}に上がりました。
event-fell = { $item }が{ $amount ->
    [0] 0
   *[other] { $amount-man }万
}に下がりました。
event-deals = { $seat-is ->
    [you] あなたが
   *[other] { $seat }さんが
}全員に{ $count }枚ずつ配りました。
event-drew = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を引きました。
event-drew-hidden = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}カードを1枚引きました。
event-discarded = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を捨てました。
event-announced = { $seat-is ->
    [you] あなたが
   *[other] { $seat }さんが
}宣言：リーチ！
event-called = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}「あがり！」と言いましたが、あがっていませんでした。
event-reshuffled = 山札がなくなり、捨て札を混ぜて新しい山札にしました。

## 出来事：あがり

event-took = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $from-is ->
    [you] あなた
   *[other] { $from }さん
}の{ $card }を取りました。
event-went-out = あがり！{ $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $sets }をそろえました。
event-rerolls = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $item }を振り直します。
event-rerolled = { $item }のダイスは{ $amount ->
    [0] 0
   *[other] { $amount-man }万
}です。
event-stood = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}振り直しませんでした。
event-set-rolled = { $item }のダイスは{ $amount ->
    [0] 0
   *[other] { $amount-man }万
}です。
event-total = 合計は{ $amount ->
    [0] 0
   *[other] { $amount-man }万
}{ $times ->
    [1] { "" }
   *[other] の{ $times }倍で{ $product ->
        [0] 0
       *[other] { $product-man }万
    }
}です。

## 出来事：お金

event-from-bank = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}銀行から{ $amount-man }万を受け取りました。
event-to-bank = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}銀行に{ $amount-man }万を払いました。
event-to-jackpot = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}ジャックポットに{ $amount-man }万を払いました。
event-to-seat = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $to-is ->
    [you] あなた
   *[other] { $to }さん
}に{ $amount-man }万を払いました。
event-from-jackpot = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}ジャックポットの{ $amount-man }万を受け取りました。

## 出来事：ディールの終わり

event-washout = 山札がなくなり、流局です。このディールの勝者はいません。
event-dealer = { $left ->
    [0] 親が2周して{ $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }に戻り、ゲーム終了です。
   *[other] 次の親は{ $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }です。残りは少なくとも{ $left }ディールです。
}
event-again = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}が続けて親です（{ $streak }回連続、{ $streak }倍）。
event-out-of-cards = カードがなくなり、ゲーム終了です。
event-out-of-bills = 銀行の紙幣がなくなり、ゲーム終了です。

## 終わり

end-round = 第{ $number }ディール
feat-out = 最も多くあがった：{ $amount }回
feat-received = 一度に受け取った最高額：{ $amount-man }万

## できない理由

why-no-market-in-battle = バトルロイヤルに市場はありません。そろえたセットのダイスを振ります。
why-no-market-in-god = 市場の神には、残したり振り直したりする市場がありません。
why-market-between-deals = 市場を残すか振り直すかは、ディールの合間に新しい親が決めます。
why-no-reroll-in-battle = バトルロイヤルに振り直しはありません。
why-no-reroll-in-god = 市場の神に振り直しはありません。
why-reroll-going-out = 品物を振り直せるのは、あがった人だけです。
why-market-first = 先に、市場をこのままにするか振り直すか決めてください。
why-reroll-or-stand = あがりました。品物を1つ振り直すか、このままにしてください。
why-nothing-to-leave = 自分の手番なので、見送る捨て札がありません。
why-three-alike = 同じカードが3枚そろわないと、あがれません。
why-called-already = すでに「あがり！」と言い、間違いでした。
why-market-make-in-hand = マーケットメイクのカードがあると、あがれません。
why-not-three-sets = 9枚が3セットになっていません。
why-not-your-turn = 手番ではありません。捨て札を「done」で取るか、見送ってください。
why-no-market-make-in-battle = バトルロイヤルにマーケットメイクのカードはありません。
why-no-market-make-in-god = 市場の神にマーケットメイクのカードはありません。
why-not-in-hand = 手札に{ $card }がありません。
why-only-the-drawn = リーチ中なので、捨てられるのは引いた{ $card }だけです。
why-top-of-track = { $item }はすでに最高値です。
why-bottom-of-track = { $item }はすでに最安値です。
why-no-move = 「{ $text }」という手はありません。手は「done」「leave」「stand」「keep market」「roll market」「discard ITEM」「discard MM」「discard MM up ITEM」「discard MM down ITEM」「reroll ITEM」のどれかです。
why-no-item = 「{ $text }」という品物はありません。品物は{ $codes }です。

## 選択ルール

option-ruleset = 遊び方
option-ruleset-help = マーケットメイク、市場の神、またはバトルロイヤルで遊びます。
option-ruleset-market = マーケットメイク：全員で動かせる市場
option-ruleset-god = 市場の神：あがった人のダイスが決める
option-ruleset-battle = バトルロイヤル：1セットを競う短いラウンドを、カードか紙幣がなくなるまで
option-calls = 「あがり！」
option-calls-help = 間違った「あがり！」を言えるかどうかを決めます（罰金10万）。
option-calls-checked = 本当の「あがり！」だけを言える
option-calls-free = 間違った「あがり！」も言え、罰金は10万
option-deck_out = 山札切れ
option-deck_out-help = 山札がなくなったらディールを終えるか、捨て札で補うかを決めます。
option-deck_out-washout = 流局：ディールの勝者なし
option-deck_out-reshuffle = 捨て札を新しい山札にする（1ディールに2回まで）
option-bank = 銀行
option-bank-help = バトルロイヤルで、箱の紙幣をすべて使うか、少しだけ使うかを決めます。
option-bank-box = 箱の紙幣をすべて使う
option-bank-short = 紙幣を少しだけ使う：早く尽き、そこでゲームが終わる

## その手がよい理由（短く）

motive-market-high = 相場が高いので、このままにします。
motive-market-low = 相場が低いので、振ると平均して上がります。
motive-stands = 今の目より期待できるダイスはありません。
motive-rerolls = { $item }は安いので、振り直すと期待できます。
motive-false-call = それでは手札はそろいません。間違ったあがりは損です。
motive-out-first = 最初にあがった人が支払いを受けます。
motive-pays = 今の相場で支払いを受けられます。
motive-waits = 今は得にならないか損です。別のカードや相場を待ちましょう。
motive-keeps-group = { $card }（{ $count }枚）を残せます。
motive-pays-less = { $card }は{ $other }より安い品物です。
motive-fewer-left = { $card }は残り少なく、そろえにくい品物です。
motive-least-useful = セットに最も役立たないカードです。
motive-feeds-nobody = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}はリーチで、もう一方のカードを待っているかもしれません。
motive-price-up = 集めている{ $item }の値が上がります。
motive-price-down = ほかの人が集めていそうな{ $item }の値が下がります。

## 決める前に大事なこと

matter-market = 相場が高ければ残し、低ければ振りましょう。
matter-rerolling = ダイスを1つ振り直せます。安く、しかもセットを持っている品物を選びましょう。
matter-claiming = このカードで手札がそろいます。あがればこの回は終わり、今の相場で支払いを受けます。
matter-can-go-out = セットがそろっています。あがれば今の相場で支払われます。待てばもっと得か、何もないかもしれません。
matter-one-to-go = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}はリーチです。待っているカードを捨てた人が払います。すでに捨てられた品物のほうが安全です。
matter-missing = あがりまであと{ $count }枚です。ペアと値の高い品物を残しましょう。
