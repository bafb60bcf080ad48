# Made by ./dev generate: edit the declarations instead.
"""The actions of players, as numbers; declared in `verbs.py`."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action

OFFER: Final = 16777216
WITHDRAW: Final = 33554432
ACCEPT: Final = 50331648
REFUSE: Final = 67108864
READY: Final = 83886080
CHOOSE: Final = 100663296
BURY: Final = 117440512
SUMMON: Final = 134217728
WORSHIP: Final = 150994944
DONE: Final = 167772160
MOVE: Final = 184549376
BUILD: Final = 201326592
BUY: Final = 218103808
WAIVE: Final = 234881024
REPLACE: Final = 251658240
USE: Final = 268435456
PASS: Final = 285212672
FIRST: Final = 301989888
LAST: Final = 318767104
EFFECT: Final = 335544320
STAKE: Final = 352321536
CONFIRM: Final = 369098752
CAPTURE: Final = 385875968
GIVE: Final = 402653184
PLACE: Final = 419430400
KILL: Final = 436207616
PUSH: Final = 452984832
CHARGE: Final = 469762048
PAY: Final = 486539264
MUSTER: Final = 503316480
DISPLACE: Final = 520093696
GIFT: Final = 1073741824
UNREADY: Final = 1090519040


def offer(clan: int) -> Action:
    return 16777216 | clan


def offer_clan(action: Action) -> int:
    return action & 7


def withdraw(clan: int) -> Action:
    return 33554432 | clan


def withdraw_clan(action: Action) -> int:
    return action & 7


def accept(clan: int) -> Action:
    return 50331648 | clan


def accept_clan(action: Action) -> int:
    return action & 7


def refuse(clan: int) -> Action:
    return 67108864 | clan


def refuse_clan(action: Action) -> int:
    return action & 7


def choose(mandate: int) -> Action:
    return 100663296 | mandate


def choose_mandate(action: Action) -> int:
    return action & 7


def bury(tile: int, mandate: int) -> Action:
    return 117440512 | tile | mandate << 3


def bury_tile(action: Action) -> int:
    return action & 7


def bury_mandate(action: Action) -> int:
    return action >> 3 & 7


def unpack_bury(action: Action) -> tuple[int, int]:
    return action & 7, action >> 3 & 7


def summon(figure: int, province: int) -> Action:
    return 134217728 | figure | province << 5


def summon_figure(action: Action) -> int:
    return action & 31


def summon_province(action: Action) -> int:
    return action >> 5 & 7


def unpack_summon(action: Action) -> tuple[int, int]:
    return action & 31, action >> 5 & 7


def worship(figure: int, province: int, kami: int) -> Action:
    return 150994944 | figure | province << 5 | kami << 8


def worship_figure(action: Action) -> int:
    return action & 31


def worship_province(action: Action) -> int:
    return action >> 5 & 7


def worship_kami(action: Action) -> int:
    return action >> 8 & 7


def unpack_worship(action: Action) -> tuple[int, int, int]:
    return action & 31, action >> 5 & 7, action >> 8 & 7


def move(figure: int, source: int, target: int, count: int) -> Action:
    return 184549376 | figure | source << 5 | target << 8 | count << 11


def move_figure(action: Action) -> int:
    return action & 31


def move_source(action: Action) -> int:
    return action >> 5 & 7


def move_target(action: Action) -> int:
    return action >> 8 & 7


def move_count(action: Action) -> int:
    return action >> 11 & 7


def unpack_move(action: Action) -> tuple[int, int, int, int]:
    return action & 31, action >> 5 & 7, action >> 8 & 7, action >> 11 & 7


def build(figure: int, province: int) -> Action:
    return 201326592 | figure | province << 5


def build_figure(action: Action) -> int:
    return action & 31


def build_province(action: Action) -> int:
    return action >> 5 & 7


def unpack_build(action: Action) -> tuple[int, int]:
    return action & 31, action >> 5 & 7


def buy(card: int) -> Action:
    return 218103808 | card


def buy_card(action: Action) -> int:
    return action & 63


def waive(card: int) -> Action:
    return 234881024 | card


def waive_card(action: Action) -> int:
    return action & 63


def replace(clan: int, victim: int, place: int, figure: int) -> Action:
    return 251658240 | clan | victim << 3 | place << 8 | figure << 12


def replace_clan(action: Action) -> int:
    return action & 7


def replace_victim(action: Action) -> int:
    return action >> 3 & 31


def replace_place(action: Action) -> int:
    return action >> 8 & 15


def replace_figure(action: Action) -> int:
    return action >> 12 & 31


def unpack_replace(action: Action) -> tuple[int, int, int, int]:
    return action & 7, action >> 3 & 31, action >> 8 & 15, action >> 12 & 31


def effect(effect: int) -> Action:
    return 335544320 | effect


def effect_effect(action: Action) -> int:
    return action & 63


def stake(advantage: int, coins: int) -> Action:
    return 352321536 | advantage | coins << 2


def stake_advantage(action: Action) -> int:
    return action & 3


def stake_coins(action: Action) -> int:
    return action >> 2 & 63


def unpack_stake(action: Action) -> tuple[int, int]:
    return action & 3, action >> 2 & 63


def capture(clan: int, figure: int) -> Action:
    return 385875968 | clan | figure << 3


def capture_clan(action: Action) -> int:
    return action & 7


def capture_figure(action: Action) -> int:
    return action >> 3 & 31


def unpack_capture(action: Action) -> tuple[int, int]:
    return action & 7, action >> 3 & 31


def give(clan: int) -> Action:
    return 402653184 | clan


def give_clan(action: Action) -> int:
    return action & 7


def place(figure: int, place: int) -> Action:
    return 419430400 | figure | place << 5


def place_figure(action: Action) -> int:
    return action & 31


def place_place(action: Action) -> int:
    return action >> 5 & 15


def unpack_place(action: Action) -> tuple[int, int]:
    return action & 31, action >> 5 & 15


def kill(clan: int, figure: int, province: int) -> Action:
    return 436207616 | clan | figure << 3 | province << 8


def kill_clan(action: Action) -> int:
    return action & 7


def kill_figure(action: Action) -> int:
    return action >> 3 & 31


def kill_province(action: Action) -> int:
    return action >> 8 & 7


def unpack_kill(action: Action) -> tuple[int, int, int]:
    return action & 7, action >> 3 & 31, action >> 8 & 7


def push(clan: int, figure: int, target: int) -> Action:
    return 452984832 | clan | figure << 3 | target << 8


def push_clan(action: Action) -> int:
    return action & 7


def push_figure(action: Action) -> int:
    return action >> 3 & 31


def push_target(action: Action) -> int:
    return action >> 8 & 7


def unpack_push(action: Action) -> tuple[int, int, int]:
    return action & 7, action >> 3 & 31, action >> 8 & 7


def muster(province: int) -> Action:
    return 503316480 | province


def muster_province(action: Action) -> int:
    return action & 7


def displace(clan: int, figure: int) -> Action:
    return 520093696 | clan | figure << 3


def displace_clan(action: Action) -> int:
    return action & 7


def displace_figure(action: Action) -> int:
    return action >> 3 & 31


def unpack_displace(action: Action) -> tuple[int, int]:
    return action & 7, action >> 3 & 31


def gift(clan: int, coins: int, ronin: int) -> Action:
    return 1073741824 | clan | coins << 3 | ronin << 9


def gift_clan(action: Action) -> int:
    return action & 7


def gift_coins(action: Action) -> int:
    return action >> 3 & 63


def gift_ronin(action: Action) -> int:
    return action >> 9 & 63


def unpack_gift(action: Action) -> tuple[int, int, int]:
    return action & 7, action >> 3 & 63, action >> 9 & 63
