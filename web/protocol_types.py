"""Writes src/protocol.ts: the types of everything that goes over the wire, from the server's own.

python web/protocol_types.py          writes the file
python web/protocol_types.py --check  says whether it is up to date
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from parlour import bots
from parlour.engine import registry, vocabulary
from parlour.server.protocol import api, messages, problems

TARGET = Path(__file__).parent / "src" / "protocol.ts"
HEAD = "// Written by web/protocol_types.py from the server's types. Do not edit.\n"
FACTS = "./facts/vocabulary"  # what engine/vocabulary.py declares, written there by hand
PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


class Writer:
    """Remembers which structs a type needs."""

    def __init__(self) -> None:
        self.wanted: dict[str, inspect.StructType] = {}
        self.facts: set[str] = {"Types"}

    def text(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.Metadata):
            title = (kind.extra_json_schema or {}).get("title")
            return self.fact(title) if title else self.text(kind.type)
        if isinstance(kind, inspect.AnyType):
            return self.fact("Value")
        if isinstance(kind, inspect.StructType):
            return self.struct_name(kind)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.text(part) for part in kind.types))
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f'"{value}"' for value in kind.values)
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            return self.array_of(self.text(kind.item_type))
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.text(part) for part in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.text(kind.value_type)}>"
        return PLAIN[type(kind)]

    def fact(self, name: str) -> str:
        self.facts.add(name)
        return name

    def struct_name(self, kind: inspect.StructType) -> str:
        if kind.cls.__module__ == vocabulary.__name__:
            return self.fact(kind.cls.__name__)
        self.wanted.setdefault(kind.cls.__name__, kind)
        return kind.cls.__name__

    @staticmethod
    def array_of(item: str) -> str:
        return f"({item})[]" if " " in item else f"{item}[]"

    def interface(self, kind: inspect.StructType) -> str:
        lines = [f"export interface {kind.cls.__name__} {{"]
        if kind.tag is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        for field in kind.fields:
            optional = "" if field.required else "?"
            lines.append(f"  {field.encode_name}{optional}: {self.text(field.type)};")
        return "\n".join([*lines, "}\n"])


def union(writer: Writer, name: str, parts: Iterable[type]) -> str:
    listed = " | ".join(writer.text(inspect.type_info(part)) for part in parts)
    return f"export type {name} = {listed};\n"


def written() -> str:
    writer = Writer()
    parts = [
        union(writer, "ToServer", get_args(messages.ToServer)),
        union(writer, "FromServer", get_args(messages.FromServer)),
    ]
    for kind in api.HTTP_TYPES:
        writer.text(inspect.type_info(kind))
    done: set[str] = set()
    while left := [name for name in writer.wanted if name not in done]:
        for name in left:
            done.add(name)
            parts.append(writer.interface(writer.wanted[name]))
    imports = f'import type {{ {", ".join(sorted(writer.facts))} }} from "{FACTS}";\n'
    return "\n".join([HEAD, imports, f"export const PROTOCOL = {messages.PROTOCOL};\n", *catalogues(), *parts])


def catalogues() -> Iterable[str]:
    """What the page has words for, one by one."""
    yield refusals()
    yield listed("LEVELS", bots.LEVELS)
    yield listed("CHARACTERS", bots.CHARACTERS)
    yield listed("SIGNS", dict.fromkeys([*messages.SIGNS, *courtesies()]))
    yield listed("STATUSES", get_args(messages.Status))
    yield listed("OPEN", filter(None, get_args(messages.Open)))


def courtesies() -> Iterable[str]:
    """Signs that only some games have, where talk is not free."""
    for game in registry.games().values():
        yield from game.presentation.vocabulary.talk.courtesies


def listed(name: str, values: Iterable[str]) -> str:
    return f"export const {name} = {json.dumps(list(values))} as const;\n"


def refusals() -> str:
    """Every `problem-` message with the types of its arguments."""
    listed = [f"  {json.dumps(id)}: {msgspec.json.encode(types).decode()}," for id, types in problems.PROBLEMS.items()]
    return "\n".join(["export const PROBLEMS: Record<string, Types> = {", *listed, "};\n"])


def main() -> int:
    text = written()
    if "--check" in sys.argv:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        print("up to date" if fresh else "outdated: run python web/protocol_types.py")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    assert msgspec.__version__
    sys.exit(main())
