"""The whole position of a game of Kura, with all that the engine needs."""

from __future__ import annotations

from typing import Final, NotRequired

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal
from gunbai.core.form import Form
from gunbai.core.notation import Data
from gunbai.core.rng import seeded
from gunbai.core.state import Result
from gunbai.core.view import GameView

from .actions import CARDS, CODEC, COINS, GOODS, gift, gift_parts
from .flow import FRAMES
from .position import FIELDS, KuraPosition, cards_of

FORM: Final = Form("kura", CODEC, FIELDS, FRAMES)


class KuraView(GameView):
    """The view of a seat."""

    round: int
    lot: str | None
    worth: int
    pile: int
    seats: list[dict[str, int]]
    played: list[str]
    hand: NotRequired[list[str]]
    bid: NotRequired[str]


class KuraState(KuraPosition):
    # gifts

    def free(self, seat: int) -> list[Action]:
        """Return gifts of a coin to anybody; more may be given."""
        if self.ask is None or seat < 0 or not self.coins[seat]:
            return []
        return [gift(other, 1) for other in range(self.seats()) if other != seat]

    def check_free(self, seat: int, action: Action) -> Refusal | None:
        house, coins = gift_parts(action)
        if seat < 0 or house == seat or house >= self.seats():
            return Refusal("kr-refuse-house", "KR-5")
        if not 1 <= coins <= self.coins[seat]:
            return Refusal("kr-refuse-coins", "KR-5", {"coins": self.coins[seat]})
        return None

    def interject(self, seat: int, action: Action) -> bool:
        house, coins = gift_parts(action)
        self.coins[seat] -= coins
        self.coins[house] += coins
        self.emit("kr-gift", seat, house, coins)
        return False

    # the parts that the engine needs

    def clone(self) -> KuraState:
        stack = [frame.copy() for frame in self.stack]
        twin = KuraState(self.rng.copy(), stack, self.ask, self.options, self.rules)
        for field in FIELDS:
            value = getattr(self, field.name)
            setattr(twin, field.name, value[:] if isinstance(value, list) else value)
        return twin

    def determinize(self, seat: int, seed: int) -> KuraState:
        """Deal other hands and the pile again, then make sealed bids from those hands."""
        world = self.clone()
        world.rng = seeded(seed)
        others = [other for other in range(self.seats()) if other != seat]
        sizes = [world.hands[other].bit_count() for other in others]
        unseen = world.pile + [card for other in others for card in cards_of(world.hands[other])]
        unseen.sort()
        world.rng.shuffle(unseen)
        for other, size in zip(others, sizes, strict=True):
            world.hands[other] = sum(1 << unseen.pop() for _ in range(size))
        world.pile = unseen
        for frame in world.stack:
            frame.reseal(world, seat, world.rng)
        return world

    def observe(self, seat: int) -> KuraView:
        view: KuraView = {
            "game": "kura",
            "seat": seat,
            "ask": self.show_ask(),
            "rules": [],
            "round": self.round,
            "lot": GOODS[self.lot] if self.lot >= 0 else None,
            "worth": self.worth() if self.lot >= 0 else 0,
            "pile": len(self.pile),
            "seats": [
                {"cards": hand.bit_count(), "coins": coins, "points": points}
                for hand, coins, points in zip(self.hands, self.coins, self.points, strict=True)
            ],
            "played": [CARDS[card] for card in self.played],
        }
        if seat >= 0:
            view["hand"] = [CARDS[card] for card in cards_of(self.hands[seat])]
        self.show_rest(seat, view)
        return view

    def result(self) -> Result | None:
        if self.ask is not None:
            return None
        scores = self.scores()
        return Result(scores, [1 + sum(other > mine for other in scores) for mine in scores])

    def dump(self) -> Data:
        head: Data = {"rules": self.rules.name, "options": dict(self.options), "data": None}
        return FORM.write(self, head)

    def describe(self) -> Data:
        return FORM.describe(self)

    def faults(self) -> list[Refusal]:
        """Check that each card is in one place, no coin is lost, and a lot is there to be sold."""
        out: list[Refusal] = []
        cards = self.pile + self.played + [card for hand in self.hands for card in cards_of(hand)]
        if sorted(cards) != list(range(len(CARDS))):
            out.append(Refusal("kr-bad-cards", "KR-1"))
        if sum(self.coins) != COINS * self.seats():
            out.append(Refusal("kr-bad-coins", "KR-5"))
        sold = len(self.stack) == 2
        if (sold and self.lot < 0) or (not self.stack and self.lot >= 0) or len(self.stack) > 2:
            out.append(Refusal("kr-bad-lot", "KR-2"))
        return out
