"""What a seat sees."""
from __future__ import annotations
from parlour.engine.view import Choice, Event, Scene
def show(state, seat):
    return Scene("x", ())
def choice(state, move):
    return Choice("", "")
def tell(state, note, viewer):
    return None
