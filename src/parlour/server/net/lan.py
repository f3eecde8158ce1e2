"""Where others find this server: its address in the network, and a picture of an address for phones."""

from __future__ import annotations

import io
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from parlour.server.net.addresses import by_home, parsed

EVERYWHERE = {"0.0.0.0", "::", ""}
HERE = {"localhost", "127.0.0.1", "::1"}
ANYBODY = ("192.0.2.1", 9)  # an address kept for documentation: nothing is sent there


def network_address() -> str:
    """This machine's address in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYBODY)
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if address.startswith("127.") else address


def addresses_for_others(listens_at: str, asked_at: str, asker: str) -> list[str]:
    """For a browser on the server's own machine, whose own address leads others nowhere; nobody else is told."""
    name, port = name_and_port(asked_at)
    if name not in HERE or not is_here(asker):
        return []
    host = network_address() if listens_at in EVERYWHERE else listens_at
    if not host or host in HERE:
        return []
    return [f"http://[{host}]{port}" if ":" in host else f"http://{host}{port}"]


def name_and_port(asked_at: str) -> tuple[str, str]:
    """Of a Host header; nothing of one that is none."""
    try:
        asked = urlsplit(f"//{asked_at}")
        return asked.hostname or "", f":{asked.port}" if asked.port else ""
    except ValueError:
        return "", ""


def is_here(asker: str) -> bool:
    address = parsed(asker)
    return asker == by_home("::1") or (address is not None and address.is_loopback)


@lru_cache(maxsize=64)
def qr_code(text: str) -> str:
    """An SVG, dark on light, with the quiet border that readers need."""
    import segno

    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", border=4, light="#fff", xmldecl=False)
    return drawn.getvalue().decode()
