### Von diesem Spiel gibt es keine deutsche Ausgabe; die Begriffe sind unsere.
### Stich, Vorhand (wer anspielt), bedienen, Zeichen (mark), Strategiehand, Spielrichtung, Bündel Energie,
### Schnitt und schneiden (8), Umkehr (11), Schleife (2 und 3), Bindung, Revolution, Zwischenabrechnung.

title = Trick-Taking Career Poker
tagline = Hol dir Stich um Stich deine Hand und spiel sie als Erstes leer: mit Revolutionen, Schnitten und Gold.
published = トリテ富豪, auf Englisch Trick-Taking Career Poker. Von dwarfs.

## Nomen

# nach „die“, „deine“ oder allein: „die rote Katzen-7“; .dative nach „der“, „deiner“
card = { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
   *[gray] graue
} { $mark ->
    [cat] Katzen
    [pig] Schweine
    [snake] Schlangen
    [goldfish] Goldfisch
   *[owl] Eulen
}-{ $number }
    .dative = { $colour ->
        [red] roten
        [yellow] gelben
        [green] grünen
        [blue] blauen
       *[gray] grauen
    } { $mark ->
        [cat] Katzen
        [pig] Schweine
        [snake] Schlangen
        [goldfish] Goldfisch
       *[owl] Eulen
    }-{ $number }
    .colour = { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[gray] Grau
    }
    .mark = { $mark ->
        [cat] Katze
        [pig] Schwein
        [snake] Schlange
        [goldfish] Goldfisch
       *[owl] Eule
    }
face = { card }
card-as = { $card } als { $face }
attribute = { $attribute ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [gray] Grau
    [cat] Katze
    [pig] Schwein
    [snake] Schlange
    [goldfish] Goldfisch
   *[owl] Eule
}
one-card = die { $card }
one-attribute = { $count ->
    [1] { $attribute }
   *[other] { $count } × { $attribute }
}

## Der Tisch

