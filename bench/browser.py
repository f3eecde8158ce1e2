"""How quick and how still the browser's table is, on this machine.

    python bench/browser.py [GAME …]

For every game, in a real Chromium: the bytes of the first load, the time from opening the address of a table until
its first legal click is possible (median of several), how much the layout shifts while a match is played, in the
browser's own measure of 0 to 1 a session, on a desk and on a phone, and the longest frame while cards fly (median
and worst of several stretches; run it on a quiet machine). Wants `make web` and Chromium.
"""

from __future__ import annotations

import argparse
import gzip
import re
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.table import DESK, PHONE, WATCH_SHIFTS, Tables, Visitor  # noqa: E402
from tests.needs import CHROMIUM, STATIC  # noqa: E402

TIMES = 5
PRESSES = 20
STRETCHES = 5
PACE = 0.6  # seconds that a bot thinks: what it does is not told as an answer to a click
FIRST_CLICK = """() => new Promise((done) => {
    const look = () => document.querySelector('.actions.mine .buttons button, .card.playable, .zone.asked, .fact.asked')
        ? done(performance.now()) : requestAnimationFrame(look);
    look();
})"""
# The longest time between two frames while something was in the air.
FRAMES = """() => {
    window.longest = 0;
    let last = 0;
    const look = (now) => {
        if (last && document.querySelector('.flight')) window.longest = Math.max(window.longest, now - last);
        last = document.querySelector('.flight') ? now : 0;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
PAINT = """() => new Promise((done) => new PerformanceObserver((list) =>
    done(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))"""


def kilobytes() -> float:
    """The page with its words in one language, the longest."""
    files = [path for path in (STATIC.parent / "assets").iterdir() if path.suffix in {".js", ".css"}]
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in files}
    words = {name: size for name, size in sizes.items() if re.match(r"[a-z]{2}-", name)}
    by_language = [sum(size for name, size in words.items() if name[:2] == one) for one in {name[:2] for name in words}]
    return (sum(sizes.values()) - sum(words.values()) + max(by_language, default=0)) / 1000


def first_click(visitor: Visitor, game: str) -> tuple[float, float]:
    """Milliseconds until somebody whose turn it is can click, and until the largest thing is painted."""
    clicks, paints = [], []
    visitor.sit_down(game)
    visitor.page.wait_for_selector(".actions.mine", timeout=60_000)
    for _ in range(TIMES):
        visitor.page.reload(wait_until="commit")
        clicks.append(visitor.page.evaluate(FIRST_CLICK))
        paints.append(visitor.page.evaluate(PAINT))
    return statistics.median(clicks), statistics.median(paints)


def shifts(visitor: Visitor, game: str) -> tuple[float, list[str]]:
    visitor.sit_down(game, pace=PACE)
    visitor.page.wait_for_selector(".hand .card")
    visitor.page.evaluate(WATCH_SHIFTS)
    visitor.press(PRESSES)
    return visitor.page.evaluate("window.shifts.sum"), visitor.page.evaluate("window.shifts.worst()")


def frames(visitor: Visitor, game: str) -> tuple[float, float]:
    """Milliseconds of the longest frame while cards fly: the median of several stretches, and the worst."""
    visitor.sit_down(game, pace=PACE)
    visitor.page.wait_for_selector(".hand .card")
    visitor.page.evaluate(FRAMES)
    longest = []
    for seed in range(STRETCHES):
        visitor.page.evaluate("window.longest = 0")
        visitor.press(3, seed)
        longest.append(visitor.page.evaluate("window.longest"))
    return statistics.median(longest), max(longest)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--sources", action="store_true", help="say what moved")
    chosen = parser.parse_args()
    print(f"first load: {kilobytes():.1f} KB of gzipped JavaScript and CSS")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        tables = Tables(Path(folder) / "parlour.db", browser)
        try:
            for game in chosen.games or [game["name"] for game in tables.games]:
                report(tables, game, chosen.sources)
        finally:
            tables.close()
            browser.close()
    return 0


def report(tables: Tables, game: str, with_sources: bool) -> None:
    click, paint = first_click(tables.visit(DESK), game)
    desk, moved = shifts(tables.visit(DESK), game)
    phone, moved_there = shifts(tables.visit(PHONE), game)
    frame, worst = frames(tables.visit(DESK, motion="normal"), game)
    print(
        f"{game}: first click after {click:.0f} ms, largest paint after {paint:.0f} ms; "
        f"shift while playing {desk:.3f} on a desk, {phone:.3f} on a phone; "
        f"longest frame while cards fly {frame:.0f} ms, at worst {worst:.0f} ms"
    )
    if with_sources:
        print("\n".join(f"    {source}" for source in [*moved, *moved_there]))
    tables.leave()


if __name__ == "__main__":
    sys.exit(main())
