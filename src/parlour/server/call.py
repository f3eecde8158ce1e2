"""One HTTP request, as the routes see it."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from parlour.server import tokens
from parlour.server.errors import NOT_FOUND, Trouble
from parlour.server.house import House
from parlour.server.limits import Gate, Limits
from parlour.server.protocol import Wire
from parlour.server.rows import PersonRow
from parlour.server.table import Table
from parlour.server.webhook import Webhooks

Form = TypeVar("Form", bound=Wire)


class Gates:
    """How often one address may ask."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Gate(limits.requests_per_second, limits.requests_per_second * 3)
        self.people = Gate(limits.people_per_minute / 60, limits.people_per_minute)
        self.tables = Gate(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.codes = Gate(limits.codes_per_minute / 60, limits.codes_per_minute)


class Call:
    def __init__(
        self, request: Request, house: House, gates: Gates, webhooks: Webhooks, address: str, content: bytes
    ) -> None:
        self.request = request
        self.house = house
        self.gates = gates
        self.webhooks = webhooks
        self.address = address
        self.content = content

    @property
    def seat_token(self) -> str:
        return self.request.headers.get("parlour-seat", "")[:64]

    @property
    def has_person(self) -> bool:
        return "authorization" in self.request.headers

    async def person(self) -> PersonRow:
        """Whoever asks; refused if nobody is known by that token."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and 0 < len(token) <= 64:
            found = await self.house.writer.ask(self.house.store.person_by_token, tokens.hashed(token))
            if found:
                return found
        raise Trouble("not-yours", "This browser is not known here.", status=401)

    def body(self, kind: type[Form]) -> Form:
        try:
            return msgspec.json.decode(self.content, type=kind)
        except msgspec.ValidationError as error:
            raise Trouble("bad-message", str(error)[:200]) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Trouble("bad-message", "The body is not JSON.") from None

    def path(self, name: str) -> str:
        text = str(self.request.path_params[name])
        if not text.isascii() or not text.isprintable() or len(text) > 64:
            raise Trouble("not-found", NOT_FOUND)
        return text

    def seat_number(self) -> int:
        return seat_number(self.path("seat"))

    def seat_query(self) -> int | None:
        text = self.request.query_params.get("seat", "")
        return seat_number(text) if text else None

    async def table(self) -> Table:
        return await self.house.find(self.path("id"))


def seat_number(text: str) -> int:
    if len(text) != 1 or text not in "01234567":
        raise Trouble("not-found", "There is no such seat.")
    return int(text)
