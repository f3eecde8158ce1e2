### 日本語版はないため、用語は当方の訳。
### 秘術カード、材料（Ingredient）、材料セット、呪文、使い魔、場所、山（pile）、中央の山、コレクション、手札、山札（deck）、捨て札、脱落。
### 「山」は場の山、「山札」は引く山。カード名は「」で囲む。

title = A Familiar Find
tagline = 山をあさって星のエッセンスか材料セットを集めよう。深淵のエッセンスが3枚で脱落です。
published = A Familiar Find。作：Ian Zang、アート：John Ramsey、Svetlana Kucheryavenko、出版：Darrington Press。

## 名詞

# .effect：効果（句点なし）
card = { $own ->
    [yes] 「{ $name }」
   *[no] { $kind ->
        [DS] 「竜の鱗」
        [EW] 「魔法の木」
        [PL] 「桃色の地衣」
        [RE] 「残滓」
        [RD] 「ルビーの粉」
        [AST] 「星のエッセンス」
        [ABY] 「深淵のエッセンス」
        [cleanse] 「清めの雨」
        [barter] 「公平な交換」
        [cast-off] 「厄落とし」
        [foresight] 「千里眼」
        [insight] 「ひらめき」
        [veil] 「夜のとばり」
        [daylight] 「日の光」
        [gust] 「突風」
        [own] 「{ $name }」
       *[pluck] 「つみ取り」
    }
}
    .start = { $own ->
        [yes] { $name }
       *[no] { $kind ->
            [DS] 竜の鱗
            [EW] 魔法の木
            [PL] 桃色の地衣
            [RE] 残滓
            [RD] ルビーの粉
            [AST] 星のエッセンス
            [ABY] 深淵のエッセンス
            [cleanse] 清めの雨
            [barter] 公平な交換
            [cast-off] 厄落とし
            [foresight] 千里眼
            [insight] ひらめき
            [veil] 夜のとばり
            [daylight] 日の光
            [gust] 突風
            [own] { $name }
           *[pluck] つみ取り
        }
    }
    .effect = { $does-count ->
        [0] { $kind ->
            [DS] 材料
            [EW] 材料
            [PL] 材料
            [RE] 材料
            [RD] 材料
            [AST] 3枚で勝ち
            [ABY] 3枚で負け
            [cleanse] コレクションの深淵のエッセンスを1枚捨てる
            [barter] 材料1枚をほかの人のコレクションと交換できる
            [cast-off] 深淵のエッセンスを1枚、山に置ける
            [foresight] すべての山の裏向きのカードを見る
            [insight] カードを2枚引く
            [veil] この手番はカードをすべて裏向きに出す
            [daylight] 山のカードをすべて表にし、この手番は表向きに出す
            [gust] 山のいちばん上のカードをほかの山に移せる
            [own] { "" }
           *[pluck] 表向きなら、山のいちばん上のカードを取れる
        }
       *[other] { $does }
    }
familiar = { $kind ->
    [cat] 猫
    [owl] フクロウ
    [fox] 狐
    [toad] ヒキガエル
    [magpie] カササギ
    [rat] ネズミ
    [turtle] 亀
    [snake] 蛇
    [bat] コウモリ
    [own] 使い魔
   *[salamander] サラマンダー
}「{ $own ->
    [yes] { $name }
   *[no] { $kind ->
        [cat] 九つの命
        [owl] 夜目
        [fox] 遠出
        [toad] 長い舌
        [magpie] 光りもの
        [rat] ため込み
        [turtle] 残しもの
        [snake] 脱皮
        [bat] さかさま
        [own] { $name }
       *[salamander] 錬金術
    }
}」
    .effect = { $does-count ->
        [0] { $kind ->
            [cat] 一度だけ、負ける代わりにコレクションを失う
            [owl] 次の席との間の山の裏向きのカードを見る
            [fox] 届かない山も、1枚だけなら取れる
            [toad] カードを出す前に、届く山のいちばん上のカードを移せる
            [magpie] カードを出す前に、手札1枚を山のいちばん上のカードと交換できる
            [rat] 手札を6枚まで補充する
            [turtle] 2枚以上取るとき、いちばん上のカードを残せる
            [snake] 呪文を深淵のエッセンス1枚と一緒に捨てられる
            [bat] 手番の初めに、中央の山のいちばん上のカードを裏返せる
            [own] { "" }
           *[salamander] 材料1枚をほかの種類として数えられる
        }
       *[other] { $does }
    }
