### Von diesem Spiel gibt es keine deutsche Ausgabe; die Begriffe sind unsere.
### Marktmacher (Regeln und Karte „Market Make“), Gott des Marktes, Battle Royale; Handelskarte, Handelswürfel, Satz,
### wer gibt (dealer), „Noch eine!“ (one to go), „Fertig!“ (done), Jackpot, Bank, Kredit, neu würfeln, ablegen.
### Eine Kartendatei kann eigene Waren haben: Dann ist $kind „other“, und $name wird gezeigt. Waren stehen ohne Artikel.
### Beträge sind ganz: 500.000.

title = Family Trade
tagline = Sammle drei Sätze, behalte den Markt im Auge und sei fertig, bevor er fällt.
published = Family Trade. Die Spielregel nennt weder Autor noch Verlag.

## Nomen

# .start am Anfang des Satzes und über der Leiste; .effect: die Werte des Würfels
item = { $kind ->
    [gold] Gold
    [gems] Diamanten
    [home] Immobilien
    [cafe] Kaffee
    [shares] Aktien
    [oil] Öl
    [shrimp] Garnelen
    [coin] virtuelle Währung
   *[other] { $name }
}
    .start = { $kind ->
        [gold] Gold
        [gems] Diamanten
        [home] Immobilien
        [cafe] Kaffee
        [shares] Aktien
        [oil] Öl
        [shrimp] Garnelen
        [coin] Virtuelle Währung
       *[other] { $name }
    }
    .effect = Würfel: { $track }
card = { $kind ->
    [gold] Gold
    [gems] Diamanten
    [home] Immobilien
    [cafe] Kaffee
    [shares] Aktien
    [oil] Öl
    [shrimp] Garnelen
    [coin] virtuelle Währung
    [MM] Marktmacher
   *[other] { $name }
}
    .start = { $kind ->
        [gold] Gold
        [gems] Diamanten
        [home] Immobilien
        [cafe] Kaffee
        [shares] Aktien
        [oil] Öl
        [shrimp] Garnelen
        [coin] Virtuelle Währung
        [MM] Marktmacher
       *[other] { $name }
    }
    .effect = { $track-count ->
        [0] Verschiebt den Wert einer Ware um eine Stufe
       *[other] Würfel: { $track }
    }
one-card = { $card }
one-set = { $item }
one-price = { $item } { $amount }
one-amount = { $amount }
one-code = { $code }

## Der Tisch

phase-between = Zwischen zwei Spielen
phase-turns = Ziehen und ablegen
phase-out = Fertig!
phase-over = Die Partie ist zu Ende
zone-deck = Nachziehstapel
zone-hand = Handkarten
zone-discards = Card Dump (Ablage)
zone-shown = Aufgedeckt
zone-last = Zuletzt aufgedeckte Hand
zone-gone = Spielmatte: aus dem Spiel
counter-ruleset = Regeln
value-ruleset = { $value ->
    [market] Marktmacher
    [god] Gott des Marktes
   *[battle] Battle Royale
}
counter-market = { $value-start }
value-market = { $value }
counter-money = Geld
value-money = { $value }
counter-jackpot = Jackpot
value-jackpot = { $value }
counter-bank = { $value ->
    [tens] Bank: Scheine zu 10.000
   *[fifties] Bank: Scheine zu 50.000
}
counter-tens = Scheine zu 10.000
counter-fifties = Scheine zu 50.000
counter-dealer = Gibt
counter-streak = Spiele in Folge
counter-deals = Gespielte Spiele
counter-left = Spiele übrig, mindestens
counter-rounds = Gespielte Runden
counter-offered = Zuletzt abgelegt
counter-announced = Noch eine!
counter-missing = Fehlende Karten

## Was gefragt ist

