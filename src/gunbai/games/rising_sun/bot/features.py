"""A position of Rising Sun as numbers, the same ones for each seat: what a network reads."""

from __future__ import annotations

from typing import Final

from gunbai.core.chances import lead_of, log_chances
from gunbai.games.rising_sun.bot.evaluate import cards_worth, expectations
from gunbai.games.rising_sun.bot.opinions import SPREAD_END, SPREAD_SEASON
from gunbai.games.rising_sun.bot.outlook import Outlook, purse, seasons_left
from gunbai.games.rising_sun.flow.force import force_in
from gunbai.games.rising_sun.flow.scoring import provinces_held, set_points, token_points
from gunbai.games.rising_sun.names import (
    CARD_TYPES,
    CLANS,
    KAMI,
    PRISON,
    PROVINCE_COUNT,
    PROVINCES,
    RESERVE,
    SEASONS,
    SHRINE,
    SHRINES,
    TURNS,
    WAR,
    WINTER,
    WINTER_PHASE,
    WINTER_UPGRADE,
    ZONES,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition

#: Of the whole table: the same for each seat.
_SHARED: Final = [
    "passed",  # the part of the game that is over
    "players",
    *SEASONS,
    "before_war",
    "war",
    "winter_scoring",
    "mandates_played",  # in this season
    "wars_ahead",  # in this season
]
#: Of one seat.
_OWN: Final = [
    "points",
    "lead",  # over the best of the others
    "expected",  # points at the end by the hand-written evaluation, above the average of all
    "expected_lead",  # the same, over the best of the others
    "log_chance",
    "scored_lead",  # points, tokens, sets and winter cards as of now, over the best of the others
    "tokens",  # points for war province tokens
    "set",  # points for different provinces
    "provinces",
    *[f"token_{province}" for province in PROVINCES],
    "winter_cards",  # points of Winter Upgrades as of now
    "cards_worth",
    *[f"cards_{name}" for name in CARD_TYPES],
    "coins",
    "ronin",
    "purse",
    "honor",  # places above the lowest
    "strongholds",
    "in_reserve",
    "force",  # on the map
    "force_in_wars",
    "wars_led",  # war provinces with the most Force, as things stand
    "war_prizes",  # likely ones
    "harvests",
    "monsters",
    "prisoners",
    "captured",  # its figures in the hands of others
    "daimyo_on_map",
    "worshippers",
    *[f"worships_{kami}" for kami in KAMI],  # with the most Force there
    "allied",
    "ally_expected",  # the ally's expected lead
    "turns_left",  # its own mandates of this season
    "next_turns",  # mandates until its next one
    "asked",
    *CLANS,
    *[f"force_{province}" for province in PROVINCES],
    *[f"chance_{province}" for province in PROVINCES],  # to win it, if it is fought for
]
NAMES: Final = [*_SHARED, *_OWN]


def features(s: RisingSunPosition) -> list[float]:
    """Return the numbers named in `NAMES`, seat after seat."""
    players = s.setup.players
    outlook = Outlook(s)
    expected = expectations(s)
    points = [float(points) for points in s.vp]
    winter = [_winter_points(s, seat) for seat in range(players)]
    scored = [
        points[seat] + token_points(s, seat) + set_points(s, seat) + winter[seat]
        for seat in range(players)
    ]
    left = seasons_left(s)
    logs = log_chances(expected, SPREAD_END + SPREAD_SEASON * left)
    average = sum(expected) / players
    shared = _shared(s, outlook)
    worshipping = _worshipping(s)
    out: list[float] = []
    for seat in range(players):
        out += shared
        out.append(points[seat])
        out.append(lead_of(points, seat))
        out.append(expected[seat] - average)
        out.append(lead_of(expected, seat))
        out.append(logs[seat])
        out.append(lead_of(scored, seat))
        out += _scored(s, seat)
        out.append(winter[seat])
        out.append(cards_worth(s, seat, left))
        out += _cards(s, seat)
        out += _goods(s, seat, outlook)
        out += _map(s, seat, outlook)
        out += _figures(s, seat)
        for kami in range(len(KAMI)):
            out.append(1.0 if worshipping[kami] == seat else 0.0)
        ally = s.ally[seat]
        out.append(1.0 if ally >= 0 else 0.0)
        out.append(lead_of(expected, ally) if ally >= 0 else 0.0)
        out += _turns(s, seat)
        for clan in range(len(CLANS)):
            out.append(1.0 if s.setup.clans[seat] == clan else 0.0)
        out += _provinces(seat, outlook)
    return out


def _shared(s: RisingSunPosition, outlook: Outlook) -> list[float]:
    wars = outlook.contested.bit_count()
    in_season = len(s.played) / TURNS * 0.7
    if s.phase == WAR:
        in_season = 1.0 - 0.3 * wars / max(1, len(s.wars))
    elif s.phase > WAR:
        in_season = 1.0
    out = [min(1.0, (s.season + in_season) / WINTER), float(s.setup.players)]
    for season in range(len(SEASONS)):
        out.append(1.0 if s.season == season else 0.0)
    out.append(1.0 if s.phase < WAR else 0.0)
    out.append(1.0 if s.phase == WAR else 0.0)
    out.append(1.0 if s.phase == WINTER_PHASE else 0.0)
    out.append(float(len(s.played)))
    out.append(float(wars))
    return out


def _winter_points(s: RisingSunPosition, seat: int) -> float:
    """Return what the seat's Winter Upgrades would score now."""
    total = 0
    for card in s.cards[seat]:
        behaviour = s.setup.cards[card]
        if behaviour.values.type == WINTER_UPGRADE:
            total += behaviour.winter_points(s, seat)
    return float(total)


def _scored(s: RisingSunPosition, seat: int) -> list[float]:
    """Return points for tokens and sets, and the provinces they are of."""
    out = [float(token_points(s, seat)), float(set_points(s, seat))]
    out.append(float(provinces_held(s, seat)))
    held = s.tokens[seat]
    every = held | held >> PROVINCE_COUNT | held >> (2 * PROVINCE_COUNT)
    for province in range(PROVINCE_COUNT):
        out.append(float(every >> province & 1))
    return out


def _cards(s: RisingSunPosition, seat: int) -> list[float]:
    """Return the number of cards of each type."""
    out = [0.0] * len(CARD_TYPES)
    for card in s.cards[seat]:
        out[s.setup.cards[card].values.type] += 1.0
    return out


def _goods(s: RisingSunPosition, seat: int, outlook: Outlook) -> list[float]:
    return [
        float(s.coins[seat]),
        float(s.ronin[seat]),
        purse(s, seat, outlook.contested),
        float(s.setup.players - 1) - outlook.rank[seat],
        float(s.built(seat)),
        float(s.crowd(seat, RESERVE)),
    ]


def _map(s: RisingSunPosition, seat: int, outlook: Outlook) -> list[float]:
    """Return Force on the map, and what it is likely to win."""
    force = 0.0
    in_wars = 0.0
    led = 0
    prizes = 0.0
    harvests = 0.0
    for province in range(PROVINCE_COUNT):
        at = seat * PROVINCE_COUNT + province
        mine = outlook.force[at]
        if mine <= 0.0:
            continue
        force += mine
        chance = outlook.chance(seat, province, mine)
        prizes += chance * outlook.prize[at]
        harvests += chance * outlook.harvest[province]
        if outlook.contested >> province & 1:
            in_wars += mine
            led += 1 if chance > 0.5 else 0
    return [force, in_wars, float(led), prizes, harvests]


def _figures(s: RisingSunPosition, seat: int) -> list[float]:
    """Return monsters, prisoners, where the Daimyo is, and figures at shrines."""
    base = seat * ZONES
    prisoners = 0
    captured = 0
    for other in range(s.setup.players):
        if other != seat:
            prisoners += s.crowd(other, PRISON + seat)
            captured += s.bushi[base + PRISON + other] + s.shinto[base + PRISON + other]
    worshippers = 0
    for slot in range(SHRINES):
        worshippers += s.crowd(seat, SHRINE + slot)
    on_map = 1.0 if s.daimyo[seat] < PROVINCE_COUNT else 0.0
    monsters = float(len(s.packs[seat]))
    return [monsters, float(prisoners), float(captured), on_map, float(worshippers)]


def _worshipping(s: RisingSunPosition) -> list[int]:
    """Return who would be served by each kami now; −1 for nobody."""
    out = [-1] * len(KAMI)
    for slot in range(SHRINES):
        most = 0
        for seat in s.honor:
            force = force_in(s, seat, SHRINE + slot)
            if force > most:
                most = force
                out[s.setup.shrines[slot]] = seat
    return out


def _turns(s: RisingSunPosition, seat: int) -> list[float]:
    """Return the seat's mandates left in this season, and how soon the next one is."""
    players = s.setup.players
    ask = s.ask
    wait = (seat - s.turn) % players
    rest = max(0, TURNS - len(s.played)) if s.phase < WAR else 0
    turns = (rest - wait + players - 1) // players if rest > wait else 0
    asked = 1.0 if ask is not None and ask.owes(seat) else 0.0
    return [float(turns), float(wait), asked]


def _provinces(seat: int, outlook: Outlook) -> list[float]:
    """Return Force by province, and the chance to win those that are fought for."""
    force: list[float] = []
    chances: list[float] = []
    for province in range(PROVINCE_COUNT):
        mine = outlook.force[seat * PROVINCE_COUNT + province]
        force.append(mine)
        fought = outlook.contested >> province & 1
        chances.append(outlook.chance(seat, province, mine) if fought else 0.0)
    return [*force, *chances]