location = { $own ->
    [yes] 「{ $name }」
   *[no] { $kind ->
        [moonlit-well] 「月夜の井戸」
        [sunlit-glade] 「木漏れ日の空き地」
        [quagmire] 「底なし沼」
        [shrine] 「祠」
        [dark-altar] 「闇の祭壇」
        [library] 「図書館」
        [tollgate] 「関所」
        [echo-cave] 「こだまの洞窟」
        [open-vault] 「開いた宝物庫」
        [overgrowth] 「生い茂る藪」
        [thieves-market] 「盗賊市場」
        [still-pond] 「静かな池」
        [own] 「{ $name }」
       *[windmill] 「風車」
    }
}
    .effect = { $does-count ->
        [0] { $kind ->
            [moonlit-well] 中央の山に出すカードは必ず裏向きで、裏向きの枚数に数えない
            [sunlit-glade] カードを出し終えたら、中央の山のカードをすべて表にする
            [quagmire] 中央の山は、3枚以上あるときだけ取れる
            [shrine] 中央の山を取り、深淵のエッセンスがなければ、自分のものを1枚捨てられる
            [dark-altar] 中央の山を取ると、山札のいちばん上のカードもコレクションに加わる
            [library] 中央の山を取ると、カードを1枚引く
            [tollgate] 中央の山を取る人は、先に手札を1枚捨てる
            [echo-cave] カードを出す人は、中央の山に1枚以上出さなければならない
            [open-vault] 中央の山からは、表向きのカードだけを取る
            [overgrowth] カードを出し終えて中央の山が3枚未満なら、山札から1枚を表向きに加える
            [thieves-market] 中央の山を取ると、材料1枚をほかの人のコレクションと交換できる
            [still-pond] 中央の山から取った呪文は、効果なしに捨てる
            [own] { "" }
           *[windmill] 中央の山を取ると、山のいちばん上のカードをほかの山に移せる
        }
       *[other] { $does }
    }
# 山の両隣の席（時計回り。2人のときの2つの山はこの順で区別する）。.title：山の上の見出し
neighbours = { $before-is ->
    [you] あなた
   *[other] { $before }さん
}と{ $after-is ->
    [you] あなた
   *[other] { $after }さん
}
    .title = { $before-is ->
        [you] あなた
       *[other] { $before }
    }・{ $after-is ->
        [you] あなた
       *[other] { $after }
    }
