"""Whose request it is: the address that limits count by."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from parlour.engine.errors import BadSetup

HOME_BITS = 64  # of an IPv6 address: a home has all that begin alike


class Addresses:
    """Believes the proxies in front, and nobody else, about where a request comes from."""

    def __init__(self, proxies: str = "") -> None:
        try:
            self.proxies = [ip_network(part.strip()) for part in proxies.split(",") if part.strip()]
        except ValueError as error:
            raise BadSetup(f"a proxy is named by its address or network: {error}") from None

    def of(self, peer: str, forwarded: str = "") -> str:
        """The nearest address that is not one of our proxies. What stands before it may be a lie."""
        found = peer
        for hop in [*reversed(forwarded.split(",")), ""]:
            if not self.is_proxy(found):
                break
            found = hop.strip() or found
        return by_home(found)

    def is_proxy(self, text: str) -> bool:
        address = parsed(text)
        return address is not None and any(address in network for network in self.proxies)


def parsed(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def by_home(text: str) -> str:
    address = parsed(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), HOME_BITS), strict=False))
    return str(address or text)[:64]
