"""Work on a Ray cluster, which is an optional extra of this package.

No result is lost with a machine: its unfinished work is redone elsewhere.
"""

from __future__ import annotations

import logging
import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final, TypeVar

from gunbai.core.errors import BadOptions, Refusal

Job = TypeVar("Job")
Task = TypeVar("Task")
Done = TypeVar("Done")

LOCAL: Final = "local"
_RETRIES: Final = 8  # how often a parcel of tasks may lose its machine
_AHEAD: Final = 3  # parcels in progress per core: this bounds memory
_MOST: Final = 64  # tasks in a parcel
_SHORT: Final = 0.5  # seconds; parcels that finish sooner grow


@dataclass(frozen=True)
class Cluster:
    """A cluster by its address; `local` starts one here, with this many cores."""

    address: str
    cores: int

    def each(
        self, work: Callable[[Job, Task], Done], job: Job, tasks: Iterable[Task]
    ) -> Iterator[Done]:
        """Yield `work(job, task)` for all tasks, in order."""
        with _joined(self) as ray:
            width = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            parcel = ray.put((work, job))
            run = ray.remote(max_retries=_RETRIES)(_run)
            source = iter(tasks)
            waiting: deque[Any] = deque()
            together = 1
            while True:
                while len(waiting) < width and (some := list(islice(source, together))):
                    waiting.append(run.remote(parcel.hex(), [parcel], some))
                if not waiting:
                    return
                done, seconds = _get(ray, waiting.popleft())
                if seconds < _SHORT:
                    together = min(2 * together, _MOST)
                yield from done


def _get(ray: Any, waiting: Any) -> Any:
    """Return a result; raise whatever the work raised."""
    try:
        return ray.get(waiting)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise _failed(error) from error


@contextmanager
def _joined(cluster: Cluster) -> Iterator[Any]:
    """Join a cluster, or start one, for the duration of some work."""
    if find_spec("ray") is None:
        raise BadOptions(Refusal("cli-ray-missing", ""))
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics
    import ray

    settings: dict[str, Any] = {"address": cluster.address}
    if cluster.address == LOCAL:
        settings |= {"num_cpus": cluster.cores, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **settings)
    except (OSError, RuntimeError, ValueError) as error:
        raise _failed(error) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _failed(error: Exception) -> BadOptions:
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return BadOptions(Refusal("cli-ray-failed", "", {"problem": lines[0]}))


class _Bench:
    """The work that this process of the cluster did last, with its job: loaded once."""

    key = ""
    work: Callable[[Any, Any], Any]
    job: Any


def _run(key: str, parcel: Sequence[Any], tasks: list[Any]) -> tuple[list[Any], float]:
    """Do some tasks in a process of the cluster; return the results, and the seconds it took."""
    if _Bench.key != key:
        import ray

        work, job = ray.get(parcel[0])
        _Bench.key, _Bench.work, _Bench.job = key, staticmethod(work), job
    start = time.perf_counter()
    done = [_Bench.work(_Bench.job, task) for task in tasks]
    return done, time.perf_counter() - start
