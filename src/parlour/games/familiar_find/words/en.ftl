### Names of the Ingredients and Essences are those of the rulebook; Spells, Familiars and Locations are house content.
### A card file may give names of its own: then $own is “yes” and $name is shown.

title = A Familiar Find
tagline = Scavenge the piles for Astral Essences or a set of Ingredients. Three Abyss Essences and you are out.
published = A Familiar Find. Designed by Ian Zang, art by John Ramsey and Svetlana Kucheryavenko; published by Darrington Press.

## Nouns

# .effect: what it does, without a full stop
card = { $own ->
    [yes] { $name }
   *[no] { $kind ->
        [DS] Dragon Scale
        [EW] Enchanted Wood
        [PL] Pink Lichen
        [RE] Residuum
        [RD] Ruby Dust
        [AST] Astral Essence
        [ABY] Abyss Essence
        [cleanse] Cleansing Rain
        [barter] Fair Barter
        [cast-off] Cast Off
        [foresight] Second Sight
        [insight] Flash of Insight
        [veil] Veil of Night
        [daylight] Daylight
        [gust] Gust
        [own] { $name }
       *[pluck] Pluck
    }
}
    .effect = { $does-count ->
        [0] { $kind ->
            [DS] Ingredient
            [EW] Ingredient
            [PL] Ingredient
            [RE] Ingredient
            [RD] Ingredient
            [AST] Three win
            [ABY] Three lose
            [cleanse] An Abyss Essence of the collection is discarded
            [barter] An Ingredient may be swapped with another collection
            [cast-off] An Abyss Essence of the collection may be put on a pile
            [foresight] All face-down cards of the piles are seen
            [insight] Two cards are drawn
            [veil] This turn all cards are played face down
            [daylight] All cards are turned up; this turn cards are played face up
            [gust] The top card of a pile may be moved onto another
            [own] { "" }
           *[pluck] The top card of a pile may be collected, if it is face up
        }
       *[other] { $does }
    }
familiar = { $kind ->
    [cat] Cat,{ " " }
    [owl] Owl,{ " " }
    [fox] Fox,{ " " }
    [toad] Toad,{ " " }
    [magpie] Magpie,{ " " }
    [rat] Rat,{ " " }
    [turtle] Turtle,{ " " }
    [snake] Snake,{ " " }
    [bat] Bat,{ " " }
    [own] { "" }
   *[salamander] Salamander,{ " " }
}{ $own ->
    [yes] { $name }
   *[no] { $kind ->
        [cat] Nine Lives
        [owl] Night Eyes
        [fox] Far Prowl
        [toad] Long Tongue
        [magpie] Shiny Things
        [rat] Pack Rat
        [turtle] Leave Some
        [snake] Shed Skin
        [bat] Upside Down
        [own] { $name }
       *[salamander] Alchemy
    }
}
    .effect = { $does-count ->
        [0] { $kind ->
            [cat] Once loses the collection instead of the match
            [owl] Sees what lies face down between it and the next player
            [fox] Also takes a pile out of reach that has a single card
            [toad] May move a top card within reach before playing cards
            [magpie] May swap a card for a top card before playing cards
            [rat] Refills the hand to six
            [turtle] May leave the topmost of two cards or more
            [snake] May discard a Spell together with an Abyss Essence
            [bat] May turn over the top card of the centre as the turn begins
            [own] { "" }
           *[salamander] May count one Ingredient as another type
        }
       *[other] { $does }
    }
location = { $own ->
    [yes] { $name }
   *[no] { $kind ->
        [moonlit-well] Moonlit Well
        [sunlit-glade] Sunlit Glade
        [quagmire] Quagmire
        [shrine] Shrine
        [dark-altar] Dark Altar
        [library] Library
        [tollgate] Tollgate
        [echo-cave] Echo Cave
        [open-vault] Open Vault
        [overgrowth] Overgrowth
        [thieves-market] Thieves’ Market
        [still-pond] Still Pond
        [own] { $name }
       *[windmill] Windmill
    }
}
    .effect = { $does-count ->
        [0] { $kind ->
            [moonlit-well] Cards played into the centre are always face down, and are not counted
            [sunlit-glade] After cards are played, all cards of the centre are turned face up
            [quagmire] The centre can be taken only while it has three cards or more
            [shrine] Whoever takes the centre without an Abyss Essence in it may discard one of the collection
            [dark-altar] Whoever takes the centre also collects the top card of the deck
            [library] Whoever takes the centre draws a card
            [tollgate] Whoever takes the centre first discards a card of the hand
            [echo-cave] Whoever plays cards must put at least one into the centre
            [open-vault] Whoever takes the centre gets only its face-up cards
            [overgrowth] After cards are played, a centre of fewer than three cards gets one from the deck, face up
            [thieves-market] Whoever takes the centre may swap an Ingredient with another collection
            [still-pond] Spells taken from the centre are discarded without effect
            [own] { "" }
           *[windmill] Whoever takes the centre may move the top card of a pile onto another
        }
       *[other] { $does }
    }
