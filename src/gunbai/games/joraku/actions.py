# Made by ./dev generate: edit the declarations instead.
"""The actions of players, as numbers; declared in `verbs.py`."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action

PASS: Final = 16777216
DISCARD: Final = 33554432
PICK: Final = 50331648
PLAY: Final = 67108864
EFFECT: Final = 83886080
PLACE: Final = 100663296
MARCH: Final = 117440512
MOVE: Final = 134217728
REMOVE: Final = 150994944
SEND: Final = 167772160
STOP: Final = 184549376
COMMAND: Final = 201326592
LOWER: Final = 218103808


def pass_(cards: int) -> Action:
    return 16777216 | cards


def pass_cards(action: Action) -> int:
    return action & 2097151


def discard(card: int) -> Action:
    return 33554432 | card


def discard_card(action: Action) -> int:
    return action & 31


def pick(card: int) -> Action:
    return 50331648 | card


def pick_card(action: Action) -> int:
    return action & 31


def play(card: int) -> Action:
    return 67108864 | card


def play_card(action: Action) -> int:
    return action & 31


def effect(effect: int) -> Action:
    return 83886080 | effect


def effect_effect(action: Action) -> int:
    return action & 1


def place(area: int, count: int) -> Action:
    return 100663296 | area | count << 3


def place_area(action: Action) -> int:
    return action & 7


def place_count(action: Action) -> int:
    return action >> 3 & 3


def unpack_place(action: Action) -> tuple[int, int]:
    return action & 7, action >> 3 & 3


def march(area: int) -> Action:
    return 117440512 | area


def march_area(action: Action) -> int:
    return action & 7


def move(from_: int, area: int) -> Action:
    return 134217728 | from_ | area << 3


def move_from(action: Action) -> int:
    return action & 7


def move_area(action: Action) -> int:
    return action >> 3 & 7


def unpack_move(action: Action) -> tuple[int, int]:
    return action & 7, action >> 3 & 7


def remove(colour: int) -> Action:
    return 150994944 | colour


def remove_colour(action: Action) -> int:
    return action & 3


def send(area: int) -> Action:
    return 167772160 | area


def send_area(action: Action) -> int:
    return action & 7


def command(colour: int) -> Action:
    return 201326592 | colour


def command_colour(action: Action) -> int:
    return action & 3


def lower(colour: int) -> Action:
    return 218103808 | colour


def lower_colour(action: Action) -> int:
    return action & 3
