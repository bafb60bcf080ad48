"""Threads for work that depends on other people's servers: nobody else waits for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

T = TypeVar("T")


def in_thread(work: Callable[[], T]) -> asyncio.Future[T]:
    """Do some work in a thread of its own that keeps nobody from ending the server."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def tell(set_it: Callable[[], None]) -> None:
        if not done.done():  # else it took too long
            set_it()

    def run() -> None:
        try:
            told = partial(done.set_result, work())
        except Exception as error:
            told = partial(done.set_exception, error)
        with suppress(RuntimeError):  # the server has ended meanwhile
            loop.call_soon_threadsafe(tell, told)

    threading.Thread(target=run, name="notice", daemon=True).start()
    return done
