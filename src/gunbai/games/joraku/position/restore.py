"""Positions back from plain data, refused with the reason where they cannot be."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import BadPosition
from gunbai.core.reading import (
    as_dict,
    as_index,
    ask_of,
    bad_field,
    dict_of,
    flag_of,
    list_of,
    number_of,
    require,
    rng_of,
)
from gunbai.core.state import Frame, Position
from gunbai.games.joraku.flow.course import Campaign, MatchColours
from gunbai.games.joraku.flow.effects import Ninja, NumberedCard
from gunbai.games.joraku.flow.points import ActionPoints, SendNeutral
from gunbai.games.joraku.flow.recruitment import Discard, Draft, PassCards, Recruitment, Sealed
from gunbai.games.joraku.flow.skirmish import Trick
from gunbai.games.joraku.names import CARD_BITS
from gunbai.games.joraku.position.dump import RULES
from gunbai.games.joraku.state import JorakuState, Setup, empty_state
from gunbai.games.joraku.tables import AREA_COUNT, AREAS, CARDS, COLOURS, ROUNDS, SIX

#: Which decisions a frame can be waiting for, and whether their answers are sealed.
_ASKS: Final = {
    "match-colours": ["JK-D08"],
    "pass-cards": ["JK-D02", "JK-D11"],
    "discard": ["JK-D12"],
    "draft": ["JK-D09"],
    "trick": ["JK-D03", "JK-D10"],
    "numbered-card": ["JK-D04", "JK-D05"],
    "ninja": ["JK-D06"],
    "action-points": ["JK-D07"],
    "send-neutral": ["JK-D13"],
}
_FRAMES: Final = ["campaign", "recruitment", *_ASKS]
_SEALED: Final = ["JK-D02", "JK-D09", "JK-D11", "JK-D12"]


def restore(setup: Setup, position: Position) -> JorakuState:
    """`setup` was made from the position's options; everything else is read and checked here."""
    require(position.get("rules") == RULES, "position-rules")
    s = empty_state(setup, rng_of(position), None)
    s.round = number_of(position, "round", ROUNDS)
    s.kachidoki = number_of(position, "kachidoki", setup.players - 1, -1)
    factions = dict_of(position, "factions")
    names = [COLOURS[colour] for colour in setup.factions]
    require(sorted(factions) == sorted(names), "position-factions")
    s.numbers = [0] * 4
    for colour in setup.factions:
        _read_faction(s, colour, dict_of(factions, COLOURS[colour]))
    s.aside = _cards(position, "aside")
    _read_seats(s, list_of(position, "seats"))
    s.plays = [_play(s, as_dict(entry, "plays")) for entry in list_of(position, "plays")]
    s.stack = [_frame(as_dict(entry, "stack"), setup) for entry in list_of(position, "stack")]
    faults = s.faults()
    if faults:
        raise BadPosition(faults[0])
    _read_ask(s, position)
    return s


def _cards(position: Position, name: str) -> int:
    mask = 0
    for entry in list_of(position, name):
        bit = 1 << as_index(entry, CARDS, name)
        require(not mask & bit, "position-twice", {"name": name})
        mask |= bit
    return mask


def _read_faction(s: JorakuState, colour: int, data: Position) -> None:
    s.numbers[colour] = number_of(data, "number", SIX)
    home = data.get("daimyo")
    s.daimyo[colour] = -1 if home is None else as_index(home, AREAS, "daimyo")
    for area, count in dict_of(data, "samurai").items():
        place = colour * AREA_COUNT + as_index(area, AREAS, "samurai")
        if isinstance(count, bool) or not isinstance(count, int):
            raise bad_field("samurai")
        s.samurai[place] = count
    s.supply[colour] = number_of(data, "supply", 10)
    s.points[colour] = number_of(data, "points", 10_000)
    if flag_of(data, "entered"):
        s.entered |= 1 << colour


