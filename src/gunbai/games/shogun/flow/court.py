"""Tenno's Court: officials and favours (SG-XT)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.kinds import pack_row
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import (
    BUILD,
    CALM,
    CANCEL,
    DECLINE,
    DISCARD,
    FAVOUR,
    HOLD,
    LAND,
    build,
    build_province,
    calm,
    calm_province,
    favour,
    favour_favour,
    land,
    land_province,
)
from gunbai.games.shogun.events import (
    EMPTY_SLOT,
    FOR_FAVOUR,
    INTRIGUE_CARD,
    NO_ARMIES,
    NO_OFFICIALS,
    NO_TRAY,
)
from gunbai.games.shogun.flow.acting import asked
from gunbai.games.shogun.flow.action_round import raise_building
from gunbai.games.shogun.flow.conditions import POSSIBLE, no_site
from gunbai.games.shogun.flow.favours import (
    KINDS,
    OF_ARMIES,
    OF_BUILDING,
    OF_CALM,
    OF_CHESTS,
    OF_EVENT,
    OF_LANDING,
    OF_POINTS,
    OF_RICE,
    OF_SHIELD,
    PRICES,
    WHICH,
)
from gunbai.games.shogun.kinds import MAYBE_FAVOUR
from gunbai.games.shogun.names import (
    BATTLE1,
    BATTLES,
    EXCHANGE1,
    EXCHANGE3,
    FAVOUR_COUNT,
    FAVOURS,
    FAVOURS_SHOWN,
    INTRIGUE,
    NEUTRAL,
    NO_CARD,
    OFFICIAL,
    OFFICIALS_EACH,
    PROVINCE_COUNT,
    PROVINCES,
)
from gunbai.games.shogun.position.position import ShogunPosition, changed
from gunbai.games.shogun.view_types import ShogunView

#: The decision about a favour that was taken, by its kind.
_ASKED: Final = {
    OF_EVENT: "SG-D11",
    OF_CALM: "SG-D12",
    OF_BUILDING: "SG-D13",
    OF_LANDING: "SG-D14",
}


def show_favours(s: ShogunPosition) -> None:
    """SG-XT7: three cards; the highest number costs most."""
    deck = [favour for favour in range(FAVOUR_COUNT) if favour not in s.seen_favours]
    s.rng.shuffle(deck)
    s.favours = sorted(deck[:FAVOURS_SHOWN], reverse=True)
    s.seen_favours = sorted(s.seen_favours + s.favours)
    s.emit_row("sg-favours", s.favours)


# the exchange (SG-XT9…XT15, SG-XT19)


def exchange_all(s: ShogunPosition) -> None:
    """SG-XT19: in turn order, each slot 3, then 2, then 1."""
    for seat in s.order:
        for slot in range(EXCHANGE3, EXCHANGE1 - 1, -1):
            exchange(s, seat, slot)


def exchange(s: ShogunPosition, seat: int, slot: int) -> None:
    card = s.plan(seat, slot)
    why = EMPTY_SLOT
    if card != NO_CARD:
        s.shown[seat] |= 1 << slot
        s.emit("sg-revealed", seat, slot, card)
        why = exchange_obstacle(s, seat, slot, card)
    if why != POSSIBLE:
        s.emit("sg-void", seat, slot, why)
        return
    count = slot - EXCHANGE1 + 1
    if card < INTRIGUE:
        s.armies[card] -= count
    else:
        s.tower.tray[s.setup.colour[seat]] -= count
    s.supply[seat] += count
    s.officials = changed(s.officials, seat, s.officials[seat] - count)
    s.waiting = changed(s.waiting, seat, s.waiting[seat] + count)
    s.emit("sg-officials", seat, count)


def exchange_obstacle(s: ShogunPosition, seat: int, slot: int, card: int) -> int:
    """SG-XT9…XT14: all or nothing."""
    count = slot - EXCHANGE1 + 1
    if INTRIGUE <= card < OFFICIAL:
        return INTRIGUE_CARD
    if s.officials[seat] < count:
        return NO_OFFICIALS
    if card < INTRIGUE:
        return POSSIBLE if s.armies[card] > count else NO_ARMIES
    return POSSIBLE if s.tower.tray[s.setup.colour[seat]] >= count else NO_TRAY


# the audience (SG-XT20…XT27)


def audience_order(s: ShogunPosition) -> list[int]:
    """SG-XT20, SG-Q53: most officials first, ties in turn order; without officials nobody."""
    out: list[int] = []
    for count in range(OFFICIALS_EACH, 0, -1):
        out += [seat for seat in s.order if s.waiting[seat] == count]
    return out


def favours_away(s: ShogunPosition) -> None:
    """SG-XT26, SG-XT27: favours not taken leave the game; the officials stay in the palace."""
    s.favours = []


class Audience(Frame[ShogunPosition]):
    """SG-D10…D14: favour by favour, each used at once."""

    name = "audience"
    steps = ["start", "receiving"]
    asks = {"receiving": ["SG-D10", "SG-D11", "SG-D12", "SG-D13", "SG-D14"]}

    def __init__(self, pc: int, order: list[int], place: int, favour: int) -> None:
        super().__init__(pc)
        self.order = order
        self.place = place  # the place in the order of the seat received now
        self.favour = favour  # the card just taken, or −1

    def run(self, s: ShogunPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            self.order = audience_order(s)
            s.emit_row("sg-audience", self.order)
        while self.place < len(self.order):
            seat = self.order[self.place]
            if self.favour >= 0:
                key = self.use(s, seat)
                if key:
                    return Ask(key, 1 << seat)
                self.favour = -1
                self.place += 1
            elif self.affordable(s, seat):
                return Ask("SG-D10", 1 << seat)
            else:
                self.place += 1
        s.leave()
        return None

    def affordable(self, s: ShogunPosition, seat: int) -> list[int]:
        """SG-XT22."""
        out: list[int] = []
        for place, card in enumerate(s.favours):
            if card >= 0 and s.waiting[seat] >= PRICES[place]:
                out.append(card)
        return out

    def use(self, s: ShogunPosition, seat: int) -> str:
        """SG-XT24: carry out what needs no decision; else return the key of the decision."""
        kind = KINDS[self.favour]
        which = WHICH[self.favour]
        tables = s.setup.tables
        if kind == OF_CHESTS:
            s.chests[seat] += tables.favour_chests[which]
            s.emit("sg-chests", seat, tables.favour_chests[which])
        elif kind == OF_ARMIES:
            to_tray(s, seat, tables.favour_armies[which])
        elif kind == OF_RICE:
            s.rice[seat] += tables.favour_rice[which]
            s.emit("sg-rice", seat, tables.favour_rice[which])
        elif kind == OF_POINTS:
            s.gain_points(seat, tables.favour_points[which], FOR_FAVOUR)
        elif kind == OF_SHIELD:
            shield(s, seat, tables.protections[which])
        elif self.legal(s, seat):
            return _ASKED[kind]
        else:
            s.emit("sg-favour-void", seat, self.favour)  # SG-Q54
        return ""

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        if self.favour < 0:
            return [DECLINE] + [favour(card) for card in self.affordable(s, seat)]
        kind = KINDS[self.favour]
        if kind == OF_EVENT:
            return [CANCEL, DECLINE] if s.event >= 0 else []
        if kind == OF_CALM:
            restless = [province for province in s.provinces_of(seat) if s.unrest[province]]
            return [calm(province) for province in restless] if restless else [HOLD, DISCARD]
        if kind == OF_BUILDING:
            building = s.setup.tables.free_buildings[WHICH[self.favour]]
            return [
                build(province)
                for province in s.provinces_of(seat)
                if no_site(s, province, building) == POSSIBLE
            ]
        if not s.supply[seat]:
            return []
        return [
            land(province)
            for province in range(PROVINCE_COUNT)
            if s.owner[province] in (seat, NEUTRAL)
        ]

    def default(self, s: ShogunPosition, seat: int) -> Action:
        if self.favour < 0 or KINDS[self.favour] == OF_EVENT:
            return DECLINE  # SG-D10, SG-D11
        legal = self.legal(s, seat)
        kind = KINDS[self.favour]
        best = legal[0]
        if kind == OF_CALM and best != HOLD:  # SG-D12: most markers
            for action in legal:
                if s.unrest[calm_province(action)] > s.unrest[calm_province(best)]:
                    best = action
        elif kind == OF_LANDING:  # SG-D14: own province with fewest armies
            own = [action for action in legal if s.owner[land_province(action)] == seat]
            if own:
                best = own[0]
            for action in own:
                if s.armies[land_province(action)] < s.armies[land_province(best)]:
                    best = action
        return best

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        verb = verb_of(action)
        if verb == FAVOUR:
            self.take(s, seat, favour_favour(action))
            return True
        if self.favour < 0:
            s.emit("sg-no-favour", seat)
        elif verb == CANCEL:
            event = s.event
            s.event = -1  # SG-XT28, SG-Q55
            s.emit("sg-cancelled", seat, event)
        elif verb == CALM:
            province = calm_province(action)
            s.unrest[province] -= 1
            s.emit("sg-calmed", seat, province)
        elif verb == HOLD:
            s.calm |= 1 << seat
            s.emit("sg-kept", seat)
        elif verb == BUILD:
            building = s.setup.tables.free_buildings[WHICH[self.favour]]
            raise_building(s, seat, build_province(action), building, 0)
        elif verb == LAND:
            land_armies(s, seat, land_province(action))
        else:
            s.emit("sg-favour-void", seat, self.favour)
        self.favour = -1
        self.place += 1
        return True

    def take(self, s: ShogunPosition, seat: int, favour: int) -> None:
        """SG-XT23: the officials go back to their supply."""
        place = s.favours.index(favour)
        s.favours = [-1 if other == favour else other for other in s.favours]
        s.waiting = changed(s.waiting, seat, s.waiting[seat] - PRICES[place])
        s.officials = changed(s.officials, seat, s.officials[seat] + PRICES[place])
        self.favour = favour
        s.emit("sg-favour", seat, favour, PRICES[place])

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        verb = verb_of(action)
        if self.favour < 0:
            if verb != FAVOUR:
                return Refusal("refuse-other-decision")
            words: Words = {"favour": FAVOURS[favour_favour(action)], "count": s.waiting[seat]}
            return Refusal("sg-refuse-favour", "SG-XT22", words)
        kind = KINDS[self.favour]
        if kind == OF_CALM and verb == CALM:
            words = {"province": PROVINCES[calm_province(action)]}
            return Refusal("sg-refuse-calm", "SG-XT31", words)
        if kind == OF_CALM and verb in (HOLD, DISCARD):
            return Refusal("sg-refuse-hold", "SG-Q61")
        if kind == OF_BUILDING and verb == BUILD:
            words = {"province": PROVINCES[build_province(action)]}
            return Refusal("sg-refuse-site", "SG-XT35", words)
        if kind == OF_LANDING and verb == LAND:
            words = {"province": PROVINCES[land_province(action)]}
            return Refusal("sg-refuse-land", "SG-XT36", words)
        return Refusal("refuse-other-decision")

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        if self.favour < 0:
            return {"count": s.waiting[seat]}
        return {"favour": FAVOURS[self.favour]}

    def show(self, s: ShogunPosition, seat: int, view: ShogunView) -> None:
        view["audience"] = self.order[self.place :]
        view["favour"] = FAVOURS[self.favour] if self.favour >= 0 else None

    def copy(self) -> Frame[ShogunPosition]:
        return Audience(self.pc, self.order, self.place, self.favour)

    def notation(self, n: Notation) -> None:
        self.order = n.seat_list("order", self.order)
        self.place = n.number("place", self.place, n.seats - 1)
        self.favour = n.one("favour", self.favour, MAYBE_FAVOUR)

    def unfit(self, s: ShogunPosition) -> str:
        """SG-D10…D14: one after another; a favour that was taken is no longer on show."""
        if self.place >= len(self.order) or not asked(s, self.order[self.place]):
            return "place"
        key = "SG-D10" if self.favour < 0 else _ASKED.get(KINDS[self.favour])
        if s.ask is None or s.ask.key != key:
            return "favour"
        gone = self.favour in s.seen_favours and self.favour not in s.favours
        return "" if self.favour < 0 or gone else "favour"


def to_tray(s: ShogunPosition, seat: int, count: int) -> None:
    """SG-XT30, SG-XS5, SG-Q59: as many armies as the supply holds."""
    count = min(count, s.supply[seat])
    s.supply[seat] -= count
    s.tower.add_to_tray(s.setup.colour[seat], count)
    s.emit("sg-tray", seat, count)


def shield(s: ShogunPosition, seat: int, battles: int) -> None:
    """SG-XT38, SG-XT39: until the end of the round."""
    s.shields = changed(s.shields, seat, s.shields[seat] | battles)
    actions = [BATTLE1 + place for place in range(BATTLES) if battles >> place & 1]
    s.emit("sg-shielded", seat, pack_row(actions))


def land_armies(s: ShogunPosition, seat: int, province: int) -> None:
    """SG-XT36, SG-XT37, SG-Q56, SG-Q57: three armies, without battle."""
    count = min(s.setup.tables.landing, s.supply[seat])
    s.supply[seat] -= count
    if s.owner[province] == NEUTRAL:
        s.settle_in(seat, province, count)
        s.card_gained(province)
    else:
        s.armies[province] += count
    s.emit("sg-landed", seat, province, count)
