### The first lesson: one round for three.

name-1 = Ada
name-2 = Bruno

first-goal = A round has two parts. Twelve tricks give you cards and gold. With these cards you then play Millionaire, and there whoever gets rid of all of them first is the best.
first-hand = These are your cards for the tricks. Each has a number, a colour and a mark: cat, pig, snake, goldfish or owl.
first-direction = You lead the first trick. The lead always says first in which direction it goes round. Say clockwise.
first-direction-clockwise = You may choose either. For this lesson: clockwise.
first-lead = Now lead a card and name what counts: its colour or its mark. Lead the red pig 1, with its colour: red.
first-lead-colour = That is possible, too. But let red count this time: the red pig 1 with its colour.
first-lead-pig = You may lead any card. For this lesson: the red pig 1 with its colour.
first-follow = Whoever has what counts must play it. Ada has red: the red cat 2. The highest number of what counts wins, from 13 down to 1. It looks as if Ada wins.
first-eleven = But Bruno plays an 11, and every 11 turns the order round: 1 is high now. You win! You get 1 gold, and all red cards go into your strategic hand, for Millionaire.
first-lead-eight = Two tricks went the same way, played for you; you have 3 gold. Now something else: lead the blue pig 8, and blue counts.
first-eight-colour = That is possible, too. But let blue count this time.
first-eight-blue = You may lead any card. But see what an 8 can do: lead the blue pig 8 with its colour.
first-cut = Whoever played an 8 may cut when all have played: you win the trick and take the other cards, but no gold, and the 8 leaves the round. Cut!
first-cut-now = You may let it be. But see what a cut does: cut.
first-given = Another trick, played for you: you led blue, and Bruno had none. A card that lacks what counts is not for the winner: its owner keeps it or gives it to anybody. He has given Ada the gray pig 13.
first-give = Some tricks later: Ada led red, and you had none. Now you decide about your yellow owl 10. Every card must be got rid of in Millionaire, so give it away, to Bruno.
first-give-away = You may keep it. But every card must be got rid of later: give it to Bruno.
first-give-bruno = Ada would take it as well. But Bruno has fewer cards: give it to him.
first-settled = Twelve tricks are over. Whoever has no gold and did not cut gets some: 2 for Bruno. You have 7 gold, and these cards for Millionaire.
first-millionaire = In Millionaire you play stronger and stronger. 2 is strongest, then 1, then 13 and so on, down to 3. Whoever cannot or does not want to passes; when all others have passed, the last to play leads again.
first-revolution = Ada leads four 4s: a revolution! Four or more of a number turn the order round, until it happens again. Now 3 is strongest. To beat her you need four of a stronger number. Pass.
first-pass-now = You could, but you will need these cards. Pass for now.
first-cut-energy = The cards of each trick have become a bundle of energy, for everybody; there are two. Ada leads two 2s. Now your 8s: they are stronger, and for one energy each they cut, and you win at once. Play both, with a cut.
first-cut-them = That is possible, too. But let them cut: then nobody can play higher.
first-two-eights = Try your 8s first: both together, with a cut.
first-five-ones = You lead. One card is free; two or three of a number cost energy; four or more cost nothing and turn the order round again. You have all five 1s. Play them!
first-all-ones = That is possible, too. But all five 1s together end the revolution: pick all of them.
first-elevens = 2 is strongest again, and both pass. Then your four 11s were played for you. 11s turn the order, too, but only to the end of the trick.
first-gold = Now gold. For 1 gold a card of a play has another colour, another mark, or a number one higher or lower. For 3 gold your 3 and your 4 became 5s: five 5s at once! To do so, choose your gold first, then the cards.
first-last-card = Three 2s followed, for energy. One card is left. The last cards may be no 2s while 2 is strongest, no 8s, and nothing changed with gold. Your 13 is allowed. Play it!
first-out = You are out first: 5 points for the best, 0 and −1 for the others, and 1 point for each gold left. You have won the round!
first-end = A match has three rounds, and later ones count more. You will meet one more rule in Millionaire: if a play repeats the colours or the marks of the play before, all later plays of the trick must have them, too.

first-learned-tricks = In the tricks match the colour or mark that counts; the winner gets 1 gold and those cards, and others’ cards are kept or given away.
first-learned-special = 11s turn the order, 8s may cut, and four or more of a number make a revolution.
first-learned-millionaire = In Millionaire play stronger or pass, use energy and gold, and get rid of all cards first; 2s, 8s and gold are not for the last play.
