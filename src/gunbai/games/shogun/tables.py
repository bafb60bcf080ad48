"""The values of Shogun as typed constants, checked on load."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from gunbai.core.game import ValueBlock
from gunbai.core.values import Block, all_values, bad_data, block_of, read_blocks
from gunbai.games.shogun.names import (
    ACTIONS,
    BATTLE1,
    BUILDINGS,
    EVENT_COUNT,
    FEWEST_PLAYERS,
    GRID,
    LARGEST_GROUP,
    PROVINCE_COUNT,
    PROVINCES,
    REGION_COUNT,
    REGIONS,
    SIDES,
    SMALLEST_GROUP,
)

_FILE: Final = Path(__file__).parent / "data" / "shogun.toml"
_MOST: Final = 99
_PLAYERS: Final = [3, 4, 5]
_LARGEST_THROW: Final = 400
_LARGEST_SCALE: Final = 10**6  # where a throw hardly frees a cube
_CHANCES: Final = 1 << 20  # chances are counted in parts of this, the same on every machine


class Side:
    """One side of the board (SG-C1): regions, neighbours, provinces left out by three players."""

    def __init__(
        self, region: list[int], borders: list[list[int]], routes: list[list[int]], out: list[int]
    ) -> None:
        self.region: Final = region  # by province
        self.borders: Final = borders  # land neighbours by province
        self.routes: Final = routes  # neighbours over the sea by province
        self.out: Final = out  # provinces removed with three players
        self.three: Final = Ground(borders, routes, out)
        self.more: Final = Ground(borders, routes, [])


class Ground:
    """The provinces in play, and the neighbours of each by land and by sea (SG-A33, SG-Q5)."""

    def __init__(self, borders: list[list[int]], routes: list[list[int]], out: list[int]) -> None:
        self.in_play: Final = [province not in out for province in range(PROVINCE_COUNT)]
        self.provinces: Final = [
            province for province in range(PROVINCE_COUNT) if province not in out
        ]
        self.neighbours: Final = [
            sorted(
                other
                for other in borders[province] + routes[province]
                if province not in out and other not in out
            )
            for province in range(PROVINCE_COUNT)
        ]


class TowerModel:
    """SG-B41: the chance of each cube, in 32 bits, by the number of cubes thrown."""

    def __init__(self, stays: float, falls: list[float]) -> None:
        self.stays: Final = stays
        self.falls: Final = falls
        self.stay_bits: Final = _bits(stays)
        self.fall_bits: Final = [_bits(chance) for chance in falls]

    def falling(self, thrown: int) -> float:
        """Return the chance that a cube inside falls out."""
        return self.falls[min(thrown, _LARGEST_THROW)]

    def falling_bits(self, thrown: int) -> int:
        return self.fall_bits[min(thrown, _LARGEST_THROW)]


def _bits(chance: float) -> int:
    return int(chance * _CHANCES + 0.5) << 12


class Tables:
    """All values of a game."""

    def __init__(
        self,
        *,
        taxes: list[int],
        rice: list[int],
        spaces: list[int],
        sides: list[Side],
        chests: list[int],
        groups: list[list[int]],
        recommended: list[list[list[int]]],
        losses: list[int],
        revolts: list[int],
        farmers: list[int],
        towers: list[TowerModel],
        favour_chests: list[int],
        favour_armies: list[int],
        favour_rice: list[int],
        favour_points: list[int],
        free_buildings: list[int],
        protections: list[int],
        landing: int,
        valour: list[list[int]],
        rows: list[int],
        columns: list[int],
        values: list[ValueBlock],
        changed: Block | None,
    ) -> None:
        self.taxes: Final = taxes
        self.rice: Final = rice
        self.spaces: Final = spaces  # for buildings
        self.sides: Final = sides  # sun, moon
        self.chests: Final = chests  # at the start, by the number of players
        self.groups: Final = groups  # SG-S10, by the number of players
        self.recommended: Final = recommended  # SG-S29…S31, by the number of players
        self.losses: Final = losses  # winter rice loss by event
        self.revolts: Final = revolts  # by shortage (SG-W3)
        self.farmers: Final = farmers  # by shortage
        self.towers: Final = towers  # the measured model, the plain one
        self.favour_chests: Final = favour_chests  # of the three cards of a kind
        self.favour_armies: Final = favour_armies
        self.favour_rice: Final = favour_rice
        self.favour_points: Final = favour_points
        self.free_buildings: Final = free_buildings  # of favours 7, 17, 21
        self.protections: Final = protections  # of favours 10, 11, 18: bit 0 BATTLE1, 1 BATTLE2
        self.landing: Final = landing  # armies of favour 12
        self.valour: Final = valour  # bonuses of cards 2, 3, 4
        self.rows: Final = rows  # points of the Dajokan board
        self.columns: Final = columns
        self.values: Final = values
        self.changed: Final = changed


def load_tables(own: Block | None = None) -> Tables:
    """Return the built-in values with the blocks of `own` in their place, or raise `BadData`."""
    blocks = read_blocks(_FILE, own)
    cards = block_of(blocks, "cards", "cards")
    rows = [_numbers(cards.get(name), f"cards.{name}", 3) for name in PROVINCES]
    for name, row in zip(PROVINCES, rows, strict=True):
        if not 1 <= row[2] <= 3:
            raise bad_data("sg-data-spaces", f"cards.{name}")
    start = block_of(blocks, "start", "start")
    groups = [_groups(start, n) for n in _PLAYERS]
    sides = [_side(blocks, side) for side in SIDES]
    winter = block_of(blocks, "winter", "winter")
    favours = block_of(blocks, "favours", "favours")
    landing = _number(_favour(favours, "landing", "armies"), "favours.landing.armies")
    if not landing:  # SG-I3: a province needs an army to be held
        raise bad_data("sg-data-scale", "favours.landing.armies")
    valour = block_of(blocks, "valour", "valour").get("cards")
    dajokan = block_of(blocks, "dajokan", "dajokan")
    return Tables(
        taxes=[row[0] for row in rows],
        rice=[row[1] for row in rows],
        spaces=[row[2] for row in rows],
        sides=sides,
        chests=[_number(_by_players(start, "chests", n), "start.chests") for n in _PLAYERS],
        groups=groups,
        recommended=[
            _recommended(blocks, n, groups[n - FEWEST_PLAYERS], sides[0].out) for n in _PLAYERS
        ],
        losses=_numbers(
            block_of(blocks, "events", "events").get("losses"), "events.losses", EVENT_COUNT
        ),
        revolts=_numbers(winter.get("revolts"), "winter.revolts", 8),
        farmers=_numbers(winter.get("farmers"), "winter.farmers", 8),
        towers=[_tower(blocks), _plain_tower(blocks)],
        favour_chests=_amounts(favours, "chests"),
        favour_armies=_amounts(favours, "armies"),
        favour_rice=_amounts(favours, "rice"),
        favour_points=_amounts(favours, "points"),
        free_buildings=_buildings(_favour(favours, "buildings", "kinds")),
        protections=_protections(_favour(favours, "protection", "actions")),
        landing=landing,
        valour=[_numbers(card, "valour.cards", 4) for card in _list(valour, "valour.cards", 3)],
        rows=_numbers(dajokan.get("rows"), "dajokan.rows", GRID),
        columns=_numbers(dajokan.get("columns"), "dajokan.columns", GRID),
        values=all_values(blocks),
        changed=own if own else None,
    )


def _number(value: object, name: str, most: int = _MOST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise bad_data("sg-data-number", name)
    return value


def _list(value: object, name: str, count: int) -> list[object]:
    if not isinstance(value, list) or (count >= 0 and len(value) != count):
        raise bad_data("sg-data-list", name)
    return list(value)


def _numbers(value: object, name: str, count: int) -> list[int]:
    return [_number(part, name) for part in _list(value, name, count)]


def _by_players(block: Block, name: str, players: int) -> object:
    return block_of(block, name, f"start.{name}").get(str(players))


def _groups(start: Block, players: int) -> list[int]:
    """SG-S10: the draft and its texts support groups of 2 to 5 armies."""
    groups = _numbers(_by_players(start, "groups", players), "start.groups", 12 - players)
    if min(groups) < SMALLEST_GROUP or max(groups) > LARGEST_GROUP:
        raise bad_data("sg-data-groups", "start.groups")
    return groups


def _province(value: object, name: str) -> int:
    if not isinstance(value, str) or value not in PROVINCES:
        raise bad_data("sg-data-province", name)
    return PROVINCES.index(value)


def _favour(favours: Block, kind: str, name: str) -> object:
    return block_of(favours, kind, f"favours.{kind}").get(name)


def _amounts(favours: Block, kind: str) -> list[int]:
    """Return the amounts of the three cards of a kind."""
    return _numbers(_favour(favours, kind, "amounts"), f"favours.{kind}.amounts", 3)


def _side(blocks: Block, side: str) -> Side:
    region = [-1] * PROVINCE_COUNT
    regions = block_of(block_of(blocks, "regions", "regions"), side, f"regions.{side}")
    for number, colour in enumerate(REGIONS):
        name = f"regions.{side}.{colour}"
        for entry in _list(regions.get(colour), name, PROVINCE_COUNT // REGION_COUNT):
            region[_province(entry, name)] = number
    if -1 in region:
        raise bad_data("sg-data-regions", f"regions.{side}")
    removed = block_of(block_of(blocks, "removed", "removed"), side, f"removed.{side}")
    name = f"removed.{side}.provinces"
    out = [_province(entry, name) for entry in _list(removed.get("provinces"), name, 8)]
    if len(set(out)) != len(out):
        raise bad_data("sg-data-repeated", name)
    borders = _pairs(blocks, "borders", side)
    routes = _pairs(blocks, "routes", side)
    for province in range(PROVINCE_COUNT):
        if any(other in borders[province] for other in routes[province]):
            raise bad_data("sg-data-pairs", f"routes.{side}.pairs")
    return Side(region, borders, routes, out)


def _pairs(blocks: Block, kind: str, side: str) -> list[list[int]]:
    """Return the neighbours by province, in the order of the provinces."""
    name = f"{kind}.{side}"
    block = block_of(block_of(blocks, kind, kind), side, name)
    out: list[list[int]] = [[] for _ in range(PROVINCE_COUNT)]
    for pair in _list(block.get("pairs"), f"{name}.pairs", -1):
        both = [_province(entry, f"{name}.pairs") for entry in _list(pair, f"{name}.pairs", 2)]
        if both[0] == both[1] or both[1] in out[both[0]]:
            raise bad_data("sg-data-pairs", f"{name}.pairs")
        out[both[0]].append(both[1])
        out[both[1]].append(both[0])
    for neighbours in out:
        neighbours.sort()
    return out


def _recommended(
    blocks: Block, players: int, groups: list[int], removed: list[int]
) -> list[list[int]]:
    """SG-S29…S31: the provinces of each player, in the order of the groups."""
    name = f"recommended.{players}"
    block = block_of(block_of(blocks, "recommended", "recommended"), str(players), name)
    out: list[list[int]] = []
    for column in _list(block.get("provinces"), name, players):
        out.append([_province(entry, name) for entry in _list(column, name, len(groups))])
    given = [province for column in out for province in column]
    if len(set(given)) != len(given):
        raise bad_data("sg-data-twice", name)
    if players == FEWEST_PLAYERS and any(province in removed for province in given):  # SG-S5
        raise bad_data("sg-data-out", name)
    return out


def _chance(block: Block, name: str, full: str) -> float:
    value = block.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 1:
        raise bad_data("sg-data-chance", f"{full}.{name}")
    return float(value)


def _tower(blocks: Block) -> TowerModel:
    block = block_of(blocks, "tower", "tower")
    scale = block.get("scale")
    if isinstance(scale, bool) or not isinstance(scale, (int, float)):
        raise bad_data("sg-data-scale", "tower.scale")
    if not 0 < scale <= _LARGEST_SCALE:
        raise bad_data("sg-data-scale", "tower.scale")
    fall = _chance(block, "fall", "tower")
    falls = [fall * (1.0 - math.exp(-n / float(scale))) for n in range(_LARGEST_THROW + 1)]
    return TowerModel(_chance(block, "stays", "tower"), falls)


def _plain_tower(blocks: Block) -> TowerModel:
    block = block_of(blocks, "tower_plain", "tower_plain")
    fall = _chance(block, "fall", "tower_plain")
    return TowerModel(_chance(block, "stays", "tower_plain"), [fall] * (_LARGEST_THROW + 1))


def _buildings(value: object) -> list[int]:
    out: list[int] = []
    for entry in _list(value, "favours.buildings.kinds", 3):
        if not isinstance(entry, str) or entry not in BUILDINGS:
            raise bad_data("sg-data-building", "favours.buildings.kinds")
        out.append(BUILDINGS.index(entry))
    return out


def _protections(value: object) -> list[int]:
    name = "favours.protection.actions"
    battles = ACTIONS[BATTLE1:]
    out: list[int] = []
    for entry in _list(value, name, 3):
        mask = 0
        for action in _list(entry, name, -1):
            if not isinstance(action, str) or action not in battles:
                raise bad_data("sg-data-protection", name)
            mask |= 1 << battles.index(action)
        out.append(mask)
    return out
