"""Parallel work: the same function for many tasks, on several cores or on a cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias, TypeVar

from gunbai.arena.cluster import Cluster

Job = TypeVar("Job")
Task = TypeVar("Task")
Done = TypeVar("Done")

#: Who works: so many processes of this machine, or a cluster.
Hands: TypeAlias = int | Cluster


def cores() -> int:
    """Return how many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def each(
    work: Callable[[Job, Task], Done], job: Job, tasks: Iterable[Task], jobs: Hands
) -> Iterator[Done]:
    """Yield `work(job, task)` for all tasks, in their order."""
    if isinstance(jobs, Cluster):
        yield from jobs.each(work, job, tasks)
        return
    if jobs == 1:
        for task in tasks:
            yield work(job, task)
        return
    with multiprocessing.Pool(jobs, _start, (work, job)) as pool:
        yield from pool.imap(_run, tasks)


class _Bench:
    """The work of a worker process."""

    work: Callable[[Any, Any], Any]
    job: Any


def _start(work: Callable[[Job, Task], Done], job: Job) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    _Bench.work = staticmethod(work)
    _Bench.job = job


def _run(task: object) -> object:
    return _Bench.work(_Bench.job, task)
