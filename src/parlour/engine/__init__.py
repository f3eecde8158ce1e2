"""What every game needs, and no game by name: states, matches, records, views, chance."""
