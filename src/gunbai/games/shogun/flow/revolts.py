"""Revolts and unrest markers (SG-V, SG-A14…A16, SG-Q61)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.errors import Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import APPEASE, MARK
from gunbai.games.shogun.events import UPRISING
from gunbai.games.shogun.flow.acting import asked
from gunbai.games.shogun.kinds import A_PROVINCE
from gunbai.games.shogun.names import FARMERS, PROVINCES, WINTER
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.position.tower import no_cubes
from gunbai.games.shogun.view_types import ShogunView


def rebels(s: ShogunPosition, province: int, extra: int) -> int:
    """SG-V4, SG-V5, SG-Q28: the farmers that a revolt throws, as far as the stock has any."""
    return min(s.unrest[province] + extra, s.farmers)


def face_revolt(s: ShogunPosition, province: int, extra: int) -> bool:
    """SG-V3…V9: the owner's armies against the farmers; return True if it is put down."""
    seat = s.owner[province]
    colour = s.setup.colour[seat]
    farmers = rebels(s, province, extra)
    s.emit("sg-revolt", seat, province, farmers)
    thrown = no_cubes()
    thrown[colour] = s.armies[province]
    thrown[FARMERS] = farmers
    s.armies[province] = 0
    s.farmers -= farmers
    s.throw(thrown, UPRISING)
    against = s.tower.tray[FARMERS]
    s.farmers_back()
    own = s.tower.take_from_tray(colour)
    if own > against:  # SG-V8
        s.supply[seat] += against
        s.armies[province] = own - against
        s.emit("sg-put-down", seat, province, own - against, against)
        return True
    s.supply[seat] += own  # SG-V9
    s.neutralise(province, "sg-overrun", seat)
    return False


def unrest_due(s: ShogunPosition, seat: int, province: int) -> None:
    """SG-A15, SG-A16, SG-V8: exactly one marker, unless favour 4 takes its place."""
    if s.calm >> seat & 1:
        s.call(Marker(0, seat, province))
    else:
        add_marker(s, province)


def add_marker(s: ShogunPosition, province: int) -> None:
    s.unrest[province] += 1
    s.emit("sg-unrest", province, s.unrest[province])


class Marker(Frame[ShogunPosition]):
    """One unrest marker is due; favour 4 may be discarded instead (SG-XT32, SG-Q61)."""

    name = "marker"
    steps = ["start", "choosing"]
    asks = {"choosing": ["SG-D19"]}

    def __init__(self, pc: int, seat: int, province: int) -> None:
        super().__init__(pc)
        self.seat = seat
        self.province = province
        self.spared = False

    def run(self, s: ShogunPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            return Ask("SG-D19", 1 << self.seat)
        s.leave()
        if self.spared:
            s.calm &= ~(1 << self.seat)
            s.emit("sg-appeased", self.seat, self.province)
        else:
            add_marker(s, self.province)
        return None

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        return [APPEASE, MARK]

    def default(self, s: ShogunPosition, seat: int) -> Action:
        """SG-D19: in Winter markers leave the map anyway."""
        return MARK if s.season == WINTER else APPEASE

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        self.spared = action == APPEASE
        return True

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        return {"province": PROVINCES[self.province]}

    def show(self, s: ShogunPosition, seat: int, view: ShogunView) -> None:
        view["province"] = PROVINCES[self.province]

    def copy(self) -> Frame[ShogunPosition]:
        twin = Marker(self.pc, self.seat, self.province)
        twin.spared = self.spared
        return twin

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.province = n.one("province", self.province, A_PROVINCE)

    def unfit(self, s: ShogunPosition) -> str:
        if not asked(s, self.seat) or not s.calm >> self.seat & 1:
            return "seat"
        return "" if s.owner[self.province] == self.seat else "province"
