"""What a seat can tell from the history: the worlds that could be true, and which the others' plays make likely."""
