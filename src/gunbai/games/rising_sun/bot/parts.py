"""The named parts of `evaluate`: where the points that a seat can expect come from."""

from __future__ import annotations

from gunbai.core.judge import Part
from gunbai.games.rising_sun.bot import bonds
from gunbai.games.rising_sun.bot.evaluate import add_shrines, cards_worth
from gunbai.games.rising_sun.bot.opinions import (
    FIGURE,
    FIGURE_AT_HOME,
    HONOR,
    SET_PATH,
    STRONGHOLD,
)
from gunbai.games.rising_sun.bot.outlook import Outlook, purse
from gunbai.games.rising_sun.flow.scoring import provinces_held, token_points
from gunbai.games.rising_sun.names import PROVINCE_COUNT, PROVINCES, RESERVE, WAR
from gunbai.games.rising_sun.position.position import RisingSunPosition


def parts(s: RisingSunPosition) -> list[Part]:
    """Return points, tokens, the battles ahead, coins, honor, figures, cards and bonds."""
    outlook = Outlook(s)
    left = outlook.seasons
    seats = range(s.setup.players)
    last = s.setup.players - 1
    tokens = [token_points(s, seat) + SET_PATH[provinces_held(s, seat)] for seat in seats]
    shrines = [0.0] * s.setup.players
    if s.phase < WAR:
        add_shrines(s, shrines)
    return [
        Part("rs-why-points", [float(points) for points in s.vp]),
        Part("rs-why-tokens", tokens),
        *_lands(outlook),
        Part("rs-why-coins", [purse(s, seat, outlook.contested) for seat in seats]),
        Part("rs-why-honor", [HONOR * left * (last - outlook.rank[seat]) for seat in seats]),
        Part("rs-why-strongholds", [STRONGHOLD * left * s.built(seat) for seat in seats]),
        Part("rs-why-figures", [_figures(s, outlook, seat) for seat in seats]),
        Part("rs-why-cards", [cards_worth(s, seat, left) for seat in seats]),
        Part("rs-why-alliance", [bonds.worth(s, seat) for seat in seats]),
        Part("rs-why-shrines", shrines),
    ]


def _figures(s: RisingSunPosition, outlook: Outlook, seat: int) -> float:
    total = FIGURE_AT_HOME * s.crowd(seat, RESERVE)
    for province in range(PROVINCE_COUNT):
        total += FIGURE * outlook.seasons * outlook.force[seat * PROVINCE_COUNT + province]
    return total


def _lands(outlook: Outlook) -> list[Part]:
    """Return the likely gain of each province; the chances in one are shared."""
    out: list[Part] = []
    for province in range(PROVINCE_COUNT):
        points: list[float] = []
        total = 0.0
        for seat in range(outlook.players):
            at = seat * PROVINCE_COUNT + province
            chance = outlook.chance(seat, province, outlook.force[at])
            total += chance
            points.append(chance * (outlook.prize[at] + outlook.harvest[province]))
        if total > 0.0:
            shares = [each / total for each in points]
            out.append(Part("rs-why-land", shares, {"province": PROVINCES[province]}))
    return out