# 自作カードの効果
effect = { $moment ->
    [cast] { "" }
    [begin] 手番の初めに、
    [taken] 山を取った後に、
    [prepare] カードを出す前に、
   *[played] カードを出した後に、
}{ $when ->
    [always] { "" }
    [took-abyss] 取った中に深淵のエッセンスがあれば、
   *[took-no-abyss] 取った中に深淵のエッセンスがなければ、
}{ $part ->
    [discard] コレクションの{ $what ->
            [abyss] 深淵のエッセンス
            [astral] 星のエッセンス
            [ingredient] 材料
            [spell] 呪文
           *[any] カード
        }を{ $count }枚捨てる
    [discard-all] コレクションの{ $what ->
            [abyss] 深淵のエッセンス
            [astral] 星のエッセンス
            [ingredient] 材料
            [spell] 呪文
           *[any] カード
        }をすべて捨てる
    [pay] 手札を{ $count }枚捨てる
    [draw] カードを{ $count }枚引く
    [take] 表向きなら、{ $pile ->
            [near] 届く山1つ
            [any] どれかの山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かない山1つ
        }のいちばん上のカードを取る{ $count ->
            [1] { "" }
           *[other] （{ $count }回）
        }
    [gain] 山札の上から{ $count }枚をコレクションに加える
    [move] { $pile ->
            [near] 届く山1つ
            [any] どれかの山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かない山1つ
        }のいちばん上のカードを{ $onto ->
            [near] 届く山1つ
            [any] どれかの山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かない山1つ
        }に移す{ $count ->
            [1] { "" }
           *[other] （{ $count }回）
        }
    [put] コレクションの{ $what ->
            [abyss] 深淵のエッセンス
            [astral] 星のエッセンス
            [ingredient] 材料
            [spell] 呪文
           *[any] カード
        }を{ $count }枚、{ $onto ->
            [near] 届く山1つ
            [any] どれかの山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かない山1つ
        }に置く
    [add] { $limit ->
            [99] { "" }
           *[other] { $limit }枚未満なら、
        }山札から1枚を表向きに{ $onto ->
            [near] 届くすべての山
            [any] すべての山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かないすべての山
        }に加える
    [exchange] 材料1枚をほかの人のコレクションと交換する{ $count ->
            [1] { "" }
           *[other] （{ $count }回）
        }
    [swap] 手札1枚を{ $pile ->
            [near] 届く山1つ
            [any] どれかの山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かない山1つ
        }の表向きのいちばん上のカードと交換する
    [look] { $pile ->
            [near] 届くすべての山
            [any] すべての山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かないすべての山
        }の裏向きのカードを見る
    [turn-all] { $pile ->
            [near] 届くすべての山
            [any] すべての山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かないすべての山
        }のカードをすべて表にする
    [turn-top] { $pile ->
            [near] 届く山1つ
            [any] どれかの山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かない山1つ
        }のいちばん上のカードを裏返す{ $count ->
            [1] { "" }
           *[other] （{ $count }回）
        }
    [play] この手番はカードをすべて{ $side ->
            [none] いつもどおりに
            [down] 裏向きに
           *[up] 表向きに
        }出す
    [look-one] { $pile ->
            [near] 届く山1つ
            [any] どれかの山
            [centre] 中央の山
            [next] 次の席との間の山
           *[far] 届かない山1つ
        }の裏向きのカードを見る{ $count ->
            [1] { "" }
           *[other] （{ $count }回）
        }
    [reach] 届かない山も、{ $limit }枚以下なら取れる
    [hand] 手札を{ $limit }枚まで補充する
    [leave] 2枚以上取るとき、いちばん上のカードを残せる
    [shed] 呪文を深淵のエッセンス1枚と一緒に捨てられる
    [life] 一度だけ、負ける代わりにコレクションを失う
    [wild] 材料1枚をほかの種類として数えられる
    [least] 中央の山は、{ $limit }枚以上あるときだけ取れる
    [toll] 中央の山を取る人は、先に手札を1枚捨てる
    [takes-up] 中央の山からは、表向きのカードだけを取る
    [plays-down] 中央の山に出すカードは必ず裏向きで、枚数に数えない
   *[due] カードを出す人は、中央の山に1枚以上出さなければならない
}{ $may ->
    [yes] （任意）
   *[no] { "" }
}
pile = { $where ->
    [centre] 中央の山
   *[between] { neighbours }の間の山
}
    .title = { $where ->
        [centre] 中央
       *[between] { neighbours.title }
    }
one-card = { $card }
one-word = 「{ $text }」
some-cards = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}

## 場

