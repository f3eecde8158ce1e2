"""Secrets and names of things."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(16)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def hashed(token: str) -> str:
    """What is stored of a token: its hash, so that the store opens no door."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def tidy(text: str) -> str:
    """One line of visible text: no control or direction characters, no rows of spaces."""
    visible = "".join(" " if unicodedata.category(c)[0] in "ZC" and c not in "\u200d" else c for c in text)
    return " ".join(unicodedata.normalize("NFC", visible).split())
