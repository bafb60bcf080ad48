"""The seven Lucky Gods (RS-XC48…XC54)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.games.rising_sun.actions import displace, unpack_displace
from gunbai.games.rising_sun.cards.archway import EnteringMonster
from gunbai.games.rising_sun.cards.asking import Asking
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.moments import ACQUIRED, KILLED_ONE, WORSHIPPED, Moment
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
)
from gunbai.games.rising_sun.position.position import RisingSunPosition


class Daikokuten(Card[RisingSunPosition]):
    """RS-XC48: mighty while a Harvest is carried out."""

    def own_force(self, s: RisingSunPosition, seat: int, zone: int) -> int:
        return self.values.strong if s.phase == HARVESTING else self.values.force

    def harvest_force(self, s: RisingSunPosition, seat: int, province: int) -> int:
        return self.values.strong


class Fukurokuju(Card[RisingSunPosition]):
    """RS-XC49, RS-Q101: counts as a Daimyo and as a stronghold."""

    def figure_types(self) -> int:
        return IS_MONSTER | IS_DAIMYO | IS_STRONGHOLD


class Jurojin(Card[RisingSunPosition]):
    """RS-XC50, RS-Q122: counts as a Virtue; coins for every other Virtue acquired."""

    def is_virtue(self) -> bool:
        return True

    def moments(self) -> int:
        return 1 << ACQUIRED

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        bought = moment.figure
        return moment.seat == seat and bought != self.index and s.setup.cards[bought].is_virtue()

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_coins(seat, self.values.coins, BY_CARD + self.index)


class Bishamon(Card[RisingSunPosition]):
    """RS-XC51: stronger next to another clan's monster."""

    def own_force(self, s: RisingSunPosition, seat: int, zone: int) -> int:
        if zone < PROVINCE_COUNT:
            for other in range(s.setup.players):
                if other != seat and any(s.monster[m] == zone for m in s.packs[other]):
                    return self.values.strong
        return self.values.force


class Hotei(Asking):
    """RS-XC52, RS-Q117: a Shinto who may send another one home from his shrine."""

    def figure_types(self) -> int:
        return IS_MONSTER | IS_SHINTO

    def moments(self) -> int:
        return 1 << WORSHIPPED

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat and moment.figure == self.figure

    def others(self, s: RisingSunPosition, seat: int, zone: int) -> list[int]:
        """Return the Shinto of a seat at a shrine, and figures that count as one."""
        figures = s.figures_in(seat, zone)
        return [f for f in figures if f != self.figure and s.setup.types[f] & IS_SHINTO]

    def frees_place(self, s: RisingSunPosition, seat: int, zone: int) -> bool:
        return bool(self.others(s, seat, zone))

    def make_room(self, s: RisingSunPosition, seat: int, zone: int) -> None:
        self.send_home(s, seat, self.others(s, seat, zone)[0], zone)

    def choices(self, s: RisingSunPosition, seat: int, moment: Moment) -> list[Action]:
        return [
            displace(clan, figure)
            for other, clan in enumerate(s.setup.clans)
            for figure in self.others(s, other, moment.zone)
        ]

    def chosen(self, s: RisingSunPosition, seat: int, moment: Moment, action: Action) -> None:
        clan, figure = unpack_displace(action)
        self.send_home(s, s.setup.seat_of[clan], figure, moment.zone)

    def send_home(self, s: RisingSunPosition, owner: int, figure: int, zone: int) -> None:
        s.put(owner, figure, zone, RESERVE)
        s.emit("rs-sent-home", owner, figure, s.setup.place_at[zone])


class Benten(EnteringMonster):
    """RS-XC53, RS-Q116: may push another monster out of the province she enters."""

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.call(Push(seat, self.index, self.province(s)))


class Ebisu(Card[RisingSunPosition]):
    """RS-XC54, RS-Q127: coins when he is killed."""

    def moments(self) -> int:
        return 1 << KILLED_ONE

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat and moment.figure == self.figure

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_coins(seat, self.values.coins, BY_CARD + self.index)
