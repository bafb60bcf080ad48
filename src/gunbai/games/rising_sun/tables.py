"""The figures of Rising Sun as typed constants, checked on load."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gunbai.core.figures import Block, all_figures, bad_data, block_of, read_blocks
from gunbai.core.game import Figure
from gunbai.games.rising_sun.names import (
    CARD_TYPES,
    CARDS,
    CLANS,
    KAMI,
    MONSTER,
    MONSTERS,
    PROVINCE_COUNT,
    PROVINCES,
    SEASONS,
    SETS,
    SHRINES,
)

_FILE: Final = Path(__file__).parent / "data" / "rising_sun.toml"
_MOST: Final = 60


class CardFigures:
    """RS-F01: what is printed on a card; amounts that it has no use for are 0."""

    def __init__(
        self,
        sets: list[int],
        season: int,
        type_: int,
        price: int,
        copies: int,
        force: int,
        strong: int,
        vp: int,
        coins: int,
        ronin: int,
        count: int,
    ) -> None:
        self.sets: Final = sets
        self.season: Final = season
        self.type: Final = type_
        self.price: Final = price
        self.copies: Final = copies
        self.force: Final = force
        self.strong: Final = strong  # Force where its condition holds
        self.vp: Final = vp
        self.coins: Final = coins
        self.ronin: Final = ronin
        self.count: Final = count


class Tables:
    """All figures of a game."""

    def __init__(
        self,
        rewards: list[list[int]],
        borders: list[list[int]],
        routes: list[list[int]],
        ranks: list[int],
        incomes: list[int],
        homes: list[int],
        tile_copies: int,
        stronghold_price: int,
        train_bonus: int,
        kami: list[int],
        fujin: int,
        token_values: list[int],
        set_values: list[int],
        hostage_vp: int,
        ransom: int,
        first_shrines: list[int],
        cards: list[CardFigures],
        figures: list[Figure],
        changed: Block | None,
    ) -> None:
        self.rewards: Final = rewards  # points, coins, ronin by province
        self.borders: Final = borders  # land neighbours by province
        self.routes: Final = routes  # by province and province: number of the sea route, or −1
        self.ranks: Final = ranks  # starting honor number by clan
        self.incomes: Final = incomes
        self.homes: Final = homes
        self.tile_copies: Final = tile_copies
        self.stronghold_price: Final = stronghold_price
        self.train_bonus: Final = train_bonus
        self.kami: Final = kami  # Hachiman's ronin, Tsukuyomi's coins, Susanoo's points
        self.fujin: Final = fujin
        self.token_values: Final = token_values
        self.set_values: Final = set_values
        self.hostage_vp: Final = hostage_vp
        self.ransom: Final = ransom
        self.first_shrines: Final = first_shrines
        self.cards: Final = cards
        self.figures: Final = figures
        self.changed: Final = changed


def load_tables(own: Block | None = None) -> Tables:
    """The built-in figures, with the blocks of `own` in place of theirs; `BadData` if unusable."""
    blocks = read_blocks(_FILE, own)
    rewards = block_of(blocks, "rewards", "rewards")
    prices = block_of(blocks, "prices", "prices")
    kami = block_of(blocks, "kami", "kami")
    score = block_of(blocks, "score", "score")
    first = block_of(blocks, "shrines", "shrines").get("first")
    copies = block_of(blocks, "mandates", "mandates").get("copies")
    if copies != 2:  # RS-I04, RS-P30: the season is built on ten tiles
        raise bad_data("rs-data-tiles", "mandates.copies")
    return Tables(
        [_numbers(rewards.get(name), f"rewards.{name}", 3) for name in PROVINCES],
        _borders(blocks),
        _routes(blocks),
        _ranks(blocks),
        [_number(_clan(blocks, name).get("income"), f"clans.{name}.income") for name in CLANS],
        [
            _index(_clan(blocks, name).get("home"), PROVINCES, f"clans.{name}.home")
            for name in CLANS
        ],
        2,
        _number(prices.get("stronghold"), "prices.stronghold"),
        _number(prices.get("train"), "prices.train"),
        [_number(kami.get(name), f"kami.{name}") for name in ("hachiman", "tsukuyomi", "susanoo")],
        _number(kami.get("fujin"), "kami.fujin"),
        _numbers(score.get("tokens"), "score.tokens", 3),
        _numbers(score.get("provinces"), "score.provinces", PROVINCE_COUNT + 1),
        _number(score.get("hostage"), "score.hostage"),
        _number(score.get("ransom"), "score.ransom"),
        _different(first, KAMI, "shrines.first", SHRINES),
        [_card(blocks, name) for name in CARDS],
        all_figures(blocks),
        own if own else None,
    )


def _number(value: object, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST:
        raise bad_data("rs-data-number", name)
    return value


def _list(value: object, name: str, count: int) -> list[object]:
    if not isinstance(value, list) or (count >= 0 and len(value) != count):
        raise bad_data("rs-data-list", name)
    return list(value)


def _numbers(value: object, name: str, count: int) -> list[int]:
    return [_number(part, name) for part in _list(value, name, count)]


def _index(value: object, names: list[str], name: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise bad_data("rs-data-name", name)
    return names.index(value)


def _different(value: object, names: list[str], name: str, count: int) -> list[int]:
    out = [_index(entry, names, name) for entry in _list(value, name, count)]
    if len(set(out)) != len(out):
        raise bad_data("rs-data-twice", name)
    return out


def _pairs(blocks: Block, kind: str) -> list[list[int]]:
    name = f"{kind}.pairs"
    entries = _list(block_of(blocks, kind, kind).get("pairs"), name, -1)
    return [_different(pair, PROVINCES, name, 2) for pair in entries]


def _borders(blocks: Block) -> list[list[int]]:
    out: list[list[int]] = [[] for _ in range(PROVINCE_COUNT)]
    for pair in _pairs(blocks, "borders"):
        out[pair[0]].append(pair[1])
        out[pair[1]].append(pair[0])
    for neighbours in out:
        neighbours.sort()
    return out


def _routes(blocks: Block) -> list[list[int]]:
    """The number of the sea route between two provinces, or −1."""
    out = [[-1] * PROVINCE_COUNT for _ in range(PROVINCE_COUNT)]
    for number, pair in enumerate(_pairs(blocks, "routes")):
        if pair[1] in _borders(blocks)[pair[0]]:
            raise bad_data("rs-data-route", "routes.pairs")
        out[pair[0]][pair[1]] = number
        out[pair[1]][pair[0]] = number
    return out


def _clan(blocks: Block, name: str) -> Block:
    return block_of(block_of(blocks, "clans", "clans"), name, f"clans.{name}")


def _ranks(blocks: Block) -> list[int]:
    """RS-Q03: the numbers are unique, so no tie can occur."""
    ranks = [_number(_clan(blocks, name).get("honor"), f"clans.{name}.honor") for name in CLANS]
    if len(set(ranks)) != len(ranks):
        raise bad_data("rs-data-twice", "clans.honor")
    return ranks


def _card(blocks: Block, name: str) -> CardFigures:
    full = f"cards.{name}"
    block = block_of(block_of(blocks, "cards", "cards"), name, full)
    sets = [_index(entry, SETS, f"{full}.sets") for entry in _list(block.get("sets"), full, -1)]
    season = _index(block.get("season"), SEASONS[:3], f"{full}.season")
    type_ = _index(block.get("type"), CARD_TYPES, f"{full}.type")
    copies = _number(block.get("copies"), f"{full}.copies")
    if (name in MONSTERS) != (type_ == MONSTER) or (type_ == MONSTER and copies > 1):
        raise bad_data("rs-data-monster", full)  # RS-C20: one figure, one card
    amounts = [
        _number(block.get(key, 0), f"{full}.{key}")
        for key in ("price", "force", "strong", "vp", "coins", "ronin", "count")
    ]
    if type_ == MONSTER and amounts[1] < 1:  # RS-F43, RS-Q97: every figure has Force
        raise bad_data("rs-data-number", f"{full}.force")
    return CardFigures(
        sets,
        season,
        type_,
        amounts[0],
        copies,
        amounts[1],
        amounts[2],
        amounts[3],
        amounts[4],
        amounts[5],
        amounts[6],
    )
