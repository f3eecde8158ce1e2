"""The whole compile step, for the command line and for setup.py."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour_compile import compiler, placing, schedule
from parlour_compile.project import Outside, Project, made_name
from parlour_compile.schedule import Say
from parlour_compile.worker import Job

if TYPE_CHECKING:
    from parlour_compile.staging import Staged


def stage(project: Project) -> Staged:
    """The modules are imported for their values, from their sources."""
    os.environ["PARLOUR_PURE"] = "1"
    places = [project.source]
    if isinstance(project, Outside):
        places.append(project.own.parents[project.name.count(".")])
    sys.path[:0] = [str(place) for place in places if str(place) not in sys.path]
    from parlour_compile.staging import Staged

    return Staged(project)


def jobs(staged: Staged) -> list[Job]:
    """The longest first, so that none is left over at the end."""
    names = sorted(staged.sources, key=lambda name: (not staged.sources[name].is_by_hand, -len(staged.types[name])))
    return [job(staged, name) for name in names]


def job(staged: Staged, name: str) -> Job:
    project = staged.project
    told = compiler.directives(project.life)
    flags = compiler.compile_flags(project.life, not staged.is_fields_only(name))
    link = compiler.link_flags(project.life)
    types = [staged.types[other] for other in sorted(staged.closure(name))]
    parts = [staged.texts[name], *types, json.dumps(told), *flags, *link, compiler.identity()]
    digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()
    return Job(
        name=made_name(name),
        staged=project.staged.resolve(),
        library=(project.made / project.library(name)).resolve(),
        log=(project.folder / "logs" / f"{name}.txt").resolve(),
        stamp=(project.folder / "digests" / name).resolve(),
        digest=digest,
        directives=told,
        compile_flags=flags,
        link_flags=link,
    )


def build(project: Project, say: Say, processes: int = 0, games: Iterable[str] | None = None) -> list[str]:
    """Compile what has changed, of some games only if they are named; the names of the modules that are ready."""
    compiler.check_machine()
    wanted = project.to_compile(games)
    with schedule.alone(project.folder, say):
        staged = stage(project)
        staged.write()
        chosen = [job for job in jobs(staged) if job.name in map(made_name, wanted)]
        schedule.Schedule(chosen, processes or schedule.cores(), say).run()
    return list(wanted)


def is_complete(project: Project) -> bool:
    """Whether every module is compiled as its source is now; compiles nothing."""
    compiler.check_machine()
    return all(job.is_done for job in jobs(stage(project)))


def settle(project: Project, into: Path) -> bool:
    """Before a start: everything compiled in its place, or nothing. Half of each would not run."""
    names = list(project.modules())
    try:
        is_ready = is_complete(project)
    except compiler.CannotCompile:
        is_ready = False
    if is_ready:
        placing.place(project, names, into)
    placing.remove_others(project, names if is_ready else [], into)
    return is_ready
