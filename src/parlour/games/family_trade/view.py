"""What a seat sees of Family Trade.

A seat that could take a discard is asked at once, and nobody else may learn of it. So all others see the same whether
somebody is asked or the next seat has drawn and thinks: the table waits, and who is next. That is why another seat's
draw shows only when that seat acts.
"""

from __future__ import annotations

from functools import lru_cache

from parlour.engine.game import Note
from parlour.engine.view import HIDDEN, Card, Choice, Counter, Event, Scene, Zone
from parlour.games.family_trade import moves as catalogue
from parlour.games.family_trade import notes
from parlour.games.family_trade.cards import BOXES, FACES, ITEMS, KINDS, MARKET_MAKE, NOTHING, box_of
from parlour.games.family_trade.moves import has_announced
from parlour.games.family_trade.rules.secrets import Secrets

TITLES = ("Market making", "God of the market", "Battle Royale")


def money(thousands: int) -> str:
    return f"{thousands * 1000:,}".replace("-", "−")


def card(state: Secrets, kind: int, *tags: str) -> Card:
    return card_of(state.box, kind, tags)


@lru_cache(maxsize=1000)
def card_of(box: int, kind: int, tags: tuple[str, ...]) -> Card:
    if kind == MARKET_MAKE:
        return Card("MM", "Market Make", "MM", "white", "⇅", "Move one value a step", tags=tags)
    item = BOXES[box].items[kind]
    faces = " ".join(str(value) for value in item.track)
    return Card(item.code, item.name, item.name.capitalize(), item.colour, item.symbol, faces, tags=tags)


def track_text(state: Secrets, item: int) -> str:
    """The track of an item, its value in brackets."""
    track = box_of(state).items[item].track
    here = list(state.market)[item]
    return " ".join(f"[{value}]" if place == here else str(value) for place, value in enumerate(track))


# The scene


def show(state: Secrets, seat: int | None) -> Scene:
    zones = [Zone("deck", "Deck", kind="stack", count=state.deck_size + hides_draw(state, seat))]
    for other in range(state.players):
        zones += [hand(state, other, seat), discards(state, other)]
    if state.ruleset == catalogue.BATTLE:
        zones.append(Zone("gone", "Out of the game", kind="stack", count=state.gone))
    return Scene(
        phase="The match is over" if state.over else f"{TITLES[state.ruleset]}, {round_name(state)}",
        zones=tuple(zones),
        counters=tuple(counters(state, seat)),
        prompt="" if state.over else prompt(state, seat),
        turn=turn(state, seat),
    )


def round_name(state: Secrets) -> str:
    what = "round" if state.ruleset == catalogue.BATTLE else "deal"
    return f"{what} {state.deals + 1}"


def hides_draw(state: Secrets, viewer: int | None) -> bool:
    """Whether somebody has drawn a card and the viewer may not know it yet."""
    return not state.over and state.phase == catalogue.TURN and viewer != state.turn and not state.called


def next_seat(state: Secrets) -> int:
    """Whose turn it is, or will be if nobody takes the discard."""
    return (state.turn + 1) % state.players if state.phase == catalogue.CLAIM else state.turn


def turn(state: Secrets, viewer: int | None) -> tuple[int, ...]:
    if state.over:
        return ()
    if viewer == state.seat or state.phase in (catalogue.MARKET, catalogue.GOING_OUT):
        return (state.seat,)
    return () if viewer == next_seat(state) else (next_seat(state),)  # TR-8.2: not who is asked


def prompt(state: Secrets, viewer: int | None) -> str:
    if viewer == state.seat:
        return own_prompt(state)
    if state.phase == catalogue.MARKET:
        return f"{{{state.seat}:keeps|keep}} the market or {{{state.seat}:rolls|roll}} it anew."
    if state.phase == catalogue.GOING_OUT:
        return f"{{{state.seat}:goes|go}} out and may reroll one item."
    waits = f"The table waits: {{{next_seat(state)}:is|are}} next"
    if state.offered == NOTHING or state.called:
        return waits + "."
    return f"{waits}, unless somebody takes the {box_of(state).name(state.offered)}."


