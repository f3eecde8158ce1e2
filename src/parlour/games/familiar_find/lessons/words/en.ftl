### The first lesson: a whole match for two.

name-1 = Ada

first-goal = You search piles of cards for treasures. Three Astral Essences in your collection win at once; three Abyss Essences, and you are out. One Astral Essence lies in the centre.
first-take = A turn begins with scavenging: take one pile with all its cards. Take the centre.
first-take-astral = You may take any of the three. But the Astral Essence is in the centre: take that.
first-collected = The Astral Essence is in your collection now. Only what lies there counts; the cards in your hand do not.
first-play-up = Next you play three cards from your hand onto piles: two face up, one face down. No pile may stay empty, so begin with the centre: Enchanted Wood, face up.
first-play-wood = That is possible, too. For this lesson: Enchanted Wood, face up, on the centre.
first-play-second = The second face up: Residuum onto this pile. You may put several cards onto one pile.
first-play-residuum = That is possible, too. For this lesson: Residuum, face up, on the pile with the Dragon Scale.
first-hide = Now the one face down. You hold an Astral Essence, but it counts only once you have collected it. Hide it on this pile, and hope that Ada does not take it.
first-hide-astral = That is possible, too. But try this: the Astral Essence, face down, on the pile with the Ruby Dust.
first-refilled = At the end of your turn you draw up to four cards again. That happens by itself.
first-other-turn = Ada did not trust your hidden card and took the other pile. Then she played three cards, too. What she has hidden in the centre, nobody but her knows.
first-take-own = Your Astral Essence is still there, and a Spell lies on top of it. Take this pile.
first-take-hidden = You may. But you know what lies hidden on the other one: your Astral Essence.
first-spell = Two Astral Essences! A Spell works when you collect it, and is then discarded. Flash of Insight: draw two cards. Cast it.
first-abyss = An Abyss Essence hurts whoever collects it. Hide it where Ada may want to go: on the pile with the Dragon Scale.
first-hide-abyss = That is possible, too. But set Ada a trap: the Abyss Essence, face down, on the pile with the Dragon Scale.
first-fill = The pile that you took is empty and must get a card. Put Residuum there, face up.
first-fill-residuum = That is possible, too. For this lesson: Residuum, face up, on the empty pile.
first-fill-again = The last one: Dragon Scale, face up, on the same pile.
first-fill-scale = That is possible, too. For this lesson: Dragon Scale, face up, on the Residuum.
first-trapped = Ada takes the pile and turns your card up: an Abyss Essence in her collection. With three of them she would be out.
first-risk = Ada has hidden a second card in the centre. It may be good or bad; but you have no Abyss Essence yet, so take the risk. Take the centre.
first-risk-centre = You may. But the most is to be found in the centre. Be brave.
first-won = An Abyss Essence, but also your third Astral Essence. You win!
first-sets = There is one more way to win: a complete set of Ingredients. That is two each of four kinds, three each of three kinds, or four each of two kinds.

first-learned-take = Take one pile within reach: all its cards go to your collection, hidden ones too, and Spells work at once.
first-learned-play = Then play three cards, two face up and one face down; no pile within reach may stay empty.
first-learned-win = Three Astral Essences win, and so does a complete set of Ingredients; three Abyss Essences, and you are out.