# the two beside a pile, in clockwise order, which tells two such piles of two seats apart; .title above it
neighbours = { $before-is ->
    [you] you
   *[other] { $before }
} and { $after-is ->
    [you] you
   *[other] { $after }
}
    .title = { $before-is ->
        [you] You
       *[other] { $before }
    } – { $after-is ->
        [you] you
       *[other] { $after }
    }
# what a card of one's own does, in parts that are joined
effect = { $moment ->
    [cast] { "" }
    [begin] as the turn begins{ " " }
    [taken] after taking cards{ " " }
    [prepare] before playing cards{ " " }
   *[played] after playing cards{ " " }
}{ $when ->
    [always] { "" }
    [took-abyss] (if an Abyss Essence was taken){ " " }
   *[took-no-abyss] (if no Abyss Essence was taken){ " " }
}{ $part ->
    [discard] discard { $count ->
            [1] { $what ->
                [abyss] an Abyss Essence
                [astral] an Astral Essence
                [ingredient] an Ingredient
                [spell] a Spell
               *[any] a card
            }
           *[other] { $count } { $what ->
                [abyss] Abyss Essences
                [astral] Astral Essences
                [ingredient] Ingredients
                [spell] Spells
               *[any] cards
            }
        } of the collection
    [discard-all] discard all { $what ->
            [abyss] Abyss Essences
            [astral] Astral Essences
            [ingredient] Ingredients
            [spell] Spells
           *[any] cards
        } of the collection
    [pay] discard { $count ->
            [1] a card
           *[other] { $count } cards
        } of the hand
    [draw] draw { $count ->
            [1] a card
           *[other] { $count } cards
        }
    [take] collect the top card of { $pile ->
            [near] a pile within reach
            [any] a pile
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] a pile out of reach
        }, if it is face up{ $count ->
            [1] { "" }
           *[other] , { $count } times
        }
    [gain] collect the top { $count ->
            [1] card
           *[other] { $count } cards
        } of the deck
    [move] move the top card of { $pile ->
            [near] a pile within reach
            [any] a pile
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] a pile out of reach
        } onto { $onto ->
            [near] a pile within reach
            [any] a pile
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] a pile out of reach
        }{ $count ->
            [1] { "" }
           *[other] , { $count } times
        }
    [put] put { $count ->
            [1] { $what ->
                [abyss] an Abyss Essence
                [astral] an Astral Essence
                [ingredient] an Ingredient
                [spell] a Spell
               *[any] a card
            }
           *[other] { $count } { $what ->
                [abyss] Abyss Essences
                [astral] Astral Essences
                [ingredient] Ingredients
                [spell] Spells
               *[any] cards
            }
        } of the collection on { $onto ->
            [near] a pile within reach
            [any] a pile
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] a pile out of reach
        }
    [add] add a card of the deck face up to { $onto ->
            [near] all piles within reach
            [any] all piles
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] all piles out of reach
        }{ $limit ->
            [99] { "" }
           *[other] { " " }(if it has fewer than { $limit } cards)
        }
    [exchange] swap an Ingredient with another collection{ $count ->
            [1] { "" }
           *[other] , { $count } times
        }
    [swap] swap a card of the hand for the face-up top card of { $pile ->
            [near] a pile within reach
            [any] a pile
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] a pile out of reach
        }
    [look] look at the face-down cards of { $pile ->
            [near] all piles within reach
            [any] all piles
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] all piles out of reach
        }
    [turn-all] turn up all cards of { $pile ->
            [near] all piles within reach
            [any] all piles
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] all piles out of reach
        }
    [turn-top] turn over the top card of { $pile ->
            [near] a pile within reach
            [any] a pile
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] a pile out of reach
        }{ $count ->
            [1] { "" }
           *[other] , { $count } times
        }
    [play] play all cards of this turn { $side ->
            [none] as usual
            [down] face down
           *[up] face up
        }
    [look-one] look at the face-down cards of { $pile ->
            [near] a pile within reach
            [any] a pile
            [centre] the centre
            [next] the pile between this seat and the next
           *[far] a pile out of reach
        }{ $count ->
            [1] { "" }
           *[other] , { $count } times
        }
    [reach] also take a pile out of reach with at most { $limit } { $limit ->
            [1] card
           *[other] cards
        }
    [hand] refill the hand to { $limit } cards
    [leave] may leave the topmost of two cards or more
    [shed] may discard a Spell together with an Abyss Essence
    [life] once lose the collection instead of the match
    [wild] may count one Ingredient as another type
    [least] the centre can be taken only while it has { $limit } cards or more
    [toll] whoever takes the centre first discards a card of the hand
    [takes-up] whoever takes the centre gets only its face-up cards
    [plays-down] cards played into the centre are always face down, and are not counted
   *[due] whoever plays cards must put at least one into the centre
}{ $may ->
    [yes] { " " }(optional)
   *[no] { "" }
}
# in a sentence; .title above the pile
pile = { $where ->
    [centre] the centre
   *[between] the pile that { neighbours } share
}
    .title = { $where ->
        [centre] Centre
       *[between] { neighbours.title }
    }
    .start = { $where ->
        [centre] The centre
       *[between] The pile that { neighbours } share
    }
