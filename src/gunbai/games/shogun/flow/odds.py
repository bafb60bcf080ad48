"""The exact odds of a battle or revolt with the tower's model (SG-B41).

Cubes fall independently, so the fallen cubes of one colour are the sum of two binomials: of those
thrown and of those that were inside.
"""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.flow.conditions import castle_helps, farmers_against
from gunbai.games.shogun.names import DEFENCE_PLUS, FARMERS, NEUTRAL
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.tables import TowerModel
from gunbai.games.shogun.view_types import OddsMadeOf


class Odds:
    """The chances of a battle's outcomes, and the armies left on average."""

    def __init__(
        self, win: float, hold: float, none: float, attackers: float, defenders: float
    ) -> None:
        self.win = win  # the attacker takes the province
        self.hold = hold  # the defender keeps it
        self.none = none  # nobody does: it is neutral afterwards
        self.attackers = attackers  # expected armies in the province, over all outcomes
        self.defenders = defenders


def _binomial(count: int, chance: float) -> list[float]:
    """Return the chances of 0 … count successes."""
    out = [1.0]
    for _ in range(count):
        longer = [0.0] * (len(out) + 1)
        for k in range(len(out)):
            longer[k] += out[k] * (1.0 - chance)
            longer[k + 1] += out[k] * chance
        out = longer
    return out


class Fallen:
    """The chances of 0, 1, 2 … cubes of one colour in the tray, and a number to know them by."""

    def __init__(self, number: int, chances: list[float]) -> None:
        self.number = number
        self.chances = chances


_COUNT_BITS: Final = 9  # more than all cubes of a game
_CUBE_BITS: Final = 3 * _COUNT_BITS
_FALLEN: Final[dict[int, Fallen]] = {}
_KEPT_MODELS: Final[list[TowerModel]] = []
_NONE: Final = Fallen(0, [1.0])

_NUMBER_BITS: Final = 20
_BATTLES: Final[dict[int, Odds]] = {}
_MOST_BATTLES: Final = 100_000


def fallen(model: TowerModel, thrown: int, inside: int, total: int) -> Fallen:
    """Return the chances of cubes of a colour in the tray after a throw of `total`."""
    if model not in _KEPT_MODELS:
        _KEPT_MODELS.append(model)
    cubes = (total << _COUNT_BITS | thrown) << _COUNT_BITS | inside
    key = _KEPT_MODELS.index(model) << _CUBE_BITS | cubes
    known = _FALLEN.get(key)
    if known is not None:
        return known
    first = _binomial(thrown, 1.0 - model.stays)
    other = _binomial(inside, model.falling(total))
    out = [0.0] * (thrown + inside + 1)
    for k in range(len(first)):
        for j in range(len(other)):
            out[k + j] += first[k] * other[j]
    known = Fallen(len(_FALLEN) + 1, out)
    _FALLEN[key] = known
    return known


def battle_odds(own: Fallen, theirs: Fallen, farmers: Fallen) -> Odds:
    """Return the odds of attackers against defenders and farmers; most are known already."""
    key = (own.number << _NUMBER_BITS | theirs.number) << _NUMBER_BITS | farmers.number
    known = _BATTLES.get(key)
    if known is None:
        known = _fight(own.chances, theirs.chances, farmers.chances)
        if len(_BATTLES) >= _MOST_BATTLES:
            _BATTLES.clear()
        _BATTLES[key] = known
    return known


def _fight(own: list[float], theirs: list[float], farmers: list[float]) -> Odds:
    """Return the odds of attackers against defenders and farmers, given as chances (SG-B16…B28)."""
    win = 0.0
    hold = 0.0
    attackers = 0.0
    defenders = 0.0
    for d in range(len(theirs)):
        for f in range(len(farmers)):
            both = theirs[d] * farmers[f]
            if both < 1e-9:
                continue
            for a in range(len(own)):
                chance = both * own[a]
                if a > d + f:
                    win += chance
                    attackers += chance * (a - d - f)
                elif d and d + f > a:
                    hold += chance
                    defenders += chance * (d - max(0, a - f))
    return Odds(win, hold, max(0.0, 1.0 - win - hold), attackers, defenders)


def attack_odds(
    s: ShogunPosition, seat: int, target: int, count: int, extra: bool, defended: bool = True
) -> Odds:
    """Return the odds of an attack declared now; `defended`: with DEFENCE+1, if held."""
    tower = s.tower
    colour = s.setup.colour[seat]
    total = sum(tower.tray) + count
    own = count + tower.tray[colour]
    if extra:
        own += 1
        total += 1
    farmers = tower.tray[FARMERS]
    owner = s.owner[target]
    if owner == NEUTRAL:
        help_ = farmers_against(s)
        total += help_
        ours = fallen(tower.model, own, tower.inside[colour], total)
        against = fallen(tower.model, farmers + help_, tower.inside[FARMERS], total)
        return battle_odds(ours, _NONE, against)
    other = s.setup.colour[owner]
    theirs = defenders_thrown(s, target, defended)
    total += theirs
    ours = fallen(tower.model, own, tower.inside[colour], total)
    defence = fallen(tower.model, theirs + tower.tray[other], tower.inside[other], total)
    if s.unrest[target]:
        return battle_odds(ours, defence, _NONE)
    return battle_odds(ours, defence, fallen(tower.model, farmers, tower.inside[FARMERS], total))


def defenders_thrown(s: ShogunPosition, target: int, defended: bool) -> int:
    """Return the armies that an attacked player throws; `defended`: with DEFENCE+1, if held."""
    owner = s.owner[target]
    theirs = s.armies[target]
    spare = s.supply[owner]
    if castle_helps(s, target) and spare:
        theirs += 1
        spare -= 1
    if defended and s.special[owner] == DEFENCE_PLUS and spare:
        theirs += 1
    return theirs


def made_of(s: ShogunPosition, seat: int, target: int) -> OddsMadeOf:
    """Return what decides an attack beside the armies thrown: cubes in the tray and the tower."""
    tower = s.tower
    colour = s.setup.colour[seat]
    owner = s.owner[target]
    theirs = 0
    theirs_stuck = 0
    farmers = 0
    farmers_stuck = 0
    if owner == NEUTRAL:
        farmers = farmers_against(s)
    else:
        other = s.setup.colour[owner]
        theirs = defenders_thrown(s, target, True) + tower.tray[other]
        theirs_stuck = tower.inside[other]
    if owner == NEUTRAL or not s.unrest[target]:
        farmers += tower.tray[FARMERS]
        farmers_stuck = tower.inside[FARMERS]
    return {
        "attackers": tower.tray[colour],
        "attackers_stuck": tower.inside[colour],
        "defenders": theirs,
        "defenders_stuck": theirs_stuck,
        "farmers": farmers,
        "farmers_stuck": farmers_stuck,
    }


def revolt_odds(s: ShogunPosition, province: int, extra: int) -> float:
    """Return the chance that a revolt in this province is put down (SG-V7…V9)."""
    tower = s.tower
    colour = s.setup.colour[s.owner[province]]
    help_ = min(s.unrest[province] + extra, s.farmers)
    total = sum(tower.tray) + s.armies[province] + help_
    own = fallen(tower.model, s.armies[province] + tower.tray[colour], tower.inside[colour], total)
    against = fallen(tower.model, help_ + tower.tray[FARMERS], tower.inside[FARMERS], total)
    return battle_odds(own, _NONE, against).win
