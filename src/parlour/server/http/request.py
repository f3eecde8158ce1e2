"""One HTTP request, as the routes see it."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request as HttpRequest

from parlour.server.jobs.webhook import Webhooks
from parlour.server.ops.limits import Gate, Limits
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import In
from parlour.server.store.rows import PersonRow
from parlour.server.tables import tokens
from parlour.server.tables.table import Table
from parlour.server.tables.tables import Tables

Form = TypeVar("Form", bound=In)


class Gates:
    """How often one address may ask."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Gate(limits.requests_per_second, limits.requests_per_second * 3)
        self.people = Gate(limits.people_per_minute / 60, limits.people_per_minute)
        self.tables = Gate(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.cards = Gate(limits.cards_per_minute / 60, limits.cards_per_minute)
        self.exports = Gate(limits.exports_per_minute / 60, limits.exports_per_minute)
        self.evenings = Gate(limits.evenings_per_minute / 60, limits.evenings_per_minute)
        self.codes = Gate(limits.codes_per_minute / 60, limits.codes_per_minute)


class Request:
    def __init__(
        self, http: HttpRequest, tables: Tables, gates: Gates, webhooks: Webhooks, address: str, content: bytes
    ) -> None:
        self.http = http
        self.tables = tables
        self.gates = gates
        self.webhooks = webhooks
        self.address = address
        self.content = content

    @property
    def seat_token(self) -> str:
        return self.http.headers.get("parlour-seat", "")[:64]

    async def person(self) -> PersonRow:
        """Whoever asks; refused if nobody is known by that token."""
        found = await self.find_person()
        if found is None:
            raise Trouble("not-yours", "unknown-browser", status=401)
        return found

    async def person_if_known(self) -> str:
        """The id of whoever asks; of a stranger, nothing."""
        found = await self.find_person()
        return found.id if found else ""

    async def find_person(self) -> PersonRow | None:
        scheme, _, token = self.http.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not 0 < len(token) <= 64:
            return None
        return await self.tables.writer.ask(self.tables.store.person_by_token, tokens.hashed(token))

    def body(self, kind: type[Form]) -> Form:
        try:
            return msgspec.json.decode(self.content or b"{}", type=kind)  # no body: all as usual
        except msgspec.ValidationError as error:
            raise Trouble("bad-message", "not-understood", detail=str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Trouble("bad-message", "not-understood", detail="the body is not JSON") from None

    def path(self, name: str) -> str:
        text = str(self.http.path_params[name])
        if not text.isascii() or not text.isprintable() or len(text) > 64:
            raise Trouble("not-found", "no-such-table")
        return text

    def seat_number(self) -> int:
        return seat_number(self.path("seat"))

    def query(self, name: str) -> str:
        return self.http.query_params.get(name, "")

    def seat_query(self) -> int | None:
        text = self.query("seat")
        return seat_number(text) if text else None

    async def table(self) -> Table:
        return await self.tables.find(self.path("id"))


def seat_number(text: str) -> int:
    if len(text) != 1 or text not in "01234567":
        raise Trouble("not-found", "no-such-seat")
    return int(text)
