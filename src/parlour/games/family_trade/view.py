"""What a seat sees of Family Trade.

A seat that could take a discard is asked at once, and nobody else may learn of it. So all others see the same whether
somebody is asked or the next seat has drawn and thinks: the table waits, and who is next. That is why another seat's
draw shows only when that seat acts.
"""

from __future__ import annotations

from parlour.engine.scene import HIDDEN, Card, Choice, Counter, Scene, Zone
from parlour.games.family_trade import faces, moves
from parlour.games.family_trade.cards import ITEMS, KINDS, MARKET_MAKE, NOTHING, box_of, count
from parlour.games.family_trade.rules import table
from parlour.games.family_trade.state import Trade

TITLES = ("Market making", "God of the market", "Battle Royale")


def track_text(state: Trade, item: int) -> str:
    """The track of an item, its value in brackets."""
    track = box_of(state).items[item].track
    here = state.market[item]
    return " ".join(f"[{value}]" if place == here else str(value) for place, value in enumerate(track))


# The scene


def show(state: Trade, seat: int | None) -> Scene:
    zones = [Zone("deck", "Deck", kind="stack", count=state.deck_size + hides_draw(state, seat))]
    for other in range(state.players):
        zones += [hand(state, other, seat), discards(state, other)]
    if state.ruleset == moves.BATTLE:
        zones.append(Zone("gone", "Out of the game", kind="stack", count=state.gone))
    return Scene(
        phase="The match is over" if state.over else f"{TITLES[state.ruleset]}, {round_name(state)}",
        zones=tuple(zones),
        counters=tuple(counters(state, seat)),
        prompt="" if state.over else prompt(state, seat),
        turn=turn(state, seat),
    )


def round_name(state: Trade) -> str:
    what = "round" if state.ruleset == moves.BATTLE else "deal"
    return f"{what} {state.deals + 1}"


def hides_draw(state: Trade, viewer: int | None) -> bool:
    """Whether somebody has drawn a card and the viewer may not know it yet."""
    return not state.over and state.phase == moves.TURN and viewer != state.turn and not state.called


def next_seat(state: Trade) -> int:
    """Whose turn it is, or will be if nobody takes the discard."""
    return (state.turn + 1) % state.players if state.phase == moves.CLAIM else state.turn


def turn(state: Trade, viewer: int | None) -> tuple[int, ...]:
    if state.over:
        return ()
    if viewer == state.seat or state.phase in (moves.MARKET, moves.GOING_OUT):
        return (state.seat,)
    return () if viewer == next_seat(state) else (next_seat(state),)  # TR-8.2: not who is asked


def prompt(state: Trade, viewer: int | None) -> str:
    if viewer == state.seat:
        return own_prompt(state)
    if state.phase == moves.MARKET:
        return f"{{{state.seat}:keeps|keep}} the market or {{{state.seat}:rolls|roll}} it anew."
    if state.phase == moves.GOING_OUT:
        return f"{{{state.seat}:goes|go}} out and may reroll one item."
    waits = f"The table waits: {{{next_seat(state)}:is|are}} next"
    if state.offered == NOTHING or state.called:
        return waits + "."
    return f"{waits}, unless somebody takes the {box_of(state).name(state.offered)}."


def own_prompt(state: Trade) -> str:
    if state.phase == moves.MARKET:
        return "You deal: keep the market as it stands, or roll all dice anew?"
    if state.phase == moves.GOING_OUT:
        return "You are out. Reroll the die of one item, or stand?"
    if state.phase == moves.CLAIM:
        return (
            f"{{{state.turn}:discards|discard}} {box_of(state).name(state.offered)}: take it and go out, or leave it?"
        )
    drew = f"You drew {box_of(state).name(state.drawn)}."
    if table.has_announced(state, state.seat):
        return f"{drew} You are one to go: discard it, or go out if you can."
    return f"{drew} Discard a card, or go out if you can."


