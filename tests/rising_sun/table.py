"""Positions for tests of Rising Sun, written the way the ledger's vectors are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from gunbai.core.rng import seeded
from gunbai.core.state import Frame
from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.flow.force import force_in
from gunbai.games.rising_sun.flow.kami import KamiTurn
from gunbai.games.rising_sun.flow.mandate import MandateTurn
from gunbai.games.rising_sun.flow.war import WarPhase
from gunbai.games.rising_sun.game import RisingSun, load
from gunbai.games.rising_sun.names import (
    CARDS,
    CLANS,
    FIGURES,
    FIRST_MONSTER,
    KAMI,
    KILLED,
    MANDATES,
    NOBODY,
    PHASES,
    PLACES,
    PRISON,
    PROVINCE_COUNT,
    PROVINCES,
    RESERVE,
    SEASONS,
    SETS,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.state import RisingSunState, empty_state

RISING_SUN = load()

#: Where clans have figures: place → clan → "bushi bushi daimyo"; a stronghold is "stronghold".
Board = Mapping[str, Mapping[str, str]]


class Given(TypedDict, total=False):
    """What builders of a file's own positions pass on to `at_table` as it is."""

    cards: Mapping[str, str]
    allies: str
    points: Mapping[str, int]
    set_: str
    season: str
    display: str


def at_table(
    honor: str,
    board: Board | None = None,
    cards: Mapping[str, str] | None = None,
    allies: str = "",
    coins: Mapping[str, int] | None = None,
    ronin: Mapping[str, int] | None = None,
    points: Mapping[str, int] | None = None,
    tokens: Mapping[str, str] | None = None,
    season: str = "spring",
    phase: str = "politics",
    set_: str = "archway",
    shrines: str = "amaterasu fujin hachiman tsukuyomi",
    wars: str = "",
    display: str | None = None,
    sun: str = "each",
    dynasty: str = "no",
    game: RisingSun = RISING_SUN,
) -> RisingSunState:
    """A position in which nothing is asked yet: push a frame with `play` and friends.

    `honor` names all clans from the top, `allies` pairs like "koi-lotus". Figures that `board`
    does not name are in the reserve; a clan without a stronghold there has one at home. `cards`
    are bought in the given order; their monsters are in the reserve unless `board` names them.
    `tokens` are words like "spring:edo". `display` is all of the season's cards unless given.
    Sun and Moon bring Dynasty Invasion with them.
    """
    names = honor.split()
    if "sun" in names or "moon" in names:
        dynasty = "yes"
    chosen = {"players": len(names), "clans": ",".join(names), "set": set_}
    read = game.read_options({**chosen, "dynasty": dynasty, "sun": sun})
    rows = [KAMI.index(name) for name in shrines.split()]
    setup = game.set_up(read, [CLANS.index(name) for name in names], SETS.index(set_), rows)
    s = empty_state(setup, seeded(1))
    s.season = SEASONS.index(season)
    s.phase = PHASES.index(phase)
    s.honor = [seat(s, name) for name in names]
    for clan, bought in (cards or {}).items():
        for name in bought.split():
            s.acquire(seat(s, clan), CARDS.index(name))
    for place, clans in (board or {}).items():
        for clan, figures in clans.items():
            for figure in figures.split():
                _stand(s, seat(s, clan), figure, place)
    for number in range(setup.players):
        if not s.built(number):
            s.forts[number * PROVINCE_COUNT + setup.tables.homes[setup.clans[number]]] = 1
    for pair in allies.split():
        one, other = (seat(s, name) for name in pair.split("-"))
        s.ally[one], s.ally[other] = other, one
    for amounts, field in ((coins, s.coins), (ronin, s.ronin), (points, s.vp)):
        for clan, amount in (amounts or {}).items():
            field[seat(s, clan)] = amount
    held = [0] * setup.players
    for clan, words in (tokens or {}).items():
        for word in words.split():
            when, where = word.split(":")
            bit = SEASONS.index(when) * PROVINCE_COUNT + PROVINCES.index(where)
            held[seat(s, clan)] |= 1 << bit
    s.tokens = held
    s.wars = [PROVINCES.index(name) for name in wars.split()]
    if display is not None:
        s.display = [CARDS.index(name) for name in display.split()]
    elif s.season < 3:
        s.display = _season_cards(s)
    s.before = s.coins[:]
    s.sink = []
    return s


def _season_cards(s: RisingSunState) -> list[int]:
    out: list[int] = []
    owned = [card for cards in s.cards for card in cards]
    for card in s.setup.cards:
        if s.setup.in_game[card.index] and card.figures.season == s.season:
            out += [card.index] * (card.figures.copies - owned.count(card.index))
    return out


def _stand(s: RisingSunState, number: int, figure: str, place: str) -> None:
    if figure == "stronghold":
        s.forts[number * PROVINCE_COUNT + PROVINCES.index(place)] += 1
        return
    index = FIGURES.index(figure)
    if index >= FIRST_MONSTER and s.master[index - FIRST_MONSTER] == NOBODY:
        s.acquire(number, CARDS.index(figure))
    assert s.count(number, index, RESERVE), f"no {figure} left"
    s.put(number, index, RESERVE, zone(s, place))


# names and numbers


def seat(s: RisingSunState, clan: str) -> int:
    found = s.setup.seat_of[CLANS.index(clan)]
    assert found >= 0, f"{clan} does not play"
    return found


def zone(s: RisingSunState, place: str) -> int:
    """A province, a shrine by its kami, `reserve`, `killed` or `prison:<clan>`."""
    if place == "reserve":
        return RESERVE
    if place == "killed":
        return KILLED
    if place.startswith("prison:"):
        return PRISON + seat(s, place.split(":")[1])
    return s.setup.zone_at[PLACES.index(place)]