zone-location = 場所
zone-location-help = 中央の山の規則を変えます。
zone-locations = ほかの場所
zone-locations-help = ほかの場所です。中央の山を取った人は、いちばん上の場所へ旅立てます。
zone-locations-left = 去った場所
zone-locations-left-help = 去った場所です。ほかがなくなると、混ぜて使います。
zone-pile = { $value-title }
zone-pile-help = 山を取れるのは両隣の人だけで、中央の山は全員のものです。集められるのは山のカードだけです。
zone-hand = 手札
zone-hand-help = 山に出すカードです。集めるまでは何にも数えません。
zone-collection = コレクション
zone-collection-help = 勝ち負けに数えるのは、ここにあるカードだけです。
zone-familiar = 使い魔
zone-familiar-help = 対戦を通して使える、独自の力です。
zone-familiars = 選べる使い魔
zone-familiars-help = 1人1枚ずつ選びます。
zone-deck = 山札
zone-deck-help = 手札を4枚に補充する山札です。足りなくなるとゲームは終わりです。
zone-discards = 捨て札
zone-discards-help = 唱えた呪文や捨てられたカードです。戻ってくることはありません。
counter-astral = 星
counter-astral-help = 星のエッセンスの枚数です。3枚で勝ちです。
counter-abyss = 深淵
counter-abyss-help = 深淵のエッセンスの枚数です。3枚で脱落です。
counter-lacks = セットまで
counter-lacks-help = 完全なセット（4種類を2枚、3種類を3枚、2種類を4枚）まで、あと何枚かを示します。
counter-life = 命を使用済み
counter-life-help = ネコの2つ目の命は使い終わりました。
counter-out = 脱落
counter-out-help = 深淵のエッセンスが3枚になり、もう参加しません。
counter-house = オリジナルのカード
counter-house-help = カードの枚数と効果は独自のものです。ルールブックには絵でしか載っていません。
phase-set-up = 準備
phase-set-up-help = 全員が使い魔を選びます。
phase-scavenge = あさる
phase-scavenge-help = 届く山を1つ取ります。全部のカードがコレクションに加わります。
phase-play = カードを出す
phase-play-help = 届く山に3枚出します。2枚は表向き、1枚は裏向きです。空の山を残してはいけません。
phase-over = ゲーム終了

## 質問

ask-familiar = { $seat-is ->
    [you] 使い魔を選んでください
   *[other] { $seat }さんが使い魔を選びます
}
ask-flip = { $seat-is ->
    [you] 山のいちばん上のカードを裏返しますか？
   *[other] { $seat }さんは山のいちばん上のカードを裏返せます
}
ask-pile = { $seat-is ->
    [you] 山を1つ取ってください。全部のカードがコレクションに加わります
   *[other] { $seat }さんが山を取ります
}
ask-toll = { $seat-is ->
    [you] 通行料として手札を1枚捨ててください
   *[other] { $seat }さんが通行料を払います
}
ask-leave = { $seat-is ->
    [you] { $card }を残しますか？
   *[other] { $seat }さんは{ $card }を残せます
}
ask-discard = { $seat-is ->
    [you] コレクションの{ $what ->
        [abyss] 深淵のエッセンス
        [astral] 星のエッセンス
        [ingredient] 材料
        [spell] 呪文
       *[any] カード
    }を1枚捨てますか？
   *[other] { $seat }さんは{ $what ->
        [abyss] 深淵のエッセンス
        [astral] 星のエッセンス
        [ingredient] 材料
        [spell] 呪文
       *[any] カード
    }を1枚捨てられます
}
ask-payment = { $seat-is ->
    [you] 手札を1枚捨てますか？
   *[other] { $seat }さんは手札を1枚捨てられます
}
ask-barter = { $seat-is ->
    [you] 材料1枚をほかの人のコレクションと交換しますか？
   *[other] { $seat }さんは材料を交換できます
}
ask-gust = { $seat-is ->
    [you] 山のいちばん上のカードをほかの山に移しますか？
   *[other] { $seat }さんは山のいちばん上のカードを移せます
}
ask-travel = { $seat-is ->
    [you] ほかの場所へ旅立ちますか、とどまりますか？
   *[other] { $seat }さんはほかの場所へ旅立てます
}
ask-spell = { $seat-is ->
    [you] 取った呪文を唱えてください
   *[other] { $seat }さんが呪文を唱えます
}
ask-cast-off = { $seat-is ->
    [you] { $what ->
        [abyss] 深淵のエッセンス
       *[astral] 星のエッセンス
    }を1枚、山に置きますか？
   *[other] { $seat }さんは{ $what ->
        [abyss] 深淵のエッセンス
       *[astral] 星のエッセンス
    }を1枚、山に置けます
}
ask-pluck = { $seat-is ->
    [you] 山のいちばん上のカードを取りますか？
   *[other] { $seat }さんは山のいちばん上のカードを取れます
}
ask-swap = { $seat-is ->
    [you] 手札1枚を山のいちばん上のカードと交換しますか？
   *[other] { $seat }さんは手札1枚を山のいちばん上のカードと交換できます
}
ask-look = { $seat-is ->
    [you] 山1つの裏向きのカードを見ますか？
   *[other] { $seat }さんは山1つの裏向きのカードを見られます
}
ask-play = { $seat-is ->
    [you] { $left ->
        [1] 最後の1枚を出してください
       *[other] あと{ $left }枚出してください
    }
   *[other] { $seat }さんはあと{ $left }枚出します
}{ $well ->
    [yes] （中央の山へは何枚でも、ほかは表向き{ $ups }枚、裏向き{ $downs }枚まで）
   *[no] { $ups ->
        [0] （裏向き{ $downs }枚）
       *[other] { $downs ->
            [0] （表向き{ $ups }枚）
           *[other] （表向き{ $ups }枚、裏向き{ $downs }枚）
        }
    }
}