phase-tricks = Zwölf Stiche
phase-tricks-help = Zwölf Stiche, in denen du die Karten deiner Strategiehand gewinnst, und Gold.
phase-millionaire = Millionär
phase-millionaire-help = Spiel deine Strategiehand leer: stärker als das letzte Ausspiel, oder pass.
phase-over = Die Partie ist zu Ende
zone-hand = Handkarten
zone-hand-help = Die Karten für die zwölf Stiche.
zone-strategic = Strategiehand
zone-strategic-help = Die in den Stichen gewonnenen Karten. Sie sind die Hand für Millionär.
zone-table = Stich
zone-table-help = Was in diesem Stich gespielt wurde.
zone-building = Spiel mit Gold
zone-building-help = Ein Ausspiel, das mit Gold verändert wird. Bis es fertig ist, sieht es sonst niemand.
zone-last = Letzter Stich
zone-last-help = Der Stich davor, noch einmal zum Ansehen.
zone-cut = Achten, die geschnitten haben
zone-cut-help = Achten, die geschnitten haben, sind in dieser Runde aus dem Spiel.
zone-gone = Energie und Ablage
zone-gone-help = Karten beendeter Stiche: Sie sind auf keiner Hand mehr.
zone-aside = Ungesehen beiseite
zone-aside-help = Vor dem Austeilen herausgenommen. Niemand weiß, welche es sind.
counter-round = Runde
counter-round-help = Drei Runden sind eine Partie, bei kurzer Partie eine. Spätere Runden zählen mehr.
counter-rounds = Runden
counter-rounds-help = Wie viele Runden diese Partie hat.
counter-trick = Stich
counter-trick-help = Der wievielte der zwölf Stiche es ist.
counter-lead = Vorhand
counter-lead-help = Wer in diesem Stich anspielt und die Richtung bestimmt.
counter-direction = Progress-Karte
counter-direction-help = In welcher Richtung reihum gespielt wird. Die Vorhand bestimmt sie für jeden Stich.
value-direction = { $value ->
    [none] noch offen
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}
counter-attribute = Angespielt
counter-attribute-help = Die genannte Farbe oder das genannte Zeichen. Wer es hat, muss es spielen, und nur damit gewinnt man.
value-attribute = { $value ->
    [none] noch nichts
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [gray] Grau
    [cat] Katze
    [pig] Schwein
    [snake] Schlange
    [goldfish] Goldfisch
   *[owl] Eule
}
counter-strength = Stärke
counter-strength-help = Welche Zahl jetzt die anderen schlägt. Elfen und Revolutionen kehren die Folge um.
value-strength = { $value ->
    [thirteen] 13 ist hoch
    [one] 1 ist hoch, umgekehrt
    [two] 2 ist am stärksten
   *[three] 3 ist am stärksten, umgekehrt
}
counter-energy = Energie
counter-energy-help = Bündel für alle: um zwei oder drei Karten auf einmal anzuspielen oder mit Achten zu schneiden.
counter-revolution = Revolution
counter-revolution-help = Die Folge der Stärke ist umgekehrt, bis wieder vier oder mehr Karten gespielt werden.
counter-back = Umkehr
counter-back-help = Eine 11 hat die Folge der Stärke umgekehrt, bis zum Ende dieses Stichs.
counter-colours-bound = Farben gebunden
counter-colours-bound-help = Ein Ausspiel hat die Farben davor wiederholt: Bis zum Ende des Stichs müssen alle sie haben.
counter-marks-bound = Zeichen gebunden
counter-marks-bound-help = Ein Ausspiel hat die Zeichen davor wiederholt: Bis zum Ende des Stichs müssen alle sie haben.
counter-top = Zu schlagen
counter-top-help = Wessen Ausspiel oben liegt und gewinnt, wenn es niemand schlägt.
counter-count = Karten je Ausspiel
counter-count-help = So viele Karten, wie angespielt wurden: Alle spielen ebenso viele.
counter-house = Paare des Hauses: nicht die gedruckten Farben und Zeichen
counter-house-help = Welche Farbe zu welchem Zeichen gehört, ist von uns: Gedruckt gibt es das nur als Bild.
counter-gold = Gold
counter-gold-help = Jedes Gold ändert Farbe, Zeichen oder die Zahl einer Karte um eins, für ein Ausspiel. Übriges Gold ist ein Punkt.
counter-score = Punkte
counter-score-help = Die Punkte aller Runden bisher.
counter-cut = In dieser Runde geschnitten
counter-cut-help = Wer geschnitten hat, bekommt bei der Zwischenabrechnung kein Gold.
counter-passed = Gepasst
counter-passed-help = Hat seit dem letzten Ausspiel gepasst und darf wieder spielen, wenn die Reihe zurückkommt.

## Was gefragt ist

