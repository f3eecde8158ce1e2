### 用語：手札、山札、捨て札、合計値、通す（durchbringen / push through）、流れる（flush）。

title = フジフラッシュ
tagline = もっと大きい数を出される前に、カードを通し切ろう。同じ数どうしは力を合わせます。
published = Fuji Flush（ドイツ語版 Futschikato）。作：Friedemann Friese、グラフィック：Harald Lieske、出版：2F-Spiele（ブレーメン）。

card = { $number }

## 場所

zone-hand = 手札
zone-hand-help = これからなくすカードです。持ち主だけが見られます。
zone-table = 場
zone-table-help = 持ち主の次の手番まで残れば、通ります。
zone-draw = 山札
zone-draw-help = カードが流れた人は、ここから引きます。
zone-discards = 捨て札
zone-discards-help = 通ったカードと流れたカードです。山札がなくなると、混ぜて新しい山札にします。
counter-left = 残り枚数
counter-left-help = 手札と場のカードの枚数です。なくなった人の勝ちです。
counter-worth = 「{ $value }」の合計
counter-worth-help = 同じ数は力を合わせます。その数×場にある枚数です。これより大きい値だけが、これを流せます。
phase-play = カードを出す
phase-play-help = カードを1枚出すと、場にある値の小さいカードが流れます。
phase-over = ゲーム終了

## 選択

ask-play = { $seat-is ->
    [you] カードを1枚出してください
   *[other] { $seat }さんがカードを出します
}
choice-play = 「{ $card }」を出す{ $joined ->
    [1] { "" }
   *[other] （合計 { $value }）
}{ $beaten-count ->
    [0] { "" }
   *[other] 。{ $beaten }を流す
}
beaten = { $seat-is ->
    [you] 自分の「{ $card }」
   *[other] { $seat }さんの「{ $card }」
}

## 出来事

event-dealt = 全員に{ $count }枚ずつ配られました。
event-played = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}「{ $card }」を出しました{ $joined ->
    [1] { "" }
   *[other] （合計 { $value }）
}。
event-flushed = { $seat-is ->
    [you] あなたの
   *[other] { $seat }さんの
}「{ $card }」が流れました。
event-drew = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}「{ $card }」を引きました。
event-drew-hidden = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}カードを1枚引きました。
event-pushed = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}「{ $card }」を通しました。
event-out = { $seat-is ->
    [you] あなたはカードを出し切り、勝ちました！
   *[other] { $seat }さんはカードを出し切り、勝ちました！
}
event-reshuffled = 捨て札を混ぜて、新しい山札にしました。

## 終わり

feat-pushed = 通したカードが最も多い：{ $amount }枚
feat-played = 最も強い一手：{ $amount }

## できない理由

why-not-in-hand = 手札に「{ $card }」がありません。

## その手がよい理由（短く）

motive-stops = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}の上がりを止めます。
motive-flushes = { $beaten }を流せます。
motive-joins = { $seat-is ->
    [you] 自分
   *[other] { $seat }さん
}の「{ $card }」と合わせて{ $value }になります{ $hard ->
    [yes] 。上回られにくい数です
   *[no] { "" }
}。
motive-lasts = まだ見えていないカードで{ $value }を上回るものは少なく、通りそうです。
motive-harder = 「{ $card }」より上回られにくいカードです。
motive-leaves-alone = { $seat-is ->
    [you] 自分
   *[other] { $seat }さん
}の「{ $card }」を通す手助けになりません。
motive-no-loss = いちばん小さいカードです。流れても、もっとよいカードを引けるかもしれません。
motive-keeps = 「{ $card }」を後のために残せます。

## 決める前に大事なこと

matter-last-card = { $seat-is ->
    [you] 「{ $card }」はあなたの最後のカードです。
   *[other] { $seat }さんの「{ $card }」は最後の1枚です。通れば{ $seat }さんの勝ちです。{ $beats ->
        [yes] あなたは上回れます。
       *[no] あなたには上回れません。ほかの人に期待しましょう。
    }
}
matter-joining = { $seat-is ->
    [you] 自分
   *[other] { $seat }さん
}の前にある「{ $card }」と同じカードを持っています。同じ数は合計され、いっしょに通ります。
matter-goes-through = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}の「{ $card }」の値は{ $value }です。誰かが上回らなければ間もなく通ります。{ $beats ->
    [yes] あなたは上回れます。
   *[no] あなたには上回れません。
}
matter-few-left = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}の手札は残り{ $count }枚です。{ $seat-is ->
    [you] 通し切りましょう。
   *[other] できれば出されたカードを上回りましょう。
}
matter-empty = 場にカードはありません。大きい数は通りやすく、小さい数は流れやすいですが、流れたら1枚引けます。
