"""The modules of `kit`, compiled: what compiled games derive from. Their sources are there."""