one-card = { $card }
one-word = “{ $text }”
some-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

## The table

zone-location = Location
zone-location-help = It changes the rules of the pile in the centre.
zone-locations = Other Locations
zone-locations-help = Other Locations: whoever takes the centre may travel to the top one.
zone-locations-left = Locations left
zone-locations-left-help = Locations that were left. When the others are used up, they are shuffled.
zone-pile = { $value-title }
zone-pile-help = Whoever sits beside a pile may take it, and the centre is for all. Only cards in piles can be collected.
zone-hand = Hand
zone-hand-help = Cards to play onto the piles. They count for nothing until they are collected.
zone-collection = Collection
zone-collection-help = Only what lies here counts for winning and losing.
zone-familiar = Familiar
zone-familiar-help = A power of its own, for the whole match.
zone-familiars = Familiars to choose from
zone-familiars-help = Each player chooses one of these.
zone-deck = Deck
zone-deck-help = From here hands are refilled to four cards. When it has too few, the match is over.
zone-discards = Discards
zone-discards-help = Spells that were cast, and what was discarded. These cards do not come back.
counter-astral = Astral
counter-astral-help = Astral Essences of three: three win at once.
counter-abyss = Abyss
counter-abyss-help = Abyss Essences of three: with three you are out.
counter-lacks = To a set
counter-lacks-help = How many Ingredients are missing for the nearest complete set: 2 each of four types, 3 of three, or 4 of two.
counter-life = Life used
counter-life-help = The Cat’s second life has been used.
counter-out = Out
counter-out-help = Three Abyss Essences: this player does not play on.
counter-house = House cards
counter-house-help = How many cards there are and what they do is ours: the rulebook shows it only in pictures.
phase-set-up = Set-up
phase-set-up-help = Everybody chooses a Familiar.
phase-scavenge = Scavenge
phase-scavenge-help = Take a pile within reach: all its cards go into your collection.
phase-play = Play Cards
phase-play-help = Put three cards onto piles within reach, two face up and one face down. No pile may stay empty.
phase-over = The match is over

## What is asked

