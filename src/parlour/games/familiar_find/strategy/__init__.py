"""How to play A Familiar Find well.

A collection has a worth: Astral Essences, how little is missing to a set, and less for Abyss Essences, the more the
closer to three. A pile is worth what it adds, its unknown cards what the unseen cards are on average, with the chance
that they bring the third Abyss or Astral Essence. The bot takes what adds most to its own collection and would add to
the next one's; whatever it puts on piles, it puts where the next seat gains least and it can hope for most itself.

Only what the deciding seat knows is used: a face-down card that it has not seen is unknown here too.
"""