def own_prompt(state: Secrets) -> str:
    if state.phase == catalogue.MARKET:
        return "You deal: keep the market as it stands, or roll all dice anew?"
    if state.phase == catalogue.GOING_OUT:
        return "You are out. Reroll the die of one item, or stand?"
    if state.phase == catalogue.CLAIM:
        return (
            f"{{{state.turn}:discards|discard}} {box_of(state).name(state.offered)}: take it and go out, or leave it?"
        )
    drew = f"You drew {box_of(state).name(state.drawn)}."
    if has_announced(state, state.seat):
        return f"{drew} You are one to go: discard it, or go out if you can."
    return f"{drew} Discard a card, or go out if you can."


def hand(state: Secrets, owner: int, viewer: int | None) -> Zone:
    counts = state.hand_of(owner)
    if hides_draw(state, viewer) and owner == state.turn:
        return hidden_hand(state, owner, sum(counts) - 1)
    if owner in (viewer, state.winner):  # TR-8.1: the winner shows its cards
        note = "shown" if owner == state.winner else distance_text(state, counts)
        return Zone(f"hand:{owner}", "Hand", tuple(own_cards(state, owner, counts)), owner, "hand", note=note)
    return hidden_hand(state, owner, sum(counts))


def hidden_hand(state: Secrets, owner: int, count: int) -> Zone:
    note = "one to go" if has_announced(state, owner) else ""
    return Zone(f"hand:{owner}", "Hand", (HIDDEN,) * count, owner, "hand", note=note)


def own_cards(state: Secrets, owner: int, counts: list[int]) -> list[Card]:
    """Grouped by item, the card just drawn last in its group."""
    found = []
    drawn = state.drawn if state.phase == catalogue.TURN and owner == state.turn else NOTHING
    for kind in range(KINDS):
        for place in range(counts[kind]):
            tags = group_tags(kind, place, counts[kind])
            if kind == drawn and place == counts[kind] - 1:
                tags += ("just drawn",)
            found.append(card(state, kind, *tags))
    return found


