### Was die Engine sagt, gleich in welchem Spiel. Gründe sind ganze Sätze; die Regel steht daneben.

face-down = verdeckte Karte
one-text = „{ $text }“

why-over = Die Partie ist zu Ende.
why-not-plain = Ein Zug ist eine Zeile einfacher Text.
why-not-a-move = „{ $text }“ ist hier kein Zug; ein Zug wird so geschrieben: { $forms }.
why-not-asked = Danach wird jetzt nicht gefragt.
why-not-legal = Dieser Zug ist hier nicht erlaubt.
why-no-sign = Ein solches Zeichen gibt es hier nicht.
why-nothing-decided = Es wurde noch nichts entschieden.
why-chance-came = Danach hat der Zufall entschieden.
why-card-revealed = Dabei wurde eine Karte aufgedeckt.
why-others-decided = Inzwischen hat jemand anders entschieden.

## Ratschläge. Von hundert solchen Partien: wie oft gewinnt, wer so weiterspielt; Prozent: vom besten möglichen Ergebnis.

hint-only = Es ist der einzige mögliche Zug.
hint-first-sight = Auf den ersten Blick ist es der beste von { $count } Zügen; zu Ende gedacht wurde keiner.
hint-wins = Damit gewinnt man { $of } von 100 solchen Partien, nach { $tried } gedachten Fortsetzungen; { $close ->
    [yes] „{ $rival }“ gewinnt { $other }, zu nah, um zu sagen, was besser ist.
   *[no] der nächstbeste Zug, „{ $rival }“, gewinnt { $other }.
}
hint-reaches = Damit erreicht man { $of } Prozent des besten möglichen Ergebnisses, nach { $tried } gedachten Fortsetzungen; { $close ->
    [yes] „{ $rival }“ erreicht { $other }, zu nah, um zu sagen, was besser ist.
   *[no] der nächstbeste Zug, „{ $rival }“, erreicht { $other }.
}

## Warum eine Partie nicht beginnen kann

why-unknown-game = Das Spiel „{ $text }“ gibt es hier nicht; es gibt { $games }
why-players = Dieses Spiel ist für { $seats } Personen, nicht für { $players }
why-rules-version = Begonnen mit Version { $rules } der Regeln; hier gibt es Version { $known }
why-no-card-file = Für dieses Spiel gibt es keine Kartendateien
why-card-file = Kartendatei { $path }: { $error }
why-option-form = Die Option „{ $text }“ hat nicht die Form name=wert
why-option-value = Die Option { $option } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
why-unknown-option = Die Option „{ $text }“ gibt es nicht; { $options-count ->
    [0] dieses Spiel hat keine
   *[other] dieses Spiel hat { $options }
}
why-unknown-bot = Den Bot „{ $text }“ gibt es nicht; es gibt { $bots }
why-no-iterations = { $bot }: Nur eine Stufe, die sucht, hat eine Zahl von Durchläufen, von 1 bis { $most }
why-bots-for-seats = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
} für { $players } Plätze; nenne einen, oder einen für jeden Platz
why-no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
