"""A mandate turn: the tiles, the choice, and the mandate carried out by all (RS-P13…P30)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import BURY, CHOOSE, bury, choose, choose_mandate, unpack_bury
from gunbai.games.rising_sun.cards.moments import MANDATE_END, SELECTED
from gunbai.games.rising_sun.flow.betrayal import betray
from gunbai.games.rising_sun.flow.harvest import harvest
from gunbai.games.rising_sun.flow.moves import marshal
from gunbai.games.rising_sun.flow.recruit import recruit
from gunbai.games.rising_sun.flow.train import train
from gunbai.games.rising_sun.flow.windows import open_window
from gunbai.games.rising_sun.kinds import MAYBE_MANDATE, SOME_PROVINCES
from gunbai.games.rising_sun.names import (
    BETRAY,
    HARVEST,
    HARVESTING,
    LOTUS,
    MANDATE_COUNT,
    MANDATES,
    MARSHAL,
    MOST_PLAYERS,
    POLITICS,
    RECRUIT,
    SEEN_TILES,
    TRAIN,
    TURNS,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.tiles import lay, pack_look
from gunbai.games.rising_sun.view_types import MandateView, RisingSunView

_ASK: Final = [Ask("RS-DP05", 1 << seat) for seat in range(MOST_PLAYERS)]
_ASK_LOTUS: Final = [Ask("RS-DP06", 1 << seat) for seat in range(MOST_PLAYERS)]

#: The first player in the order, counted from the active one, by mandate (RS-P20…P22).
_FIRST: Final = [0 if mandate in (TRAIN, BETRAY) else 1 for mandate in range(MANDATE_COUNT)]
#: The legal tiles, by the different tiles in hand, as bits.
_TILES: Final = [[n for n in range(MANDATE_COUNT) if d >> n & 1] for d in range(1 << MANDATE_COUNT)]
_CHOICES: Final = [[choose(tile) for tile in tiles] for tiles in _TILES]
_BURIALS: Final = [
    [bury(tile, mandate) for tile in tiles for mandate in range(MANDATE_COUNT)] for tiles in _TILES
]

_DRAW: Final = 0
_CHOICE: Final = 1
_SELECTED: Final = 2
_CARRY_OUT: Final = 3
_END: Final = 4


def active_seat(s: RisingSunPosition) -> int:
    """RS-P13…P15, RS-XD01: one seat on each turn, without a break."""
    return s.turn % s.setup.players


def draw_tiles(s: RisingSunPosition) -> None:
    """RS-P16, RS-Q15: the three that were put back, and random ones of the rest."""
    hand = s.top[:]
    left = 0
    for count in s.bag:  # `sum` is slow when compiled
        left += count
    while len(hand) < SEEN_TILES:
        hand.append(draw_tile(s, left))
        left -= 1
    s.hand = hand
    s.top = []
    look = pack_look(len(s.played), hand)
    active = active_seat(s)
    looks = s.looks[:]
    looks[active] = [*looks[active], look]
    s.looks = looks


def draw_tile(s: RisingSunPosition, left: int) -> int:
    """Draw one of those left in the stack; nobody knows their order (RS-HI01), so at random."""
    bag = s.bag
    place = s.rng.below(left)
    mandate = 0
    while place >= bag[mandate]:
        place -= bag[mandate]
        mandate += 1
    bag[mandate] = bag[mandate] - 1
    return mandate


def order_of(s: RisingSunPosition, mandate: int, active: int) -> list[int]:
    """RS-P20…P22, RS-XD03."""
    count = 1 if mandate == BETRAY else s.setup.players
    return [seat_at(s, mandate, active, place) for place in range(count)]


def seat_at(s: RisingSunPosition, mandate: int, active: int, place: int) -> int:
    """RS-P20…P22, RS-XD03: the seat at this place in the order; only the active player betrays."""
    return (active + place + _FIRST[mandate]) % s.setup.players


class MandateTurn(Frame[RisingSunPosition]):
    """A mandate turn; `mandate` is carried out, `tile` lies on the track for it."""

    name = "mandate-turn"
    steps = ["draw", "choice", "selected", "carry-out", "end"]
    asks = {"choice": ["RS-DP05", "RS-DP06"]}

    def __init__(self, pc: int, tile: int, mandate: int, place: int, compared: int) -> None:
        self.pc = pc
        self.tile = tile
        self.mandate = mandate
        self.place = place  # the place in the order of players
        self.compared = compared  # Harvest: provinces whose tie Sun has used (RS-Q60), as bits

    def run(self, s: RisingSunPosition) -> Ask | None:
        active = s.turn % s.setup.players  # like `active_seat`, without the call
        if self.pc < _CARRY_OUT:
            if self.pc == _DRAW:
                self.pc = _CHOICE
                draw_tiles(s)
                s.emit("rs-draws", active)
                return (_ASK_LOTUS if s.setup.clans[active] == LOTUS else _ASK)[active]
            if self.pc == _CHOICE:
                self.pc = _SELECTED
                self.lay_tile(s, active)
                open_window(s, SELECTED, active, self.mandate)
                return None
            self.pc = _CARRY_OUT
            s.begin_instance()  # RS-Q77: the whole mandate is one
        stack = s.stack
        while self.pc == _CARRY_OUT:
            self.next_player(s, active)
            if stack[-1] is not self:
                return None
        s.phase = POLITICS
        s.turn += 1  # RS-P27
        s.leave()
        return None

    def lay_tile(self, s: RisingSunPosition, active: int) -> None:
        """RS-P18, RS-P19, RS-LL01: the tile to the track, the others back on top of the stack."""
        hidden = s.setup.clans[active] == LOTUS
        rest = s.hand[:]
        rest.remove(self.tile)
        s.hand = []
        s.top = rest
        s.played = [*s.played, lay(self.tile, self.mandate, hidden)]
        if self.mandate == HARVEST:
            s.phase = HARVESTING
        s.emit("rs-buried" if hidden else "rs-mandate", active, self.mandate)

    def next_player(self, s: RisingSunPosition, active: int) -> None:
        mandate = self.mandate
        place = self.place
        if place and s.sink is not None:
            s.emit("rs-acted", seat_at(s, mandate, active, place - 1), mandate)  # RS-F54
        if place == (1 if mandate == BETRAY else s.setup.players):
            self.pc = _END
            s.phase = POLITICS
            open_window(s, MANDATE_END, active, mandate)
            return
        self.place = place + 1
        seat = seat_at(s, mandate, active, place)
        bonus = seat == active or s.ally[active] == seat  # RS-P24
        if mandate == RECRUIT:
            recruit(s, seat, bonus)
        elif mandate == MARSHAL:
            marshal(s, seat, bonus)
        elif mandate == TRAIN:
            train(s, seat, bonus)
        elif mandate == HARVEST:
            self.compared = harvest(s, seat, bonus, self.compared)
        else:
            betray(s, seat)

    # the choice

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        drawn = 0
        for tile in s.hand:
            drawn |= 1 << tile
        return (_BURIALS if s.setup.clans[seat] == LOTUS else _CHOICES)[drawn]

    def default(self, s: RisingSunPosition, seat: int) -> Action:
        """RS-DP05, RS-DP06: the first drawn tile that is not Betray; Lotus names Harvest."""
        if s.setup.clans[seat] == LOTUS:
            return bury(s.hand[0], HARVEST)
        for tile in s.hand:
            if tile != BETRAY:
                return choose(tile)
        return choose(BETRAY)

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        if verb_of(action) == BURY:
            self.tile, self.mandate = unpack_bury(action)
        else:
            self.tile = choose_mandate(action)
            self.mandate = self.tile
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        verb = verb_of(action)
        lotus = s.setup.clans[seat] == LOTUS
        if verb == CHOOSE and lotus:
            return Refusal("rs-refuse-lotus", "RS-LL01")
        if verb == BURY and not lotus:
            return Refusal("rs-refuse-not-lotus", "RS-P19")
        if verb not in (CHOOSE, BURY):
            return Refusal("refuse-other-decision")
        tile = unpack_bury(action)[0] if verb == BURY else choose_mandate(action)
        return Refusal("rs-refuse-tile", "RS-P17", {"mandate": MANDATES[tile]})

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        return {"mandates": [MANDATES[tile] for tile in s.hand], "turn": len(s.played) + 1}

    def evident(self, s: RisingSunPosition, seat: int) -> bool:
        """Return False during the choice: nobody else sees the tiles (RS-HI02)."""
        return self.pc != _CHOICE

    def reseal(self, s: RisingSunPosition, seat: int, rng: Rng) -> None:
        """RS-HI05: forget the tile, which Lotus may have buried; only the track tells."""
        self.tile = -1

    def is_chosen(self) -> bool:
        """Return True if everybody knows the mandate."""
        return self.pc >= _SELECTED

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        active = active_seat(s)
        number = len(s.played) + 1
        turn: MandateView = {"active": active, "number": number, "mandate": None, "order": []}
        if self.is_chosen():
            turn["number"] = len(s.played)
            turn["mandate"] = MANDATES[self.mandate]
            turn["order"] = order_of(s, self.mandate, active)
            turn["place"] = self.place
        view["mandate_turn"] = turn

    def copy(self) -> Frame[RisingSunPosition]:
        return MandateTurn(self.pc, self.tile, self.mandate, self.place, self.compared)

    def notation(self, n: Notation) -> None:
        self.tile = n.one("tile", self.tile, MAYBE_MANDATE)
        self.mandate = n.one("mandate", self.mandate, MAYBE_MANDATE)
        self.place = n.number("place", self.place, n.seats)
        self.compared = n.one("compared", self.compared, SOME_PROVINCES)
        n.require(self.pc < _SELECTED or self.mandate >= 0, "mandate")

    def unfit(self, s: RisingSunPosition) -> str:
        """Check that the active player looks at four tiles."""
        if s.stack[-1] is not self or s.ask is None:
            return ""
        good = s.ask.first == active_seat(s) and len(s.hand) == SEEN_TILES
        return "" if good else "step"


def turn_seats(s: RisingSunPosition) -> list[int]:
    """RS-P13, RS-P14: return the seats of the season's mandate turns, in order."""
    under_way = [
        frame for frame in s.stack if isinstance(frame, MandateTurn) and frame.pc >= _SELECTED
    ]
    first = s.turn - len(s.played) + len(under_way)
    return [(first + turn) % s.setup.players for turn in range(TURNS)]


def new_turn() -> MandateTurn:
    return MandateTurn(_DRAW, -1, -1, 0, 0)
