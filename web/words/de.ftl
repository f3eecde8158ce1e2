### Alle Texte der Seite. Ereignisse und Absagen enden mit einem Punkt; Beschriftungen, Fragen und Titel nicht.

## Überall

cancel = Abbrechen
close = Schließen
no = Nein
try-again = Noch einmal versuchen
to-lobby = Zur Lobby
minutes = { $least }{ "\u00A0" }Min.
minutes-range = { $least }–{ "\u2060" }{ $most }{ "\u00A0" }Min.
time-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
time-hours = { $hours } Std.

## Lobby

lobby-title = Lobby
lobby-name = Dein Name
lobby-guest = Gast
lobby-no-connection = Keine Verbindung zum Tisch
lobby-go-on = Weiterspielen
lobby-choose = Wähle ein Spiel
lobby-join-title = Zu anderen an den Tisch
lobby-code = Code des Tisches
lobby-join = Mitspielen
lobby-open = Offene Tische
lobby-watch = Tische zum Zuschauen
lobby-invite = Andere von ihren eigenen Geräten hereinlassen
lobby-address = Adresse dieser Lobby
lobby-none-open = Gerade keiner. Eröffne einen: Wähle ein Spiel, dann „öffentlich“.
lobby-played = Meine Partien
game-facts = { $seats } Personen · { $minutes }
row-free = { $count } frei
row-waiting = fängt gleich an
row-playing = läuft
row-paused = pausiert
row-finished = zu Ende
row-ended = beendet
row-won = gewonnen
row-lost = verloren
row-place = Platz { $place }
row-broken = kann nicht weitergehen

## Ein neuer Tisch

new-players = Am Tisch
new-bots = Bots
new-more = Mehr: Regeln zur Wahl, Uhr, Chat
new-clock = Uhr
new-clock-0 = keine Uhr
new-clock-30 = 30 Sekunden je Zug
new-clock-90 = 90 Sekunden je Zug
new-clock-300 = 5 Minuten je Zug
new-clock-86400 = ein Tag je Zug
new-clock-259200 = drei Tage je Zug
new-pace = Bots brauchen
new-pace-none = keine Zeit
new-pace-second = eine Sekunde
new-pace-own = so lange sie wollen
new-chat-game = wie es das Spiel vorsieht
new-chat-on = frei
new-chat-signs = nur Zeichen
new-chat-off = aus
new-visibility = Wer ihn findet
new-visibility-link = wer Link oder Code hat
new-visibility-public = alle (öffentlich)
new-spectators = Zuschauen erlaubt
new-play = Gegen Bots spielen
new-invite = Andere einladen
own-cards = Eigene Karten
own-cards-about = Mit den Karten des eigenen Exemplars oder mit selbst gemachten spielen: eine Kartendatei in TOML.
own-cards-file = Kartendatei auswählen
own-cards-paste = Oder die Kartendatei hier einfügen
own-cards-clear = Wieder die Karten des Spiels
own-cards-good = Mit diesen Karten kann gespielt werden.
own-cards-here = An diesem Tisch wird mit eigenen Karten des Gastgebers gespielt.
own-cards-look = Die Karten ansehen
own-cards-save = Kartendatei speichern
own-cards-again = Ein neuer Tisch mit diesen Karten
own-cards-link = Ein Link zu diesen Karten
own-cards-copies = × { $count }
bot-random = zufällig
bot-greedy = gierig
bot-search = suchend
bot-easy = leicht
bot-easy-about = Sieht wenig und ist zufrieden mit dem, was ungefähr richtig aussieht.
bot-normal = normal
bot-normal-about = Schaut ein wenig voraus und nimmt es nicht so genau.
bot-strong = stark
bot-strong-about = Denkt ein wenig voraus und liest, was andere tun.
bot-expert = meisterhaft
bot-expert-about = Denkt voraus, solange es hilft, höchstens eine Sekunde je Zug.
bot-character = { $name } ({ $level })
character-pip = Pip
character-pip-about = Sieht wenig und verlässt sich auf das Glück.
character-momo = Momo
character-momo-about = Sieht wenig und wagt nichts.
character-tilda = Tilda
character-tilda-about = Sieht wenig und vergisst bald, was gespielt wurde.
character-ida = Ida
character-ida-about = Schaut ein wenig voraus und wagt einiges.
character-otto = Otto
character-otto-about = Schaut ein wenig voraus und geht auf Nummer sicher.
character-nora = Nora
character-nora-about = Schaut ein wenig voraus und vergisst keine Karte.
character-vera = Vera
character-vera-about = Denkt ein wenig voraus und folgt den eigenen Einfällen.
character-ren = Ren
character-ren-about = Denkt ein wenig voraus und hält sich an Bewährtes.
character-sibyl = Sibylle
character-sibyl-about = Denkt weit voraus und vertraut auf das, was sie findet.
character-magnus = Magnus
character-magnus-about = Denkt weit voraus und weicht vom Üblichen nur ab, wenn er sicher ist.

