"""What a seat knows of a match of Family Trade, and the worlds that could be true."""