ask-direction = { $seat-is ->
    [you] Du spielst an: In welcher Richtung geht dieser Stich reihum?
   *[other] { $seat } bestimmt die Spielrichtung
}
ask-lead = { $seat-is ->
    [you] Spiel eine Karte und wähle, was in diesem Stich zählt: ihre Farbe oder ihr Zeichen
   *[other] { $seat } spielt eine Karte an
}
ask-follow = { $seat-is ->
    [you] Spiel eine Karte: { $attribute }, wenn du kannst
   *[other] { $seat } spielt eine Karte; angespielt ist { $attribute }
}
ask-cut = { $seat-is ->
    [you] Mit deiner { $card-dative } schneiden und alle anderen Karten nehmen, aber kein Gold?
   *[other] { $seat } darf mit der { $card-dative } schneiden
}
ask-place = { $seat-is ->
    [you] Die { $card } hat nicht bedient: für deine Strategiehand behalten oder weggeben?
   *[other] { $seat } behält die { $card } oder gibt sie weg
}
ask-open = { $seat-is ->
    [you] Du spielst an: eine Karte oder mehrere derselben Zahl
   *[other] { $seat } spielt an
}
ask-beat = { $seat-is ->
    [you] Spiel { $count ->
        [1] eine Karte, stärker
       *[other] { $count } Karten, stärker
    } als { $number } ({ $strength ->
        [two] 2 ist am stärksten
       *[three] 3 ist am stärksten
    }){ $colours-count ->
        [0] { "" }
       *[other] , Farben gebunden an { $colours }
    }{ $marks-count ->
        [0] { "" }
       *[other] , Zeichen gebunden an { $marks }
    }, oder passe
   *[other] { $seat } spielt oder passt
}
ask-loop = { $seat-is ->
    [you] Nur eine Schleife schlägt { $number }: Spiel { $count ->
        [1] eine { $loop }
       *[other] { $count } × { $loop }
    } in { $colours } mit { $marks }, oder passe
   *[other] { $seat } spielt oder passt
}
ask-use = { $seat-is ->
    [you] Wähle Karte { $at } von { $count }, gespielt als { $number }{ $cut ->
        [yes] { " " }mit Schnitt
       *[no] { "" }
    }; noch { $left } Gold
   *[other] { $seat } spielt
}
choice-direction = { $way ->
    [clockwise] Im Uhrzeigersinn
   *[counterclockwise] Gegen den Uhrzeigersinn
}
choice-lead = Spiel die { $card } an; es zählt { $attribute ->
    [colour] { $card-colour }
   *[mark] { $card-mark }
}
choice-follow = Spiel die { $card }
choice-cut = Mit der { $card-dative } schneiden: Nimm alle anderen Karten des Stichs, aber kein Gold
choice-let-be = Mit der { $card-dative } nicht schneiden
choice-keep = Behalte die { $card } für deine Strategiehand
choice-give = Gib die { $card } an { $to }
choice-pass = Passen
choice-play = Spiel { $cards }{ $back ->
    [yes] , Umkehr
   *[no] { "" }
}{ $revolution ->
    [begins] , Revolution
    [ends] , Ende der Revolution
   *[none] { "" }
}{ $energy ->
    [0] { "" }
   *[other] , für { $energy } Bündel Energie
}
choice-play-cut = Spiel { $cards } und schneide{ $revolution ->
    [begins] , Revolution
    [ends] , Ende der Revolution
   *[none] { "" }
}{ $energy ->
    [0] { "" }
   *[other] , für { $energy } Bündel Energie
}
choice-gold = Mit Gold: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} als { $number }{ $back ->
    [yes] , Umkehr
   *[no] { "" }
}{ $revolution ->
    [begins] , Revolution
    [ends] , Ende der Revolution
   *[none] { "" }
}{ $energy ->
    [0] { "" }
   *[other] , für { $energy } Bündel Energie
}
choice-gold-cut = Mit Gold: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} als { $number } mit Schnitt{ $revolution ->
    [begins] , Revolution
    [ends] , Ende der Revolution
   *[none] { "" }
}{ $energy ->
    [0] { "" }
   *[other] , für { $energy } Bündel Energie
}
choice-use = Nimm die { $card }, wie sie ist
choice-use-as = Nimm die { $card } als { $face }, für { $gold } Gold

## Was geschah: zwölf Stiche

event-round = Runde { $round }: Alle bekommen 12 Karten.
event-direction = { $seat-is ->
    [you] Du bestimmst
   *[other] { $seat } bestimmt
} die Spielrichtung: { $way ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}.
event-led = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} die { $card } an; es zählt { $attribute }.
event-followed = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} die { $card }.
event-turned = { $strength ->
    [one] Umkehr: Jetzt ist 1 hoch.
   *[thirteen] Noch eine Umkehr: Jetzt ist 13 hoch.
}
event-cut = { $seat-is ->
    [you] Du schneidest mit der { $card-dative } und nimmst
   *[other] { $seat } schneidet mit der { $card-dative } und nimmt
} { $cards }.
event-let-be = { $seat-is ->
    [you] Du schneidest
   *[other] { $seat } schneidet
} nicht.
event-won = { $seat-is ->
    [you] Du gewinnst den Stich und ein Gold (jetzt { $gold }) und nimmst
   *[other] { $seat } gewinnt den Stich und ein Gold (jetzt { $gold }) und nimmt
} { $cards }.
event-kept = { $seat-is ->
    [you] Du behältst
   *[other] { $seat } behält
} die { $card }.
event-gave = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $to-is ->
    [you] dir
   *[other] { $to }
} die { $card }.

