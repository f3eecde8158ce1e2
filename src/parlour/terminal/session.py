"""A person at the terminal against bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from parlour.bots import local
from parlour.bots.base import Adviser, Bot
from parlour.engine.errors import BadMove, ParlourError
from parlour.engine.match import Match
from parlour.engine.scene import named
from parlour.terminal import table

HELP = """\
Type the number of a move, or its text (say 'play 7'); Enter makes the only move there is.
  ?          this help              why MOVE   why a move is not possible
  moves      all moves you have     hint       what a bot would do, and why
  rules [ID] the rules, a clause    log        everything that happened
  undo       take your move back    save FILE  keep the match as a record
  quit       leave the table"""


class Quit(Exception):
    """The person leaves."""


@dataclass
class Session:
    match: Match
    me: int
    names: list[str]
    bots: dict[int, Bot]
    hinter: Adviser
    console: Console
    faults_told: int = 0

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        try:
            while not self.match.over:
                if self.match.seat == self.me:
                    self.draw()
                    self.ask(self.decide)
                else:
                    self.bot_move()
            self.draw()
            self.print_result()
            self.ask(self.afterwards)
        except (Quit, EOFError):
            self.say("Goodbye.")

    def bot_move(self) -> None:
        assert self.match.seat is not None
        self.match.play(self.bots[self.match.seat].choose(self.match.position()))

    def draw(self) -> None:
        view = self.match.view(self.me)
        if self.console.is_terminal:
            self.console.clear()
        for line in table.draw(view, self.names, self.match.game.title, self.console.width, self.console.height):
            self.console.print(line, no_wrap=True, overflow="crop")
        self.tell_faults()

    def tell_faults(self) -> None:
        """What bots from outside did wrong since the last time."""
        faults = local.faults(self.bots.values())
        for fault in faults[self.faults_told :]:
            self.say(f"{fault}; a random move was made instead.", "yellow")
        self.faults_told = len(faults)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def ask(self, answer: Callable[[str], bool]) -> None:
        """Read lines until one of them is an answer."""
        while not answer(self.console.input("> ").strip()):
            pass

    def decide(self, line: str) -> bool:
        """True if the line changed the match."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "?": lambda _: self.say(HELP),
            "help": lambda _: self.say(HELP),
            "why": self.explain,
            "moves": lambda _: self.list_moves(),
            "hint": lambda _: self.hint(),
            "rules": self.print_rules,
            "log": lambda _: self.print_log(),
            "save": self.save,
            "quit": self.leave,
            "q": self.leave,
        }
        if word.lower() in commands:
            commands[word.lower()](rest.strip())
            return False
        if word.lower() == "undo":
            return self.undo()
        return self.move(line)

    def afterwards(self, line: str) -> bool:
        """After the end: save, log, rules; anything else leaves."""
        word, _, rest = line.partition(" ")
        if word.lower() == "save":
            self.save(rest.strip())
        elif word.lower() == "log":
            self.print_log()
        else:
            return True
        return False

    def move(self, line: str) -> bool:
        choices = self.match.view(self.me).choices
        if not line and len(choices) == 1:
            line = choices[0].move
        elif line.isdecimal():
            numbered = {str(number): choice.move for number, choice in enumerate(choices, 1)}
            if line not in numbered:
                self.say(f"There are moves 1 to {len(choices)}; ? for help.")
                return False
            line = numbered[line]
        try:
            for text in self.match.expand(line):
                self.match.play(text)
        except BadMove as error:
            self.say(f"That is not possible: {error}. (? for help)")
            return False
        return True

    def explain(self, text: str) -> None:
        why = self.match.why_not(text)
        self.say(f"Not possible: {why}." if why else "That is a legal move.")
        if why and why.clause:
            self.print_rules(why.clause)

    def list_moves(self) -> None:
        for number, choice in enumerate(self.match.view(self.me).choices, 1):
            self.say(f"{number:>4}  {choice.move:<24} {named(choice.label, self.names, self.me)}")

    def hint(self) -> None:
        move, why = self.hinter.advise(self.match.position())
        self.say(f"A bot would: {move}. {why}")

    def print_rules(self, id: str) -> None:
        rules = self.match.game.rules
        if not id:
            self.say(rules.text)
        elif id.upper() in rules.clauses:
            self.say(f"{id.upper()}: {rules.clauses[id.upper()].text}", "dim")
        else:
            self.say(f"There is no clause {id}.")

    def print_log(self) -> None:
        for event in self.match.events(self.me):
            self.say(f"· {named(event.text, self.names, self.me)}")

    def save(self, path: str) -> None:
        if not path:
            self.say("Where? For example: save tonight.jsonl")
            return
        try:
            self.match.save(path)
        except ParlourError as error:
            self.say(f"Not saved: {error}")
        else:
            self.say(f"Saved to {path}.")

    def undo(self) -> bool:
        decisions = self.match.record.decisions
        reason = self.match.why_no_undo()
        if not reason and decisions[-1].seat != self.me:
            reason = "somebody else has decided since"
        if reason:
            self.say(f"Your move stands: {reason}.")
            return False
        self.match.undo()
        return True

    def leave(self, _: str) -> None:
        raise Quit

    def print_result(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        for seat in sorted(range(self.match.players), key=lambda seat: outcome.ranks[seat]):
            mark = "won" if seat in outcome.winners else ""
            self.say(f"{outcome.ranks[seat]:>3}. {self.names[seat]:<12} {outcome.scores[seat]:>6}  {mark}")
        if self.match.record.secret:
            self.say("The deal can be checked: save the match and run 'parlour verify FILE'.", "dim")
        self.say("'save FILE' keeps the match, 'log' shows it, Enter leaves.")