ask-market = { $seat-is ->
    [you] Du gibst: Den Markt behalten, wie er steht, oder alle Würfel neu werfen?
   *[other] { $seat } behält den Markt oder würfelt ihn neu
}
ask-turn = { $seat-is ->
    [you] Gezogen: { $card }. { $missing ->
        [0] Ruf „Fertig!“ oder leg { $announced ->
            [yes] die gezogene Karte ab
           *[no] eine Karte ab
        }
       *[other] { $announced ->
            [yes] Dir fehlt noch eine: Leg die gezogene Karte ab
           *[no] Leg eine Karte ab (dir fehlen noch { $missing })
        }
    }
   *[other] { $seat } zieht und legt ab
}
ask-claim = { $from-is ->
    [you] Du legst
   *[other] { $from } legt
} { $card } ab: { $seat-is ->
    [you] Nehmen und fertig sein oder liegen lassen?
   *[other] { $seat } nimmt sie oder lässt sie liegen
}
ask-answer = { $from-is ->
    [you] Du legst
   *[other] { $from } legt
} { $card } ab: { $seat-is ->
    [you] „Fertig!“ rufen oder liegen lassen?
   *[other] { $seat } ruft „Fertig!“ oder lässt sie liegen
}
ask-reroll = { $seat-is ->
    [you] Du bist fertig. Eine Ware neu würfeln oder alles so lassen?
   *[other] { $seat } ist fertig und darf eine Ware neu würfeln
}
ask-wait = Der Tisch wartet: { $seat-is ->
    [you] Du kommst als Nächstes dran
   *[other] { $seat } kommt als Nächstes dran
}{ $offered-count ->
    [0] { "" }
   *[other] , wenn niemand die abgelegte Karte nimmt ({ $offered })
}

## Auswahl

choice-keep = Den Markt behalten, wie er steht
choice-roll = Den Markt neu würfeln
choice-go-out = Fertig!{ $worth ->
    [unknown] { "" }
    [nine] { " " }Neun gleiche Karten für { $amount }
   *[market] { " " }So wie der Markt steht: { $amount }
}
choice-take = { $card-start } von { $from } nehmen: Fertig!{ $worth ->
    [unknown] { "" }
    [nine] { " " }Neun gleiche Karten für { $amount }
   *[market] { " " }So wie der Markt steht: { $amount }
}
choice-call = „Fertig!“ rufen, obwohl es nicht stimmt: kostet { $penalty }
choice-call-for = Bei { $card } von { $from } „Fertig!“ rufen, obwohl es nicht stimmt: kostet { $penalty }
choice-leave = { $card-start } von { $from } liegen lassen
choice-discard = { $card-start } ablegen
choice-discard-still = { $card-start } ablegen, ohne etwas zu verschieben
choice-up = { $card-start } ablegen: { $item } hinauf auf { $amount }
choice-down = { $card-start } ablegen: { $item } hinunter auf { $amount }
choice-reroll = Neu würfeln: { $item }, jetzt { $amount }
choice-stand = Nicht neu würfeln

## Was geschah: Markt und Karten

event-market-rolled = Der Markt wird gewürfelt: { $prices }.
event-market-kept = { $seat-is ->
    [you] Du behältst
   *[other] { $seat } behält
} den Markt.
event-rose = Hinauf auf { $amount }: { $item }.
event-fell = Hinunter auf { $amount }: { $item }.
event-deals = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} allen { $count } Karten.
event-drew = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $card }.
event-drew-hidden = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Karte.
event-discarded = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } ab.
event-announced = { $seat-is ->
    [you] Du sagst
   *[other] { $seat } sagt
} an: Noch eine!
event-called = { $seat-is ->
    [you] Du rufst
   *[other] { $seat } ruft
} „Fertig!“, aber es stimmt nicht.
event-reshuffled = Der Nachziehstapel ist leer: Die abgelegten Karten werden zu einem neuen gemischt.

## Was geschah: Fertig!

event-took = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} von { $from-is ->
    [you] dir
   *[other] { $from }
} die abgelegte Karte: { $card }.
event-went-out = Fertig! { $seat-is ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} { $sets-count ->
    [1] einen Satz: { $sets }.
   *[other] { $sets-count } Sätze: { $sets }.
}
event-rerolls = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $item } neu.
event-rerolled = Würfel für { $item }: { $amount }.
event-stood = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} nicht neu.
event-set-rolled = Würfel für { $item }: { $amount }.
event-total = Die Summe ist { $times ->
    [1] { $amount }
   *[other] { $amount } mal { $times }: { $product }
}.

## Was geschah: Geld

event-from-bank = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $amount } von der Bank.
event-to-bank = { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $amount } an die Bank.
event-to-jackpot = { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $amount } in den Jackpot.
event-to-seat = { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $to-is ->
    [you] dir
   *[other] an { $to }
} { $amount }.
event-from-jackpot = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den Jackpot: { $amount }.

## Was geschah: Ende eines Spiels

