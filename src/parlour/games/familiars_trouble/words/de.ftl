### Von diesem Spiel gibt es keine deutsche Ausgabe; die Begriffe sind unsere.
### Stich, anspielen, bedienen, Vorhand (wer anspielt), Auftrag (errand), Stufe, Attributkarte, Vertraute (familiar), Auslage (display).

title = Familiar’s Trouble
tagline = Drei Vertraute, neun Stiche, kein Wort: Spielt die Karten, die zusammen die Aufträge der Hexe erfüllen.
published = Familiar’s Trouble, auf Japanisch オツカイフクロウの苦労話. Von Fukuroudou.

## Nomen

# nach „die“, „keine“ oder „deine“: „die rote 7“; .dative nach „zur“: „zur roten 7“; .meaning klein auf der Karte
card = { $colours ->
    [red] rote
    [blue] blaue
    [red-blue] rot-blaue
    [green] grüne
    [red-green] rot-grüne
    [blue-green] blau-grüne
   *[all] dreifarbige
} { $value }
    .dative = { $colours ->
        [red] roten
        [blue] blauen
        [red-blue] rot-blauen
        [green] grünen
        [red-green] rot-grünen
        [blue-green] blau-grünen
       *[all] dreifarbigen
    } { $value }
    .meaning = { $colours ->
        [red] Leben
        [blue] Wasser
        [red-blue] Leben, Wasser
        [green] Baum
        [red-green] Leben, Baum
        [blue-green] Wasser, Baum
       *[all] Leben, Wasser, Baum
    }
level = { $number }
# eine Farbe dessen, was ein Auftrag verlangt
need = { $value } { $colour ->
    [red] Rot
    [blue] Blau
   *[green] Grün
}
# alles außer der Stufe; .full auch diese, .short im Satz, .id in einer Liste
errand = Auftrag { $id }{ $named ->
    [yes] { " " }({ $name })
    [house] { " " }({ house-errand })
   *[no] { "" }
}: { $needs } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
    .full = Auftrag { $id }{ $named ->
        [yes] { " " }({ $name })
        [house] { " " }({ house-errand })
       *[no] { "" }
    }: { $needs } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Stufe { $level }
    .short = Auftrag { $id }
    .id = { $id }
    .needs = { $needs }
    .name = { $named ->
        [yes] { $name }
        [house] { house-errand }
       *[no] { $id }
    }
# die Namen der hauseigenen Aufträge: was die Hexe daraus macht; im Spiel ohne Bedeutung
house-errand = { $house ->
    [e1a] Ewige Kerze
    [e1b] Tauflakon
    [e1c] Birkenbesen
    [e1d] Herzschlagtrommel
    [e1e] Regenglocke
    [e1f] Weidenstab
    [e1g] Warme Teekanne
    [e1h] Mooskissen
    [e1i] Dornennadel
    [e2a] Salamanderofen
    [e2b] Mondspiegel
    [e2c] Wisperndes Bücherregal
    [e2d] Errötende Tinte
    [e2e] Schilfboot
    [e2f] Apfel der Besinnung
    [e2g] Tränentuch
    [e2h] Nebellaterne
    [e2i] Uhr mit Herzschlag
    [e3a] Phönixfeder
    [e3b] Flut in der Flasche
    [e3c] Haus auf Wurzeln
    [e3d] Elixier der neun Leben
    [e3e] Kessel, der sich füllt
    [e3f] Besen, der den Weg weiß
    [e3g] Kristallkugel
    [e3h] Morgennebelmantel
   *[e3i] Krone lebender Rosen
}
# eine Karte oder ein Auftrag einer Liste
one-card = die { $card }
one-errand = { $errand-id }
wanted-errand = { $errand-id } ({ $errand-needs })

## Der Tisch

