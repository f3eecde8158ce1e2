"""The same jobs on a Ray cluster. Ray is optional: `pip install 'parlour[cluster]'`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from parlour import __version__
from parlour.engine.errors import ParlourError


def results(address: str, run: Callable[[list[Any]], list[Any]], jobs: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    """Every job with its result, in the order in which they are done."""
    from parlour.lab.workers import batches

    ray = import_ray()
    is_ours = not ray.is_initialized()  # whoever has connected already also ends it
    if is_ours:
        connect(ray, address)
    try:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(num_cpus=1)(run_there)
        shared = ray.put(run)
        waiting = [task.remote(__version__, shared, part) for part in batches(jobs, processors)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from finished(ray, done[0])
    finally:
        if is_ours:
            ray.shutdown()


def import_ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as it will be, so it need not warn
    try:
        import ray
    except ImportError:
        raise ParlourError("--cluster needs Ray: pip install 'parlour[cluster]'") from None
    return ray


def connect(ray: Any, address: str) -> None:
    """To the cluster at the address; without one to RAY_ADDRESS, one running here, or a new one of this machine."""
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        ray.init(address=address or None, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ParlourError(f"no cluster at {address or 'the usual place'}: {first_line(error)}") from None


def finished(ray: Any, reference: Any) -> list[tuple[Any, Any]]:
    try:
        pairs: list[tuple[Any, Any]] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ParlourError):
            raise error.cause from None
        raise
    return pairs


def run_there(version: str, run: Callable[[list[Any]], list[Any]], jobs: list[Any]) -> list[tuple[Any, Any]]:
    """On a node of the cluster."""
    if version != __version__:
        raise ParlourError(f"a node of the cluster has parlour {__version__}, not {version}")
    return run(jobs)


def first_line(error: BaseException) -> str:
    return str(error).strip().split("\n")[0]
