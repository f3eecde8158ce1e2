### The first lesson: the first deal of Market making, for two.

name-1 = Ada

first-goal = You trade in goods. Everybody begins with 500,000, and whoever has the most money in the end wins. Money is made by going out.
first-sets = Three cards of the same item are a set. With three sets, nine cards in all, you can go out. You have gold three times already, and two each of coffee and oil.
first-market = The market says what a set is worth now: oil 40,000, for example. Some prices are below zero: such a set costs money.
first-discard = A turn is short: you draw a card, which happens by itself, and discard one. The virtual currency is alone and worth less than nothing. Discard it.
first-discard-coin = You may. But you collect gold, coffee and oil: discard the virtual currency.
first-one-to-go = Ada discards shrimp and announces “one to go”: with one more card she has three sets. She has to keep her eight cards now, and discards whatever she draws.
first-drawn = You have drawn coffee: a second set! Only an oil is missing.
first-make-market = The Market Make card fits no set. Whoever discards it may move one price by one step. Discard it, and let oil go up to 80,000.
first-keep-sets = You may, but it would break up what you collect. Discard the Market Make card, and let oil go up.
first-move-oil = That is allowed. But you collect oil: let oil go up when you discard the Market Make card.
first-announced = Oil is worth 80,000 now. And you are one to go yourself: that is announced for you, but not what you lack.
first-take = Ada has drawn an oil and had to discard it. Whoever is one to go may take such a card at once, and go out with it. Take the oil!
first-take-it = You may leave it. But this is the card that you lack: take it and go out.
first-reroll = Before the sets are counted you may roll one die anew and hope for a better price. Your prices are good, so stand: no reroll.
first-stand-first = You may try your luck. But your prices are good: stand, without a reroll.
first-paid = Gold 30,000, coffee 40,000 and oil 80,000: 150,000. Your last card came from Ada, so Ada pays it.
first-bank = Had you drawn the oil yourself, the bank would have paid. A total below zero is paid by you: to whoever discarded the card, or else into the Jackpot. The next who goes out with a gain takes that, too.
first-end = You dealt and went out, so you deal again, and your next total counts twice. When the dealer’s role has gone round twice, the richest wins.

first-learned-sets = Draw one, discard one: three sets of three, and you go out; with one card missing you are one to go and may take a discard.
first-learned-market = The market says what sets are worth; Market Make cards move a price by a step, and who goes out may reroll one die.
first-learned-pay = Whoever discarded your last card pays you, else the bank; a dealer who goes out deals again, for twice as much.