## Warten

waiting-ended = Dieser Tisch wurde beendet.
waiting-invite = Andere kommen über diese Adresse dazu oder mit dem Code
waiting-address = Die Adresse des Tisches
waiting-bot = { $name } (Bot)
waiting-free = frei
waiting-sit = Hier sitzen
waiting-stand = Aufstehen
waiting-who = Wer spielt auf Platz { $number }
waiting-person = auf jemanden warten
waiting-more = Es { $count ->
    [one] fehlt noch { $count } Person
   *[other] fehlen noch { $count } Personen
}
waiting-start = Anfangen
waiting-players = Es fehlen noch Mitspielende. Wer den Tisch leitet, kann auch Bots mitspielen lassen.
waiting-host = Wer den Tisch leitet, fängt die Partie an.
waiting-evening = Duplikatabend, Partie { $deal }: alle Tische und die Rangliste
share = Teilen
share-copy = Kopieren
share-copied = Kopiert
share-alone = Nur dieser Computer kann sie öffnen. Starte den Server mit { $flag }, dann können es auch andere in deinem Netz.
share-qr = QR-Code der Adresse

## Plätze

seat-number = Platz { $number }
seat-you = Du
seat-you-label = { $name } (du)
seat-your-turn = du bist am Zug
seat-thinking = denkt nach …
seat-away = nicht da
seat-bot = Bot, { $bot }
seat-bot-sits-in = ein Bot springt ein
seat-winner = gewonnen
seat-place = Platz { $place }
seat-grace = Nachfrist { $time }
seat-away-help = Die Verbindung ist weg. Dauert es zu lange, kann der Tisch einen Bot weiterspielen lassen.
seat-bot-sits-in-help = Ein Bot spielt für jemanden, der weg ist, bis er oder sie zurückkommt.
clock-title = Uhr
clock-help = Die Zeit, die für diese Entscheidung bleibt. Ist sie um, entscheidet ein Bot.

## Der Tisch

