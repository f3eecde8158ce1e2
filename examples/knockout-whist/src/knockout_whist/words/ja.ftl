title = ノックアウト・ホイスト
tagline = 1トリックも取れなければ脱落です。

# $suit と $rank が書かれている
card = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}{ $rank }
# 並べた中の1枚
one-card = { $card }

## 場所

zone-hand = 手札
zone-hand-help = まだ出していないカード。持ち主だけが見られます。
zone-trick = トリック
zone-trick-help = 全員が1枚ずつ出し、最も強いカードがトリックを取ります。
zone-taken = 獲得トリック
zone-taken-help = このラウンドで取ったトリック。
zone-turned = 表向きの札
zone-turned-help = このカードのスートが切り札です。
zone-pile = 山札
zone-pile-help = 配られなかったカード。だれも知りません。
counter-round = ラウンド
counter-round-help = ラウンドごとにすべてのカードをシャッフルして配り直します。
counter-tricks = トリック数
counter-tricks-help = このラウンドで取ったトリックの数。
counter-trump = 切り札
counter-trump-help = このスートのカードは、ほかのどのスートにも勝ちます。
value-trump = { $value ->
    [clubs] クラブ ♣
    [diamonds] ダイヤ ♦
    [hearts] ハート ♥
    [spades] スペード ♠
   *[none] なし
}
counter-out = 脱落
counter-out-help = ラウンドで1トリックも取れなかった人は、もうプレイしません。
phase-name = 切り札の指定
phase-name-help = 前のラウンドで最も多くトリックを取った人が切り札のスートを選びます。
phase-play = プレイ
phase-play-help = できるかぎり同じスートを出します。なければ何を出してもかまいません。
phase-over = 対戦終了

## 選択

ask-lead = { $seat-is ->
    [you] リードするカードを選んでください
   *[other] { $seat }さんがリードします
}
ask-follow = { $seat-is ->
    [you] カードを出してください（リードは{ $card }）
   *[other] { $seat }さんが{ $card }に続けて出します
}
ask-name = { $seat-is ->
    [you] 切り札を指定してください
   *[other] { $seat }さんが切り札を指定します
}
choice-play = { $card }を出す
choice-name = { $suit ->
    [clubs] クラブ ♣
    [diamonds] ダイヤ ♦
    [hearts] ハート ♥
   *[spades] スペード ♠
}

## 起きたこと

event-round = 第{ $round }ラウンドが始まります。
event-dealt = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}に{ $cards }が配られました。
event-dealt-hidden = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}に{ $count }枚配られました。
event-turned = { $card }が表になり、{ $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [hearts] ハート
   *[spades] スペード
}が切り札になりました。
event-named = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}が{ $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [hearts] ハート
   *[spades] スペード
}を切り札に指定しました。
event-played = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}が{ $card }を出しました。
event-took = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}がトリックを取りました（{ $tricks }個目）。
event-out = { $seat-is ->
    [you] あなたは1トリックも取れず、脱落です！
   *[other] { $seat }さんは1トリックも取れず、脱落です！
}

## できない理由

why-not-in-hand = { $card }は手札にありません。
why-follow-suit = { $card }は出せません。リードされたスートのカードを持っています。
why-not-now = 今はそれを選ぶ場面ではありません。
