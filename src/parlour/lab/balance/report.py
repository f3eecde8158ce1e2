"""The page: one file of HTML with everything in it, made of the figures alone."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from parlour.lab.balance import plots, words
from parlour.lab.balance.plots import Dot, Line

Figures = dict[str, Any]

SHOWN_CARDS = 10  # at each end
SHOWN_FAULTS = 10
BUCKET_NAMES = ("1", "2", "3–4", "5–8", "–16", "–32", "–64", "–128", "more")
UP, DOWN = 7, 8  # tones
LUCK_NAMES = (("deal", "the deal and the seat"), ("skill", "the player's strength"), ("rest", "everything else"))
CARD_TEXTS = {
    "dealt": ("Dealt at the start", "being dealt", "Against seats that were not dealt the card."),
    "got": (
        "Got during the match",
        "getting",
        "Against seats that never got it. Who is ahead may get more of a card: this is company, not always cause.",
    ),
    "table": ("On the table at some time", "having on the table", "Against matches in which the card never came."),
}


def page(figures: Figures) -> str:
    title = f"{figures['game']['title']}: balance"
    style = (files("parlour.lab.balance") / "report.css").read_text(encoding="utf-8")
    parts = [header(figures), *(part(figures) for part in PARTS), footer(figures)]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in parts if part)
        + "\n</main>\n</body>\n</html>\n"
    )


def header(figures: Figures) -> str:
    setup = figures["setup"]
    numbers = words.tiles(figures)
    tiles = "".join(f"<li><b>{escape(number)}</b><span>{escape(what)}</span></li>" for number, what in numbers)
    options = "".join(f", {name}={str(value).lower()}" for name, value in setup["options"].items())
    matches = figures["run"]["matches"]
    return (
        f"<header><h1>{escape(figures['game']['title'])}</h1>"
        f"<p>How it plays with {setup['players']} seats{escape(options)}: {matches:,} matches between bots.</p>"
        f'<ul class="tiles">{tiles}</ul></header>'
    )


def section(title: str, said: Sequence[str], pictures: Sequence[str], key: str = "", more: str = "") -> str:
    text = "".join(f"<p>{escape(one)}</p>" for one in said)
    return f"<section><h2>{escape(title)}</h2>{text}{key}{in_rows(pictures)}{more}</section>"


def in_rows(pictures: Sequence[str]) -> str:
    """Side by side, without one left over if that can be."""
    count = len(pictures)
    across = min(count, 2) if count in (1, 2, 4) else 3
    return f'<div class="figures across{across}">{"".join(pictures)}</div>'


def figure(title: str, drawn: str, caption: str = "") -> str:
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure><h3>{escape(title)}</h3>{drawn}{below}</figure>"


def key(figures: Figures) -> str:
    """Which colour is which bot."""
    marks = [
        f'<li><svg viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="5" class="tone{tone}"/></svg>'
        f"{escape(one['bot'])}</li>"
        for tone, one in enumerate(figures["strengths"])
    ]
    return f'<ul class="key">{"".join(marks)}</ul>'


def mean_dots(figures: Figures, part: Callable[[Figures], Figures]) -> list[Dot]:
    """A mean for each strength."""
    found = [(one["bot"], part(one)) for one in figures["strengths"]]
    return [Dot(bot, one["mean"], one["low"], one["high"], tone) for tone, (bot, one) in enumerate(found)]


def seat_dots(figures: Figures, part: Callable[[Figures], tuple[float, float, float]]) -> list[Dot]:
    """A value for each strength at each seat."""
    return [
        Dot(words.seat_name(seat), *part(one["seats"][seat]), tone)
        for seat in range(figures["setup"]["players"])
        for tone, one in enumerate(figures["strengths"])
    ]


def one_place(value: float) -> str:
    return f"{value:.1f}".replace("-", "−")


def percents(value: float) -> str:
    return f"{value:g}\u00a0%"


def steps(histogram: Sequence[Figures]) -> list[tuple[float, float, float]]:
    return [(step["from"], step["to"], step["count"]) for step in histogram]


# The parts of the page


def faults(figures: Figures) -> str:
    """First of all: who reads on must know that bots did not play as they should."""
    found = figures["faults"]
    if not found:
        return ""
    rows = "".join(
        f"<li>{escape(fault)} ({times:,}\u00a0×)</li>" for fault, times in list(found.items())[:SHOWN_FAULTS]
    )
    return f"<section><h2>What went wrong</h2><p>{escape(words.faults(found))}</p><ul>{rows}</ul></section>"


def seats(figures: Figures) -> str:
    if figures["game"]["is_cooperative"]:
        return scores(figures)
    fair = words.usual_strength(figures)["fair_share"]
    shares = seat_dots(figures, lambda seat: (seat["share"], seat["low"], seat["high"]))
    drawn = plots.dots("Share of wins by seat", shares, words.share, plots.percent, fair, f"fair {words.whole(fair)}")
    caption = "Dot: share of matches won. Bar: its 95 % interval. Seats in the order of the first turn."
    pictures = [figure("Share of wins by seat and strength", drawn, caption)]
    if has_points(figures):
        means = seat_dots(figures, lambda seat: (seat["score"]["mean"], seat["score"]["low"], seat["score"]["high"]))
        drawn = plots.dots("Mean score by seat", means, one_place)
        pictures.append(figure("Mean score by seat and strength", drawn))
    return section("Is a seat ahead?", [words.seats(one) for one in figures["strengths"]], pictures, key(figures))


def picks(figures: Figures) -> str:
    """What seats chose at the start, where that was drawn at random."""
    strengths = [one for one in figures["strengths"] if one["picks"]]
    if not strengths:
        return ""
    fair, pictures = 1 / figures["setup"]["players"], []
    for one in strengths:
        tone, title = figures["strengths"].index(one), f"Share of wins by choice, {one['bot']}"
        rows = [Dot(row["card"], row["share"], row["low"], row["high"], tone) for row in one["picks"]]
        drawn = plots.dots(title, rows, words.share, plots.percent, fair, f"fair {words.whole(fair)}")
        pictures.append(figure(title, drawn, f"{one['matches']:,} matches; the choices were drawn at random."))
    said = [words.picks(one, fair) for one in strengths]
    return section("Is a choice at the start ahead?", said, pictures)


def has_points(figures: Figures) -> bool:
    """Whether scores say more than who won."""
    return len(words.usual_strength(figures)["scores"]) > 2


def scores(figures: Figures) -> str:
    """A cooperative game has no seats to compare: how far do they get together?"""
    strengths = figures["strengths"]
    ends = (min(one["scores"][0]["from"] for one in strengths), max(one["scores"][-1]["to"] for one in strengths))
    drawn = plots.dots("Mean score by strength", mean_dots(figures, lambda one: one["score"]), one_place)
    pictures = [figure("Mean score by strength", drawn, "All seats play alike. Bar: 95 % interval.")]
    for tone, one in enumerate(strengths):
        drawn = plots.bars(f"Scores of {one['bot']}", steps(one["scores"]), tone=tone, ends=ends)
        caption = f"{one['matches']:,} matches; won {words.whole(one['fair_share'])} of them."
        pictures.append(figure(f"Scores of {one['bot']}", drawn, caption))
    best = max(strengths, key=lambda one: float(one["score"]["mean"]))
    reached = f"{best['bot'].capitalize()} reaches {best['score']['mean']:.1f} points on average."
    return section("How far do they get together?", [f"Everybody wins or loses together. {reached}"], pictures)


def length(figures: Figures) -> str:
    usual = words.usual_strength(figures)
    tone = figures["strengths"].index(usual)
    minutes = steps(usual["length"]["minutes"]["histogram"])
    first, last = figures["game"]["minutes"]
    low, high = max(first, minutes[0][0]), min(last, minutes[-1][1])
    drawn = plots.bars("Minutes", minutes, tone=tone, span=(low, high) if low < high else None, span_name="the box")
    people = figures["people"]
    guess = (
        f"A guess: {people['seconds_to_read']:g} s for every decision, and "
        f"{people['seconds_for_each_doubling']:g} s more for each doubling of the moves to choose from."
    )
    pictures = [figure("Minutes at a table of people", drawn, guess)]
    for name in ("decisions", "rounds"):
        part = usual["length"][name]
        if part["least"] < part["most"]:
            drawn = plots.bars(name, steps(part["histogram"]), tone=tone)
            pictures.append(figure(f"{name.capitalize()} in a match", drawn))
    means = mean_dots(figures, lambda one: one["length"]["decisions"])
    pictures.append(figure("Decisions by strength", plots.dots("Decisions by strength", means, one_place)))
    return section("How long does it take?", [words.length(figures)], pictures)


def decisions(figures: Figures) -> str:
    strengths = figures["strengths"]
    progress = [Line(one["bot"], one["choices"]["by_progress"], tone) for tone, one in enumerate(strengths)]
    used = 1 + max(i for one in strengths for i, part in enumerate(one["choices"]["buckets"]) if part > 0.0005)
    sizes = [Line(one["bot"], one["choices"]["buckets"][:used], tone) for tone, one in enumerate(strengths)]
    columns = plots.columns("Moves of a decision", BUCKET_NAMES[:used], sizes, words.whole)
    shares = mean_dots(figures, lambda one: one["forced"])
    forced = plots.dots("Forced decisions", shares, words.share, plots.percent)
    pictures = [
        figure("Moves to choose from, along the match", plots.lines("Moves along the match", progress, plots.plain)),
        figure("How many moves a decision has", columns, "Share of all decisions by the number of legal moves."),
        figure("Decisions without a choice", forced),
    ]
    return section("How much is there to decide?", [words.decisions(figures)], pictures, key(figures))


def lead(figures: Figures) -> str:
    if figures["game"]["is_cooperative"]:
        return shared_lead(figures)
    usual, strengths = words.usual_strength(figures), figures["strengths"]
    series = [leader_line(one, tone, one is usual) for tone, one in enumerate(strengths)]
    settled = plots.bars("Settled", steps(usual["lead"]["settled"]["histogram"]), percents, strengths.index(usual))
    drawn = plots.lines("How often the leader wins", series, plots.percent, 1.0, usual["fair_share"], "by chance")
    changes = plots.dots("Changes of the lead", mean_dots(figures, lambda one: one["lead"]["changes"]), one_place)
    judge = "The leader is the seat that stands best in the eyes of the game's own evaluation."
    pictures = [
        figure("How often who leads goes on to win", drawn, judge),
        figure("When the winner takes the lead for good", settled, f"Part of the match, with {usual['bot']}."),
        figure("Changes of the lead", changes),
    ]
    return section("Who leads, and when is it over?", [words.lead(figures)], pictures, key(figures))


def leader_line(strength: Figures, tone: int, with_band: bool) -> Line:
    found = strength["lead"]["leader_wins"]
    band = [(point["low"], point["high"]) for point in found] if with_band else ()
    return Line(strength["bot"], [point["share"] for point in found], tone, band)


def shared_lead(figures: Figures) -> str:
    series = [Line(one["bot"], one["lead"]["foretold"], tone) for tone, one in enumerate(figures["strengths"])]
    drawn = plots.lines("Foretold part of the score", series, plots.percent, 1.0)
    caption = "How much of the difference between final scores the position explains at each point of the match."
    pictures = [figure("How early the score is settled", drawn, caption)]
    return section("When is it over?", [words.shared_lead(figures)], pictures, key(figures))


def luck(figures: Figures) -> str:
    if not figures["luck"]:
        return ""
    parts = [(name, figures["luck"]["shares"][kind]["share"], kind) for kind, name in LUCK_NAMES]
    marks = [
        '<li><svg viewBox="0 0 12 12" aria-hidden="true">'
        f'<rect width="12" height="12" rx="2" class="part {kind}"/></svg>{escape(name)} {words.whole(share)}</li>'
        for name, share, kind in parts
    ]
    bar = f'{plots.stacked("Luck and skill", parts)}<ul class="key">{"".join(marks)}</ul>'
    caption = "Analysis of variance over deals that every player had from every seat."
    pictures = [figure("What explains the result", bar, caption), same_deals(figures)]
    return section("Luck or skill?", [words.luck(figures)], pictures)


def same_deals(figures: Figures) -> str:
    """How the players did whose results are compared."""
    tones = {one["bot"]: tone for tone, one in enumerate(figures["strengths"])}
    players = figures["luck"]["players"]
    rows = [Dot(one["bot"], one["mean"], one["low"], one["high"], tones[one["bot"]]) for one in players]
    if figures["game"]["is_cooperative"]:
        title = "Mean score on the same deals"
        return figure(title, plots.dots(title, rows, one_place))
    title, fair = "Share of wins when all sit at one table", 1 / figures["setup"]["players"]
    return figure(title, plots.dots(title, rows, words.share, plots.percent, fair, f"fair {words.whole(fair)}"))


def cards(figures: Figures) -> str:
    found, is_score = figures["cards"], figures["game"]["is_cooperative"]
    kinds = [name for name in found if found[name]]
    if not kinds:
        return ""
    said = [f"{CARD_TEXTS[name][0]}: {words.cards(found[name], CARD_TEXTS[name][1], is_score)}" for name in kinds]
    pictures = [card_dots(name, found[name], is_score) for name in kinds]
    tables = "".join(card_table(CARD_TEXTS[name][0], found[name], is_score) for name in kinds)
    return section("Which cards matter?", said, pictures, more=tables)


def card_dots(name: str, rows: Sequence[Figures], is_score: bool) -> str:
    title, _, caption = CARD_TEXTS[name]
    chosen = rows if len(rows) <= 2 * SHOWN_CARDS else [*rows[:SHOWN_CARDS], *rows[-SHOWN_CARDS:]]
    dots = [change_dot(row["card"], row["lift"], row) for row in chosen]
    show, mark = (words.signed, plots.plain) if is_score else (plots.points, plots.hundredfold)
    unit = "points" if is_score else "percentage points of winning chance"
    ends = f" The {SHOWN_CARDS} best and the {SHOWN_CARDS} worst of {len(rows)}." if len(chosen) < len(rows) else ""
    drawn = plots.dots(title, dots, show, mark, 0.0)
    return figure(title, drawn, f"In {unit}. {caption}{ends} Pale: may be chance.")


def change_dot(label: str, more: float, row: Figures) -> Dot:
    return Dot(label, more, row["low"], row["high"], UP if more > 0 else DOWN, not row["clear"])


def card_table(title: str, rows: Sequence[Figures], is_score: bool) -> str:
    show, more = (one_place, words.signed) if is_score else (words.share, plots.points)
    head = ("card", "times", "with", "without", "lift", "95 % interval", "")
    lines = [
        (row["card"], f"{row['count']:,}", show(row["with"]), show(row["without"]), more(row["lift"]),
         f"{more(row['low'])} to {more(row['high'])}", "clear" if row["clear"] else "")
        for row in rows
    ]  # fmt: skip
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines)
    top = "<tr>" + "".join(f"<th>{cell}</th>" for cell in head) + "</tr>"
    table = f'<div class="scroll"><table>{top}{body}</table></div>'
    return f"<details><summary>{escape(title)}: all cards</summary>{table}</details>"


def options(figures: Figures) -> str:
    text = "Each option was changed alone, on the same deals."
    return comparison(figures, "What do the options change?", text, figures["options"])


def card_sets(figures: Figures) -> str:
    text = "The same matches with other cards, or with a part of the card file left out where the rules allow it."
    return comparison(figures, "What do the card sets change?", text, figures["card_sets"])


def comparison(figures: Figures, title: str, text: str, rows: Sequence[Figures]) -> str:
    if not rows:
        return ""
    together = figures["game"]["is_cooperative"]
    measures = ["minutes", "decisions", "forced"] + ([] if together else ["lead_changes", "settled"])
    measures += ["score"] if together or has_points(figures) else []
    said = [f"{words.compared(row, measures)}{'' if together else ' ' + words.furthest_seat(row)}" for row in rows]
    named = zip(rows, said, strict=True)
    findings = "".join(f"<li><b>{escape(row['name'])}</b>: {escape(one)}</li>" for row, one in named)
    intro = f"{text} Bots: {figures['usual']}; {rows[0]['matches']:,} matches each."
    pictures = in_rows([changed(rows, name) for name in measures])
    listed = f'<ul class="findings">{findings}</ul>'
    return f"<section><h2>{escape(title)}</h2><p>{escape(intro)}</p>{listed}{pictures}</section>"


def changed(rows: Sequence[Figures], name: str) -> str:
    """How one measure changes with each of the rows."""
    found = [(row["name"], row["measures"][name]) for row in rows]
    dots = [change_dot(label, one["more"], one) for label, one in found]
    show, mark = (plots.points, plots.hundredfold) if name in ("forced", "settled") else (words.signed, plots.plain)
    caption = f"Difference to {words.amount(name, found[0][1]['before']['mean'])}. Pale: may be chance."
    title = words.MEASURE_NAMES[name]
    return figure(title, plots.dots(title, dots, show, mark, 0.0), caption)


def footer(figures: Figures) -> str:
    data = base64.b64encode(json.dumps(figures).encode()).decode()
    run = figures["run"]
    return (
        f"<section><h2>How this was made</h2><p>Parlour {escape(run['parlour'])}, seed {run['seed']}; "
        f"bots {escape(', '.join(run['bots']))}. The same command gives the same matches"
        " (a bot that looks at the clock may differ):</p>"
        f"<p><code>{escape(run['command'])}</code></p>"
        "<p>Intervals hold the true value with 95 % confidence. Where many things are compared at once, only what "
        "would be clear even so is called clear.</p>"
        f'<p><a download="{escape(figures["game"]["name"])}-balance.json" '
        f'href="data:application/json;base64,{data}">All figures as JSON</a></p></section>'
    )


PARTS = (faults, seats, picks, length, decisions, lead, luck, cards, options, card_sets)
