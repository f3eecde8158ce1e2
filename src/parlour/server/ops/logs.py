"""One line for everything worth knowing: JSON, or words where somebody sits at the terminal.

No tokens, no moves, no cards; a table only by its first letters.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

logger = logging.getLogger("parlour")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1]:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class Words(logging.Formatter):
    """For people: `12:03:11 request method=GET route=/api/games status=200 ms=1.3`."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        loud = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        facts = [f"{name}={value}" for name, value in getattr(record, "facts", {}).items()]
        if record.exc_info and record.exc_info[1]:
            facts += [type(record.exc_info[1]).__name__, *where(record.exc_info[1])[-1:]]
        return " ".join([at, f"{loud}{record.getMessage()}", *facts])


def where(error: BaseException) -> list[str]:
    """The lines of code, without the values an error's text might hold."""
    return [f"{step.filename}:{step.lineno} {step.name}" for step in traceback.extract_tb(error.__traceback__)]


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Words() if sys.stderr.isatty() else Lines())
    for name in ("parlour", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers[:] = [handler]
        log.propagate = False
    logger.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel("WARNING")


def note(event: str, **facts: object) -> None:
    logger.info(event, extra={"facts": facts})


def fault(event: str, error: BaseException, **facts: object) -> None:
    logger.error(event, exc_info=(type(error), error, error.__traceback__), extra={"facts": facts})


def short(table: str) -> str:
    return table[:5]
