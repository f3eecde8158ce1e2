### Die erste Lektion: eine ganze Partie zu zweit.

name-1 = Ada

first-goal = Du durchsuchst Stapel nach Schätzen. Drei Astralessenzen in deiner Sammlung gewinnen sofort; mit drei Abgrundessenzen scheidest du aus. Eine Astralessenz liegt in der Mitte.
first-take = Dein Zug beginnt mit der Suche: Nimm einen Stapel mit allen seinen Karten. Nimm die Mitte.
first-take-astral = Du darfst jeden der drei nehmen. Aber die Astralessenz liegt in der Mitte: Nimm die.
first-collected = Die Astralessenz liegt jetzt in deiner Sammlung. Nur was dort liegt, zählt; deine Handkarten zählen nicht.
first-play-up = Danach legst du drei Handkarten auf Stapel: zwei offen, eine verdeckt. Kein Stapel darf leer bleiben, also zuerst in die Mitte: Zauberholz, offen.
first-play-wood = Auch das geht. In dieser Lektion aber: Zauberholz, offen, in die Mitte.
first-play-second = Die zweite offene: Residuum auf diesen Stapel. Du darfst auch mehrere Karten auf einen Stapel legen.
first-play-residuum = Auch das geht. In dieser Lektion aber: Residuum, offen, auf den Stapel mit der Drachenschuppe.
first-hide = Nun die verdeckte. Du hast eine Astralessenz auf der Hand, aber sie zählt erst in deiner Sammlung. Versteck sie auf diesem Stapel und hoffe, dass Ada ihn nicht nimmt.
first-hide-astral = Auch das geht. Probier aber dies: die Astralessenz, verdeckt, auf den Stapel mit dem Rubinstaub.
first-refilled = Am Ende deines Zugs ziehst du wieder auf vier Karten nach. Das geschieht von selbst.
first-other-turn = Ada hat deiner verdeckten Karte nicht getraut und den anderen Stapel genommen. Auch sie hat drei Karten gelegt. Was sie in der Mitte versteckt hat, weiß nur sie.
first-take-own = Deine Astralessenz ist noch da, und obenauf liegt ein Zauber. Nimm diesen Stapel.
first-take-hidden = Das darfst du. Aber bei dem anderen weißt du, was verdeckt liegt: deine Astralessenz.
first-spell = Zwei Astralessenzen! Ein Zauber wirkt, wenn du ihn nimmst, und wird dann abgelegt. Geistesblitz: Zieh zwei Karten. Führ ihn aus.
first-abyss = Eine Abgrundessenz schadet dem, der sie nimmt. Versteck sie dort, wo Ada hinwill: auf dem Stapel mit der Drachenschuppe.
first-hide-abyss = Auch das geht. Aber stell Ada eine Falle: die Abgrundessenz, verdeckt, auf den Stapel mit der Drachenschuppe.
first-fill = Der Stapel, den du genommen hast, ist leer und braucht eine Karte. Leg Residuum offen dorthin.
first-fill-residuum = Auch das geht. In dieser Lektion aber: Residuum, offen, auf den leeren Stapel.
first-fill-again = Die letzte: Drachenschuppe, offen, auf denselben Stapel.
first-fill-scale = Auch das geht. In dieser Lektion aber: Drachenschuppe, offen, auf das Residuum.
first-trapped = Ada nimmt den Stapel und deckt deine Karte auf: eine Abgrundessenz in ihrer Sammlung. Mit dreien wäre sie draußen.
first-risk = Ada hat noch eine zweite Karte in der Mitte versteckt. Sie kann gut oder schlecht sein; aber du hast noch keine Abgrundessenz, also wag es. Nimm die Mitte.
first-risk-centre = Das darfst du. Aber in der Mitte ist am meisten zu holen. Trau dich.
first-won = Eine Abgrundessenz, aber auch deine dritte Astralessenz. Du gewinnst!
first-sets = Man kann noch anders gewinnen: mit einem vollständigen Zutatensatz. Das sind je zwei von vier Sorten, je drei von drei Sorten oder je vier von zwei Sorten.

first-learned-take = Nimm einen Stapel in deiner Reichweite: Alle seine Karten kommen in deine Sammlung, auch die verdeckten, und Zauber wirken sofort.
first-learned-play = Leg dann drei Karten, zwei offen und eine verdeckt; kein Stapel in deiner Reichweite darf leer bleiben.
first-learned-win = Drei Astralessenzen gewinnen, ein vollständiger Zutatensatz auch; mit drei Abgrundessenzen scheidest du aus.
