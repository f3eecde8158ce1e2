"""Where the table can be found: the address, and a QR code for phones on the same network."""

from __future__ import annotations

import io
import socket

EVERYWHERE = {"0.0.0.0", "::"}
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


def invitation(host: str, port: int) -> str:
    here = f"http://localhost:{port}/"
    if host not in EVERYWHERE:
        return f"Parlour is open at {here if host in ('127.0.0.1', '::1') else f'http://{host}:{port}/'}"
    address = network_address()
    if not address:
        return f"Parlour is open at {here}"
    there = f"http://{address}:{port}/"
    return f"Parlour is open at {here}\nPhones on the same network: {there}\n\n{qr_code(there)}"


def qr_code(text: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(out=drawn, compact=True)
    return drawn.getvalue()
