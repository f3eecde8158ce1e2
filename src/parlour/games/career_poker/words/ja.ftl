### 用語：トリテ富豪、大富豪（Millionaire）、中間精算、最終精算、戦略手札、進行方向、色、マーク、金、エネルギー（束）、
### 片縛り・両縛り、8切り、11バック、ループ、革命、上がり禁止、リードプレイヤー（親）。

title = トリテ富豪
tagline = トリックを取って手札を作り、大富豪で一番に出し切ろう。革命、8切り、そして金。
published = トリテ富豪（英語名 Trick-Taking Career Poker）。作：dwarfs。

## 名詞

card = { $colour ->
    [red] 赤
    [yellow] 黄
    [green] 緑
    [blue] 青
   *[gray] 灰
}の{ $mark ->
    [cat] 猫
    [pig] 豚
    [snake] 蛇
    [goldfish] 金魚
   *[owl] フクロウ
}{ $number }
    .colour = { $colour ->
        [red] 赤
        [yellow] 黄
        [green] 緑
        [blue] 青
       *[gray] 灰
    }
    .mark = { $mark ->
        [cat] 猫
        [pig] 豚
        [snake] 蛇
        [goldfish] 金魚
       *[owl] フクロウ
    }
face = { card }
card-as = { $card }→{ $face }
attribute = { $attribute ->
    [red] 赤
    [yellow] 黄
    [green] 緑
    [blue] 青
    [gray] 灰
    [cat] 猫
    [pig] 豚
    [snake] 蛇
    [goldfish] 金魚
   *[owl] フクロウ
}
one-card = 「{ $card }」
one-attribute = { $count ->
    [1] { $attribute }
   *[other] { $attribute }×{ $count }
}

## 場

phase-tricks = 12回のトリック
phase-tricks-help = 12回のトリックで、戦略手札のカードと金を集めます。
phase-millionaire = 大富豪
phase-millionaire-help = 戦略手札を出し切ります。一番上より強いカードを出すか、パスします。
phase-over = ゲーム終了
zone-hand = 手札
zone-hand-help = 12回のトリックで使うカードです。
zone-strategic = 戦略手札
zone-strategic-help = トリックで得たカードです。大富豪ではこれが手札になります。
zone-table = トリック
zone-table-help = このトリックで出されたカードです。
zone-building = 金を使うプレイ
zone-building-help = 金で変えている途中のプレイです。完成するまでほかの人には見えません。
zone-last = 直前のトリック
zone-last-help = 直前のトリックを見直せます。
zone-cut = 8切りに使った8
zone-cut-help = 8切りに使った8は、このラウンドから除かれます。
zone-gone = エネルギーと捨て札
zone-gone-help = 終わったトリックのカードです。もう誰の手札にもありません。
zone-aside = 伏せて除いたカード
zone-aside-help = 配る前に除いたカードです。誰も中身を知りません。
counter-round = ラウンド
counter-round-help = 全3ラウンドです（短いゲームは1ラウンド）。後のラウンドほど点が大きくなります。
counter-rounds = 全ラウンド
counter-rounds-help = この対戦のラウンド数です。
counter-trick = トリック
counter-trick-help = 12回のうち何回目のトリックかを示します。
counter-lead = リードプレイヤー
counter-lead-help = このトリックで最初に出し、進行方向を決める人です。
counter-direction = 進行カード
counter-direction-help = トリックがどちら回りに進むかを示します。リードプレイヤーがトリックごとに選びます。
value-direction = { $value ->
    [none] 未定
    [clockwise] 時計回り
   *[counterclockwise] 反時計回り
}
counter-attribute = リード
counter-attribute-help = 指定された色またはマークです。持っていれば必ず出し、これを持つカードだけが勝てます。
value-attribute = { $value ->
    [none] 未定
    [red] 赤
    [yellow] 黄
    [green] 緑
    [blue] 青
    [gray] 灰
    [cat] 猫
    [pig] 豚
    [snake] 蛇
    [goldfish] 金魚
   *[owl] フクロウ
}
counter-strength = 強さ
counter-strength-help = いまどの数がいちばん強いかを示します。11と革命で逆になります。
value-strength = { $value ->
    [thirteen] 13が最強
    [one] 1が最強（逆順）
    [two] 2が最強
   *[three] 3が最強（逆順）
}
counter-energy = エネルギー
counter-energy-help = 全員が使える束です。2枚か3枚をリードするときや、8切りに使います。
counter-revolution = 革命
counter-revolution-help = 次に4枚以上のプレイがあるまで、強さが逆になります。
counter-back = 11バック
counter-back-help = 11が出て、このトリックの終わりまで強さが逆になっています。
counter-colours-bound = 色縛り
counter-colours-bound-help = 直前と同じ色が出たので、このトリックの残りは同じ色を出さなければなりません。
counter-marks-bound = マーク縛り
counter-marks-bound-help = 直前と同じマークが出たので、このトリックの残りは同じマークを出さなければなりません。
counter-top = 一番上のプレイ
counter-top-help = いま一番上にあり、誰も上回らなければ勝つプレイをした人です。
counter-count = 1回に出す枚数
counter-count-help = リードと同じ枚数を、全員が出します。
counter-house = オリジナルの組み合わせ（印刷された色とマークではありません）
counter-house-help = 色とマークの組み合わせは独自のものです。ルールブックには絵でしか載っていません。
counter-gold = 金
counter-gold-help = 金1個で、1回のプレイだけ、カードの色かマークを変えるか、数を1つ動かせます。残れば1点です。
counter-score = 得点
counter-score-help = これまでのラウンドの合計点です。
counter-cut = このラウンドで8切り
counter-cut-help = 8切りをした人は、中間精算で金を得られません。
counter-passed = パス
counter-passed-help = 最後のプレイのあとパスしました。番が回ってくればまた出せます。

