"""Reading effects from a card file: every combination that the language has, and a clear refusal of any other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from parlour.engine.errors import BadCards
from parlour.games.familiar_find import effects
from parlour.games.familiar_find.effects import Form, Step

# The column that each parameter is in, and the words that its numbers stand for
IN_COLUMN = {"what": effects.WHAT, "pile": effects.PILE, "onto": effects.ONTO, "side": effects.LIMIT}
IN_COLUMN |= {"count": effects.COUNT, "below": effects.LIMIT}
MEANINGS = {"what": effects.WHATS, "pile": effects.SCOPES, "onto": effects.SCOPES, "side": effects.SIDES}
CONDITIONS = effects.CONDITIONS[1:]
Place = tuple[str, ...]
SHORT = 40


def quoted(value: object) -> str:
    """A wrong value as far as it fits in a sentence."""
    text = repr(value)
    return text if len(text) <= SHORT else text[:SHORT] + "…"


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def table(value: object, where: Place) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadCards("must be a table", *where)
    return value


def only(data: Mapping[str, Any], allowed: Iterable[str], where: Place) -> None:
    known = list(allowed)
    for key in data:
        if key not in known:
            raise BadCards(f"{quoted(key)} does not go here; allowed: {listed(known)}", *where)


def one_of(value: object, allowed: Iterable[str], where: Place) -> str:
    known = list(allowed)
    if not isinstance(value, str) or value not in known:
        raise BadCards(f"{quoted(value)} is not known; allowed: {listed(known)}", *where)
    return value


def number(value: object, allowed: range, where: Place) -> int:
    if type(value) is not int or value not in allowed:
        raise BadCards(f"must be a whole number from {allowed[0]} to {allowed[-1]}, not {quoted(value)}", *where)
    return value


def flag(value: object, where: Place) -> bool:
    if not isinstance(value, bool):
        raise BadCards(f"must be true or false, not {quoted(value)}", *where)
    return value


# Steps


def read_steps(value: object, group: str, where: Place) -> tuple[Step, ...]:
    if not isinstance(value, list) or len(value) > effects.MOST_STEPS:
        raise BadCards(f"must be a list of at most {effects.MOST_STEPS} steps", *where)
    return tuple(read_step(step, group, (*where, str(at))) for at, step in enumerate(value, start=1))


def read_step(value: object, group: str, where: Place) -> Step:
    given = table(value, where)
    form = form_of(given, where)
    if form.familiars_only and group != "familiars":
        raise BadCards("swapping with a pile is for a Familiar only", *where)
    moments = [effects.MOMENTS[moment] for moment in form.moments if (moment == effects.CAST) == (group == "spells")]
    also = ["do", "if", *(["may"] if form.may else []), *([] if group == "spells" else ["when"])]
    parameters = [name for name in (form.apart[0], *form.words, *form.numbers) if name]
    only(given, dict.fromkeys([*also, *parameters]), where)
    row = [0] * effects.COLUMNS
    row[effects.ACTION] = form.action
    row[effects.MAY] = int("may" in given and flag(given["may"], (*where, "may")))
    when = "cast" if group == "spells" else one_of(given.get("when"), moments, (*where, "when"))
    row[effects.MOMENT] = effects.MOMENTS.index(when)
    row[effects.COUNT] = 1
    read_parameters(row, form, given, where)
    read_condition(row, given, where)
    return tuple(row)


def form_of(given: Mapping[str, Any], where: Place) -> Form:
    do = one_of(given.get("do"), dict.fromkeys(form.do for form in effects.FORMS), (*where, "do"))
    forms = [form for form in effects.FORMS if form.do == do]
    for form in forms:
        if form.apart[0] and given.get(form.apart[0]) == form.apart[1]:
            return form
    usual = forms[-1]
    if usual.apart[0] in given:
        known = [form.apart[1] for form in forms if form.apart[0] == usual.apart[0]]
        one_of(given[usual.apart[0]], known, (*where, usual.apart[0]))
    return usual


def read_parameters(row: list[int], form: Form, given: Mapping[str, Any], where: Place) -> None:
    for name in form.needed:
        if name not in given:
            allowed = form.words.get(name) or map(str, form.numbers[name])
            raise BadCards(f"{name} is missing; allowed: {listed(allowed)}", *where)
    for name, words in form.words.items():
        word = one_of(given.get(name, words[0]), words, (*where, name))
        if name in IN_COLUMN:
            row[IN_COLUMN[name]] = MEANINGS[name].index(word)
    for name, numbers in form.numbers.items():
        usual = effects.NO_LIMIT if name == "below" else numbers[0]
        row[IN_COLUMN[name]] = number(given[name], numbers, (*where, name)) if name in given else usual


def read_condition(row: list[int], given: Mapping[str, Any], where: Place) -> None:
    if "if" not in given:
        return
    if row[effects.MOMENT] == effects.BEGIN:
        raise BadCards("when the turn begins nothing is taken yet, so there can be no condition", *where, "if")
    row[effects.CONDITION] = effects.CONDITIONS.index(one_of(given["if"], CONDITIONS, (*where, "if")))


# Standing rules


def read_rules(value: object, names: tuple[str, ...], ranges: Mapping[str, range], where: Place) -> tuple[int, ...]:
    given = table(value, where)
    only(given, names, where)
    return tuple(read_rule(given[name], ranges.get(name), (*where, name)) if name in given else 0 for name in names)


def read_rule(value: object, allowed: range | None, where: Place) -> int:
    return number(value, allowed, where) if allowed else int(flag(value, where))
