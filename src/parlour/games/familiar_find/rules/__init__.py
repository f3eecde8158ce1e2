"""The rules: steps of effects (collecting, moving, seeing), familiars, locations (FI-1), piles, setup, scavenge, check,
play_cards, refill, tourism, end.

A piece of the rules that needs an answer sets `asked` and returns; one that is done sets `stage` to what follows.
`turn` goes from stage to stage until somebody is asked.
"""
