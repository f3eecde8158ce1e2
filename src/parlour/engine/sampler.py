"""Scratch for drawing a world: the cards that a seat cannot place, and where they may lie. See `worlds`."""

from __future__ import annotations


class Sampler:
    def __init__(self) -> None:
        self.rng = 0
        self.count = 0  # of the cards
        self.capacity = 0  # of all places together
        self.vacant = 0  # the places that have room left, one bit each
        self.asked = 0  # those that were asked for room already
        self.proposed = 0  # how often rejection sampling has proposed this world,
        self.proposals = 0  # and all worlds so far,
        self.failures = 0  # and how often it gave up
        self.hurries = False  # for a search, which wants many worlds, and soon
        self.weight = 0.0  # of all guesses so far, together
        if __file__.endswith(".py"):  # C arrays are zeros from the start
            self.cards = [0] * 256
            self.places = [0] * 256  # where each card lies,
            self.masks = [0] * 256  # and where it may, one bit for each place
            self.room = [0] * 32
