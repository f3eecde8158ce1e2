### The first lesson: three tricks.

name-1 = Ada
name-2 = Bruno

first-goal = Take at least one trick in every deal: whoever takes none is out, and the last one left wins. You have seven cards in the first deal.
first-trumps = A club was turned up, so clubs are trumps: they beat every card of another suit.
first-lead = You lead. Whoever has the suit that you lead must play it, so an ace takes the trick unless somebody has none of it. Play the ace of diamonds.
first-not-ace = You may, but you could lose that trick. An ace is safer.
first-took = Both had a diamond and had to play it. Your ace is the highest: the trick is yours, and you are safe in this deal.
first-low = Whoever takes a trick leads to the next. Save your high cards for later, and play the 2 of hearts.
first-not-low = You may. But a low card costs nothing, and high ones may still take tricks.
first-lost = Ada’s ace takes it, so she leads now.
first-ruff = She leads a diamond, and you have none left: now you may play any card. A trump takes the trick. Play the king of clubs.
first-not-ruff = You may, but that card loses: it is neither a diamond nor a trump.
first-out = Two tricks! After the last trick of this deal, whoever has none is out. The next deal has one card fewer, and whoever took most tricks names trumps.

first-learned-follow = Follow suit if you can; the highest card of the suit led takes the trick.
first-learned-trump = Whoever has none of that suit may play a trump, which beats all others.
first-learned-out = Whoever takes no trick in a deal is out; the last one left wins.
