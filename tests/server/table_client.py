"""A server in a thread, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

import httpx
import uvicorn
import uvloop
from tests.ports import free_port
from tests.server import running
from websockets.sync.client import ClientConnection, connect

from parlour.engine import registry
from parlour.engine.fold import Facts, Fold
from parlour.engine.fold import Place as Lying
from parlour.engine.presentation import Told
from parlour.engine.state import Outcome
from parlour.engine.vocabulary import Verb
from parlour.server.app import Config, Server
from parlour.server.ops.limits import Limits

Json = dict[str, Any]
Result = TypeVar("Result")
PATIENCE_SECONDS = 60.0  # with something that comes at once, on a machine that has much else to do
WIDE = Limits(
    messages_per_second=5000,
    requests_per_second=5000,
    people_per_minute=60000,
    tables_per_minute=60000,
    codes_per_minute=60000,
    cards_per_minute=60000,
    open_tables=10000,
    sockets=2000,
    connections=4000,
    buffer_bytes=65536,
    chat_lines=5000,
    exports_per_minute=60000,
    evenings_per_minute=60000,
)


def can_connect(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


class Later:
    """The server's clock, to be put forward."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self) -> float:
        return time.time() + self.seconds


class LiveServer:
    """A server that runs."""

    def __init__(self, store: str, limits: Limits = WIDE, redis: str = "", **more: Any) -> None:
        self.port = free_port()
        self.config = Config(store, port=self.port, limits=limits, redis=redis, **more)
        self.server: Server
        self.uvicorn: uvicorn.Server
        self.loop: asyncio.AbstractEventLoop
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        running.begin(self)
        wait_until(self.has_started)

    def has_started(self) -> bool:
        assert self.thread.is_alive(), "the server did not start"
        return hasattr(self, "uvicorn") and self.uvicorn.started

    def run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            self.server = Server(self.config)
            self.uvicorn = self.server.uvicorn()
            await self.uvicorn.serve()

        uvloop.run(main())

    def do(self, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE_SECONDS)

    def think_here(self) -> LiveServer:
        """Bots think in a thread, for games that only this process knows."""
        self.server.tables.bot_pool.pool = ThreadPoolExecutor(1)  # type: ignore[assignment]
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        running.end(self)
        if hasattr(self, "uvicorn"):
            self.uvicorn.should_exit = True
        self.thread.join(PATIENCE_SECONDS)
        assert not self.thread.is_alive(), "the server does not stop"

    def person(self, name: str = "Ada") -> Person:
        return Person(self.url, name)


