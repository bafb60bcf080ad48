"""Revolts and unrest markers (SG-V, SG-A14…A16, SG-Q61)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.errors import Words
from gunbai.core.notation import Data
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import APPEASE, MARK, UPRISING
from gunbai.games.shogun.names import FARMERS, PROVINCES
from gunbai.games.shogun.state import ShogunState, cubes, farmers_back
from gunbai.games.shogun.view_types import ShogunView


def revolt(s: ShogunState, province: int, extra: int) -> bool:
    """SG-V3…V9: the owner's armies against the farmers; True if it is put down."""
    seat = s.owner[province]
    colour = s.setup.colour[seat]
    farmers = min(s.unrest[province] + extra, s.farmers)  # SG-V4, SG-V5, SG-Q28
    thrown = cubes()
    thrown[colour] = s.armies[province]
    thrown[FARMERS] = farmers
    s.armies[province] = 0
    s.farmers -= farmers
    s.emit("sg-revolt", seat, province, farmers)
    s.throw(thrown, UPRISING)
    against = s.tower.tray[FARMERS]
    farmers_back(s)
    own = s.tower.take_from_tray(colour)
    if own > against:  # SG-V8
        s.supply[seat] += against
        s.armies[province] = own - against
        s.emit("sg-put-down", seat, province, own - against, against)
        return True
    s.supply[seat] += own  # SG-V9
    s.emit("sg-overrun", seat, province)
    s.neutralise(province)
    return False


def unrest_due(s: ShogunState, seat: int, province: int, winter: bool) -> None:
    """SG-A15, SG-A16, SG-V8: exactly one marker, unless favour 4 takes its place."""
    if s.calm[seat]:
        s.call(Marker(0, seat, province, winter, False))
    else:
        add_marker(s, province)


def add_marker(s: ShogunState, province: int) -> None:
    s.unrest[province] += 1
    s.emit("sg-unrest", province, s.unrest[province])


class Marker(Frame[ShogunState]):
    """One unrest marker is due, but who keeps favour 4 may discard it instead (SG-XT32, SG-Q61)."""

    def __init__(self, pc: int, seat: int, province: int, winter: bool, spared: bool) -> None:
        super().__init__(pc)
        self.seat = seat
        self.province = province
        self.winter = winter
        self.spared = spared

    def run(self, s: ShogunState) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            return Ask("SG-D19", 1 << self.seat)
        s.leave()
        if self.spared:
            kept = s.calm[:]
            kept[self.seat] = False
            s.calm = kept
            s.emit("sg-appeased", self.seat, self.province)
        else:
            add_marker(s, self.province)
        return None

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        return [APPEASE, MARK]

    def default(self, s: ShogunState, seat: int) -> Action:
        """SG-D19: in Winter markers leave the map anyway."""
        return MARK if self.winter else APPEASE

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        self.spared = action == APPEASE
        return True

    def prompt(self, s: ShogunState, seat: int) -> Words:
        return {"province": PROVINCES[self.province]}

    def show(self, s: ShogunState, seat: int, view: ShogunView) -> None:
        view["province"] = PROVINCES[self.province]

    def copy(self) -> Frame[ShogunState]:
        return Marker(self.pc, self.seat, self.province, self.winter, self.spared)

    def dump(self) -> Data:
        return {
            "frame": "marker",
            "pc": self.pc,
            "seat": self.seat,
            "province": PROVINCES[self.province],
            "winter": self.winter,
            "spared": self.spared,
        }
