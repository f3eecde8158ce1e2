"""An absent person hears that it is their turn; nobody's network is looked into by it."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from tests.server.loops import run
from tests.server.table_client import Json, LiveServer, Person, wait_until
from tests.server.test_breaks import Process, start_match
from websockets.exceptions import ConnectionClosed

from parlour.cli.serve import store_url
from parlour.engine import registry
from parlour.server.jobs import scheduler, webhook
from parlour.server.jobs.webhook import Refused, Rules, Webhooks
from parlour.server.protocol.errors import Trouble
from parlour.server.store import webhook_claims


class Hook:
    """An address that listens, and answers with these statuses in turn, the last for ever."""

    def __init__(self, *statuses: int) -> None:
        self.heard: list[tuple[Json, bytes, Json]] = []  # path and headers, body, body read
        self.before_answer: Callable[[], None] = lambda: None
        left = list(statuses)
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.heard.append(({"path": self.path, **dict(self.headers)}, body, json.loads(body)))
                hook.before_answer()
                self.send_response(left.pop(0) if len(left) > 1 else left[0])
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook(204)
    yield made
    made.server.shutdown()


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that may call addresses on this machine."""
    path = tmp_path_factory.mktemp("hooks") / "parlour.db"
    made = LiveServer(f"sqlite:///{path}", webhooks=Rules(private=True))
    yield made
    made.close()


def table_where_the_second_is_absent(live: LiveServer, url: str) -> tuple[str, list[Person], str]:
    people = [live.person(f"P{number}") for number in range(3)]
    secret = people[1].post("/api/people/me", {"webhook": url})["webhook_secret"]
    table = people[0].create("canary", 3, options={"secrets": False})
    for person in people[1:]:
        person.sit(table)
    people[0].start(table)
    return table, people, secret


def test_an_absent_person_hears_once_and_signed_that_it_is_their_turn(open_server: LiveServer, hook: Hook) -> None:
    table, people, secret = table_where_the_second_is_absent(open_server, f"{hook.url}/turn?a=1")
    first = people[0].join(table)
    first.play(first.choices[0])
    wait_until(lambda: bool(hook.heard))
    headers, body, notice = hook.heard[0]
    assert headers["path"] == "/turn?a=1"
    assert len(notice.pop("id")) == 32
    assert notice == {
        "game": "canary",
        "table": table,
        "seat": 1,
        "path": f"/t/{table}",
        "event": "your-turn",
    }
    signature = hmac.new(secret.encode(), headers["Parlour-Timestamp"].encode() + b"." + body, hashlib.sha256)
    assert headers["Parlour-Signature"] == f"sha256={signature.hexdigest()}"
    people[1].join(table).close()
    assert len(hook.heard) == 1


def test_whoever_is_there_is_not_called(open_server: LiveServer, hook: Hook) -> None:
    table, people, _ = table_where_the_second_is_absent(open_server, hook.url)
    second = people[1].join(table)
    first = people[0].join(table)
    first.play(first.choices[0])
    second.until("update")
    second.play(second.choices[0])
    assert hook.heard == []


def test_a_seat_can_have_an_address_of_its_own(open_server: LiveServer, hook: Hook) -> None:
    table, people, secret = table_where_the_second_is_absent(open_server, "http://127.0.0.1:9/none")
    path = f"/api/tables/{table}/seats/1/webhook"
    people[0].post(path, {"url": hook.url}, table=table, expect=403)
    answer = people[1].post(path, {"url": f"{hook.url}/seat"}, table=table)
    assert answer == {"url": f"{hook.url}/seat", "secret": secret}
    first = people[0].join(table)
    first.play(first.choices[0])
    wait_until(lambda: bool(hook.heard))
    assert hook.heard[0][0]["path"] == "/seat"
    assert "webhook" not in people[0].http.get(f"/api/tables/{table}").text


def test_an_address_comes_with_the_table_or_the_seat(open_server: LiveServer, hook: Hook) -> None:
    host, guest = open_server.person("Ada"), open_server.person("Bo")
    options = {"secrets": False}
    table = host.create("canary", 3, bots={"2": "random"}, options=options, webhook=f"{hook.url}/host")
    guest.sit(table, webhook=f"{hook.url}/guest")
    host.start(table)
    wait_until(lambda: len(hook.heard) == 1)
    place = host.join(table)
    place.play(place.choices[0])
    wait_until(lambda: len(hook.heard) == 2)
    assert [heard[0]["path"] for heard in hook.heard] == ["/host", "/guest"]


def test_what_failed_is_tried_again_and_what_was_refused_is_not(
    open_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "WAITS_SECONDS", (0.0, 0.01, 0.01))
    busy, closed = Hook(503, 429, 204), Hook(404)
    for hook in (busy, closed):
        table, people, _ = table_where_the_second_is_absent(open_server, hook.url)
        first = people[0].join(table)
        first.play(first.choices[0])
    wait_until(lambda: len(busy.heard) == 3 and bool(closed.heard))
    assert len({heard[2]["id"] for heard in busy.heard}) == 1
    wait_until(lambda: 'parlour_webhooks_total{result="refused"} 1' in open_server.server.numbers())
    assert len(closed.heard) == 1


def test_the_id_of_a_notice_does_not_count_decisions() -> None:
    """Two worlds that differ by a decision made in secret have ids that look alike to the receiver."""
    secret = "5a" * 32
    ids = [webhook.opaque_id(secret, f"{count}:1") for count in range(100)]
    assert len(set(ids)) == 100
    assert ids != sorted(ids)
    assert all(re.fullmatch("[0-9a-f]{32}", id) for id in ids)
    assert webhook.opaque_id("5b" * 32, "7:1") not in ids


