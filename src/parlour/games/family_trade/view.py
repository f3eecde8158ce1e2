"""What a viewer knows of Family Trade, what is asked, and what each choice brings.

A seat that could take a discard is asked at once, and nobody else may learn of it. So all others know the same whether
somebody is asked or the next seat has drawn and thinks: who is next. That is why another seat's draw shows only when
that seat acts.
"""

from __future__ import annotations

from parlour.engine.fold import Facts, Place
from parlour.engine.presentation import Asked, Option
from parlour.games.family_trade import moves
from parlour.games.family_trade.cards import ITEMS, KINDS, MARKET_MAKE, NINE_ALIKE, NOTHING, PENALTY, count
from parlour.games.family_trade.moves import card_text
from parlour.games.family_trade.rules import table
from parlour.games.family_trade.state import Trade


def show(state: Trade, viewer: int | None) -> Facts:
    return Facts(zones(state, viewer), counters(state, viewer), phase(state), state.outcome() if state.over else None)


def phase(state: Trade) -> str:
    if state.over:
        return "over"
    return {moves.MARKET: "between", moves.GOING_OUT: "out"}.get(state.phase, "turns")


def hides_draw(state: Trade, viewer: int | None) -> bool:
    """Whether somebody has drawn a card and the viewer may not know it yet."""  # TR-8.2
    return not state.over and state.phase == moves.TURN and viewer != state.turn and not state.called


# Zones


def zones(state: Trade, viewer: int | None) -> dict[str, Place]:
    seats = range(state.players)
    found = {"deck": Place([], state.deck_size + hides_draw(state, viewer))}
    found |= {f"hand:{seat}": hand(state, seat, viewer) for seat in seats}
    found |= {f"discards:{seat}": Place(discards(state, seat)) for seat in seats}
    shows = state.phase == moves.GOING_OUT and not state.over
    found["shown"] = Place(codes(state, state.shown) if shows else [])  # TR-8.1
    found["last"] = Place(codes(state, state.shown))
    found["gone"] = Place([], state.gone)
    return found


def hand(state: Trade, owner: int, viewer: int | None) -> Place:
    if state.phase == moves.GOING_OUT and owner == state.winner:
        return Place([])
    held = codes(state, state.hands[owner])
    if owner == viewer:
        return Place(held)
    return Place([], len(held) - (owner == state.turn and hides_draw(state, viewer)))


def codes(state: Trade, hand: int) -> list[str]:
    return [card_text(state, card) for card in range(KINDS) for _ in range(count(hand, card))]


def discards(state: Trade, owner: int) -> list[str]:
    pile = zip(state.pile, state.pile_seat[: state.pile_size], strict=False)
    return [card_text(state, card) for card, seat in pile if seat == owner]


# Counters


def counters(state: Trade, viewer: int | None) -> dict[str, int | str]:
    found: dict[str, int | str] = {
        "ruleset": moves.RULESETS[state.ruleset],
        "royale": int(state.ruleset == moves.BATTLE),
        "dealer": state.dealer,
        "offered": offered_by(state),
    }
    for seat in range(state.players):
        found[f"money:{seat}"] = state.money[seat]
        found[f"announced:{seat}"] = int(table.has_announced(state, seat))
    if viewer is not None:
        found[f"missing:{viewer}"] = missing(state, viewer)
    return found | (bills(state) if state.ruleset == moves.BATTLE else deals(state))


def offered_by(state: Trade) -> int:
    """Whose discard may still be taken, for all that everybody knows."""
    is_taken = state.winner != NOTHING and state.origin != NOTHING
    return -1 if is_taken or state.offered == NOTHING else state.pile_seat[state.pile_size - 1]


def deals(state: Trade) -> dict[str, int | str]:
    found: dict[str, int | str] = {
        "jackpot": state.jackpot,
        "streak": state.streak,
        "deals": state.deals,
        "left": 2 * state.players - state.moved,  # TR-5.2
    }
    if state.ruleset == moves.MARKET_MAKING:
        found |= {f"market:{card_text(state, item)}": table.price(state, item) for item in range(ITEMS)}
    return found