## 選択

ask-direction = { $seat-is ->
    [you] あなたのリードです。このトリックはどちら回りに進めますか？
   *[other] { $seat }さんが進行方向を決めます
}
ask-lead = { $seat-is ->
    [you] カードを1枚出し、このトリックで意味を持つのが色かマークかを選んでください
   *[other] { $seat }さんがリードします
}
ask-follow = { $seat-is ->
    [you] カードを1枚出してください（{ $attribute }があればフォロー）
   *[other] { $seat }さんがカードを出します（リードは{ $attribute }）
}
ask-cut = { $seat-is ->
    [you] 「{ $card }」で8切りをして、ほかのカードを全部取りますか？（金はなし）
   *[other] { $seat }さんは「{ $card }」で8切りができます
}
ask-place = { $seat-is ->
    [you] フォローしなかった「{ $card }」を、自分の戦略手札に入れますか、誰かに渡しますか？
   *[other] { $seat }さんが「{ $card }」を取るか、誰かに渡します
}
ask-open = { $seat-is ->
    [you] あなたのリードです。1枚か、同じ数を何枚か出してください
   *[other] { $seat }さんがリードします
}
ask-beat = { $seat-is ->
    [you] { $number }より強いカードを{ $count }枚出すか（{ $strength ->
        [two] 2が最強
       *[three] 3が最強
    }{ $colours-count ->
        [0] { "" }
       *[other] 、色縛り：{ $colours }
    }{ $marks-count ->
        [0] { "" }
       *[other] 、マーク縛り：{ $marks }
    }）、パスしてください
   *[other] { $seat }さんがカードを出すか、パスします
}
ask-loop = { $seat-is ->
    [you] { $number }に勝てるのはループだけです。{ $loop }を{ $count }枚（色：{ $colours }、マーク：{ $marks }）出すか、パスしてください
   *[other] { $seat }さんがカードを出すか、パスします
}
ask-use = { $seat-is ->
    [you] { $number }として出す{ $count }枚のうち{ $at }枚目を選んでください（{ $cut ->
        [yes] 8切り、
       *[no] { "" }
    }残りの金{ $left }個）
   *[other] { $seat }さんがカードを出します
}
choice-direction = { $way ->
    [clockwise] 時計回り
   *[counterclockwise] 反時計回り
}
choice-lead = 「{ $card }」をリードする（{ $attribute ->
    [colour] 色：{ $card-colour }
   *[mark] マーク：{ $card-mark }
}）
choice-follow = 「{ $card }」を出す
choice-cut = 「{ $card }」で8切り：ほかのカードをすべて取る（金はなし）
choice-let-be = 「{ $card }」で8切りをしない
choice-keep = 「{ $card }」を自分の戦略手札に入れる
choice-give = { $to }さんに「{ $card }」を渡す
choice-pass = パス
choice-play = { $cards }を出す{ $back ->
    [yes] 。11バック
   *[no] { "" }
}{ $revolution ->
    [begins] 。革命
    [ends] 。革命を終わらせる
   *[none] { "" }
}{ $energy ->
    [0] { "" }
   *[other] （エネルギー{ $energy }束）
}
choice-play-cut = { $cards }を出して8切り{ $revolution ->
    [begins] 。革命
    [ends] 。革命を終わらせる
   *[none] { "" }
}{ $energy ->
    [0] { "" }
   *[other] （エネルギー{ $energy }束）
}
choice-gold = 金を使う：{ $count }枚を{ $number }として出す{ $back ->
    [yes] 。11バック
   *[no] { "" }
}{ $revolution ->
    [begins] 。革命
    [ends] 。革命を終わらせる
   *[none] { "" }
}{ $energy ->
    [0] { "" }
   *[other] （エネルギー{ $energy }束）
}
choice-gold-cut = 金を使う：{ $count }枚を{ $number }として出して8切り{ $revolution ->
    [begins] 。革命
    [ends] 。革命を終わらせる
   *[none] { "" }
}{ $energy ->
    [0] { "" }
   *[other] （エネルギー{ $energy }束）
}
choice-use = 「{ $card }」をそのまま使う
choice-use-as = 「{ $card }」を「{ $face }」として使う（金{ $gold }個）