class Dripping:
    """A receiver that sends a letter of its answer now and then, for ever."""

    def __init__(self) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.called = threading.Event()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                connection = self.socket.accept()[0]
                self.called.set()
                threading.Thread(target=self.drip, args=(connection,), daemon=True).start()

    def drip(self, connection: socket.socket) -> None:
        with suppress(OSError):
            connection.sendall(b"HTTP/1.1 200 OK\r\nX: ")
            while True:
                connection.sendall(b"x")
                time.sleep(0.1)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.socket.getsockname()[1]}"


def test_receivers_that_drip_keep_nobody_else_waiting(
    open_server: LiveServer, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "CALL_SECONDS", 600.0)  # not by giving up
    dripping = [Dripping() for _ in range(3)]
    for url in [*(slow.url for slow in dripping), hook.url]:
        table, people, _ = table_where_the_second_is_absent(open_server, url)
        first = people[0].join(table)
        first.play(first.choices[0])
    wait_until(lambda: bool(hook.heard) and all(slow.called.is_set() for slow in dripping))
    for slow in dripping:
        slow.socket.close()


def test_a_call_has_a_limit_in_all_however_often_a_letter_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "CALL_SECONDS", 0.5)
    slow = Dripping()
    notice = webhook.Notice("id", "game", "table", 0, "/t/table")
    call = Webhooks(Rules(private=True)).call(slow.url, "secret", notice)
    assert run(call, 20) == "failed"
    slow.socket.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "killed.db")
    address: str = request.getfixturevalue("postgres")
    return address


def test_a_call_that_a_killed_process_had_begun_is_made_by_another(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before its claim has lapsed, and then once."""
    hook = Hook(204)
    first = Process(store, "--private-webhooks")
    hook.before_answer = first.kill  # the call is under way
    table, people = start_match(first.url, next(iter(registry.games())), 3)
    let_be_called(people[1:], hook)
    with suppress(ConnectionClosed):  # it may die before it can say that the move is made
        play_till_another_decides(people[0], table)
    wait_until(lambda: first.process.poll() is not None)
    hook.before_answer = lambda: None
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.05)
    second = LiveServer(store_url(store), webhooks=Rules(private=True))
    time.sleep(0.5)
    assert len(hook.heard) == 1
    monkeypatch.setattr(webhook_claims, "time", lambda: time.time() + webhook_claims.LEASE_SECONDS)
    wait_until(lambda: len(hook.heard) == 2)
    assert hook.heard[0][2] == hook.heard[1][2]
    time.sleep(0.5)
    assert len(hook.heard) == 2
    second.close()
    hook.server.shutdown()


def let_be_called(people: list[Person], hook: Hook) -> None:
    for person in people:
        person.post("/api/people/me", {"webhook": hook.url})


def play_till_another_decides(person: Person, table: str) -> None:
    place = person.join(table)
    while place.choices:
        place.play(place.choices[0])


def test_a_call_that_no_process_had_begun_is_made_after_the_next_start(
    tmp_path: Path, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that calls nobody stands for one that died between keeping the move and claiming the call."""
    monkeypatch.setattr(scheduler, "RETURN_SECONDS", 0.2)
    store = store_url(str(tmp_path / "killed.db"))
    live = LiveServer(store, webhooks=Rules(private=True))
    table, people = start_match(live.url, next(iter(registry.games())), 3)
    let_be_called(people[1:], hook)
    live.close()
    live = LiveServer(store, webhooks=Rules(on=False))
    people[0].move_to(live.url)
    play_till_another_decides(people[0], table)
    live.close()
    assert hook.heard == []
    live = LiveServer(store, webhooks=Rules(private=True))
    wait_until(lambda: len(hook.heard) == 1)
    live.close()


INSIDE = [
    "127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_the_hosts_network_are_refused(address: str) -> None:
    hooks = Webhooks(Rules())
    literal = f"[{address}]" if ":" in address else address
    with pytest.raises(Trouble, match="not-a-webhook"):
        hooks.check(f"http://{literal}/")
    with pytest.raises(Refused):
        hooks.check_address(address)


def test_a_name_that_leads_inside_is_refused_when_it_is_called() -> None:
    hooks = Webhooks(Rules())
    assert hooks.check("http://localhost:1/") == "http://localhost:1/"
    with pytest.raises(Refused):
        run(hooks.post("http://localhost:1/", "secret", b"{}"))


@pytest.mark.parametrize(
    "url", ["ftp://a.example", "https://", "javascript:alert(1)", "https://u:p@a.example", "https://a b", "http://[1"]
)
def test_what_is_no_address_is_refused(live: LiveServer, url: str) -> None:
    assert live.person().post("/api/people/me", {"webhook": url}, expect=400)["code"] == "bad-message"


def test_the_host_of_the_server_chooses_where_webhooks_go(tmp_path: Path) -> None:
    hooks = Webhooks(Rules(hosts=("hooks.example",)))
    assert hooks.check("https://me.hooks.example/x")
    for url in ("https://hooks.example.org/", "https://nothooks.example/"):
        with pytest.raises(Trouble, match=r"hooks\.example"):
            hooks.check(url)
    quiet = LiveServer(f"sqlite:///{tmp_path / 'quiet.db'}", webhooks=Rules(on=False))
    person = quiet.person()
    assert "webhooks" not in person.get("/api/games")
    person.post("/api/people/me", {"webhook": "https://a.example/"}, expect=400)
    quiet.close()
