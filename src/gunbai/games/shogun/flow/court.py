"""Tenno's Court: officials and favours (SG-XT)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Data
from gunbai.core.rows import pack_row
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import (
    BUILD,
    CALM,
    CANCEL,
    DECLINE,
    DISCARD,
    EMPTY_SLOT,
    FAVOUR,
    FOR_FAVOUR,
    HOLD,
    INTRIGUE_CARD,
    LAND,
    NO_ARMIES,
    NO_OFFICIALS,
    NO_TRAY,
    PAYLOAD,
)
from gunbai.games.shogun.flow.actions import build
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
from gunbai.games.shogun.flow.frames import Received
from gunbai.games.shogun.flow.rules import POSSIBLE, no_site
from gunbai.games.shogun.names import (
    BATTLE1,
    EXCHANGE1,
    EXCHANGE3,
    FAVOUR_COUNT,
    FAVOURS,
    INTRIGUE,
    NEUTRAL,
    NO_CARD,
    OFFICIAL,
    OFFICIALS_EACH,
    PROVINCE_COUNT,
    PROVINCES,
)
from gunbai.games.shogun.state import ShogunState
from gunbai.games.shogun.view_types import ShogunView


def show_favours(s: ShogunState) -> None:
    """SG-XT7: three cards; the highest number costs most."""
    deck = [favour for favour in range(FAVOUR_COUNT) if favour not in s.seen_favours]
    s.rng.shuffle(deck)
    s.favours = sorted(deck[:3], reverse=True)
    s.seen_favours = sorted(s.seen_favours + s.favours)
    s.emit("sg-favours", pack_row(s.favours))


# the exchange (SG-XT9…XT15, SG-XT19)


def exchange_all(s: ShogunState) -> None:
    """SG-XT19: in turn order, each slot 3, then 2, then 1."""
    for seat in s.order:
        for slot in range(EXCHANGE3, EXCHANGE1 - 1, -1):
            exchange(s, seat, slot)


def exchange(s: ShogunState, seat: int, slot: int) -> None:
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
    s.officials[seat] -= count
    s.waiting[seat] += count
    s.emit("sg-officials", seat, count)


def exchange_obstacle(s: ShogunState, seat: int, slot: int, card: int) -> int:
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


def audience_order(s: ShogunState) -> list[int]:
    """SG-XT20, SG-Q53: most officials first, ties in turn order; without officials nobody."""
    out: list[int] = []
    for count in range(OFFICIALS_EACH, 0, -1):
        out += [seat for seat in s.order if s.waiting[seat] == count]
    return out


def officials_home(s: ShogunState) -> None:
    """SG-XT26, SG-XT27: favours not taken leave the game; the officials stay in the palace."""
    s.favours = []


class Audience(Received):
    """SG-D10…D14: favour by favour, each used at once."""

    def __init__(self, pc: int, order: list[int], place: int, favour: int) -> None:
        super().__init__(pc, favour)
        self.order = order
        self.place = place  # who is received now

    def run(self, s: ShogunState) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            self.order = audience_order(s)
            s.emit("sg-audience", pack_row(self.order))
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

    def affordable(self, s: ShogunState, seat: int) -> list[int]:
        """SG-XT22."""
        out: list[int] = []
        for place, favour in enumerate(s.favours):
            if favour >= 0 and s.waiting[seat] >= PRICES[place]:
                out.append(favour)
        return out

    def use(self, s: ShogunState, seat: int) -> str:
        """SG-XT24: carry out what needs no decision; else the key of the decision."""
        kind = KINDS[self.favour]
        which = WHICH[self.favour]
        tables = s.setup.tables
        if kind == OF_CHESTS:
            s.chests[seat] += tables.favours[0][which]
            s.emit("sg-chests", seat, tables.favours[0][which])
        elif kind == OF_ARMIES:
            to_tray(s, seat, tables.favours[1][which])
        elif kind == OF_RICE:
            s.rice[seat] += tables.favours[2][which]
            s.emit("sg-rice", seat, tables.favours[2][which])
        elif kind == OF_POINTS:
            s.gain_points(seat, tables.favours[3][which], FOR_FAVOUR)
        elif kind == OF_SHIELD:
            shield(s, seat, tables.protections[which])
        elif kind == OF_CALM:
            return "SG-D12"
        elif self.legal(s, seat):
            return "SG-D11" if kind == OF_EVENT else ("SG-D13" if kind == OF_BUILDING else "SG-D14")
        else:
            s.emit("sg-favour-void", seat, self.favour)  # SG-Q54
        return ""

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        if self.favour < 0:
            return [DECLINE] + [FAVOUR | favour for favour in self.affordable(s, seat)]
        kind = KINDS[self.favour]
        if kind == OF_EVENT:
            return [CANCEL, DECLINE] if s.event >= 0 else []
        if kind == OF_CALM:
            restless = [province for province in s.provinces_of(seat) if s.unrest[province]]
            return [CALM | province for province in restless] if restless else [HOLD, DISCARD]
        if kind == OF_BUILDING:
            building = s.setup.tables.free_buildings[WHICH[self.favour]]
            return [
                BUILD | province
                for province in s.provinces_of(seat)
                if no_site(s, province, building) == POSSIBLE
            ]
        if not s.supply[seat]:
            return []
        return [
            LAND | province
            for province in range(PROVINCE_COUNT)
            if s.owner[province] in (seat, NEUTRAL)
        ]

    def default(self, s: ShogunState, seat: int) -> Action:
        if self.favour < 0 or KINDS[self.favour] == OF_EVENT:
            return DECLINE  # SG-D10, SG-D11
        legal = self.legal(s, seat)
        kind = KINDS[self.favour]
        best = legal[0]
        if kind == OF_CALM and best != HOLD:  # SG-D12: most markers
            for action in legal:
                if s.unrest[action & PAYLOAD] > s.unrest[best & PAYLOAD]:
                    best = action
        elif kind == OF_LANDING:  # SG-D14: own province with fewest armies
            own = [action for action in legal if s.owner[action & PAYLOAD] == seat]
            if own:
                best = own[0]
            for action in own:
                if s.armies[action & PAYLOAD] < s.armies[best & PAYLOAD]:
                    best = action
        return best

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        verb = action & ~PAYLOAD
        province = action & PAYLOAD
        if verb == FAVOUR:
            self.take(s, seat, province)
            return True
        if self.favour < 0:
            s.emit("sg-no-favour", seat)
        elif verb == CANCEL:
            s.emit("sg-cancelled", seat, s.event)
            s.event = -1  # SG-XT28, SG-Q55
        elif verb == CALM:
            s.unrest[province] -= 1
            s.emit("sg-calmed", seat, province)
        elif verb == HOLD:
            kept = s.calm[:]
            kept[seat] = True
            s.calm = kept
            s.emit("sg-kept", seat)
        elif verb == BUILD:
            build(s, seat, province, s.setup.tables.free_buildings[WHICH[self.favour]], 0)
        elif verb == LAND:
            land(s, seat, province)
        else:
            s.emit("sg-favour-void", seat, self.favour)
        self.favour = -1
        self.place += 1
        return True

    def take(self, s: ShogunState, seat: int, favour: int) -> None:
        """SG-XT23: the officials go back to their supply."""
        place = s.favours.index(favour)
        s.favours = [-1 if other == favour else other for other in s.favours]
        s.waiting[seat] -= PRICES[place]
        s.officials[seat] += PRICES[place]
        self.favour = favour
        s.emit("sg-favour", seat, favour, PRICES[place])

    def why_not(self, s: ShogunState, seat: int, action: Action) -> Refusal:
        verb = action & ~PAYLOAD
        if self.favour < 0:
            if verb != FAVOUR:
                return Refusal("refuse-other-decision")
            words: Words = {"favour": FAVOURS[action & PAYLOAD], "count": s.waiting[seat]}
            return Refusal("sg-refuse-favour", "SG-XT22", words)
        kind = KINDS[self.favour]
        place: Words = (
            {"province": PROVINCES[action & PAYLOAD]} if verb in (CALM, BUILD, LAND) else {}
        )
        if kind == OF_CALM and verb == CALM:
            return Refusal("sg-refuse-calm", "SG-XT31", place)
        if kind == OF_CALM and verb in (HOLD, DISCARD):
            return Refusal("sg-refuse-hold", "SG-Q61")
        if kind == OF_BUILDING and verb == BUILD:
            return Refusal("sg-refuse-site", "SG-XT35", place)
        if kind == OF_LANDING and verb == LAND:
            return Refusal("sg-refuse-land", "SG-XT36", place)
        return Refusal("refuse-other-decision")

    def prompt(self, s: ShogunState, seat: int) -> Words:
        if self.favour < 0:
            return {"count": s.waiting[seat]}
        return {"favour": FAVOURS[self.favour]}

    def show(self, s: ShogunState, seat: int, view: ShogunView) -> None:
        view["audience"] = self.order[self.place :]
        view["favour"] = FAVOURS[self.favour] if self.favour >= 0 else None

    def copy(self) -> Frame[ShogunState]:
        return Audience(self.pc, self.order, self.place, self.favour)

    def dump(self) -> Data:
        return {
            "frame": "audience",
            "pc": self.pc,
            "order": self.order[:],
            "place": self.place,
            "favour": FAVOURS[self.favour] if self.favour >= 0 else None,
        }


def to_tray(s: ShogunState, seat: int, count: int) -> None:
    """SG-XT30, SG-XS5, SG-Q59: as many armies as the supply holds."""
    count = min(count, s.supply[seat])
    s.supply[seat] -= count
    s.tower.add_to_tray(s.setup.colour[seat], count)
    s.emit("sg-tray", seat, count)


def shield(s: ShogunState, seat: int, battles: int) -> None:
    """SG-XT38, SG-XT39: until the end of the round."""
    shields = s.shields[:]
    shields[seat] |= battles
    s.shields = shields
    actions = [BATTLE1 + place for place in range(2) if battles >> place & 1]
    s.emit("sg-shielded", seat, pack_row(actions))


def land(s: ShogunState, seat: int, province: int) -> None:
    """SG-XT36, SG-XT37, SG-Q56, SG-Q57: three armies, without battle."""
    count = min(s.setup.tables.landing, s.supply[seat])
    s.supply[seat] -= count
    if s.owner[province] == NEUTRAL:
        s.settle_in(seat, province, count)
        s.card_gained(province)
    else:
        s.armies[province] += count
    s.emit("sg-landed", seat, province, count)