def group_tags(kind: int, place: int, count: int) -> tuple[str, ...]:
    if kind == MARKET_MAKE:
        return ()
    in_group = min(3, count - place // 3 * 3)
    return ((), (), ("pair",), ("set",))[in_group]


def distance(state: Secrets, counts: list[int]) -> int:
    """How many cards are missing for going out."""
    if state.ruleset == catalogue.BATTLE:
        return 3 - min(3, max(counts))
    groups = sorted(
        (min(3, count - 3 * k) for count in counts[:ITEMS] for k in range(3) if count > 3 * k), reverse=True
    )
    return 9 - sum(groups[:3])


def distance_text(state: Secrets, counts: list[int]) -> str:
    if not any(counts):
        return ""
    missing = distance(state, counts)
    return f"{missing} to go" if missing else "out"


def discards(state: Secrets, owner: int) -> Zone:
    pile = list(state.pile)[: state.pile_size]
    kinds = [entry & 15 for entry in pile if entry >> 4 == owner]
    last = bool(pile) and pile[-1] >> 4 == owner and state.offered != NOTHING
    cards = [card(state, kind) for kind in kinds[:-1]]
    cards += [card(state, kind, *(("last discard",) if last else ())) for kind in kinds[-1:]]
    return Zone(f"discards:{owner}", "Discards", tuple(cards), owner, "spread")


# Counters


def counters(state: Secrets, viewer: int | None) -> list[Counter]:
    found = [seat_money(state, seat) for seat in range(state.players)]
    for seat in range(state.players):
        if has_announced(state, seat):
            found.append(Counter(f"one-to-go:{seat}", "One to go", "announced", seat))
    if viewer is not None and any(state.hand_of(viewer)):
        found.append(Counter("distance", "Cards missing", distance(state, state.hand_of(viewer)), viewer))
    if state.ruleset == catalogue.BATTLE:
        return found + bills(state) + [Counter("dealer", "Dealer", "deals", state.dealer)]
    if state.ruleset == catalogue.MARKET_MAKING:
        found += market(state)
    note = f"deal {state.streak} in a row"
    found.append(Counter("jackpot", "Jackpot", state.jackpot, note="in thousands"))
    found.append(Counter("dealer", "Dealer", f"×{state.streak}", state.dealer, note=note))
    return found + deals_left(state) + last_shown(state)


def seat_money(state: Secrets, seat: int) -> Counter:
    amount = list(state.money)[seat]
    return Counter(f"money:{seat}", "Money", amount, seat, "a loan" if amount < 0 else "in thousands")


def market(state: Secrets) -> list[Counter]:
    found = []
    for number, item in enumerate(box_of(state).items):
        value = list(state.track)[number * FACES + list(state.market)[number]]
        found.append(Counter(f"market:{item.code}", item.name.capitalize(), value, note=track_text(state, number)))
    return found


def bills(state: Secrets) -> list[Counter]:
    found = [
        Counter("bank:tens", "Bank: 10,000 bills", state.bank_tens),
        Counter("bank:fifties", "Bank: 50,000 bills", state.bank_fifties),
        Counter("rounds", "Rounds played", state.deals),
    ]
    for seat in range(state.players):
        found.append(Counter(f"tens:{seat}", "10,000 bills", list(state.tens)[seat], seat))
        found.append(Counter(f"fifties:{seat}", "50,000 bills", list(state.fifties)[seat], seat))
    return found + last_shown(state)


def deals_left(state: Secrets) -> list[Counter]:
    left = 2 * state.players - state.moved
    return [
        Counter("deals", "Deals played", state.deals),
        Counter("left", "Deals left", left, note="at least: a dealer who goes out deals again"),
    ]


def last_shown(state: Secrets) -> list[Counter]:
    if not state.shown:
        return []
    counts = [state.shown >> 4 * item & 15 for item in range(ITEMS)]
    sets = [box_of(state).name(item) for item in range(ITEMS) for _ in range(counts[item] // 3)]
    return [Counter("shown", "Last hand shown", ", ".join(sets))]


# Choices


def choice(state: Secrets, move: int) -> Choice:
    text = catalogue.text(state, move)
    me = state.seat
    if move == catalogue.DONE:
        return done_choice(state)
    if move == catalogue.LEAVE:
        return Choice(text, f"Leave the {box_of(state).name(state.offered)}")
    if move in PLAIN:
        return Choice(text, PLAIN[move])
    if move >= catalogue.REROLL:
        item = move - catalogue.REROLL
        return Choice(text, f"Reroll {box_of(state).name(item)}, now {value_text(state, item)}")
    kind = move - catalogue.DISCARD if move < catalogue.UP else MARKET_MAKE
    label = discard_label(state, move, kind)
    return Choice(text, label, (box_of(state).code(kind),), f"hand:{me}", f"discards:{me}")


PLAIN = {
    catalogue.STAND: "Stand: no reroll",
    catalogue.KEEP: "Keep the market as it stands",
    catalogue.ROLL: "Roll the market anew",
}


def value_text(state: Secrets, item: int) -> str:
    return money(list(state.track)[item * FACES + list(state.market)[item]])


def discard_label(state: Secrets, move: int, kind: int) -> str:
    if move < catalogue.UP:
        alone = ", moving nothing" if kind == MARKET_MAKE else ""
        return f"Discard {box_of(state).name(kind)}{alone}"
    up = move < catalogue.DOWN
    item = move - (catalogue.UP if up else catalogue.DOWN)
    place = list(state.market)[item] + (1 if up else -1)
    value = money(box_of(state).items[item].track[place])
    return f"Discard Market Make: {box_of(state).name(item)} {'up' if up else 'down'} to {value}"


def done_choice(state: Secrets) -> Choice:
    me = state.seat
    counts = state.hand_of(me)
    claims = state.phase == catalogue.CLAIM
    taken: tuple[str, ...] = ()
    source = ""
    if claims:
        counts[state.offered] += 1
        taken, source = (box_of(state).code(state.offered),), f"discards:{state.turn}"
    if distance(state, counts) or counts[MARKET_MAKE]:
        return Choice("done", "Call done, though you are not: it costs 100,000", taken, source)
    label = f"Take the {box_of(state).name(state.offered)} and go out" if claims else "Go out"
    return Choice("done", label + worth_text(state, counts), taken, source, f"hand:{me}" if claims else "")


def worth_text(state: Secrets, counts: list[int]) -> str:
    if state.ruleset != catalogue.MARKET_MAKING:
        return ""
    if 9 in counts:
        return ", nine alike for 600,000"
    values, places = list(state.track), list(state.market)
    total = sum(counts[item] // 3 * values[item * FACES + places[item]] for item in range(ITEMS))
    times = state.streak if state.seat == state.dealer else 1
    return f", worth {money(total * times)} as the market stands"


# Events


def tell(state: Secrets, note: Note, viewer: int | None) -> Event | None:
    kind, a, b, c = note
    if kind == notes.DREW:  # TR-3.1, told to the seat alone
        if a != viewer:
            return None
        drawn = card(state, b)
        return Event("draw", f"{{{a}:draws|draw}} {drawn.name}.", a, (drawn,), "deck", f"hand:{a}")
    if kind == notes.SHOWED_DRAW:
        if a == viewer:
            return None
        return Event("draw", f"{{{a}:draws|draw}} a card.", a, (HIDDEN,), "deck", f"hand:{a}")
    if kind == notes.DISCARDED:
        thrown = card(state, b)
        return Event("discard", f"{{{a}:discards|discard}} {thrown.name}.", a, (thrown,), f"hand:{a}", f"discards:{a}")
    if kind in SEAT_TEXTS:
        name, text = SEAT_TEXTS[kind]
        return Event(name, text.format(seat=a, amount=money(b)), a)
    if kind in (notes.ROLLED, notes.MOVED, notes.REROLLED):
        return market_event(state, note)
    if kind == notes.DEALT:
        text = f"{{{a}:deals|deal}} {c} cards each" + (f", for the {ordinal(b)} time in a row." if b > 1 else ".")
        return Event("deal", text, a, source="deck")
    if kind == notes.WENT_OUT:
        return went_out(state, a, b, c)
    if kind == notes.TOTAL:
        times = f" times {c} is {money(b * c)}" if c > 1 else ""
        return Event("total", f"The total is {money(b)}{times}.", a)
    if kind == notes.TO_SEAT:
        return Event("pay", f"{{{a}:pays|pay}} {money(c)} to {{{b}}}.", a)
    return Event(*TEXTS[kind])


SEAT_TEXTS = {
    notes.KEPT: ("market", "{{{seat}:keeps|keep}} the market."),
    notes.ANNOUNCED: ("announce", "{{{seat}:announces|announce}}: one to go!"),
    notes.CALLED: ("call", "{{{seat}:calls|call}} done, and it is not true."),
    notes.STOOD: ("stand", "{{{seat}:stands|stand}}."),
    notes.FROM_BANK: ("pay", "{{{seat}:gets|get}} {amount} from the bank."),
    notes.TO_BANK: ("pay", "{{{seat}:pays|pay}} {amount} to the bank."),
    notes.TO_JACKPOT: ("pay", "{{{seat}:pays|pay}} {amount} into the Jackpot."),
    notes.JACKPOT: ("pay", "{{{seat}:takes|take}} the Jackpot of {amount}."),
    notes.DEALER: ("dealer", "{{{seat}:is|are}} the next dealer."),
}
TEXTS = {
    notes.WASHOUT: ("washout", "The deck is empty: nobody wins this deal."),
    notes.RESHUFFLED: ("shuffle", "The deck is empty: the discards are shuffled into a new one."),
    notes.OUT_OF_CARDS: ("end", "There are no more cards: the game ends."),
    notes.OUT_OF_BILLS: ("end", "The bank has run out of bills: the game ends."),
}


def market_event(state: Secrets, note: Note) -> Event:
    kind, a, b, c = note
    if kind == notes.ROLLED:
        return Event("roll", f"The die of {box_of(state).name(a)} shows {money(b)}.")
    if kind == notes.MOVED:
        return Event("market", f"{box_of(state).name(a).capitalize()} goes {'up' if c else 'down'} to {money(b)}.")
    return Event("reroll", f"{{{a}:rerolls|reroll}} {box_of(state).name(b)}.", a)


def went_out(state: Secrets, seat: int, origin: int, packed: int) -> Event:
    sets = [box_of(state).name((packed >> 4 * place & 15) - 1) for place in range(3) if packed >> 4 * place & 15]
    last = f", the last card from {{{origin}}}" if origin != NOTHING else ""
    return Event("out", f"Done! {{{seat}:goes|go}} out with {', '.join(sets)}{last}.", seat)


def ordinal(number: int) -> str:
    return {2: "second", 3: "third"}.get(number, f"{number}th")