def _read_seats(s: JorakuState, seats: list[object]) -> None:
    require(len(seats) == s.setup.players, "position-seats")
    rows = [as_dict(entry, "seats") for entry in seats]
    s.hands = [_cards(row, "hand") for row in rows]
    s.passed = [_cards(row, "passed") for row in rows]
    s.discarded = [_cards(row, "discarded") for row in rows]
    s.private = [_cards(row, "private") for row in rows]
    s.picked = [_cards(row, "picked") for row in rows]
    s.drafts = [_cards(row, "draft") for row in rows]
    s.veiled = [_cards(row, "veiled") for row in rows]


def _play(s: JorakuState, data: Position) -> int:
    colour = as_index(data.get("colour"), COLOURS, "colour")
    seat = number_of(data, "seat", s.setup.players - 1)
    require(seat == s.setup.owner[colour], "position-field", {"name": "seat"})
    return colour << CARD_BITS | as_index(data.get("card"), CARDS, "card")


def _chosen(data: Position, setup: Setup) -> list[int]:
    rows = list_of(data, "chosen")
    require(len(rows) == setup.players, "position-seats")
    return [_cards({"chosen": row}, "chosen") for row in rows]


def _pair(data: Position, name: str) -> list[int]:
    rows = list_of(data, name)
    require(len(rows) == 2, "position-seats")
    return [number_of({name: row}, name, SIX, 1) for row in rows]


def _frame(data: Position, setup: Setup) -> Frame:
    name = data.get("frame")
    require(name in _FRAMES, "position-frame", {"name": str(name)[:40]})
    pc = number_of(data, "pc", 3)
    if name == "campaign":
        return Campaign(pc)
    if name == "recruitment":
        return Recruitment(pc)
    if name == "pass-cards":
        return PassCards(pc, _chosen(data, setup))
    if name == "discard":
        return Discard(pc, _chosen(data, setup))
    if name == "draft":
        return Draft(pc, _chosen(data, setup))
    if name == "match-colours":
        chosen = [
            -1 if entry is None else as_index(entry, COLOURS, "chosen")
            for entry in list_of(data, "chosen")
        ]
        require(len(chosen) == setup.players, "position-seats")
        return MatchColours(pc, _pair(data, "low"), _pair(data, "high"), chosen)
    return _skirmish_frame(name, pc, data, setup)


def _skirmish_frame(name: object, pc: int, data: Position, setup: Setup) -> Frame:
    if name == "trick":
        given = data.get("faction")
        faction = -1 if given is None else as_index(given, COLOURS, "faction")
        leader = number_of(data, "leader", setup.players - 1)
        return Trick(pc, leader, number_of(data, "count", 4), faction, -1)
    faction = as_index(data.get("faction"), COLOURS, "faction")
    seat = number_of(data, "seat", setup.players - 1)
    if name == "numbered-card":
        value = number_of(data, "value", SIX, 1)
        return NumberedCard(pc, seat, faction, value, number_of(data, "choice", 3))
    if name == "ninja":
        last = as_index(data.get("last"), AREAS, "last")
        return Ninja(pc, seat, faction, number_of(data, "placed", 2), last, -1)
    if name == "action-points":
        last = number_of(data, "last", 1 << 30)
        return ActionPoints(pc, seat, faction, number_of(data, "points", SIX), 0, last)
    return SendNeutral(pc, seat, faction, as_index(data.get("source"), AREAS, "source"), 0)


def _read_ask(s: JorakuState, position: Position) -> None:
    s.ask = ask_of(s, position, _ASKS, _SEALED)
    if s.ask is None:
        return
    frame = s.stack[-1]
    if isinstance(frame, Sealed):  # who is not asked any more has chosen
        for seat, mask in enumerate(frame.chosen):
            require((mask == 0) == s.ask.owes(seat), "position-field", {"name": "chosen"})
    for seat in s.to_act():
        require(bool(s.legal(seat)), "position-no-choice", {"name": s.ask.key})
