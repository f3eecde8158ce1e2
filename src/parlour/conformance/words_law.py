"""The law of words: every message has words in every language, with the same arguments, and no words are unused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.engine.presentation import Things
from parlour.engine.vocabulary import Key, Noun, Number, Seat, Several, Text, Type, Types
from parlour.words import Words

NAMES = ["Ada", "Klaus", "Dr. No Jr.", "さくら", "עדה", "O’Neil {x}", "James", "x" * 40]
LEFT_OVER = re.compile(r"\{\s*\$|\{\?\?\?\}|  |^\s|\s$| [,.;:](?!\w)|\.\.")


class Used(Visitor):
    """The variables, references, selections and ends of sentences of one entry."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.chosen: list[tuple[str, set[str]]] = []
        self.before_dot: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.chosen.append((node.selector.id.name, keys))
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for here, after in zip(node.elements, node.elements[1:], strict=False):
            follows = isinstance(after, ast.TextElement) and after.value.startswith(".")
            if follows and isinstance(here, ast.Placeable) and isinstance(here.expression, ast.VariableReference):
                self.before_dot.add(here.expression.id.name)
        self.generic_visit(node)


def entries(text: str) -> tuple[dict[str, ast.Message], list[str]]:
    found: dict[str, ast.Message] = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"not Fluent: {(entry.content or '').strip().splitlines()[0]!r}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                wrong.append(f"{entry.id.name}: twice")
            found[entry.id.name] = entry
    return found, wrong


def used_in(message: ast.Message) -> Used:
    used = Used()
    used.visit(message)
    return used


def used_by(id: str, messages: Mapping[str, ast.Message]) -> Used:
    used = used_in(messages[id])
    for other in list(used.references):
        if other in messages:
            inner = used_by(other, messages)
            used.variables |= inner.variables
            used.chosen += inner.chosen
    return used


def problems(texts: Mapping[str, str], declared: Mapping[str, Types]) -> Iterator[str]:
    """What is wrong with the files, by language; reads them alone and starts no match."""
    for language, text in texts.items():
        messages, wrong = entries(text)
        yield from (f"{language}: {line}" for line in wrong)
        yield from (f"{language}: {id}: no words" for id in declared if id not in messages)
        said = spoken(declared, messages)
        yield from (f"{language}: {id}: nobody says this" for id in messages if id not in said)
        for id, types in declared.items():
            if id in messages:
                yield from (f"{language}: {id}: {line}" for line in wrong_arguments(id, types, messages))


def spoken(declared: Iterable[str], messages: Mapping[str, ast.Message]) -> set[str]:
    """What is declared, and what a language says within it."""
    found: set[str] = set()
    left = [id for id in declared if id in messages]
    while left:
        found.add(id := left.pop())
        left += [other for other in used_in(messages[id]).references if other in messages and other not in found]
    return found


def wrong_arguments(id: str, types: Types, messages: Mapping[str, ast.Message]) -> Iterator[str]:
    used = used_by(id, messages)
    mentioned = {variable.partition("-")[0] for variable in used.variables}
    yield from (f"${name} is not used" for name in types if name not in mentioned)
    for variable in sorted(used.variables):
        name, _, form = variable.partition("-")
        if name not in types:
            yield f"there is no ${name}"
        elif form and form not in forms(types[name], messages):
            yield f"${name} has no form '{form}'"
    for variable, keys in used.chosen:
        yield from wrong_variants(variable, keys, types)
    for name, type in types.items():
        is_counted = any(variable == f"{name}-count" for variable, _ in used.chosen)
        if isinstance(type, Several) and type.least == 0 and not is_counted:
            yield f"${name} may be empty: choose by ${name}-count"
    for name in used.before_dot:
        if isinstance(types.get(name), (Seat, Text)):
            yield f"${name} before a full stop: a name may end with one"


def wrong_variants(variable: str, keys: set[str], types: Types) -> Iterator[str]:
    name, _, form = variable.partition("-")
    type = types.get(name)
    wanted = set(type.values) if isinstance(type, Key) else {"you", "other"} if form == "is" else keys
    if keys != wanted:
        yield f"${variable} is one of {', '.join(sorted(wanted))}, not of {', '.join(sorted(keys))}"


def forms(type: Type, messages: Mapping[str, ast.Message]) -> set[str]:
    if isinstance(type, Seat):
        return {"is"}
    if isinstance(type, Several):
        return {"count"}
    if isinstance(type, Number) and type.unit > 1:
        return {"man"}
    if isinstance(type, Noun) and type.name in messages:
        return {attribute.id.name for attribute in messages[type.name].attributes}
    return set()


# Words with any arguments


def anything(type: Type, random: Random, things: Things) -> Any:
    match type:
        case Number():
            return random.choice([type.least, min(type.least + 1, type.most), random.randint(type.least, type.most)])
        case Text():
            return random.choice(NAMES)
        case Seat():
            return random.randrange(len(NAMES))
        case Key():
            return random.choice(type.values)
        case Noun():
            return random.choice(list(things[type.name]))
        case Several():
            count = random.randrange(type.least, 5)
            return [tuple(anything(inner, random, things) for inner in type.fields.values()) for _ in range(count)]


def sentences(words: Words, tries: int = 20, seed: int = 1) -> Iterator[tuple[str, list[Any], int | None, str]]:
    """Every message with some arguments for some reader: its id, the arguments, the reader's seat, what is said."""
    random = Random(seed)
    for id, types in words.messages.items():
        for _ in range(tries if types else 1):
            args = [anything(type, random, words.things) for type in types.values()]
            me = random.choice([None, *range(len(NAMES))])
            yield id, args, me, words.say(id, args, NAMES, me)


def trouble(words: Words) -> Iterator[str]:
    """What no sentence should have."""
    for id, _, _, text in sentences(words):
        if LEFT_OVER.search(text):
            yield f"{words.language}: {id}: {text!r}"
