"""What a seat knows: the trail that a hand leaves for everybody to see, and worlds that could be true."""
