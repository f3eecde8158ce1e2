### Die erste Lektion: das erste Spiel mit Marktmacher-Regeln, zu zweit.

name-1 = Ada

first-goal = Du handelst mit Waren. Jeder beginnt mit 500.000, und wer am Ende am meisten Geld hat, gewinnt. Geld bringt es, fertig zu werden.
first-sets = Drei Karten derselben Ware sind ein Satz. Mit drei Sätzen, also neun Karten, bist du fertig. Gold hast du schon dreimal, Kaffee und Öl je zweimal.
first-market = Der Markt sagt, was ein Satz gerade wert ist: Öl zum Beispiel 40.000. Manche Preise liegen unter null: Ein solcher Satz kostet Geld.
first-discard = Ein Zug ist kurz: Du ziehst eine Karte, das geschieht von selbst, und legst eine ab. Die virtuelle Währung ist allein und weniger als nichts wert. Leg sie ab.
first-discard-coin = Das darfst du. Aber du sammelst Gold, Kaffee und Öl: Leg die virtuelle Währung ab.
first-one-to-go = Ada legt Garnelen ab und sagt „Noch eine!“: Mit einer weiteren Karte hat sie drei Sätze. Ihre acht Karten muss sie jetzt behalten und legt ab, was sie zieht.
first-drawn = Du hast Kaffee gezogen: der zweite Satz! Nur noch Öl fehlt.
first-make-market = Die Karte „Marktmacher“ passt in keinen Satz. Wer sie ablegt, darf einen Preis um eine Stufe verändern. Leg sie ab und lass Öl auf 80.000 steigen.
first-keep-sets = Das darfst du, aber es reißt auseinander, was du sammelst. Leg die Karte „Marktmacher“ ab und lass Öl steigen.
first-move-oil = Das ist erlaubt. Aber du sammelst Öl: Lass Öl steigen, wenn du die Karte „Marktmacher“ ablegst.
first-announced = Öl ist jetzt 80.000 wert. Und auch dir fehlt nur noch eine Karte: „Noch eine!“ wird für dich angesagt, aber nicht, welche.
first-take = Ada hat Öl gezogen und musste es ablegen. Wem nur eine Karte fehlt, der darf eine solche Karte sofort nehmen und ist fertig. Nimm das Öl!
first-take-it = Du darfst sie liegen lassen. Aber genau diese Karte fehlt dir: Nimm sie, und du bist fertig.
first-reroll = Bevor abgerechnet wird, darfst du einen Würfel neu würfeln und auf einen besseren Preis hoffen. Deine Preise sind gut, also würfle nicht neu.
first-stand-first = Du darfst dein Glück versuchen. Aber deine Preise sind gut: Würfle nicht neu.
first-paid = Gold 30.000, Kaffee 40.000 und Öl 80.000: zusammen 150.000. Deine letzte Karte kam von Ada, also zahlt Ada.
first-bank = Hättest du das Öl selbst gezogen, hätte die Bank gezahlt. Eine Summe unter null zahlst du: an die, deren Karte du genommen hast, oder sonst in den Jackpot. Den bekommt dazu, wer als Nächstes mit Gewinn fertig wird.
first-end = Du hast gegeben und bist fertig geworden, also gibst du noch einmal, und deine nächste Summe zählt doppelt. Sind alle zweimal mit Geben an der Reihe gewesen, gewinnt, wer am reichsten ist.

first-learned-sets = Eine ziehen, eine ablegen: Mit drei Sätzen zu drei Karten bist du fertig; fehlt nur noch eine, darfst du eine abgelegte nehmen.
first-learned-market = Der Markt sagt, was Sätze wert sind; „Marktmacher“ verändert einen Preis um eine Stufe, und wer fertig ist, darf einen Würfel neu würfeln.
first-learned-pay = Wer deine letzte Karte abgelegt hat, zahlt, sonst die Bank; wer gibt und fertig wird, gibt noch einmal, für das Doppelte.
