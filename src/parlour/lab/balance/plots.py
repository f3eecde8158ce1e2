"""Pictures as inline SVG: no script, colours from the page's style, narrow enough for a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 380
LEFT = 124  # for labels
RIGHT = 72  # for values
ROW = 22
TOP = 8
BOTTOM = 26  # for the scale

Format = Callable[[float], str]


@dataclass(frozen=True)
class Dot:
    """A value with its interval; `tone` picks the colour of its series, `faint` what may be chance."""

    label: str
    value: float
    low: float
    high: float
    tone: int = 0
    faint: bool = False
    note: str = ""


@dataclass(frozen=True)
class Line:
    label: str
    values: Sequence[float]
    tone: int = 0
    band: Sequence[tuple[float, float]] = ()


@dataclass(frozen=True)
class Scale:
    """From values to places."""

    low: float
    high: float
    first: float
    last: float

    def at(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(self.first + part * (self.last - self.first), 1)


def percent(value: float) -> str:
    return f"{100 * value:.0f}\u00a0%"


def points(value: float) -> str:
    """A difference of shares, in percentage points."""
    return f"{100 * value:+.1f}".replace("-", "−")


def picture(height: float, title: str, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}" class="plot">'
        f"<title>{escape(title)}</title>\n{body}\n</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def rule(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from low to high, at most so many."""
    if high <= low:
        return [low]
    rough = (high - low) / most
    unit = 10.0 ** floor(log10(rough))
    step = next(factor * unit for factor in (1, 2, 5, 10) if factor * unit >= rough)
    first = ceil(low / step - 1e-9)
    return [round(number * step, 10) for number in range(first, floor(high / step + 1e-9) + 1)]


def plain(value: float) -> str:
    return f"{value:g}".replace("-", "−")


def hundredfold(value: float) -> str:
    return plain(round(100 * value, 6))


def dots(
    title: str, rows: Sequence[Dot], show: Format, mark: Format = plain, reference: float | None = None, name: str = ""
) -> str:
    """One line for each value: label, interval and dot, number. `mark` writes the scale."""
    values = [value for row in rows for value in (row.low, row.high)] + ([] if reference is None else [reference])
    low, high = padded(min(values), max(values))
    scale = Scale(low, high, LEFT, WIDTH - RIGHT)
    bottom = TOP + ROW * len(rows)
    parts = [grid(scale, bottom, mark, WIDTH - RIGHT - 14 if name else WIDTH)]
    if reference is not None:
        parts += [rule(scale.at(reference), TOP - 4, scale.at(reference), bottom, "reference")]
        parts += [text(WIDTH - RIGHT + 8, bottom + 16, name, "small")] if name else []
    before = ""
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        kind = f"tone{row.tone}" + (" faint" if row.faint else "")
        parts.append(text(LEFT - 10, y + 4, "" if row.label == before else short(row.label), "label", "end"))
        parts.append(rule(scale.at(row.low), y, scale.at(row.high), y, f"interval {kind}"))
        parts.append(f'<circle cx="{scale.at(row.value):g}" cy="{y:g}" r="4.5" class="{kind}"/>')
        parts.append(text(WIDTH - RIGHT + 8, y + 4, row.note or show(row.value), "value"))
        before = row.label
    return picture(bottom + BOTTOM, title, parts)


def short(label: str, most: int = 16) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def padded(low: float, high: float) -> tuple[float, float]:
    room = (high - low) * 0.04 or abs(high) * 0.1 or 1.0
    return low - room, high + room


def grid(scale: Scale, bottom: float, show: Format, room: float) -> str:
    """Lines at round numbers; those whose number would run into what stands beyond the room have none."""
    marks = ticks(scale.low, scale.high, 4)
    parts = [rule(scale.at(mark), TOP - 4, scale.at(mark), bottom, "grid") for mark in marks]
    parts += [tick(scale.at(mark), bottom + 16, show(mark)) for mark in marks if scale.at(mark) <= room]
    return "\n".join(parts)


def tick(x: float, y: float, words: str) -> str:
    """A number of a scale, under its place but inside the picture."""
    if x > WIDTH - 20:
        return text(WIDTH, y, words, "small", "end")
    return text(0, y, words, "small") if x < 8 else text(x, y, words, "small", "middle")


