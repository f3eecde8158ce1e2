### Begriffe der deutschen Ausgabe: Futschikato, Handkarten, Nachziehstapel, Ablagestapel, durchbringen, schlagen.

title = Futschikato
tagline = Bring deine Karten durch, bevor jemand höher spielt. Gleiche Zahlen helfen einander.
published = Futschikato, auf Englisch Fuji Flush. Von Friedemann Friese, Grafik von Harald Lieske; erschienen bei 2F-Spiele, Bremen.

card = { $number }

## Orte

zone-hand = Handkarten
zone-hand-help = Die Karten, die noch loszuwerden sind. Nur wer sie hat, sieht sie.
zone-table = Tisch
zone-table-help = Was hier bis zum nächsten Zug liegen bleibt, ist durchgebracht.
zone-draw = Nachziehstapel
zone-draw-help = Von hier zieht nach, wer geschlagen wurde.
zone-discards = Ablagestapel
zone-discards-help = Durchgebrachte und geschlagene Karten. Ist der Nachziehstapel leer, werden sie zu einem neuen gemischt.
counter-left = Karten übrig
counter-left-help = Karten auf der Hand und auf dem Tisch. Wer keine mehr hat, gewinnt.
counter-worth = Gemeinsamer Wert der { $value }
counter-worth-help = Gleiche Zahlen tun sich zusammen: die Zahl mal der Anzahl solcher Karten auf dem Tisch. Nur was mehr wert ist, schlägt sie.
phase-play = Ausspielen
phase-play-help = Spiel eine Karte; alles auf dem Tisch, was weniger wert ist, ist dann geschlagen.
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

## Warum ein Zug gut ist: kurz, ohne „er“.

motive-stops = { $seat-is ->
    [you] Du wirst so nicht fertig.
   *[other] { $seat } wird so nicht fertig.
}
motive-flushes = Futschikato: schlägt { $beaten }!
motive-joins = Hilft { $seat-is ->
    [you] deiner { $card }
   *[other] der { $card } von { $seat }
}: zusammen { $value }{ $hard ->
    [yes] , und schwer zu schlagen
   *[no] { "" }
}.
motive-lasts = Nur wenige ungesehene Karten schlagen { $value }: Sie kommt wohl durch.
motive-harder = Schwerer zu schlagen als die { $card }.
motive-leaves-alone = Hilft { $seat-is ->
    [you] dir
   *[other] { $seat }
} nicht, die { $card } durchzubringen.
motive-no-loss = Deine niedrigste Karte: Wird sie geschlagen, ziehst du vielleicht eine bessere.
motive-keeps = Behält deine { $card } für später.

## Was vor dem Zug wichtig ist

matter-last-card = { $seat-is ->
    [you] Die { $card } ist deine letzte Karte.
   *[other] Die { $card } ist die letzte Karte von { $seat }: Kommt sie durch, ist die Partie verloren. { $beats ->
        [yes] Du kannst sie schlagen.
       *[no] Du kannst sie nicht schlagen; vielleicht jemand anderes.
    }
}
matter-joining = Du hast eine { $card }, und { $seat-is ->
    [you] bei dir
   *[other] bei { $seat }
} liegt auch eine: Gleiche Zahlen zählen zusammen und kommen gemeinsam durch.
matter-goes-through = { $seat-is ->
    [you] Deine { $card }
   *[other] Die { $card } von { $seat }
} zählt { $value } und kommt bald durch, wenn sie niemand schlägt. { $beats ->
    [yes] Du kannst es.
   *[no] Du kannst es nicht.
}
matter-few-left = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. { $seat-is ->
    [you] Bring sie durch.
   *[other] Schlag, was von dort kommt, wenn du kannst.
}
matter-empty = Auf dem Tisch liegt nichts. Eine hohe Karte kommt vielleicht durch; eine niedrige wird leicht geschlagen, und du ziehst eine neue.
