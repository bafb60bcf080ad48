"""The values of Rising Sun as typed constants, checked on load."""

from __future__ import annotations

from typing import Final

from gunbai.core.values import Block, all_values, bad_data, block_of, read_blocks
from gunbai.games.rising_sun.names import (
    CARD_TYPES,
    CARDS,
    CLANS,
    DATA,
    KAMI,
    MONSTER,
    MONSTERS,
    PROVINCE_COUNT,
    PROVINCES,
    ROUTES,
    SEASONS,
    SETS,
    SHRINES,
    TILE_COPIES,
    WINTER,
)

_MOST: Final = 60


class CardValues:
    """RS-F01: the values printed on a card; those it does not have are 0."""

    def __init__(self, name: str, block: Block) -> None:
        full = f"cards.{name}"
        sets = _list(block.get("sets"), full, -1)
        self.sets: Final = [_index(entry, SETS, f"{full}.sets") for entry in sets]
        self.season: Final = _index(block.get("season"), SEASONS[:WINTER], f"{full}.season")
        self.type: Final = _index(block.get("type"), CARD_TYPES, f"{full}.type")
        self.copies: Final = _number(block.get("copies"), f"{full}.copies")
        self.price: Final = _number(block.get("price", 0), f"{full}.price")
        self.force: Final = _number(block.get("force", 0), f"{full}.force")
        self.strong: Final = _number(block.get("strong", 0), f"{full}.strong")  # on a condition
        self.vp: Final = _number(block.get("vp", 0), f"{full}.vp")
        self.coins: Final = _number(block.get("coins", 0), f"{full}.coins")
        self.ronin: Final = _number(block.get("ronin", 0), f"{full}.ronin")
        self.count: Final = _number(block.get("count", 0), f"{full}.count")
        monster = self.type == MONSTER
        if (name in MONSTERS) != monster or (monster and self.copies > 1):
            raise bad_data("rs-data-monster", full)  # RS-C20: one figure, one card
        if monster and self.force < 1:  # RS-F43, RS-Q97: every figure has Force
            raise bad_data("rs-data-number", f"{full}.force")


class Tables:
    """All values of a game: the built-in blocks, with those of `own` in their place."""

    def __init__(self, own: Block | None) -> None:
        blocks = read_blocks(DATA, own)
        rewards = block_of(blocks, "rewards", "rewards")
        prices = block_of(blocks, "prices", "prices")
        kami = block_of(blocks, "kami", "kami")
        score = block_of(blocks, "score", "score")
        cards = block_of(blocks, "cards", "cards")
        if block_of(blocks, "mandates", "mandates").get("copies") != TILE_COPIES:
            raise bad_data("rs-data-tiles", "mandates.copies")
        #: Points, coins and ronin of a Harvest, by province.
        self.rewards: Final = [
            _numbers(rewards.get(name), f"rewards.{name}", 3) for name in PROVINCES
        ]
        self.borders: Final = _borders(blocks)  # land neighbours by province
        self.routes: Final = _routes(blocks)  # sea route by province and province, or −1
        self.ranks: Final = _ranks(blocks)  # starting honor number by clan
        self.incomes: Final = [
            _number(_clan(blocks, name).get("income"), f"clans.{name}.income") for name in CLANS
        ]
        self.homes: Final = [
            _index(_clan(blocks, name).get("home"), PROVINCES, f"clans.{name}.home")
            for name in CLANS
        ]
        self.stronghold_price: Final = _number(prices.get("stronghold"), "prices.stronghold")
        self.train_bonus: Final = _number(prices.get("train"), "prices.train")
        self.hachiman: Final = _number(kami.get("hachiman"), "kami.hachiman")  # ronin
        self.tsukuyomi: Final = _number(kami.get("tsukuyomi"), "kami.tsukuyomi")  # coins
        self.susanoo: Final = _number(kami.get("susanoo"), "kami.susanoo")  # points
        self.fujin: Final = _number(kami.get("fujin"), "kami.fujin")  # Moves
        self.token_values: Final = _numbers(score.get("tokens"), "score.tokens", 3)
        self.set_values: Final = _numbers(
            score.get("provinces"), "score.provinces", PROVINCE_COUNT + 1
        )
        self.hostage_vp: Final = _number(score.get("hostage"), "score.hostage")
        self.ransom: Final = _number(score.get("ransom"), "score.ransom")
        first = block_of(blocks, "shrines", "shrines").get("first")
        self.first_shrines: Final = _different(first, KAMI, "shrines.first", SHRINES)
        self.cards: Final = [
            CardValues(name, block_of(cards, name, f"cards.{name}")) for name in CARDS
        ]
        self.values: Final = all_values(blocks)
        self.changed: Final = own if own else None


def load_tables(own: Block | None = None) -> Tables:
    """Return the built-in values with the blocks of `own` in their place, or raise `BadData`."""
    return Tables(own)


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
    """Return the sea route between each two provinces, by its place in `ROUTES`, or −1."""
    out = [[-1] * PROVINCE_COUNT for _ in range(PROVINCE_COUNT)]
    for pair in _pairs(blocks, "routes"):
        if pair[1] in _borders(blocks)[pair[0]]:
            raise bad_data("rs-data-route", "routes.pairs")
        number = ROUTES.index(f"{PROVINCES[min(pair)]}-{PROVINCES[max(pair)]}")
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