## 選択

choice-choose = { $familiar }：{ $familiar-effect }
choice-flip = { $pile }の{ $top-count ->
    [0] いちばん上の裏向きのカード
   *[other] { $top }
}を裏返す
choice-take = { $pile }を取る：{ $cards-count ->
    [0] 裏向き{ $hidden }枚
   *[other] { $cards }{ $hidden ->
        [0] { "" }
       *[other] 、裏向き{ $hidden }枚
    }
}
choice-skip = 何も取らない
choice-toll = { $card }で払う
choice-leave = { $card }を{ $pile }に残す
choice-discard = { $card }を捨てる
choice-barter = { $mine }を{ $seat }さんの{ $theirs }と交換する
choice-gust = { $source }の{ $top-count ->
    [0] いちばん上の裏向きのカード
   *[other] { $top }
}を{ $target }に移す
choice-travel = 次の場所へ旅立つ
choice-remain = とどまる
choice-cast = { $card }を唱える：{ $card-effect }
choice-shed = { $card }を深淵のエッセンス1枚と一緒に捨てる
choice-cast-off = { $card }を{ $pile }に置く
choice-pluck = { $pile }から{ $top }を取る
choice-swap = { $card }を{ $pile }の{ $top }と交換する
choice-place = { $card }を表向きに{ $pile }へ
choice-hide = { $card }を裏向きに{ $pile }へ
choice-look = { $pile }を見る
choice-decline = しない

## 出来事