def wait_until(condition: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def client(url: str = "") -> httpx.Client:
    """It knows no certificates: reading them all takes longer than most requests."""
    return httpx.Client(base_url=url, timeout=PATIENCE_SECONDS, verify=False)


def fetch(method: str, url: str, **more: Any) -> httpx.Response:
    with client() as made:
        return made.request(method, url, **more)


class Person:
    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = client(url)
        self.token = ""
        self.seat_tokens: dict[str, str] = {}
        made = self.post("/api/people", {"name": name})
        self.id, self.token = made["id"], made["token"]

    def move_to(self, url: str) -> None:
        """To another process, or the same one started again."""
        self.url = url
        self.http = client(url)

    def headers(self, table: str = "") -> dict[str, str]:
        found = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if table in self.seat_tokens:
            found["Parlour-Seat"] = self.seat_tokens[table]
        return found

    def post(self, path: str, body: Json | None = None, table: str = "", expect: int = 200) -> Json:
        return self.ask("POST", path, body, table, expect)

    def get(self, path: str, table: str = "", expect: int = 200) -> Json:
        return self.ask("GET", path, None, table, expect)

    def ask(self, method: str, path: str, body: Json | None, table: str, expect: int) -> Json:
        answer = self.http.request(method, path, json=body, headers=self.headers(table))
        assert answer.status_code == expect, (path, answer.status_code, answer.text)
        found: Json = answer.json()
        return found

    def create(self, game: str, seats: int, **more: Any) -> str:
        given = self.post("/api/tables", {"game": game, "seats": seats, "pace": 0, **more})
        return self.remember(given)

    def sit(self, table: str, **more: Any) -> str:
        return self.remember(self.post(f"/api/tables/{table}/sit", more))

    def remember(self, given: Json) -> str:
        table: str = given["table"]["id"]
        if given.get("token"):
            self.seat_tokens[table] = given["token"]
        return table

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    def join(self, table: str, **more: Any) -> Place:
        return Place(self, table, **more)


class Place:
    """A socket at a table that keeps its view as the protocol says."""

    def __init__(self, person: Person | None, table: str, url: str = "", seat: str | None = None, **more: Any) -> None:
        url = (person.url if person else url).replace("http://", "ws://")
        self.person, self.table_id = person, table
        self.socket: ClientConnection = connect(
            f"{url}/ws", max_size=None, max_queue=None, open_timeout=PATIENCE_SECONDS, legacy=True
        )
        token = seat if seat is not None else (person.seat_tokens.get(table, "") if person else "")
        join = {"type": "join", "table": table, "seat": token, **more}
        if person:
            join["person"] = person.token
        self.raw: list[str] = []  # every frame received
        self.others: list[Json] = []
        self.known: Folded | None = None
        self.log: list[list[Any]] = []
        self.events: list[list[Any]] = []
        self.version = more.get("version")
        self.stream = more.get("stream", "")
        self.table: Json = {}
        self.clock: Json = {}
        self.seat: int | None = None
        self.send(join)
        self.until("welcome")

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE_SECONDS) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.take(message)
        return message

    def until(self, kind: str, timeout: float = PATIENCE_SECONDS, **wanted: Any) -> Json:
        while True:
            message = self.receive(timeout)
            if message["type"] == kind and all(message.get(key) == value for key, value in wanted.items()):
                return message
            if message["type"] == "fault" and message.get("final") and kind != "fault":
                raise AssertionError(message)

    def take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.table = message["table"]
            self.seat = message.get("seat")
            self.stream, self.version = message["stream"], message["version"]
            self.clock = message.get("clock", {})
            if "view" in message:
                self.known, self.log = Folded(message["view"]), message.get("log", [])
        elif kind == "update":
            self.update(message)
        elif kind == "table":
            self.table = message["table"]
        elif kind == "clock":
            self.clock = message

    def update(self, message: Json) -> None:
        assert message["version"] == (self.version or 0) + 1
        self.version = message["version"]
        events = message.get("events", [])
        self.events += events
        self.log = message.get("log", [*self.log, *events])
        assert self.known
        self.known.update(message)

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send, and wait for the answer with the same id."""
        id = fields.pop("id", None) or secrets.token_hex(6)
        self.send({"type": kind, "id": id, **fields})
        while True:
            message = self.receive()
            if message.get("id") == id and message["type"] not in ("update", "table"):
                return message

    def play(self, *moves: str, id: str | None = None) -> Json:
        return self.ask("play", moves=list(moves), id=id)

    def catch_up(self) -> None:
        """Take whatever was sent before now, however slow the machine is: the answer to a ping comes after it."""
        id = secrets.token_hex(6)
        self.send({"type": "ping", "id": id})
        while self.receive().get("id") != id:
            pass
        self.raw.pop()

    def drain(self, quiet: float = 0.15) -> None:
        """Take whatever was sent before now, and what comes until it is quiet."""
        self.catch_up()
        try:
            while True:
                self.receive(quiet)
        except TimeoutError:
            return

    @property
    def view(self) -> Json | None:
        return self.known.view if self.known else None

    def cards(self, zone: str) -> list[str]:
        """Those that it knows there."""
        assert self.known
        return self.known.facts.zones[zone].cards

    @property
    def choices(self) -> list[str]:
        return self.known.moves if self.known else []

    @property
    def is_over(self) -> bool:
        return bool(self.known and self.known.facts.outcome)

    def close(self) -> None:
        self.socket.close()

    def cut(self) -> None:
        """Without a word."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.socket.close()


def code_of(message: Json) -> str:
    """Of what was refused, or went wrong."""
    code: str = message["problem"]["code"]
    return code


def settled(place: Place) -> Place:
    """With everything that it has been sent already."""
    place.catch_up()
    return place


