"""Writes src/protocol.ts: the types of everything that goes over the wire, from the server's own.

python web/protocol_types.py          writes the file
python web/protocol_types.py --check  says whether it is up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from parlour.server.protocol import api, messages

TARGET = Path(__file__).parent / "src" / "protocol.ts"
HEAD = "// Written by web/protocol_types.py from the server's types. Do not edit.\n"
PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Writer:
    """Remembers which structs a type needs."""

    def __init__(self) -> None:
        self.wanted: dict[str, inspect.StructType] = {}

    def text(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.Metadata):
            return self.text(kind.type)
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

    def struct_name(self, kind: inspect.StructType) -> str:
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
    return "\n".join([HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n", *parts])


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
