"""The rules of A Familiar Find, a chain of classes by the rulebook's nouns, each standing on the one before:

board (deck, discards, collections, seats) ← hands ← piles ← spells ← locations ← familiars ← scavenge ← check ← play
← turn (who is asked what, and when) ← secrets (what a seat cannot know).

A piece of the rules that needs an answer sets `asked` and returns; one that is done sets `stage` to what follows.
`turn` goes from stage to stage until somebody is asked.
"""
