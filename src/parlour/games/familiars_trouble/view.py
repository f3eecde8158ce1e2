from __future__ import annotations
from parlour.engine.view import HIDDEN, Card, Choice, Counter, Event, Scene, Zone
def show(state, seat): return Scene("x", ())
def choice(state, move): return Choice("x","x")
def tell(state, note, viewer): return None
