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
phase-between-help = Wer neu gibt, behält den Markt oder würfelt ihn ganz neu.
phase-turns = Ziehen und ablegen
phase-turns-help = Zieh eine Karte; sei mit drei Sätzen fertig, oder leg ab.
phase-out = Fertig!
phase-out-help = Jemand ist fertig und löst ein.
phase-over = Die Partie ist zu Ende
zone-deck = Nachziehstapel
zone-deck-help = Von hier ziehen alle.
zone-hand = Handkarten
zone-hand-help = Drei gleiche Karten sind ein Satz.
zone-discards = Card Dump (Ablage)
zone-discards-help = Eine abgelegte Karte kann nur sofort genommen werden, und nur, um damit fertig zu sein.
zone-shown = Aufgedeckt
zone-shown-help = Die Hand, die fertig ist.
zone-last = Zuletzt aufgedeckte Hand
zone-last-help = Die Hand, die im letzten Spiel fertig war.
zone-gone = Spielmatte: aus dem Spiel
zone-gone-help = Karten, die in dieser Partie nicht zurückkommen.
counter-ruleset = Regeln
counter-ruleset-help = Welche der drei Spielweisen gilt.
value-ruleset = { $value ->
    [market] Marktmacher
    [god] Gott des Marktes
   *[battle] Battle Royale
}
counter-market = { $value-start }
counter-market-help = Was ein Satz dieser Ware jetzt wert ist, in Tausend: 40 sind 40.000. Eine Marktmacher-Karte verschiebt ihn um eine Stufe, ein neuer Wurf kann ihn irgendwohin setzen.
value-market = { $value }
counter-money = Geld
counter-money-help = Das meiste Geld gewinnt. Unter null ist es ein Kredit.
value-money = { $value }
counter-jackpot = Jackpot
counter-jackpot-help = Wer mit einer positiven Summe fertig ist, bekommt ihn dazu.
value-jackpot = { $value }
counter-bank = { $value ->
    [tens] Bank: Scheine zu 10.000
   *[fifties] Bank: Scheine zu 50.000
}
counter-bank-help = Hat die Bank von einer Sorte keinen Schein mehr, endet die Partie.
counter-tens = Scheine zu 10.000
counter-tens-help = Scheine zu 10.000.
counter-fifties = Scheine zu 50.000
counter-fifties-help = Scheine zu 50.000.
counter-dealer = Gibt
counter-dealer-help = Beginnt das Spiel. Wer gibt und fertig wird, gibt noch einmal.
counter-streak = Spiele in Folge
counter-streak-help = Spiele, die dieselbe Person in Folge gibt: Ihre Summe wird mit dieser Zahl vervielfacht.
counter-deals = Gespielte Spiele
counter-deals-help = Wie viele Spiele vorbei sind.
counter-left = Spiele übrig, mindestens
counter-left-help = Mindestens so viele Spiele kommen noch: mehr, wenn Gebende fertig werden.
counter-rounds = Gespielte Runden
counter-rounds-help = Wie viele Runden vorbei sind.
counter-offered = Zuletzt abgelegt
counter-offered-help = Wessen abgelegte Karte noch genommen werden kann.
counter-announced = Noch eine!
counter-announced-help = Zum Fertigsein fehlt eine Karte. Auch eine abgelegte kann es sein: Achte darauf, was du ablegst.
counter-missing = Fehlende Karten
counter-missing-help = Wie viele Karten dir noch fehlen, um fertig zu sein.

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

## Warum ein Zug gut ist: kurz, ohne „er“

motive-market-high = Die Preise stehen hoch: behalten.
motive-market-low = Die Preise stehen niedrig: Würfeln hebt sie im Schnitt.
motive-stands = Kein Würfel verspricht mehr, als er zeigt.
motive-rerolls = { $item-start }: Der Preis steht niedrig, der Würfel verspricht mehr.
motive-false-call = Damit ist deine Hand nicht fertig: Ein falscher Ruf kostet.
motive-out-first = Wer zuerst fertig ist, wird bezahlt.
motive-pays = Zahlt, wie der Markt steht.
motive-waits = Es brächte nichts oder kostete sogar: Warte lieber auf eine andere Karte oder einen anderen Markt.
motive-keeps-group = Behält { $card }: { $count ->
    [one] der Anfang eines Satzes
   *[other] davon hast du { $count }
}.
motive-pays-less = { $card-start } zahlt weniger als { $other }.
motive-fewer-left = Davon ist wenig übrig: { $card }.
motive-least-useful = Hilft deinen Sätzen am wenigsten.
motive-feeds-nobody = { $seat-is ->
    [you] Dir
   *[other] { $seat }
} fehlt nur noch eine Karte, und die andere könnte es sein.
motive-price-up = { $item-start } zahlt dann mehr, und das sammelst du.
motive-price-down = { $item-start } zahlt dann weniger, und das sammeln vielleicht andere.

## Was vor dem Zug wichtig ist

matter-market = Hohe Preise behält man; niedrige würfelt man neu.
matter-rerolling = Du darfst einen Würfel noch einmal werfen: einen, der niedrig steht und von dem du einen Satz hast.
matter-claiming = Diese Karte macht deine Hand fertig. Dann endet die Runde, und der Markt bezahlt dich, wie er steht.
matter-can-go-out = Du hast alle Sätze: Fertig werden zahlt, wie der Markt steht; Warten bringt vielleicht mehr oder nichts.
matter-one-to-go = { $seat-is ->
    [you] Dir
   *[other] { $seat }
} fehlt nur eine Karte: Wer sie ablegt, zahlt dafür. Was schon abgelegt wurde, ist sicherer.
matter-missing = Dir { $count ->
    [one] fehlt eine Karte
   *[other] fehlen { $count } Karten
}, um fertig zu sein. Behalte Paare und was gut zahlt.
