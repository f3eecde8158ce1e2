"""What a seat can tell from what it saw, the worlds that could be true, and what partners' plays tell."""
