"""Positions back from plain data, refused with the reason where they cannot be."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.notation import Data
from gunbai.core.reading import (
    as_dict,
    as_index,
    as_number,
    ask_of,
    dict_of,
    flag_of,
    index_of,
    indexes_of,
    list_of,
    number_of,
    numbers_of,
    require,
    rng_of,
)
from gunbai.core.state import Frame
from gunbai.games.shogun.flow.actions import ActionRound, Deployment
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.battle import Battle
from gunbai.games.shogun.flow.course import LAST_STEP, Campaign
from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.flow.dajokan import Ministry
from gunbai.games.shogun.flow.generals import GeneralsMarch, PlaceGenerals
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.flow.revolts import Marker
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.flow.setup import Draft
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    ACTIONS,
    ARMIES_EACH,
    BUILDINGS,
    CARDS,
    CUBE_KINDS,
    EVENTS,
    FAVOURS,
    MARKER,
    OFFICES,
    OFFICIALS_EACH,
    PROVINCES,
    REGION_COUNT,
    REGIONS,
    SLOT_COUNT,
    SLOTS,
    SPECIALS,
    STATUES_EACH,
    WINTER,
)
from gunbai.games.shogun.position.course_checks import check_course
from gunbai.games.shogun.position.dump import RULES
from gunbai.games.shogun.position.setup import Setup
from gunbai.games.shogun.position.turn_checks import check_turn
from gunbai.games.shogun.state import ShogunState, empty_state

_MOST: Final = 10_000

#: Which decisions a frame can be waiting for.
_ASKS: Final = {
    "draft": ["SG-D2", "SG-D3", "SG-D4", "SG-D5"],
    "planning": ["SG-D6"],
    "auction": ["SG-D7"],
    "place-generals": ["SG-D8", "SG-D24"],
    "valour": ["SG-D9"],
    "audience": ["SG-D10", "SG-D11", "SG-D12", "SG-D13", "SG-D14"],
    "action-round": ["SG-Q10"],
    "deployment": ["SG-D15", "SG-D16"],
    "battle": ["SG-D17", "SG-D18"],
    "marker": ["SG-D19"],
    "winter-revolts": ["SG-D20"],
    "ministry": ["SG-D21"],
    "generals-march": ["SG-D22", "SG-D23"],
}
#: Where a frame stands while it waits; everywhere else it is 1.
_PLACES: Final = {
    "SG-D2": 2, "SG-D3": 3, "SG-D4": 4, "SG-D5": 5, "SG-D8": 0, "SG-D9": 0, "SG-D16": 2,
    "SG-D18": 2, "SG-D21": 0, "SG-D22": 0, "SG-D23": 0, "SG-D24": 0,
}  # fmt: skip


def restore(setup: Setup, position: Data) -> ShogunState:
    """`setup` was made from the position's options; everything else is read and checked here."""
    require(position.get("rules") == RULES, "position-rules")
    s = empty_state(setup, rng_of(position), None)
    s.year = number_of(position, "year", 2)
    s.season = number_of(position, "season", WINTER)
    s.first = number_of(position, "first", setup.players - 1, -1)
    s.event = index_of(position, "event", EVENTS)
    s.events = indexes_of(position, "events", EVENTS)
    s.past = indexes_of(position, "past", EVENTS)
    s.farmers = number_of(position, "farmers", _MOST)
    _read_tower(s, dict_of(position, "tower"))
    provinces = dict_of(position, "provinces")
    names = [PROVINCES[province] for province in setup.provinces]
    require(sorted(provinces) == sorted(names), "sg-position-provinces")
    for province in setup.provinces:
        _read_province(s, province, dict_of(provinces, PROVINCES[province]))
    seats = list_of(position, "seats")
    require(len(seats) == setup.players, "position-seats")
    s.special = [-1] * setup.players
    for seat, entry in enumerate(seats):
        _read_seat(s, seat, as_dict(entry, "seats"))
    s.order = numbers_of(position, "order", setup.players - 1)
    require(
        sorted(s.order) in ([], list(range(setup.players))), "position-field", {"name": "order"}
    )
    s.specials = indexes_of(position, "specials", SPECIALS)
    s.banners = indexes_of(position, "banners", ACTIONS)
    s.favours = [
        -1 if entry is None else as_index(entry, FAVOURS, "favours")
        for entry in list_of(position, "favours")
    ]
    s.seen_favours = indexes_of(position, "seen_favours", FAVOURS)
    s.statues = [_statue(entry, setup) for entry in list_of(position, "statues")]
    s.offices = numbers_of(position, "offices", MARKER + setup.players - 1, OFFICES)
    s.row = indexes_of(position, "row", REGIONS)
    require(sorted(s.row) == list(range(REGION_COUNT)), "position-field", {"name": "row"})
    s.stack = [_frame(as_dict(entry, "stack"), setup) for entry in list_of(position, "stack")]
    faults = s.faults()
    if faults:
        raise BadPosition(faults[0])
    _read_ask(s, position)
    return s


