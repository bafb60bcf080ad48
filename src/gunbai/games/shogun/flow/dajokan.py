"""Dajokan: offices of the ministry for the leaders of regions (SG-XD)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import DECLINE, OFFICE, office, office_office
from gunbai.games.shogun.flow.acting import asked
from gunbai.games.shogun.names import (
    FACE_DOWN,
    FACE_UP,
    GRID,
    IN_BAG,
    MARKER,
    MARKERS_EACH,
    OFFICE_NAMES,
    OFFICES,
    PROVINCE_COUNT,
    REGION_COUNT,
    REGIONS,
)
from gunbai.games.shogun.position.position import ShogunPosition, changed
from gunbai.games.shogun.view_types import ShogunView

_TAKES: Final = [office(space) for space in range(OFFICES)]


def draw_offices(s: ShogunPosition) -> None:
    """SG-XD2: six tiles, each on its own space."""
    bag = [space for space in range(OFFICES) if s.offices[space] == IN_BAG]
    s.rng.shuffle(bag)
    offices = s.offices[:]
    mask = 0
    for space in bag[:GRID]:
        offices[space] = FACE_UP
        mask |= 1 << space
    s.offices = offices
    s.emit("sg-offices", mask)


def entitled(s: ShogunPosition, region: int) -> int:
    """SG-XD4, SG-XD5, SG-XD7: most provinces in the region, ties by turn order; −1 for nobody."""
    counts = [0] * s.setup.players
    for province in range(PROVINCE_COUNT):
        if s.setup.region[province] == region and s.owner[province] >= 0:
            counts[s.owner[province]] += 1
    best = -1
    for seat in s.order:
        if counts[seat] and (best < 0 or counts[seat] > counts[best]):
            best = seat
    return best


class Ministry(Frame[ShogunPosition]):
    """SG-D21: region by region in the order of the row (SG-XD3…XD9)."""

    name = "ministry"
    asks = {"start": ["SG-D21"]}

    def __init__(self, pc: int, place: int) -> None:
        super().__init__(pc)
        self.place = place

    def run(self, s: ShogunPosition) -> Ask | None:
        while self.place < REGION_COUNT:
            seat = entitled(s, s.row[self.place])
            if seat >= 0 and FACE_UP in s.offices and markers_left(s, seat):
                return Ask("SG-D21", 1 << seat)
            self.place += 1
        closed = s.offices.count(FACE_UP)
        s.offices = [FACE_DOWN if space == FACE_UP else space for space in s.offices]  # SG-XD8
        s.row = [*s.row[1:], s.row[0]]  # SG-XD9
        s.emit("sg-offices-closed", closed)
        s.leave()
        return None

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        return [_TAKES[n] for n in range(OFFICES) if s.offices[n] == FACE_UP] + [DECLINE]

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        region = s.row[self.place]
        if action == DECLINE:
            s.emit("sg-no-office", seat, region)
        else:
            space = office_office(action)
            s.offices = changed(s.offices, space, MARKER + seat)  # SG-XD6
            s.emit("sg-office", seat, space, region)
        self.place += 1
        return True

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != OFFICE:
            return Refusal("refuse-other-decision")
        words: Words = {"office": OFFICE_NAMES[office_office(action)]}
        return Refusal("sg-refuse-office", "SG-XD6", words)

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        return {"region": REGIONS[s.row[self.place]]}

    def show(self, s: ShogunPosition, seat: int, view: ShogunView) -> None:
        if self.place < REGION_COUNT:
            view["ministry"] = REGIONS[s.row[self.place]]

    def copy(self) -> Frame[ShogunPosition]:
        return Ministry(self.pc, self.place)

    def notation(self, n: Notation) -> None:
        self.place = n.number("place", self.place, REGION_COUNT - 1)

    def unfit(self, s: ShogunPosition) -> str:
        """SG-XD4: the leader of the region is asked, if there is an office and a marker."""
        seat = entitled(s, s.row[self.place])
        can = seat >= 0 and FACE_UP in s.offices and markers_left(s, seat) > 0
        return "" if can and asked(s, seat) else "place"


def markers_left(s: ShogunPosition, seat: int) -> int:
    return MARKERS_EACH - s.offices.count(MARKER + seat)


def line_winners(spaces: list[int], value: int, players: int) -> list[int]:
    """SG-XD11…XD13, SG-Q76, SG-Q77: points of each seat for one row or column."""
    counts = [spaces.count(MARKER + seat) for seat in range(players)]
    neutral = spaces.count(FACE_DOWN)
    most = max(*counts, neutral)
    leaders = [seat for seat in range(players) if counts[seat] == most and most]
    tied = len(leaders) > 1 or neutral == most
    gain = max(0, value - 1) if tied else value
    return [gain if seat in leaders else 0 for seat in range(players)]


def line_points(s: ShogunPosition, column: bool, number: int) -> list[int]:
    if column:
        spaces = s.offices[number::GRID]
        value = s.setup.tables.columns[number]
    else:
        spaces = s.offices[number * GRID : (number + 1) * GRID]
        value = s.setup.tables.rows[number]
    return line_winners(spaces, value, s.setup.players)


def score_offices(s: ShogunPosition) -> None:
    for column in (False, True):
        for number in range(GRID):
            gains = line_points(s, column, number)
            for seat in range(s.setup.players):
                if gains[seat]:
                    s.points[seat] += gains[seat]
                    s.emit("sg-line", seat, gains[seat], int(column), number + 1)
