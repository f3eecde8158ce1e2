"""One playing of a game: checks each move, keeps the record, and tells each seat what it may know."""

from __future__ import annotations

import re
import secrets
from array import array
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, Generic

from parlour.engine import checks, messages
from parlour.engine.chance import Chance, Scripted, Secret, Seeded
from parlour.engine.errors import BadMove, IllegalMove, MalformedMove, ParlourError, Reason
from parlour.engine.fold import Event, To, reveals, told
from parlour.engine.game import STANDARD, Game, S_co
from parlour.engine.meaning import Pointed, why_not_there
from parlour.engine.presentation import Presentation, Told
from parlour.engine.record import Decision, Record, Redeal, Setup
from parlour.engine.state import Note, Outcome, PlainState, State
from parlour.engine.talk import Signed
from parlour.engine.view import View

MOST_TEXTS = 1024
NOBODY = -1  # decides before the match begins
LONGEST_QUOTED = 40


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
        follows: bool = False,
        rules: int | None = None,  # the version to play by, of a match that began long ago; else as the newest says
    ) -> None:
        self.game = game
        self.players = players
        named, data = game.cards(cards)
        self.rules = game.rules_for(game.setup(players, options or {}), data) if rules is None else rules
        self.settings = game.setup(players, options or {}, self.rules)
        self.chance = chance or Seeded(secrets.randbits(63))
        self.keep_legal = keep_legal
        self.record = Record(Setup.of(game, players, self.settings, named, self.rules, self._commitment))
        self._notes = array("i")
        self._unwritten: list[Note] = []
        self.fresh: list[Note] = []  # those of the last decision
        self._happened: list[list[Event | To]] | None = [] if follows else None  # by step, once somebody asks
        self.signed: list[Signed] = []
        self.redealt = 0  # steps up to here are of the world before, as one seat knew it
        self.redealt_for = 0
        self._texts: dict[int, str] = {}  # of moves that were legal, as long as they rest on the same
        self._moves: dict[str, int] = {}
        self._rests_on: object = None
        self.state: S_co = game.state_of(self.rules, players, self.settings, data)
        self.state.noting = True
        self.chance.begin(self.state)
        self.state.start()
        self._settle(NOBODY)

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
            self._settle(seat)
        except Exception as error:
            error.add_note(f"at decision {len(self.record.decisions)}, {text!r} by seat {seat}")
            raise

    def redeal(self, seat: int, seed: int) -> None:
        """Go on in another world: what the seat cannot know is dealt anew."""
        self._check_seat(seat)
        if self.over:
            raise IllegalMove(IS_OVER)
        state = self.state.resample(seat, seed)
        state.live, state.noting = False, True
        self.state = state
        self.record.entries.append(Redeal(seat, seed))
        self.redealt, self.redealt_for = self.steps, seat
        if self._happened is not None:
            self._happened.append([])

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
            return "", IllegalMove(IS_OVER)
        return why_not_there(self, pointed)

    def expand(self, text: str) -> list[str]:
        """The moves that a person's shorthand stands for; most often the text itself."""
        return self.game.expand(self.state, normal(text))

    def checked(self, text: str) -> int:
        """The number of a legal move; BadMove says why another cannot be made."""
        state = self.state
        if state.over:
            raise IllegalMove(IS_OVER)
        self._kept_texts()
        move = self._moves.get(text) if isinstance(text, str) else None
        if move is None:
            move = self._parsed(text)
        if not state.allows(move):
            raise IllegalMove(self.presentation.why_not(state, move))
        return move

    def _parsed(self, text: str) -> int:
        if not isinstance(text, str) or not text.isascii() or not text.strip():
            raise MalformedMove(Reason("", messages.NOT_PLAIN))
        try:
            return self.game.parse(self.state, normal(text))
        except MalformedMove as error:
            if error.reason.id != messages.NOT_A_MOVE or error.reason.args:
                raise
            raise MalformedMove(no_move(text, self.presentation)) from None

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

    def _settle(self, mover: int) -> None:
        """Answer the rules' requests for chance until somebody decides or the match is over."""
        state = self.state
        while state.chance != 0:
            request = self.game.requests[state.chance - 1]
            self.chance.decide(state, request)
            self.record.entries.append(request.outcome(state))  # C-4
            state.answer()
        if isinstance(state, PlainState):
            for line in checks.wrong_fields(state):
                raise ValueError(line)
        self.fresh = state.take_notes()
        self._unwritten += self.fresh
        if self._happened is not None:
            self._happened.append(self.presentation.tell(state, self.fresh, mover))
        if state.over:
            self.record.outcome = state.outcome()
            self.record.secret = self.chance.secret.hex() if isinstance(self.chance, Secret) else ""

    @property
    def _commitment(self) -> str:
        return self.chance.commitment if isinstance(self.chance, Secret) else ""

    # Talk

    def sign(self, seat: int, sign: str) -> None:
        """Show a sign of the game's own (C-7). One that cannot be shown raises BadMove and changes nothing."""
        self._check_seat(seat)
        reason = self.why_no_sign(seat)
        signs, talk = self.game.signs, self.presentation.vocabulary.talk
        if reason or signs is None or sign not in talk.signs:
            raise IllegalMove(reason or Reason(talk.clause, messages.NO_SIGN))
        event = signs.show(self.state, seat, talk.signs.index(sign))
        self.signed.append(Signed(len(self.record.decisions), seat, sign))
        if self._happened is not None:
            self._happened[-1].append(event)

    def why_no_sign(self, seat: int) -> Reason | None:
        """Why a seat can show no sign now; None if it can."""
        if self.over:
            return IS_OVER
        signs = self.game.signs
        return signs.why_not(self.state, seat) if signs else Reason("", messages.NO_SIGN)

    def sign_again(self, signed: Sequence[Signed]) -> None:
        """Show what was shown after as many decisions as there are now."""
        made = len(self.record.decisions) if signed else 0
        for after, seat, sign in signed:
            if after == made and not self.why_no_sign(seat):
                self.sign(seat, sign)

    # What a seat may know

    @property
    def presentation(self) -> Presentation:
        return self.game.presentation

    @cached_property
    def told(self) -> Told:
        """How this match's cards are called and sorted."""
        return Told(self.presentation, self.state.card_set)

    def view(self, seat: int | None = None) -> View:
        """What the seat knows; without a seat, what everybody may know."""
        self._check_seat(seat)
        state, presentation = self.state, self.presentation
        facts = presentation.show(state, seat)  # C-5
        mine = not state.over and seat == state.seat
        choices = tuple([presentation.choice(state, move) for move in state.legal()]) if mine else ()
        return View(
            game=self.game.name,
            seat=seat,
            players=self.players,
            zones=facts.zones,
            counters=facts.counters,
            phase=facts.phase,
            asked=presentation.asked(state, seat),
            choices=choices,
            outcome=facts.outcome,
            options=dict(self.settings),
        )

    @property
    def steps(self) -> int:
        """The beginning, and every decision and redeal since."""
        return 1 + sum(not isinstance(entry, dict) for entry in self.record.entries)

    def follow(self) -> list[list[Event | To]]:
        """What happened, step by step, and from now on too: nobody watches most matches."""
        if self._happened is None:
            again = remade(self.game, self.record, len(self.record.decisions), follows=True, signed=self.signed)
            self._happened = again._happened or []
        return self._happened

    def unfollow(self) -> None:
        """Nobody is told what happens from now on."""
        self._happened = None

    @property
    def happened(self) -> list[Event | To]:
        """The last step."""
        return self.follow()[-1]

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, as the seat is told it, from that step on.

        The first step is the beginning, which is over when anybody looks for the first time.
        """
        self._check_seat(seat)
        vocabulary, happened = self.presentation.vocabulary, self.follow()
        found: list[Event] = []
        for step in range(since, len(happened)):
            viewer = seat if step >= self.redealt or seat == self.redealt_for else None
            found += told(happened[step], viewer, vocabulary)
        return found

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

    def position(self, canonical: bool = False) -> Position:
        """What the deciding seat has to decide with; a canonical one imagines the same, whichever world is true."""
        if self.over:
            raise IllegalMove(IS_OVER)
        return Position(self, canonical=canonical)

    def __repr__(self) -> str:
        made = sum(isinstance(entry, Decision) for entry in self.record.entries)
        doing = f"seat {self.seat} decides"
        if self.outcome:
            winners = " and ".join(str(seat) for seat in self.outcome.winners) or "nobody"
            doing = f"won by {winners}, scores {self.outcome.scores}"
        return f"<Match of {self.game.name} for {self.players}: {made} decisions, {doing}>"

    def __getstate__(self) -> dict[str, Any]:
        """Without what can be found again."""
        return {name: value for name, value in vars(self).items() if name != "told"}

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
            raise IllegalMove(Reason("", reason))
        made = len(self.record.decisions) - 1
        signed = [one._replace(after=min(one.after, made)) for one in self.signed]
        before = remade(self.game, self.record, made, self.keep_legal, follows=True, signed=signed)
        before.state.rng = self.state.rng
        self.record, self.notes, self.state = before.record, before.notes, before.state
        self.fresh, self.signed, self._happened = before.fresh, before.signed, before.follow()

    @property
    def is_open(self) -> bool:
        """Will everybody notice the next decision?"""
        asked = self.presentation.asked(self.state, self.state.seat)
        return not self.presentation.vocabulary.prompts[asked.prompt].is_secret

    def why_no_undo(self) -> str:
        """Why the last decision stands, as an id of `messages.REASONS`; empty if it can be taken back."""
        if not self.record.entries:
            return "nothing-decided"
        last = self.record.entries[-1]
        if not isinstance(last, Decision):
            return "chance-came"
        return "card-revealed" if reveals(self.happened, last.seat, self.presentation.vocabulary) else ""


IS_OVER = Reason("", messages.OVER)


def no_move(text: str, presentation: Presentation) -> Reason:
    """How moves are written: `play CARD`."""
    forms = [
        re.sub(r"\{(\w+)\}", lambda found: found[1].upper(), verb.text)
        for verb in presentation.vocabulary.verbs.values()
    ]
    return Reason("", messages.NOT_A_MOVE, (text[:LONGEST_QUOTED], tuple(dict.fromkeys(forms))))


def begun(
    game: Game[S_co], setup: Setup, chance: Chance, keep_legal: bool = False, follows: bool = False
) -> Match[S_co]:
    """A match as a record's first line says, by the rules that it names."""
    return Match(game, setup.players, setup.options, setup.cards, chance, keep_legal, follows, setup.rules)


