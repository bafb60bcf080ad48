"""The conditions of the ten actions: obstacles, prices and yields (SG-A, SG-T, SG-U)."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.events import (
    HAS_ONE,
    NO_ARMIES,
    NO_CHESTS,
    NO_SPACE,
    NO_SUPPLY,
    NO_TILE,
)
from gunbai.games.shogun.names import (
    ARMY_SIX,
    BATTLE1,
    BUILDING_KINDS,
    BUILT,
    CASTLE,
    CASTLE_HELPS,
    CHEST_PLUS,
    DEPLOY1,
    DEPLOY5,
    FEWER_RECRUITS,
    NEUTRAL,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    RICE_PLUS,
    TAX,
    TAX_AT_LEAST,
    TAX_AT_MOST,
    TEMPLE,
    TEMPLE_SHIELDS,
    TWO_FARMERS,
)
from gunbai.games.shogun.position.position import ShogunPosition

POSSIBLE: Final = -1
_STAYS: Final = 1  # SG-A36: the army that stays in its province
#: SG-A5…A7, SG-A18…A20: chests by action.
PRICES: Final = [3, 2, 1, 0, 0, 3, 2, 1, 0, 0]
#: SG-A18…A20: armies by deployment.
RECRUITS: Final = [5, 3, 1]
#: SG-T12.
FEWER: Final = [3, 2, 1]
#: SG-U5.
_MORE_FARMERS: Final = 2  # SG-T3
_SIX: Final = 6
_TAX_CAP: Final = 5  # SG-T7
_TAX_FLOOR: Final = 6  # SG-T8
_RICE_FLOOR: Final = 4  # SG-T10
_RICE_CAP: Final = 3  # SG-T11


def price(s: ShogunPosition, seat: int, province: int, action: int) -> int:
    """SG-A5…A7, SG-A18…A20; a general makes building cheaper (SG-XG5…XG7)."""
    chests = PRICES[action]
    if action < BUILDING_KINDS and s.general[seat] == province:
        chests -= 1
    return chests


def movable(s: ShogunPosition, province: int) -> int:
    """Return the armies that can leave a province."""
    return max(0, s.armies[province] - _STAYS)


def obstacle(s: ShogunPosition, seat: int, province: int, action: int) -> int:
    """SG-A2, SG-Q11…Q13: return what prevents a whole action, or POSSIBLE."""
    if action >= BATTLE1:
        return POSSIBLE if s.armies[province] > _STAYS else NO_ARMIES
    if price(s, seat, province, action) > s.chests[seat]:
        return NO_CHESTS
    if action < BUILDING_KINDS:
        return no_site(s, province, action)
    if action >= DEPLOY5 and s.supply[seat] < plain_recruits(s, action):
        return NO_SUPPLY
    return POSSIBLE


def no_site(s: ShogunPosition, province: int, kind: int) -> int:
    """SG-A8, SG-A9, SG-Q45: return why this building can't be built here, or POSSIBLE."""
    built = s.buildings[province]
    if built >> kind & 1:
        return HAS_ONE
    if BUILT[built] >= s.setup.tables.spaces[province]:
        return NO_SPACE
    return POSSIBLE if s.tiles[kind] else NO_TILE


def income(s: ShogunPosition, seat: int, province: int, action: int) -> int:
    """SG-A13, SG-Q20: printed value, event, general, special card; or the general first."""
    event = s.event
    general = int(s.general[seat] == province)
    inside = general if s.setup.within else 0
    if action == TAX:
        value = s.setup.tables.taxes[province] + inside
        if event == TAX_AT_MOST:
            value = min(value, _TAX_CAP)
        elif event == TAX_AT_LEAST:
            value = max(value, _TAX_FLOOR)
        plus = CHEST_PLUS
    else:
        value = s.setup.tables.rice[province] + inside
        if event == RICE_AT_LEAST:
            value = max(value, _RICE_FLOOR)
        elif event == RICE_AT_MOST:
            value = min(value, _RICE_CAP)
        plus = RICE_PLUS
    value += general - inside
    return value + 1 if s.special[seat] == plus else value


def plain_recruits(s: ShogunPosition, action: int) -> int:
    """SG-A18…A20, SG-T12."""
    numbers = FEWER if s.event == FEWER_RECRUITS else RECRUITS
    return numbers[action - DEPLOY5]


def permitted_recruits(s: ShogunPosition, seat: int, province: int, action: int) -> list[int]:
    """SG-Q13, SG-Q21: the numbers of armies that may be placed and that the supply can fill."""
    plain = plain_recruits(s, action)
    numbers = [plain]
    set_by_event = s.event == FEWER_RECRUITS and action != DEPLOY1
    if s.general[seat] == province and not (s.setup.within and set_by_event):
        numbers.append(plain + 1)
    if action == DEPLOY5 and s.special[seat] == ARMY_SIX and _SIX not in numbers:
        numbers.append(_SIX)
    return [number for number in numbers if number <= s.supply[seat]]


def shelter(s: ShogunPosition, seat: int, target: int, action: int) -> str:
    """Return the rule that forbids this seat to attack the province now, or an empty text."""
    owner = s.owner[target]
    if owner == NEUTRAL:
        return ""
    if s.event in TEMPLE_SHIELDS and s.buildings[target] >> TEMPLE & 1:
        return "SG-T6" if s.event == TEMPLE_SHIELDS[0] else "SG-T9"
    if s.shields[owner] >> (action - BATTLE1) & 1:
        return "SG-XT40"
    return ""


def farmers_against(s: ShogunPosition) -> int:
    """SG-B6, SG-T3: the number of farmers of the stock that defend a neutral province."""
    return min(_MORE_FARMERS if s.event == TWO_FARMERS else 1, s.farmers)


def castle_helps(s: ShogunPosition, province: int) -> bool:
    """SG-T4, SG-T5."""
    return s.event in CASTLE_HELPS and bool(s.buildings[province] >> CASTLE & 1)
