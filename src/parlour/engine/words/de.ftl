### Was die Engine sagt, gleich in welchem Spiel. Gründe sind ganze Sätze; die Regel steht daneben.

face-down = verdeckte Karte
one-text = „{ $text }“

why-over = Die Partie ist zu Ende.
why-not-plain = Ein Zug ist eine Zeile einfacher Text.
why-not-a-move = „{ $text }“ ist hier kein Zug; ein Zug wird so geschrieben: { $forms }.
why-not-asked = Danach wird jetzt nicht gefragt.
why-not-legal = Dieser Zug ist hier nicht erlaubt.
why-nothing-decided = Es wurde noch nichts entschieden.
why-chance-came = Danach hat der Zufall entschieden.
why-card-revealed = Dabei wurde eine Karte aufgedeckt.
why-others-decided = Inzwischen hat jemand anders entschieden.
