"""Costs, gains and risks of a plan: for people who plan, never for the rules.

The order of the hidden half of the actions is unknown and, before the round, its event, too. So
the plan is followed in every possible order, once with the least and once with the most that each
action may yield.
"""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.events import (
    HAS_ONE,
    INTRIGUE_CARD,
    NO_ARMIES,
    NO_OFFICIALS,
    NO_SPACE,
    NO_TILE,
    NO_TRAY,
)
from gunbai.games.shogun.flow.conditions import (
    POSSIBLE,
    PRICES,
    income,
    movable,
    no_site,
    obstacle,
    plain_recruits,
    price,
)
from gunbai.games.shogun.flow.court import exchange, exchange_obstacle
from gunbai.games.shogun.flow.revolts import rebels
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    ACTIONS,
    AUCTION,
    BATTLE1,
    BUILDING_KINDS,
    BUILDINGS,
    BUILT,
    CARDS,
    DEPLOY1,
    DEPLOY5,
    EXCHANGE1,
    EXCHANGE3,
    INTRIGUE,
    NO_CARD,
    PROVINCES,
    RICE,
    SLOT_COUNT,
    SLOTS,
    TAX,
)
from gunbai.games.shogun.position.plans import bid_price, hand_cards
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.view_types import Gain, PlanPreview, Prospect, Range, Warning
from gunbai.games.shogun.winter_preview import greatest_loss, supply_with

_ENDS: Final = (0, 1)  # the least and the most
_WHY: Final = {
    HAS_ONE: "same",
    NO_SPACE: "space",
    NO_TILE: "tiles",
    NO_ARMIES: "exchange-armies",
    NO_OFFICIALS: "exchange-officials",
    NO_TRAY: "exchange-tray",
}

#: Weights of how well a card fits a slot; each outweighs all that come after it.
_BLOCKED: Final = 100_000
_RISK: Final = 1000
_SPARES_A_PROVINCE: Final = 100

#: Chests and armies in the supply.
Goods = tuple[int, int]


