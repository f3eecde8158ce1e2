"""One playing of a game: checks each move, keeps the record, and tells each seat what it may know."""

from __future__ import annotations

import secrets
from array import array
from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Any, Generic

from parlour.engine.chance import Chance, Scripted, Secret, Seeded
from parlour.engine.errors import BadMove, IllegalMove, MalformedMove, ParlourError
from parlour.engine.game import STANDARD, Game, S_co
from parlour.engine.meaning import Pointed, why_not_there
from parlour.engine.record import Decision, Record, Redeal, Setup
from parlour.engine.state import Note, Outcome, State
from parlour.engine.view import Event, Scene, View

LOG_LINES = 40
MOST_TEXTS = 1024


class Match(Generic[S_co]):
    """One playing of a game whose states are of the class S.

    It can be pickled for another process; for people and for ever there is the record.
    """

    def __init__(
        self,
        game: Game[S_co],
        players: int,
        options: Mapping[str, object] | None = None,
        cards: str | Mapping[str, Any] = STANDARD,
        chance: Chance | None = None,
        keep_legal: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.settings = game.setup(players, options or {})
        named, data = game.cards(cards)
        self.chance = chance or Seeded(secrets.randbits(63))
        self.keep_legal = keep_legal
        self.record = Record(Setup.of(game, players, self.settings, named, self._commitment))
        self._notes = array("i")
        self._unwritten: list[Note] = []
        self.fresh: list[Note] = []  # those of the last decision
        self.redealt = 0  # notes up to here are of the world before, as one seat knew it
        self.redealt_for = 0
        self._texts: dict[int, str] = {}  # of moves that were legal, as long as they rest on the same
        self._moves: dict[str, int] = {}
        self._rests_on: object = None
        self.state: S_co = game.state(players, self.settings, data)
        self.state.noting = True
        self.chance.begin(self.state)
        self.state.start()
        self._settle()

    # The decision

    @property
    def seat(self) -> int | None:
        """Who decides; None when the match is over."""
        return None if self.over else self.state.seat

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome() if self.over else None

    def legal(self) -> list[str]:
        """The texts of all legal moves of the seat that decides."""  # C-2
        texts = self._kept_texts()
        return [texts.get(move) or self._text(move) for move in self.state.legal()]

    def play(self, text: str) -> None:
        """Make a move. One that is not legal raises BadMove and changes nothing."""
        self.make(self.checked(text))

    def make(self, move: int) -> None:
        """Make a move that `checked` gave for the present state."""
        seat, text = self.state.seat, self._kept_texts().get(move) or self._text(move)
        legal = sorted(self.legal()) if self.keep_legal else None
        self.record.entries.append(Decision(seat, text, legal))
        try:
            self.state.play(move, is_legal=True)
            self._settle()
        except Exception as error:
            error.add_note(f"at decision {len(self.record.decisions)}, {text!r} by seat {seat}")
            raise

    def redeal(self, seat: int, seed: int) -> None:
        """Go on in another world: what the seat cannot know is dealt anew."""
        self._check_seat(seat)
        if self.over:
            raise IllegalMove("the match is over")
        state = self.state.resample(seat, seed)
        state.live, state.noting = False, True
        self.state = state
        self.record.entries.append(Redeal(seat, seed))
        self.redealt, self.redealt_for = self.note_count, seat

    def why_not(self, text: str) -> BadMove | None:
        """Why a move cannot be made now; None if it can."""
        try:
            self.checked(text)
        except BadMove as error:
            return error
        return None

    def why_not_there(self, pointed: Pointed) -> tuple[str, BadMove | None]:
        """The move that somebody means who points at cards and zones, and why it cannot be made; None if it can."""
        if self.over:
            return "", IllegalMove("the match is over")
        return why_not_there(self, pointed)

    def expand(self, text: str) -> list[str]:
        """The moves that a person's shorthand stands for; most often the text itself."""
        return self.game.expand(self.state, normal(text))

    def checked(self, text: str) -> int:
        """The number of a legal move; BadMove says why another cannot be made."""
        state = self.state
        if state.over:
            raise IllegalMove("the match is over")
        self._kept_texts()
        move = self._moves.get(text) if isinstance(text, str) else None
        if move is None:
            move = self._parsed(text)
        if not state.allows(move):
            clause, sentence = self.game.why_not(state, move)
            raise IllegalMove(sentence, clause)
        return move

    def _parsed(self, text: str) -> int:
        if not isinstance(text, str) or not text.isascii() or not text.strip():
            raise MalformedMove("a move is a line of plain text")
        return self.game.parse(self.state, normal(text))

    def _kept_texts(self) -> dict[int, str]:
        """The texts of moves that were legal before, unless they may have changed since."""
        rests_on = self.game.spelling(self.state)
        if rests_on != self._rests_on:
            self._texts, self._moves, self._rests_on = {}, {}, rests_on
        return self._texts

    def _text(self, move: int) -> str:
        """Of a legal move: its text is its own, and means it."""
        if len(self._texts) >= MOST_TEXTS:
            self._texts, self._moves = {}, {}
        text = self._texts[move] = self.game.text(self.state, move)
        self._moves[text] = move
        return text

    def _settle(self) -> None:
        """Answer the rules' requests for chance until somebody decides or the match is over."""
        state = self.state
        while state.chance != 0:
            request = self.game.requests[state.chance - 1]
            self.chance.decide(state, request)
            self.record.entries.append(request.outcome(state))  # C-4
            state.answer()
        self.fresh = state.take_notes()
        self._unwritten += self.fresh
        if state.over:
            self.record.outcome = state.outcome()
            self.record.secret = self.chance.secret.hex() if isinstance(self.chance, Secret) else ""

    @property
    def _commitment(self) -> str:
        return self.chance.commitment if isinstance(self.chance, Secret) else ""

    # What a seat may know

    def view(self, seat: int | None = None, log_lines: int = LOG_LINES) -> View:
        """What the seat knows; without a seat, what everybody may know."""
        self._check_seat(seat)
        scene: Scene = self.game.show(self.state, seat)  # C-5
        state, choice = self.state, self.game.choice
        mine = not state.over and seat == state.seat
        choices = tuple([choice(state, move) for move in state.legal()]) if mine else ()
        return View(
            game=self.game.name,
            seat=seat,
            players=self.players,
            phase=scene.phase,
            turn=scene.turn,
            prompt=scene.prompt,
            choices=choices,
            zones=scene.zones,
            counters=scene.counters,
            log=self._last_lines(seat, log_lines) if log_lines else (),
            outcome=self.outcome,
            options=dict(self.settings),
        )

    def _last_lines(self, seat: int | None, count: int) -> tuple[str, ...]:
        """The texts of the last events, found from the end: a long match has thousands."""
        lines: list[str] = []
        i = len(self.notes) - 4
        while i >= 0 and len(lines) < count:
            event = self._told(i, seat)
            if event is not None:
                lines.append(event.text)
            i -= 4
        return tuple(reversed(lines))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, as the seat may know it, from note number `since` on (see `note_count`)."""
        self._check_seat(seat)
        end = len(self.notes)
        if since >= self.redealt and 4 * (since + len(self.fresh)) == end:
            tell, state = self.game.tell, self.state
            told = [tell(state, note, seat) for note in self.fresh]
        else:
            told = [self._told(i, seat) for i in range(4 * since, end, 4)]
        return [event for event in told if event is not None]

    def _told(self, i: int, seat: int | None) -> Event | None:
        """The note at that place, as the seat may know it. What others held in a world before is nobody's now."""
        if i < 4 * self.redealt and seat != self.redealt_for:
            seat = None
        notes = self.notes
        return self.game.tell(self.state, (notes[i], notes[i + 1], notes[i + 2], notes[i + 3]), seat)

    @property
    def notes(self) -> array[int]:
        """What happened, four numbers each; written when somebody asks, since nobody watches most matches."""
        if self._unwritten:
            self._notes.fromlist(list(chain.from_iterable(self._unwritten)))
            self._unwritten = []
        return self._notes

    @notes.setter
    def notes(self, notes: array[int]) -> None:
        self._notes, self._unwritten = notes, []

    @property
    def note_count(self) -> int:
        return len(self._notes) // 4 + len(self._unwritten)

    def position(self) -> Position:
        """What the deciding seat has to decide with."""
        if self.over:
            raise IllegalMove("the match is over")
        return Position(self)

    def __repr__(self) -> str:
        made = sum(isinstance(entry, Decision) for entry in self.record.entries)
        doing = f"seat {self.seat} decides"
        if self.outcome:
            winners = " and ".join(str(seat) for seat in self.outcome.winners) or "nobody"
            doing = f"won by {winners}, scores {self.outcome.scores}"
        return f"<Match of {self.game.name} for {self.players}: {made} decisions, {doing}>"

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise ParlourError(f"there is no seat {seat}")

    # The record

    def save(self, path: str | Path) -> None:
        self.record.save(path)

    def replayed(self, decisions: int) -> Match[S_co]:
        """The same match up to that many decisions. It can be played on as long as nothing asks for chance."""
        return remade(self.game, self.record, decisions, self.keep_legal)

    def undo(self) -> None:
        """Take back the last decision, if nothing was revealed by it and no chance came after it."""
        reason = self.why_no_undo()
        if reason:
            raise IllegalMove(reason)
        before = self.replayed(len(self.record.decisions) - 1)
        before.state.rng = self.state.rng
        self.record, self.notes, self.state = before.record, before.notes, before.state
        self.fresh = before.fresh

    def why_no_undo(self) -> str:
        """Why the last decision stands; empty if it can be taken back."""
        if not self.record.entries:
            return "nothing was decided yet"
        last = self.record.entries[-1]
        if not isinstance(last, Decision):
            return "chance came after it"
        before = self.replayed(len(self.record.decisions) - 1)
        return "it revealed a card" if self.reveals(before.state, last.seat) else ""

    def reveals(self, before: State, mover: int) -> bool:
        """Does anybody know a card now that they did not know before, other than those that the mover laid out?"""
        game, after = self.game, self.state
        known = [(known_cards(game, before, seat), known_cards(game, after, seat)) for seat in range(self.players)]
        moved = left_zones(*known[mover])
        for old, new in known:
            learnt = together(new) - together(old)
            if learnt:
                seen = left_zones(old, new)
                laid_out = together({zone: cards - seen.get(zone, Counter()) for zone, cards in moved.items()})
                if learnt - laid_out:
                    return True
        return False


def known_cards(game: Game, state: State, seat: int) -> dict[str, Counter[str]]:
    """By zone and side: whoever turns over a card that it knew lays it out."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for zone in game.show(state, seat).zones:
        for card in zone.cards:
            if card.text:
                found[f"{zone.id} {card.up}"][card.text] += 1
    return found


def together(zones: dict[str, Counter[str]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for cards in zones.values():
        found.update(cards)
    return found


def left_zones(old: dict[str, Counter[str]], new: dict[str, Counter[str]]) -> dict[str, Counter[str]]:
    """The cards that left each zone, as far as they were known there."""
    return {zone: cards - new.get(zone, Counter()) for zone, cards in old.items()}


def remade(game: Game[S_co], record: Record, decisions: int, keep_legal: bool = False) -> Match[S_co]:
    """The match of a record up to that many decisions."""
    setup = record.setup
    match = Match(game, setup.players, setup.options, setup.cards, Scripted(record.outcomes), keep_legal)
    for step in record.steps:
        if isinstance(step, Redeal):
            match.redeal(step.seat, step.seed)
        elif decisions > 0:
            match.play(step.move)
            decisions -= 1
        else:
            break
    return match


class Position:
    """What a bot gets: the seat's view, its legal moves, and states that could be true. Never the state itself."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.game = match.game
        self.seat = match.state.seat

    def view(self) -> View:
        return self._match.view(self.seat)

    def legal(self) -> list[str]:
        return self._match.legal()

    def imagine(self, seed: int) -> State:
        """A state that the seat cannot tell from the true one."""
        return self._match.state.resample(self.seat, seed)


def normal(text: str) -> str:
    """Input is forgiving: any case, extra spaces."""
    return " ".join(text.split()).lower()  # C-3
