"""What is refused is refused with a declared id and its arguments: words are the client's."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import parlour.server
from parlour.engine.errors import IllegalMove, Reason
from parlour.server.protocol.errors import bad_move
from parlour.server.protocol.messages import Problem
from parlour.server.protocol.problems import PROBLEMS

SERVER = Path(str(parlour.server.__file__)).parent


def refusals() -> Iterator[tuple[str, int]]:
    """Every id in the server's code that something is refused with, and how many arguments follow it."""
    for path in SERVER.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Trouble":
                for id in ids(call.args[1]):
                    yield id, len(call.args) - 2


def ids(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*ids(node.body), *ids(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_refusal_is_declared_with_its_arguments() -> None:
    for id, count in refusals():
        assert len(PROBLEMS[id]) == count, id


def test_every_declared_refusal_can_happen() -> None:
    assert {id for id, _ in refusals()} == set(PROBLEMS)


def test_a_bad_move_is_refused_with_the_reason_of_the_rules() -> None:
    refused = bad_move(IllegalMove(Reason("X-1", "too-low", ("7", 3))), move=2)
    assert refused.problem == Problem("bad-move", "too-low", ("7", 3), "X-1")
    assert refused.move == 2