stage-table = Der Tisch
stage-moves = Züge
stage-facts = Was gerade gilt
table-offline = Der Server ist nicht zu erreichen. Neuer Versuch läuft …
table-connected-again = Wieder verbunden.
table-reconnecting = Verbindet …
table-not-admitted = Nicht zugelassen
table-sitting-down = Du nimmst Platz …
table-over = Die Partie ist zu Ende.
table-watching = Du schaust zu. { $prompt }
table-paused = Der Tisch macht Pause.
table-bot-plays = Ein Bot spielt für dich.
table-back = Ich bin wieder da
table-asks-back = { $name } möchte einen Zug zurücknehmen.
table-agree = Einverstanden
table-take-back = Zurücknehmen
table-choose-offered = Wähle einen der angebotenen Züge.
table-put-token = Drücke auf die Karte, die es ändern soll, oder zieh es dorthin.
table-how-cards = Drücke auf eine hervorgehobene Karte, oder zieh sie
table-how-places = Drücke auf einen hervorgehobenen Ort
premove-chosen = Sobald du dran bist: { $card }
premove-dropped = Nicht mehr vorgemerkt, denn es hat sich etwas geändert: { $card }
table-more-cards = Wähle weitere Karten
table-other-rules = Die Regeln haben sich seitdem geändert
table-broken = Dieser Tisch kann nicht weitergehen: Die Regeln kennen seine Züge nicht mehr.
table-cannot-be-shown = Diese Partie kann nicht mehr gezeigt werden, ist aber aufbewahrt:
table-its-record = ihre Aufzeichnung
table-cannot-be-reached = Dieser Tisch ist nicht zu erreichen
table-may-have-ended = Vielleicht wurde er beendet.
title-your-turn = ● Du bist am Zug – { $game }
notify-turn = Du bist am Zug: { $game }
zone-label = { $zone }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
zone-of = { $zone }: { $seat }
zone-look-through = { $zone }: durchsehen
zone-choose = Wählen
zone-here = Hierher
zone-not-this = Doch nicht
hand-label = Deine: { $zone }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hand-sort = Ordnen
card-down = verdeckt
card-picked = gewählt
card-premoved = für deinen Zug vorgemerkt
card-not-playable = jetzt nicht spielbar
# beside somebody who plays against bots
coach-stop = Ohne Trainer weiter
coach-slip = Das kannst du zurücknehmen: Es kostet etwa { $loss } von 100. Besser: { $better }. { $reason }
coach-last = Dein Zug „{ $made }“ hat etwa { $loss } von 100 gekostet. Besser: { $better }. { $reason }
coach-keep = So lassen
new-coached = Mit Trainer an meiner Seite
hint-said = Ein Bot würde: { $move }{ $key ->
    [none] { "" }
    [enter] { " " }(Eingabetaste)
   *[other] { " " }(Taste { $key })
} – { $reason }

## Ein zusammengestellter Zug

draft-label = Bisher zusammengestellt
draft-ready = Bereit zum Abschicken.
draft-send-or-change = Bereit: abschicken oder ändern
draft-send = Abschicken
draft-back = Eins zurück
draft-clear = Verwerfen
draft-take-back = { $move }: zurücknehmen

## Leiste und Fenster

tool-hint = Tipp
tool-hint-key = Was ein Bot jetzt täte, und warum (H)
tool-again = Noch mal
tool-again-key = Was zuletzt geschah, noch einmal (A)
tool-rules-key = Wie es geht, und die genauen Regeln (R)
tool-chat-key = Am Tisch reden (C)
tool-log-key = Was bisher geschah (L)
tool-menu = Menü
pace-now = Tempo: { $pace }
tool-pace = Tempo: { $pace }. Wie lange man sieht, was geschieht; ein Druck wechselt
side-label = Verlauf, Chat und Regeln
log-title = Verlauf
log-label = Was geschah
log-empty = Noch ist nichts geschehen.
talk-limited = Während einer Partie gibt es hier nur diese Zeichen.
talk-relaxed = Hier ist freies Gespräch erlaubt, anders als nach den Regeln dieses Spiels.
# before the signs of the game’s own: red, blue, …
signs-label = Ich wünsche mir
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
chat-unread = { $count } ungelesen
rules-title = Regeln
rules-search = In den Regeln suchen
rules-clauses = Die Absätze
rules-none = Davon steht nichts in den Regeln.
rules-how = So geht’s
rules-exact = Genaue Regeln
rules-exact-rule = Die genaue Regel { $id }
rules-exact-about = § öffnet die genaue Regel.
rules-marks-about = Was kein Zeichen trägt, steht in der Spielregel.
mark-ruling = unsere Auslegung
mark-ruling-about = wo die Spielregel schweigt oder unklar ist
mark-house = Hauskarten
mark-house-about = von uns, anstelle dessen, was die Spielregel nur in Bildern zeigt
figure-gone = geschlagen oder weg
option-on = an
option-off = aus
rules-readings = Wie wir es lesen
rules-readings-about = Stellen der Spielregel, die man verschieden lesen kann, was wir spielen und warum.

## Das Menü

