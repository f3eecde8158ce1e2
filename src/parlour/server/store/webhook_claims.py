"""Who calls a webhook: one process for each turn, and another if that one dies before it was heard."""

from __future__ import annotations

from time import time

from sqlalchemy import Engine, Update, select, update

from parlour.server.store.schema import tables

LEASE_SECONDS = 60.0  # longer than one try can take


class WebhookClaims:
    """The claims in the store. Like the store's own, these calls wait for the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def claim(self, table: str, turn: str) -> bool:
        """True for the one process that shall call for this turn."""
        return self.did(of(table).where(tables.c.told != turn).values(told=turn, calling_until=time() + LEASE_SECONDS))

    def keep_claim(self, table: str, turn: str) -> bool:
        """Before each try: this process still lives. False if another has taken over, or it was settled."""
        is_mine = (tables.c.told == turn) & tables.c.calling_until.is_not(None)
        return self.did(of(table).where(is_mine).values(calling_until=time() + LEASE_SECONDS))

    def settle(self, table: str, turn: str) -> None:
        """It was heard, or is not to be tried again."""
        self.did(of(table).where(tables.c.told == turn).values(calling_until=None))

    def free_lapsed(self) -> list[str]:
        """Give up the claims of processes that died; the tables, to be looked at again."""
        query = select(tables.c.id).where(tables.c.calling_until < time()).limit(200)
        with self.engine.connect() as connection:
            lapsed = [row[0] for row in connection.execute(query)]
        given_up = [of(id).where(tables.c.calling_until < time()).values(told="", calling_until=None) for id in lapsed]
        return [id for id, query in zip(lapsed, given_up, strict=True) if self.did(query)]

    def did(self, query: Update) -> bool:
        with self.engine.begin() as connection:
            return connection.execute(query).rowcount == 1


def of(table: str) -> Update:
    return update(tables).where(tables.c.id == table)
