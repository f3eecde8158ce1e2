"""Where the table can be found: the address, and a QR code for phones on the same network."""

from __future__ import annotations

import codecs
import io
import sys

from parlour.server.net.lan import EVERYWHERE, HERE, network_address


def local_address(host: str, port: int) -> str:
    """For a browser on this machine."""
    if host in EVERYWHERE or host in HERE:
        return f"http://localhost:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def invitation(host: str, port: int) -> str:
    said = f"Parlour is open at {local_address(host, port)}"
    address = network_address() if host in EVERYWHERE else ""
    if not address:
        return said
    there = f"http://{address}:{port}/"
    return f"{said}\nPhones on the same network: {there}\n\n{qr_code(there) if can_draw() else ''}"


def can_draw() -> bool:
    """A code of blocks means nothing where blocks become other letters."""
    return codecs.lookup(sys.stdout.encoding or "ascii").name.startswith("utf")


def qr_code(text: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(out=drawn, compact=True)
    return drawn.getvalue()
