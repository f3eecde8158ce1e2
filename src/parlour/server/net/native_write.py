"""Writing to many files with the interpreter's lock let go; this file is the interpreted stand-in.

The C of the same name is in `native_write.pxd`.
"""

from __future__ import annotations

import os


def write_all(files: list[int], texts: list[bytes]) -> list[int]:
    """How many bytes of its text each file took; compiled code lets others run until all are written."""
    return [write(file, text) for file, text in zip(files, texts, strict=True)]


def write(file: int, text: bytes) -> int:
    try:
        return os.write(file, text)
    except OSError:
        return 0
