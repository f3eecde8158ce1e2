"""How to play well: the advice for each decision, and what the others' answers to a card are worth."""
