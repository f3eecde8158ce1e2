"""What the figures say, in sentences."""

from __future__ import annotations

from typing import Any

from parlour.engine.intervals import certain, wilson
from parlour.lab.balance.trace import SAMPLES

Figures = dict[str, Any]

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
MEASURE_NAMES = {
    "minutes": "Minutes at a table of people",
    "decisions": "Decisions in a match",
    "forced": "Decisions without a choice",
    "lead_changes": "Changes of the lead",
    "settled": "When the winner takes the lead for good",
    "score": "Score of the best seat",
}


def faults(found: dict[str, int]) -> str:
    return (
        f"{sum(found.values()):,} moves of bots from outside were replaced by random ones: "
        "the figures below do not show how these bots play."
    )


def seat_name(seat: int) -> str:
    return f"{ORDINALS[seat]} seat"


def share(value: float) -> str:
    return f"{100 * value:.1f}\u00a0%"


def whole(value: float) -> str:
    return f"{100 * value:.0f}\u00a0%"


def usual_strength(figures: Figures) -> Figures:
    found: Figures = next(one for one in figures["strengths"] if one["bot"] == figures["usual"])
    return found


def tiles(figures: Figures) -> list[tuple[str, str]]:
    """The numbers to remember: each with what it is."""
    usual = usual_strength(figures)
    minutes, length = usual["length"]["minutes"], usual["length"]["decisions"]
    rounds = plural(usual["length"]["rounds"]["mean"])
    found = [
        (f"≈ {minutes['mean']:.0f} min", f"{length['mean']:.0f} decisions, {rounds}"),
        (whole(usual["forced"]["mean"]), "of the decisions leave no choice"),
        (f"{usual['choices']['mean']:.1f}", "moves to choose from, on average"),
    ]  # fmt: skip
    if figures["game"]["is_cooperative"]:
        found.insert(0, (f"{usual['score']['mean']:.1f}", f"points on average, all played by {usual['bot']}"))
    else:
        found.insert(0, seat_tile(usual))
        found.append((whole(half_time(usual)["share"]), "of those who lead half-way win"))
    if figures["luck"]:
        what = "the score" if figures["game"]["is_cooperative"] else "who wins"
        found.append((whole(figures["luck"]["shares"]["skill"]["share"]), f"of {what} is the player's strength"))
    return found


def plural(rounds: float) -> str:
    return "1 round" if rounds == 1 else f"{rounds:.3g} rounds"


def seat_tile(strength: Figures) -> tuple[str, str]:
    best = max(strength["seats"], key=lambda seat: abs(float(seat["share"]) - strength["fair_share"]))
    edge = signed(100 * (best["share"] - strength["fair_share"]))
    ahead, behind = unfair(strength)
    if best in ahead + behind:
        return edge, f"points of winning chance for the {seat_name(best['seat'])}, furthest from fair"
    return "fair", f"no seat is clearly ahead; furthest off is the {seat_name(best['seat'])} with {edge} points"


def unfair(strength: Figures) -> tuple[list[Figures], list[Figures]]:
    """The seats that are clearly ahead, and those clearly behind."""
    fair, z = strength["fair_share"], certain(len(strength["seats"]))
    intervals = [(seat, wilson(seat["wins"], strength["matches"], z)) for seat in strength["seats"]]
    return [seat for seat, (low, _) in intervals if low > fair], [seat for seat, (_, high) in intervals if high < fair]


def signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def half_time(strength: Figures) -> Figures:
    found: Figures = strength["lead"]["leader_wins"][SAMPLES // 2 - 1]
    return found


def seats(strength: Figures) -> str:
    """Whether a seat is ahead at this strength."""
    fair, count = strength["fair_share"], strength["matches"]
    ahead, behind = unfair(strength)
    who = f"With {strength['bot']} at every seat"
    if not ahead and not behind:
        widest = max(seat["high"] - seat["low"] for seat in strength["seats"]) / 2
        return f"{who} no seat is clearly ahead or behind ({count:,} matches, give or take {100 * widest:.0f} points)."
    parts = [f"the {seat_name(seat['seat'])} wins {share(seat['share'])}" for seat in ahead + behind]
    return f"{who} {listed(parts)}, where {share(fair)} would be fair."


def picks(strength: Figures, fair: float) -> str:
    """The best and the worst choice of the start, as parts of a fair share."""
    first, last = strength["picks"][0], strength["picks"][-1]
    ends = [f"{one['card']} wins {one['share'] / fair:.2f} times a fair share" for one in (first, last)]
    return f"With {strength['bot']} {listed(ends)}."


def listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def length(figures: Figures) -> str:
    usual = usual_strength(figures)
    minutes = usual["length"]["minutes"]
    low, high = figures["game"]["minutes"]
    verdict = "longer than" if minutes["mean"] > high else "shorter than" if minutes["mean"] < low else "as"
    return (
        f"With {usual['bot']}, a match takes {usual['length']['decisions']['mean']:.0f} decisions; eight in ten take "
        f"{usual['length']['decisions']['tenth']:.0f} to {usual['length']['decisions']['ninetieth']:.0f}. "
        f"People would need about {minutes['mean']:.0f} minutes, {verdict} the box says ({low}–{high})."
    )


def decisions(figures: Figures) -> str:
    usual = usual_strength(figures)
    return (
        f"{whole(usual['forced']['mean'])} of the decisions leave only one move. "
        f"On average there are {usual['choices']['mean']:.1f} moves, and never more than {usual['choices']['widest']}."
    )


def lead(figures: Figures) -> str:
    usual = usual_strength(figures)
    found = usual["lead"]
    half = half_time(usual)
    return (
        f"The lead changes {found['changes']['mean']:.1f} times in a match. "
        f"Who leads half-way wins {whole(half['share'])} of the time (by chance: {whole(usual['fair_share'])}). "
        "In half of the matches the winner takes the lead for good only after "
        f"{found['settled']['median']:.0f}\u00a0% of the match."
    )


def shared_lead(figures: Figures) -> str:
    foretold = usual_strength(figures)["lead"]["foretold"]
    half = foretold[SAMPLES // 2 - 1]
    return f"Half-way, the position foretells {whole(half)} of the differences between final scores."


def luck(figures: Figures) -> str:
    shares = figures["luck"]["shares"]
    names = ", ".join(player["bot"] for player in figures["luck"]["players"])
    return (
        f"The same {figures['luck']['deals']:,} deals were played by different players ({names}). "
        f"The player's strength explains {whole(shares['skill']['share'])} of the differences between results "
        f"({whole(shares['skill']['low'])}–{whole(shares['skill']['high'])}), the deal and the seat "
        f"{whole(shares['deal']['share'])} ({whole(shares['deal']['low'])}–{whole(shares['deal']['high'])}). "
        "The rest is what happens in play: what the others do, and cards that come to different people."
    )


def cards(rows: list[Figures], having: str, is_score: bool) -> str:
    clear = [row for row in rows if row["clear"]]
    if not rows:
        return "No card is there in some matches and missing in others, so none can be compared."
    if not clear:
        return f"Among {len(rows)} cards none clearly changes the result; more matches could show smaller effects."
    best, worst = clear[0], clear[-1]
    parts = [
        f"{having} {row['card']} {effect(row, is_score)}" for row in (best, worst) if row is best or worst["lift"] < 0
    ]
    many = (
        f"{len(clear)} of {len(rows)} cards clearly matter"
        if len(clear) > 1
        else f"One of {len(rows)} cards clearly matters"
    )
    return f"{many}. {listed(parts)}.".replace(f". {having}", f". {having.capitalize()}", 1)


def effect(row: Figures, is_score: bool) -> str:
    more = row["lift"] > 0
    if is_score:
        return f"{'adds' if more else 'costs'} {abs(row['lift']):.1f} points"
    return f"{'lifts' if more else 'lowers'} the winning chance from {share(row['without'])} to {share(row['with'])}"


def change(name: str, row: Figures) -> str:
    """A clear change of one measure, in words."""
    before, after = row["before"]["mean"], row["after"]["mean"]
    direction = "up" if after > before else "down"
    return f"{MEASURE_NAMES[name].lower()} {direction} from {amount(name, before)} to {amount(name, after)}"


def amount(name: str, value: float) -> str:
    return whole(value) if name in ("forced", "settled") else f"{value:.1f}" if abs(value) < 100 else f"{value:.0f}"


def compared(row: Figures, measures: list[str]) -> str:
    clear = [name for name in measures if row["measures"][name]["clear"]]
    if not clear:
        return "changes nothing that this many matches can show."
    return "; ".join(change(name, row["measures"][name]) for name in clear) + "."


def furthest_seat(row: Figures) -> str:
    best = max(row["seats"], key=lambda seat: abs(float(seat["share"]) - row["fair_share"]))
    return (
        f"Furthest from fair ({share(row['fair_share'])}): the {seat_name(best['seat'])} with "
        f"{share(best['share'])} ({100 * best['low']:.0f}–{100 * best['high']:.0f})."
    )