zone-hand = Handkarten
zone-hand-help = Über diese Karten wird nicht gesprochen.
zone-table = Stich
zone-table-help = Die Karten dieses Stichs. Ihre Summen, Farbe für Farbe, erfüllen Aufträge.
zone-display = Aufträge
zone-display-help = Ein Auftrag ist erfüllt, wenn die Summen eines Stichs alle seine Zahlen erreichen.
zone-errands = Aufträge der Stufe { $value }
zone-errands-help = Aufträge, die noch kommen. Höhere Stufen sind schwerer und bringen mehr.
zone-collection = Erfüllte Aufträge
zone-collection-help = Aufträge, die ihr gemeinsam erfüllt habt.
zone-deck = Attributkarten
zone-deck-help = Nach jedem Stich ziehen alle eine Karte, solange es welche gibt.
zone-used = Gespielt, { $value ->
    [red] rot
    [blue] blau
    [green] grün
   *[many] mehrfarbig
}
zone-used-help = Karten früherer Stiche; alle dürfen sie durchsehen.
counter-round = Runde
counter-round-help = Eine Partie hat neun Runden mit je einem Stich.
counter-rounds = Runden
counter-rounds-help = Wie viele Runden eine Partie hat.
counter-points = Punkte
counter-points-help = Die Punkte aller erfüllten Aufträge. Mit 20 gewinnt ihr gemeinsam.
counter-band = Die Hexe
counter-band-help = Was die Hexe von euren Punkten hält: so lala ab 20, besser ab 30, beeindruckt ab 40.
value-band = { $value ->
    [displeased] ist verstimmt
    [so-so] findet es so lala
    [better] hält mehr von euch
    [impressed] ist beeindruckt
   *[legendary] nennt euch legendär
}
counter-target = Ein erstes Ziel
counter-target-help = Das mögen sich Neulinge zuerst vornehmen.
counter-lead = Vorhand
counter-lead-help = Wer in diesem Stich anspielt und über den Tausch entscheidet.
counter-total = Stich, { $value ->
    [red] rot
    [blue] blau
   *[green] grün
}
counter-total-help = Die Summe der gespielten Karten dieser Farbe. Eine Karte mit mehreren Farben zählt für jede voll.
counter-talk = Absprachen
counter-talk-help = Was am Tisch gesagt werden darf, solange die Partie läuft.
value-talk = { $value ->
    [none] nicht über Karten und Aufträge
   *[signs] ein Zeichen je Stich, vor der ersten Karte
}
counter-house = Aufträge des Hauses
counter-house-help = Die Zahlen dieser Aufträge sind von uns: Die Spielregel zeigt die gedruckten nur in Bildern.
counter-sign = Zeichen
counter-sign-help = Was hier gern gespielt gesehen würde. Es sagt nichts über die eigene Hand.
value-sign = { $value ->
    [none] keines
    [red] bitte Rot
    [blue] bitte Blau
    [green] bitte Grün
    [high] bitte hoch
   *[low] bitte niedrig
}
counter-signing = Zeichen sind möglich
counter-signing-help = Bis angespielt wird, darf jeder ein Zeichen geben.
phase-hand-exchange = Kartentausch
phase-hand-exchange-help = Die Vorhand entscheidet, ob alle eine Karte nach links geben.
phase-errand-exchange = Auftragstausch
phase-errand-exchange-help = Die Vorhand darf einen Auftrag gegen den obersten eines Stapels tauschen.
phase-trick = Stich
phase-trick-help = Alle spielen eine Karte, möglichst mit einer Farbe der angespielten.
phase-replenishment = Aufträge auffüllen
phase-replenishment-help = Wer den Stich gewonnen hat, wählt, von welchen Stufen neue Aufträge kommen.
phase-over = Die Partie ist zu Ende
# was die Hexe zu den Punkten aller Aufträge sagt
verdict = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
} { $band ->
    [displeased] Die Hexe ist verstimmt; beim nächsten Mal habt ihr mehr Glück.
    [so-so] So lala: Die Hexe brummt, aber es genügt ihr.
    [better] Die Hexe hält jetzt mehr von euch.
    [impressed] Die Hexe ist beeindruckt: Kaum ein Auftrag blieb liegen.
   *[legendary] Legendär: Von solchen Vertrauten wird man noch lange erzählen.
}

## Was gefragt ist

