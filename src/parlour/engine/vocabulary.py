"""What there is in a game, typed and enumerable before any match: cards, zones, counters, moves, questions, events.

Everything that is told is a message: an id with arguments of declared types. An event is such a message, too, and its
kind declares what it does to a view; so what people read and what they see come from the same arguments and cannot
contradict each other. Words are elsewhere (`words/*.ftl`), rules know none of this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

# What an argument can be


class Number(Struct, frozen=True, tag="number"):
    """Shown as the language writes numbers; chooses plural forms.

    Money may be counted in thousands: then $x is the whole amount, and $x-man how many ten thousands that is, as
    Japanese counts.
    """

    least: int = 0
    most: int = 999
    unit: int = 1


class Text(Struct, frozen=True, tag="text"):
    """From outside, such as a name: shown as it is."""


class Seat(Struct, frozen=True, tag="seat"):
    """$x is the player's name, and $x-is is `you` for the reader's own seat, else `other`."""


class Key(Struct, frozen=True, tag="key"):
    """One of a few values that are never shown as they are, but choose a variant: a colour, a phase, yes or no."""

    values: tuple[str, ...]


class Noun(Struct, frozen=True, tag="noun"):
    """A thing of the game that has a text of its own in moves and records: a card, an errand, a Location.

    $x is what the message of that name says of its fields; for each attribute of that message, such as .dative, there
    is $x-dative. Which things there are depends on the card set, see `Game.things`.
    """

    name: str
    fields: dict[str, Type]
    counts_as: str = (
        ""  # the noun that it can be played as: its text is `10RP>10RO` then, said by the message `NAME-as`
    )


class Several(Struct, frozen=True, tag="several"):
    """A list, each item said by the message `item`, joined as the language joins. $x-count is how many there are."""

    item: str
    fields: dict[str, Type]
    joint: Literal["and", "or"] = "and"
    least: int = 1  # 0 where it may be empty: then the words must look at $x-count


Type = Number | Text | Seat | Key | Noun | Several
Types = dict[str, Type]
SEAT, TEXT = Seat(), Text()
AS = ">"
ALL = -1  # one bit for each seat that sees something, and for whoever watches


def cards_of(card: Noun, item: str = "one-card", least: int = 1) -> Several:
    """Several cards, in an event by their texts: `["7", "9"]`."""
    return Several(item, {card.name: card}, least=least)


# Places and numbers

Role = Literal["hand", "trick", "play", "pile", "market", "collection", "aside", "past"]
Eyes = Literal["all", "owner", "none"]
Order = Literal["laid", "rank", "spread"]


class Zone(Struct, frozen=True):
    """A place with cards, or one for each seat or value: `hand` is `hand:0`, `hand:1`, …

    Whoever sees faces there knows the cards that come and go. Cards lie as they were laid, or sorted by rank; in a
    spread each has a place of its own, also those that lie face down, which nobody sees. What is past lies elsewhere
    by now and can still be looked at.
    """

    id: str
    role: Role
    holds: str = "card"  # the noun
    sees: Eyes = "all"
    order: Order = "laid"
    each: tuple[str, ...] | Literal["", "seat"] = ""
    value: Noun | None = None  # what the values of `each` are, where they have words of their own
    flag: str = ""  # the counter that says whether it is on the table now; {0} as in `Counter.zones`


class Counter(Struct, frozen=True):
    """A number, a flag (0 or 1), a seat (or -1), one of some values, a place on a track of values, or how many cards
    lie in zones.
    """

    id: str
    type: Literal["number", "flag", "seat", "choice", "track", "sum"] = "number"
    each: tuple[str, ...] | Literal["", "seat"] = ""
    values: tuple[str, ...] = ()  # of a choice
    zones: tuple[str, ...] = ()  # of a sum, with {0} for what comes after the colon of its own id
    cards: tuple[str, ...] = ()  # of a sum that counts only these
    of: Noun | None = None  # one for each thing of this noun; a track's values are the thing's field `track`
    unit: int = 1  # as of a number: the message `value-ID` says it


# Moves and questions


class Verb(Struct, frozen=True):
    """A move: its text as in records, with {arguments}; `advice` is what else a choice tells of it.

    It may be about cards, in one zone, that aim at another: so a front end offers it on the cards themselves. There
    arguments and advice can stand in braces, and {me} for the seat that decides.
    """

    text: str
    args: Types = {}
    advice: Types = {}
    is_part: bool = False  # one step of a composite play that can be changed until it is sent
    can_premove: bool = False  # of one card: can be chosen before one is asked, and means the same then
    cards: str = ""
    source: str = ""
    target: str = ""


class Prompt(Struct, frozen=True):
    """What somebody is asked; the first argument of its message is always the seat."""

    args: Types = {}
    is_secret: bool = False  # who is asked is not for all to know


# Events: what each kind does to a view. "{card}" stands for an argument. Where it says so, "hand:*" is all of a family.


class Move(Struct, frozen=True, tag="move"):
    """Cards go from one zone to another; the argument is a card, or several."""

    source: str
    target: str
    cards: str
    down: bool = False  # face down, onto a spread: there nobody sees them
    becomes: str = ""  # the argument with its text at the target, if it counts as another there


class Carry(Struct, frozen=True, tag="carry"):
    """The top cards of a spread go onto another as they lie: sides, and what is known of them, stay."""

    source: str
    target: str
    count: str | int


class Gather(Struct, frozen=True, tag="gather"):
    """All of a zone, or of a family, goes face down into another: what was known of both is forgotten."""

    source: str
    target: str


class Recall(Struct, frozen=True, tag="recall"):
    """What lies in a family of zones now can be looked at in another from now on; without a source nothing can."""

    source: str
    target: str


class Turn(Struct, frozen=True, tag="turn"):
    """A card is turned up or down; what is turned up becomes known.

    In a spread it is named by its place, from the bottom (-1 is the top); without a place all that lie face down there
    are turned up, and the argument is several cards, from the bottom.
    """

    zone: str
    card: str
    up: bool | str = True
    place: str | int = ""
    is_new: bool = True  # to whoever moves; what it knew before does not keep it from taking the move back


class Look(Struct, frozen=True, tag="look"):
    """Whoever is told learns all cards that lie face down in a spread, from the bottom."""

    zone: str
    cards: str


class Set(Struct, frozen=True, tag="set"):
    """A counter, or a family of them, has a value now."""

    counter: str
    value: str | int


class Phase(Struct, frozen=True, tag="phase"):
    id: str


class Over(Struct, frozen=True, tag="over"):
    """The match is over: `winners`, `scores` and `ranks` are arguments."""


Op = Move | Carry | Gather | Recall | Turn | Look | Set | Phase | Over


class Kind(Struct, frozen=True, dict=True):
    """A kind of event. Its message is `event-` and its id; where a card is not known to the reader, `-hidden` too."""

    args: Types = {}
    does: tuple[Op, ...] = ()
    rest: str = ""  # why people need a moment to look after it; empty: none
    is_said: bool = True  # has a message; what only moves cards about need not

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(self.args)


OVER = Kind(
    {
        "winners": Several("one-seat", {"seat": SEAT}, least=0),  # all can lose together
        "scores": Several("one-number", {"number": Number(-99999, 99999)}),
        "ranks": Several("one-number", {"number": Number(1, 99)}),
    },
    (Phase("over"), Over()),
    is_said=False,
)
"""How every match ends; every game has the phase `over`."""


class Watched(Struct, frozen=True):
    """Who sees the cards that a kind of event moves: always, and by which of its arguments, counted from the kind."""

    always: int = 0  # a bit each
    owners: tuple[int, ...] = ()  # seats
    zones: tuple[int, ...] = ()


# The end


class Feat(Struct, frozen=True):
    """What seats do in the course of a match, found in events; who did most of it is told at the end.

    Its message is `feat-` and its id, with the amount.
    """

    of: dict[str, str]  # by kind of event: the argument that says whose feat it is
    amount: str = ""  # the argument that counts, a number or several; empty: how often it happens
    is_at_once: bool = False  # the most that one event has, not all together


class End(Struct, frozen=True):
    """What people ask when all is over: why it came so, how it came so, and who did what best."""

    said: tuple[str, ...] = ()  # kinds of events: the last of each says why
    counters: tuple[str, ...] = ()  # that decide, where the score does not say it all
    zones: tuple[str, ...] = ()  # what lies there is looked at once more
    course: tuple[str, ...] = ()  # counters of each seat, as they stood at the end of each round
    round: str = ""  # the kind of event that begins one; the message `end-round` numbers it
    feats: dict[str, Feat] = {}


class Talk(Struct, frozen=True):
    """What people may say at the table while a match runs (C-7): anything, or only these signs.

    Courtesies tell nothing of the cards, and every game has them. Signs of the game's own are shown at a seat, by the
    counter `shown`, whenever the flag `open` is set; what they are called is said by `sign-` and the id.
    """

    is_free: bool = True
    clause: str = ""  # that limits it
    courtesies: tuple[str, ...] = ()  # where talk is not free: those that there are
    signs: tuple[str, ...] = ()
    option: str = ""  # the switch that allows them
    shown: str = ""
    open: str = ""


class Vocabulary(Struct, frozen=True, dict=True):
    """Everything that a game can show, ask, do and say."""

    nouns: dict[str, Noun]
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    phases: tuple[str, ...]
    verbs: dict[str, Verb]
    prompts: dict[str, Prompt]
    kinds: dict[str, Kind]
    reasons: dict[str, Types]  # why a move cannot be made
    more: dict[str, Types] = {}  # other messages: items of lists, notes, options, what a value is called
    end: End = End()
    talk: Talk = Talk()
    motives: dict[str, Types] = {}  # what can speak for a move, see `engine.motives`
    matters: dict[str, Types] = {}  # what can matter before a decision

    @cached_property
    def families(self) -> dict[str, Zone]:
        return {zone.id: zone for zone in self.zones}

    def zone(self, id: str) -> Zone:
        return self.families[id.partition(":")[0]]

    def zone_ids(self, players: int) -> list[str]:
        return [id for zone in self.zones for id in members(zone.id, zone.each, players)]

    def counter_ids(self, players: int, things: Mapping[str, Iterable[str]] | None = None) -> list[str]:
        found: list[str] = []
        for counter in self.counters:
            each = tuple((things or {}).get(counter.of.name, ())) if counter.of else counter.each
            found += [] if counter.of and not each else members(counter.id, each, players)
        return found

    def messages(self) -> Iterator[tuple[str, Types]]:
        """Every message with the types of its arguments: what a language must have words for."""
        yield "title", {}
        yield "tagline", {}
        for name, noun in self.nouns.items():
            yield name, noun.fields
            if noun.counts_as:
                yield f"{name}-as", {name: noun, noun.counts_as: self.nouns[noun.counts_as]}
        for phase in self.phases:
            yield f"phase-{phase}", {}
            if phase != "over":
                yield f"phase-{phase}-help", {}
        for zone in self.zones:
            yield f"zone-{zone.id}", {"value": zone.value} if zone.value else of_a_family(zone.each)
            yield f"zone-{zone.id}-help", {}
        flags = {zone.flag.partition(":")[0] for zone in self.zones}  # seen by the zone being there or not
        for counter in self.counters:
            if counter.id in flags:
                continue
            yield f"counter-{counter.id}", {"value": counter.of} if counter.of else of_a_family(counter.each)
            yield f"counter-{counter.id}-help", {}
            if counter.type == "choice":
                yield f"value-{counter.id}", {"value": Key(counter.values)}
            elif counter.unit > 1:
                yield f"value-{counter.id}", {"value": Number(-99999, 99999, counter.unit)}
        for id, prompt in self.prompts.items():
            yield f"ask-{id}", {"seat": SEAT, **prompt.args}
        for id, verb in self.verbs.items():
            yield f"choice-{id}", {**verb.args, **verb.advice}
        for id, kind in self.kinds.items():
            if kind.is_said:
                yield f"event-{id}", kind.args
                if self.secret_of(id):
                    yield f"event-{id}-hidden", hidden_types(kind.args, self.secret_of(id))
        for id, types in self.reasons.items():
            yield f"why-{id}", types
        for id, types in self.motives.items():
            yield f"motive-{id}", types
        for id, types in self.matters.items():
            yield f"matter-{id}", types
        for sign in self.talk.signs:
            yield f"sign-{sign}", {}
        yield from self.more.items()
        yield from self.end_messages()

    def end_messages(self) -> Iterator[tuple[str, Types]]:
        if self.end.round:
            yield "end-round", {"number": Number(1)}
        for id, feat in self.end.feats.items():
            counted = [self.kinds[kind].args.get(feat.amount) for kind in feat.of]
            units = [type.unit for type in counted if isinstance(type, Number)]
            yield f"feat-{id}", {"amount": Number(1, 99999, max(units, default=1))}

    @cached_property
    def secrets(self) -> dict[str, str]:
        return {id: self._secret_of(kind) for id, kind in self.kinds.items()}

    def secret_of(self, id: str) -> str:
        """The argument of an event that names cards which not everybody may know; empty if there is none."""
        return self.secrets[id]

    def _secret_of(self, kind: Kind) -> str:
        for op in kind.does:
            if isinstance(op, Look):
                return ""  # whoever is told may know it
            if isinstance(op, Move) and not any(self.is_open(place) for place in ways(op)):
                return op.cards.strip("{}")
        return ""

    @cached_property
    def watched(self) -> dict[str, Watched]:
        return {id: self._watched(kind) for id, kind in self.kinds.items()}

    def _watched(self, kind: Kind) -> Watched:
        always, owners, zones = 0, [], []
        at = {f"{{{name}}}": 1 + number for number, name in enumerate(kind.args)}
        for template in [place for op in kind.does if isinstance(op, Move) for place in ways(op)]:
            family, _, seat = template.partition(":")
            if template in at:
                zones.append(at[template])
            elif self.families[family].sees == "all":
                always = ALL
            elif self.families[family].sees == "owner":
                owners.append(at[seat])
        return Watched(always, tuple(owners), tuple(zones))

    def is_open(self, template: str) -> bool:
        """Does everybody see faces there? A zone that is an argument is open if all that it can be are."""
        family = template.partition(":")[0]
        return family in self.families and self.families[family].sees == "all"


def ways(op: Move) -> tuple[str, ...]:
    """Where faces can be seen while cards move."""
    return (op.source,) if op.down else (op.source, op.target)


def members(id: str, each: tuple[str, ...] | str, players: int) -> list[str]:
    if not each:
        return [id]
    values = map(str, range(players)) if each == "seat" else each
    return [f"{id}:{value}" for value in values]


def of_a_family(each: tuple[str, ...] | str) -> Types:
    """A zone or counter of a seat is called the same for all seats; of a value, by that value."""
    return {"value": Key(tuple(each))} if isinstance(each, tuple) else {}


def hidden_types(types: Mapping[str, Any], secret: str) -> Types:
    """The arguments of an event that does not name the cards: several are a number, one is nothing."""
    kept = {name: type for name, type in types.items() if name != secret}
    return kept | ({"count": Number(1)} if isinstance(types[secret], Several) else {})
