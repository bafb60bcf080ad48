"""The sight of a seat of Rising Sun, as numbers (RS-HI)."""

from __future__ import annotations

from typing import Final

from gunbai.core.banter import Remark
from gunbai.core.codec import Action, Verb
from gunbai.core.sight import PLAYERS, Sheet, Sight, around, relative
from gunbai.games.rising_sun.flow.mandate import active_seat
from gunbai.games.rising_sun.names import (
    BUSHI_EACH,
    CARDS,
    CLANS,
    KAMI,
    MANDATES,
    MONSTER_COUNT,
    MONSTERS,
    PHASES,
    PRISON,
    PROVINCE_COUNT,
    PROVINCES,
    SEASONS,
    SEEN_TILES,
    SHINTO_EACH,
    SHRINES,
    STRONGHOLDS_EACH,
    SUPPLY,
    TOKENS,
    TURNS,
    WINTER,
    ZONES,
)
from gunbai.games.rising_sun.position.knowledge import is_hidden
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.sight_of_rules import write_rules
from gunbai.games.rising_sun.tiles import FACE_DOWN, mandate_of, tile_of, tiles_of, turn_of
from gunbai.games.rising_sun.vows import VOWS, promises, spoken

_MOST_GOODS: Final = 99
_MOST_POINTS: Final = 200
_MOST_COPIES: Final = 9  # of a card, more than there are
#: Zones by name; prisons by the player, as the seat that looks counts them.
_ZONES: Final = [
    *PROVINCES, *[f"shrine{slot}" for slot in range(1, SHRINES + 1)], "reserve", "killed",
    *[f"prison{place}" for place in range(SUPPLY - PRISON)], "supply",
]  # fmt: skip
_FREE: Final = _ZONES[:PRISON]
#: The prisons of nobody, by the number of players.
_UNUSED: Final = [_ZONES[PRISON + seats : ZONES] for seats in range(SUPPLY - PRISON + 1)]
_WARM: Final = SEASONS[:WINTER]
_NOTHING: Final[list[int]] = []


class RisingSunSight(Sight[RisingSunPosition]):
    def points(self, s: RisingSunPosition) -> list[int]:
        return s.vp[:]

    def vows(self) -> list[Verb]:
        return VOWS

    def promises(self, s: RisingSunPosition, seat: int) -> list[Action]:
        return promises(s, seat)

    def spoken(self, s: RisingSunPosition, seat: int, action: Action) -> Remark:
        return spoken(s, seat, action)

    def write(self, s: RisingSunPosition, seat: int, sheet: Sheet) -> None:
        players = PLAYERS[s.setup.players]
        write_season(s, seat, sheet)
        order = around(seat, s.setup.players)
        for place, other in enumerate(order):
            if sheet.naming:
                sheet.within = f"{players[place]}."
            write_seat(s, seat, other, sheet)
            write_figures(s, order, other, sheet)
        if sheet.naming:
            sheet.within = ""
        for monster in range(MONSTER_COUNT):
            name = MONSTERS[monster]
            master = relative(s.master[monster], seat, s.setup.players)
            sheet.one_of(f"master.{name}" if sheet.naming else "", master, players)
            zone = seen_zone(s.monster[monster], seat, s.setup.players)
            sheet.one_of(f"place.{name}" if sheet.naming else "", zone, _ZONES)
        write_track(s, seat, sheet)
        write_own(s, seat, sheet)
        write_rules(s, seat, sheet)


def seen_zone(zone: int, seat: int, seats: int) -> int:
    """Return a zone, with prisons as this seat counts the players."""
    if PRISON <= zone < SUPPLY:
        return PRISON + relative(zone - PRISON, seat, seats)
    return zone


