"""One playing of a game: checks each move, keeps the record, and tells each seat what it may know."""

from __future__ import annotations

import secrets
from array import array
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.engine.chance import Chance, Scripted, Secret, Seeded
from parlour.engine.errors import BadMove, IllegalMove, MalformedMove, ParlourError
from parlour.engine.game import STANDARD, Game, Note
from parlour.engine.meaning import Pointed, why_not_there
from parlour.engine.record import Decision, Record, Redeal, Setup
from parlour.engine.state import Outcome, State, take_notes
from parlour.engine.view import Event, Scene, View

LOG_LINES = 40


class Match:
    def __init__(
        self,
        game: Game,
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
        self.notes = array("i")
        self.fresh: list[Note] = []  # those of the last decision
        self.redealt = 0  # notes up to here are of the world before, as one seat knew it
        self.redealt_for = 0
        self.state: State = game.state(players, self.settings, data)
        self.state.noting = True
        self.chance.begin(self.state)
        take_notes()
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
        return [self.game.text(self.state, move) for move in self.state.legal()]

    def play(self, text: str) -> None:
        """Make a move. One that is not legal raises BadMove and changes nothing."""
        move = self._checked(text)
        seat = self.state.seat
        legal = sorted(self.legal()) if self.keep_legal else None
        self.record.entries.append(Decision(seat, self.game.text(self.state, move), legal))
        self.state.play(move)
        self._settle()

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
            self._checked(text)
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

    def _checked(self, text: str) -> int:
        if self.over:
            raise IllegalMove("the match is over")
        if not isinstance(text, str) or not text.isascii() or not text.strip():
            raise MalformedMove("a move is a line of plain text")
        move = self.game.parse(self.state, normal(text))
        if move not in self.state.legal():
            clause, sentence = self.game.why_not(self.state, move)
            raise IllegalMove(sentence, clause)
        return move

    def _settle(self) -> None:
        """Answer the rules' requests for chance until somebody decides or the match is over."""
        while self.state.chance != 0:
            request = self.game.requests[self.state.chance - 1]
            self.chance.decide(self.state, request)
            self.record.entries.append(request.outcome(self.state))  # C-4
            self.state.answer()
        self.fresh = take_notes()
        for note in self.fresh:
            self.notes.extend(note)
        if self.over:
            self.record.outcome = self.state.outcome()
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
        if since >= self.redealt and since + len(self.fresh) == self.note_count:
            tell, state = self.game.tell, self.state
            told = [tell(state, note, seat) for note in self.fresh]
        else:
            told = [self._told(i, seat) for i in range(4 * since, len(self.notes), 4)]
        return [event for event in told if event is not None]

    def _told(self, i: int, seat: int | None) -> Event | None:
        """The note at that place, as the seat may know it. What others held in a world before is nobody's now."""
        if i < 4 * self.redealt and seat != self.redealt_for:
            seat = None
        notes = self.notes
        return self.game.tell(self.state, (notes[i], notes[i + 1], notes[i + 2], notes[i + 3]), seat)

    @property
    def note_count(self) -> int:
        return len(self.notes) // 4

    def position(self) -> Position:
        """What the deciding seat has to decide with."""
        if self.over:
            raise IllegalMove("the match is over")
        return Position(self)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise ParlourError(f"there is no seat {seat}")

    # The record

    def save(self, path: str | Path) -> None:
        self.record.save(path)

    def replayed(self, decisions: int) -> Match:
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
        known = [(self._known_cards(before, seat), self._known_cards(self.state, seat)) for seat in range(self.players)]
        moved = left_zones(*known[mover])
        for old, new in known:
            learnt = together(new) - together(old)
            if learnt:
                seen = left_zones(old, new)
                laid_out = together({zone: cards - seen.get(zone, Counter()) for zone, cards in moved.items()})
                if learnt - laid_out:
                    return True
        return False

    def _known_cards(self, state: State, seat: int) -> dict[str, Counter[str]]:
        zones = self.game.show(state, seat).zones
        return {zone.id: Counter([card.text for card in zone.cards if card.text]) for zone in zones}


def together(zones: dict[str, Counter[str]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for cards in zones.values():
        found.update(cards)
    return found


def left_zones(old: dict[str, Counter[str]], new: dict[str, Counter[str]]) -> dict[str, Counter[str]]:
    """The cards that left each zone, as far as they were known there."""
    return {zone: cards - new.get(zone, Counter()) for zone, cards in old.items()}


def remade(game: Game, record: Record, decisions: int, keep_legal: bool = False) -> Match:
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
