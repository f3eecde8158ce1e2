"""Who says a message: the exact id stands in the code, or is put together there of words that stand in it, too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from parlour.engine.vocabulary import Several, Types

QUOTED = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")


@dataclass
class Code:
    """Texts, names and f-strings of some files; of what is not Python, the words in quotes."""

    texts: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    built: set[tuple[str, str]] = field(default_factory=set)  # what stands before and after the one value in it

    @classmethod
    def of(cls, paths: Iterable[Path]) -> Code:
        code = cls()
        for path in paths:
            text = path.read_text(encoding="utf-8")
            if path.suffix == ".py":
                code.read(ast.parse(text))
            else:
                code.texts |= set(QUOTED.findall(text))
        return code

    def read(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.texts.add(node.value)
            elif isinstance(node, ast.Name | ast.Attribute):
                self.names.add(node.id if isinstance(node, ast.Name) else node.attr)
            elif isinstance(node, ast.JoinedStr):
                self.built |= set(around(node))

    def says(self, id: str) -> bool:
        return id in self.texts or any(
            id.startswith(start) and id.endswith(end) and id[len(start) : len(id) - len(end)] in self.texts
            for start, end in self.built
        )


def around(text: ast.JoinedStr) -> Iterator[tuple[str, str]]:
    fixed = [part.value if isinstance(part, ast.Constant) else None for part in text.values]
    if fixed.count(None) == 1:
        at = fixed.index(None)
        start, end = "".join(map(str, fixed[:at])), "".join(map(str, fixed[at + 1 :]))
        if start or end:
            yield start, end


def items(declared: Iterable[Types]) -> set[str]:
    """The messages that say the items of lists."""
    return {type.item for types in declared for type in types.values() if isinstance(type, Several)}
