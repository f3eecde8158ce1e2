### Was die Engine sagt, gleich in welchem Spiel. Gründe sind ganze Sätze; die Regel steht daneben.

face-down = verdeckte Karte
# one after the other
sentences = { $before } { $after }
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

## Kartendateien. { $where } ist der Weg zu einer Stelle der Datei: ihre Schlüssel, und Nummern in ihren Listen.

why-cards-none = Dieses Spiel hat keine Kartendatei.
why-cards-not-utf8 = Die Kartendatei ist kein Text in UTF-8.
why-cards-not-toml = Die Kartendatei ist kein TOML: Zeile { $line }, Spalte { $column }.
why-cards-too-large = Die Kartendatei ist zu groß; erlaubt sind { $bytes } Bytes.
why-cards-too-many = Die Kartendatei hat zu viele Einträge; erlaubt sind { $most }.
why-cards-too-deep = Die Kartendatei ist zu tief verschachtelt; erlaubt sind { $most } Ebenen.
why-cards-bad-key = { $where }: Ein Schlüssel ist ein sichtbarer Text von höchstens { $most } Zeichen.
why-cards-unknown = { $where }: Diesen Eintrag gibt es hier nicht; es gibt { $known }.
why-cards-not-a-value = { $where }: Hier können nur Texte, ganze Zahlen, true oder false, Listen und Tabellen stehen.
why-cards-unseen = { $where }: Dieser Text hat Zeichen, die man nicht sieht, oder zu viele Leerzeichen.
why-cards-long = { $where }: Dieser Text ist zu lang; erlaubt sind { $most } Zeichen.
why-cards-missing = { $where } fehlt.
why-cards-not-a-table = { $where } muss eine Tabelle sein.
why-cards-not-a-name = { $where } muss ein Text sein, den man sieht.
why-cards-not-a-flag = { $where } muss true oder false sein, nicht „{ $given }“.
why-cards-number = { $where } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $given }“.
why-cards-step = { $where } muss ein Vielfaches von { $step } sein, nicht „{ $given }“.
why-cards-list = { $where } muss eine Liste mit { $least } bis { $most } Einträgen sein; es sind { $given }.
why-cards-choice = { $where } kann nicht „{ $given }“ sein, sondern { $known }.
why-cards-shape = { $where } schreibt man wie „{ $example }“, nicht wie „{ $given }“.
why-cards-twice = { $where }: „{ $given }“ gibt es zweimal.
why-cards-falls = { $where }: Zu mehreren sind es nie weniger.
why-cards-some-of = { $where } braucht mindestens eines von { $known }.
why-cards-each-once = { $where } muss jedes einmal haben: { $known }.
why-cards-off-track = { $where } muss jede Seite des Würfels haben; { $given } fehlt.
why-cards-total = { $where }: insgesamt { $total } Karten; es müssen { $least } bis { $most } sein.
why-cards-too-few = Die Kartendatei hat { $total } Karten; zu { $players } braucht man { $least }.

## Tipps: was ein Bot täte. Von hundert solchen Partien, oder Punkte, die alle zusammen holen. $rival ist ein anderer Zug mit Namen.

hint-only = Es ist der einzige mögliche Zug.
hint-first-sight = Auf den ersten Blick ist es der beste von { $count } Zügen; zu Ende gedacht wurde keiner.
hint-chance = Gewinnt etwa { $of } von 100 solchen Partien; { $close ->
    [yes] „{ $rival }“ gewinnt etwa { $other }: zu nah, um zu sagen, was besser ist.
   *[no] der nächstbeste Zug, „{ $rival }“, gewinnt { $other }.
}
hint-points = Bringt etwa { NUMBER($of, minimumFractionDigits: 1) } Punkte; { $close ->
    [yes] „{ $rival }“ bringt { NUMBER($other, minimumFractionDigits: 1) }: zu nah, um zu sagen, was besser ist.
   *[no] der nächstbeste Zug, „{ $rival }“, bringt { NUMBER($other, minimumFractionDigits: 1) }.
}

## Warum eine Partie nicht beginnen kann

why-unknown-game = Das Spiel „{ $text }“ gibt es hier nicht; es gibt { $games }
why-players = Dieses Spiel ist für { $seats } Personen, nicht für { $players }
why-rules-version = Begonnen mit Version { $rules } der Regeln; hier gibt es Version { $known }
why-card-file = Kartendatei { $path }: { $error }
why-option-form = Die Option „{ $text }“ hat nicht die Form name=wert
why-option-value = Die Option { $option } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
why-unknown-option = Die Option „{ $text }“ gibt es nicht; { $options-count ->
    [0] dieses Spiel hat keine
   *[other] dieses Spiel hat { $options }
}
why-unknown-bot = Den Bot „{ $text }“ gibt es nicht; es gibt { $bots }
why-no-net = { $game } hat kein gelerntes Netz „{ $net }“
why-no-table = „{ $text }“ ist kein Tisch: etwa 4 oder 4:NAME=WERT
why-no-features = { $game } nennt keine Merkmale, also kann kein Netz es lernen
why-no-iterations = { $bot }: Nach @ steht eine Zahl von Durchläufen, von 1 bis { $most }
why-bots-for-seats = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
} für { $players } Plätze; nenne einen, oder einen für jeden Platz
why-no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
why-not-finished = Zurückblicken kann man nur auf eine beendete Partie
