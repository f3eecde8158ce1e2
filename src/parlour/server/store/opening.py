"""A store, and Redis, that can be used before a server says that it is open; or a sentence that says why not."""

from __future__ import annotations

from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from parlour.engine.errors import ParlourError
from parlour.server.store.store import Store

REDIS_SECONDS = 5.0
HOSTING = "pip install 'parlour[hosting]' adds PostgreSQL and Redis"


def open_store(url: str) -> Store:
    try:
        store = Store(url)
        store.try_writing()
    except (SQLAlchemyError, ImportError, OSError, KeyError) as error:
        raise ParlourError(f"cannot use the store {without_password(url)}: {reason(error)}") from None
    return store


def without_password(url: str) -> str:
    """For people to read."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        return f"{url.partition(':')[0]}:…"
    return parts.database or "" if parts.drivername == "sqlite" else parts.render_as_string(hide_password=True)


def reason(error: Exception) -> str:
    """One line, without the statement that failed."""
    if isinstance(error, ImportError):
        return f"{error.name} is not installed; {HOSTING}"
    said = str(error.orig if isinstance(error, DBAPIError) and error.orig else error)
    return said.strip().partition("\n")[0] or type(error).__name__


def check_redis(url: str) -> None:
    host = urlsplit(url).hostname or "nowhere"
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ImportError as error:
        raise ParlourError(f"cannot use Redis at {host}: {reason(error)}") from None
    try:
        with Redis.from_url(url, socket_connect_timeout=REDIS_SECONDS, socket_timeout=REDIS_SECONDS) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as error:
        raise ParlourError(f"cannot use Redis at {host}: {reason(error)}") from None
