"""The course of the whole game: three seasons and Winter (RS-P01…P12, RS-E)."""

from __future__ import annotations

from typing import Final

from gunbai.core.kinds import pack_row
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.cards.moments import SEASON_START
from gunbai.games.rising_sun.flow.kami import KamiTurn
from gunbai.games.rising_sun.flow.mandate import new_turn
from gunbai.games.rising_sun.flow.parley import Parley
from gunbai.games.rising_sun.flow.scoring import score_winter, standing
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.flow.war import WarPhase
from gunbai.games.rising_sun.flow.windows import open_window
from gunbai.games.rising_sun.names import (
    AUTUMN,
    BUSHI,
    BY_HOSTAGE,
    BY_INCOME,
    CLEANUP,
    DAIMYO,
    KAMI_AFTER,
    MANDATE_COUNT,
    NOBODY,
    POLITICS,
    PRISON,
    PROVINCE_COUNT,
    RESERVE,
    SET_UP,
    SHRINE,
    SHRINES,
    SPRING,
    TEA,
    TILE_COPIES,
    TURNS,
    WINTER,
    WINTER_PHASE,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition

# Steps of a season (RS-P02, RS-P03), then of Winter.
_WARS: Final = 0
_CARDS: Final = 1
_INCOME: Final = 2
_HOSTAGES: Final = 3
_TEA: Final = 4
_POLITICS: Final = 5
_WAR: Final = 6
_CLEANUP: Final = 7
_WINTER: Final = 8
_END: Final = 9

_MORE_WARS: Final = 2  # than players, RS-P04


class Course(Frame[RisingSunPosition]):
    """The whole game; `pc` is the next step, `done` counts kami turns of the season."""

    name = "course"
    steps = [
        "wars", "cards", "income", "hostages", "tea", "politics", "war", "cleanup", "winter",
        "end", "over",
    ]  # fmt: skip

    def __init__(self, pc: int, done: int) -> None:
        self.pc = pc
        self.done = done

    def run(self, s: RisingSunPosition) -> Ask | None:
        step = self.pc
        if step == _POLITICS:
            self.next_turn(s)
            return None
        self.pc = step + 1
        if step == _WARS:
            lay_wars(s)
        elif step == _CARDS:
            lay_cards(s)
        elif step == _INCOME:
            take_income(s)
        elif step == _HOSTAGES:
            return_hostages(s)
            if s.season != SPRING:
                open_window(s, SEASON_START, NOBODY, number=s.season)
        elif step == _TEA:
            s.phase = TEA
            s.call(Tea(0))
        elif step == _WAR:
            s.call(WarPhase(0, 0))
        elif step == _CLEANUP:
            clean_up(s)
            s.season += 1
            self.pc = _WINTER if s.season == WINTER else _WARS
        elif step == _WINTER:
            s.phase = WINTER_PHASE
            s.emit("rs-season", WINTER)
            return_hostages(s)  # RS-E10
            score_winter(s)
        elif step == _END:
            s.emit("rs-end", pack_row(standing(s).winners()))
        else:
            s.leave()
        return None

    def next_turn(self, s: RisingSunPosition) -> None:
        """RS-P12: mandate turns with the kami turns between them, then the last gifts (RS-DP31)."""
        s.phase = POLITICS
        turns = len(s.played)
        if self.done < len(KAMI_AFTER) and turns == KAMI_AFTER[self.done]:
            self.done += 1
            s.call(KamiTurn(0, self.done, 0, NOBODY, -1))
        elif turns < TURNS:
            s.call(new_turn())
        else:
            self.done = 0
            self.pc = _WAR
            s.call(Parley(0))

    def copy(self) -> Frame[RisingSunPosition]:
        return Course(self.pc, self.done)

    def notation(self, n: Notation) -> None:
        self.done = n.number("kami_turns", self.done, len(KAMI_AFTER))


def set_out(s: RisingSunPosition) -> None:
    """RS-S04…S07: a Daimyo, a Bushi and a stronghold at home, nothing else in hand."""
    for seat, clan in enumerate(s.setup.clans):
        home = s.setup.tables.homes[clan]
        s.put(seat, BUSHI, RESERVE, home)
        s.put(seat, DAIMYO, RESERVE, home)
        s.forts[seat * PROVINCE_COUNT + home] = 1


def lay_wars(s: RisingSunPosition) -> None:
    """RS-P04…P06, RS-P31: the tokens are drawn at random; the others leave the game."""
    s.phase = SET_UP
    s.emit("rs-season", s.season)
    provinces = list(range(PROVINCE_COUNT))
    s.rng.shuffle(provinces)
    s.wars = provinces[: s.setup.players + _MORE_WARS]
    s.emit("rs-wars", pack_row(s.wars))


def lay_cards(s: RisingSunPosition) -> None:
    """RS-P07, RS-D03: all cards of the season are laid out; those left over are gone."""
    s.display = s.setup.decks[s.season]
    s.emit("rs-cards", s.season)


def take_income(s: RisingSunPosition) -> None:
    """RS-P09: one instance for all, so nobody is richer (RS-Q111)."""
    s.begin_instance()
    for seat in range(s.setup.players):
        s.gain_coins(seat, s.setup.tables.incomes[s.setup.clans[seat]], BY_INCOME)


def return_hostages(s: RisingSunPosition) -> None:
    """RS-P10, RS-P11, RS-Q102: every hostage goes home, each brings its captor a coin."""
    s.begin_instance()
    players = s.setup.players
    captive = [seat for seat in range(players) if s.is_among(seat, PRISON, players)]
    for captor in range(players):
        count = 0
        zone = PRISON + captor
        for owner in captive:
            for figure in s.figures_in(owner, zone):
                here = s.count(owner, figure, zone)
                s.put(owner, figure, zone, RESERVE, here)
                count += here
                for _ in range(here):
                    s.emit("rs-returned", owner, figure, captor)
        s.gain_coins(captor, count * s.setup.tables.ransom, BY_HOSTAGE)


def clean_up(s: RisingSunPosition) -> None:
    """RS-E01…E07."""
    players = s.setup.players
    s.phase = CLEANUP
    s.coins = [0] * players
    s.ronin = [0] * players
    for seat in range(players):
        if s.is_among(seat, SHRINE, SHRINES):
            for zone in range(SHRINE, SHRINE + SHRINES):
                s.send_home(seat, zone)
    s.bag = [TILE_COPIES] * MANDATE_COUNT
    s.played = []
    s.top = []
    s.looks = [[] for _ in range(players)]
    s.wars = []
    s.given = [0] * (players * players)
    if s.season == AUTUMN:
        s.display = []
    s.emit("rs-cleanup", s.season)
