### Begriffe der deutschen Ausgabe: Futschikato, Handkarten, Nachziehstapel, Ablagestapel, durchbringen, schlagen.

title = Futschikato
tagline = Bring deine Karten durch, bevor jemand höher spielt. Gleiche Zahlen helfen einander.
published = Futschikato, auf Englisch Fuji Flush. Von Friedemann Friese, Grafik von Harald Lieske; erschienen bei 2F-Spiele, Bremen.

card = { $number }

## Orte

zone-hand = Handkarten
zone-table = Tisch
zone-draw = Nachziehstapel
zone-discards = Ablagestapel
counter-left = Karten übrig
counter-worth = Gemeinsamer Wert der { $value }
phase-play = Ausspielen
phase-over = Die Partie ist zu Ende

## Wahl

ask-play = { $seat-is ->
    [you] Spiel eine Karte
   *[other] { $seat } spielt eine Karte
}
choice-play = Spiel eine { $card }{ $joined ->
    [1] { "" }
   *[other] , gemeinsamer Wert { $value }
}{ $beaten-count ->
    [0] { "" }
   *[other] , Futschikato für { $beaten }
}
beaten = { $seat-is ->
    [you] deine { $card }
   *[other] die { $card } von { $seat }
}

## Was geschah

event-dealt = Alle bekommen { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}.
event-played = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} eine { $card }{ $joined ->
    [1] { "" }
   *[other] , gemeinsamer Wert { $value }
}.
event-flushed = Futschikato! { $seat-is ->
    [you] Du wirfst deine { $card } ab.
   *[other] { $seat } wirft die { $card } ab.
}
event-drew = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine { $card }.
event-drew-hidden = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Ersatzkarte.
event-pushed = { $seat-is ->
    [you] Du hast die { $card } durchgebracht.
   *[other] { $seat } hat die { $card } durchgebracht.
}
event-out = { $seat-is ->
    [you] Du bist alle Karten los und gewinnst!
   *[other] { $seat } ist alle Karten los und gewinnt!
}
event-reshuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.

## Das Ende

feat-pushed = Meiste Karten durchgebracht: { $amount }
feat-played = Stärkster Zug: { $amount }

## Warum nicht

why-not-in-hand = Du hast keine { $card } auf der Hand.
