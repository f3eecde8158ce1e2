### The first lesson: a short match for three.

name-1 = Ada
name-2 = Bruno

first-goal = Get rid of all your cards before the others do: then you win. Everybody has six at first; for this short match it is three.
first-play = It is your turn: play one card, whichever you like. Let us begin low. Play the 5.
first-flushed = Ada’s 9 is higher, so your 5 is flushed: you discard it and draw another card. You still have three.
first-low = Bruno’s 6 is lower than the 9. That is allowed; it flushes nothing and just lies there.
first-join = Now your best trick: equal numbers join. Your 6 and Bruno’s 6 are worth 12 together, and that beats Ada’s 9. Play the 6.
first-not-yet = You may: that flushes Bruno’s 6, but Ada’s 9 stays. See what your 6 can do together with Bruno’s 6.
first-not-yet-high = The 12 would flush them both. But keep it for later: two 6s are worth 12, too.
first-joined = Each 6 is worth 12 now. Ada’s 9 is flushed, and she draws another card.
first-pushed = Bruno’s turn begins, and his 6 still lies before him: it is pushed through. It is discarded, and nobody draws for it. Your 6 goes with it, being equal. You have two cards left!
first-high = A high card flushes everything that is worth less. Play the 12.
first-together = But no card is safe alone: two 7s are worth 14 and flush your 12. You draw a 14 for it.
first-equal = Your 14 would flush nothing now: what is worth as much stays. So join them. Three 7s are worth 21. Play the 7.
first-equal-stays = You may. But 14 against 14 flushes nobody: what is worth as much stays. Try the 7.
first-all-through = Ada’s turn began with her 7 still there, and all three 7s were pushed through. You have one card left.
first-last-card = Look out: Bruno has played his last card. If his 10 still lies there when his turn begins, he wins. Flush it. Play the 14.
first-won = Nobody could beat your 14. Your turn begins, it is pushed through, and you have no card left. You win!

first-learned-flush = Higher flushes lower: whoever is flushed discards the card and draws another.
first-learned-join = Equal numbers join, whoever played them, and each is worth them all together.
first-learned-push = A card that still lies before you when your turn comes is pushed through, and you draw none for it.
