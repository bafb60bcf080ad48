"""A position as plain data with readable names, and the invariants it must keep (JK-C11…C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.core.errors import Refusal
from gunbai.core.state import Position
from gunbai.games.joraku.names import card_names, play_names
from gunbai.games.joraku.position.knowledge import played_cards
from gunbai.games.joraku.tables import (
    ALL_CARDS,
    AREA_COUNT,
    AREAS,
    COLOURS,
    NEUTRAL,
    SAMURAI_EACH,
    card_count,
)

if TYPE_CHECKING:
    from gunbai.games.joraku.state import JorakuState

RULES: Final = "1"


def dump(s: JorakuState) -> Position:
    """Everything `Game.restore` needs."""
    return {
        "game": "joraku",
        "rules": RULES,
        "options": dict(s.setup.options),
        "data": s.setup.tables.changed,
        "variants": [number for number in range(1, 7) if s.setup.variant(number)],
        "round": s.round,
        "kachidoki": s.kachidoki,
        "factions": {COLOURS[colour]: _dump_faction(s, colour) for colour in s.setup.factions},
        "seats": [_dump_seat(s, seat) for seat in range(s.setup.players)],
        "aside": card_names(s.aside),
        "plays": [play_names(s, play) for play in s.plays],
        "rng": s.rng.words(),
        "ask": s.show_ask(),
        "stack": [frame.dump() for frame in s.stack],
    }


def _dump_faction(s: JorakuState, colour: int) -> Position:
    base = colour * AREA_COUNT
    home = s.daimyo[colour]
    return {
        "number": s.numbers[colour],
        "daimyo": AREAS[home] if home >= 0 else None,
        "samurai": {
            AREAS[area]: s.samurai[base + area]
            for area in range(AREA_COUNT)
            if s.samurai[base + area]
        },
        "supply": s.supply[colour],
        "points": s.points[colour],
        "entered": bool(s.entered >> colour & 1),
    }


def _dump_seat(s: JorakuState, seat: int) -> Position:
    return {
        "hand": card_names(s.hands[seat]),
        "passed": card_names(s.passed[seat]),
        "discarded": card_names(s.discarded[seat]),
        "private": card_names(s.private[seat]),
        "picked": card_names(s.picked[seat]),
        "draft": card_names(s.drafts[seat]),
        "veiled": card_names(s.veiled[seat]),
    }


def faults(s: JorakuState) -> list[Refusal]:
    """What is impossible in this position; empty for every position of a real game."""
    out: list[Refusal] = []
    for colour in s.setup.factions:
        _check_faction(s, colour, out)
    if s.round:
        _check_cards(s, out)
        if not 0 <= s.kachidoki < s.setup.players:
            out.append(Refusal("jk-bad-kachidoki", "JK-C08"))
        numbers = [s.numbers[colour] for colour in s.setup.factions if s.setup.owner[colour] >= 0]
        if len(set(numbers)) != len(numbers) or not all(1 <= n <= 6 for n in numbers):
            out.append(Refusal("jk-bad-daimyo-cards", "JK-C07"))
    if s.setup.mode == NEUTRAL:
        _check_neutral(s, out)
    return out


def _check_faction(s: JorakuState, colour: int, out: list[Refusal]) -> None:
    base = colour * AREA_COUNT
    figures = s.samurai[base : base + AREA_COUNT]
    count = sum(figures) + s.supply[colour]
    name = COLOURS[colour]
    if count != SAMURAI_EACH or min(figures) < 0 or s.supply[colour] < 0:
        out.append(Refusal("jk-bad-samurai", "JK-C11", {"colour": name, "count": count}))
    if s.round and not 0 <= s.daimyo[colour] < AREA_COUNT:
        out.append(Refusal("jk-bad-daimyo", "JK-C14", {"colour": name}))
    if s.points[colour] < 0:
        out.append(Refusal("jk-bad-points", "JK-C15", {"colour": name}))


def _check_cards(s: JorakuState, out: list[Refusal]) -> None:
    """JK-C13: each of the 21 cards is in one place."""
    zones = [s.aside, played_cards(s), *s.hands, *s.discarded, *s.private, *s.picked, *s.drafts]
    count = 0
    union = 0
    for zone in zones:
        count += card_count(zone)
        union |= zone
    if union != ALL_CARDS or count != card_count(ALL_CARDS):
        words: Position = {"count": count, "missing": card_names(ALL_CARDS & ~union)}
        out.append(Refusal("jk-bad-cards", "JK-C13", words))


def _check_neutral(s: JorakuState, out: list[Refusal]) -> None:
    """JK-N14, JK-Q73: no neutral samurai behind its daimyo; JK-N17: no points."""
    neutral = s.setup.neutral()
    home = s.daimyo[neutral]
    behind = s.samurai[neutral * AREA_COUNT + home + 1 : (neutral + 1) * AREA_COUNT]
    if home >= 0 and any(behind):
        out.append(Refusal("jk-bad-behind", "JK-N14"))
    if s.points[neutral] or s.supply[neutral]:
        out.append(Refusal("jk-bad-neutral", "JK-N17"))
