### Die erste Lektion: eine Runde zu dritt.

name-1 = Ada
name-2 = Bruno

first-goal = Eine Runde hat zwei Teile. Zwölf Stiche bringen dir Karten und Gold. Mit diesen Karten spielst du dann Millionär, und dort ist am besten, wer zuerst alle los ist.
first-hand = Das sind deine Karten für die Stiche. Jede hat eine Zahl, eine Farbe und ein Zeichen: Katze, Schwein, Schlange, Goldfisch oder Eule.
first-direction = Du spielst zum ersten Stich an. Die Vorhand sagt immer zuerst, in welche Richtung es herumgeht. Sag: im Uhrzeigersinn.
first-direction-clockwise = Du darfst beides wählen. In dieser Lektion aber: im Uhrzeigersinn.
first-lead = Jetzt spiel eine Karte an und sag, was zählt: ihre Farbe oder ihr Zeichen. Spiel die rote Schweine-1 an; es zählt Rot.
first-lead-colour = Auch das geht. Aber lass dieses Mal Rot zählen: die rote Schweine-1 mit ihrer Farbe.
first-lead-pig = Du darfst jede Karte anspielen. In dieser Lektion aber: die rote Schweine-1 mit ihrer Farbe.
first-follow = Wer hat, was zählt, muss bedienen. Ada hat Rot: die rote Katzen-2. Die höchste Zahl davon gewinnt, von 13 bis hinunter zu 1. Es sieht aus, als gewinne Ada.
first-eleven = Aber Bruno spielt eine 11, und jede 11 kehrt die Folge um: Jetzt ist 1 hoch. Du gewinnst! Du bekommst 1 Gold, und alle roten Karten kommen in deine Strategiehand, für Millionär.
first-lead-eight = Zwei Stiche gingen genauso, für dich gespielt; du hast 3 Gold. Nun etwas anderes: Spiel die blaue Schweine-8 an; es zählt Blau.
first-eight-colour = Auch das geht. Aber lass dieses Mal Blau zählen.
first-eight-blue = Du darfst jede Karte anspielen. Aber sieh, was eine 8 kann: Spiel die blaue Schweine-8 mit ihrer Farbe an.
first-cut = Wer eine 8 gespielt hat, darf schneiden, wenn alle gespielt haben: Du gewinnst den Stich und nimmst die anderen Karten, aber kein Gold, und die 8 scheidet aus der Runde aus. Schneide!
first-cut-now = Du darfst es lassen. Aber sieh, was ein Schnitt bewirkt: Schneide.
first-given = Noch ein Stich, für dich gespielt: Du hast Blau angespielt, und Bruno hatte keins. Eine Karte ohne das, was zählt, gehört nicht zum Gewinn: Wer sie gespielt hat, behält sie oder gibt sie jemandem. Er gab Ada die graue Schweine-13.
first-give = Einige Stiche später: Ada hat Rot angespielt, und du hattest keins. Jetzt entscheidest du über deine gelbe Eulen-10. Bei Millionär muss jede Karte weg, also gib sie her, an Bruno.
first-give-away = Du darfst sie behalten. Aber später muss jede Karte weg: Gib sie an Bruno.
first-give-bruno = Auch Ada nähme sie. Aber Bruno hat weniger Karten: Gib sie ihm.
first-settled = Zwölf Stiche sind vorbei. Wer kein Gold hat und nicht geschnitten hat, bekommt welches: 2 für Bruno. Du hast 7 Gold und diese Karten für Millionär.
first-millionaire = Bei Millionär spielt ihr immer stärker. 2 ist am stärksten, dann 1, dann 13 und so weiter bis 3. Wer nicht kann oder will, passt; haben alle anderen gepasst, spielt der Letzte wieder an.
first-revolution = Ada spielt vier Vieren an: Revolution! Vier oder mehr einer Zahl kehren die Folge um, bis es wieder geschieht. Jetzt ist 3 am stärksten. Um sie zu schlagen, brauchst du vier einer stärkeren Zahl. Pass.
first-pass-now = Das ginge, aber du brauchst diese Karten noch. Pass erst einmal.
first-cut-energy = Die Karten jedes Stichs sind zu einem Bündel Energie geworden, für alle; zwei gibt es. Ada spielt zwei Zweien an. Jetzt deine Achten: Sie sind stärker, und für je eine Energie schneiden sie, und du gewinnst sofort. Spiel beide, mit Schnitt.
first-cut-them = Auch das geht. Aber schneide mit ihnen: Dann kann niemand höher spielen.
first-two-eights = Probier zuerst deine Achten: beide zusammen, mit Schnitt.
first-five-ones = Du spielst an. Eine Karte ist frei; zwei oder drei einer Zahl kosten Energie; vier oder mehr kosten nichts und kehren die Folge wieder um. Du hast alle fünf Einsen. Spiel sie!
first-all-ones = Auch das geht. Aber alle fünf Einsen zusammen beenden die Revolution: Wähl sie alle aus.
first-elevens = 2 ist wieder am stärksten, und beide passen. Dann wurden deine vier Elfen für dich gespielt. Auch Elfen kehren die Folge um, aber nur bis zum Ende des Stichs.
first-gold = Nun das Gold. Für 1 Gold hat eine Karte eines Ausspiels eine andere Farbe, ein anderes Zeichen oder eine um eins höhere oder niedrigere Zahl. Für 3 Gold wurden deine 3 und deine 4 zu Fünfen: fünf auf einmal! Wähl dafür erst dein Gold, dann die Karten.
first-last-card = Drei Zweien folgten, für Energie. Eine Karte bleibt. Die letzten Karten dürfen keine Zweien sein, solange 2 am stärksten ist, keine Achten und nichts mit Gold Geändertes. Deine 13 ist erlaubt. Spiel sie!
first-out = Du bist als Erstes alle los: 5 Punkte, 0 und −1 für die anderen, und 1 Punkt für jedes Gold, das übrig ist. Du hast die Runde gewonnen!
first-end = Eine Partie hat drei Runden, und die späteren zählen mehr. Eine Regel wirst du bei Millionär noch treffen: Wiederholt ein Ausspiel die Farben oder die Zeichen des vorigen, müssen alle späteren des Stichs sie auch haben.

first-learned-tricks = Bediene in den Stichen die Farbe oder das Zeichen, das zählt; wer gewinnt, bekommt 1 Gold und diese Karten, die anderen werden behalten oder verschenkt.
first-learned-special = Elfen kehren die Folge um, Achten dürfen schneiden, und vier oder mehr einer Zahl machen Revolution.
first-learned-millionaire = Bei Millionär stärker spielen oder passen, Energie und Gold nutzen, zuerst alles los sein; Zweien, Achten und Gold taugen nicht für das letzte Ausspiel.