menu-title = Tisch
menu-help = Tasten und Hilfe
menu-code = Code
menu-watching = { $count } schauen zu
menu-deal = Austeilung { $hash }…
menu-take-back = Um Rücknahme meines Zuges bitten
menu-resign = An einen Bot übergeben
menu-resign-sure = Wirklich? Ein Bot spielt für dich weiter
menu-host = Als Leitung des Tisches
menu-talk-free = Freies Gespräch erlauben
menu-talk-game = Gespräch nur, wie es das Spiel vorsieht
menu-pause = Pause
menu-resume = Weiter
menu-bot-for = Ein Bot für { $name } (nicht da)
menu-end = Tisch beenden
menu-end-sure = Wirklich? Niemand kann weiterspielen
hand-over = Meinen Platz weitergeben
hand-over-explained = Du bekommst einen Link für eine Person. Du spielst weiter, bis ihn jemand öffnet; dann gehört ihr der Platz.
hand-over-offered = Dein Platz ist angeboten. Du spielst weiter, bis jemand den Link öffnet; dann gehört der Platz dieser Person.
hand-over-given = Gib diese Adresse einer Person; wer sie öffnet, übernimmt den Platz. Bis dahin gehört er dir.
hand-over-address = Die Adresse für den Platz
hand-over-share = Ein Platz für dich
hand-over-link = Link erstellen
hand-over-new-link = Neuen Link erstellen
hand-over-keep = Den Platz doch behalten
vote-title = Jemand ist nicht da
vote-bot = Abstimmen: ein Bot für { $name }
vote-end = Abstimmen: Tisch beenden
vote-count = ({ $agreed } von { $needed })
people-title = Leute
people-mute = Stummschalten
people-let-speak = Sprechen lassen
people-remove = Entfernen

## Tasten

keys-title = Tasten
keys-arrows = zwischen Karten, Orten und Knöpfen wechseln
keys-enter = spielen oder wählen, was den Fokus hat
keys-space = ebenso; während etwas geschieht, weiter zum nächsten Moment
keys-digits = den Zugknopf mit dieser Nummer drücken
keys-send = abschicken, was zusammengestellt ist
keys-escape = Gewähltes loslassen, ein Fenster schließen
keys-enlarge = die Karte, die den Fokus hat, groß sehen
keys-explain = was ein Zähler oder ein Ort bedeutet, eines nach dem anderen
keys-hint = Tipp
keys-again = noch einmal sehen, was zuletzt geschah
keys-panels = Verlauf, Chat, Regeln
keys-undo = um Rücknahme deines Zuges bitten
keys-help = diese Liste
keys-about = Drücke auf eine hervorgehobene Karte oder zieh sie, um sie zu spielen. Drückst du auf eine andere, erfährst du, welche Regel dagegen spricht. Tippst du auf den Filz, geht es schneller weiter.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-motion = Tempo
settings-motion-off = aus
settings-motion-fast = schnell
settings-motion-normal = normal
settings-motion-slow = langsam
settings-cardSize = Kartengröße
settings-cardSize-small = klein
settings-cardSize-medium = mittel
settings-cardSize-large = groß
settings-look = Aussehen
settings-look-system = wie das System
settings-look-light = hell
settings-look-dark = dunkel
settings-felt = Filz
settings-felt-game = je nach Spiel
settings-felt-moss = Moos
settings-felt-sea = See
settings-felt-wine = Wein
settings-felt-slate = Schiefer
settings-deck = Karten
settings-deck-classic = klassisch
settings-deck-modern = modern
settings-deck-linen = Leinen
settings-volume = Töne
settings-volume-off = aus
settings-volume-quiet = leise
settings-volume-normal = normal
settings-volume-loud = laut
settings-only-move = Den einzig möglichen Zug von selbst spielen
settings-only-move-about = nach einem Augenblick und nie, wo das ein Geheimnis verriete
settings-premove = Eine Karte vormerken, bevor du dran bist
settings-premove-about = sie wird gespielt, wenn du gefragt wirst, falls sich Hand und Stich nicht geändert haben
settings-left-handed = Für die linke Hand: Knöpfe links
settings-notices = Sag mir, wenn ich am Zug bin
settings-notices-about = während diese Seite im Hintergrund ist; der Browser fragt dich zuerst
settings-notices-refused = Der Browser erlaubt es für diese Seite nicht; das lässt sich in seinen Einstellungen ändern.
webhook = Webhook
webhook-about = erfährt von meinen Zügen, wenn ich keine Seite offen habe
webhook-keep = Merken
webhook-kept = Gemerkt.
webhook-nobody = Niemand erfährt davon.
webhook-signed = Unterschrieben mit

