"""The tables: who sits there, what they may do, what each is told."""
