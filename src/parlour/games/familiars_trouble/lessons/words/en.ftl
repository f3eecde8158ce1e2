### The first lesson: three rounds of nine.

name-1 = Ada
name-2 = Bruno

first-goal = You, Ada and Bruno are familiars of one witch and play together. In nine rounds you complete as many of her errands as you can. With 20 points or more you all win.
first-errand = An errand says what one trick must add up to. This one wants red 4 and blue 4 and pays 2 points. It does not matter who plays what.
first-hand = These are your cards: a colour and a value each. A card of two or three colours counts fully for each of them.
first-keep = You are the lead of this round. The lead may first have everybody pass a card to the left. Let us leave that for later: keep the hands.
first-keep-first = That is allowed, and soon you will see it. For now, keep the hands.
first-stay = The lead may also swap one errand for a new one. That, too, is for later: leave the errands as they are.
first-stay-first = A swap is allowed, and you will make one soon. For now, leave the errands as they are.
first-lead = Now the trick: everybody plays one card, you first. Two errands want red. Lead red 5.
first-lead-low = You may lead any card. But red 9 and the others are better kept: lead red 5.
first-matched = Whoever has the colour of the lead card must play it. Ada has red and plays 8.
first-completed = Bruno has no red, so he may play anything: blue 4. Together that is red 13 and blue 4, enough for two errands at once. 3 points!
first-refilled = The highest card of the led colour takes the lead: Ada’s red 8. She has drawn two new errands in their place, and everybody has drawn a card.
first-exchange = Ada calls a hand exchange: everybody passes one card to the left. Bruno has given you green 7. Red is not wanted now: pass red 9 to Ada.
first-pass-red = That would do. But look at the errands: they want blue and green. Pass red 9.
first-two-coloured = Ada leads blue 7, Bruno plays his blue and green 2: it matches, and counts 2 for blue and 2 for green.
first-follow = You have blue, so you must play it; only a three-coloured card may always be played instead. One errand wants blue 15, and 9 are there. Play blue 8.
first-too-little = A three-coloured card may always be played. But blue 9 and 1 are only 10, and the errand wants 15. Play blue 8.
first-draw = Blue 17: done! Your blue 8 was the highest, so you are the lead, and you draw the new errand. Higher levels want more and pay more. Take level 2.
first-draw-two = You may choose any level. Let us try level 2 now.
first-no-talk = One thing makes it hard: nobody may talk about their cards, nor about which errand to go for. Watch what the others play.
first-keep-again = You lead round 3. Your hand is good for green, so you want to keep it: no hand exchange.
first-swap = This errand wants a lot of blue, and much of it has been played. Swap it for a new errand of level 1; it goes to the bottom of its pile.
first-swap-hard = You may. But the one for blue 11 and green 5 is the hardest here (3E): swap it for the next of level 1.
first-lead-green = Three errands want nothing but green, and you hold a lot of it. Lead green 9.
first-green-nine = You may lead that. But the more green, the better: lead green 9.
first-three-done = Green 17: three errands with one trick, 4 points! Totals are not used up; every errand is held against all of them.
first-end = So it goes on for nine rounds. When no cards are left to draw, the hands get smaller. Count together at the end: 20 points please the witch a little, 40 impress her.

first-learned-together = All cards of a trick add up, colour by colour; every errand that is met is done, and its points are for all of you.
first-learned-match = Match the colour of the lead card if you can; a three-coloured card may always be played.
first-learned-lead = The highest card of the led colour leads next, refills the errands, and may call a hand exchange and swap one errand.