def lines(title: str, series: Sequence[Line], show: Format, high: float | None = None, reference: float | None = None,
          name: str = "") -> str:  # fmt: skip
    """Values along the match, from its start to its end."""
    height, left, right = 190.0, 44.0, WIDTH - 12.0
    most = high if high is not None else max(value for line in series for value in line.values) * 1.08
    across, up = Scale(0, len(series[0].values) - 1, left, right), Scale(0, most, height - BOTTOM, TOP + 4)
    parts = []
    for mark in ticks(0, most, 4):
        parts.append(rule(left, up.at(mark), right, up.at(mark), "grid"))
        parts.append(text(left - 6, up.at(mark) + 4, show(mark), "small", "end"))
    for part, words, anchor in ((0.0, "start", "start"), (0.5, "half-way", "middle"), (1.0, "end", "end")):
        parts.append(text(left + part * (right - left), height - 8, words, "small", anchor))
    if reference is not None:
        parts.append(rule(left, up.at(reference), right, up.at(reference), "reference"))
        parts.append(text(right, up.at(reference) - 5, name, "small", "end"))
    for line in series:
        parts += [band(line, across, up)] if line.band else []
        path = " ".join(f"{across.at(i):g},{up.at(value):g}" for i, value in enumerate(line.values))
        parts.append(f'<polyline points="{path}" class="line tone{line.tone}"/>')
    return picture(height, title, parts)


def band(line: Line, across: Scale, up: Scale) -> str:
    upper = [f"{across.at(i):g},{up.at(high):g}" for i, (_, high) in enumerate(line.band)]
    lower = [f"{across.at(i):g},{up.at(low):g}" for i, (low, _) in enumerate(line.band)]
    return f'<polygon points="{" ".join(upper + lower[::-1])}" class="band tone{line.tone}"/>'


def bars(
    title: str,
    steps: Sequence[tuple[float, float, float]],
    show: Format = plain,
    tone: int = 2,
    span: tuple[float, float] | None = None,
    span_name: str = "",
    ends: tuple[float, float] | None = None,
) -> str:
    """A histogram: from, to, how many. The span is marked behind it; the ends are those of the scale."""
    height, left, right = 150.0, 12.0, WIDTH - 12.0
    low, high = ends or (steps[0][0], steps[-1][1])
    most = max(count for _, _, count in steps)
    scale, floor_y = Scale(low, high, left, right), height - BOTTOM - 6
    parts = []
    if span:
        x, width = scale.at(span[0]), scale.at(span[1]) - scale.at(span[0])
        parts.append(f'<rect x="{x:g}" y="{TOP:g}" width="{width:g}" height="{floor_y - TOP:g}" class="span"/>')
        parts.append(text(x + width / 2, TOP + 12, span_name, "small", "middle"))
    for begin, end, count in steps:
        x, tall = scale.at(begin), (floor_y - TOP - 18) * count / most
        width = max(0.5, scale.at(end) - x - 1)
        parts.append(
            f'<rect x="{x:g}" y="{floor_y - tall:g}" width="{width:g}" height="{tall:g}" class="bar tone{tone}"/>'
        )
    parts.append(rule(left, floor_y, right, floor_y, "axis"))
    parts += [tick(scale.at(mark), floor_y + 18, show(mark)) for mark in ticks(low, high, 6)]
    return picture(height, title, parts)


def columns(title: str, labels: Sequence[str], series: Sequence[Line], show: Format) -> str:
    """Columns side by side for each label."""
    height, left, right = 170.0, 10.0, WIDTH - 10.0
    floor_y = height - BOTTOM
    most = max(value for line in series for value in line.values) or 1.0
    room = (right - left) / len(labels)
    thick = room * 0.8 / len(series)
    parts = [rule(left, floor_y, right, floor_y, "axis")]
    for place, label in enumerate(labels):
        parts.append(text(left + room * (place + 0.5), floor_y + 17, label, "small", "middle"))
        for number, line in enumerate(series):
            tall = (floor_y - TOP - 16) * line.values[place] / most
            x = left + room * (place + 0.1) + thick * number
            size = f'width="{max(1.0, thick - 1):.1f}" height="{tall:.1f}"'
            told = escape(f"{line.label}: {show(line.values[place])}")
            place_y = f'x="{x:.1f}" y="{floor_y - tall:.1f}"'
            parts.append(f'<rect {place_y} {size} class="bar tone{line.tone}"><title>{told}</title></rect>')
    return picture(height, title, parts)


def stacked(title: str, shares: Sequence[tuple[str, float, str]]) -> str:
    """Parts of a whole: name, share, colour."""
    left, right, y, tall = 0.0, float(WIDTH), 8.0, 40.0
    parts, x = [], left
    for name, share, kind in shares:
        width = share * (right - left)
        parts.append(
            f'<rect x="{x:.1f}" y="{y}" width="{max(0.0, width - 1.5):.1f}" height="{tall}" class="part {kind}"/>'
        )
        if share >= 0.09:
            parts.append(text(x + width / 2, y + 25, percent(share), "inside", "middle"))
        if share >= 0.2:
            parts.append(text(x + width / 2, y + tall + 16, name, "small", "middle"))
        x += width
    return picture(y + tall + 24, title, parts)
