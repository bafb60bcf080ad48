"""A third-party program as a bot: asked, timed, killed and restarted."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from typing import Final

from gunbai.bots.outside import NoAnswer
from gunbai.core.notation import Data
from gunbai.programs.lines import Lines

PROTOCOL: Final = 1
SECONDS: Final = 5.0  # for one answer, by default
STARTING: Final = 10.0  # more, for the first answer of a process
#: Failures in a row after which it is left alone, and for how many seconds.
FAILURES: Final = 3
REST: Final = 60.0
_OURS: Final = "GUNBAI_"  # variables of this program, such as where its database is


class Program:
    """A program that is started when it is asked. One that fails is killed and restarted."""

    def __init__(self, command: Sequence[str], seconds: float, quiet: bool = False) -> None:
        self._command: Final = list(command)
        self._seconds: Final = seconds
        self._quiet: Final = quiet  # what it writes to standard error is lost
        self._lines: Lines | None = None
        self._asked = 0
        self._failures = 0  # in a row
        self._rests_until = 0.0

    def ask(self, question: Data) -> str:
        """Return the text of its answer; raise `NoAnswer` if it gives none in time."""
        if time.monotonic() < self._rests_until:
            raise NoAnswer("resting")
        try:
            answer = self._ask(question)
        except NoAnswer:
            self._fail()
            raise
        self._failures = 0
        return answer

    def _fail(self) -> None:
        if self._lines is not None:
            self._lines.close()
            self._lines = None
        self._failures += 1
        if self._failures >= FAILURES:
            self._failures = 0
            self._rests_until = time.monotonic() + REST

    def _ask(self, question: Data) -> str:
        seconds = self._seconds
        if self._lines is None:
            seconds += STARTING
            try:
                self._lines = Lines(self._command, _environment(), self._quiet)
            except OSError:
                raise NoAnswer("gone") from None
        lines = self._lines
        self._asked += 1
        until = time.monotonic() + seconds
        kind: Data = {"type": "ask", "protocol": PROTOCOL, "id": self._asked}
        lines.tell({**kind, "seconds": self._seconds, **question})
        try:
            while True:
                answer = _read(lines.line(until), self._asked)
                if answer is not None:
                    return answer
                if time.monotonic() > until:  # it floods us with answers to earlier questions
                    raise TimeoutError
        except TimeoutError:
            raise NoAnswer("late") from None


def _read(line: bytes, number: int) -> str | None:
    """Return the answer to the question of this number; None for an answer to another."""
    if not line:
        raise NoAnswer("gone")
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise NoAnswer("garbage") from None
    if not isinstance(found, dict) or not isinstance(found.get("id"), int):
        raise NoAnswer("garbage")
    if found["id"] != number:
        return None
    answer = found.get("answer")
    if not isinstance(answer, str):
        raise NoAnswer("garbage")
    return answer


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
