"""Many matches: simulation and what it tells."""
