"""The seven Lucky Gods (RS-XC48…XC54)."""

from __future__ import annotations

from gunbai.games.rising_sun.actions import displace, place_of
from gunbai.games.rising_sun.cards.archway import EnteringMonster
from gunbai.games.rising_sun.cards.asking import Asking
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.flow.moments import ACQUIRED, KILLED_ONE, WORSHIPPED, Moment
from gunbai.games.rising_sun.flow.push import Push
from gunbai.games.rising_sun.names import (
    BY_CARD,
    HARVESTING,
    IS_DAIMYO,
    IS_MONSTER,
    IS_SHINTO,
    IS_STRONGHOLD,
    PROVINCE_COUNT,
    RESERVE,
    SHRINE,
)
from gunbai.games.rising_sun.state import RisingSunState


class Daikokuten(Card):
    """RS-XC48: mighty while a Harvest is carried out."""

    def own_force(self, s: RisingSunState, seat: int, zone: int) -> int:
        return self.figures.strong if s.phase == HARVESTING else self.figures.force


class Fukurokuju(Card):
    """RS-XC49, RS-Q101: counts as a Daimyo and as a stronghold."""

    def figure_types(self) -> int:
        return IS_MONSTER | IS_DAIMYO | IS_STRONGHOLD


class Jurojin(Card):
    """RS-XC50, RS-Q122: counts as a Virtue; coins for every other Virtue acquired."""

    def is_virtue(self) -> bool:
        return True

    def moments(self) -> int:
        return 1 << ACQUIRED

    def offered(self, s: RisingSunState, seat: int, moment: Moment) -> bool:
        bought = moment.figure
        return moment.seat == seat and bought != self.index and s.setup.cards[bought].is_virtue()

    def act(self, s: RisingSunState, seat: int, moment: Moment) -> None:
        s.gain_coins(seat, self.figures.coins, BY_CARD + self.index)


class Bishamon(Card):
    """RS-XC51: stronger beside a monster of another clan."""

    def own_force(self, s: RisingSunState, seat: int, zone: int) -> int:
        if zone < PROVINCE_COUNT:
            for other in range(s.setup.players):
                if other != seat and any(s.monster[m] == zone for m in s.packs[other]):
                    return self.figures.strong
        return self.figures.force


class Hotei(Asking):
    """RS-XC52, RS-Q117: a Shinto who may send another one home from his shrine."""

    def figure_types(self) -> int:
        return IS_MONSTER | IS_SHINTO

    def moments(self) -> int:
        return 1 << WORSHIPPED

    def offered(self, s: RisingSunState, seat: int, moment: Moment) -> bool:
        return moment.seat == seat and moment.figure == self.figure

    def act(self, s: RisingSunState, seat: int, moment: Moment) -> None:
        if s.room(seat, SHRINE) < 0:  # one step for Moon's limit: an own figure makes room
            own = [a for a in self.choices(s, seat, moment) if a & 7 == s.setup.clans[seat]]
            self.chosen(s, seat, moment, own[0])
        else:
            super().act(s, seat, moment)

    def frees_place(self, s: RisingSunState, seat: int, zone: int) -> bool:
        return any(s.setup.types[f] & IS_SHINTO for f in s.figures_in(seat, zone))

    def choices(self, s: RisingSunState, seat: int, moment: Moment) -> list[int]:
        out: list[int] = []
        for other in range(s.setup.players):
            for figure in s.figures_in(other, moment.zone):
                if figure != self.figure and s.setup.types[figure] & IS_SHINTO:
                    out.append(displace(s.setup.clans[other], figure))
        return out

    def chosen(self, s: RisingSunState, seat: int, moment: Moment, action: int) -> None:
        owner = s.setup.seat_of[action & 7]
        figure = action >> 3 & 31
        s.put(owner, figure, moment.zone, RESERVE)
        s.emit("rs-sent-home", owner, figure, place_of(moment.zone, s.setup.shrines))


class Benten(EnteringMonster):
    """RS-XC53, RS-Q116: may push another monster out of the province she enters."""

    def act(self, s: RisingSunState, seat: int, moment: Moment) -> None:
        s.call(Push(0, seat, self.index, self.province(s), 0, 0, -1))


class Ebisu(Card):
    """RS-XC54, RS-Q127: coins when he is killed."""

    def moments(self) -> int:
        return 1 << KILLED_ONE

    def offered(self, s: RisingSunState, seat: int, moment: Moment) -> bool:
        return moment.seat == seat and moment.figure == self.figure

    def act(self, s: RisingSunState, seat: int, moment: Moment) -> None:
        s.gain_coins(seat, self.figures.coins, BY_CARD + self.index)
