"""Reading effects from a card file: every combination that the language has, and a clear refusal of any other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.engine.card_files import Place, flag, items, needed, number, one_of, only, table, wrong
from parlour.games.familiar_find import effects
from parlour.games.familiar_find.effects import Form, Step

# The column that each parameter is in, and the words that its numbers stand for
IN_COLUMN = {"what": effects.WHAT, "pile": effects.PILE, "onto": effects.ONTO, "side": effects.LIMIT}
IN_COLUMN |= {"count": effects.COUNT, "below": effects.LIMIT}
MEANINGS = {"what": effects.WHATS, "pile": effects.SCOPES, "onto": effects.SCOPES, "side": effects.SIDES}
CONDITIONS = effects.CONDITIONS[1:]

# Steps


def read_steps(value: object, group: str, where: Place) -> tuple[Step, ...]:
    steps = items(value, 0, effects.MOST_STEPS, where)
    return tuple(read_step(step, group, (*where, str(at))) for at, step in enumerate(steps, start=1))


def read_step(value: object, group: str, where: Place) -> Step:
    given = table(value, where)
    form = form_of(given, group, where)
    moments = [effects.MOMENTS[moment] for moment in form.moments if (moment == effects.CAST) == (group == "spells")]
    also = ["do", "if", *(["may"] if form.may else []), *([] if group == "spells" else ["when"])]
    parameters = [name for name in (form.apart[0], *form.words, *form.numbers) if name]
    only(given, dict.fromkeys([*also, *parameters]), where)
    row = [0] * effects.COLUMNS
    row[effects.ACTION] = form.action
    row[effects.MAY] = int("may" in given and flag(given["may"], (*where, "may")))
    when = "cast" if group == "spells" else one_of(needed(given, "when", where), moments, (*where, "when"))
    row[effects.MOMENT] = effects.MOMENTS.index(when)
    row[effects.COUNT] = 1
    read_parameters(row, form, given, where)
    read_condition(row, given, where)
    return tuple(row)


def form_of(given: Mapping[str, Any], group: str, where: Place) -> Form:
    there = [form for form in effects.FORMS if group == "familiars" or not form.familiars_only]
    do = one_of(needed(given, "do", where), dict.fromkeys(form.do for form in there), (*where, "do"))
    forms = [form for form in there if form.do == do]
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
        needed(given, name, where)
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
        wrong("unknown", (*where, "if"), tuple(key for key in given if key != "if"))  # nothing is taken yet
    row[effects.CONDITION] = effects.CONDITIONS.index(one_of(given["if"], CONDITIONS, (*where, "if")))


# Standing rules


def read_rules(value: object, names: tuple[str, ...], ranges: Mapping[str, range], where: Place) -> tuple[int, ...]:
    given = table(value, where)
    only(given, names, where)
    return tuple(read_rule(given[name], ranges.get(name), (*where, name)) if name in given else 0 for name in names)


def read_rule(value: object, allowed: range | None, where: Place) -> int:
    return number(value, allowed, where) if allowed else int(flag(value, where))
