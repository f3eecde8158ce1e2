### Die erste Lektion: drei Runden von neun.

name-1 = Ada
name-2 = Bruno

first-goal = Du, Ada und Bruno seid Vertraute derselben Hexe und spielt zusammen. In neun Runden erfüllt ihr so viele ihrer Aufträge, wie ihr könnt. Mit 20 Punkten oder mehr gewinnt ihr alle.
first-errand = Ein Auftrag sagt, was ein Stich zusammen ergeben muss. Dieser verlangt 4 Rot und 4 Blau und bringt 2 Punkte. Wer was spielt, ist egal.
first-hand = Das sind deine Karten: Jede hat eine Farbe und einen Wert. Eine Karte mit zwei oder drei Farben zählt für jede davon voll.
first-keep = In dieser Runde bist du Vorhand. Die Vorhand darf zuerst alle eine Karte nach links geben lassen. Das heben wir uns auf: Behaltet die Karten.
first-keep-first = Das ist erlaubt, und du wirst es bald sehen. Behaltet die Karten dieses Mal noch.
first-stay = Die Vorhand darf auch einen Auftrag gegen einen neuen tauschen. Auch das kommt später: Lass die Aufträge liegen.
first-stay-first = Tauschen ist erlaubt, und bald wirst du es tun. Lass die Aufträge dieses Mal noch liegen.
first-lead = Jetzt der Stich: Jeder spielt eine Karte, du zuerst. Zwei Aufträge verlangen Rot. Spiel die rote 5 an.
first-lead-low = Du darfst jede Karte anspielen. Aber die anderen heben wir besser auf: Spiel die rote 5 an.
first-matched = Wer die Farbe der ersten Karte hat, muss sie bedienen. Ada hat Rot und spielt die 8.
first-completed = Bruno hat kein Rot und darf spielen, was er will: die blaue 4. Zusammen sind das 13 Rot und 4 Blau, genug für zwei Aufträge auf einmal. 3 Punkte!
first-refilled = Die höchste Karte der angespielten Farbe macht zur Vorhand: Adas rote 8. Ada hat dafür zwei neue Aufträge gezogen, und alle haben eine Karte nachgezogen.
first-exchange = Ada lässt die Handkarten tauschen: Alle geben eine Karte nach links. Bruno hat dir die grüne 7 gegeben. Rot braucht gerade niemand: Gib die rote 9 an Ada.
first-pass-red = Das ginge auch. Aber schau auf die Aufträge: Sie verlangen Blau und Grün. Gib die rote 9.
first-two-coloured = Ada spielt die blaue 7 an, Bruno seine blau-grüne 2: Sie bedient und zählt 2 für Blau und 2 für Grün.
first-follow = Du hast Blau, also musst du bedienen; nur eine dreifarbige Karte darf immer gespielt werden. Ein Auftrag verlangt 15 Blau, 9 liegen schon da. Spiel die blaue 8.
first-too-little = Eine dreifarbige Karte darfst du immer spielen. Aber 9 und 1 sind nur 10 Blau, und der Auftrag verlangt 15. Spiel die blaue 8.
first-draw = 17 Blau: erfüllt! Deine blaue 8 war die höchste, du bist jetzt Vorhand und ziehst den neuen Auftrag. Höhere Stufen verlangen mehr und bringen mehr. Nimm Stufe 2.
first-draw-two = Du darfst jede Stufe wählen. Probieren wir jetzt Stufe 2.
first-no-talk = Eines macht es schwer: Niemand darf über seine Karten reden, auch nicht darüber, welchen Auftrag ihr angeht. Achte darauf, was die anderen spielen.
first-keep-again = Runde 3, und du bist Vorhand. Deine Karten sind gut für Grün, also behalte sie: kein Tausch.
first-swap = Dieser Auftrag verlangt viel Blau, und davon ist schon viel gespielt. Tausche ihn gegen einen neuen der Stufe 1; er kommt unter seinen Stapel.
first-swap-hard = Das darfst du. Aber der mit 11 Blau und 5 Grün ist hier der schwerste (3E): Tausche ihn gegen den nächsten der Stufe 1.
first-lead-green = Drei Aufträge verlangen nur Grün, und davon hast du viel. Spiel die grüne 9 an.
first-green-nine = Auch das darfst du anspielen. Aber je mehr Grün, desto besser: Spiel die grüne 9 an.
first-three-done = 17 Grün: drei Aufträge mit einem Stich, 4 Punkte! Die Summen werden nicht verbraucht; jeder Auftrag wird an allen gemessen.
first-end = So geht es neun Runden lang. Sind keine Karten mehr zum Nachziehen da, werden die Handkarten weniger. Am Ende zählt ihr zusammen: Bei 20 Punkten ist die Hexe so weit zufrieden, bei 40 beeindruckt.

first-learned-together = Alle Karten eines Stichs zählen zusammen, Farbe für Farbe; jeder Auftrag, für den es reicht, ist erfüllt, und die Punkte gehören euch allen.
first-learned-match = Bediene die Farbe der ersten Karte, wenn du kannst; eine dreifarbige Karte darfst du immer spielen.
first-learned-lead = Wer die höchste Karte der angespielten Farbe hat, wird Vorhand: füllt die Aufträge auf, darf alle eine Karte weitergeben lassen und einen Auftrag tauschen.