def _read_tower(s: ShogunState, data: Data) -> None:
    s.tower.inside = numbers_of(data, "inside", ARMIES_EACH, CUBE_KINDS)
    s.tower.tray = numbers_of(data, "tray", ARMIES_EACH, CUBE_KINDS)
    s.tower.script = [
        numbers_of({"script": entry}, "script", ARMIES_EACH, CUBE_KINDS)
        for entry in list_of(data, "script")
    ]


def _read_province(s: ShogunState, province: int, data: Data) -> None:
    s.owner[province] = number_of(data, "owner", s.setup.players - 1, -1)
    s.armies[province] = number_of(data, "armies", ARMIES_EACH)
    s.unrest[province] = number_of(data, "unrest", _MOST)
    for kind in indexes_of(data, "buildings", BUILDINGS):
        s.buildings[province] |= 1 << kind
        s.tiles[kind] -= 1
    if flag_of(data, "gained"):
        s.gained |= 1 << province


def _read_seat(s: ShogunState, seat: int, data: Data) -> None:
    s.supply[seat] = number_of(data, "supply", ARMIES_EACH)
    s.chests[seat] = number_of(data, "chests", _MOST)
    s.rice[seat] = number_of(data, "rice", _MOST)
    s.points[seat] = number_of(data, "points", _MOST)
    for name, card in dict_of(data, "plan").items():
        place = as_index(name, SLOTS[: s.setup.slots], "plan")
        s.plans[seat * SLOT_COUNT + place] = as_index(card, CARDS, "plan")
    for slot in indexes_of(data, "shown", SLOTS):
        s.shown[seat] |= 1 << slot
    s.special[seat] = index_of(data, "special", SPECIALS)
    s.officials[seat] = number_of(data, "officials", OFFICIALS_EACH)
    s.waiting[seat] = number_of(data, "waiting", OFFICIALS_EACH)
    s.calm[seat] = flag_of(data, "calm")
    s.shields[seat] = number_of(data, "shields", 3)
    s.valour[seat] = number_of(data, "valour", 3)
    s.general[seat] = index_of(data, "general", PROVINCES)
    s.reserve[seat] = number_of(data, "statues", STATUES_EACH)
    players = s.setup.players
    trophies = numbers_of(data, "trophies", STATUES_EACH, players)
    s.trophies[seat * players : (seat + 1) * players] = trophies


def _statue(entry: object, setup: Setup) -> int:
    if not isinstance(entry, list) or len(entry) != 2:
        raise BadPosition(Refusal("position-field", "", {"name": "statues"}))
    province = as_index(entry[0], PROVINCES, "statues")
    return province * 8 + as_number(entry[1], "statues", setup.players - 1)


