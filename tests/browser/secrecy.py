"""Comparison of what a seat was told over the wire with what others held."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from tests.browser.visitor import Visitor

CARD = re.compile(r"(?<![a-z0-9])[1-6n][ryb](?![a-z0-9])")
PUBLIC = {"jk-played", "jk-won"}  # lines that name an open card


def cards_in(data: Any) -> set[str]:
    """Return every card that is named anywhere in it."""
    return set(CARD.findall(json.dumps(data)))


def positions(frames: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for frame in frames:
        if frame.get("view"):
            yield frame["view"]["position"]


def held(visitor: Visitor, number: int) -> set[str]:
    """Return the cards that somebody had in hand in a round."""
    out: set[str] = set()
    for position in positions(visitor.frames):
        if position["round"] == number:
            own = position["own"]
            out.update(own["hand"], own["private"], own["picked"], own["draft"])
    return out


def told_too_much(reader: Visitor, other: Visitor) -> list[str]:
    """Return cards of the other that the reader was told of before they were open.

    Cards that went through the reader's own hands (passed, drafted) are not secret to the reader.
    """
    out = []
    for number in (1, 2, 3):
        own = held(reader, number)
        foreign = held(other, number) - own
        for frame in reader.frames:
            view = frame.get("view")
            if not view or view["position"]["round"] != number:
                continue
            played = {play["card"] for play in view["position"]["plays"]}
            lines = [line for line in frame["log"] if line["key"] not in PUBLIC]
            told = cards_in([view, frame.get("shown"), lines]) & (foreign - played)
            out += [f"round {number}, message {frame['n']}: {card}" for card in sorted(told)]
    return out


def secret_now(reader: Visitor, other: Visitor) -> set[str]:
    """Return cards in the other's hand that the reader never had."""
    position = list(positions(other.frames))[-1]
    seen = set().union(*(held(reader, number) for number in (1, 2, 3)))
    return set(position["own"]["hand"]) - seen
