"""Secrets, and the ids and codes of tables."""

from __future__ import annotations

import hashlib
import secrets

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
