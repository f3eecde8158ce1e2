"""A coach at a table where one person plays against bots: it says what matters, and looks at the moves that are made.

Until it has looked at one that can be taken back the bots wait; if that cost much, they wait a little longer. What
revealed something or ended the match stands; what it cost is told afterwards, while the bots go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from parlour.bots import coach
from parlour.server.ops import logs
from parlour.server.protocol.messages import Coach, Coached, Out, Play, Slip
from parlour.server.tables import moves, takeback
from parlour.server.tables.hold import Hold
from parlour.server.tables.matches import Made
from parlour.server.tables.table import Table
from parlour.server.tables.tables import Tables


def is_alone(table: Table, seat: int) -> bool:
    """Whether nobody but this seat's owner plays here: where others do, or the same deal, nobody is coached."""
    return not table.row.deal and [one.seat for one in table.seats if one.person or not one.bot] == [seat]


def matter(table: Table, message: Coach, seat: int) -> Coached:
    """What matters now."""
    match = moves.match_at_turn(table, seat)
    said = coach.matter(match.position(canonical=True)) if is_alone(table, seat) else None
    return Coached(message.id, said)


@contextmanager
def watched(table: Table, message: Play, seat: int) -> Iterator[Hold | None]:
    """While a move is made that a coach is to look at: the bots will wait."""
    table.hold = hold = Hold() if message.coached and len(message.moves) == 1 and is_alone(table, seat) else None
    try:
        yield hold
    except BaseException:
        table.hold = None
        raise


def free(table: Table) -> None:
    """The bots need not wait any longer; after a take-back what they thought of is void."""
    if table.hold:
        table.hold.free()


async def look(tables: Tables, address: str, table: Table, seat: int, hold: Hold, tell: Callable[[Out], None]) -> None:
    """Tell whether the seat's last move cost much; the bots go on, or wait for an answer if it can be taken back."""
    stands = not takeback.is_possible(table, seat)
    if stands:
        hold.free()
    try:
        found = await slip(tables, address, table, seat, stands)
    except Exception as error:  # nobody waits for it but the bots
        logs.fault("a coach could not look", error, table=logs.short(table.id))
        found = None
    if found and stands:
        tell(found)
    elif found and not hold.freed.is_set():
        hold.prolong()
        tell(found)
    else:
        hold.free()


async def slip(tables: Tables, address: str, table: Table, seat: int, stands: bool) -> Slip | None:
    if table.movers[-1:] != [seat]:
        return None
    seq, made = table.seq, len(table.moves) - 1
    before = Made(table.moves[:made], [one for one in table.signed if one.after <= made])
    found = await tables.bot_pool.look_back(address, table.id, table.plan, before, table.moves[made])
    if found is None or (table.seq != seq and not stands):
        return None
    why = found.choice.why
    return Slip(found.made, found.best, (why.id, *why.args), found.rival, list(why.motives), found.choice.loss, stands)
