"""The cards of the Archway set (RS-XC16…XC26)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.games.rising_sun.actions import give, give_clan, place, unpack_place
from gunbai.games.rising_sun.cards.asking import Asking
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.core import LowestOni
from gunbai.games.rising_sun.cards.moments import (
    ENTERED,
    KILLS_DONE,
    MANDATE_END,
    SPENT,
    SUMMONED,
    TOKEN,
    Moment,
)
from gunbai.games.rising_sun.flow.arrivals import is_type, place_at, reserve_of
from gunbai.games.rising_sun.flow.force import has_force
from gunbai.games.rising_sun.flow.hatred import Hatred
from gunbai.games.rising_sun.names import (
    BY_CARD,
    FIRST_MONSTER,
    IS_BUSHI,
    IS_SHINTO,
    MONSTER,
    ONI,
    PROVINCE_COUNT,
    RECRUIT,
    SHRINE,
    SHRINES,
    WAR,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition


def oni_owned(s: RisingSunPosition, seat: int) -> int:
    """RS-F36, RS-F37: the number of Oni owned, wherever they are."""
    return sum(m in ONI for m in s.packs[seat])


class Benevolence(Asking):
    """RS-XC16, RS-Q112: a paid coin goes to another player; honor and points for it."""

    def moments(self) -> int:
        return 1 << SPENT

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat

    def choices(self, s: RisingSunPosition, seat: int, moment: Moment) -> list[Action]:
        return [give(s.setup.clans[other]) for other in range(s.setup.players) if other != seat]

    def chosen(self, s: RisingSunPosition, seat: int, moment: Moment, action: Action) -> None:
        other = s.setup.seat_of[give_clan(action)]
        s.coins[other] += 1
        s.emit("rs-shared", seat, other)
        s.gain_honor(seat, BY_CARD + self.index)
        s.gain_points(seat, self.values.vp, BY_CARD + self.index)


class Placing(Asking):
    """A card that places a figure from the reserve (RS-Q126)."""

    def zones(self, s: RisingSunPosition, seat: int) -> list[int]:
        """Return the zones where it may place one."""
        return list(range(PROVINCE_COUNT))

    def types(self) -> int:
        return IS_BUSHI

    def choices(self, s: RisingSunPosition, seat: int, moment: Moment) -> list[Action]:
        zones = s.with_room(seat, self.zones(s, seat))
        out: list[int] = []
        for figure in reserve_of(s, seat):
            if is_type(s, figure, self.types()):
                out += [place(figure, s.setup.place_at[zone]) for zone in zones]
        return out

    def chosen(self, s: RisingSunPosition, seat: int, moment: Moment, action: Action) -> None:
        figure, where = unpack_place(action)
        place_at(s, seat, figure, s.setup.zone_at[where])


class PathOfTheKenin(Placing):
    """RS-XC17: one more Bushi at the owner's stronghold after a Summon."""

    def moments(self) -> int:
        return 1 << SUMMONED

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat

    def zones(self, s: RisingSunPosition, seat: int) -> list[int]:
        return [zone for zone, points in enumerate(s.summon_points(seat)) if points]


class AfterRecruit(Placing):
    """A card that places a figure at the end of every Recruit mandate (RS-Q82)."""

    def moments(self) -> int:
        return 1 << MANDATE_END

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.figure == RECRUIT and bool(self.choices(s, seat, moment))


class PathOfTheLight(AfterRecruit):
    """RS-XC18: a Shinto straight onto a shrine."""

    def zones(self, s: RisingSunPosition, seat: int) -> list[int]:
        return [SHRINE + slot for slot in range(SHRINES)]

    def types(self) -> int:
        return IS_SHINTO


class Justice(Card[RisingSunPosition]):
    """RS-XC19, RS-Q114: points for each clan of less honor that lost a figure to its owner."""

    def moments(self) -> int:
        return 1 << KILLS_DONE

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        lower = s.honor[s.rank(seat) + 1 :]
        clans = sum(moment.number >> other & 1 for other in lower)
        s.gain_points(seat, self.values.vp * clans, BY_CARD + self.index)


class OniOfBlood(LowestOni):
    """RS-XC20."""


class OniOfSouls(Card[RisingSunPosition]):
    """RS-XC21, RS-Q79: points for each Oni owned when a token is taken with it."""

    def moments(self) -> int:
        return 1 << TOKEN

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat and s.monster[self.figure - FIRST_MONSTER] == moment.zone

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_points(seat, self.values.vp * oni_owned(s, seat), BY_CARD + self.index)


class PathOfTheSamurai(AfterRecruit):
    """RS-XC22: a Bushi into any province."""


class FormOfTheBeast(Card[RisingSunPosition]):
    """RS-XC23: points for monsters owned."""

    def winter_points(self, s: RisingSunPosition, seat: int) -> int:
        monsters = [c for c in s.cards[seat] if s.setup.cards[c].values.type == MONSTER]
        return self.values.vp * len(monsters)


class EnteringMonster(Card[RisingSunPosition]):
    """A monster with an effect when it enters a province (RS-F60)."""

    def moments(self) -> int:
        return 1 << ENTERED

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        m = self.figure - FIRST_MONSTER
        return moment.seat == seat and bool(moment.number >> m & 1)

    def plain(self) -> bool:
        return False

    def province(self, s: RisingSunPosition) -> int:
        return s.monster[self.figure - FIRST_MONSTER]


class OniOfHate(EnteringMonster):
    """RS-XC24, RS-Q115: kills a Bushi or Shinto of every clan with more honor."""

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.call(Hatred(0, seat, self.index, self.province(s), [], []))


class OniOfSpite(EnteringMonster):
    """RS-XC25, RS-Q115: takes points from every clan with more honor and Force there."""

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        province = self.province(s)
        taken = 0
        for other in s.honor[: s.rank(seat)]:
            if has_force(s, other, province):
                taken += s.lose_points(other, self.values.vp, BY_CARD + self.index)
        s.gain_points(seat, taken, BY_CARD + self.index)


class WayOfTheKatana(Card[RisingSunPosition]):
    """RS-XC26: Bushi are stronger in the War Phase (RS-F96)."""

    def changes_force(self) -> bool:
        return True

    def sets_force(self, s: RisingSunPosition, types: int) -> int:
        return self.values.force if s.phase == WAR and types & IS_BUSHI else 0
