"""A server in a process of its own, and people who sit before real browsers."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, Page

Json = dict[str, Any]
PHONE = (360, 740)
DESK = (1440, 900)
PICTURES = Path(__file__).parent / "pictures"

# Presses whatever can be pressed, as somebody would who wants to see the end.
AUTOPLAY = """
(most) => new Promise((done) => {
  let pressed = 0, idle = 0;
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const all = (what) => [...document.querySelectorAll(what)].filter((e) => !e.disabled);
  const step = () => {
    if (document.querySelector('dialog .ranking')) return done({ over: true, pressed });
    if (pressed >= most || idle > 600) return done({ over: false, pressed, idle });
    const ready = all('[data-send]');
    const buttons = all('.buttons [data-move], .buttons [aria-expanded]');
    const cards = all('.card.playable:not(.picked)');
    const zones = all('.zone.asked .zone-button, .zone.asked .card.stack');
    const picked = document.querySelector('.card.picked');
    let next = null;
    if (ready.length) next = any(ready);
    else if (picked && buttons.length) next = any(buttons);
    else if (document.querySelector('.actions.mine')) next = any([...cards, ...zones, ...buttons]);
    if (next) { next.click(); pressed += 1; idle = 0; } else idle += 1;
    setTimeout(step, 25);
  };
  step();
})
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Tables:
    """The server, which can be killed and started again."""

    def __init__(self, store: Path, browser: Browser) -> None:
        self.store, self.browser = store, browser
        self.port = free_port()
        self.contexts: list[BrowserContext] = []
        self.start()
        self.games: list[Json] = self.call("GET", "/api/games")["games"]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "parlour", "serve", "--port", str(self.port), "--store", str(self.store)]
        command += ["--request-rate", "1000", "--message-rate", "1000", "--most-tables", "500"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(self.is_open)

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
        self.process.wait(20)

    def call(self, method: str, path: str, body: Json | None = None, token: str = "") -> Json:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, headers, method=method), timeout=20) as answer:
            found: Json = json.load(answer)
        return found

    def visit(self, size: tuple[int, int] = DESK, name: str = "Ada", **settings: Any) -> Visitor:
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]})
        kept = {"motion": "off", "sounds": False} | settings
        context.add_init_script(f"localStorage.setItem('parlour.settings', JSON.stringify({json.dumps(kept)}))")
        self.contexts.append(context)
        return Visitor(self, context.new_page(), name)

    def leave(self) -> None:
        while self.contexts:
            self.contexts.pop().close()

    @property
    def games_by_name(self) -> dict[str, Json]:
        return {game["name"]: game for game in self.games}

    @property
    def quickest(self) -> str:
        return str(min(self.games, key=lambda game: game["minutes"][1])["name"])


class Visitor:
    """Somebody before a browser."""

    def __init__(self, tables: Tables, page: Page, name: str) -> None:
        self.tables, self.page, self.name = tables, page, name
        self.faults: list[str] = []
        self.heard: list[Json] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: self.heard.append(json.loads(frame))))
        self.me = tables.call("POST", "/api/people", {"name": name})
        page.goto(tables.url)
        page.evaluate("me => localStorage.setItem('parlour.me', JSON.stringify(me))", self.me)

    def sit_down(self, game: str, seats: int = 0, people: int = 1, **more: Any) -> str:
        """Makes a table, with bots at the seats that no person takes, and goes there."""
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

    def play(self, most: int = 100_000) -> Json:
        self.page.wait_for_selector(".board, .waiting")
        found: Json = self.page.evaluate(AUTOPLAY, most)
        return found

    def picture(self, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")


def wait_until(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.05)