event-chose = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $familiar }を選びました。効果：{ $familiar-effect }。
event-found = 場所は{ $location }です。{ $location-effect }。
event-travelled = { $old }から{ $location }へ旅立ちました。{ $location-effect }。
event-renewed = 去った場所を混ぜて、新しい束にしました。
event-laid = { $card }が{ $pile }に置かれました。
event-drew = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $cards }を引きました。
event-drew-hidden = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}カードを{ $count }枚引きました。
event-turn = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}の手番です。
event-looked = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $pile }の裏向きのカード{ $count }枚を見ました。
event-saw = { $pile }にあるのは{ $cards }です。
event-turned-up = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $pile }の{ $card }を表にしました。
event-turned-down = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $pile }の{ $card }を裏にしました。
event-tolled = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}手札の{ $card }を捨てました。
event-took = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $pile }（{ $count }枚）を取りました。
event-revealed = { $pile }の{ $cards }が表になりました。
event-shown = { $pile }の{ $cards }が表になりました。
event-collected = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $pile }から{ $cards }をコレクションに加えました。
event-left = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を{ $pile }に残しました。
event-offered = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}山札から{ $card }を得ました。
event-sank = { $seat-is ->
    [you] あなたの
   *[other] { $seat }さんの
}{ $card }は効果なしに捨てられました。
event-cast = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を唱えました。{ $card-effect }。
event-shed = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を効果なしに脱ぎ捨てました。
event-discarded = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を捨てました。
event-bartered = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $mine }を{ $to-is ->
    [you] あなた
   *[other] { $to }さん
}の{ $theirs }と交換しました。
event-cast-off = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を{ $pile }に置きました。
event-gusted = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を{ $source }から{ $target }に移しました。
event-gusted-down = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}いちばん上の裏向きのカードを{ $source }から{ $target }に移しました。
event-plucked = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $pile }から{ $card }をつみ取りました。
event-nine-lives = { $familiar }が{ $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}を深淵から救いました。
event-lost = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}深淵のエッセンスが3枚になり、負けました。
event-cleared = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}コレクションをすべて捨てました：{ $cards }。
event-gave-up = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}手札をすべて捨てました：{ $cards }。
event-swapped = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $mine }を{ $pile }の{ $theirs }と交換しました。
event-placed = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を{ $pile }に出しました。
event-hid = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $card }を裏向きに{ $pile }に出しました。
event-hid-hidden = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}カードを1枚、裏向きに{ $pile }に出しました。
event-went-out = { $seat-is ->
    [you] あなたは
   *[other] { $seat }さんは
}{ $number ->
    [1] 最初に
   *[other] 2番目に
}脱落しました。
event-joined = { $lower }と{ $upper }が合わさり、{ $pile }になりました。
event-deck-out = 山札がなくなりました。
event-won = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}の勝ちです！{ $by ->
    [astral] 星のエッセンスを3枚集めました。
    [set] 材料セットを完成させました。
    [abyss] 最後まで残りました。
   *[count] 山札がなくなったとき、エッセンスか材料がいちばん多くありました。
}

## 終わり

feat-collected = 最も多く集めた：{ $amount }枚
feat-cast = 最も多く呪文を唱えた：{ $amount }回

## できない理由

why-first-familiar = 先に全員が使い魔を選びます。
why-first-flip = 先に、山のいちばん上のカードを裏返すか決めてください。
why-first-pile = 今は山を取るときです。
why-first-toll = 先に、通行料として手札を1枚捨ててください。
why-first-leave = 先に、いちばん上のカードを残すか決めてください。
why-first-discard = 先に、コレクションのカードを捨てるか決めてください。
why-first-payment = 先に、手札を捨てるか決めてください。
why-first-barter = 先に、材料を交換するか決めてください。
why-first-gust = 先に、山のいちばん上のカードを移すか決めてください。
why-first-travel = 先に、旅立つかとどまるかを決めてください。
why-first-spell = 先に、集めた呪文を唱えてください。
why-first-cast-off = 先に、エッセンスを山に置くか決めてください。
why-first-pluck = 先に、山のいちばん上のカードを取るか決めてください。
why-first-swap = 先に、カードを交換するか決めてください。
why-first-look = 先に、山を見るか決めてください。
why-first-play = 今はカードを出すときです。
why-nothing-to-decline = ここでは断れません。決めてください。
why-wrong-pile = { $pile }は対象ではありません。
why-must-take = 取れる山があるときは、必ず取ります。
why-only-topmost = 残せるのは、取ったカードのうちいちばん上の1枚だけです。
why-wrong-card = { $card }は対象ではありません。
why-no-other-location = ほかに場所がありません。
why-not-for-two = 2人のときは{ $familiar }を選べません。
why-familiar-taken = その使い魔はすでに選ばれています。
why-nothing-there = 取るものがありません。
why-needs-more = { $count }枚未満の間、中央の山は{ $location }に閉ざされています。
why-needs-toll = { $location }では、手札がなければ中央の山を取れません。
why-needs-up = { $location }から取れるのは表向きのカードだけで、中央の山には1枚もありません。
why-only-ingredients = 交換できるのは材料だけです。
why-two-types = 種類の違う材料と交換してください。
why-not-yourself = 自分とは交換できません。
why-another-pile = 別の山に移してください。
why-sheds-none = あなたの使い魔は呪文を脱ぎ捨てられません。
why-needs-abyss = 呪文を脱ぎ捨てるには、深淵のエッセンスが必要です。
why-top-down = いちばん上のカードが裏向きです。
why-top-spell = いちばん上のカードが呪文です。
why-goes-down = { $location }では、中央の山には裏向きに出します。
why-all-down = この手番は、カードをすべて裏向きに出します。
why-up-after-down = 裏向きに出した後は、表向きに出せません。
why-no-more-up = 表向きに出せる枚数を使い切りました。
why-up-first = 先に、表向きのカードを出してください。
why-all-up = この手番は、カードをすべて表向きに出します。
why-no-more-down = 裏向きに出せる枚数を使い切りました。
why-centre-due = { $location }のため、中央の山にまだ1枚必要です。
why-pile-in-need = それでは、カードの必要な山が空のままになります。
why-out-of-reach = { $pile }には届きません。
why-too-few = { $pile }のカードが2枚未満です。
why-nothing-down = { $pile }に裏向きのカードはありません。
why-pile-empty = { $pile }は空です。
why-not-in-hand = 手札に{ $card }がありません。
why-not-collected = コレクションに{ $card }がありません。
why-no-spell = { $card }は呪文ではありません。
why-not-to-resolve = 唱えられる{ $card }がありません。
why-seat-out = { $seat }さんは脱落しています。
why-not-theirs = { $seat }さんのコレクションに{ $card }がありません。
why-form = 「{ $text }」という手はここにはありません。「{ $form }」のように書いてください。
why-unknown-card = 「{ $text }」というカードはここにはありません。あるのは{ $there }です。
why-unknown-pile = 「{ $text }」という山はここにはありません。あるのは{ $there }です。
why-unknown-familiar = 「{ $text }」という使い魔はここにはいません。いるのは{ $there }です。
why-unknown-seat = 「{ $text }」という席はここにはありません。あるのは{ $there }です。

