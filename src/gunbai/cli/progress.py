"""Progress bars of commands that take a while."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

_Done = TypeVar("_Done")


def with_progress(work: Iterable[_Done], total: int, title: str) -> Iterator[_Done]:
    """Pass results on, with a progress bar on stderr if that is a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=total)
        for done in work:
            bar.advance(task)
            yield done