ask-exchange = { $seat-is ->
    [you] Sollen alle eine Karte nach links weitergeben?
   *[other] { $seat } entscheidet über den Kartentausch
}
ask-pass = { $seat-is ->
    [you] Gib eine Karte an { $to }
   *[other] { $seat } gibt eine Karte an { $to-is ->
        [you] dich
       *[other] { $to }
    }
}
ask-swap = { $seat-is ->
    [you] Tausche einen Auftrag oder lass alle liegen
   *[other] { $seat } entscheidet über den Auftragstausch
}{ $lost-count ->
    [0] { "" }
   *[other] ; unerreichbar: { $lost }
}
ask-lead = { $seat-is ->
    [you] Spiel eine beliebige Karte an; die anderen bedienen eine ihrer Farben, wenn sie können
   *[other] { $seat } spielt an
}{ $lost-count ->
    [0] { "" }
   *[other] ; unerreichbar: { $lost }
}
ask-follow = { $seat-is ->
    [you] Spiel eine Karte, die zur { $lead-dative } passt, wenn du kannst
   *[other] { $seat } spielt eine Karte zur { $lead-dative }
}{ $met-count ->
    [0] { "" }
   *[other] ; erfüllt: { $met }
}{ $lost-count ->
    [0] { "" }
   *[other] ; unerreichbar: { $lost }
}
ask-draw = { $seat-is ->
    [you] Wähle den Stapel, von dem die Auslage aufgefüllt wird
   *[other] { $seat } füllt die Auslage auf
}

## Wahl

choice-exchange = Alle geben eine Karte nach links
choice-keep = Karten behalten
choice-pass = Gib die { $card } an { $to }
choice-stay = Aufträge liegen lassen
choice-swap = Tausche { $errand } gegen den nächsten der Stufe { $level }
choice-play = Spiel die { $card }{ $met-count ->
    [0] { "" }
    [1] , erfüllt den Auftrag { $met }
   *[other] , erfüllt die Aufträge { $met }
}
choice-draw = Zieh einen Auftrag der Stufe { $level }

## Was geschah

event-drew = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $cards }.
event-drew-hidden = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}.
event-laid-out = Aus Stufe { $level } kommt { $errand }.
event-round = Runde { $round }: { $seat-is ->
    [you] Du spielst an.
   *[other] { $seat } spielt an.
}
event-called = { $seat-is ->
    [you] Du verlangst
   *[other] { $seat } verlangt
} einen Kartentausch.
event-declined = { $seat-is ->
    [you] Du willst
   *[other] { $seat } will
} keinen Kartentausch.
event-passed = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $to-is ->
    [you] dir
   *[other] { $to }
} die { $card }.
event-passed-hidden = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $to-is ->
    [you] dir
   *[other] { $to }
} eine Karte.
event-stayed = { $seat-is ->
    [you] Du lässt
   *[other] { $seat } lässt
} die Aufträge liegen.
event-swapped = { $seat-is ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $old-short }, aus Stufe { $level } kommt { $errand }.
event-played = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} die { $card }.
event-took-lead = Der Stich ergibt { $red } Rot, { $blue } Blau, { $green } Grün. { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
} jetzt Vorhand.
event-completed = { $errand-short } ist erfüllt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.
event-refilled = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} aus Stufe { $level } { $errand }.
event-signed = { $seat-is ->
    [you] Du sähest gern { $sign ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [high] eine hohe Karte
       *[low] eine niedrige Karte
    }.
   *[other] { $seat } sähe gern { $sign ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [high] eine hohe Karte
       *[low] eine niedrige Karte
    }.
}
event-ended = Die Partie ist zu Ende: { verdict }

## Das Ende

feat-led = Am häufigsten Vorhand geworden: { $amount }

## Warum nicht

