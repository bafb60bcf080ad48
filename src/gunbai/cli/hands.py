"""The workers of a command: processes on this machine, or a Ray cluster."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, TypeVar

import click

from gunbai.arena.cluster import LOCAL, Cluster
from gunbai.arena.workers import Hands, cores
from gunbai.cli.terminal import Wrong

_COUNT: Final = click.IntRange(min=1)
_ADDRESS: Final = re.compile(rf"{LOCAL}|auto|(ray://)?[^\s/:]+:\d{{1,5}}")
_Function = TypeVar("_Function", bound=Callable[..., Any])


def hands_options(function: _Function) -> _Function:
    """Add `--jobs` and `--ray`."""
    ray = click.option("--ray", is_flag=False, flag_value=LOCAL, metavar="[ADDRESS]")
    return click.option("--jobs", type=_COUNT, default=cores)(ray(function))


def hands(jobs: int, ray: str | None) -> Hands:
    """Return who works; a cluster that is started here gets as many cores as there are jobs."""
    if ray is None:
        return jobs
    if not _ADDRESS.fullmatch(ray):
        raise Wrong("cli-ray-address", text=ray)
    if find_spec("ray") is None:
        raise Wrong("cli-ray-missing")
    return Cluster(ray, jobs)
