"""Statues on the map, each as one number."""

from __future__ import annotations

from typing import Final

_SEATS: Final = 8


def statue_of(seat: int, province: int) -> int:
    return province * _SEATS + seat


def statue_seat(statue: int) -> int:
    return statue % _SEATS


def statue_province(statue: int) -> int:
    return statue // _SEATS