## Das Ende

result-title = Ergebnis
result-you-won = Du hast gewonnen!
result-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
result-nobody = Niemand hat gewonnen
result-together = Zusammen gewonnen
result-lost-together = Zusammen verloren
result-place = Platz
result-player = Name
result-points = Punkte
result-again = Noch eine Partie
result-to-rematch = Zur Revanche
result-look = Den Tisch ansehen
result-replay = Nachspielen
result-record = Aufzeichnung
result-fair = Austeilung prüfen
result-fair-about = Vor der ersten Karte haben alle diesen Hash gesehen. Speichere die Aufzeichnung und prüfe sie mit { $command }.

## Rückblick auf eine Partie. Die Zahlen sind von hundert: 100 ist ein sicherer Sieg oder das beste mögliche Ergebnis.

review-title = Rückblick
review-thinking = Jede Wahl wird angesehen …
review-curve = Was dieser Platz erhoffen konnte, von der ersten Wahl bis zum Ende
review-sum = Vor dem Geben { $even }, durch Glück { $luck }, durch die Züge { $skill }: am Ende { $result } von { $most }.
review-sum-how = Vor dem Geben: worauf ein Bot hoffen könnte, der nach Faustregeln spielt, wenn andere ab und zu patzen. Durch die Züge: um wie viel sie besser oder schlechter waren als die dieses Bots.
review-turn = Entscheidung { $decision }: „{ $move }“ ließ { $hope } von { $most }. Siehst du etwas Besseres?
review-look = Ansehen
review-show = Zeig es mir
review-better = „{ $move }“ bringt { $loss } mehr als das Gespielte, auf { $error } genau.
review-close = Jede Wahl war richtig oder knapp.
review-scale = { $kind ->
    [points] Zu erwartende Punkte, von { $most }
   *[chance] Gewinnchance, von { $most }
}
review-all = Jede Wahl
review-choice = Entscheidung { $decision }, „{ $move }“: { $verdict ->
    [best] nichts Besseres gefunden.
    [mistake] { $loss } verloren, auf { $error } genau.
   *[close] knapp ({ $loss }, auf { $error } genau).
}
review-try = Noch einmal versuchen
review-find = Hier hast du „{ $move }“ gespielt. Finde etwas Besseres.
review-good = „{ $move }“ ist richtig oder nahe daran.
review-worse = „{ $move }“ verliert { $loss } gegen das Beste{ $better ->
    [yes] , aber weniger als dein Zug
   *[no] {""}
}.
review-back = Zurück zur Wiederholung

## Rätsel
puzzles-title = Rätsel des Tages
puzzle-number = Rätsel { $number } von { $count }
puzzle-task = { $puzzle }: Ein Zug ist eindeutig richtig. Welcher?
puzzle-you = Du
puzzle-other = Platz { $seat }
puzzle-right = Richtig: „{ $move }“.
puzzle-wrong = Nicht das Beste: Das verliert mindestens { $loss } von 100. Richtig ist „{ $move }“.
puzzle-loses = „{ $move }“ verliert mindestens { $loss }.
puzzle-before = Das davor
puzzle-next = Noch ein Rätsel
puzzle-link = Link zu diesem Rätsel
question-why = Erklärung

## Nachspielen