def hand(state: Trade, owner: int, viewer: int | None) -> Zone:
    counts = table.hand_of(state, owner)
    if hides_draw(state, viewer) and owner == state.turn:
        return hidden_hand(state, owner, sum(counts) - 1)
    if owner in (viewer, state.winner):  # TR-8.1: the winner shows its cards
        note = "shown" if owner == state.winner else distance_text(state, counts)
        return Zone(f"hand:{owner}", "Hand", tuple(own_cards(state, owner, counts)), owner, "hand", note=note)
    return hidden_hand(state, owner, sum(counts))


def hidden_hand(state: Trade, owner: int, count: int) -> Zone:
    note = "one to go" if table.has_announced(state, owner) else ""
    return Zone(f"hand:{owner}", "Hand", (HIDDEN,) * count, owner, "hand", note=note)


def own_cards(state: Trade, owner: int, counts: list[int]) -> list[Card]:
    """Grouped by item, the card just drawn last in its group."""
    found = []
    drawn = state.drawn if state.phase == moves.TURN and owner == state.turn else NOTHING
    for kind in range(KINDS):
        for place in range(counts[kind]):
            tags = group_tags(kind, place, counts[kind])
            if kind == drawn and place == counts[kind] - 1:
                tags += ("just drawn",)
            found.append(faces.card(state, kind, *tags))
    return found


