"""Runs Parlour from its Python sources although it was compiled: for debugging, and to test both lives."""

from __future__ import annotations

import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

HERE = str(Path(__file__).parent)
MARK = ".compiled-by-parlour"  # in the folder of a package outside that `parlour compile` compiled


def sources_only(path: str) -> FileFinder:
    if not path.startswith(HERE) and not is_marked(path):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))


def is_marked(path: str) -> bool:
    """The folder of such a package, or one in it."""
    folder = Path(path)
    return any((above / MARK).exists() for above in (folder, *folder.parents[:2]))


def prefer_sources() -> None:
    """Ignore the compiled modules of this package in every import from now on."""
    sys.path_hooks.insert(0, sources_only)
    for path in [path for path in sys.path_importer_cache if path.startswith(HERE)]:
        del sys.path_importer_cache[path]
