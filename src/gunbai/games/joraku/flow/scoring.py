"""Influence, ranks and reputation points (JK-W08…W15, JK-P01…P06, JK-E, JK-T22…T24)."""

from __future__ import annotations

from typing import Final

from gunbai.core.state import Result
from gunbai.games.joraku.events import FOR_KACHIDOKI, FOR_PRESENCE, FOR_PRESTIGE
from gunbai.games.joraku.kinds import CARD_MASK
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    CARD_VALUE,
    DAIMYO_INFLUENCE,
    IN_PERSON,
    KYOTO,
    LAST_AREA,
    LOUDER,
    NINJA,
    SIX,
    TIES_WIN,
    TWO_VS_TWO,
)

RANKS_PAID: Final = 3


def ranks(s: JorakuPosition, area: int) -> list[int]:
    """Return the rank of each colour in an area; 0 without influence (JK-W10, JK-W11, JK-V2a)."""
    influence = [0, 0, 0, 0]
    samurai = s.samurai
    daimyo = s.daimyo
    for faction in s.setup.factions:
        count = samurai[faction * AREA_COUNT + area]
        influence[faction] = count + DAIMYO_INFLUENCE if daimyo[faction] == area else count
    out = [0, 0, 0, 0]
    generous = s.setup.variants & TIES_WIN != 0
    for faction in s.setup.factions:
        mine = influence[faction]
        if mine > 0:
            rank = 0
            for other in influence:
                if other > mine or (other == mine and not generous):
                    rank += 1
            out[faction] = rank + 1 if generous else rank
    return out


def pay(rank: int, row: list[int]) -> int:
    """JK-W12, JK-P05: ranks 1 to 3 are paid."""
    return row[rank - 1] if 1 <= rank <= RANKS_PAID else 0


def kachidoki_row(s: JorakuPosition) -> list[int]:
    """JK-W12, or the table of variant 3 (JK-V3a)."""
    tables = s.setup.tables
    return tables.louder if s.setup.variants & LOUDER else tables.kachidoki


def winning_play(plays: list[int], start: int) -> int:
    """Return the place in `plays` of the card that wins the trick from `start` on (JK-W02…W05)."""
    six = False
    ninja = -1
    best = -1
    winner = start
    for place in range(start, len(plays)):
        value = CARD_VALUE[plays[place] & CARD_MASK]
        if value == NINJA:
            ninja = place
        elif value == SIX:
            six = True
        if value >= best:
            best = value
            winner = place
    return ninja if six and ninja >= 0 else winner


def score_kachidoki(s: JorakuPosition, area: int) -> None:
    """JK-W08: the area of the winner's daimyo is scored at once, for all ranked there."""
    row = kachidoki_row(s)
    ranked = ranks(s, area)
    for faction in s.setup.factions:
        s.gain(faction, pay(ranked[faction], row), FOR_KACHIDOKI, area)


def score_prestige(s: JorakuPosition) -> None:
    """JK-P01: every area, from Shinano to Kyoto, by the row of the round."""
    s.emit("jk-prestige", s.round)
    in_person = s.setup.variants & IN_PERSON
    for area in range(LAST_AREA, KYOTO - 1, -1):
        row = s.setup.tables.prestige[area][s.round - 1]
        ranked = ranks(s, area)
        for faction in s.setup.factions:
            s.gain(faction, pay(ranked[faction], row), FOR_PRESTIGE, area)
            if in_person and ranked[faction] == 1 and s.daimyo[faction] == area:
                s.gain(faction, area, FOR_PRESENCE, area)  # JK-V1a; Kyoto has no number: 0


def _order_key(s: JorakuPosition, seat: int) -> list[int]:
    """Return the values that decide the game, most important first: larger is better."""
    own = s.setup.own[seat]
    if s.setup.mode == TWO_VS_TWO:  # JK-T22…T24
        first = s.points[own[0]]
        second = s.points[own[1]]
        return [max(first, second), min(first, second), 1 if s.kachidoki == seat else 0]
    return [s.points[own[0]], s.numbers[own[0]]]  # JK-E02, JK-E03


def standing(s: JorakuPosition) -> Result:
    """Return points and places as if the game ended now, without ties (JK-Q42, JK-Q67)."""
    keys = [_order_key(s, seat) for seat in range(s.setup.players)]
    scores = [key[0] for key in keys]
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    return Result(scores, places)


def result(s: JorakuPosition) -> Result:
    return standing(s)