ask-familiar = { $seat-is ->
    [you] Choose your Familiar
   *[other] { $seat } chooses a Familiar
}
ask-flip = { $seat-is ->
    [you] Turn over the top card of a pile?
   *[other] { $seat } may turn over the top card of a pile
}
ask-pile = { $seat-is ->
    [you] Take a pile: all its cards go into your collection
   *[other] { $seat } scavenges a pile
}
ask-toll = { $seat-is ->
    [you] Discard a card of your hand as the toll
   *[other] { $seat } pays the toll
}
ask-leave = { $seat-is ->
    [you] Leave { $card } there?
   *[other] { $seat } may leave { $card } there
}
ask-discard = { $seat-is ->
    [you] Discard { $what ->
        [abyss] an Abyss Essence
        [astral] an Astral Essence
        [ingredient] an Ingredient
        [spell] a Spell
       *[any] a card
    } of your collection?
   *[other] { $seat } may discard { $what ->
        [abyss] an Abyss Essence
        [astral] an Astral Essence
        [ingredient] an Ingredient
        [spell] a Spell
       *[any] a card
    }
}
ask-payment = { $seat-is ->
    [you] Discard a card of your hand?
   *[other] { $seat } may discard a card of the hand
}
ask-barter = { $seat-is ->
    [you] Swap an Ingredient with another collection?
   *[other] { $seat } may swap an Ingredient
}
ask-gust = { $seat-is ->
    [you] Move the top card of a pile onto another?
   *[other] { $seat } may move the top card of a pile
}
ask-travel = { $seat-is ->
    [you] Travel to another Location, or remain?
   *[other] { $seat } may travel to another Location
}
ask-spell = { $seat-is ->
    [you] Cast a Spell that you took
   *[other] { $seat } resolves a Spell
}
ask-cast-off = { $seat-is ->
    [you] Put { $what ->
        [abyss] an Abyss Essence
       *[astral] an Astral Essence
    } on a pile?
   *[other] { $seat } may put { $what ->
        [abyss] an Abyss Essence
       *[astral] an Astral Essence
    } on a pile
}
ask-pluck = { $seat-is ->
    [you] Collect the top card of a pile?
   *[other] { $seat } may collect the top card of a pile
}
ask-swap = { $seat-is ->
    [you] Swap a card of your hand for the top card of a pile?
   *[other] { $seat } may swap a card for the top card of a pile
}
ask-look = { $seat-is ->
    [you] Look at the face-down cards of a pile?
   *[other] { $seat } may look at the face-down cards of a pile
}
ask-play = { $seat-is ->
    [you] Play { $left ->
        [1] the last card
       *[other] { $left } more cards
    }
   *[other] { $seat } plays { $left ->
        [1] the last card
       *[other] { $left } more cards
    }
}{ $well ->
    [yes] , any into the centre, elsewhere at most { $ups } face up and { $downs } face down
   *[no] { $ups ->
        [0] { "" }
       *[other] { $left ->
            [1] , face up
           *[other] , { $ups } face up
        }
    }{ $downs ->
        [0] { "" }
       *[other] { $left ->
            [1] , face down
           *[other] , { $downs } face down
        }
    }
}

## Choices

choice-choose = { $familiar }: { $familiar-effect }
choice-flip = Turn over { $top-count ->
    [0] the face-down top card
   *[other] { $top }
} on { $pile }
choice-take = Scavenge { $pile }: { $cards-count ->
    [0] { $hidden } face down
   *[other] { $cards }{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } face down
    }
}
choice-skip = Take nothing
choice-toll = Pay with { $card }
choice-leave = Leave { $card } on { $pile }
choice-discard = Discard { $card }
choice-barter = Give { $mine } to { $seat } for { $theirs }
choice-gust = Move { $top-count ->
    [0] the face-down top card
   *[other] { $top }
} from { $source } to { $target }
choice-travel = Travel to the next Location
choice-remain = Remain
choice-cast = Cast { $card }: { $card-effect }
choice-shed = Discard { $card } and an Abyss Essence
choice-cast-off = Put { $card } on { $pile }
choice-pluck = Collect { $top } from { $pile }
choice-swap = Swap { $card } for { $top } on { $pile }
choice-place = { $card } face up on { $pile }
choice-hide = { $card } face down on { $pile }
choice-look = Look at { $pile }
choice-decline = Do not

## What happened