replay-seen-by = Gesehen von
replay-open = Alle Hände offen
replay-first = Zum Anfang
replay-last = Zum Ende
replay-jump = Springen zu …
replay-link = Link hierher
replay-marks-round = Runden
replay-marks-trick = Stiche
replay-marks-own = Entscheidungen dieses Platzes
replay-marks-turn = Wendepunkte
replay-trick = Stich { $number }
replay-decided = { $number }: { $move }
replay-everybody = allen
replay-back = Zurück
replay-forward = Vor
replay-play = Abspielen
replay-pause = Pause
replay-decision = Entscheidung
replay-after = nach { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
replay-continue = Von hier weiterspielen
replay-fetching = Die Partie wird geholt …

## Eine Lektion: eine erste Partie mit Anleitung

lesson-title = Lektion
lesson-learn = Spielend lernen
lesson-fetching = Die Lektion wird geholt …
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-finish = Fertig
lesson-again = Von vorn
lesson-other = Auch das ist erlaubt. Probier hier aber, was die Lektion vorschlägt.
lesson-read-first = Lies erst zu Ende: Drück „Weiter“.
lesson-send = Das ist alles. Drück jetzt „Abschicken“.
lesson-learned = Das kannst du jetzt
lesson-play = Die erste Partie spielen

## Absagen

problem-offline = Der Server ist nicht zu erreichen. Bist du verbunden?
problem-connection = Die Verbindung ist abgebrochen; versuche es noch einmal.
problem-status = Der Server hat mit { $status } geantwortet.
problem-not-understood = Das hat der Server nicht verstanden. Lade die Seite neu.
problem-bad-setup = So kann das Spiel nicht gespielt werden.
problem-bad-record = Diese Datei ist keine Aufzeichnung, die gezeigt werden kann.
problem-nothing-here = Hier ist nichts.
problem-other-site = Anfragen von anderen Seiten werden abgelehnt.
problem-broken = Bei uns ist etwas schiefgegangen; es wurde notiert.
problem-away = Der Server erreicht gerade seinen Speicher nicht. Nichts ist verloren; versuche es gleich noch einmal.
problem-too-many-requests = Zu viele Anfragen; warte einen Moment.
problem-too-many-messages = Zu viele Nachrichten; etwas langsamer, bitte.
problem-too-many-tables = Von deiner Adresse sind zu viele Tische offen; beende erst einen.
problem-too-much-work = Für dich wird gerade zu viel ausgerechnet; warte einen Moment.
problem-too-much-said = Du sagst zu viel auf einmal; warte einen Moment.
problem-too-large = Das ist zu groß: höchstens { $bytes } Bytes.
problem-unknown-browser = Dieser Browser ist hier nicht bekannt.
problem-name-unseen = Ein Name braucht mindestens einen sichtbaren Buchstaben oder ein sichtbares Zeichen.
problem-name-long = Ein Name darf höchstens { $most } Zeichen haben.
problem-not-a-webhook = Ein Webhook ist eine öffentliche Adresse mit https:// oder http://.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-no-such-code = Zu diesem Code gibt es keinen Tisch.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-no-such-point = Diese Stelle gibt es in der Partie nicht.
problem-unreadable-table = Dieser Tisch kann nicht mehr geöffnet werden.
problem-no-own-cards = An diesem Tisch wird mit den Karten des Spiels gespielt.
problem-no-such-puzzle = Dieses Rätsel gibt es nicht.
problem-not-yours = Das steht dir nicht zu.
problem-only-host = Das kann nur, wer den Tisch leitet.
problem-only-players = Nur wer mitgespielt hat, kann um eine Revanche bitten.
problem-only-seated = Wer zuschaut, kann das nicht.
problem-removed = Du wurdest von diesem Tisch entfernt.
problem-muted = Du bist an diesem Tisch stummgeschaltet.
problem-say-who = Sag zuerst, wer du bist.
problem-wrong-token = Das ist nicht der Schlüssel zu einem Platz an diesem Tisch.
problem-wrong-claim = Diese Einladung gilt nicht für diesen Platz.
problem-seat-lost = Dieser Platz gehört jetzt jemand anderem.
problem-one-seat = Du hast schon einen Platz an diesem Tisch; niemand spielt zwei.
problem-that-is-you = Das bist du selbst.
problem-all-taken = Alle Plätze sind besetzt.
problem-seat-taken = Dort sitzt schon jemand.
problem-bot-there = Dort spielt schon ein Bot.
problem-seat-free = Ein Platz ist frei; besetze ihn mit einem Menschen oder einem Bot.
problem-still-here = Die Person ist da. Ein Bot kann nur jemanden ersetzen, der abwesend ist.
problem-owner-here = Die Person ist da. Nur sie selbst kann ihren Platz abgeben.
problem-owner-back = Die Person ist zurück und behält den Platz.
problem-no-bot-there = Gib den Platz an jemanden ab, dann macht der Bot Platz.
problem-left-just-now =
    { $seconds ->
        [one] Die Person ist eben erst gegangen; warte { $seconds } Sekunde.
       *[other] Die Person ist eben erst gegangen; warte { $seconds } Sekunden.
    }
problem-not-your-turn = Du bist nicht am Zug.
problem-begun = Die Partie hat schon begonnen.
problem-begun-stays = Die Partie hat begonnen; wer mitspielt, bleibt.
problem-begun-leave = Die Partie hat begonnen; verlasse den Tisch, und ein Bot spielt weiter.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-move-stands = Dein letzter Zug gilt: Zurücknehmen kann man nur einen, dem alle folgen konnten, bevor eine Karte oder der Zufall ins Spiel kommt.
problem-nobody-asks = Danach fragt dich niemand.
problem-faster = Jemand anders war schneller. Versuche es noch einmal.
problem-other-rules = Diese Partie wurde nach früheren Regeln gespielt: Die Aufzeichnung bleibt, aber die heutigen Regeln können sie nicht zeigen.
problem-only-finished = Das geht, wenn die Partie zu Ende ist.
problem-only-signs = An diesem Tisch gibt es nur Zeichen.
problem-no-chat = An diesem Tisch gibt es keinen Chat.
problem-no-free-talk = Während einer Partie erlaubt dieses Spiel nur Zeichen, die nichts über die Karten verraten.
problem-outdated = Dieser Server spricht Version { $version } des Protokolls; lade die Seite neu.
problem-table-is =
    { $status ->
        [waiting] Die Partie hat noch nicht begonnen.
        [playing] Die Partie läuft.
        [paused] Der Tisch macht Pause.
        [finished] Die Partie ist zu Ende.
        [broken] An diesem Tisch geht es nicht weiter: Die Regeln haben sich geändert und kennen seine Züge nicht mehr.
       *[ended] Der Tisch ist beendet.
    }

open-chance-decides = Was dann kommt, entscheidet der Zufall.
open-hidden-decides = Was dann kommt, hängt von etwas ab, das du nicht siehst.

replay-redealt = { $seat-is ->
    [you] Die Partie geht anders weiter: Was du nicht wusstest, ist neu verteilt.
   *[other] Die Partie geht anders weiter: Was { $seat } nicht wusste, ist neu verteilt.
}

sign-hello = Hallo!
sign-thanks = Danke
sign-well-played = Gut gespielt
sign-oops = Hoppla
sign-too-difficult = Zu schwierig
sign-hurry-please = Beeil dich bitte
sign-one-moment = Einen Moment
sign-good-game = Schöne Partie
sign-ha = Ha!
sign-wow = Wow

## Was ich gespielt habe

history-all = Alle meine Partien, mit Statistik
history-title = Meine Partien
history-fetching = Deine Partien werden geholt …
history-link = Das bin ich
history-link-about = Öffne diese Adresse auf einem anderen deiner Geräte, oder halte seine Kamera auf den Code: dort bist du dieselbe Person, mit allen Partien. Wer sie hat, ist du; gib sie niemandem.
history-export = Alles als Datei sichern
history-forget = Mich löschen
history-forget-about = Dein Name verschwindet aus jeder Partie, Verlauf und Statistik werden gelöscht, und Bots übernehmen deine Plätze. Niemand kann das rückgängig machen.
history-forget-yes = Endgültig löschen
history-renew = Neue Adresse machen
history-renew-about = Die alte, und deine anderen Geräte, sind dann niemand mehr.
history-matches = Partien
history-none = Noch ist nichts zu Ende gespielt.
history-more = Mehr zeigen
history-bot = { $name } ({ $bot })
history-result = { $result }, Punkte: { $points } · { $date }
history-ended = { $result } · { $date }
history-reviewed = Rückblick ✓
history-sum = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}, { $won } gewonnen.
history-against = Gegen
history-won = Gewonnen
history-share = Anteil, von 100
history-people = Menschen
history-mixed = verschiedene Bots und Menschen
history-of = { $won } von { $matches }
history-range = { $share } ({ $low }–{ $high })
history-points = Punkte von Partie zu Partie, { $low } bis { $high }; gefüllt: gewonnen
history-strongest = Stärkste: Entscheidungen wie „{ $move }“ verlieren im Mittel { $loss } von 100 ({ $count } im Rückblick).
history-weakest = Schwächste: Entscheidungen wie „{ $move }“ verlieren im Mittel { $loss } von 100 ({ $count } im Rückblick).
me-found = Das ist die Adresse von { $name }. Willst du in diesem Browser ab jetzt { $name } sein?
me-instead = Was { $name } in diesem Browser gespielt hat, bleibt bei { $name }. Sichere zuerst diese Adresse (Meine Partien, Das bin ich), sonst ist es verloren.
me-yes = Ja, das bin ich

