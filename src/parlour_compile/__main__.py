"""python -m parlour_compile [--game NAME …] [--checked] [--into FOLDER]: compile what has changed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from parlour_compile import building, placing
from parlour_compile.compiler import CannotCompile
from parlour_compile.project import MARK, SOURCE, SUFFIX, Outside, Project, Refused, usual_build
from parlour_compile.schedule import Failed

NOT_READY = 3


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m parlour_compile", description="Compiles what has changed.")
    made.add_argument("--game", action="append", metavar="NAME", help="the engine and this game only")
    made.add_argument("--package", metavar="NAME", help="the game of another package, whose folder is --folder")
    made.add_argument("--folder", type=Path, help="the folder of that package")
    made.add_argument("--checked", action="store_true", help="with bounds and exceptions checked")
    made.add_argument("--source", type=Path, default=SOURCE, help="the folder with the package")
    made.add_argument("--build", type=Path, default=usual_build(), help="the folder to work in")
    made.add_argument("--into", type=Path, help="where the modules go; beside their sources unless said")
    made.add_argument("--stage", action="store_true", help="put nothing in its place yet")
    made.add_argument(
        "--settle", action="store_true", help="compile nothing: put all in place if all is ready, else none"
    )
    made.add_argument("--jobs", type=int, default=0, metavar="N", help="how many at once; as many as cores unless said")
    made.add_argument("--why", action="store_true", help="only say which functions stay Python, and why")
    return made


def say(line: str) -> None:
    print(f"parlour: {line}", flush=True)


def complain(line: object) -> int:
    print(f"parlour: {line}", file=sys.stderr, flush=True)
    return 1


def main(arguments: list[str] | None = None) -> int:
    chosen = parser().parse_args(arguments)
    project = Project(chosen.source.resolve(), chosen.build.resolve(), "checked" if chosen.checked else "plain")
    games = [name.replace("-", "_") for name in chosen.game] if chosen.game else None
    known = {folder.name for folder in project.games()}
    try:
        if chosen.package:
            return compile_outside(chosen)
        if games and not known.issuperset(games):
            return complain(f"there is no game {', '.join(set(games) - known)}; there are {', '.join(sorted(known))}")
        if chosen.settle:
            return 0 if building.settle(project, chosen.into or project.source) else NOT_READY
        return explain(project) if chosen.why else compile_and_place(project, chosen, games)
    except CannotCompile as error:
        if chosen.package:
            return complain(f"not compiled: {error}; pip install 'parlour[compile]' brings Cython")
        say(f"not compiled, everything works but slower: {error}")
        return NOT_READY if chosen.stage else 0
    except Refused as error:
        return complain(f"not compiled. What C cannot do as it is written:\n{error}")
    except Failed as error:
        return complain(error)
    except KeyboardInterrupt:
        return complain("stopped; what is compiled stays so, and the next time goes on from here")


def compile_and_place(project: Project, chosen: argparse.Namespace, games: list[str] | None) -> int:
    names = building.build(project, say, chosen.jobs, games)
    if not chosen.stage:
        into = chosen.into or project.source
        placing.place(project, names, into)
        if games is None:
            placing.remove_others(project, names, into)
        else:
            say(f"the engine and {', '.join(games)} are compiled as they are now; `make build` compiles all games")
    return 0


def compile_outside(chosen: argparse.Namespace) -> int:
    own, life = chosen.folder.resolve(), "checked" if chosen.checked else "plain"
    build = chosen.build.resolve() / "outside" / chosen.package
    project = Outside(chosen.source.resolve(), build, life, own, chosen.package)
    if chosen.why:
        return explain(project)
    if not project.to_compile():
        return complain(f"{own} has nothing to compile: state.py, play.py, rules.py, knowledge.py or strategy.py")
    names = building.build(project, say, chosen.jobs)
    into = own.parents[chosen.package.count(".")]
    placing.place(project, names, into)
    for path in set(own.rglob(f"*{SUFFIX}")) - {into / project.library(name) for name in names}:
        path.unlink()
    (own / MARK).write_text("".join(f"{name}\n" for name in names), encoding="utf-8")
    say(f"{chosen.package} is compiled as it is now ({len(names)} modules)")
    return 0


def explain(project: Project) -> int:
    for source in building.stage(project).sources.values():
        for function in source.functions.values():
            if not source.is_by_hand and not source.is_c(function):
                print(f"{source.path}:{function.lineno} {function.name}: {source.why_not_c(function)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