event-chose = { $seat-is ->
    [you] You choose
   *[other] { $seat } chooses
} { $familiar }: { $familiar-effect }.
event-found = The Location is { $location }: { $location-effect }.
event-travelled = The Location changes from { $old } to { $location }: { $location-effect }.
event-renewed = The Locations left are shuffled into a new deck.
event-laid = { $card } is laid on { $pile }.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $cards }.
event-drew-hidden = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [1] a card
   *[other] { $count } cards
}.
event-turn = { $seat-is ->
    [you] You begin
   *[other] { $seat } begins
} a turn.
event-looked = { $seat-is ->
    [you] You look
   *[other] { $seat } looks
} at { $count ->
    [1] the face-down card
   *[other] { $count } face-down cards
} of { $pile }.
event-saw = You see { $cards } in { $pile }.
event-turned-up = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} { $card } face up on { $pile }.
event-turned-down = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} { $card } face down on { $pile }.
event-tolled = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} with { $card } of the hand.
event-took = { $seat-is ->
    [you] You scavenge
   *[other] { $seat } scavenges
} { $pile }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-revealed = Turned up in { $pile }: { $cards }.
event-shown = Turned up in { $pile }: { $cards }.
event-collected = { $seat-is ->
    [you] You collect
   *[other] { $seat } collects
} { $cards } from { $pile }.
event-left = { $seat-is ->
    [you] You leave
   *[other] { $seat } leaves
} { $card } on { $pile }.
event-offered = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $card } from the deck.
event-sank = { $seat-is ->
    [you] Your { $card } is
   *[other] { $seat }’s { $card } is
} discarded without effect.
event-cast = { $seat-is ->
    [you] You cast
   *[other] { $seat } casts
} { $card }: { $card-effect }.
event-shed = { $seat-is ->
    [you] You shed
   *[other] { $seat } sheds
} { $card } without effect.
event-discarded = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
event-bartered = { $seat-is ->
    [you] You give
   *[other] { $seat } gives
} { $to-is ->
    [you] you
   *[other] { $to }
} { $mine } for { $theirs }.
event-cast-off = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} { $card } on { $pile }.
event-gusted = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} { $card } from { $source } to { $target }.
event-gusted-down = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} the face-down top card from { $source } to { $target }.
event-plucked = { $seat-is ->
    [you] You pluck
   *[other] { $seat } plucks
} { $card } from { $pile }.
event-nine-lives = { $familiar } saves { $seat-is ->
    [you] you from three Abyss Essences.
   *[other] { $seat } from three Abyss Essences.
}
event-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} to three Abyss Essences.
event-cleared = { $seat-is ->
    [you] You discard your whole collection: { $cards }.
   *[other] { $seat } discards the whole collection: { $cards }.
}
event-gave-up = { $seat-is ->
    [you] You discard your hand: { $cards }.
   *[other] { $seat } discards the hand: { $cards }.
}
event-swapped = { $seat-is ->
    [you] You swap
   *[other] { $seat } swaps
} { $mine } for { $theirs } on { $pile }.
event-placed = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card } on { $pile }.
event-hid = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card } face down on { $pile }.
event-hid-hidden = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} a card face down on { $pile }.
event-went-out = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} { $number ->
    [1] the first
   *[other] the second
} to go out.
event-joined = { $lower-start } and { $upper } become { $pile }.
event-deck-out = The deck has run out.
event-won = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $by ->
    [astral] with three Astral Essences!
    [set] with a complete set of Ingredients!
    [abyss] as the last one left!
   *[count] with the most Essences, or Ingredients, when the deck ran out!
}

## The end

feat-collected = Most cards collected: { $amount }
feat-cast = Most Spells resolved: { $amount }

## Why not