def write_season(s: RisingSunPosition, seat: int, sheet: Sheet) -> None:
    setup = s.setup
    sheet.one_of("season", s.season, SEASONS)
    sheet.one_of("phase", s.phase, PHASES)
    sheet.number("turns-taken", s.turn, TURNS * WINTER)
    sheet.one_of("active", relative(active_seat(s), seat, setup.players), PLAYERS[setup.players])
    for slot in range(SHRINES):
        name = f"shrine{slot + 1}" if sheet.naming else ""
        sheet.one_of(name, setup.shrines[slot], KAMI)
    sheet.order("war", s.wars, PROVINCES, PROVINCE_COUNT)
    sheet.tally("display", s.display, CARDS, _MOST_COPIES)


def write_seat(s: RisingSunPosition, seat: int, other: int, sheet: Sheet) -> None:
    """RS-C25, RS-HI09: all of a player's things are public; offers only to the two (RS-HI14)."""
    seats = s.setup.players
    sheet.one_of("clan", s.setup.clans[other], CLANS)
    sheet.number("points", s.vp[other], _MOST_POINTS)
    sheet.number("coins", s.coins[other], _MOST_GOODS)
    sheet.number("ronin", s.ronin[other], _MOST_GOODS)
    sheet.number("honor", s.rank(other), seats)
    sheet.one_of("ally", relative(s.ally[other], seat, seats), PLAYERS[seats])
    sheet.bits("allied", s.allied[other], _WARM)
    sheet.bits("token", s.tokens[other], TOKENS)
    sheet.tally("card", s.cards[other], CARDS, _MOST_COPIES)
    if other != seat:
        sheet.flag("offer-made", bool(s.offers[seat] >> other & 1))
        sheet.flag("offer-received", bool(s.offers[other] >> seat & 1))
        sheet.number("given-to", s.given[seat * seats + other], _MOST_GOODS)
        sheet.number("given-by", s.given[other * seats + seat], _MOST_GOODS)


def write_figures(s: RisingSunPosition, order: list[int], other: int, sheet: Sheet) -> None:
    write_crowd("bushi", s.bushi, order, other, BUSHI_EACH, sheet)
    write_crowd("shinto", s.shinto, order, other, SHINTO_EACH, sheet)
    sheet.one_of("daimyo", seen_zone(s.daimyo[other], order[0], len(order)), _ZONES)
    sheet.part("strongholds", s.forts, other * PROVINCE_COUNT, PROVINCES, STRONGHOLDS_EACH)


def write_crowd(
    name: str, crowd: list[int], order: list[int], other: int, most: int, sheet: Sheet
) -> None:
    """Add the figures of a seat by zone, with prisons as this seat counts the players."""
    first = other * ZONES
    sheet.part(name, crowd, first, _FREE, most)
    first += PRISON
    for place, captor in enumerate(order):
        prison = f"{name}.prison{place}" if sheet.naming else ""
        sheet.number(prison, crowd[first + captor], most)
    sheet.part(name, crowd, first + len(order), _UNUSED[len(order)], most)


def write_track(s: RisingSunPosition, seat: int, sheet: Sheet) -> None:
    """RS-HI04, RS-HI05: the mandates carried out; the tile itself unless it lies face down."""
    for place in range(TURNS):
        if sheet.naming:
            sheet.within = f"track{place + 1}."
        laid = s.played[place] if place < len(s.played) else -1
        known = laid >= 0 and not is_hidden(s, seat, place)
        sheet.one_of("mandate", mandate_of(laid) if laid >= 0 else -1, MANDATES)
        sheet.one_of("tile", tile_of(laid) if known else -1, MANDATES)
        sheet.flag("face-down", laid >= 0 and bool(laid & FACE_DOWN))
    if sheet.naming:
        sheet.within = ""


def write_own(s: RisingSunPosition, seat: int, sheet: Sheet) -> None:
    """RS-Q100: the tiles in the hand of this seat and those it saw, by turn."""
    sheet.tally("hand", s.hand if active_seat(s) == seat else _NOTHING, MANDATES, SEEN_TILES)
    looks = s.looks[seat]
    for turn in range(TURNS):
        seen = _NOTHING
        for look in looks:
            if turn_of(look) == turn:
                seen = tiles_of(look)
        sheet.tally(f"saw{turn + 1}" if sheet.naming else "", seen, MANDATES, SEEN_TILES)
