"""A lesson in the terminal: the table, what the teacher says, and the learner's moves."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from parlour.engine.lessons import Guided, Pointer, name_of
from parlour.engine.presentation import Asked
from parlour.terminal import table
from parlour.terminal.reader import Reader, own_words
from parlour.terminal.session import Quit, Session
from parlour.words import Words, of_lesson

MARK = "┃ "


@dataclass(kw_only=True)
class LessonSession(Session):
    """As at any table, but the others play what the lesson says, and so does the learner."""

    guided: Guided
    words: Words

    @classmethod
    def of(cls, guided: Guided, language: str, console: Console) -> LessonSession:
        lesson, match, me = guided.lesson, guided.match, guided.me
        words = of_lesson(lesson, language)
        you = own_words(language).say("you")
        names = [you if seat == me else words.say(name_of(seat)) for seat in range(match.players)]
        reader = Reader.of(match, language, names, me)
        return cls(match, me, reader, {}, None, console, guided=guided, words=words)

    def run(self) -> None:
        """To the end of the lesson, or until the learner leaves."""
        try:
            while not self.guided.is_done:
                self.draw()
                self.ask(self.do if self.guided.step.expect else self.read)
            self.conclude()
        except (Quit, EOFError):
            self.say("goodbye")

    def draw(self, spare: int = 0) -> None:
        spoken = self.spoken()
        if self.console.is_terminal:
            self.console.clear()
        view = self.guided.view()
        view = view if self.guided.step.expect else replace(view, asked=Asked())
        log = [line for move in self.guided.came for event in move.events if (line := self.reader.event(event))]
        height = self.console.height - len(spoken) - spare
        self.print_lines(table.draw(view, self.reader, log, self.console.width, height) + spoken)

    def spoken(self) -> list[Text]:
        """What is said, and what it is about."""
        step, width = self.guided.step, self.console.width
        lines = self.quoted(self.words.say(self.guided.lesson.message(step.say)))
        if step.point:
            things = self.reader.say("lesson-look", ", ".join(self.called(point) for point in step.point))
            lines += table.wrapped(Text(things, "cyan"), width)
        return [*lines, Text(self.reader.say("lesson-help" if step.expect else "lesson-read"), "dim")]

    def quoted(self, text: str) -> list[Text]:
        lines = table.wrapped(Text(text, "bold"), self.console.width - len(MARK))
        return [Text.assemble((MARK, "bold yellow"), line) for line in lines]

    def called(self, point: Pointer) -> str:
        """What is pointed at, by the words that the table has for it."""
        reader = self.reader
        id, _, of = (point.zone or point.counter).partition(":")
        if point.move:
            return self.label(point.move)
        if point.seat is not None:
            return reader.names[point.seat]
        if point.counter:
            counter = next(one for one in reader.vocabulary.counters if one.id == id)
            return self.with_owner(reader.counter(counter, of), of if counter.each == "seat" else "")
        zone = reader.vocabulary.zone(point.zone)
        if point.card:
            return f"{reader.zone(zone, of)} {table.face(point.card, zone, reader).plain}"
        return self.with_owner(reader.zone(zone, of), of if zone.each == "seat" else "")

    def with_owner(self, called: str, seat: str) -> str:
        return f"{called} ({self.reader.names[int(seat)]})" if seat else called

    def read(self, line: str) -> bool:
        """Enter goes on; everything else is as at a table."""
        if line:
            return self.decide(line)
        self.guided.go_on()
        return True

    def do(self, line: str) -> bool:
        """Whoever goes on pressing Enter hears what is to be done."""
        if line:
            return self.decide(line)
        self.say("lesson-help")
        return False

    def make(self, moves: list[str]) -> bool:
        """A legal move that is not waited for gets a kind answer, and nothing is lost."""
        for move in moves:
            if not self.guided.step.expect:
                self.say("lesson-read")
                return False
            if not self.guided.play(move):
                self.print_lines(self.kindly(move))
                return False
        return True

    def kindly(self, move: str) -> list[Text]:
        said = self.guided.answer(move)
        if said:
            return self.quoted(self.words.say(said))
        expected = self.guided.step.expect[0]
        return self.quoted(self.reader.say("lesson-other", self.label(expected), expected))

    def hint(self) -> None:
        if self.guided.step.expect:
            move = self.guided.step.expect[0]
            self.say("lesson-do", self.label(move), move)
        else:
            self.say("lesson-read")

    def label(self, move: str) -> str:
        return next(self.reader.option(choice) for choice in self.match.view(self.me).choices if choice.move == move)

    def conclude(self) -> None:
        self.say("lesson-learned", style="bold")
        lesson = self.guided.lesson
        for id in lesson.script.learned:
            lines = table.wrapped(Text(self.words.say(lesson.message(id))), self.console.width, "✓ ")
            self.print_lines(lines)
        self.say("lesson-then", f"parlour play {lesson.game.name}")
