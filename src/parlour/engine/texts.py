"""Texts from outside as they will be shown: one line, and nothing that shows nothing."""

from __future__ import annotations

import re
import unicodedata

# Unicode's Default_Ignorable_Code_Point, but for what is of category C anyway; and blanks that are letters or symbols.
IGNORED = "\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef"
BLANK = "\u2800\U0001d159"
UNSEEN = re.compile(f"[{IGNORED}{BLANK}]")
JOINERS = "\u200c\u200d"  # letters of some scripts, and emoji, are joined or kept apart by them
STYLES = "\ufe0e\ufe0f"  # a symbol as text or as emoji


def tidy(text: str) -> str:
    """One line of visible text: no control, direction or blank characters, no rows of spaces."""
    kept: list[str] = []
    for c in unicodedata.normalize("NFC", text):
        kept.append(c if shows(c) or (kept and belongs(c, kept[-1])) else " ")
    words = (word.strip(JOINERS) for word in "".join(kept).split())
    return unicodedata.normalize("NFC", " ".join(word for word in words if word))


def is_tidy(text: str) -> bool:
    return tidy(text) == unicodedata.normalize("NFC", text)


def is_seen(text: str) -> bool:
    """Is there anything to see in it?"""
    return any(unicodedata.category(c)[0] in "LNPS" and shows(c) for c in text)


def shows(c: str) -> bool:
    return unicodedata.category(c)[0] not in "ZC" and not UNSEEN.match(c)


def belongs(c: str, before: str) -> bool:
    """Is it unseen, but changes how its neighbour is seen?"""
    if c in STYLES:
        return unicodedata.category(before)[0] in "SP"
    is_tag = "\U000e0020" <= c <= "\U000e007f"  # a black flag becomes a land's
    return (c in JOINERS or is_tag) and not before.isascii() and before not in JOINERS
