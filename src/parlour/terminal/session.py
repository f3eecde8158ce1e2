"""A person at the terminal against bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from parlour.bots import coach, local
from parlour.bots.base import Adviser, Bot, let_sign
from parlour.engine.clauses import Rules
from parlour.engine.errors import BadMove, ParlourError, Reason
from parlour.engine.match import Match, remade
from parlour.terminal import howto, table
from parlour.terminal.messages import COMMANDS
from parlour.terminal.reader import Reader

EXACT = "all"  # the exact rules, clause by clause
COACH_LINES = 2
RESULT_LINES = 4  # below the ranks: what can be done, and where it is typed


class Quit(Exception):
    """The person leaves."""


@dataclass
class Session:
    match: Match
    me: int
    reader: Reader
    bots: dict[int, Bot]
    hinter: Adviser | None  # whoever has none overrides `hint`
    console: Console
    is_coached: bool = False
    cost: str = ""  # of a move that cannot be taken back, in words
    faults_told: int = 0

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        try:
            while not self.match.over:
                let_sign(self.match, self.bots)
                if self.match.seat == self.me:
                    self.draw(self.coach_lines)
                    self.tell_cost()
                    self.tell_matter()
                    made = len(self.match.record.decisions)
                    self.ask(self.decide)
                    self.look_back(made)
                else:
                    self.call_for_sign()
                    self.bot_move()
            self.draw(self.match.players + RESULT_LINES + self.coach_lines)
            self.print_result()
            self.ask(self.afterwards)
        except (Quit, EOFError):
            self.say("goodbye")

    def bot_move(self) -> None:
        assert self.match.seat is not None
        self.make([self.bots[self.match.seat].choose(self.match.position())])

    def tell_matter(self) -> None:
        """What matters now, from a coach."""
        said = coach.matter(self.match.position(canonical=True)) if self.is_coached else None
        if said and len(self.match.legal()) > 1:
            self.print(self.reader.matter(said), "italic")

    @property
    def coach_lines(self) -> int:
        return COACH_LINES * (bool(self.cost) + 1) if self.is_coached else 0

    def look_back(self, made: int) -> None:
        """If the decision just made cost much, it may be taken back; if it stands, that is told at the next one."""
        self.cost = ""
        if not self.is_coached or len(self.match.record.decisions) <= made:
            return
        is_hidden = not self.match.over and not self.match.is_open  # who decides now
        stands = self.match.over or is_hidden or bool(self.match.why_no_undo())
        said = self.slip_said("coach-last" if stands else "coach-slip")
        if stands:
            self.cost = said
        elif said:
            self.print(said, "bold")
            self.ask(self.answer_slip)

    def tell_cost(self) -> None:
        if self.cost:
            self.print(self.cost, "bold")

    def slip_said(self, id: str) -> str:
        """What was better than the last decision, if that cost much."""
        record = self.match.record
        before = remade(self.match.game, record, len(record.decisions) - 1, signed=self.match.signed)
        found = coach.slip(before, record.decisions[-1].move)
        if found is None:
            return ""
        labels = {choice.move: self.reader.option(choice) for choice in before.view(self.me).choices}
        reason = self.reader.why(found.why, labels.get(found.why.rival, ""))
        made = [labels[found.move]] if id == "coach-last" else []
        return self.reader.say(id, labels[found.best], found.best, reason, round(100 * found.loss), *made)

    def answer_slip(self, line: str) -> bool:
        if line.lower() == "undo":
            self.match.undo()
        return True

    def call_for_sign(self) -> None:
        """Before somebody else's move ends the time for signs (C-7)."""
        signs = self.match.game.signs
        if signs and signs.is_last_call(self.match.state) and self.match.why_no_sign(self.me) is None:
            self.draw()
            self.say("sign-or-none", self.sign_ids, style="bold")
            self.ask(self.answer_call)

    def answer_call(self, line: str) -> bool:
        """A sign, with the command's name or without; nothing for none."""
        word, _, rest = line.partition(" ")
        if word.lower() in ("quit", "q"):
            raise Quit
        return not line or self.sign(rest if word.lower() == "sign" else line)

    @property
    def sign_ids(self) -> str:
        return ", ".join(self.reader.vocabulary.talk.signs)

    def sign(self, sign: str) -> bool:
        """True if it is shown."""
        try:
            self.match.sign(self.me, sign.strip().lower())
        except BadMove as error:
            self.refuse(error.reason)
            return False
        return True

    def make(self, moves: list[str]) -> bool:
        """Make the moves and tell at once what happened: a bot may think for long before the table is drawn again.

        True if the match is another then.
        """
        before = self.match.steps
        for move in moves:
            self.match.play(move)
        if self.console.is_terminal:
            self.print_log(before)
        return True

    def draw(self, spare: int = 0) -> None:
        """The whole screen, but for some lines at its end."""
        if self.console.is_terminal:
            self.console.clear()
        height = self.console.height - spare
        log = self.reader.last(self.match.events(self.me), height)
        self.print_lines(table.draw(self.match.view(self.me), self.reader, log, self.console.width, height))
        self.tell_faults()

    def print_lines(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop")

    def tell_faults(self) -> None:
        """What bots from outside did wrong since the last time."""
        faults = local.faults(self.bots.values())
        for fault in faults[self.faults_told :]:
            self.say("bot-fault", fault, style="yellow")
        self.faults_told = len(faults)

    def say(self, id: str, *args: object, style: str = "") -> None:
        self.print(self.reader.say(id, *args), style)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def ask(self, answer: Callable[[str], bool]) -> None:
        """Read lines until one of them is an answer."""
        while not answer(self.console.input("> ").strip()):
            pass

    def decide(self, line: str) -> bool:
        """True if the line changed the match."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "why": self.explain,
            "moves": lambda _: self.list_moves(),
            "hint": lambda _: self.hint(),
            "sign": self.show_sign,
            "rules": self.print_rules,
            "log": lambda _: self.print_log(),
            "table": lambda _: self.print_table(),
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
        """After the end: save, log, table, rules; anything else leaves."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "save": self.save,
            "log": lambda _: self.print_log(),
            "table": lambda _: self.print_table(),
            "rules": self.print_rules,
        }
        if word.lower() not in commands:
            return True
        commands[word.lower()](rest.strip())
        return False

    def move(self, line: str) -> bool:
        choices = self.match.view(self.me).choices
        if not line and len(choices) == 1:
            line = choices[0].move
        elif line.isdecimal():
            numbered = {str(number): choice.move for number, choice in enumerate(choices, 1)}
            if line not in numbered:
                self.say("moves-are", len(choices))
                return False
            line = numbered[line]
        try:
            return self.make(self.match.expand(line))
        except BadMove as error:
            self.refuse(error.reason)
            return False

    def refuse(self, reason: Reason) -> None:
        said = self.reader.reason(reason)
        if reason.clause:
            self.say("not-possible-by", said, reason.clause)
        else:
            self.say("not-possible", said)

    def help(self, clause: str = "") -> None:
        """What can be typed, in two columns; or one rule."""
        if clause:
            self.print_rules(clause)
            return
        self.say("help-move")
        for command in COMMANDS:
            if command == "sign" and not self.match.game.signs:
                continue
            usage = table.padded(Text(f"  {self.reader.say(f'usage-{command}')}", "bold cyan"), 14)
            self.console.print(Text.assemble(usage, self.reader.say(f"help-{command}")))

    def explain(self, text: str) -> None:
        why = self.match.why_not(text)
        if why is None:
            self.say("legal-move")
            return
        self.refuse(why.reason)
        if why.clause:
            self.print_rules(why.clause)

    def list_moves(self) -> None:
        for number, choice in enumerate(self.match.view(self.me).choices, 1):
            self.print(f"{number:>4}  {choice.move:<24} {self.reader.option(choice)}")

    def hint(self) -> None:
        assert self.hinter
        move, why = self.hinter.advise(self.match.position(canonical=True))
        choices = self.match.view(self.me).choices
        labels = {choice.move: self.reader.option(choice) for choice in choices}
        number = 1 + list(labels).index(move)
        self.say("hint", number, labels[move], move, self.reader.why(why, labels.get(why.rival, "")))

    def show_sign(self, sign: str) -> None:
        if self.sign(sign):
            self.print(f"· {self.reader.last(self.match.events(self.me), 1)[0]}")

    def print_rules(self, id: str) -> None:
        rules = Rules(self.match.game.folder, self.reader.language)
        if not id:
            self.print(howto.page(self.match.game, self.reader.language) or rules.text)
        elif id == EXACT:
            self.print(rules.text)
        elif id.upper() in rules.clauses:
            self.print(f"{id.upper()}: {rules.clauses[id.upper()].text}", "dim")
        else:
            self.say("no-clause", id)

    def print_log(self, since: int = 0) -> None:
        for event in self.match.events(self.me, since):
            if line := self.reader.event(event):
                self.print(f"· {line}")

    def print_table(self) -> None:
        self.print_lines(table.everything(self.match.view(self.me), self.reader, self.console.width))

    def save(self, path: str) -> None:
        if not path:
            self.say("save-where")
            return
        try:
            self.match.save(path)
        except ParlourError as error:
            self.say("not-saved", str(error))
        else:
            self.say("saved", path)

    def undo(self) -> bool:
        reason = self.match.why_no_undo()
        if not reason and self.match.record.decisions[-1].seat != self.me:
            reason = "others-decided"
        if reason:
            self.say("stands", self.reader.reason(Reason("", reason)))
            return False
        self.match.undo()
        return True

    def leave(self, _: str) -> None:
        raise Quit

    def print_result(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        if self.match.game.is_cooperative:
            self.say("together", outcome.scores[self.me], style="bold")
        else:
            for seat in sorted(range(self.match.players), key=lambda seat: outcome.ranks[seat]):
                name = table.padded(Text(self.reader.names[seat]), table.NAME_WIDTH + 2)
                score = self.reader.say("score", outcome.scores[seat])
                mark = self.reader.say("won") if seat in outcome.winners else ""
                self.console.print(Text.assemble(f"{outcome.ranks[seat]:>3}. ", name, f"{score:>8}  {mark}"))
        self.tell_cost()
        if self.match.record.secret:
            self.say("can-verify", style="dim")
        self.say("afterwards")