class Planned:
    """A plan of a seat, as it is or as it would be."""

    def __init__(self, s: ShogunPosition, seat: int, banner: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.laid = s.plans[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]
        self.sealed: Final = s.ask is not None and s.ask.key == "SG-D6"
        worlds = _worlds(s)
        #: By action: the least and the most armies, and by province the income.
        self.recruits: Final = [
            _ends([plain_recruits(world, action) for world in worlds])
            for action in range(DEPLOY5, DEPLOY1 + 1)
        ]
        self.taxes: Final[dict[int, Goods]] = {}
        self.rice: Final[dict[int, Goods]] = {}
        for province in s.setup.provinces:
            if s.owner[province] == seat:
                self.taxes[province] = _ends([income(w, seat, province, TAX) for w in worlds])
                self.rice[province] = _ends([income(w, seat, province, RICE) for w in worlds])
        self.open: Final = s.banners[banner:]
        self.hidden: Final = [n for n in range(ACTION_COUNT) if n not in s.banners]
        #: The goods found before an action, by the cards that count.
        self.found: Final[dict[tuple[int, ...], set[Goods]]] = {}

    def owns(self, card: int) -> bool:
        return 0 <= card < INTRIGUE and self.s.owner[card] == self.seat

    def armies(self, action: int, end: int) -> int:
        return self.recruits[action - DEPLOY5][end] if DEPLOY5 <= action <= DEPLOY1 else 0

    def counts(self, slot: int) -> bool:
        """Return True if the card in a slot can change chests or the supply."""
        return slot >= AUCTION or slot == TAX or PRICES[slot] > 0

    # the way through the actions

    def start(self) -> Goods:
        """Return chests and supply before the first action that is still to come."""
        s, seat = self.s, self.seat
        chests, supply = s.chests[seat], s.supply[seat]
        if self.sealed:
            chests -= bid_price(self.laid[AUCTION])
            supply += self.exchanged()
        return chests, supply

    def exchanged(self) -> int:
        """Return the armies that come back to the supply in the palace, before the first action."""
        s, seat = self.s, self.seat
        if s.setup.slots <= EXCHANGE1:
            return 0
        after = self.in_palace(EXCHANGE1 - 1)
        return after.supply[seat] - s.supply[seat]

    def in_palace(self, until: int) -> ShogunPosition:
        """Return the position after the exchanges of the slots above this one (SG-XT19)."""
        world = self.s.clone()
        base = self.seat * SLOT_COUNT
        world.plans[base : base + SLOT_COUNT] = self.laid
        for slot in range(EXCHANGE3, until, -1):
            if self.laid[slot] >= INTRIGUE or self.owns(self.laid[slot]):
                exchange(world, self.seat, slot)
        return world

    def after(self, action: int, goods: Goods, end: int) -> Goods:
        """Return chests and supply after an action, if it can be carried out."""
        card = self.laid[action]
        if not self.owns(card):
            return goods
        chests, supply = goods
        if action == TAX:
            return chests + self.taxes[card][end], supply
        cost = price(self.s, self.seat, card, action)
        armies = self.armies(action, end)
        if chests < cost or supply < armies:
            return goods
        if action < BUILDING_KINDS and no_site(self.s, card, action) != POSSIBLE:
            return goods
        return chests - cost, supply - armies

    def before(self, action: int, end: int) -> set[Goods]:
        """Return all possible chests and supplies when this action comes."""
        laid = self.laid
        slots = range(self.s.setup.slots)
        key = [laid[n] if n != action and self.counts(n) else NO_CARD for n in slots]
        key += [action, end]
        known = self.found.get(tuple(key))
        if known is None:
            known = self.follow(action, end)
            self.found[tuple(key)] = known
        return known

    def follow(self, action: int, end: int) -> set[Goods]:
        goods = self.start()
        for earlier in self.open:
            if earlier == action:
                return {goods}
            goods = self.after(earlier, goods, end)
        others = [n for n in self.hidden if n != action and self.counts(n)]
        return self.after_some(others, goods, end, whole=False)

    def at_end(self, end: int) -> set[Goods]:
        """Return all possible chests and supplies after the last action."""
        goods = self.start()
        for action in self.open:
            goods = self.after(action, goods, end)
        others = [n for n in self.hidden if self.counts(n)]
        return self.after_some(others, goods, end, whole=True)

    def after_some(self, actions: list[int], goods: Goods, end: int, whole: bool) -> set[Goods]:
        """Return the goods after any of the actions, or all of them (`whole`), in any order."""
        actions = [action for action in actions if self.owns(self.laid[action])]
        everything = (1 << len(actions)) - 1
        reached: list[set[Goods]] = [set() for _ in range(everything + 1)]
        reached[0].add(goods)
        for done in range(everything):
            for place, action in enumerate(actions):
                if not done >> place & 1:
                    for each in reached[done]:
                        reached[done | 1 << place].add(self.after(action, each, end))
        if whole:
            return reached[everything]
        out: set[Goods] = set()
        for found in reached:
            out |= found
        return out

    # a card in a slot

    def prospect(self, slot: int) -> Prospect:
        """Return the price, the gain and the risks of the card in a slot."""
        card = self.laid[slot]
        if slot == AUCTION:
            return self.bid_prospect(card)
        if slot >= EXCHANGE1:
            return self.exchange_prospect(slot, card)
        if not self.owns(card):
            lost = [_bad("lost", {})] if card < INTRIGUE else []
            return {"price": 0, "gain": None, "warnings": lost}
        cost = price(self.s, self.seat, card, slot)
        warnings: list[Warning] = []
        gain = self.gain(slot, card, warnings)
        self.warn_of_goods(slot, cost, warnings)
        return {"price": cost, "gain": gain, "warnings": warnings}

    def gain(self, action: int, card: int, warnings: list[Warning]) -> Gain:
        s = self.s
        if action < BUILDING_KINDS:
            site = no_site(s, card, action)
            if site != POSSIBLE:
                warnings.append(_bad(_WHY[site], {"building": BUILDINGS[action]}))
            spaces = s.setup.tables.spaces[card]
            space = min(BUILT[s.buildings[card]] + 1, spaces)
            return {"kind": "building", "amount": None, "space_number": space}
        if action in (TAX, RICE):
            if s.unrest[card]:
                words: dict[str, int | str] = {
                    "farmers": rebels(s, card, 0),
                    "armies": s.armies[card],
                }
                warnings.append({"code": "revolt", "bad": False, "words": words})
            if action == TAX:
                return {"kind": "chests", "amount": _range(self.taxes[card])}
            return {"kind": "rice", "amount": _range(self.rice[card])}
        if action >= BATTLE1:
            if obstacle(s, self.seat, card, action) != POSSIBLE:
                warnings.append(_bad("alone", {}))
            return {"kind": "march", "amount": _exactly(movable(s, card))}
        return {"kind": "armies", "amount": _range(self.recruits[action - DEPLOY5])}

    def warn_of_goods(self, action: int, cost: int, warnings: list[Warning]) -> None:
        """Add warnings of what is missing in some order of the actions, or in all of them."""
        if not cost:
            return
        supply = self.s.supply[self.seat]
        chests: list[int] = []
        manned: list[bool] = []
        for end in _ENDS:
            for goods in self.before(action, end):
                chests.append(goods[0])
                manned.append(goods[1] >= self.armies(action, end))
        if True not in manned:
            warnings.append(_bad("supply", {"armies": supply}))
        elif False in manned:
            warnings.append({"code": "supply-maybe", "bad": False, "words": {"armies": supply}})
        most = max(chests)
        if most < cost:
            warnings.append(_bad("chests", {"price": cost, "chests": max(0, most)}))
        elif min(chests) < cost:
            warnings.append({"code": "chests-maybe", "bad": False, "words": {"price": cost}})

    def bid_prospect(self, card: int) -> Prospect:
        cost = bid_price(card)
        chests = self.s.chests[self.seat]
        poor = [_bad("bid", {"price": cost, "chests": chests})] if cost > chests else []
        gain: Gain = {"kind": "bid", "amount": _exactly(cost)}
        return {"price": cost, "gain": gain, "warnings": poor}

    def exchange_prospect(self, slot: int, card: int) -> Prospect:
        why = INTRIGUE_CARD
        if card >= INTRIGUE or self.owns(card):
            why = exchange_obstacle(self.in_palace(slot), self.seat, slot, card)
        if why == INTRIGUE_CARD:
            return {"price": 0, "gain": None, "warnings": []}
        count = slot - EXCHANGE1 + 1
        gain: Gain = {"kind": "officials", "amount": _exactly(count)}
        warnings = [_bad(_WHY[why], {"armies": count})] if why != POSSIBLE else []
        return {"price": 0, "gain": gain, "warnings": warnings}

    def tried(self, card: int, slot: int) -> Prospect:
        """Return the prospect of a card as if it were laid there now: cards change places."""
        laid = self.laid
        there = laid[slot]
        self.laid = laid[:]
        if card in laid:
            self.laid[laid.index(card)] = there
        self.laid[slot] = card
        found = self.prospect(slot)
        self.laid = laid
        return found

    def fit(self, slot: int, card: int, warnings: list[Warning]) -> int:
        """Return how well a card fits a slot: what is blocked or risky comes after the rest.

        Cards other than provinces are kept for the bid and the palace.
        """
        out = self.worth(slot, card)
        if slot >= AUCTION and card >= INTRIGUE:
            out += _SPARES_A_PROVINCE
        if any(each["bad"] for each in warnings):
            out -= _BLOCKED
        if card < INTRIGUE and slot in (TAX, RICE):
            return out - _RISK * self.s.unrest[card]
        return out - _RISK * len(warnings)

    def worth(self, slot: int, card: int) -> int:
        """Return what a card would bring to a slot, or with a minus what it would be missed for."""
        s = self.s
        if card >= INTRIGUE:
            return -bid_price(card)
        tables = s.setup.tables
        if slot == AUCTION:
            return -tables.taxes[card] - tables.rice[card]
        if slot < BUILDING_KINDS:
            return tables.spaces[card] - BUILT[s.buildings[card]]
        if slot == TAX:
            return tables.taxes[card]
        if slot == RICE:
            return tables.rice[card]
        return -s.armies[card] if DEPLOY5 <= slot <= DEPLOY1 else s.armies[card]

    # everything at once

    def prospects(self) -> dict[str, dict[str, Prospect]]:
        """Return the prospects of the cards laid and, while planning, of all that could be.

        A card that would do nothing and risk nothing is left out.
        """
        s = self.s
        out: dict[str, dict[str, Prospect]] = {}
        asked = self.sealed and s.ask is not None and s.ask.owes(self.seat)
        cards = hand_cards(s, self.seat) if asked else []
        for slot in range(s.setup.slots):
            here = self.laid[slot]
            found: dict[str, Prospect] = {}
            for card in cards or ([here] if here != NO_CARD else []):
                each = self.prospect(slot) if card == here else self.tried(card, slot)
                if each["gain"] is not None or each["warnings"]:
                    if cards:
                        each["fit"] = self.fit(slot, card, each["warnings"])
                    found[CARDS[card]] = each
            out[SLOTS[slot]] = found
        return out

    def preview(self) -> PlanPreview:
        s, seat = self.s, self.seat
        chests: list[int] = []
        supply: list[int] = []
        for end in _ENDS:
            for goods in self.at_end(end):
                chests.append(goods[0])
                supply.append(goods[1])
        rice = self.rice_at_end()
        return {
            "prices": {ACTIONS[n]: PRICES[n] for n in range(ACTION_COUNT)},
            "before": {
                ACTIONS[action]: _range(
                    _ends([goods[0] for end in _ENDS for goods in self.before(action, end)])
                )
                for action in self.open
            },
            "chests": _range(_ends(chests)),
            "supply": _range(_ends(supply)),
            "rice": rice,
            "winter": supply_with(s, s.owner.count(seat), rice["least"] - greatest_loss(s)),
            "near": {
                PROVINCES[province]: [PROVINCES[n] for n in s.setup.neighbours[province]]
                for province in s.provinces_of(seat)
            },
            "needed": min(s.setup.slots, len(hand_cards(s, seat))),
            "prospects": self.prospects(),
        }

    def rice_at_end(self) -> Range:
        now = self.s.rice[self.seat]
        card = self.laid[RICE]
        if not self.owns(card) or RICE not in self.open + self.hidden:
            return _exactly(now)
        least, most = self.rice[card]
        return {"least": now + least, "most": now + most}


def plan_preview(s: ShogunPosition, seat: int, banner: int) -> PlanPreview:
    """Return costs, gains and risks of the plan of a seat, from this banner on."""
    return Planned(s, seat, banner).preview()


def _worlds(s: ShogunPosition) -> list[ShogunPosition]:
    """Return the position with each event that may still come, or as it is if one is in force."""
    if s.event >= 0 or s.ask is None or s.ask.key != "SG-D6" or not s.events:
        return [s]
    out: list[ShogunPosition] = []
    for event in s.events:
        world = s.clone()
        world.event = event
        out.append(world)
    return out


def _ends(numbers: list[int]) -> Goods:
    return min(numbers), max(numbers)


def _range(ends: Goods) -> Range:
    return {"least": ends[0], "most": ends[1]}


def _exactly(number: int) -> Range:
    return {"least": number, "most": number}


def _bad(code: str, words: dict[str, int | str]) -> Warning:
    return {"code": code, "bad": True, "words": words}
