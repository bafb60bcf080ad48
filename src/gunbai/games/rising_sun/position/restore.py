"""Positions back from plain data, refused with the reason where they cannot be."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import BadPosition
from gunbai.core.notation import Data
from gunbai.core.reading import (
    as_dict,
    as_index,
    as_number,
    ask_of,
    dict_of,
    flag_of,
    index_of,
    indexes_of,
    list_of,
    number_of,
    numbers_of,
    require,
    rng_of,
)
from gunbai.core.state import Frame
from gunbai.games.rising_sun.flow.battle import Battle
from gunbai.games.rising_sun.flow.betray import Betrayal
from gunbai.games.rising_sun.flow.build import Building
from gunbai.games.rising_sun.flow.choices import Choice, Shame
from gunbai.games.rising_sun.flow.course import LAST_STEP, Course
from gunbai.games.rising_sun.flow.hatred import Hatred
from gunbai.games.rising_sun.flow.kami import KamiTurn
from gunbai.games.rising_sun.flow.kills import Mercy
from gunbai.games.rising_sun.flow.mandate import MandateTurn
from gunbai.games.rising_sun.flow.moments import MOMENT_COUNT, Moment
from gunbai.games.rising_sun.flow.moves import Moves
from gunbai.games.rising_sun.flow.moving import MOVED_SIZE
from gunbai.games.rising_sun.flow.parley import Parley
from gunbai.games.rising_sun.flow.push import Push
from gunbai.games.rising_sun.flow.recruit import MOST_SUMMONS, Recruit, pack_used
from gunbai.games.rising_sun.flow.reparations import Reparations
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.flow.tolls import toll_owner
from gunbai.games.rising_sun.flow.train import Purchase
from gunbai.games.rising_sun.flow.war import WarPhase
from gunbai.games.rising_sun.flow.windows import Window
from gunbai.games.rising_sun.names import (
    BUSHI_EACH,
    CARDS,
    CLANS,
    FIRST_MONSTER,
    MANDATE_COUNT,
    MANDATES,
    MONSTERS,
    NOBODY,
    PHASES,
    PROVINCE_COUNT,
    PROVINCES,
    SEASONS,
    SHINTO_EACH,
    SHRINES,
    STRONGHOLDS_EACH,
    TURNS,
    ZONES,
)
from gunbai.games.rising_sun.position.dump import RULES
from gunbai.games.rising_sun.position.knowledge import looks_fit
from gunbai.games.rising_sun.position.opening import empty_state
from gunbai.games.rising_sun.position.setup import Setup
from gunbai.games.rising_sun.state import RisingSunState

_MOST: Final = 10_000
_BITS: Final = 1 << 30

#: Which decisions a frame can be waiting for, and at which of its steps.
_ASKS: Final = {
    "tea": {"RS-DP03": 1},
    "parley": {"RS-DP31": 1},
    "mandate-turn": {"RS-DP05": 1, "RS-DP06": 1},
    "recruit": {"RS-DP07": 0},
    "moves": {"RS-DP08": 0, "RS-DP15": 0, "RS-DP28": 1, "RS-DP29": 2},
    "building": {"RS-DP09": 0},
    "purchase": {"RS-DP10": 0, "RS-DP17": 0, "RS-DP11": 3},
    "betrayal": {"RS-DP13": 0},
    "kami-turn": {"RS-DP14": 0, "RS-DP16": 0},
    "window": {"RS-DP18": 1, "RS-DP19": 2},
    "choice": {"RS-DP20": 1, "RS-DP28": 1},
    "mercy": {"RS-DP28": 1},
    "hatred": {"RS-DP30": 1},
    "push": {"RS-DP28": 0, "RS-DP29": 3},
    "battle": {
        "RS-DP22": 1, "RS-DP23": 3, "RS-DP24": 5, "RS-DP25": 7,
    },
    "reparations": {"RS-DP27": 0},
    "course": {},
    "war-phase": {},
    "shame": {},
}  # fmt: skip


def restore(setup: Setup, position: Data) -> RisingSunState:
    """`setup` was made from the position; everything else is read and checked here."""
    require(position.get("rules") == RULES, "position-rules")
    players = setup.players
    s = empty_state(setup, rng_of(position))
    s.season = as_index(position.get("season"), SEASONS, "season")
    s.turn = number_of(position, "turn", 3 * TURNS)
    s.phase = as_index(position.get("phase"), PHASES, "phase")
    s.kills = number_of(position, "kills", _MOST)
    s.fighters = number_of(position, "fighters", (1 << players) - 1)
    s.crowned = numbers_of(position, "crowned", players - 1)
    _read_instance(s, list_of(position, "instance"))
    s.honor = numbers_of(position, "honor", players - 1, players)
    seats = list_of(position, "seats")
    require(len(seats) == players, "position-seats")
    for seat, entry in enumerate(seats):
        _read_seat(s, seat, as_dict(entry, "seats"))
    _read_monsters(s, dict_of(position, "monsters"))
    s.bag = numbers_of(position, "bag", setup.tables.tile_copies, MANDATE_COUNT)
    s.display = indexes_of(position, "display", CARDS)
    s.wars = indexes_of(position, "wars", PROVINCES)
    s.played = numbers_of(position, "played", 127)
    for tile in s.played:
        known = tile & 7 < MANDATE_COUNT and tile >> 3 & 7 < MANDATE_COUNT
        require(known, "position-field", {"name": "played"})
    s.hand = indexes_of(position, "hand", MANDATES)
    s.top = indexes_of(position, "top", MANDATES)
    s.stack = [_frame(as_dict(entry, "stack"), players) for entry in list_of(position, "stack")]
    faults = s.faults()
    if faults:
        raise BadPosition(faults[0])
    for seat in range(players):
        require(looks_fit(s, seat), "position-field", {"name": "looks"})
    _read_ask(s, position)
    return s


def _read_instance(s: RisingSunState, data: list[object]) -> None:
    require(len(data) == 3, "position-field", {"name": "instance"})
    most = (1 << s.setup.players) - 1
    s.loyal = as_number(data[0], "instance", most)
    s.richer = as_number(data[1], "instance", most)
    s.before = numbers_of({"instance": data[2]}, "instance", _MOST, s.setup.players)


def _read_seat(s: RisingSunState, seat: int, data: Data) -> None:
    players = s.setup.players
    s.vp[seat] = number_of(data, "points", _MOST)
    s.coins[seat] = number_of(data, "coins", _MOST)
    s.ronin[seat] = number_of(data, "ronin", _MOST)
    s.ally[seat] = number_of(data, "ally", players - 1, NOBODY)
    s.offers[seat] = number_of(data, "offers", (1 << players) - 1)
    allied = s.allied[:]
    allied[seat] = number_of(data, "allied", 7)
    s.allied = allied
    base = seat * ZONES
    s.bushi[base : base + ZONES] = numbers_of(data, "bushi", BUSHI_EACH, ZONES)
    s.shinto[base : base + ZONES] = numbers_of(data, "shinto", SHINTO_EACH, ZONES)
    s.daimyo[seat] = number_of(data, "daimyo", ZONES - 1)
    home = seat * PROVINCE_COUNT
    forts = numbers_of(data, "strongholds", STRONGHOLDS_EACH, PROVINCE_COUNT)
    s.forts[home : home + PROVINCE_COUNT] = forts
    cards = indexes_of(data, "cards", CARDS)
    s.cards = [cards if n == seat else old for n, old in enumerate(s.cards)]
    has = 0
    pack: list[int] = []
    for card in cards:
        has |= 1 << card
        figure = s.setup.cards[card].figure
        if figure >= 0:
            pack.append(figure - FIRST_MONSTER)
    s.has = [has if n == seat else old for n, old in enumerate(s.has)]
    s.owned = s.owned | has
    s.packs = [pack if n == seat else old for n, old in enumerate(s.packs)]
    tokens = number_of(data, "tokens", (1 << 24) - 1)
    s.tokens = [tokens if n == seat else old for n, old in enumerate(s.tokens)]
    given = numbers_of(data, "given", _MOST, players)
    s.given[seat * players : (seat + 1) * players] = given
    looks = numbers_of(data, "looks", _BITS)
    s.looks = [looks if n == seat else old for n, old in enumerate(s.looks)]


def _read_monsters(s: RisingSunState, data: Data) -> None:
    master = s.master[:]
    for name, entry in data.items():
        m = as_index(name, MONSTERS, "monsters")
        pair = list_of({"monsters": entry}, "monsters")
        require(len(pair) == 2, "position-field", {"name": "monsters"})
        master[m] = as_number(pair[0], "monsters", s.setup.players - 1)
        s.monster[m] = as_number(pair[1], "monsters", ZONES - 1)
    s.master = master


def _frame(data: Data, players: int) -> Frame[RisingSunState]:
    name = data.get("frame")
    known = isinstance(name, str) and name in _ASKS
    require(known, "position-frame", {"name": str(name)[:40]})
    pc = number_of(data, "pc", 12)
    if name == "course":
        return Course(number_of(data, "pc", LAST_STEP), number_of(data, "done", 3))
    if name == "tea":
        return Tea(pc)
    if name == "parley":
        return Parley(pc)
    if name == "war-phase":
        return WarPhase(pc, number_of(data, "place", PROVINCE_COUNT))
    if name == "mandate-turn":
        return MandateTurn(
            pc,
            number_of(data, "tile", MANDATE_COUNT - 1, -1),
            number_of(data, "mandate", MANDATE_COUNT - 1, -1),
            number_of(data, "place", players),
            number_of(data, "compared", 255),
        )
    if name == "kami-turn":
        slot = number_of(data, "slot", SHRINES)
        winner = number_of(data, "winner", players - 1, NOBODY)
        return KamiTurn(pc, number_of(data, "number", 3), slot, winner, -1)
    if name == "battle":
        return _battle(data, pc, players)
    if name == "window":
        turn = number_of(data, "turn", players - 1, NOBODY)
        waiting = numbers_of(data, "waiting", _BITS)
        later = numbers_of(data, "later", players - 1)
        for effect in waiting:
            good = effect & 7 < players and effect >> 3 <= len(CARDS)
            require(good, "position-field", {"name": "waiting"})
        return Window(pc, _moment(data), waiting, turn, later)
    return _part(str(name), data, pc, number_of(data, "seat", players - 1), players)


def _part(name: str, data: Data, pc: int, seat: int, players: int) -> Frame[RisingSunState]:
    """Frames of one player."""
    if name == "recruit":
        points = numbers_of(data, "points", STRONGHOLDS_EACH + 1, PROVINCE_COUNT)
        used = numbers_of(data, "used", MOST_SUMMONS, PROVINCE_COUNT)
        bonus = number_of(data, "bonus", 1)
        left = sum(points) + bonus - sum(used)
        require(left >= 0, "position-field", {"name": "used"})
        require(sum(points) < MOST_SUMMONS, "position-field", {"name": "points"})
        return Recruit(
            pc,
            seat,
            points,
            pack_used(used),
            bonus,
            left,
            number_of(data, "types", 31),
            number_of(data, "entered", (1 << len(MONSTERS)) - 1),
            -1,
        )
    if name == "moves":
        return Moves(
            pc,
            seat,
            number_of(data, "left", 99, -1),
            flag_of(data, "bonus"),
            numbers_of(data, "moved", 99, MOVED_SIZE),
            number_of(data, "gone", _BITS),
            number_of(data, "paid", _BITS),
            number_of(data, "charged", _BITS),
            number_of(data, "refused", _BITS),
            number_of(data, "last", _BITS, -1),
        )
    if name == "purchase":
        key = _key(data, ["RS-DP10", "RS-DP17"])
        card = index_of(data, "card", CARDS)
        types = number_of(data, "types", 31)
        return Purchase(pc, key, seat, flag_of(data, "bonus"), card, -1, types)
    if name == "reparations":
        losers = numbers_of(data, "losers", players - 1)
        require(bool(losers), "position-field", {"name": "losers"})
        return Reparations(
            pc,
            seat,
            as_index(data.get("province"), PROVINCES, "province"),
            losers,
            numbers_of(data, "bids", _MOST, players),
            numbers_of(data, "extras", players - 1),
        )
    if name == "building":
        return Building(pc, seat, number_of(data, "last", _BITS))
    if name == "betrayal":
        return Betrayal(pc, seat, numbers_of(data, "declared", _BITS))
    if name == "shame":
        return Shame(pc, seat, number_of(data, "cause", 99))
    if name == "mercy":
        victims = numbers_of(data, "victims", _BITS)
        require(bool(victims), "position-field", {"name": "victims"})
        return Mercy(pc, seat, victims, number_of(data, "cause", 99), False)
    card = as_index(data.get("card"), CARDS, "card")
    if name == "choice":
        return Choice(pc, seat, card, _moment(data), -1)
    province = as_index(data.get("province"), PROVINCES, "province")
    if name == "push":
        closed = number_of(data, "closed", _BITS)
        refused = number_of(data, "refused", _BITS)
        return Push(pc, seat, card, province, closed, refused, number_of(data, "last", _BITS, -1))
    clans = numbers_of(data, "clans", players - 1)
    return Hatred(pc, seat, card, province, clans, numbers_of(data, "victims", _BITS))


def _key(data: Data, keys: list[str]) -> str:
    key = str(data.get("key"))
    require(key in keys, "position-ask", {"name": key[:40]})
    return key


def _moment(data: Data) -> Moment:
    row = list_of(data, "moment")
    require(len(row) == 5, "position-field", {"name": "moment"})
    kind = as_number(row[0], "moment", MOMENT_COUNT - 1)
    rest = [as_number(entry, "moment", _BITS, -1) for entry in row[1:]]
    return Moment(kind, rest[0], rest[1], rest[2], rest[3])


def _battle(data: Data, pc: int, players: int) -> Battle:
    seats = numbers_of(data, "seats", players - 1)
    good = len(set(seats)) == len(seats) and len(seats) > 1
    require(good, "position-field", {"name": "seats"})
    bids = [as_number(entry, "bids", 63, -1) for entry in list_of(data, "bids")]
    require(len(bids) == 4 * players, "position-field", {"name": "bids"})
    return Battle(
        pc,
        as_index(data.get("province"), PROVINCES, "province"),
        number_of(data, "number", PROVINCE_COUNT),
        seats,
        bids,
        number_of(data, "winner", players - 1, NOBODY),
        number_of(data, "captures", 99),
        numbers_of(data, "hired", _MOST, players),
        number_of(data, "last", _BITS, -1),
    )


def _read_ask(s: RisingSunState, position: Data) -> None:
    s.ask = ask_of(s, position, _ASKS, ["RS-DP22"])
    if s.ask is None:
        return
    key = s.ask.key
    top = s.stack[-1]
    place = _ASKS[str(top.dump()["frame"])][key]
    toll = isinstance(top, Push) and key == "RS-DP28" and top.pc == 2
    require(top.pc == place or toll, "position-field", {"name": "pc"})
    _check_course(s, top)
    for seat in s.to_act():
        require(bool(s.legal(seat)), "position-no-choice", {"name": key})


def _check_course(s: RisingSunState, top: Frame[RisingSunState]) -> None:
    """What the rule in progress goes on with must be there."""
    if isinstance(top, MandateTurn):
        require(len(s.hand) == 4, "position-field", {"name": "hand"})
    if isinstance(top, KamiTurn):
        require(top.slot > 0 and top.winner >= 0, "position-field", {"name": "slot"})
    if isinstance(top, Battle):
        for seat in top.seats:
            spent = top.total_bid(seat) if top.pc == 1 else 0
            require(spent <= s.coins[seat], "position-field", {"name": "bids"})
    if isinstance(top, Moves) and top.pc > 0:
        source, target = top.last >> 5 & 7, top.last >> 8 & 7
        charged = toll_owner(s, top.seat, source, target) != NOBODY
        require(top.last >= 0 and charged, "position-field", {"name": "last"})
    if isinstance(top, Push) and top.pc > 0:
        owner = top.owner(s) if top.last >= 0 and top.last & 7 < len(CLANS) else NOBODY
        pushed = owner >= 0 and (top.pc == 2 or owner == top.seat)
        charged = pushed and toll_owner(s, owner, top.province, top.target()) != NOBODY
        require(charged, "position-field", {"name": "last"})
    if isinstance(top, Hatred):
        require(bool(top.clans), "position-field", {"name": "clans"})