## Was geschah: Abrechnung

event-granted = Zwischenabrechnung: { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $gold } Gold.
event-skipped = Eine Strategiehand ist leer: In dieser Runde wird nicht Millionär gespielt.
event-ranked = { $seat-is ->
    [you] Du wirst
   *[other] { $seat } wird
} Nr. { $rank } der Runde: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, dazu { $gold } für Gold.

## Was geschah: Millionär

event-millionaire = Millionär beginnt.
event-lead-passed = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} nur noch eine Karte, die nicht die letzte sein darf, und kann nicht anspielen: { $to-is ->
    [you] Du bist jetzt Vorhand.
   *[other] { $to } ist jetzt Vorhand.
}
event-stuck = Niemand kann anspielen: Millionär endet.
event-played = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $cards }.
event-changed = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $cards }, für { $gold } Gold (noch { $left }).
event-paid = { $seat-is ->
    [you] Du verbrauchst
   *[other] { $seat } verbraucht
} { $bundles } Bündel Energie (noch { $energy }).
event-looped = Schleife: Die schwächste Zahl schlägt die stärkste, und von ihr an geht der Stich weiter.
event-bound = { $what ->
    [colours] Die Farben sind gebunden
   *[marks] Die Zeichen sind gebunden
}: { $due }.
event-back = { $on ->
    [0] Noch eine Umkehr
   *[other] Umkehr
}: Bis zum Ende des Stichs ist { $strength ->
    [two] 2 am stärksten.
   *[three] 3 am stärksten.
}
event-revolution = { $on ->
    [0] Die Revolution ist vorbei:
   *[other] Revolution!
} Jetzt ist { $strength ->
    [two] 2 am stärksten.
   *[three] 3 am stärksten.
}
event-passed = { $seat-is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-cut-short = { $seat-is ->
    [you] Du schneidest
   *[other] { $seat } schneidet
} den Stich.
event-trick-won = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} den Stich; { $size ->
    [1] die einzige Karte wird abgelegt (Energie: { $energy }).
   *[other] aus { $size } Karten wird ein Bündel Energie (jetzt { $energy }).
}
event-went-out = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} keine Karten mehr!

## Das Ende

end-round = Runde { $number }
feat-won = Meiste Stiche: { $amount }
feat-played = Meiste Karten auf einmal gespielt: { $amount }

## Warum nicht

