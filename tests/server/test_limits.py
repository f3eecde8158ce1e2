"""P13: sizes, rates, origins; and what strangers may throw at the plain HTTP part."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.table_client import PATIENCE_SECONDS, LiveServer, fetch
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from parlour.engine.errors import BadSetup
from parlour.server.net.addresses import Addresses
from parlour.server.ops.limits import Limits
from parlour.server.ops.metrics_server import listen
from parlour.server.protocol.json_schema import document


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    limits = Limits(open_tables=2, people_per_minute=3, codes_per_minute=3, messages_per_second=5, sockets=3)
    made = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'parlour.db'}", limits)
    yield made
    made.close()


def test_sizes_and_rates_are_limited(strict: LiveServer) -> None:
    person = strict.person()
    game = person.get("/api/games")["games"][0]
    form = {"game": game["name"], "seats": game["seats"][0]}
    for _ in range(2):
        person.post("/api/tables", form)
    assert person.post("/api/tables", form, expect=429)["code"] == "too-many"
    person.post("/api/people", {"name": "x" * 25}, expect=400)
    person.post("/api/people", {"name": "Ada", "padding": "x" * 70_000}, expect=413)
    answers = [person.http.post("/api/people", json={"name": "Bot"}).status_code for _ in range(4)]
    assert answers[-1] == 429
    answers = [person.http.get(f"/api/codes/AAAA{n}").status_code for n in range(5)]
    assert answers[-1] == 429


def test_sockets_are_limited(strict: LiveServer) -> None:
    address = f"ws://127.0.0.1:{strict.port}/ws"
    flood = connect(address, legacy=True)
    with pytest.raises(ConnectionClosed):
        pour_into(flood)
    large = connect(address, legacy=True)
    large.send("x" * 20_000)
    with pytest.raises(ConnectionClosed) as closed:
        large.recv(PATIENCE_SECONDS)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009
    held = [connect(address, legacy=True) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        connect(address, legacy=True)
    for one in held:
        one.close()


def test_behind_a_proxy_every_client_has_limits_of_its_own(tmp_path: Path) -> None:
    limits = Limits(sockets=2, people_per_minute=2)
    live = LiveServer(f"sqlite:///{tmp_path / 'proxy.db'}", limits, trusted_proxies="127.0.0.1")
    address = f"ws://127.0.0.1:{live.port}/ws"
    for client in ("203.0.113.7", "203.0.113.8"):
        come_from = {"X-Forwarded-For": f"198.51.100.1, {client}"}
        held = [connect(address, legacy=True, additional_headers=come_from) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            connect(address, legacy=True, additional_headers=come_from)
        made = [fetch("POST", f"{live.url}/api/people", json={"name": "A"}, headers=come_from) for _ in range(3)]
        assert [answer.status_code for answer in made] == [200, 200, 429]
        for one in held:
            one.close()
    live.close()


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "found"),
    [
        ("", "203.0.113.7", "198.51.100.1", "203.0.113.7"),
        ("127.0.0.1", "203.0.113.7", "198.51.100.1", "203.0.113.7"),
        ("127.0.0.1", "127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1, 10.0.0.0/8", "127.0.0.1", "1.2.3.4, 198.51.100.1, 10.1.1.1", "198.51.100.1"),
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "::ffff:127.0.0.1", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("127.0.0.1", "127.0.0.1", "1.2.3.4, no address", "no address"),
    ],
)
def test_only_a_proxy_is_believed_about_addresses(proxies: str, peer: str, forwarded: str, found: str) -> None:
    assert Addresses(proxies).of(peer, forwarded) == found


def test_a_proxy_without_an_address_is_refused() -> None:
    with pytest.raises(BadSetup, match="proxy"):
        Addresses("my proxy")


def pour_into(socket: ClientConnection) -> None:
    for number in range(300):
        socket.send(json.dumps({"type": "ping", "id": str(number)}))
    for _ in range(600):
        socket.recv(PATIENCE_SECONDS)


def test_other_sites_are_refused(live: LiveServer) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    answer = fetch("POST", f"{live.url}/api/people", json={"name": "Eve"}, headers=foreign)
    assert answer.status_code == 403
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{live.port}/ws", origin=Origin("https://elsewhere.example"), legacy=True)
    own = {"Origin": live.url}
    assert fetch("POST", f"{live.url}/api/people", json={"name": "Ada"}, headers=own).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/api/openapi.json", "/t/abc", "/api/no"])
def test_every_answer_is_safe_for_browsers(live: LiveServer, path: str) -> None:
    answer = fetch("GET", live.url + path)
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_files_outside_the_page_are_not_served(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("the page")
    (tmp_path / "secret").write_text("secret")
    live = LiveServer(f"sqlite:///{tmp_path / 'x.db'}", static=tmp_path / "static")
    for path in ("/../secret", "/%2e%2e/secret", "/..%2fsecret", "/nothing"):
        assert fetch("GET", live.url + path).text != "secret"
    assert fetch("GET", live.url).text == "the page"
    live.close()


def test_metrics_are_shown_at_an_address_of_their_own(tmp_path: Path) -> None:
    """They count decisions made in secret, so nobody finds them where people play."""
    live = LiveServer(f"sqlite:///{tmp_path / 'x.db'}", metrics="127.0.0.1:0")
    address = f"http://127.0.0.1:{live.server.metrics_server.port}"
    text = fetch("GET", f"{address}/metrics").text
    assert "parlour_moves_total 0" in text
    assert 'parlour_commit_seconds_bucket{le="+Inf"}' in text
    assert fetch("GET", f"{address}/api/games").status_code == 404
    for headers in ({}, {"Host": address.removeprefix("http://")}):
        assert "parlour_" not in fetch("GET", f"{live.url}/metrics", headers=headers).text
    assert fetch("GET", f"{live.url}/healthz").json() == {"status": "ok"}
    live.close()


@pytest.mark.parametrize("address", ["9000", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999", "192.0.2.1:9000"])
def test_metrics_at_no_address_are_refused(address: str) -> None:
    with pytest.raises(BadSetup, match="metrics"):
        listen(address)


def test_a_browser_may_ask_for_a_named_site_and_for_no_other(tmp_path: Path) -> None:
    live = LiveServer(f"sqlite:///{tmp_path / 'x.db'}", origins=("https://play.example",))
    wants = {
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type,parlour-seat",
    }
    named, foreign = ({"Origin": f"https://{site}.example"} for site in ("play", "elsewhere"))
    asked = fetch("OPTIONS", f"{live.url}/api/people", headers=wants | named)
    assert (asked.status_code, asked.headers["Access-Control-Allow-Origin"]) == (200, named["Origin"])
    assert "Parlour-Seat" in asked.headers["Access-Control-Allow-Headers"]
    answer = fetch("POST", f"{live.url}/api/people", json={"name": "Ada"}, headers=named)
    assert (answer.status_code, answer.headers["Access-Control-Allow-Origin"]) == (200, named["Origin"])
    refused = fetch("OPTIONS", f"{live.url}/api/people", headers=wants | foreign)
    assert refused.status_code == 400
    answer = fetch("POST", f"{live.url}/api/people", json={"name": "Eve"}, headers=foreign)
    assert answer.status_code == 403
    assert not {"Access-Control-Allow-Origin"} & {*refused.headers, *answer.headers}
    live.close()


def test_the_schema_names_every_type() -> None:
    names = document()["$defs"]
    assert {"ToServer", "FromServer", "TableInfo", "Shown", "Update", "NewTable"} <= set(names)