why-no-hand-exchange = An diesem Tisch wird ohne Kartentausch gespielt.
why-no-errand-exchange = An diesem Tisch wird ohne Auftragstausch gespielt.
why-first-exchange = Entscheide zuerst, ob es einen Kartentausch gibt: „exchange“ oder „keep“.
why-first-pass = Der Kartentausch läuft: Alle müssen mitmachen, gib eine Karte weiter.
why-first-swap = Jetzt ist der Auftragstausch: Tausche einen Auftrag oder „stay“.
why-first-play = Der Stich läuft: Spiel eine Karte.
why-first-draw = Die Auslage wird aufgefüllt: Zieh vom Stapel einer Stufe.
why-not-in-hand = Du hast keine { $card } auf der Hand.
why-only-match = Zur { $lead-dative } passt nur deine { $card }: Spiel sie oder eine dreifarbige Karte.
why-match = Du kannst die { $lead } bedienen: Spiel { $cards }, oder eine dreifarbige Karte.
why-not-on-display = { $errand-short } liegt nicht aus.
why-pile-empty = Der Stapel der Stufe { $level } ist leer.
why-no-hints = An diesem Tisch wird ohne Hinweise gespielt: keine Zeichen darüber, was gespielt werden soll.
why-sign-before-lead = Ein Zeichen gibt man vor der ersten Karte eines Stichs, und nur dann.
why-sign-shown = Ein Zeichen in jedem Stich, und deines ist schon zu sehen.

## Zeichen, bei Hinweisen: was man gern gespielt sähe

sign-red = Rot
sign-blue = Blau
sign-green = Grün
sign-high = Hoch
sign-low = Niedrig

## Regeln zur Wahl

option-hand_exchange = Kartentausch
option-hand_exchange-help = In jeder Runde darf die Vorhand alle eine Karte nach links geben lassen.
option-errand_exchange = Auftragstausch
option-errand_exchange-help = In jeder Runde darf die Vorhand einen Auftrag tauschen.
option-display = Ausliegende Aufträge
option-display-help = Wie viele Aufträge der Stufen 1, 2 und 3 ausliegen; leichter: 3/2/0 oder 4/2/0.
option-display-allowed = Drei Zahlen wie 3/1/1, zusammen 1 bis 9 Aufträge
option-any_colour_wins = Jede Farbe sticht
option-any_colour_wins-help = Die höchste Karte macht den Stich, gleich welcher Farbe.
option-hints = Zeichen
option-hints-help = Vor jedem Stich darf ein Zeichen verraten, was du gern gespielt sähest.

## Warum ein Zug gut ist: kurz, ohne „er“

motive-completes = Erfüllt { $errands-count ->
    [one] den Auftrag { $errands }
   *[other] die Aufträge { $errands }
}.
motive-aims = Zielt auf { $errand-short }: gelingt in etwa { $of } von 100 solchen Stichen.
motive-sheds = Kein Auftrag ist erreichbar: Diese Karte hilft später am wenigsten.
motive-keeps = Behält die { $card } für einen späteren Stich.
motive-helps-answer = Damit { $to-is ->
    [you] kannst du
   *[other] kann { $to }
} auf deine Karte gut antworten.
motive-goes-with = Passt gut zur { $card }, die du bekommen hast.
motive-exchanges = Weitergegebene Karten passen besser zu den Aufträgen.
motive-stays = Was ausliegt, passt besser zu deiner Hand als ein unbekannter Auftrag.
motive-unlikely = Zu { $errand-short } kann gerade kaum jemand beitragen; ein anderer ist im Schnitt leichter.
motive-suits-level = Aufträge der Stufe { $level } versprechen mit deiner Hand am meisten.

## Was vor dem Zug wichtig ist

matter-exchanging = Nach dem Tausch passen die Hände vielleicht besser, und du kennst eine Karte deines Nachbarn.
matter-passing = { $to-is ->
    [you] Du bekommst
   *[other] { $to } bekommt
} eine Karte von dir: eine, die bei einem Auftrag hilft, oder eine, die du nicht brauchst.
matter-swapping = Gibt es einen Auftrag, zu dem keine deiner Karten passt? Du darfst ihn tauschen.
matter-drawing = Leichte Aufträge bringen wenig, schwere viel. Zieh, wobei deine nächsten Karten helfen können.
matter-leading = Du spielst aus, und die anderen müssen eine Farbe deiner Karte bedienen. Wähle einen Auftrag und spiel, was er am meisten braucht.
matter-within-reach = Vergleich die Summen des Stichs mit den Aufträgen: Gib dazu, was einem noch fehlt; den Rest haben die anderen nach dir.
matter-can-complete = Du spielst zuletzt und kannst erfüllen: { $errands }.
matter-nothing-to-meet = Kein Auftrag ist in diesem Stich erreichbar: Spiel die Karte, die du am wenigsten brauchst.
