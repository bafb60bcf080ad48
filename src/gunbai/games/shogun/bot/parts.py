"""The named parts of `evaluate`: where the points that a seat can expect come from."""

from __future__ import annotations

from gunbai.core.judge import Part
from gunbai.games.shogun.bot import evaluate
from gunbai.games.shogun.bot.outlook import Outlook
from gunbai.games.shogun.bot.plan_values import pending_worth
from gunbai.games.shogun.names import BUILT, PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.position.position import ShogunPosition


def parts(s: ShogunPosition) -> list[Part]:
    """Return points, lands, buildings, armies, dangers, goods, plans, and what expansions add."""
    outlook = Outlook(s)
    left = evaluate.rounds_left(s)
    seats = range(s.setup.players)
    leads = [evaluate.LEAD[left] * lead for lead in evaluate.majorities(outlook)]
    return [
        Part("sg-why-points", [float(points) for points in s.points]),
        *_lands(s, left),
        Part("sg-why-majorities", leads),
        Part("sg-why-armies", [_armies(s, seat, left) for seat in seats]),
        Part("sg-why-safety", [-_danger(outlook, seat, left) for seat in seats]),
        Part("sg-why-unrest", [-_unrest(s, seat, left) for seat in seats]),
        Part("sg-why-income", [_income(s, seat, left) for seat in seats]),
        Part("sg-why-chests", [_chests(s, seat, left) for seat in seats]),
        Part("sg-why-rice", [_rice(outlook, seat, left) for seat in seats]),
        Part("sg-why-tower", [_inside(s, seat, left) for seat in seats]),
        Part("sg-why-extras", [evaluate.extras(s, seat, outlook) for seat in seats]),
        *_plans(s, outlook),
    ]


def _lands(s: ShogunPosition, left: int) -> list[Part]:
    """Return each province that somebody holds, with its buildings."""
    out: list[Part] = []
    for province in range(PROVINCE_COUNT):
        owner = s.owner[province]
        if owner >= 0:
            points = [0.0] * s.setup.players
            built = evaluate.BUILDING[left] * BUILT[s.buildings[province]]
            points[owner] = evaluate.PROVINCE[left] + built
            out.append(Part("sg-why-land", points, {"province": PROVINCES[province]}))
    return out


def _plans(s: ShogunPosition, outlook: Outlook) -> list[Part]:
    """Return the plans, unless they are still being made: some are laid by then, others are not."""
    if s.ask is not None and s.ask.key == "SG-D6":
        return []
    worths = [pending_worth(s, seat, outlook) for seat in range(s.setup.players)]
    return [Part("sg-why-plan", worths)]


def _owned(s: ShogunPosition, seat: int) -> list[int]:
    return [province for province in range(PROVINCE_COUNT) if s.owner[province] == seat]


def _armies(s: ShogunPosition, seat: int, left: int) -> float:
    total = 0.0
    for province in _owned(s, seat):
        armies = s.armies[province]
        total += evaluate.ARMY[left] * (min(8, armies) + 0.5 * max(0, armies - 8))
    return total


def _danger(outlook: Outlook, seat: int, left: int) -> float:
    s = outlook.s
    each = evaluate.AT_RISK[left] / outlook.winters
    return sum(each * outlook.danger(seat, n, s.armies[n]) for n in _owned(s, seat))


def _unrest(s: ShogunPosition, seat: int, left: int) -> float:
    return sum(evaluate.UNREST[left] * s.unrest[province] for province in _owned(s, seat))


def _income(s: ShogunPosition, seat: int, left: int) -> float:
    tables = s.setup.tables
    return sum(
        evaluate.TAXES[left] * tables.taxes[n] + evaluate.HARVESTS[left] * tables.rice[n]
        for n in _owned(s, seat)
    )


def _chests(s: ShogunPosition, seat: int, left: int) -> float:
    chests = s.chests[seat]
    spare = max(0, chests - evaluate.USEFUL_CHESTS)
    return evaluate.CHEST[left] * (min(evaluate.USEFUL_CHESTS, chests) + 0.1 * spare)


def _rice(outlook: Outlook, seat: int, left: int) -> float:
    short = outlook.shortage(seat, outlook.seasons)
    each = evaluate.RICE_MISSING[left] if short > 0.0 else evaluate.RICE_SPARE[left]
    return -each * short


def _inside(s: ShogunPosition, seat: int, left: int) -> float:
    return evaluate.CUBE_INSIDE[left] * s.tower.inside[s.setup.colour[seat]]
