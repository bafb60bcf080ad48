"""Verbs and events of Kura."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import FIRST_FREE_VERB, Action, Codec, Field, Verb
from gunbai.core.event import CHAPTER, GREAT, NORMAL, PHASE, QUIET, EventKind
from gunbai.core.kinds import Named, Number, Seat, Several

GOODS: Final = ["salt", "rice", "tea", "silk"]
HOUSES: Final = ["east", "south", "west", "north"]  # by seat
CARDS: Final = [str(number) for number in range(1, 25)]
COINS: Final = 3  # each

CARD: Final = Named("card", CARDS)
SOME_CARDS: Final = Several("cards", CARDS)
GOOD: Final = Named("good", GOODS)
_HOUSE: Final = Named("house", HOUSES)
_COINS: Final = Number("coins", 15)
_SEAT: Final = Seat()
_NUMBER: Final = Number("number", 255)

_BID: Final = Verb(1, "bid", [Field("card", CARD)])
_STORE: Final = Verb(2, "store", [])
_SELL: Final = Verb(3, "sell", [])
_GIFT: Final = Verb(FIRST_FREE_VERB, "gift", [Field("house", _HOUSE), Field("coins", _COINS)])
CODEC: Final = Codec([_BID, _STORE, _SELL, _GIFT])

STORE: Final = _STORE.pack([])
SELL: Final = _SELL.pack([])


def bid(card: int) -> Action:
    return _BID.pack([card])


def bid_card(action: Action) -> int:
    """Return the card of a bid; −1 for any other action."""
    return _BID.values(action)[0] if CODEC.verb(action) is _BID else -1


def gift(house: int, coins: int) -> Action:
    return _GIFT.pack([house, coins])


def gift_parts(action: Action) -> list[int]:
    """Return the house and the number of coins of a gift."""
    return _GIFT.values(action)


_PLAYER: Final = Field("player", _SEAT)
_LOT: Final = Field("lot", GOOD)
_CARD: Final = Field("card", CARD)
_POINTS: Final = Field("points", _NUMBER)

HAPPENINGS: Final = [
    EventKind("kr-round", [Field("round", _NUMBER)], scene=NORMAL, opens=CHAPTER),
    EventKind("kr-dealt", [_CARD], reveals=True),
    EventKind("kr-lot", [_LOT, Field("worth", _NUMBER)], reveals=True),
    EventKind("kr-sealed", [_PLAYER]),
    EventKind("kr-bid", [_PLAYER, _CARD], reveals=True, scene=NORMAL, together=True),
    EventKind("kr-stored", [_PLAYER, _LOT, _POINTS], scene=QUIET),
    EventKind("kr-sold", [_PLAYER, _LOT, _POINTS], reveals=True, scene=QUIET),
    EventKind("kr-gift", [_PLAYER, Field("neighbour", _SEAT), Field("coins", _COINS)]),
    EventKind("kr-end", [_PLAYER, _POINTS], scene=GREAT, opens=PHASE),
]
