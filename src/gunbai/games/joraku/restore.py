"""Positions back from plain data, refused with the reason where they cannot be."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.game import require
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame, Position
from gunbai.games.joraku.flow import Campaign, MatchColours
from gunbai.games.joraku.flow_effects import Ninja, NumberedCard
from gunbai.games.joraku.flow_points import ActionPoints, SendNeutral
from gunbai.games.joraku.flow_recruitment import Discard, Draft, PassCards, Recruitment
from gunbai.games.joraku.flow_skirmish import Trick
from gunbai.games.joraku.names import CARD_BITS
from gunbai.games.joraku.position import RULES
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
    s = empty_state(setup, _rng(position), None)
    s.round = _number(position, "round", ROUNDS)
    s.kachidoki = _number(position, "kachidoki", setup.players - 1, -1)
    factions = _dict(position, "factions")
    names = [COLOURS[colour] for colour in setup.factions]
    require(sorted(factions) == sorted(names), "position-factions")
    s.numbers = [0] * 4
    for colour in setup.factions:
        _read_faction(s, colour, _dict(factions, COLOURS[colour]))
    s.aside = _cards(position, "aside")
    _read_seats(s, _list(position, "seats"))
    s.plays = [_play(entry) for entry in _list(position, "plays")]
    s.stack = [_frame(_as_dict(entry, "stack"), setup) for entry in _list(position, "stack")]
    faults = s.faults()
    if faults:
        raise BadPosition(faults[0])
    _read_ask(s, position)
    return s


def _bad(name: str) -> BadPosition:
    return BadPosition(Refusal("position-field", "", {"name": name}))


def _as_dict(value: object, name: str) -> Position:
    if not isinstance(value, dict):
        raise _bad(name)
    return value


def _dict(position: Position, name: str) -> Position:
    return _as_dict(position.get(name), name)


def _list(position: Position, name: str) -> list[object]:
    value = position.get(name)
    if not isinstance(value, list):
        raise _bad(name)
    return value


def _number(position: Position, name: str, most: int, least: int = 0) -> int:
    value = position.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _bad(name)
    return value


def _index(value: object, names: list[str], name: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise _bad(name)
    return names.index(value)


def _cards(position: Position, name: str) -> int:
    mask = 0
    for entry in _list(position, name):
        bit = 1 << _index(entry, CARDS, name)
        require(not mask & bit, "position-twice", {"name": name})
        mask |= bit
    return mask


def _rng(position: Position) -> Rng:
    words = _list(position, "rng")
    numbers: list[int] = []
    for word in words:
        if isinstance(word, bool) or not isinstance(word, int) or not 0 <= word < 1 << 32:
            raise _bad("rng")
        numbers.append(word)
    if len(numbers) != 4 or not any(numbers):
        raise _bad("rng")
    return Rng(numbers[0], numbers[1], numbers[2], numbers[3])


def _read_faction(s: JorakuState, colour: int, data: Position) -> None:
    s.numbers[colour] = _number(data, "number", SIX)
    home = data.get("daimyo")
    s.daimyo[colour] = -1 if home is None else _index(home, AREAS, "daimyo")
    for area, count in _dict(data, "samurai").items():
        place = colour * AREA_COUNT + _index(area, AREAS, "samurai")
        if isinstance(count, bool) or not isinstance(count, int):
            raise _bad("samurai")
        s.samurai[place] = count
    s.supply[colour] = _number(data, "supply", 10)
    s.points[colour] = _number(data, "points", 10_000)
    if data.get("entered"):
        s.entered |= 1 << colour


def _read_seats(s: JorakuState, seats: list[object]) -> None:
    require(len(seats) == s.setup.players, "position-seats")
    rows = [_as_dict(entry, "seats") for entry in seats]
    s.hands = [_cards(row, "hand") for row in rows]
    s.passed = [_cards(row, "passed") for row in rows]
    s.discarded = [_cards(row, "discarded") for row in rows]
    s.private = [_cards(row, "private") for row in rows]
    s.picked = [_cards(row, "picked") for row in rows]
    s.drafts = [_cards(row, "draft") for row in rows]
    s.veiled = [_cards(row, "veiled") for row in rows]


def _play(entry: object) -> int:
    data = _as_dict(entry, "plays")
    colour = _index(data.get("colour"), COLOURS, "colour")
    return colour << CARD_BITS | _index(data.get("card"), CARDS, "card")


def _chosen(data: Position, setup: Setup) -> list[int]:
    rows = _list(data, "chosen")
    require(len(rows) == setup.players, "position-seats")
    return [_cards({"chosen": row}, "chosen") for row in rows]


def _pair(data: Position, name: str) -> list[int]:
    rows = _list(data, name)
    require(len(rows) == 2, "position-seats")
    return [_number({name: row}, name, SIX, 1) for row in rows]


def _frame(data: Position, setup: Setup) -> Frame:
    name = data.get("frame")
    require(name in _FRAMES, "position-frame", {"name": str(name)[:40]})
    pc = _number(data, "pc", 3)
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
            -1 if entry is None else _index(entry, COLOURS, "chosen")
            for entry in _list(data, "chosen")
        ]
        return MatchColours(pc, _pair(data, "low"), _pair(data, "high"), chosen)
    return _skirmish_frame(name, pc, data, setup)


def _skirmish_frame(name: object, pc: int, data: Position, setup: Setup) -> Frame:
    if name == "trick":
        given = data.get("faction")
        faction = -1 if given is None else _index(given, COLOURS, "faction")
        leader = _number(data, "leader", setup.players - 1)
        return Trick(pc, leader, _number(data, "count", 4), faction, -1)
    faction = _index(data.get("faction"), COLOURS, "faction")
    seat = _number(data, "seat", setup.players - 1)
    if name == "numbered-card":
        value = _number(data, "value", SIX, 1)
        return NumberedCard(pc, seat, faction, value, _number(data, "choice", 3))
    if name == "ninja":
        last = _index(data.get("last"), AREAS, "last")
        return Ninja(pc, seat, faction, _number(data, "placed", 2), last, -1)
    if name == "action-points":
        last = _number(data, "last", 1 << 30)
        return ActionPoints(pc, seat, faction, _number(data, "points", SIX), 0, last)
    return SendNeutral(pc, seat, faction, _index(data.get("source"), AREAS, "source"), 0)


def _read_ask(s: JorakuState, position: Position) -> None:
    if position.get("ask") is None:
        require(not s.stack, "position-no-ask")
        return
    data = _dict(position, "ask")
    require(bool(s.stack), "position-no-stack")
    key = data.get("key")
    top = s.stack[-1].dump()["frame"]
    allowed = _ASKS.get(top, []) if isinstance(top, str) else []
    if not isinstance(key, str) or key not in allowed:
        raise BadPosition(Refusal("position-ask", "", {"name": str(key)}))
    seats = 0
    for entry in _list(data, "seats"):
        seats |= 1 << _number({"seats": entry}, "seats", s.setup.players - 1)
    s.ask = Ask(key, seats, key in _SEALED)
    require(seats != 0, "position-ask", {"name": key})
    for seat in s.to_act():
        require(bool(s.legal(seat)), "position-no-choice", {"name": key})
