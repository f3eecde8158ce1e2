"""Standard input and output as they are found: closed, full, or of another encoding than UTF-8."""

from __future__ import annotations

import codecs
import errno
import os
import sys
import unicodedata
from contextlib import suppress
from io import TextIOWrapper
from typing import Any

PLAIN = "parlour.plain"
SPELLED = {
    "–": "-", "—": "-", "−": "-", "…": "...", "’": "'", "‘": "'", "“": '"', "”": '"',
    "·": "*", "▶": ">", "≈": "~", "→": "->", "×": "x", "█": "#",
}  # fmt: skip
NOT_WRITTEN = {errno.ENOSPC, errno.EBADF, errno.EIO, errno.EFBIG, errno.EDQUOT}


def prepare() -> None:
    """Every stream is there, and no letter is too much for it."""
    codecs.register_error(PLAIN, plainly)
    sys.stdin = sys.stdin or reopened(0, "r")
    sys.stdout = sys.stdout or reopened(1, "w")
    sys.stderr = sys.stderr or reopened(2, "w")
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN), (sys.stderr, PLAIN)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def reopened(number: int, mode: str) -> Any:
    """In place of a closed one, before a file takes its number. Output to it fails, as it should; messages are lost."""
    opened = os.open(os.devnull, os.O_WRONLY if number == 2 else os.O_RDONLY)
    if opened != number:
        os.dup2(opened, number)
        os.close(opened)
    return open(number, mode, encoding="utf-8", closefd=False)


def plainly(error: UnicodeError) -> tuple[str, int]:
    """What cannot be encoded, in letters that every encoding has."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(spelled(letter) for letter in error.object[error.start : error.end]), error.end


def spelled(letter: str) -> str:
    if letter in SPELLED:
        return SPELLED[letter]
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def let_go() -> None:
    """Write what can be written; what cannot must not be tried again when Python ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def say(sentence: str) -> None:
    """One line for whoever typed the command; where nobody can be told, nothing."""
    with suppress(OSError):
        print(f"parlour: {sentence}", file=sys.stderr)


def described(error: OSError | UnicodeError | MemoryError) -> str:
    """What the system refused, in one sentence."""
    if isinstance(error, MemoryError):
        return "there is not enough memory for this"
    if isinstance(error, UnicodeError):
        return f"some text is not Unicode: {error}"
    reason = error.strerror or str(error) or type(error).__name__
    if error.filename is not None:
        return f"{os.fsdecode(error.filename) if isinstance(error.filename, bytes) else error.filename}: {reason}"
    return f"cannot write the output: {reason}" if error.errno in NOT_WRITTEN else reason