## 出来事：トリックテイキング

event-round = 第{ $round }ラウンド：全員に12枚ずつ配られました。
event-direction = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}進行方向を{ $way ->
    [clockwise] 時計回り
   *[counterclockwise] 反時計回り
}にしました。
event-led = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}「{ $card }」をリードし、{ $attribute }を指定しました。
event-followed = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}「{ $card }」を出しました。
event-turned = { $strength ->
    [one] 11バック！ 1が最強になりました。
   *[thirteen] もう一度11バック！ 13が最強に戻りました。
}
event-cut = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}「{ $card }」で8切りをし、{ $cards }を取りました。
event-let-be = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}8切りをしませんでした。
event-won = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}トリックに勝ち、金1個（計{ $gold }個）と{ $cards }を取りました。
event-kept = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}「{ $card }」を自分で取りました。
event-gave = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $to-is ->
    [you] あなた
   *[other] { $to }さん
}に「{ $card }」を渡しました。

## 出来事：精算

event-granted = 中間精算：{ $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}金を{ $gold }個受け取りました。
event-skipped = 戦略手札のない人がいるため、このラウンドの大富豪は行いません。
event-ranked = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}このラウンド{ $rank }位で{ $points }点、さらに金で{ $gold }点です。

## 出来事：大富豪

event-millionaire = 大富豪を始めます。
event-lead-passed = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}上がり禁止のカード1枚しかないためリードできず、{ $to-is ->
    [you] あなた
   *[other] { $to }さん
}にリードが移りました。
event-stuck = 誰もリードできないため、大富豪は終わりです。
event-played = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $cards }を出しました。
event-changed = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}金を{ $gold }個使い（残り{ $left }個）、{ $cards }を出しました。
event-paid = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}エネルギーを{ $bundles }束使いました（残り{ $energy }束）。
event-looped = ループ！ 一番弱い数が一番強い数に勝ち、そこからトリックが続きます。
event-bound = { $what ->
    [colours] 色縛り
   *[marks] マーク縛り
}：{ $due }。
event-back = { $on ->
    [0] もう一度11バック！
   *[other] 11バック！
} このトリックの間、{ $strength ->
    [two] 2が最強です。
   *[three] 3が最強です。
}
event-revolution = { $on ->
    [0] 革命が終わりました。
   *[other] 革命！
} { $strength ->
    [two] 2が最強です。
   *[three] 3が最強です。
}
event-passed = { $seat-is ->
    [you] あなたはパスしました。
   *[other] { $seat }さんはパスしました。
}
event-cut-short = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}8切りでトリックを終わらせました。
event-trick-won = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}トリックに勝ちました。{ $size ->
    [1] 1枚だけなので捨て札になります（エネルギー{ $energy }束）。
   *[other] { $size }枚がエネルギー1束になります（現在{ $energy }束）。
}
event-went-out = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}カードを出し切って上がりました！