## 選択ルール

option-familiars = 使い魔
option-familiars-help = 使い魔の力を使って遊びます（全員が使うか、誰も使わないか）。
option-locations = 場所
option-locations-help = ゲームを通して1つの場所、または途中で変えられる場所を使います。
option-locations-none = 場所なし
option-locations-one = ゲームを通して1つの場所
option-locations-tourism = 変えられる場所

## その手がよい理由（短く）

motive-wins = すぐに勝てます。
motive-avoids-abyss = { $count ->
    [3] 脱落につながる3枚目の深淵のエッセンスを避けられます
    [2] 2枚目の深淵のエッセンスを避けられます
   *[other] 深淵のエッセンスを避けられます
}。
motive-astral = { $count ->
    [1] 星のエッセンスが手に入ります
   *[other] { $count }枚目の星のエッセンスです。3枚で勝ちです
}。
motive-nearer = 材料セットまであと{ $count }枚になります。
motive-denies = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}の役に立つ山を先に取れます。
motive-feeds-less = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}に取らせる分が少なくなります。
motive-for-yourself = { $pile }は次の番で自分が取れます。
motive-hides = それが{ $card }だと知っているのは自分だけです。
motive-learns = まだ知らないカードを見られます。
motive-rid-of-abyss = 深淵のエッセンスを1枚減らせます。
motive-no-use-to = { $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}にはあまり役に立ちません。

## 決める前に大事なこと

matter-can-win = 勝てます。{ $pile }を見ましょう。
matter-beware = { $pile }に注意。3枚目の深淵のエッセンスが来てしまいます。
matter-near-the-end = 深淵のエッセンスが{ $count }枚あります。3枚目で脱落です。裏向きのカードに気をつけましょう。
matter-lacking = 材料セット（4種のペア、3種の3枚組、または2種の4枚組）まであと{ $count }枚です。星のエッセンス3枚でも勝ちです。
matter-feeding = 出したカードは次に{ $seat-is ->
    [you] あなた
   *[other] { $seat }さん
}が取るかもしれません。深淵のエッセンスは、その手が届く山に裏向きで置き、自分に役立つカードは別の山に置きましょう。
matter-casting = 呪文の順番も大事です。深淵のエッセンスを減らすものを先にしましょう。
