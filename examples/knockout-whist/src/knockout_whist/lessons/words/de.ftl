### Die erste Lektion: drei Stiche.

name-1 = Ada
name-2 = Bruno

first-goal = Mach in jeder Runde wenigstens einen Stich: Wer keinen macht, ist raus, und wer allein übrig bleibt, gewinnt. In der ersten Runde hast du sieben Karten.
first-trumps = Aufgedeckt wurde ein Kreuz, also ist Kreuz Trumpf: Es schlägt jede Karte einer anderen Farbe.
first-lead = Du spielst aus. Wer die ausgespielte Farbe hat, muss sie bedienen; ein Ass macht also den Stich, wenn niemand blank ist. Spiel das Karo-Ass.
first-not-ace = Das darfst du, aber den Stich könntest du verlieren. Ein Ass ist sicherer.
first-took = Beide hatten Karo und mussten bedienen. Dein Ass ist am höchsten: Der Stich gehört dir, und in dieser Runde bist du sicher.
first-low = Wer einen Stich macht, spielt zum nächsten aus. Heb die hohen Karten auf und spiel die Herz-2.
first-not-low = Das darfst du. Aber eine niedrige Karte kostet nichts, und hohe machen vielleicht noch Stiche.
first-lost = Adas Ass macht den Stich, also spielt sie jetzt aus.
first-ruff = Sie spielt Karo aus, und du hast keins mehr: Nun darfst du jede Karte spielen. Ein Trumpf macht den Stich. Spiel den Kreuz-König.
first-not-ruff = Das darfst du, aber diese Karte verliert: Sie ist weder Karo noch Trumpf.
first-out = Zwei Stiche! Nach dem letzten Stich dieser Runde ist raus, wer keinen hat. In der nächsten gibt es eine Karte weniger, und wer die meisten Stiche hatte, bestimmt den Trumpf.

first-learned-follow = Bediene die Farbe, wenn du kannst; die höchste Karte der ausgespielten Farbe macht den Stich.
first-learned-trump = Wer die Farbe nicht hat, darf mit einem Trumpf stechen, der alle anderen schlägt.
first-learned-out = Wer in einer Runde keinen Stich macht, ist raus; wer allein übrig bleibt, gewinnt.
