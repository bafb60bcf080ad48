"""Arguments of the command line; a wrong one is refused with the reason."""

from __future__ import annotations

from typing import Final

import click

from gunbai.cli.terminal import Wrong

#: Seconds that a third-party bot may have for an answer.
SECONDS_RANGE: Final = click.FloatRange(0.01, 60)


def read_pairs(pairs: tuple[str, ...]) -> dict[str, object]:
    """Return the options given by `-o name=value`, several times."""
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise Wrong("cli-option-pair", text=pair)
        if name in chosen:
            raise Wrong("cli-option-again", text=name)
        chosen[name] = value
    return chosen


def whole(name: str, text: str | None) -> int | None:
    """Return a whole number, zero or more, or None if nothing was given."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 30):
        raise Wrong("cli-not-a-number", name=name, text=text)
    return int(text)


def seat_number(text: str | None, seats: int, default: int = 1) -> int:
    """Read a seat as people count, from 1; return it as the engine counts, from 0."""
    number = whole("--seat", text)
    if number is None:
        number = default
    if not 1 <= number <= seats:
        raise Wrong("cli-no-such-seat", number=number, seats=seats)
    return number - 1
