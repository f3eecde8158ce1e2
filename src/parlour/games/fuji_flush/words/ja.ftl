### 用語：手札、山札、捨て札、合計値、通す（durchbringen / push through）、流れる（flush）。

title = フジフラッシュ
tagline = もっと大きい数を出される前に、カードを通し切ろう。同じ数どうしは力を合わせます。
published = Fuji Flush（ドイツ語版 Futschikato）。作：Friedemann Friese、グラフィック：Harald Lieske、出版：2F-Spiele（ブレーメン）。

card = { $number }

## 場所

zone-hand = 手札
zone-table = 場
zone-draw = 山札
zone-discards = 捨て札
counter-left = 残り枚数
counter-worth = 「{ $value }」の合計
phase-play = カードを出す
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