why-direction-first = Bestimme zuerst die Spielrichtung: im Uhrzeigersinn oder dagegen.
why-lead-first = Du bist Vorhand: Spiel eine Karte an und nenne ihre Farbe oder ihr Zeichen.
why-not-in-hand = Du hast die { $card } nicht auf der Hand.
why-one-card = Spiel eine deiner Handkarten.
why-cut-later = Ob eine 8 schneidet, wird gefragt, wenn alle gespielt haben.
why-not-several = Zu einem Stich wird eine Karte gespielt, nicht mehrere.
why-follow = Angespielt ist { $attribute }: Das hast du und musst es bedienen.
why-cut-or-not = Du hast die { $card } gespielt: Schneide damit oder nicht.
why-keep-it = Wenn du die { $card } selbst haben willst, behalte sie.
why-keep-or-give = Deine { $card } bedient nicht: Behalte sie oder gib sie jemand anderem.
why-lead-plays = Die Vorhand muss spielen.
why-gold-first = Ein Spiel mit Gold beginnt damit, wie viele Karten es sind und als welche Zahl: „gold K N“.
why-cards-of-one-number = Spiel Karten einer Zahl.
why-cards-or-pass = Spiel Karten einer Zahl oder passe.
why-not-in-strategic-hand = Du hast { $cards } nicht in deiner Strategiehand.
why-only-eights-cut = Nur Achten können schneiden.
why-as-many = { $count ->
    [one] Angespielt ist eine Karte: Spiel auch eine.
   *[other] Angespielt sind { $count } Karten: Spiel ebenso viele.
}
why-not-stronger = Eine { $number } schlägt keine { $top }, solange { $strength ->
    [two] 2 am stärksten ist (2 1 13 … 4 3).
   *[three] 3 am stärksten ist (3 4 … 13 1 2).
}
why-bound = { $what ->
    [colours] Die Farben sind gebunden
   *[marks] Die Zeichen sind gebunden
}: { $due }.
why-loop-needs = Eine Schleife braucht { $what ->
    [colours] die Farben
   *[marks] die Zeichen
}, die oben liegen: { $due }.
why-no-eights-last = Achten dürfen nicht deine letzten Karten sein.
why-not-last = Solange { $number } am stärksten ist, darf eine { $number } nicht zu deinen letzten Karten gehören.
why-energy-to-lead = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} anzuspielen kostet zusammen { $energy } Bündel Energie; da { $there ->
    [one] ist 1.
   *[other] sind { $there }.
}
why-energy-to-cut = Mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} zu schneiden kostet zusammen { $energy } Bündel Energie; da { $there ->
    [one] ist 1.
   *[other] sind { $there }.
}
why-cannot-be-played = Das lässt sich jetzt nicht spielen.
why-no-gold = Du hast kein Gold.
why-too-few-cards = Du hast nur { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
why-no-gold-last = Deine letzten Karten dürfen nicht mit Gold gespielt werden.
why-too-dear = Kein Ausspiel von { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} als { $number } { $due ->
    [none] kostet
    [colours] in den gebundenen Farben kostet
    [marks] mit den gebundenen Zeichen kostet
   *[both] in den gebundenen Farben und Zeichen kostet
} 1 bis { $gold } Gold.
why-go-on-building = Du stellst ein Ausspiel von { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} als { $number } zusammen: Nimm eine Karte.
why-other-number = Die Karten dieses Ausspiels werden als { $number } gespielt.
why-ascending = Die Karten kommen in aufsteigender Folge, erst nach der Zahl, dann nach der Farbe (R Y G B A).
why-no-steps = Von { $number } nach { $as } führen keine Schritte.
why-costs-more = Das kostet { $gold } Gold, und du hast noch { $left }.
why-spend-some = Ein Spiel mit Gold kostet mindestens 1 Gold.
why-not-completed = Danach ließe sich das Ausspiel nicht mehr vollenden.
why-no-move = „{ $text }“ ist kein Zug dieses Spiels.
why-no-card = „{ $text }“ ist keine Karte; eine Karte ist Zahl, Farbe (RYGBA) und Zeichen (CPSFO), etwa 7RF.
why-not-printed = Die Karte „{ $text }“ gibt es nicht; es gibt die { $card }.
why-form-of-lead = Ein Anspiel schreibt man „lead CARD colour“ oder „lead CARD mark“.
why-form-of-play = Ein Ausspiel schreibt man „play“ und seine Karten, jede einmal.
why-form-of-give = „give“ nennt einen Platz von 0 bis { $most }.
why-form-of-gold = Ein Spiel mit Gold beginnt mit „gold“, der Zahl der Karten und der Zahl, als die sie gespielt werden.
why-form-of-use = Eine Karte nimmt man mit „use CARD“ oder „use CARD as CARD“.
why-one-number = Die Karten eines Ausspiels haben alle eine Zahl; Gold kann sie dazu machen.
why-played-as-one = Die Karten eines Ausspiels werden alle als eine Zahl gespielt.
why-too-many = Es gibt { $count } Karten mit Zahlen bis { $number }.
why-teams = Zweierteams brauchen 4 Plätze, nicht { $players }.

## Regeln zur Wahl

option-length = Länge
option-length-help = Drei Runden, eine, oder zu viert zwei Teams über drei Runden.
option-length-normal = Drei Runden
option-length-short = Eine Runde
option-length-team = Drei Runden in zwei Teams, zu viert
option-ace_line = 13 neben 1
option-ace_line-help = 13 und 1 sind auch für Gold Nachbarn.

## Warum ein Zug gut ist: kurz, ohne „er“

motive-most-cards-next = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} die meisten Karten und ist dann als Nächstes dran.
motive-alone = Das hat sonst niemand: sicheres Gold, und keine Karten der anderen.
motive-likely-wins = Gewinnt wohl den Stich, mit dem Gold.
motive-hardly-wins = Gewinnt kaum: Die Karten des Stichs belasten jemand anderen.
motive-takes = Nimmt den Stich: Gold und Karten lohnen sich.
motive-ducks = Überlässt den Stich und die Last seiner Karten jemand anderem.
motive-rid-of = Wird die { $card } los, bevor sie einen Stich gewinnt, den du nicht willst.
motive-worth-cutting = Der Schnitt bringt dir Karten, die sich lohnen.
motive-not-worth-cutting = Die Karten dieses Stichs sind kein Gewinn: Du müsstest sie wieder loswerden.
motive-worth-keeping = Eine starke Karte für deine Strategiehand.
motive-burdens = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} wenige Karten: eine mehr zum Loswerden.
motive-goes-out = Du bist fertig.
motive-cuts = Beendet den Stich, und du spielst an.
motive-unbeaten = Niemand hat Karten, die das schlagen.
motive-revolution = Vier oder mehr kehren die Reihenfolge um.
motive-not-stuck = Lässt dir eine Karte, die die letzte sein darf: Achten und die stärkste Zahl dürfen es nicht.
motive-gold-for-the-end = Mit wenigen Karten hilft Gold beim Fertigwerden.
motive-least-gold = Kostet am wenigsten Gold.
motive-sheds = Wird { $count ->
    [one] eine Karte
   *[other] { $count } Karten auf einmal
} los.
motive-weak = { $number } ist schwach: besser jetzt weg damit.
motive-keeps = Behält deine { $count ->
    [one] { $number }
   *[other] { $number }er
} für später.
motive-keeps-eights = Behält deine { $count ->
    [one] 8
   *[other] { $count } Achten
} zum Schneiden.
motive-keeps-together = Lässt deine { $count } { $number }er beisammen.