## Die Partie des Tages, und Abende

day-title = Die Partie des Tages
day-once = Alle bekommen heute dieselben Karten, gegen dieselben Bots, und spielen sie einmal.
day-play = { $players ->
    [0] Spiel sie als Erste
    [one] Eine Person hat sie gespielt
   *[other] { $players } haben sie gespielt
}
day-going = Weiterspielen
day-done = { $players ->
    [one] Ergebnis: bisher nur du
   *[other] Ergebnisse von { $players }
}
day-about = Partie Nr. { $number } vom { $day }
day-place = Platz { $place } von { $players }
day-percentile = Vor { $share } von 100, Gleiche halb gezählt.
day-points = Wie sich die Punkte aller verteilen, { $low } bis { $high }
day-ranks = Wie es für alle an ihrem Tisch ausging, von Platz { $low } bis Platz { $high }
day-others = Wer sie gespielt hat
day-nobody = Niemand hat sie zu Ende gespielt.
day-fair = Der Hash unten wurde am Tag davor gezeigt, das Geheimnis dahinter wird gezeigt, wenn der Tag vorbei ist. Wer die Aufzeichnung der eigenen Partie sichert, kann damit alle Karten prüfen.
day-compare = Mit den anderen vergleichen
evening-new = Ein Duplikatabend …
evening-title = Duplikatabend
evening-about = Mehrere Tische spielen dieselben Karten. Alle werden mit denen verglichen, die an den anderen Tischen dieselben Karten hatten; Kartenglück zählt nicht.
evening-name = Name
evening-game = Spiel
evening-tables = Tische
evening-deals = Partien
evening-make = Tische aufmachen
evening-facts = { $game }: { $deals ->
    [one] eine Partie
   *[other] { $deals } Partien
} an { $tables } Tischen.
evening-table = Tisch { $number }
evening-at = Partie { $deal } von { $deals }
evening-waiting = wartet auf Mitspielende, Code { $code }
evening-sit = Öffne einen Tisch und setz dich; sein Code oder Link bringt andere an denselben Tisch. Wo niemand sitzt, kann, wer den Tisch leitet, Bots mitspielen lassen.
evening-ranking = Rangliste
evening-who = Wer
evening-points = Punkte
evening-nothing = Noch lässt sich nichts vergleichen: erst muss eine Partie zu Ende sein.
evening-how = Zwei Punkte für jeden, der am selben Platz mit denselben Karten schlechter war, einen für jeden gleich guten.
evening-next = Nächste Partie
share-title = Anderen zeigen
share-text = Text zum Teilen
share-copy-text = Text kopieren
share-picture = Bild sichern
share-players = { $count ->
    [one] allein
   *[other] zu { $count }
}
problem-no-such-deal = Diese Partie oder diesen Abend gibt es nicht.
problem-shared-deal = Andere spielen dieselben Karten: keine Hilfe, kein Platz für andere, und kein Weiterspielen daraus, bis der Tag vorbei ist.
problem-play-first = Spiel sie zuerst; dann siehst du, wie es den anderen ging.
problem-other-table = Du sitzt an einem anderen Tisch dieses Abends.
problem-evening-over = Das war die letzte Partie des Abends.
problem-played-already = Diese Partie hast du gespielt; morgen gibt es eine neue.
