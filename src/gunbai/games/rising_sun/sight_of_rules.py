"""The rules in progress as a seat of Rising Sun sees them, as numbers."""

from __future__ import annotations

from typing import Final

from gunbai.core.sight import PLAYERS, Sheet, around, relative
from gunbai.games.rising_sun.actions import (
    replace_clan,
    replace_figure,
    replace_place,
    replace_victim,
)
from gunbai.games.rising_sun.flow.battle import Battle
from gunbai.games.rising_sun.flow.betrayal import Betrayal
from gunbai.games.rising_sun.flow.choices import CardChoice
from gunbai.games.rising_sun.flow.hatred import Hatred
from gunbai.games.rising_sun.flow.kami import KamiTurn
from gunbai.games.rising_sun.flow.kills import MercyChoice
from gunbai.games.rising_sun.flow.mandate import MandateTurn
from gunbai.games.rising_sun.flow.moves import Moves
from gunbai.games.rising_sun.flow.push import Push
from gunbai.games.rising_sun.flow.recruit import Recruit
from gunbai.games.rising_sun.flow.reparations import Reparations
from gunbai.games.rising_sun.flow.train import Purchase
from gunbai.games.rising_sun.flow.war import WarPhase
from gunbai.games.rising_sun.flow.windows import Window
from gunbai.games.rising_sun.names import (
    ADVANTAGE_COUNT,
    ADVANTAGES,
    BUSHI,
    CARDS,
    CLANS,
    DAIMYO,
    EFFECTS,
    FIGURES,
    KAMI_TURNS,
    MANDATES,
    PLACES,
    PROVINCE_COUNT,
    PROVINCES,
    SHINTO,
    SHRINES,
    STRONGHOLD,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition

_MOST: Final = 99
_DECLARED: Final = 2  # replacements of a betrayal that are kept
_STAGES: Final = Battle.steps
_MOVERS: Final = ["bushi", "shinto", "stronghold"]
_NOT_MOVED: Final = [0] * (len(_MOVERS) * PROVINCE_COUNT)
#: Figures of which there is one each.
_SINGLE: Final = FIGURES[DAIMYO:STRONGHOLD]
_NO_BIDS: Final = [0] * ADVANTAGE_COUNT
_NO_WAITING: Final = [0] * len(EFFECTS)


class Seen:
    """Numbers found in the stack of rules; those that are not there stay as they begin."""

    def __init__(self) -> None:
        self.mandate = -1
        self.place = 0
        self.acting = -1
        self.left = 0
        self.used = 0
        self.card = -1
        self.bought = -1
        self.bonus = 0
        self.kami_turn = 0
        self.shrine = 0
        self.shrine_winner = -1
        self.war = 0
        self.spares = 0
        self.gone = 0
        self.extras = 0
        self.moved = _NOT_MOVED
        self.declared: list[int] = []
        self.waiting = _NO_WAITING
        self.battle: Battle | None = None


def find(s: RisingSunPosition, seat: int) -> Seen:
    """Look through the rules in progress."""
    seen = Seen()
    for frame in s.stack:
        if isinstance(frame, MandateTurn):
            if frame.is_chosen():
                seen.mandate = frame.mandate
                seen.place = frame.place
        elif isinstance(frame, Battle):
            seen.battle = frame
        elif isinstance(frame, WarPhase):
            seen.war = frame.place
        elif isinstance(frame, KamiTurn):
            seen.kami_turn = frame.number
            seen.shrine = frame.slot
            seen.shrine_winner = frame.winner
        elif isinstance(frame, Recruit):
            seen.acting = frame.seat
            seen.left = frame.left
            seen.used = frame.used
        elif isinstance(frame, Moves):
            find_moves(frame, seen)
        elif isinstance(frame, Purchase):
            seen.acting = frame.seat
            seen.bought = frame.card
            seen.bonus = int(frame.bonus)
        elif isinstance(frame, Betrayal):
            seen.acting = frame.seat
            seen.declared = frame.declared
        elif isinstance(frame, Window):
            seen.waiting = _NO_WAITING[:]
            for other in range(s.setup.players):
                for effect in frame.effects(other):
                    seen.waiting[effect] = relative(other, seat, s.setup.players) + 1
        elif isinstance(frame, (CardChoice, Hatred, Push)):
            seen.acting = frame.seat
            seen.card = frame.card
        elif isinstance(frame, MercyChoice):
            seen.acting = frame.killer
            seen.spares = len(frame.victims)
        elif isinstance(frame, Reparations):
            seen.acting = frame.seat
            seen.extras = len(frame.extras)
    return seen


def find_moves(frame: Moves, seen: Seen) -> None:
    seen.acting = frame.seat
    seen.left = frame.left + 1
    seen.gone = frame.gone
    seen.moved = _NOT_MOVED[:]
    for place, figure in enumerate([BUSHI, SHINTO, STRONGHOLD]):
        for province in range(PROVINCE_COUNT):
            seen.moved[place * PROVINCE_COUNT + province] = frame.has_moved(figure, province)


def write_rules(s: RisingSunPosition, seat: int, sheet: Sheet) -> None:
    """Add what the rules in progress show."""
    seats = s.setup.players
    players = PLAYERS[seats]
    seen = find(s, seat)
    sheet.one_of("mandate", seen.mandate, MANDATES)
    sheet.number("mandate-place", seen.place, seats)
    sheet.one_of("acting", relative(seen.acting, seat, seats), players)
    sheet.number("left", seen.left, _MOST)
    sheet.number("summoned", used_summons(seen.used), _MOST)
    sheet.one_of("card", seen.card, CARDS)
    sheet.one_of("bought", seen.bought, CARDS)
    sheet.number("bonus", seen.bonus, 1)
    sheet.number("kami-turn", seen.kami_turn, KAMI_TURNS)
    sheet.number("shrine", seen.shrine, SHRINES)
    sheet.one_of("shrine-winner", relative(seen.shrine_winner, seat, seats), players)
    sheet.number("war", seen.war, PROVINCE_COUNT)
    sheet.number("spared", seen.spares, _MOST)
    sheet.number("extra-coins", seen.extras, _MOST)
    for place, mover in enumerate(_MOVERS):
        name = f"moved.{mover}" if sheet.naming else ""
        sheet.part(name, seen.moved, place * PROVINCE_COUNT, PROVINCES, _MOST)
    sheet.bits("moved", seen.gone >> DAIMYO, _SINGLE)
    sheet.counts("waiting", seen.waiting, EFFECTS, seats)
    for place in range(_DECLARED):
        action = seen.declared[place] if place < len(seen.declared) else -1
        if sheet.naming:
            sheet.within = f"betrayal{place + 1}."
        write_replacement(action, sheet)
    if sheet.naming:
        sheet.within = ""
    write_battle(s, seat, seen.battle, sheet)


def used_summons(used: int) -> int:
    """Return how many figures have come so far, of what `Recruit` notes."""
    total = 0
    while used:
        total += used & 1
        used >>= 1
    return total


def write_replacement(action: int, sheet: Sheet) -> None:
    here = action >= 0
    sheet.one_of("clan", replace_clan(action) if here else -1, CLANS)
    sheet.one_of("victim", replace_victim(action) if here else -1, FIGURES)
    sheet.one_of("place", replace_place(action) if here else -1, PLACES)
    sheet.one_of("figure", replace_figure(action) if here else -1, FIGURES)


def write_battle(s: RisingSunPosition, seat: int, battle: Battle | None, sheet: Sheet) -> None:
    """RS-HI07: the bids of others only when all are revealed."""
    seats = s.setup.players
    sheet.one_of("battle", -1 if battle is None else battle.province, PROVINCES)
    sheet.one_of("battle-stage", -1 if battle is None else battle.pc, _STAGES)
    sheet.number("battle-kills", s.kills, _MOST)
    winner = battle.winner if battle is not None and battle.is_decided() else -1
    sheet.one_of("battle-winner", relative(winner, seat, seats), PLAYERS[seats])
    for place, other in enumerate(around(seat, seats)):
        if sheet.naming:
            sheet.within = f"{PLAYERS[seats][place]}."
        fights = battle is not None and other in battle.seats
        sheet.flag("fights", fights)
        sheet.number("force", battle.force(s, other) if battle is not None and fights else 0, _MOST)
        sheet.number("hired", battle.hired[other] if battle is not None and fights else 0, _MOST)
        bids = _NO_BIDS
        if battle is not None and fights and (other == seat or battle.is_revealed()):
            bids = [battle.bid(other, advantage) for advantage in range(ADVANTAGE_COUNT)]
        sheet.counts("bid", bids, ADVANTAGES, _MOST)
    if sheet.naming:
        sheet.within = ""