def remade(
    game: Game[S_co],
    record: Record,
    decisions: int,
    keep_legal: bool = False,
    follows: bool = False,
    signed: Sequence[Signed] = (),
) -> Match[S_co]:
    """The match of a record up to that many decisions, with the signs that were shown in it."""
    match = begun(game, record.setup, Scripted(record.outcomes), keep_legal, follows)
    match.sign_again(signed)
    for step in record.steps:
        if isinstance(step, Redeal):
            match.redeal(step.seat, step.seed)
        elif decisions > 0:
            match.play(step.move)
            match.sign_again(signed)
            decisions -= 1
        else:
            break
    return match


class Position:
    """What a bot gets: the seat's view, its legal moves, and states that could be true. Never the state itself.

    The seat is the one that decides, or one that may show a sign.
    """

    def __init__(self, match: Match, seat: int | None = None, canonical: bool = False) -> None:
        self._match = match
        self._canonical = canonical
        self.game = match.game
        self.seat = match.state.seat if seat is None else seat

    @property
    def setup(self) -> Setup:
        """What is played: how many seats, which options and cards."""
        return self._match.record.setup

    def view(self) -> View:
        return self._match.view(self.seat)

    def legal(self) -> list[str]:
        return self._match.legal()

    def imagine(self, seed: int) -> State:
        """A state that the seat cannot tell from the true one."""
        return self._match.state.resample(self.seat, seed, self._canonical)


def normal(text: str) -> str:
    """Input is forgiving: any case, extra spaces."""
    return " ".join(text.split()).lower()  # C-3