event-washout = Der Nachziehstapel ist leer: Dieses Spiel gewinnt niemand.
event-dealer = { $left ->
    [0] Das Geben kommt zum zweiten Mal zu { $seat-is ->
        [you] dir
       *[other] { $seat }
    } zurück: Die Partie endet.
   *[other] Als Nächstes { $seat-is ->
        [you] gibst du
       *[other] gibt { $seat }
    }; noch mindestens { $left ->
        [one] ein Spiel
       *[other] { $left } Spiele
    }.
}
event-again = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} noch einmal: Spiel { $streak } in Folge, es zählt { $streak }-fach.
event-out-of-cards = Es gibt keine Karten mehr: Die Partie endet.
event-out-of-bills = Der Bank sind die Scheine ausgegangen: Die Partie endet.

## Das Ende

end-round = Spiel { $number }
feat-out = Am häufigsten fertig geworden: { $amount }
feat-received = Meistes Geld auf einmal: { $amount }

## Warum nicht

why-no-market-in-battle = Im Battle Royale gibt es keinen Markt: Der Würfel des Satzes wird geworfen.
why-no-market-in-god = Beim Gott des Marktes gibt es keinen Markt zum Behalten oder Würfeln.
why-market-between-deals = Den Markt behält oder würfelt nur, wer neu gibt, zwischen zwei Spielen.
why-no-reroll-in-battle = Im Battle Royale wird nicht neu gewürfelt.
why-no-reroll-in-god = Beim Gott des Marktes wird nicht neu gewürfelt.
why-reroll-going-out = Eine Ware darf nur neu würfeln, wer fertig ist.
why-market-first = Zuerst der Markt: Behalte ihn oder würfle ihn neu.
why-reroll-or-stand = Du bist fertig: Würfle eine Ware neu oder lass alles so.
why-nothing-to-leave = Du bist selbst am Zug: Da ist keine Karte, die du liegen lassen könntest.
why-three-alike = Fertig bist du nur mit drei gleichen Karten.
why-called-already = Du hast schon „Fertig!“ gerufen, und es stimmte nicht.
why-market-make-in-hand = Mit einer Marktmacher-Karte auf der Hand kannst du nicht fertig sein.
why-not-three-sets = Deine neun Karten sind keine drei Sätze.
why-not-your-turn = Du bist nicht am Zug: Nimm die abgelegte Karte mit „done“ oder lass sie liegen.
why-no-market-make-in-battle = Im Battle Royale gibt es keine Marktmacher-Karten.
why-no-market-make-in-god = Beim Gott des Marktes gibt es keine Marktmacher-Karten.
why-not-in-hand = Diese Karte hast du nicht: { $card }.
why-only-the-drawn = Dir fehlt noch eine: Du kannst nur die gezogene Karte ablegen ({ $card }).
why-top-of-track = Höher geht es nicht: { $item }.
why-bottom-of-track = Tiefer geht es nicht: { $item }.
why-no-move = „{ $text }“ ist hier kein Zug; ein Zug ist „done“, „leave“, „stand“, „keep market“, „roll market“, „discard ITEM“, „discard MM“, „discard MM up ITEM“, „discard MM down ITEM“ oder „reroll ITEM“.
why-no-item = Eine Ware „{ $text }“ gibt es nicht; hier gibt es { $codes } zu handeln.

## Regeln zur Wahl

option-ruleset = Regeln
option-ruleset-help = Marktmacher, Gott des Marktes oder Battle Royale.
option-ruleset-market = Marktmacher: ein Markt, den alle verschieben können
option-ruleset-god = Gott des Marktes: Wer fertig ist, lässt die Würfel entscheiden
option-ruleset-battle = Battle Royale: schnelle Runden um einen Satz, bis Karten oder Scheine ausgehen
option-calls = „Fertig!“
option-calls-help = Ob „Fertig!“ zu Unrecht gerufen werden kann, für 100.000.
option-calls-checked = Nur ein wahres „Fertig!“ ist möglich
option-calls-free = Ein falsches „Fertig!“ ist möglich und kostet 100.000
option-deck_out = Leerer Nachziehstapel
option-deck_out-help = Ob ein leerer Nachziehstapel das Spiel beendet oder aufgefüllt wird.
option-deck_out-washout = Niemand gewinnt das Spiel
option-deck_out-reshuffle = Die abgelegten Karten werden neu gemischt, zweimal je Spiel
option-bank = Bank
option-bank-help = Battle Royale mit allen Scheinen der Schachtel oder mit wenigen.
option-bank-box = Alle Scheine der Schachtel
option-bank-short = Wenige Scheine: Die Bank ist früher leer, und damit endet die Partie
