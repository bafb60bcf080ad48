# Made by ./dev generate: edit the declarations instead.
"""The actions of players, as numbers; declared in `verbs.py`."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action

RENEW: Final = 16777216
KEEP: Final = 33554432
TAKE: Final = 50331648
GROUP: Final = 67108864
STATION: Final = 83886080
WAIT: Final = 100663296
LAY: Final = 117440512
LIFT: Final = 134217728
CONFIRM: Final = 150994944
CHOOSE: Final = 167772160
BONUS: Final = 184549376
FAVOUR: Final = 201326592
CANCEL: Final = 218103808
CALM: Final = 234881024
HOLD: Final = 251658240
DISCARD: Final = 268435456
BUILD: Final = 285212672
LAND: Final = 301989888
DEPLOY: Final = 318767104
MOVE: Final = 335544320
ATTACK: Final = 352321536
STAY: Final = 369098752
REINFORCE: Final = 385875968
APPEASE: Final = 402653184
MARK: Final = 419430400
REVOLT: Final = 436207616
OFFICE: Final = 452984832
STATUE: Final = 469762048
CARRY: Final = 486539264
DECLINE: Final = 503316480


def take(place: int) -> Action:
    return 50331648 | place


def take_place(action: Action) -> int:
    return action & 3


def group(armies: int) -> Action:
    return 67108864 | armies


def group_armies(action: Action) -> int:
    return action & 7


def station(province: int) -> Action:
    return 83886080 | province


def station_province(action: Action) -> int:
    return action & 63


def lay(card: int, slot: int) -> Action:
    return 117440512 | card | slot << 6


def lay_card(action: Action) -> int:
    return action & 63


def lay_slot(action: Action) -> int:
    return action >> 6 & 15


def unpack_lay(action: Action) -> tuple[int, int]:
    return action & 63, action >> 6 & 15


def lift(slot: int) -> Action:
    return 134217728 | slot


def lift_slot(action: Action) -> int:
    return action & 15


def choose(special: int) -> Action:
    return 167772160 | special


def choose_special(action: Action) -> int:
    return action & 7


def bonus(bonus: int) -> Action:
    return 184549376 | bonus


def bonus_bonus(action: Action) -> int:
    return action & 3


def favour(favour: int) -> Action:
    return 201326592 | favour


def favour_favour(action: Action) -> int:
    return action & 31


def calm(province: int) -> Action:
    return 234881024 | province


def calm_province(action: Action) -> int:
    return action & 63


def build(province: int) -> Action:
    return 285212672 | province


def build_province(action: Action) -> int:
    return action & 63


def land(province: int) -> Action:
    return 301989888 | province


def land_province(action: Action) -> int:
    return action & 63


def deploy(armies: int) -> Action:
    return 318767104 | armies


def deploy_armies(action: Action) -> int:
    return action & 63


def move(target: int, armies: int) -> Action:
    return 335544320 | target | armies << 6


def move_target(action: Action) -> int:
    return action & 63


def move_armies(action: Action) -> int:
    return action >> 6 & 63


def unpack_move(action: Action) -> tuple[int, int]:
    return action & 63, action >> 6 & 63


def attack(target: int, armies: int, extra: int) -> Action:
    return 352321536 | target | armies << 6 | extra << 12


def attack_target(action: Action) -> int:
    return action & 63


def attack_armies(action: Action) -> int:
    return action >> 6 & 63


def attack_extra(action: Action) -> int:
    return action >> 12 & 1


def unpack_attack(action: Action) -> tuple[int, int, int]:
    return action & 63, action >> 6 & 63, action >> 12 & 1


def revolt(province: int) -> Action:
    return 436207616 | province


def revolt_province(action: Action) -> int:
    return action & 63


def office(office: int) -> Action:
    return 452984832 | office


def office_office(action: Action) -> int:
    return action & 63