def honor(s: RisingSunState) -> str:
    return " ".join(CLANS[s.setup.clans[number]] for number in s.honor)


def figures(s: RisingSunState, clan: str, place: str) -> str:
    """All figures of a clan at a place, in data order, as one would write them in `board`."""
    number = seat(s, clan)
    out: list[str] = []
    for figure in s.figures_in(number, zone(s, place)):
        out += [FIGURES[figure]] * s.count(number, figure, zone(s, place))
    return " ".join(out)


def strongholds(s: RisingSunState, clan: str, province: str) -> int:
    return s.forts[seat(s, clan) * PROVINCE_COUNT + PROVINCES.index(province)]


def coins(s: RisingSunState, clan: str) -> int:
    return s.coins[seat(s, clan)]


def ronin(s: RisingSunState, clan: str) -> int:
    return s.ronin[seat(s, clan)]


def points(s: RisingSunState, clan: str) -> int:
    return s.vp[seat(s, clan)]


def tokens(s: RisingSunState, clan: str) -> str:
    """War province tokens as one would write them in `at_table`."""
    held = s.tokens[seat(s, clan)]
    bits = [bit for bit in range(24) if held >> bit & 1]
    return " ".join(f"{SEASONS[bit // 8]}:{PROVINCES[bit % 8]}" for bit in bits)


def force(s: RisingSunState, clan: str, place: str) -> int:
    """The Force of a clan in a province or at a shrine."""
    return force_in(s, seat(s, clan), zone(s, place))


# going on


def run(s: RisingSunState, frame: Frame[RisingSunPosition]) -> None:
    """Carry out a rule up to its first question, with the whole game above it."""
    s.stack = [Course(10, 0), frame]
    s.settle()


def mandate(s: RisingSunState, active: str, name: str, tile: str | None = None) -> None:
    """The active player has chosen this mandate (Lotus: buried `tile` for it)."""
    s.turn = seat(s, active)
    chosen = MANDATES.index(tile or name)
    hand = [chosen, *[n for n in range(5) if n != chosen][:3]]
    s.hand = hand
    s.bag = [2 - hand.count(n) for n in range(5)]
    run(s, MandateTurn(1, chosen, MANDATES.index(name), 0, 0))


def kami_turn(s: RisingSunState, number: int = 1) -> None:
    run(s, KamiTurn(0, number, 0, NOBODY, -1))


def war(s: RisingSunState) -> None:
    """The War Phase from its very start."""
    run(s, WarPhase(0, 0))


def battles(s: RisingSunState) -> None:
    """The war provinces, without the start of the War Phase."""
    s.phase = PHASES.index("war")
    run(s, WarPhase(1, 0))


def cleanup(s: RisingSunState) -> None:
    """Cleanup, and the next season up to its Tea Ceremony; after Autumn, Winter to the end."""
    run(s, Course(7, 0))


def season_start(s: RisingSunState, income: bool = False) -> None:
    """Hostages go home and the season starts, up to the Tea Ceremony; with the income if asked."""
    s.phase = PHASES.index("set-up")
    s.stack = [Course(2 if income else 3, 0)]
    s.settle()


def winter(s: RisingSunState) -> None:
    """Winter, up to the end of the game."""
    s.season = SEASONS.index("winter")
    run(s, Course(8, 0))


def asked(s: RisingSunState) -> str:
    """Who is asked what: "lotus RS-DP07"; several clans in seat order."""
    if s.ask is None:
        return ""
    clans = [CLANS[s.setup.clans[number]] for number in s.to_act()]
    return " ".join([*clans, s.ask.key])


def legal(s: RisingSunState, clan: str) -> list[str]:
    """Everything a clan may answer now, as text."""
    return [RISING_SUN.text(action) for action in s.legal(seat(s, clan))]


def default(s: RisingSunState, clan: str) -> str:
    """What is answered for an absent player."""
    return RISING_SUN.text(s.default(seat(s, clan)))


def answer(s: RisingSunState, clan: str, *texts: str) -> None:
    """Answers of one clan; each must be legal."""
    for text in texts:
        action = RISING_SUN.parse(text)
        refusal = s.check(seat(s, clan), action)
        assert refusal is None, f"{clan}: {text}: {refusal}"
        s.apply(seat(s, clan), action)


def refusal(s: RisingSunState, clan: str, text: str) -> str:
    """The rule for which an answer is refused; the text key where no rule is named."""
    found = s.check(seat(s, clan), RISING_SUN.parse(text))
    assert found is not None, f"{text} is allowed"
    return found.rule or found.key


def bid(s: RisingSunState, clan: str, *stakes: int) -> None:
    """A whole sealed bid: Seppuku, Take Hostage, Hire Ronin, Imperial Poets."""
    for name, coins_ in zip(("seppuku", "hostage", "ronin", "poets"), stakes, strict=True):
        if coins_:
            answer(s, clan, f"stake {name} {coins_}")
    answer(s, clan, "confirm")


def no_bids(s: RisingSunState, *clans: str) -> None:
    """These clans bid nothing."""
    for clan in clans:
        bid(s, clan, 0, 0, 0, 0)


def events(s: RisingSunState, key: str = "") -> list[dict[str, object]]:
    """What happened so far, as arguments; of one kind if a key is given."""
    out: list[dict[str, object]] = []
    for event in s.sink or []:
        if not key or event.key == key:
            out.append({"key": event.key, **RISING_SUN.arguments(event)})
    return out


def keys(s: RisingSunState) -> list[str]:
    """The keys of all that happened, in order."""
    return [event.key for event in s.sink or []]


def sound(s: RisingSunState) -> None:
    """No invariant is broken."""
    assert not s.faults(), [str(fault) for fault in s.faults()]
