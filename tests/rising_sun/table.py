"""Tables of Rising Sun in tests, written the way the ledger's vectors are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Self, TypedDict

from gunbai.core.rng import Rng, seeded
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
from tests.table import GameTable, Who

RISING_SUN = load()

#: Where clans have figures: place → clan → "bushi bushi daimyo"; a stronghold is "stronghold".
Board = Mapping[str, Mapping[str, str]]

#: Every number of players, with all sets and clans.
GAMES: list[dict[str, object]] = [
    {"players": 3, "clans": "koi,lotus,turtle", "set": "teapot"},
    {"players": 4, "clans": "koi,sun,dragonfly,moon", "set": "horseman", "dynasty": "yes"},
    {"players": 5, "clans": "koi,lotus,turtle,dragonfly,bonsai", "set": "archway"},
    {"players": 6, "clans": "sun,moon,koi,lotus,turtle,bonsai", "set": "ship"},
]


class Given(TypedDict, total=False):
    """Arguments that builders of a file's own positions pass on to `Table` as they are."""

    cards: Mapping[str, str]
    allies: str
    points: Mapping[str, int]
    set: str
    season: str
    display: str


class Table(GameTable[RisingSunState]):
    game = RISING_SUN

    def __init__(
        self,
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
        set: str = "archway",
        shrines: str = "amaterasu fujin hachiman tsukuyomi",
        wars: str = "",
        display: str | None = None,
        rulings: Mapping[str, str] | None = None,
        dynasty: str = "no",
        game: RisingSun = RISING_SUN,
    ) -> None:
        """Build a position in which nothing is asked yet: see `mandate`, `war` and friends.

        `honor` names all clans from the top, `allies` pairs like "koi-lotus". Figures that
        `board` does not name are in the reserve; a clan without a stronghold there has one at
        home. `cards` are bought in the given order; their monsters are in the reserve unless
        `board` names them. `tokens` are words like "spring:edo". `display` is all of the season's
        cards unless given. Sun and Moon bring Dynasty Invasion with them. `rulings` are options.
        """
        names = honor.split()
        if "sun" in names or "moon" in names:
            dynasty = "yes"
        chosen = {"players": len(names), "clans": ",".join(names), "set": set}
        read = game.read_options({**chosen, "dynasty": dynasty, **(rulings or {})})
        rows = [KAMI.index(name) for name in shrines.split()]
        setup = game.set_up(read, [CLANS.index(name) for name in names], SETS.index(set), rows)
        s = empty_state(setup, seeded(1))
        self.state = s
        s.season = SEASONS.index(season)
        s.phase = PHASES.index(phase)
        s.honor = [self.seat(name) for name in names]
        for clan, bought in (cards or {}).items():
            for name in bought.split():
                s.acquire(self.seat(clan), CARDS.index(name))
        for place, clans in (board or {}).items():
            for clan, figures in clans.items():
                for figure in figures.split():
                    self._stand(clan, figure, place)
        for number in range(setup.players):
            if not s.built(number):
                s.forts[number * PROVINCE_COUNT + setup.tables.homes[setup.clans[number]]] = 1
        for pair in allies.split():
            one, other = (self.seat(name) for name in pair.split("-"))
            s.ally[one], s.ally[other] = other, one
        for amounts, field in ((coins, s.coins), (ronin, s.ronin), (points, s.vp)):
            for clan, amount in (amounts or {}).items():
                field[self.seat(clan)] = amount
        held = [0] * setup.players
        for clan, words in (tokens or {}).items():
            for word in words.split():
                when, where = word.split(":")
                bit = SEASONS.index(when) * PROVINCE_COUNT + PROVINCES.index(where)
                held[self.seat(clan)] |= 1 << bit
        s.tokens = held
        s.wars = [PROVINCES.index(name) for name in wars.split()]
        if display is not None:
            s.display = [CARDS.index(name) for name in display.split()]
        elif s.season < 3:
            s.display = self._season_cards()
        s.before = s.coins[:]
        s.sink = []

    def _season_cards(self) -> list[int]:
        out: list[int] = []
        s = self.state
        owned = [card for cards in s.cards for card in cards]
        for card in s.setup.cards:
            if s.setup.in_game[card.index] and card.values.season == s.season:
                out += [card.index] * (card.values.copies - owned.count(card.index))
        return out

    def _stand(self, clan: str, figure: str, place: str) -> None:
        s, number = self.state, self.seat(clan)
        if figure == "stronghold":
            s.forts[number * PROVINCE_COUNT + PROVINCES.index(place)] += 1
            return
        index = FIGURES.index(figure)
        if index >= FIRST_MONSTER and s.master[index - FIRST_MONSTER] == NOBODY:
            s.acquire(number, CARDS.index(figure))
        assert s.count(number, index, RESERVE), f"no {figure} left"
        s.put(number, index, RESERVE, self.zone(place))

    @classmethod
    def random_game(cls, options: dict[str, object], seed: int) -> Iterator[Self]:
        """Play at random, with some gifts; yield the table at every decision, and at the end."""
        table = cls.new(seed, **options)
        rng = seeded(seed)
        while table.asked:
            yield table
            table.answer_or_give(rng)
        yield table

    # names and numbers

    def seat(self, who: Who) -> int:
        """Return the number of a seat, which may be given by its clan."""
        if isinstance(who, int):
            return who
        found = self.state.setup.seat_of[CLANS.index(who)]
        assert found >= 0, f"{who} does not play"
        return found

    def zone(self, place: str) -> int:
        """Find a province, a shrine by its kami, `reserve`, `killed` or `prison:<clan>`."""
        if place == "reserve":
            return RESERVE
        if place == "killed":
            return KILLED
        if place.startswith("prison:"):
            return PRISON + self.seat(place.split(":")[1])
        return self.state.setup.zone_at[PLACES.index(place)]

    def _clans(self, seats: list[int]) -> list[str]:
        return [CLANS[self.state.setup.clans[number]] for number in seats]

    # the board

    @property
    def honor(self) -> str:
        return " ".join(self._clans(self.state.honor))

    def figures(self, clan: str, place: str) -> str:
        """Return all figures of a clan at a place, in data order, as written in `board`."""
        number, zone = self.seat(clan), self.zone(place)
        out: list[str] = []
        for figure in self.state.figures_in(number, zone):
            out += [FIGURES[figure]] * self.state.count(number, figure, zone)
        return " ".join(out)

    def strongholds(self, clan: str, province: str) -> int:
        return self.state.forts[self.seat(clan) * PROVINCE_COUNT + PROVINCES.index(province)]

    def coins(self, clan: str) -> int:
        return self.state.coins[self.seat(clan)]

    def ronin(self, clan: str) -> int:
        return self.state.ronin[self.seat(clan)]

    def points(self, clan: str) -> int:
        return self.state.vp[self.seat(clan)]

    def cards(self, clan: str) -> str:
        """Return the season cards of a clan, in the order of purchase."""
        return " ".join(CARDS[card] for card in self.state.cards[self.seat(clan)])

    @property
    def display(self) -> str:
        """The season cards that can be bought."""
        return " ".join(CARDS[card] for card in self.state.display)

    def tokens(self, clan: str) -> str:
        """Return war province tokens as they are written in `tokens`."""
        held = self.state.tokens[self.seat(clan)]
        bits = [bit for bit in range(24) if held >> bit & 1]
        return " ".join(f"{SEASONS[bit // 8]}:{PROVINCES[bit % 8]}" for bit in bits)

    def force(self, clan: str, place: str) -> int:
        """Return the Force of a clan in a province or at a shrine."""
        return force_in(self.state, self.seat(clan), self.zone(place))

    def sound(self) -> None:
        """Check that no invariant is broken."""
        faults = self.state.faults()
        assert not faults, [str(fault) for fault in faults]

    # parts of a season

    def run(self, frame: Frame[RisingSunPosition]) -> None:
        """Carry out a rule up to its first question, with the whole game above it."""
        self.state.stack = [Course(10, 0), frame]
        self.state.settle()

    def mandate(self, active: str, name: str, tile: str | None = None) -> None:
        """Let the active player choose this mandate (Lotus: bury `tile` for it)."""
        self.state.turn = self.seat(active)
        chosen = MANDATES.index(tile or name)
        hand = [chosen, *[n for n in range(5) if n != chosen][:3]]
        self.state.hand = hand
        self.state.bag = [2 - hand.count(n) for n in range(5)]
        self.run(MandateTurn(1, chosen, MANDATES.index(name), 0, 0))

    def kami_turn(self, number: int = 1) -> None:
        self.run(KamiTurn(0, number, 0, NOBODY, -1))

    def war(self) -> None:
        """Begin the War Phase."""
        self.run(WarPhase(0, 0))

    def battles(self) -> None:
        """Go to the war provinces, without the start of the War Phase."""
        self.state.phase = PHASES.index("war")
        self.run(WarPhase(1, 0))

    def cleanup(self) -> None:
        """Clean up, and go on to the next Tea Ceremony; after Autumn, through Winter to the end."""
        self.run(Course(7, 0))

    def season_start(self, income: bool = False) -> None:
        """Send hostages home and start the season, up to the Tea Ceremony; with income if asked."""
        self.state.phase = PHASES.index("set-up")
        self.state.stack = [Course(2 if income else 3, 0)]
        self.state.settle()

    def winter(self) -> None:
        """Go through Winter to the end of the game."""
        self.state.season = SEASONS.index("winter")
        self.run(Course(8, 0))

    # answers

    @property
    def asked(self) -> str:
        """The clans asked, in seat order, and the decision: "lotus RS-DP07"; empty if none is."""
        if self.state.ask is None:
            return ""
        return " ".join([*self._clans(self.to_act), self.state.ask.key])

    @property
    def key(self) -> str:
        """The decision point that is open, whoever is asked; empty if none is."""
        return "" if self.state.ask is None else self.state.ask.key

    def bid(self, clan: str, *stakes: int) -> None:
        """Make a whole sealed bid: Seppuku, Take Hostage, Hire Ronin, Imperial Poets."""
        for name, coins in zip(("seppuku", "hostage", "ronin", "poets"), stakes, strict=True):
            if coins:
                self.answer(clan, f"stake {name} {coins}")
        self.answer(clan, "confirm")

    def no_bids(self, *clans: str) -> None:
        """Let these clans bid nothing."""
        for clan in clans:
            self.bid(clan, 0, 0, 0, 0)

    def up_to(self, clan: str) -> None:
        """Answer for everybody who is asked before this clan."""
        while self.asked and self.seat(clan) not in self.to_act:
            self.stand_in()

    def absent_until(self, clan: str, key: str = "") -> None:
        """Answer for everybody until this clan is asked (this very decision, if one is named)."""
        while True:
            ask = self.state.ask
            assert ask is not None, f"{clan} is never asked {key}"
            if ask.owes(self.seat(clan)) and key in ("", ask.key):
                return
            self.stand_in()

    def rest_of_the_season(self) -> None:
        """Answer for everybody up to the next season's Tea Ceremony, or to the end."""
        season = self.state.season
        while self.asked and self.state.season == season:
            self.stand_in()

    def answer_or_give(self, rng: Rng) -> None:
        """Let the next player answer at random, or now and then give something."""
        first = self.to_act[0]
        free = self.state.free(first)
        gifts = [action for action in free if "gift" in RISING_SUN.text(action)]
        if gifts and rng.below(8) == 0:
            self.state.apply(first, gifts[rng.below(len(gifts))])
        else:
            self.answer_at_random(rng)