why-first-familiar = First everybody chooses a Familiar.
why-first-flip = First decide whether to turn over the top card of a pile.
why-first-pile = It is time to take a pile.
why-first-toll = First discard a card of your hand as the toll.
why-first-leave = First decide whether to leave the topmost card there.
why-first-discard = First decide whether to discard a card of your collection.
why-first-payment = First decide whether to discard a card of your hand.
why-first-barter = First decide whether to swap an Ingredient.
why-first-gust = First decide whether to move the top card of a pile.
why-first-travel = First decide whether to travel or remain.
why-first-spell = First resolve the Spells you collected.
why-first-cast-off = First decide whether to put an Essence on a pile.
why-first-pluck = First decide whether to collect the top card of a pile.
why-first-swap = First decide whether to swap a card.
why-first-look = First decide whether to look at a pile.
why-first-play = It is time to play cards.
why-nothing-to-decline = There is nothing to decline here; this must be decided.
why-wrong-pile = { $pile-start } is none of the piles in question.
why-must-take = A pile that can be taken must be.
why-only-topmost = Only the topmost card taken can be left.
why-wrong-card = { $card } is not among the cards in question.
why-no-other-location = There is no other Location.
why-not-for-two = With two players nobody can choose this: { $familiar }.
why-familiar-taken = Somebody has that Familiar already.
why-nothing-there = There is nothing to take.
why-needs-more = { $location } closes the centre while it has fewer than { $count } cards.
why-needs-toll = { $location }: without a card in hand nobody takes the centre.
why-needs-up = { $location } gives only face-up cards, and the centre has none.
why-only-ingredients = Only Ingredients can be swapped.
why-two-types = Swap two Ingredients of different types.
why-not-yourself = You cannot barter with yourself.
why-another-pile = The card must go onto another pile.
why-sheds-none = Your Familiar sheds no Spells.
why-needs-abyss = To shed a Spell you need an Abyss Essence.
why-top-down = Its top card is face down.
why-top-spell = Its top card is a Spell.
why-goes-down = { $location }: cards go into the centre face down.
why-all-down = This turn all your cards are played face down.
why-up-after-down = After a face-down card none can be played face up.
why-no-more-up = You have played as many cards face up as you may.
why-up-first = First play the cards that go face up.
why-all-up = This turn all your cards are played face up.
why-no-more-down = You have played as many cards face down as you may.
why-centre-due = { $location } still waits for a card in the centre.
why-pile-in-need = Then a pile that needs a card would stay empty.
why-out-of-reach = { $pile-start } is out of your reach.
why-too-few = { $pile-start } has fewer than two cards.
why-nothing-down = { $pile-start } has no face-down card.
why-pile-empty = { $pile-start } is empty.
why-not-in-hand = You have no { $card } in your hand.
why-not-collected = You have no { $card } in your collection.
why-no-spell = { $card } is no Spell.
why-not-to-resolve = You have no { $card } to resolve.
why-seat-out = { $seat } is out of the match.
why-not-theirs = { $seat } has no { $card } to swap.
why-form = “{ $text }” is not a move here; write “{ $form }”.
why-unknown-card = There is no card “{ $text }” here; there is { $there }.
why-unknown-pile = There is no pile “{ $text }” here; there is { $there }.
why-unknown-familiar = There is no Familiar “{ $text }” here; there is { $there }.
why-unknown-seat = There is no seat “{ $text }” here; there is { $there }.

## Options

option-familiars = Familiars
option-familiars-help = Play with the Familiars’ powers, everybody or nobody.
option-locations = Locations
option-locations-help = One Location for the match, or one that can be changed.
option-locations-none = No Location
option-locations-one = One Location for the whole match
option-locations-tourism = A Location that can be changed

## Why a move is good: short, without “it”

motive-wins = Wins at once.
motive-avoids-abyss = { $count ->
    [3] Avoids a third Abyss Essence, which would put you out
    [2] Avoids a second Abyss Essence
   *[other] Avoids an Abyss Essence
}.
motive-astral = { $count ->
    [1] Gets you an Astral Essence
   *[other] Gets you Astral Essence number { $count }; three win
}.
motive-nearer = Leaves { $count ->
    [one] one Ingredient
   *[other] { $count } Ingredients
} missing for a set.
motive-denies = Takes what { $seat-is ->
    [you] you
   *[other] { $seat }
} could use.
motive-feeds-less = Gives { $seat-is ->
    [you] you
   *[other] { $seat }
} less to take.
motive-for-yourself = You can reach { $pile } next turn.
motive-hides = Only you know that it is { $card }.
motive-learns = Shows you a card that you do not know.
motive-rid-of-abyss = Gets rid of an Abyss Essence.
motive-no-use-to = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} little use for it.

## What matters before a decision

matter-can-win = You can win: look at { $pile }.
matter-beware = Beware of { $pile }: it would bring your third Abyss Essence.
matter-near-the-end = You have { $count } Abyss Essences; with a third you are out. Mind cards that lie face down.
matter-lacking = You lack { $count ->
    [one] one Ingredient
   *[other] { $count } Ingredients
} for a set: four pairs, three triples or two fours. Three Astral Essences win, too.
matter-feeding = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} next and may take what you play. Hide Abyss Essences within that reach, and put what helps you onto another pile.
matter-casting = The order of Spells can matter: what rids you of Abyss Essences comes first.