def ranks_of(things: Json) -> dict[str, dict[str, int]]:
    """Of a card set that is not the game's own: the places of its cards in the order of their nouns."""
    return {noun: {text: at for at, text in enumerate(members)} for noun, members in things.items()}


class Folded:
    """What a client knows that folds what it is told, as docs/protocol.md says."""

    def __init__(self, view: Json) -> None:
        game = registry.game(view["game"])
        self.game = Told(game.presentation, game.standard_cards)
        self.ranks = ranks_of(view["things"]) if "things" in view else self.game.ranks
        self.take(view)

    def take(self, view: Json) -> None:
        self.fixed = {key: view[key] for key in ("game", "players", "seat", "options") if key in view}
        zones = {id: Lying(place["cards"], place.get("hidden", 0)) for id, place in view["zones"].items()}
        outcome = Outcome(**view["outcome"]) if "outcome" in view else None
        self.facts = Facts(zones, dict(view["counters"]), view["phase"], outcome)
        self.asked, self.choices = view["asked"], view.get("choices", {})

    def update(self, message: Json) -> None:
        if "view" in message:
            self.take(message["view"])
            return
        events = [tuple(event) for event in message.get("events", [])]
        Fold(self.facts, self.game.presentation.vocabulary, self.ranks).take(events)
        self.asked = message.get("asked", self.asked)
        self.choices = message.get("choices", {})

    @property
    def view(self) -> Json:
        """As it would come over the wire."""
        facts, outcome = self.facts, self.facts.outcome
        found = self.fixed | {
            "zones": {id: {"cards": place.cards, "hidden": place.hidden} for id, place in facts.zones.items()},
            "counters": facts.counters,
            "phase": facts.phase,
            "asked": self.asked,
            "choices": self.choices,
        }
        plain: Json = json.loads(json.dumps(found | ({"outcome": outcome._asdict()} if outcome else {})))
        return plain

    @property
    def moves(self) -> list[str]:
        """The texts of the choices."""
        verbs = self.game.presentation.vocabulary.verbs
        return [written(verbs[verb], row) for verb, rows in self.choices.items() for row in rows]


def written(verb: Verb, row: list[Any]) -> str:
    args = row[: len(verb.args)]  # the rest is advice
    texts = [" ".join(value) if isinstance(value, list) else value for value in args]
    return verb.text.format_map(dict(zip(verb.args, texts, strict=True)))


def same_view(one: Json | None, other: Json | None) -> bool:
    return bool(usual(one) == usual(other))


def usual(value: Any) -> Any:
    """Without what is empty: on the wire the empty and the missing are the same."""
    if isinstance(value, dict):
        return {key: usual(item) for key, item in value.items() if item not in ([], {}, "", None)}
    return [usual(item) for item in value] if isinstance(value, list) else value


def full_table(live: LiveServer, game: str, seats: int, **more: Any) -> tuple[str, list[Place]]:
    """A table of people that has started, each with a socket."""
    people = [live.person(f"P{number}") for number in range(seats)]
    table = people[0].create(game, seats, **more)
    for person in people[1:]:
        person.sit(table)
    people[0].start(table)
    return table, [person.join(table) for person in people]


def play_out(
    places: list[Place],
    random: Random,
    most_moves: int = 100_000,
    before_move: Callable[[Place], None] = lambda place: None,
    is_timed: bool = False,
) -> int:
    """Random legal moves over the sockets until the match is over, or there were so many.

    Where it is timed, a bot answers secret questions for whoever is late; that is no fault.
    """
    count, end = 0, time.monotonic() + 300
    while time.monotonic() < end:
        if count == most_moves:
            return count
        mover = next((place for place in places if place.choices), None)
        if mover is None:
            for place in places:
                place.drain(0.003)
            if all(place.is_over for place in places):
                return count
            continue
        before_move(mover)
        answer = mover.play(random.choice(mover.choices))
        assert answer["type"] == "accepted" or (is_timed and code_of(answer) == "not-your-turn"), answer
        count += 1
        for place in places:
            place.drain(0.0)
    raise AssertionError("the match does not end")
