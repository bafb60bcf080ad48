"""The invariants that every position keeps (JK-C11…C14)."""

from __future__ import annotations

from gunbai.core.errors import Refusal
from gunbai.core.notation import Data
from gunbai.games.joraku.names import card_names
from gunbai.games.joraku.position.knowledge import played_cards
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    ALL_CARDS,
    AREA_COUNT,
    COLOURS,
    DAIMYO_CARDS,
    NEUTRAL,
    SAMURAI_EACH,
    card_count,
)


def faults(s: JorakuPosition) -> list[Refusal]:
    """Return what is impossible in this position; empty for every position of a real game."""
    out: list[Refusal] = []
    for colour in s.setup.factions:
        _check_faction(s, colour, out)
    if s.round:
        _check_cards(s, out)
        if not 0 <= s.kachidoki < s.setup.players:
            out.append(Refusal("jk-bad-kachidoki", "JK-C08"))
        numbers = [s.numbers[colour] for colour in s.setup.factions if s.setup.owner[colour] >= 0]
        if len(set(numbers)) != len(numbers) or not all(1 <= n <= DAIMYO_CARDS for n in numbers):
            out.append(Refusal("jk-bad-daimyo-cards", "JK-C07"))
    if s.setup.mode == NEUTRAL:
        _check_neutral(s, out)
    return out


def _check_faction(s: JorakuPosition, colour: int, out: list[Refusal]) -> None:
    base = colour * AREA_COUNT
    counts = s.samurai[base : base + AREA_COUNT]
    count = sum(counts) + s.supply[colour]
    name = COLOURS[colour]
    if count != SAMURAI_EACH or min(counts) < 0 or s.supply[colour] < 0:
        out.append(Refusal("jk-bad-samurai", "JK-C11", {"colour": name, "count": count}))
    if s.round and not 0 <= s.daimyo[colour] < AREA_COUNT:
        out.append(Refusal("jk-bad-daimyo", "JK-C14", {"colour": name}))
    if s.points[colour] < 0:
        out.append(Refusal("jk-bad-points", "JK-C15", {"colour": name}))


def _check_cards(s: JorakuPosition, out: list[Refusal]) -> None:
    """JK-C13: each of the 21 cards is in one place."""
    zones = [s.aside, played_cards(s), *s.hands, *s.discarded, *s.private, *s.picked, *s.drafts]
    count = 0
    union = 0
    for zone in zones:
        count += card_count(zone)
        union |= zone
    if count == 0 and s.round == 1:
        return  # not dealt yet
    if union != ALL_CARDS or count != card_count(ALL_CARDS):
        words: Data = {"count": count, "missing": card_names(ALL_CARDS & ~union)}
        out.append(Refusal("jk-bad-cards", "JK-C13", words))


def _check_neutral(s: JorakuPosition, out: list[Refusal]) -> None:
    """JK-N04, JK-N14, JK-Q73: once set up, all samurai are out, none behind their daimyo.

    JK-N17: no points.
    """
    neutral = s.setup.neutral()
    home = s.daimyo[neutral]
    behind = s.samurai[neutral * AREA_COUNT + home + 1 : (neutral + 1) * AREA_COUNT]
    if home >= 0 and any(behind):
        out.append(Refusal("jk-bad-behind", "JK-N14"))
    if s.points[neutral] or (home >= 0 and s.supply[neutral]):
        out.append(Refusal("jk-bad-neutral", "JK-N17"))
