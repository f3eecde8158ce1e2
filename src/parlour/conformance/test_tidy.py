"""The rules as text, the code and the tests cite each other, and the folder keeps the shape that everybody knows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from parlour.engine.game import Game

LONGEST_FILE = 450
ENGINE = ("parlour.engine", "parlour.testing", "parlour.words")


def test_the_rules_are_clauses(game: Game) -> None:
    assert game.rules.clauses, f"{game.folder / 'RULES.md'} has no line such as `- XX-1.1 Everybody gets seven cards.`"


def test_a_game_imports_the_engine_and_itself(game: Game) -> None:
    for path in sources(game.folder):
        for name in imported(path):
            is_ours = name.partition(".")[0] == "parlour"
            assert not is_ours or name.startswith((*ENGINE, game.package)), f"{path} imports {name}"


def test_no_file_grows_past_its_seam(game: Game) -> None:
    for path in sources(game.folder):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE, path


def sources(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_every_clause_has_code_and_a_test(game: Game) -> None:
    cited = {(citation.id, citation.is_test) for citation in game.rules.citations()}
    missing = [
        (id, "test" if test else "code")
        for id in game.rules.clauses
        for test in (False, True)
        if (id, test) not in cited
    ]
    assert not missing


def test_every_citation_has_its_clause(game: Game) -> None:
    """A whole section may be cited too."""
    known = set(game.rules.clauses) | {id.partition(".")[0] for id in game.rules.clauses}
    unknown = [citation for citation in game.rules.citations() if citation.id not in known]
    assert not unknown


def test_clause_marks_in_tests_are_of_the_game_they_are_in(game: Game) -> None:
    for path in (game.folder / "tests").rglob("*.py"):
        for id in re.findall(r"(?:@|mark\.)clause\(\"([^\"]+)\"", path.read_text(encoding="utf-8")):
            assert id in game.rules.clauses, f"{path}: {id}"


def clauses_and_marks(path: Path) -> list[str]:
    """The ids and marks of a game's rules, in their order; a clause that is only mentioned is not counted."""
    return re.findall(r"^- [A-Z]+-\d+(?:\.\d+)?|\[[BRH]\]", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_rules_have_the_same_clauses_and_marks_in_every_language(game: Game) -> None:
    """Ids and marks ([B], [R], [H]) in the same order, in as many languages as there are."""
    wanted = clauses_and_marks(game.folder / "RULES.md")
    for path in game.folder.glob("RULES.*.md"):
        assert clauses_and_marks(path) == wanted, path


def test_the_rules_name_the_same_moves_and_files_in_every_language(game: Game) -> None:
    wanted = code_in(game.folder / "RULES.md")
    for path in game.folder.glob("RULES.*.md"):
        assert code_in(path) == wanted, path


def code_in(path: Path) -> set[str]:
    return set(re.findall(r"`[^`]+`", path.read_text(encoding="utf-8")))