## 終わり

end-round = 第{ $number }ラウンド
feat-won = 最も多くトリックに勝った：{ $amount }回
feat-played = 一度に最も多く出した：{ $amount }枚

## できない理由

why-direction-first = まず進行方向（時計回りか反時計回り）を決めてください。
why-lead-first = リードです。カードを1枚出し、その色かマークを指定してください。
why-not-in-hand = 手札に「{ $card }」がありません。
why-one-card = 手札からカードを1枚出してください。
why-cut-later = 8切りをするかどうかは、全員が出したあとに決めます。
why-not-several = トリックに出すのは1枚だけです。
why-follow = リードは{ $attribute }です。持っているので、フォローしなければなりません。
why-cut-or-not = 「{ $card }」を出しています。8切りをするかしないか決めてください。
why-keep-it = 「{ $card }」を自分で取るなら「keep」を選んでください。
why-keep-or-give = 「{ $card }」はフォローしていません。自分で取るか、誰かに渡してください。
why-lead-plays = リードプレイヤーは必ず出さなければなりません。
why-gold-first = 金を使うプレイは、枚数と数を決める「gold K N」から始めます。
why-cards-of-one-number = 同じ数のカードを出してください。
why-cards-or-pass = 同じ数のカードを出すか、パスしてください。
why-not-in-strategic-hand = 戦略手札に{ $cards }がありません。
why-only-eights-cut = 8切りができるのは8だけです。
why-as-many = リードは{ $count }枚です。同じ枚数を出してください。
why-not-stronger = { $strength ->
    [two] 2が最強（2 1 13 … 4 3）
   *[three] 3が最強（3 4 … 13 1 2）
}なので、{ $number }は{ $top }より強くありません。
why-bound = { $what ->
    [colours] 色縛り
   *[marks] マーク縛り
}です：{ $due }。
why-loop-needs = ループには一番上と同じ{ $what ->
    [colours] 色
   *[marks] マーク
}が必要です：{ $due }。
why-no-eights-last = 8では上がれません。
why-not-last = { $number }が最強の間は、{ $number }で上がれません。
why-energy-to-lead = { $count }枚をリードするには合わせてエネルギーが{ $energy }束必要ですが、{ $there }束しかありません。
why-energy-to-cut = { $count }枚で8切りをするには合わせてエネルギーが{ $energy }束必要ですが、{ $there }束しかありません。
why-cannot-be-played = 今はその出し方ができません。
why-no-gold = 金がありません。
why-too-few-cards = カードは{ $count }枚しかありません。
why-no-gold-last = 金を使って上がることはできません。
why-too-dear = 金1〜{ $gold }個で、{ $due ->
    [none] { "" }
    [colours] 縛られた色の
    [marks] 縛られたマークの
   *[both] 縛られた色とマークの
}カード{ $count }枚を{ $number }として出すことはできません。
why-go-on-building = { $count }枚を{ $number }として出す途中です。使うカードを選んでください。
why-other-number = このプレイのカードは{ $number }として出します。
why-ascending = カードは数の小さい順、同じ数なら色の順（R Y G B A）に使ってください。
why-no-steps = { $number }から{ $as }へは変えられません。
why-costs-more = 金が{ $gold }個必要ですが、残りは{ $left }個です。
why-spend-some = 金を使うプレイでは、少なくとも1個使います。
why-not-completed = そのあとプレイを完成できなくなります。
why-no-move = 「{ $text }」という手はこのゲームにありません。
why-no-card = 「{ $text }」はカードではありません。カードは数・色（RYGBA）・マーク（CPSFO）で、7RFのように書きます。
why-not-printed = 「{ $text }」というカードはありません。あるのは「{ $card }」です。
why-form-of-lead = リードは「lead CARD colour」か「lead CARD mark」と書きます。
why-form-of-play = プレイは「play」に続けて、出すカードを1回ずつ書きます。
why-form-of-give = 「give」には0から{ $most }までの席を書きます。
why-form-of-gold = 金を使うプレイは「gold」、枚数、出す数の順に書きます。
why-form-of-use = カードは「use CARD」か「use CARD as CARD」で使います。
why-one-number = 一度に出すカードはすべて同じ数です。金で数をそろえられます。
why-played-as-one = 一度に出すカードは、すべて同じ数として出します。
why-too-many = カードは{ $count }枚、数は{ $number }までです。
why-teams = 2人ずつのチームは4人用です（現在{ $players }人）。

