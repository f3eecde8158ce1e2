"""A server in a process of its own, and people who sit before real browsers."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.ports import free_port

Json = dict[str, Any]
PHONE = (360, 740)
DESK = (1440, 900)
PICTURES = Path(__file__).parent / "pictures"
ROOT = Path(__file__).parent.parent.parent
PATIENCE_SECONDS = 60.0  # with something that comes at once, on a machine that has much else to do
expect.set_options(timeout=PATIENCE_SECONDS * 1000)

# What somebody presses who wants to see the end; the same seed chooses the same.
CHOOSER = """
(seed) => {
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const any = (list) => list[Math.floor(random() * list.length)];
  const all = (what) => [...document.querySelectorAll(what)].filter((e) => !e.disabled);
  return () => {
    const ready = all('[data-send]');
    if (ready.length) return any(ready);
    const buttons = all('.buttons [data-move], .buttons [aria-expanded=false]');
    if (document.querySelector('.card.picked, .grid') && buttons.length) return any(buttons);
    if (!document.querySelector('.actions.mine')) return null;
    const places = all('.zone.asked .zone-button, .zone.asked .card.stack, .fact.asked');
    return any([...all('.card.playable:not(.picked)'), ...places, ...buttons]);
  };
}
"""
AUTOPLAY = f"""
({{ most, seed, until }}) => {{
  const played = (window.played = {{ over: false, pressed: 0, idle: false, stop: false }});
  const choose = ({CHOOSER})(seed);
  return new Promise((done) => {{
    let last = performance.now();
    const step = () => {{
      played.over = !!document.querySelector('.result');
      played.idle = performance.now() - last > {PATIENCE_SECONDS * 1000:.0f};
      played.found = !!until && !!document.querySelector(until);
      if (played.over || played.stop || played.idle || played.found || played.pressed >= most) return done(played);
      const next = choose();
      if (next) {{ next.click(); played.pressed += 1; last = performance.now(); }}
      setTimeout(step, 10);
    }};
    step();
  }});
}}
"""
POINT = f"""(seed) => {{
  window.choose ??= ({CHOOSER})(seed);
  if (document.querySelector('.result')) return null;
  const found = window.choose();
  found?.scrollIntoView({{ block: 'nearest' }});
  const box = found?.getBoundingClientRect();
  return box ? [box.x + Math.min(box.width / 2, 12), box.y + box.height * 0.6] : [];
}}"""

# A page that opens finds nothing of whoever had the browser before, and these settings, whatever was changed since.
BEGIN = """(settings) => {
  if (!sessionStorage.getItem('begun')) localStorage.clear();
  sessionStorage.setItem('begun', 'yes');
  localStorage.setItem('parlour.settings', settings);
}"""

# Adds up how far things other than cards jump without anybody having pressed anything, and remembers what.
WATCH_SHIFTS = """() => {
  const shifts = (window.shifts = { sum: 0, by: {}, worst: () =>
    Object.entries(shifts.by).sort((a, b) => b[1] - a[1]).slice(0, 6).map((one) => one.join(': ')) });
  const isCard = (node) => (node?.closest ? node : node?.parentElement)?.closest('[data-zone]');
  const name = (node) => !node ? 'gone' : `${node.nodeName} ${node.className?.baseVal ?? node.className ?? ''}` +
    ` in ${node.parentElement?.className?.baseVal ?? node.parentElement?.className ?? ''}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved = entry.sources.filter(({ node }) => !isCard(node));
      if (entry.hadRecentInput || !moved.length) continue;
      shifts.sum += entry.value;
      for (const { node } of moved) shifts.by[name(node)] = (shifts.by[name(node)] ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: false });
}"""


class Tables:
    """The server, which can be killed and started again."""

    def __init__(self, store: Path, browser: Browser) -> None:
        self.store, self.browser = store, browser
        self.seed_file = store.with_suffix(".seed")
        self.deal_by("")
        self.port = free_port()
        self.here: list[tuple[BrowserContext, str]] = []  # with the locale that it is left for, if it can be
        self.left: dict[str, list[BrowserContext]] = defaultdict(list)
        self.start()
        self.games: list[Json] = self.call("GET", "/api/games")["games"]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [str(self.port), str(self.store), str(self.seed_file)]
        command = [sys.executable, "-m", "tests.repeatable", *words]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(self.is_open)

    def deal_by(self, seed: str) -> None:
        """The tables that start from now on are the first, the second, … of this seed."""
        self.seed_file.write_text(seed, encoding="utf-8")

    def is_open(self) -> bool:
        assert self.process.poll() is None, "the server did not start"
        try:
            self.call("GET", "/healthz")
        except (URLError, OSError):
            return False
        return True

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE_SECONDS)

    def call(self, method: str, path: str, body: Json | None = None, token: str = "") -> Json:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, headers, method=method), timeout=PATIENCE_SECONDS) as answer:
            found: Json = json.load(answer)
        return found

    def visit(
        self,
        size: tuple[int, int] = DESK,
        name: str = "Ada",
        locale: str = "en-US",
        fresh: bool = False,
        **settings: Any,
    ) -> Visitor:
        """Somebody comes, with a browser that somebody else has left: it knows the page already, which is much quicker.

        Who changes the browser itself, or wants to see what it does the first time, needs a fresh one.
        """
        context = self.left[locale].pop() if self.left[locale] and not fresh else self.fresh_context(locale)
        self.here.append((context, "" if fresh else locale))
        page = context.new_page()
        if size != DESK:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        kept = {"motion": "off", "onlyMove": False} | settings
        page.add_init_script(f"({BEGIN})({json.dumps(json.dumps(kept))})")
        return Visitor(self, page, name)

    def fresh_context(self, locale: str) -> BrowserContext:
        context = self.browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale=locale)
        context.set_default_timeout(PATIENCE_SECONDS * 1000)
        return context

    def leave(self) -> None:
        for context, locale in self.here:
            for page in context.pages:
                page.close()
            if locale:
                self.left[locale].append(context)
            else:
                context.close()
        self.here.clear()

    @property
    def games_by_name(self) -> dict[str, Json]:
        return {game["name"]: game for game in self.games}

    @property
    def quickest(self) -> str:
        return str(min(self.games, key=lambda game: game["minutes"][1])["name"])


class Visitor:
    """Somebody before a browser, who looks into the lobby first, unless they sit down at once."""

    def __init__(self, tables: Tables, page: Page, name: str) -> None:
        self.tables, self.own_page, self.name = tables, page, name
        self.has_come = False
        self.faults: list[str] = []
        self.heard: list[Json] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: self.heard.append(json.loads(frame))))
        self.me = tables.call("POST", "/api/people", {"name": name})

    @property
    def page(self) -> Page:
        self.come("/")
        return self.own_page

    def come(self, path: str) -> None:
        if not self.has_come:
            self.has_come = True
            self.own_page.goto(self.tables.url + path)
            self.own_page.evaluate("me => localStorage.setItem('parlour.me', JSON.stringify(me))", self.me)

    def sit_down(self, game: str, seats: int = 0, people: int = 1, **more: Any) -> str:
        """Makes a table, with bots at the seats that no person takes, and goes there."""
        self.come("/healthz")  # of the same server, and nothing to draw
        info = self.tables.games_by_name[game]
        seats = seats or min(info["seats"], key=lambda count: abs(count - 3))
        bots = {str(seat): "greedy" for seat in range(people, seats)}
        table = {"game": game, "seats": seats, "bots": bots, "sit": 0, "pace": 0, "start": people == 1} | more
        given = self.tables.call("POST", "/api/tables", table, self.me["token"])
        self.keep_seat(given)
        return str(given["table"]["id"])

    def keep_seat(self, given: Json) -> None:
        seats = {given["table"]["id"]: {"seat": given["seat"], "token": given["token"]}}
        self.page.evaluate("seats => localStorage.setItem('parlour.seats', JSON.stringify(seats))", seats)
        self.page.goto(f"{self.tables.url}/t/{given['table']['id']}")

    def play(self, most: int = 100_000, seed: int = 1, until: str = "") -> Json:
        self.page.wait_for_selector(".board, .waiting, .result")
        found: Json = self.page.evaluate(AUTOPLAY, {"most": most, "seed": seed, "until": until})
        return found

    def play_until(self, selector: str, seed: int = 1) -> None:
        assert self.play(seed=seed, until=selector)["found"], f"{selector} was never seen"

    def press(self, most: int, seed: int = 1, seconds: float = 300) -> None:
        """Plays with a real mouse, as the browser's own measures want it."""
        pressed, end = 0, time.monotonic() + seconds
        while pressed < most and (point := self.page.evaluate(POINT, seed)) is not None:
            assert time.monotonic() < end, f"only {pressed} of {most} presses in {seconds} seconds"
            if point:
                self.page.mouse.click(*point)
                pressed += 1
            else:
                self.page.wait_for_timeout(20)

    def begin(self, seed: int = 1) -> None:
        """Plays on by itself until `stop`."""
        self.page.evaluate(f"wish => {{ ({AUTOPLAY})(wish) }}", {"most": 100_000, "seed": seed})

    def wait_for(self, presses: int) -> None:
        self.page.wait_for_function(f"() => window.played.over || window.played.pressed >= {presses}")

    def stop(self) -> None:
        self.page.evaluate("window.played.stop = true")

    def picture(self, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")


def wait_until(condition: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.05)