## Was vor dem Zug wichtig ist

matter-directing = Du bestimmst, wie herum es geht. Wer zuletzt spielt, hat alle anderen Karten gesehen.
matter-leading = Gewonnene Karten musst du später loswerden; nur starke und Gold helfen. Spiel niedrig an, um den Stich zu verlieren, oder hoch für ein Gold.
matter-worth-winning = Dieser Stich lohnt sich, für das Gold oder die Karten, und du kannst ihn gewinnen.
matter-worth-ducking = Diesen Stich verliert man besser: Wer ihn gewinnt, muss die Karten später loswerden.
matter-cutting = Der Schnitt bringt dir alle anderen Karten des Stichs, aber kein Gold. Meist ist das eine Last.
matter-placing = Deine Karte passt nicht: Behalte sie, wenn sie stark ist, sonst gib sie jemandem mit wenigen Karten.
matter-opening = Du spielst an. Beginne mit schwachen Karten oder vielen einer Zahl; die starken holen das Anspiel zurück.
matter-beating = Schlag mit dem Schwächsten, das reicht, oder passe und behalte, was stark ist.
matter-using-gold = Je mehr sich eine Karte ändert, desto mehr Gold kostet sie.
matter-not-last = Denk ans Ende: Achten und { $number }er dürfen nicht deine letzten Karten sein.
matter-few-left = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.{ $seat-is ->
    [you] { "" }
   *[other] { " " }Schlag, was du kannst, damit das Anspiel nicht dorthin geht.
}