def bills(state: Trade) -> dict[str, int | str]:
    found: dict[str, int | str] = {
        "bank:tens": state.bank_tens,
        "bank:fifties": state.bank_fifties,
        "rounds": state.deals,
    }
    for seat in range(state.players):
        found |= {f"tens:{seat}": state.tens[seat], f"fifties:{seat}": state.fifties[seat]}
    return found


def missing(state: Trade, seat: int) -> int:
    """How many cards the seat needs for going out."""
    counts = table.hand_of(state, seat)
    if state.ruleset == moves.BATTLE:
        return 3 - min(3, max(counts))  # TR-6.3
    groups = [min(3, held - 3 * place) for held in counts[:ITEMS] for place in range(3) if held > 3 * place]
    return 9 - sum(sorted(groups)[-3:])  # TR-3.2


# What is asked


def asked(state: Trade, viewer: int | None) -> Asked:
    if state.over:
        return Asked()
    if state.phase in OPEN:
        return Asked((state.seat,), OPEN[state.phase])
    if viewer != state.seat:
        return waiting(state, viewer)
    if state.phase == moves.CLAIM:
        return Asked((viewer,), "answer" if state.free else "claim", (state.turn, card_text(state, state.offered)))
    announced = "yes" if table.has_announced(state, viewer) else "no"
    return Asked((viewer,), "turn", (card_text(state, state.drawn), announced, missing(state, viewer)))


OPEN = {moves.MARKET: "market", moves.GOING_OUT: "reroll"}


def waiting(state: Trade, viewer: int | None) -> Asked:
    """Not who is asked, but who is next; who is next itself is told that it waits."""  # TR-8.2
    following = table.after(state, state.turn) if state.phase == moves.CLAIM else state.turn
    offered = () if state.offered == NOTHING or state.called else (card_text(state, state.offered),)
    return Asked(() if viewer == following else (following,), "wait", (offered,))


# Choices


def choice(state: Trade, move: int) -> Option:
    verb, args, advice = chosen(state, move)
    return Option(moves.text(state, move), verb, args, advice)


Chosen = tuple[str, tuple[object, ...], tuple[object, ...]]


def chosen(state: Trade, move: int) -> Chosen:
    if move == moves.DONE:
        return chosen_claim(state) if state.phase == moves.CLAIM else chosen_done(state)
    if move == moves.LEAVE:
        return "leave", (), (card_text(state, state.offered), state.turn)
    if move in PLAIN:
        return PLAIN[move], (), ()
    if move >= moves.REROLL:
        item = move - moves.REROLL
        return "reroll", (card_text(state, item),), (table.price(state, item),)
    if move >= moves.UP:
        return chosen_step(state, move)
    card = move - moves.DISCARD
    return "discard-still" if card == MARKET_MAKE else "discard", (card_text(state, card),), ()


PLAIN = {moves.STAND: "stand", moves.KEEP: "keep", moves.ROLL: "roll"}


def chosen_step(state: Trade, move: int) -> Chosen:
    verb, first, step = ("up", moves.UP, 1) if move < moves.DOWN else ("down", moves.DOWN, -1)
    item = move - first
    value = state.track[item][state.market[item] + step]  # TR-1.4
    return verb, (card_text(state, MARKET_MAKE), card_text(state, item)), (value,)


def chosen_done(state: Trade) -> Chosen:
    counts = table.hand_of(state, state.seat)
    is_done = missing(state, state.seat) == 0 and not counts[MARKET_MAKE]  # TR-3.2
    return ("go-out", (), worth(state, counts)) if is_done else ("call", (), (PENALTY,))


def chosen_claim(state: Trade) -> Chosen:
    offered = card_text(state, state.offered), state.turn
    if state.ready[state.seat] != state.offered:
        return "call-for", (), (*offered, PENALTY)
    counts = table.hand_of(state, state.seat)
    counts[state.offered] += 1
    return "take", (), (*offered, *worth(state, counts))


def worth(state: Trade, counts: list[int]) -> tuple[str, int]:
    """What going out brings, if it is known."""
    if state.ruleset != moves.MARKET_MAKING:
        return "unknown", 0
    if max(counts) == 9:
        return "nine", NINE_ALIKE  # TR-4.3
    total = sum(counts[item] // 3 * table.price(state, item) for item in range(ITEMS))  # TR-4.2
    return "market", total * (state.streak if state.seat == state.dealer else 1)  # TR-4.4