def _frame(data: Data, setup: Setup) -> Frame[ShogunState]:
    name = data.get("frame")
    known = isinstance(name, str) and (name == "campaign" or name in _ASKS)
    require(known, "position-frame", {"name": str(name)[:40]})
    pc = number_of(data, "pc", LAST_STEP + 1)
    players = setup.players
    if name == "campaign":
        return Campaign(pc)
    if name == "planning":
        return Planning(pc)
    if name == "draft":
        return _draft(data, pc, players)
    if name == "auction":
        order = numbers_of(data, "order", players - 1)
        return Auction(pc, order, number_of(data, "place", players))
    if name == "place-generals":
        key = str(data.get("key"))
        require(key in _ASKS["place-generals"], "position-ask", {"name": key[:40]})
        return PlaceGenerals(pc, key, number_of(data, "turn", players))
    if name == "valour":
        return Valour(pc, number_of(data, "turn", players))
    if name == "audience":
        order = numbers_of(data, "order", players - 1)
        place = number_of(data, "place", players)
        return Audience(pc, order, place, index_of(data, "favour", FAVOURS))
    if name == "action-round":
        banner = number_of(data, "banner", ACTION_COUNT)
        return ActionRound(pc, banner, number_of(data, "turn", players))
    if name == "winter-revolts":
        drawn = indexes_of(data, "drawn", PROVINCES)
        turn = number_of(data, "turn", players)
        return WinterRevolts(pc, turn, drawn, number_of(data, "farmers", _MOST))
    if name == "ministry":
        place = number_of(data, "place", REGION_COUNT)
        return Ministry(pc, place, number_of(data, "seat", players - 1, -1))
    if name == "generals-march":
        turn = number_of(data, "turn", players)
        return GeneralsMarch(pc, turn, index_of(data, "left", PROVINCES))
    return _action_frame(name, data, pc, players)


def _action_frame(name: object, data: Data, pc: int, players: int) -> Frame[ShogunState]:
    seat = number_of(data, "seat", players - 1)
    if name == "marker":
        province = as_index(data.get("province"), PROVINCES, "province")
        return Marker(pc, seat, province, flag_of(data, "winter"), flag_of(data, "spared"))
    action = as_index(data.get("action"), ACTIONS, "action")
    target = index_of(data, "target", PROVINCES)
    count = number_of(data, "count", ARMIES_EACH)
    if name == "deployment":
        province = as_index(data.get("province"), PROVINCES, "province")
        moved = number_of(data, "moved", ARMIES_EACH)
        return Deployment(pc, seat, province, action, count, target, moved)
    source = as_index(data.get("source"), PROVINCES, "source")
    extra = flag_of(data, "extra")
    return Battle(pc, seat, source, action, target, count, extra, flag_of(data, "defended"))


def _draft(data: Data, pc: int, players: int) -> Frame[ShogunState]:
    groups = [numbers_of({"groups": entry}, "groups", 5) for entry in list_of(data, "groups")]
    require(len(groups) == players, "position-seats")
    return Draft(
        pc,
        indexes_of(data, "unseen", PROVINCES),
        indexes_of(data, "bottom", PROVINCES),
        indexes_of(data, "open", PROVINCES),
        groups,
        number_of(data, "turn", _MOST),
        flag_of(data, "from_deck"),
        flag_of(data, "renewing"),
        index_of(data, "card", PROVINCES),
        number_of(data, "place", 2, -1),
        number_of(data, "group", 5, -1),
    )


def _read_ask(s: ShogunState, position: Data) -> None:
    s.ask = ask_of(s, position, _ASKS, ["SG-D6"])
    if s.ask is None:
        return
    key = s.ask.key
    require(s.stack[-1].pc == _PLACES.get(key, 1), "position-field", {"name": "pc"})
    check_course(s)
    check_turn(s, key)
    for seat in s.to_act():
        require(bool(s.legal(seat)), "position-no-choice", {"name": key})
