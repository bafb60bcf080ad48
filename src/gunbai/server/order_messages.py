"""Standing orders over the wire: only their owners are told about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

#: The part of the game with whose end an order ends.
Until = Literal["phase", "chapter", "end"]


class OrderForm(Struct, forbid_unknown_fields=True):
    """An order by its name, to be placed or (`until` empty) cancelled."""

    name: Annotated[str, Meta(min_length=1, max_length=32)]
    until: Until | Literal[""]


class OrderInfo(Struct, forbid_unknown_fields=True):
    """An order that the game knows: until when it stands ("": not at all), and its uses."""

    name: str
    until: Until | Literal[""]
    times: int


class Orders(Struct, forbid_unknown_fields=True):
    """All orders that can be left in a game, as they stand for my seat."""

    orders: list[OrderInfo]
