### Das Terminal. Was man tippt, ist in jeder Sprache gleich; Wörter in Großbuchstaben stehen für das, was man einsetzt.

## Am Prompt: was man tippen kann, und was es tut

help-move = Tipp die Nummer eines Zugs oder seinen Text; Enter macht den Zug, wenn es nur einen gibt.
usage-help = ? [ID]
help-help = diese Hilfe; mit der Nummer einer Regel diese Regel
usage-why = why ZUG
help-why = warum ein Zug nicht geht
usage-moves = moves
help-moves = alle deine Züge
usage-hint = hint
help-hint = was ein Bot täte, und warum
usage-sign = sign ZEICHEN
help-sign = ein Zeichen geben, wo das Spiel Zeichen kennt
usage-rules = rules [ID|all]
help-rules = wie es geht, eine einzelne Regel oder alle genau
usage-log = log
help-log = alles, was geschehen ist
usage-table = table
help-table = der ganze Tisch, und wie die Karten heißen
usage-undo = undo
help-undo = deinen Zug zurücknehmen
usage-save = save DATEI
help-save = die Partie aufzeichnen
usage-quit = quit
help-quit = den Tisch verlassen

## Der Tisch

you = Du
empty = leer
more-moves = … und { $count } weitere: „moves“ zeigt alle
more-table = … und mehr: „table“ zeigt alles

## Antworten. Ein $reason ist ein ganzer Satz.

moves-are = { $count ->
    [1] Es gibt nur Zug 1; ? hilft weiter.
   *[other] Es gibt die Züge 1 bis { $count }; ? hilft weiter.
}
not-possible = Das geht nicht: { $reason }
not-possible-by = Das geht nicht: { $reason } ({ $clause }: „? { $clause }“ zeigt die Regel)
legal-move = Der Zug ist möglich.
hint = { $number }: „{ $label }“ ({ $move }). { $reason }
coach-slip = Das kannst du zurücknehmen: Es kostet etwa { $loss } von 100. „undo“ nimmt zurück, die Eingabetaste geht weiter. Besser: „{ $label }“ ({ $move }). { $reason }
coach-last = Dein Zug „{ $made }“ hat etwa { $loss } von 100 gekostet. Besser: „{ $label }“ ({ $move }). { $reason }
sign-or-none = Vor der ersten Karte darfst du ein Zeichen geben ({ $signs }); die Eingabetaste allein gibt keines.
no-clause = Es gibt keine Regel „{ $id }“.
save-where = Wohin? Zum Beispiel: save heute.jsonl
saved = Gespeichert in { $path }
not-saved = Nicht gespeichert: { $error }
stands = Dein Zug bleibt stehen. { $reason }
bot-fault = { $fault }; stattdessen wurde ein zufälliger Zug gemacht.
goodbye = Auf Wiedersehen.

## Das Ende

won = gewonnen
score = { $score }
together = Euer gemeinsames Ergebnis: { $score }
can-verify = Die Kartenverteilung lässt sich prüfen: Partie speichern, dann „parlour verify DATEI“.
afterwards = „save DATEI“ speichert die Partie, „log“ zeigt sie, Enter verlässt den Tisch.

## Eine Lektion

lesson-look = ➜ { $things }
lesson-read = Weiter mit der Eingabetaste
lesson-help = Mach deinen Zug; „hint“ zeigt, wie man ihn tippt
lesson-do = Jetzt ist dran: „{ $label }“ ({ $move }).
lesson-other = Auch das ist erlaubt. Probier hier aber „{ $label }“ ({ $move }).
lesson-learned = Das kannst du jetzt:
lesson-then = Deine erste Partie: { $command }

## Vor der Partie

settled = Die Karten sind verteilt; der Hash dazu ist { $hash }
which-game = Welches Spiel?
how-many = Wie viele Plätze, { $least } bis { $most }? (Enter: { $usual })
a-number = Eine Zahl von { $least } bis { $most }, oder q zum Verlassen.
seats = { $seats } Plätze
column-game = Spiel
column-seats = Plätze
column-minutes = Minuten

## Rückblick auf eine Partie. Punkte von hundert: 100 ist ein sicherer Sieg oder das beste mögliche Ergebnis.

review-result = Platz { $seat } endete mit { $result } von { $most }.
review-sum = { $even } vor dem Geben für einen Bot, der nach Faustregeln spielt, wenn andere ab und zu patzen; { $luck } durch Glück, { $skill } durch andere Züge als die des Bots.
review-turn = Entscheidung { $decision }: „{ $made }“ ließ { $hope } von { $most }.
review-better = „{ $best }“ bringt { $loss } mehr, auf { $error } genau.
review-close = Jede Wahl war richtig oder knapp.

## Warum ein Befehl nicht geht

why-no-lesson = für { $game } gibt es keine Lektion
why-no-such-clause = Die Regel { $id } gibt es nicht; es gibt { $first } bis { $last }
why-which-ladder = Welches Spiel? Oder welche Datei soll --check prüfen?
why-clock-or-iterations = --clock und --iterations gehen nicht zusammen
why-no-match-ended = Keine Partie kam zu einem Ende
why-cannot-write = { $path } lässt sich nicht schreiben: { $error }
why-no-package = hier gibt es kein Paket oder Spiel { $package }, das sich übersetzen ließe
why-needs-extra = { $package } braucht mehr, als installiert ist: pip install '{ $extra }'
why-exists-already = { $path } gibt es schon
why-no-game-name = { $name } ist kein Name für ein Spiel: Kleinbuchstaben, Ziffern und Bindestriche, etwa knockout-whist
why-needs-postgresql = Mehrere Prozesse brauchen PostgreSQL: --store postgresql://… zusammen mit --redis
why-cannot-listen = An { $host }, Port { $port }, lässt sich nicht lauschen: { $error }
why-port-taken = Port { $port } ist von einem anderen Programm belegt; --port N nimmt einen anderen
why-ports-taken = Die Ports { $first } bis { $last } sind alle belegt; --port N nimmt einen anderen
why-no-address = Die Adresse „{ $host }“ gibt es hier nicht
why-no-whole-number = „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }
why-no-rate = „{ $text }“ ist keine Zahl über 0 und bis { $most }
why-no-file-name = „{ $text }“ ist kein Name einer Datei oder eines Ordners
why-is-a-folder = „{ $text }“ ist ein Ordner, keine Datei
why-no-name = Mindestens ein Name ist nötig
why-figures-there = Nach { $path } kämen die Zahlen; nenne die Seite, zum Beispiel { $page }
why-no-store = Ein Speicher ist eine SQLite-Datei oder postgresql://…