def group_tags(kind: int, place: int, count: int) -> tuple[str, ...]:
    if kind == MARKET_MAKE:
        return ()
    in_group = min(3, count - place // 3 * 3)
    return ((), (), ("pair",), ("set",))[in_group]


def distance(state: Trade, counts: list[int]) -> int:
    """How many cards are missing for going out."""
    if state.ruleset == moves.BATTLE:
        return 3 - min(3, max(counts))
    groups = sorted(
        (min(3, count - 3 * k) for count in counts[:ITEMS] for k in range(3) if count > 3 * k), reverse=True
    )
    return 9 - sum(groups[:3])


def distance_text(state: Trade, counts: list[int]) -> str:
    if not any(counts):
        return ""
    missing = distance(state, counts)
    return f"{missing} to go" if missing else "out"


def discards(state: Trade, owner: int) -> Zone:
    seats = state.pile_seat[: state.pile_size]
    kinds = [kind for kind, seat in zip(state.pile, seats, strict=False) if seat == owner]
    last = seats[-1:] == [owner] and state.offered != NOTHING
    cards = [faces.card(state, kind) for kind in kinds[:-1]]
    cards += [faces.card(state, kind, *(("last discard",) if last else ())) for kind in kinds[-1:]]
    return Zone(f"discards:{owner}", "Discards", tuple(cards), owner, "spread")


# Counters


def counters(state: Trade, viewer: int | None) -> list[Counter]:
    found = [seat_money(state, seat) for seat in range(state.players)]
    for seat in range(state.players):
        if table.has_announced(state, seat):
            found.append(Counter(f"one-to-go:{seat}", "One to go", "announced", seat))
    if viewer is not None and any(table.hand_of(state, viewer)):
        found.append(Counter("distance", "Cards missing", distance(state, table.hand_of(state, viewer)), viewer))
    if state.ruleset == moves.BATTLE:
        return found + bills(state) + [Counter("dealer", "Dealer", "deals", state.dealer)]
    if state.ruleset == moves.MARKET_MAKING:
        found += market(state)
    note = f"deal {state.streak} in a row"
    found.append(Counter("jackpot", "Jackpot", state.jackpot, note="in thousands"))
    found.append(Counter("dealer", "Dealer", f"×{state.streak}", state.dealer, note=note))
    return found + deals_left(state) + last_shown(state)


def seat_money(state: Trade, seat: int) -> Counter:
    amount = state.money[seat]
    return Counter(f"money:{seat}", "Money", amount, seat, "a loan" if amount < 0 else "in thousands")


def market(state: Trade) -> list[Counter]:
    found = []
    for number, item in enumerate(box_of(state).items):
        value, note = table.price(state, number), track_text(state, number)
        found.append(Counter(f"market:{item.code}", item.name.capitalize(), value, note=note))
    return found


def bills(state: Trade) -> list[Counter]:
    found = [
        Counter("bank:tens", "Bank: 10,000 bills", state.bank_tens),
        Counter("bank:fifties", "Bank: 50,000 bills", state.bank_fifties),
        Counter("rounds", "Rounds played", state.deals),
    ]
    for seat in range(state.players):
        found.append(Counter(f"tens:{seat}", "10,000 bills", state.tens[seat], seat))
        found.append(Counter(f"fifties:{seat}", "50,000 bills", state.fifties[seat], seat))
    return found + last_shown(state)


def deals_left(state: Trade) -> list[Counter]:
    left = 2 * state.players - state.moved
    return [
        Counter("deals", "Deals played", state.deals),
        Counter("left", "Deals left", left, note="at least: a dealer who goes out deals again"),
    ]


def last_shown(state: Trade) -> list[Counter]:
    if not state.shown:
        return []
    sets = [box_of(state).name(item) for item in range(ITEMS) for _ in range(count(state.shown, item) // 3)]
    return [Counter("shown", "Last hand shown", ", ".join(sets))]


# Choices


def choice(state: Trade, move: int) -> Choice:
    text = moves.text(state, move)
    me = state.seat
    if move == moves.DONE:
        return done_choice(state)
    if move == moves.LEAVE:
        return Choice(text, f"Leave the {box_of(state).name(state.offered)}")
    if move in PLAIN:
        return Choice(text, PLAIN[move])
    if move >= moves.REROLL:
        item = move - moves.REROLL
        return Choice(text, f"Reroll {box_of(state).name(item)}, now {value_text(state, item)}")
    kind = move - moves.DISCARD if move < moves.UP else MARKET_MAKE
    label = discard_label(state, move, kind)
    return Choice(text, label, (box_of(state).code(kind),), f"hand:{me}", f"discards:{me}")


PLAIN = {
    moves.STAND: "Stand: no reroll",
    moves.KEEP: "Keep the market as it stands",
    moves.ROLL: "Roll the market anew",
}


def value_text(state: Trade, item: int) -> str:
    return faces.money(table.price(state, item))


def discard_label(state: Trade, move: int, kind: int) -> str:
    if move < moves.UP:
        alone = ", moving nothing" if kind == MARKET_MAKE else ""
        return f"Discard {box_of(state).name(kind)}{alone}"
    up = move < moves.DOWN
    item = move - (moves.UP if up else moves.DOWN)
    place = state.market[item] + (1 if up else -1)
    value = faces.money(box_of(state).items[item].track[place])
    return f"Discard Market Make: {box_of(state).name(item)} {'up' if up else 'down'} to {value}"


def done_choice(state: Trade) -> Choice:
    me = state.seat
    counts = table.hand_of(state, me)
    claims = state.phase == moves.CLAIM
    taken: tuple[str, ...] = ()
    source = ""
    if claims:
        counts[state.offered] += 1
        taken, source = (box_of(state).code(state.offered),), f"discards:{state.turn}"
    if distance(state, counts) or counts[MARKET_MAKE]:
        return Choice("done", "Call done, though you are not: it costs 100,000", taken, source)
    label = f"Take the {box_of(state).name(state.offered)} and go out" if claims else "Go out"
    return Choice("done", label + worth_text(state, counts), taken, source, f"hand:{me}" if claims else "")


def worth_text(state: Trade, counts: list[int]) -> str:
    if state.ruleset != moves.MARKET_MAKING:
        return ""
    if 9 in counts:
        return ", nine alike for 600,000"
    total = sum(counts[item] // 3 * table.price(state, item) for item in range(ITEMS))
    times = state.streak if state.seat == state.dealer else 1
    return f", worth {faces.money(total * times)} as the market stands"
