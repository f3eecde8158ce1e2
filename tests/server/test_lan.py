"""Where others find the server, and whom it tells."""

from __future__ import annotations

import pytest

from parlour.server.net import lan

LAN = "192.0.2.7"


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "network_address", lambda: LAN)


@pytest.mark.parametrize(
    ("listens_at", "asked_at", "asker", "told"),
    [
        ("0.0.0.0", "localhost:8000", "127.0.0.1", [f"http://{LAN}:8000"]),
        ("::", "[::1]:8000", "::/64", [f"http://{LAN}:8000"]),
        ("0.0.0.0", "localhost", "127.0.0.1", [f"http://{LAN}"]),
        ("192.0.2.9", "localhost:8000", "127.0.0.1", ["http://192.0.2.9:8000"]),
        ("2001:db8::1", "localhost:8000", "127.0.0.1", ["http://[2001:db8::1]:8000"]),
        ("127.0.0.1", "localhost:8000", "127.0.0.1", []),
        ("0.0.0.0", "parlour.example", "127.0.0.1", []),
        ("0.0.0.0", "localhost:8000", "203.0.113.5", []),
        ("0.0.0.0", "localhost:none", "127.0.0.1", []),
        ("0.0.0.0", "[", "127.0.0.1", []),
    ],
)
def test_only_a_browser_on_the_same_machine_is_told_the_address_in_the_network(
    listens_at: str, asked_at: str, asker: str, told: list[str]
) -> None:
    assert lan.addresses_for_others(listens_at, asked_at, asker) == told


def test_a_code_is_a_picture_of_its_own() -> None:
    drawn = lan.qr_code(f"http://{LAN}:8000/t/abc")
    assert drawn.startswith("<svg")
    assert "#fff" in drawn