## 選択ルール

option-length = 長さ
option-length-help = 3ラウンド、1ラウンド、または4人で2チームに分かれて3ラウンド遊びます。
option-length-normal = 3ラウンド
option-length-short = 1ラウンド
option-length-team = 4人で2チームに分かれて3ラウンド
option-ace_line = 13と1のつながり
option-ace_line-help = 金を使うとき、13と1も隣り合います。

## その手がよい理由（短く）

motive-most-cards-next = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}の戦略手札が最も多く、次の番になります。
motive-alone = ほかに持っている人はいません。金が確実に手に入り、余計なカードも来ません。
motive-likely-wins = トリックを取って金を得られそうです。
motive-hardly-wins = まず取れません。トリックのカードはほかの人の負担になります。
motive-takes = 取る価値のあるトリックです。
motive-ducks = トリックとそのカードの負担を、ほかの人に任せます。
motive-rid-of = 「{ $card }」で要らないトリックを取ってしまう前に手放せます。
motive-worth-cutting = 8切りで、取る価値のあるカードが手に入ります。
motive-not-worth-cutting = このトリックのカードは得になりません。後で出し切らなければならないからです。
motive-worth-keeping = 戦略手札に入れたい強いカードです。
motive-burdens = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}は枚数が少ないので、1枚増やします。
motive-goes-out = これで上がりです。
motive-cuts = トリックを終わらせ、次にリードできます。
motive-unbeaten = これに勝てるカードを持つ人はいません。
motive-revolution = 4枚以上で強さが逆になります。
motive-not-stuck = 最後に出せるカードが残ります。8と最強の数では上がれません。
motive-gold-for-the-end = 残りが少ない今、金は上がるために使います。
motive-least-gold = 金が最も少なくて済みます。
motive-sheds = { $count ->
    [1] 1枚減らせます
   *[other] 一度に{ $count }枚減らせます
}。
motive-weak = { $number }は弱いので、今のうちに手放します。
motive-keeps = { $number }（{ $count }枚）を大事な場面に残せます。
motive-keeps-eights = 8（{ $count }枚）を8切りのために残せます。
motive-keeps-together = { $number }を{ $count }枚そろえたまま残せます。

## 決める前に大事なこと

matter-directing = 進行方向を決めます。最後に出す人は、ほかの全員のカードを見てから出せます。
matter-leading = 取ったカードは後で出し切らなければなりません。役立つのは強いカードと金だけです。低い数なら負けやすく、高い数なら金を狙えます。
matter-worth-winning = 金やカードのために取る価値のあるトリックで、あなたは取れそうです。
matter-worth-ducking = このトリックは取らないほうがよさそうです。取った人はそのカードを後で出し切らなければなりません。
matter-cutting = 8切りをするとほかのカードをすべて取りますが、金はもらえません。たいていは負担です。
matter-placing = 指定に合わないカードです。強ければ残し、そうでなければ枚数の少ない人に渡しましょう。
matter-opening = あなたがリードします。弱いカードや枚数の多い数から出し、強いカードはリードを取り返すために残しましょう。
matter-beating = 勝てる中で最も弱いカードを出すか、パスして強いカードを残しましょう。
matter-using-gold = カードを変えるほど金がかかります。
matter-not-last = 終わりに注意。8と{ $number }では上がれません。
matter-few-left = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}は残り{ $count }枚です。{ $seat-is ->
    [you] { "" }
   *[other] できるだけ上回り、リードを渡さないようにしましょう。
}
