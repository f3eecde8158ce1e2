title = Knockout-Whist
tagline = Mach einen Stich, oder du bist raus.

# $suit und $rank stehen darauf
card = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}{ $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}
# eine Karte einer Aufzählung
one-card = { $card }

## Orte

zone-hand = Hand
zone-hand-help = Die Karten, die noch zu spielen sind. Nur wer sie hat, sieht sie.
zone-trick = Stich
zone-trick-help = Von allen eine Karte; die beste macht den Stich.
zone-taken = Gewonnene Stiche
zone-taken-help = Die Stiche, die jemand in dieser Runde gemacht hat.
zone-turned = Aufgedeckt
zone-turned-help = Ihre Farbe ist Trumpf.
zone-pile = Stapel
zone-pile-help = Karten, die nicht gegeben wurden; niemand kennt sie.
counter-round = Runde
counter-round-help = Für jede Runde werden alle Karten neu gemischt und gegeben.
counter-tricks = Stiche
counter-tricks-help = Wie viele Stiche jemand in dieser Runde gemacht hat.
counter-trump = Trumpf
counter-trump-help = Eine Karte dieser Farbe schlägt jede andere.
value-trump = { $value ->
    [clubs] Kreuz ♣
    [diamonds] Karo ♦
    [hearts] Herz ♥
    [spades] Pik ♠
   *[none] keiner
}
counter-out = Raus
counter-out-help = Wer in einer Runde keinen Stich macht, spielt nicht mehr mit.
phase-name = Trumpf
phase-name-help = Wer zuletzt die meisten Stiche gemacht hat, wählt die Trumpffarbe.
phase-play = Spiel
phase-play-help = Bediene die Farbe, wenn du kannst; sonst spiel irgendeine Karte.
phase-over = Die Partie ist zu Ende

## Wahl

ask-lead = { $seat-is ->
    [you] Spiel eine Karte aus
   *[other] { $seat } spielt aus
}
ask-follow = { $seat-is ->
    [you] Spiel eine Karte: { $card } wurde ausgespielt
   *[other] { $seat } spielt zu { $card }
}
ask-name = { $seat-is ->
    [you] Bestimme den Trumpf
   *[other] { $seat } bestimmt den Trumpf
}
choice-play = { $card } spielen
choice-name = { $suit ->
    [clubs] Kreuz ♣
    [diamonds] Karo ♦
    [hearts] Herz ♥
   *[spades] Pik ♠
}

## Was geschah

event-round = Runde { $round } beginnt.
event-dealt = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $cards }.
event-dealt-hidden = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-turned = { $card } wird aufgedeckt: { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
} ist Trumpf.
event-named = { $seat-is ->
    [you] Du bestimmst
   *[other] { $seat } bestimmt
} { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
} zum Trumpf.
event-played = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card }.
event-took = { $seat-is ->
    [you] Du machst
   *[other] { $seat } macht
} den Stich, { $tricks ->
    [1] den ersten
   *[other] bisher { $tricks }
}.
event-out = { $seat-is ->
    [you] Du hast keinen Stich gemacht und bist raus!
   *[other] { $seat } hat keinen Stich gemacht und ist raus!
}

## Warum nicht

why-not-in-hand = Du hast { $card } nicht.
why-follow-suit = Du darfst { $card } nicht spielen: Du hast eine Karte der ausgespielten Farbe.
why-not-now = Danach wird jetzt nicht gefragt.
