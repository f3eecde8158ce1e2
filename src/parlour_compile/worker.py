"""Compiles one module in a process of its own: Cython, then the C compiler. What is finished appears in one step."""

from __future__ import annotations

import os
import signal
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parlour_compile import compiler

NICE = 10


@dataclass(frozen=True)
class Job:
    """All paths but `staged` and `log` are below the folder where this life is built."""

    name: str
    staged: Path
    library: Path
    log: Path
    stamp: Path
    digest: str
    directives: dict[str, Any]
    compile_flags: list[str]
    link_flags: list[str]

    @property
    def source(self) -> str:
        return str(Path(*self.name.split(".")).with_suffix(".py"))

    @property
    def is_done(self) -> bool:
        is_stamped = self.stamp.exists() and self.stamp.read_text(encoding="utf-8") == self.digest
        return is_stamped and self.library.exists()


def work(job: Job) -> None:
    """The whole of a process; its exit status says whether the module was compiled, the log why not."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # an exception, so that the C compiler is ended too
    be_nice()
    job.log.parent.mkdir(parents=True, exist_ok=True)
    with job.log.open("w", encoding="utf-8") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    os.chdir(job.staged)
    try:
        make(job)
    except KeyboardInterrupt:
        sys.exit(130)


def be_nice() -> None:
    if hasattr(os, "nice"):
        os.nice(max(0, NICE - os.nice(0)))


def make(job: Job) -> None:
    c_file = Path(job.source).with_suffix(".c")
    if not translate(job, c_file):
        sys.exit(1)
    try:
        made = build(job, c_file)
    except Exception as error:  # setuptools has many kinds; what the compiler itself said is in the log already
        sys.exit(str(error))
    job.library.parent.mkdir(parents=True, exist_ok=True)
    os.replace(made, job.library)
    note(job)


def note(job: Job) -> None:
    """Write down what was compiled. Modules of one package may come here at once: each writes a file of its own."""
    job.stamp.parent.mkdir(parents=True, exist_ok=True)
    half = job.stamp.with_name(f"{job.stamp.name}.new")
    half.write_text(job.digest, encoding="utf-8")
    os.replace(half, job.stamp)


def translate(job: Job, c_file: Path) -> bool:
    import Cython.Compiler.Main

    cython: Any = Cython.Compiler.Main
    options = cython.CompilationOptions(
        cython.default_options, include_path=["."], compiler_directives=job.directives, output_file=str(c_file)
    )
    result = cython.compile(job.source, options, full_module_name=job.name)
    return not result.num_errors


def build(job: Job, c_file: Path) -> Path:
    found = compiler.compiler()
    include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    objects = found.compile([str(c_file)], include_dirs=include, extra_postargs=job.compile_flags)
    made = Path(f"{job.source}.new").absolute()
    export = [f"PyInit_{job.name.rpartition('.')[2]}"]
    found.link_shared_object(objects, str(made), export_symbols=export, extra_postargs=job.link_flags)
    for path in objects:
        os.unlink(path)
    return made
