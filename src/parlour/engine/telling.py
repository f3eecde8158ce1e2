"""How a game of tricks is told, derived from its deck: moves as text, zones, events, views, reasons and the past.

`TrickTelling(deck, …)` has all that a `Presentation` and a `Game` ask for; a game that differs overrides the method.
The words are the game's own, in its `words/` files; `parlour new-game` writes them to begin with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from parlour.engine import decks
from parlour.engine.chance import Shuffle
from parlour.engine.decks import Deck
from parlour.engine.errors import MalformedMove, Reason
from parlour.engine.fold import Event, Facts, Place, To
from parlour.engine.meaning import Pointed
from parlour.engine.options import Option as GameOption
from parlour.engine.options import messages_of
from parlour.engine.presentation import Asked, Option, Presentation, Things
from parlour.engine.record import Entry
from parlour.engine.state import Note
from parlour.engine.vocabulary import (
    OVER,
    SEAT,
    TEXT,
    Counter,
    End,
    Gather,
    Key,
    Kind,
    Move,
    Noun,
    Number,
    Phase,
    Prompt,
    Set,
    Type,
    Types,
    Verb,
    Vocabulary,
    Zone,
    cards_of,
)

NONE = "none"
POINTS = Number(-9999, 9999)


@dataclass(frozen=True)
class TrickTelling:
    """What the game has besides cards and tricks, and the clauses that forbid moves."""

    deck: Deck
    clauses: Mapping[str, str] = field(default_factory=dict)  # by reason: not-in-hand, follow-suit, not-now, no-bid
    turns_trump: bool = False  # a card is turned up for trumps
    names_trump: bool = False  # somebody names trumps
    bids: bool = False
    counts_points: bool = False
    knocks_out: bool = False  # seats can leave
    options: tuple[GameOption, ...] = ()  # of the game

    # What there is

    @cached_property
    def card(self) -> Noun:
        return Noun("card", {"suit": self.suit, "rank": TEXT})

    @cached_property
    def suit(self) -> Key:
        return Key(self.deck.suits)

    @property
    def has_trump(self) -> bool:
        return self.turns_trump or self.names_trump

    def things(self, _: Any) -> Things:
        deck = self.deck
        return {"card": {text: {"suit": deck.suit(at), "rank": deck.rank(at)} for at, text in enumerate(deck.texts)}}

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary(
            nouns={"card": self.card},
            zones=self.zones(),
            counters=self.counters(),
            phases=self.phases(),
            verbs=self.verbs(),
            prompts=self.prompts(),
            kinds=self.kinds(),
            reasons=self.reasons(),
            more={"one-card": {"card": self.card}, **messages_of(self.options)},
            end=End(counters=("tricks",)),
        )

    def zones(self) -> tuple[Zone, ...]:
        turned = (Zone("turned", "aside"),) if self.turns_trump else ()
        return (
            Zone("hand", "hand", sees="owner", order="rank", each="seat"),
            Zone("trick", "trick", each="seat"),
            Zone("taken", "collection", sees="none", each="seat"),
            *turned,
            Zone("pile", "pile", sees="none"),
        )

    def counters(self) -> tuple[Counter, ...]:
        found = [Counter("round"), Counter("tricks", each="seat")]
        if self.has_trump:
            found.append(Counter("trump", "choice", values=(NONE, *self.deck.suits)))
        if self.bids:
            found.append(Counter("bid", each="seat"))
        if self.counts_points:
            found.append(Counter("points", each="seat"))
        if self.knocks_out:
            found.append(Counter("out", "flag", each="seat"))
        return tuple(found)

    def phases(self) -> tuple[str, ...]:
        bidding = ("bid",) if self.bids else ()
        naming = ("name",) if self.names_trump else ()
        return (*bidding, *naming, "play", "over")

    def verbs(self) -> dict[str, Verb]:
        found = {
            "play": Verb(
                "play {card}",
                {"card": self.card},
                can_premove=True,
                cards="{card}",
                source="hand:{me}",
                target="trick:{me}",
            )
        }
        if self.names_trump:
            found["name"] = Verb("trump {suit}", {"suit": self.suit})
        if self.bids:
            found["bid"] = Verb("bid {tricks}", {"tricks": Number(0, self.deck.size)})
        return found

    def prompts(self) -> dict[str, Prompt]:
        found = {"lead": Prompt(), "follow": Prompt({"card": self.card})}
        if self.names_trump:
            found["name"] = Prompt()
        if self.bids:
            found["bid"] = Prompt()
        return found

    def kinds(self) -> dict[str, Kind]:
        card, cards, suit = self.card, cards_of(self.card), self.suit
        found = {
            "round": Kind({"round": Number(1)}, self.round_does(), rest="shuffled"),
            "dealt": Kind({"seat": SEAT, "cards": cards}, (Move("pile", "hand:{seat}", "{cards}"),)),
            "phase": Kind({"phase": Key(self.phases())}, (Phase("{phase}"),), is_said=False),
            "played": Kind(
                {"seat": SEAT, "card": card}, (Move("hand:{seat}", "trick:{seat}", "{card}"),), rest="played"
            ),
            "took": Kind(
                {"seat": SEAT, "tricks": Number(1)},
                (Gather("trick:*", "taken:{seat}"), Set("tricks:{seat}", "{tricks}")),
                rest="trick",
            ),
            "over": OVER,
        }
        if self.turns_trump:
            shown = (Move("pile", "turned", "{card}"), Set("trump", "{suit}"))
            found["turned"] = Kind({"card": card, "suit": suit}, shown, rest="dealt")
        if self.names_trump:
            found["named"] = Kind({"seat": SEAT, "suit": suit}, (Set("trump", "{suit}"),), rest="named")
        if self.bids:
            found["bade"] = Kind({"seat": SEAT, "tricks": Number(0, self.deck.size)}, (Set("bid:{seat}", "{tricks}"),))
        if self.counts_points:
            args: Types = {"seat": SEAT, "points": POINTS, "total": POINTS}
            found["scored"] = Kind(args, (Set("points:{seat}", "{total}"),), rest="paid")
        if self.knocks_out:
            found["out"] = Kind({"seat": SEAT}, (Set("out:{seat}", 1),), rest="out")
        return found

    def round_does(self) -> tuple[Any, ...]:
        turned = (Gather("turned", "pile"),) if self.turns_trump else ()
        trump = (Set("trump", NONE),) if self.has_trump else ()
        bids = (Set("bid:*", 0),) if self.bids else ()
        back = (Gather("taken:*", "pile"), Gather("hand:*", "pile"), *turned)
        return (*back, Set("round", "{round}"), Set("tricks:*", 0), *trump, *bids)

    def reasons(self) -> dict[str, Types]:
        card: dict[str, Type] = {"card": self.card}
        found: dict[str, Types] = {"not-in-hand": card, "follow-suit": card, "not-now": {}}
        return found | ({"no-bid": {"tricks": Number(0, self.deck.size)}} if self.bids else {})

    # Moves and their texts

    def text(self, state: Any, move: int) -> str:
        if move >= decks.BID:
            return f"bid {move - decks.BID}"
        if move >= decks.NAME_TRUMP:
            return f"trump {self.deck.suits[move - decks.NAME_TRUMP]}"
        return f"play {self.deck.texts[move]}"

    @cached_property
    def moves(self) -> dict[str, int]:
        found = {f"play {text.lower()}": card for card, text in enumerate(self.deck.texts)}
        if self.names_trump:
            found |= {f"trump {suit.lower()}": decks.NAME_TRUMP + at for at, suit in enumerate(self.deck.suits)}
        if self.bids:
            found |= {f"bid {tricks}": decks.BID + tricks for tricks in range(self.deck.size + 1)}
        return found

    def parse(self, state: Any, text: str) -> int:
        if text not in self.moves:
            raise MalformedMove
        return self.moves[text]

    def meant(self, state: Any, pointed: Pointed) -> list[str]:
        """Whoever points at a card wants to play it, also while something else is asked."""
        return [f"play {card}" for card in pointed.cards]

    def why_not(self, state: Any, move: int) -> Reason:
        if move >= decks.BID and state.stage == decks.BIDDING:
            return self.reason("no-bid", move - decks.BID)
        if move >= decks.NAME_TRUMP or state.stage != decks.PLAYING:
            return self.reason("not-now")
        held = state.hands[state.seat] >> move & 1
        return self.reason("follow-suit" if held else "not-in-hand", self.deck.texts[move])

    def reason(self, id: str, *args: Any) -> Reason:
        return Reason(self.clauses.get(id, ""), id, args)

    # What a viewer knows

    def show(self, state: Any, viewer: int | None) -> Facts:
        seats = range(state.players)
        return Facts(
            self.places(state, viewer, seats), self.counted(state, seats), self.phase(state), outcome_of(state)
        )

    def places(self, state: Any, viewer: int | None, seats: range) -> dict[str, Place]:
        deck, hands, tricks = self.deck, list(state.hands), list(state.tricks)
        zones = {f"hand:{seat}": Place([], hands[seat].bit_count()) for seat in seats}
        if viewer is not None:
            zones[f"hand:{viewer}"] = Place(deck.named(hands[viewer]))
        laid = list(zip(list(state.trick_seats), list(state.trick), range(state.trick_size), strict=False))
        on_table = {seat: deck.texts[card] for seat, card, _ in laid}
        zones |= {f"trick:{seat}": Place([on_table[seat]] if seat in on_table else []) for seat in seats}
        each = state.gone.bit_count() // max(1, sum(tricks[seat] for seat in seats))
        zones |= {f"taken:{seat}": Place([], tricks[seat] * each) for seat in seats}
        if self.turns_trump:
            zones["turned"] = Place([deck.texts[state.turned]] if state.turned >= 0 else [])
        return zones | {"pile": Place([], state.pile_size)}

    def counted(self, state: Any, seats: range) -> dict[str, int | str]:
        tricks, bids, points = list(state.tricks), list(state.bids), list(state.points)
        found: dict[str, int | str] = {"round": state.round} | {f"tricks:{seat}": tricks[seat] for seat in seats}
        if self.has_trump:
            found["trump"] = self.deck.suits[state.trump] if state.trump >= 0 else NONE
        if self.bids:
            found |= {f"bid:{seat}": max(0, bids[seat] - 1) for seat in seats}
        if self.counts_points:
            found |= {f"points:{seat}": points[seat] for seat in seats}
        if self.knocks_out:
            found |= {f"out:{seat}": int(not state.active >> seat & 1) for seat in seats}
        return found

    def phase(self, state: Any) -> str:
        return "over" if state.over else {decks.BIDDING: "bid", decks.NAMING: "name"}.get(state.stage, "play")

    def asked(self, state: Any, viewer: int | None) -> Asked:
        if state.over:
            return Asked()
        if state.stage != decks.PLAYING:
            return Asked((state.seat,), self.phase(state))
        if state.trick_size == 0:
            return Asked((state.seat,), "lead")
        return Asked((state.seat,), "follow", (self.deck.texts[state.trick[0]],))

    def choice(self, state: Any, move: int) -> Option:
        text = self.text(state, move)
        if move >= decks.BID:
            return Option(text, "bid", (move - decks.BID,))
        if move >= decks.NAME_TRUMP:
            return Option(text, "name", (self.deck.suits[move - decks.NAME_TRUMP],))
        return Option(text, "play", (self.deck.texts[move],))

    # What happened

    def tell(self, state: Any, notes: list[Note], mover: int) -> list[Event | To]:
        events: list[Event | To] = []
        for note in notes:
            events += self.tell_note(state, note)
        if state.over:
            return [*events, ("over", *state.outcome())]
        return [*events, ("phase", self.phase(state))]

    def tell_note(self, state: Any, note: Note) -> list[Event | To]:
        kind, a, b, c = note
        deck = self.deck
        match kind:
            case decks.ROUND:
                return [("round", a)]
            case decks.DEALT:
                return [("dealt", a, tuple(deck.named(state.hands[a])))]
            case decks.TURNED:
                return [("turned", deck.texts[a], deck.suit(a))]
            case decks.NAMED:
                return [("named", a, deck.suits[b])]
            case decks.BADE:
                return [("bade", a, b)]
            case decks.PLAYED:
                return [("played", a, deck.texts[b])]
            case decks.TOOK:
                return [("took", a, b)]
            case decks.SCORED:
                return [("scored", a, b, c)]
            case decks.LEFT:
                return [("out", a)]
        return []

    # The past of a world

    def past(self, match: Any, world: Any, seat: int) -> list[Entry]:
        """The same moves; the last shuffle is one that deals this world."""
        entries = list(match.record.entries)
        last = max(at for at, entry in enumerate(entries) if isinstance(entry, dict))
        owner = list(world.owner)
        dealt = [card for who in range(world.players) for card in range(self.deck.size) if owner[card] == who + 1]
        turned = [world.turned] if world.turned >= 0 else []
        left = list(world.pile)[: world.pile_size][::-1]
        texts = [self.deck.texts[card] for card in (*dealt, *turned, *left)]
        entries[last] = entries[last] | {"cards": texts}
        return entries

    # For the game

    @property
    def shuffle(self) -> Shuffle:
        return Shuffle("deck", "pile", "pile_size", lambda state, card: self.deck.texts[card])

    @property
    def presentation(self) -> Presentation:
        return Presentation(self.vocabulary, self.things, self.show, self.tell, self.asked, self.choice, self.why_not)

    def parts(self) -> dict[str, Any]:
        """What `Game(…)` takes of it: `Game(name=…, **TELLING.parts())`."""
        return {
            "options": self.options,
            "requests": (self.shuffle,),
            "text": self.text,
            "parse": self.parse,
            "spelling": lambda state: 0,
            "meant": self.meant,
            "presentation": self.presentation,
            "past": self.past,
        }


def outcome_of(state: Any) -> Any:
    return state.outcome() if state.over else None
