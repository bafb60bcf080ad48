"""Tables of Joraku in tests, written the way the rulebook's examples are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

import gunbai
from gunbai.core.event import EVERYBODY
from gunbai.core.rng import Rng, seeded
from gunbai.games.joraku.flow.campaign import Campaign
from gunbai.games.joraku.game import Joraku
from gunbai.games.joraku.state import JorakuState, empty_state
from gunbai.games.joraku.tables import (
    ALL_CARDS,
    AREA_COUNT,
    AREAS,
    COLOURS,
    LAST_AREA,
    NEUTRAL,
)
from gunbai.games.joraku.view_types import Faction
from tests.joraku.cards import cards
from tests.table import GameTable

JORAKU = gunbai.load("joraku")
assert isinstance(JORAKU, Joraku)

#: Every way to play, as options of a new game.
WAYS: list[dict[str, object]] = [
    {"players": 3},
    {"players": 4},
    {"mode": "two_vs_two"},
    {"mode": "neutral"},
]


class Table(GameTable[JorakuState]):
    game = JORAKU

    def __init__(
        self,
        hands: Sequence[str],
        mode: str = "base",
        variants: Sequence[int] = (),
        round: int = 1,
        leader: int = 0,
        numbers: Mapping[str, int] | None = None,
        daimyo: Mapping[str, str] | None = None,
        samurai: Mapping[str, Mapping[str, int]] | None = None,
        points: Mapping[str, int] | None = None,
        game: Joraku | None = None,
    ) -> None:
        """Build a position at the start of a trick: `leader` is to lead.

        Hands by seat; colours by seat red, blue, yellow, purple (2 vs 2: seat 0 has red and blue).
        Daimyos not named stand in the area of their card, cards not in a hand lie aside. Samurai
        not on the map are in the supply; neutral ones not named stand as at the start (JK-N04).
        """
        rules = game or JORAKU
        assert isinstance(rules, Joraku)
        options = rules.read_options({"mode": mode, "players": len(hands)})
        setup = rules.set_up(options, sum(1 << number for number in variants))
        s = empty_state(setup, seeded(1), [])
        s.round = round
        s.kachidoki = leader
        s.numbers = [0] * 4
        spread: dict[str, Mapping[str, int]] = dict(samurai or {})
        if setup.mode == NEUTRAL:
            spread.setdefault("yellow", dict.fromkeys(AREAS[1:6], 2))
        for place, colour in enumerate(setup.factions):
            name = COLOURS[colour]
            neutral = setup.owner[colour] < 0
            s.numbers[colour] = 0 if neutral else (numbers or {}).get(name, place + 1)
            home = AREAS[LAST_AREA if neutral else s.numbers[colour]]
            s.daimyo[colour] = AREAS.index((daimyo or {}).get(name, home))
            for area, count in spread.get(name, {}).items():
                s.samurai[colour * AREA_COUNT + AREAS.index(area)] = count
            s.supply[colour] = 10 - sum(spread.get(name, {}).values())
            s.points[colour] = (points or {}).get(name, 0)
        s.hands = [cards(hand) for hand in hands]
        s.aside = ALL_CARDS
        for hand in s.hands:
            s.aside &= ~hand
        s.call(Campaign(2))
        s.settle()
        self.state = s

    @classmethod
    def with_card(cls, card: str, **position: Any) -> Self:
        """Let red play this card; blue and yellow follow with other colours in hand."""
        table = cls([f"{card} 1y", "2y 3y", "4y 5y"], **position)
        table.do(f"play {card}")
        return table

    @classmethod
    def at_the_draft(cls, seed: int = 1) -> Self:
        """Start a game of "2 vs 2" up to the first pick; the lower cards go to red and yellow."""
        table = cls.new(seed, mode="two_vs_two")
        table.play_absent("JK-D09")
        return table

    # playing on

    def trick(self, text: str) -> None:
        """Play cards like "3r 5r nb" in turn, with no effect (A with nobody, or stop)."""
        for word in text.split():
            self.do(f"play {word}")
            if word.startswith("n"):
                self.do("stop")
            else:
                self.do("effect a", f"place {AREAS[int(word[0])]} 0")

    def play_absent(self, key: str = "", round: int | None = None) -> None:
        """Answer for everybody until this decision point (of a round) is open, or to the end."""
        while self.asked and (self.asked != key or round not in (None, self.state.round)):
            self.stand_in()

    def answer_at_random(self, rng: Rng) -> None:
        """Let one of those who are asked, not always the first, give any legal answer."""
        seats = self.to_act
        seat = seats[rng.below(len(seats))]
        actions = self.state.legal(seat)
        self.state.apply(seat, actions[rng.below(len(actions))])

    def play_out(self, seed: int = 1) -> Iterator[tuple[int, str]]:
        """Answer at random to the end; each answer is yielded after it has been carried out."""
        rng = seeded(seed)
        while self.asked:
            seat = self.to_act[0]
            actions = self.state.legal(seat)
            action = actions[rng.below(len(actions))]
            self.state.apply(seat, action)
            yield seat, JORAKU.text(action)

    # the board

    @property
    def points(self) -> dict[str, int]:
        return {COLOURS[colour]: self.state.points[colour] for colour in self.state.setup.factions}

    def samurai(self, colour: str) -> list[int]:
        """Return the number in each area, Kyoto first."""
        base = COLOURS.index(colour) * AREA_COUNT
        return self.state.samurai[base : base + AREA_COUNT]

    def supply(self, colour: str) -> int:
        return self.state.supply[COLOURS.index(colour)]

    def daimyo(self, colour: str) -> str:
        """Return the area in which it stands."""
        return AREAS[self.state.daimyo[COLOURS.index(colour)]]

    @property
    def pieces(self) -> object:
        """All that effects can change, to compare before and after."""
        s = self.state
        return s.daimyo[:], s.samurai[:], s.supply[:], s.points[:]

    def factions(self, viewer: int = gunbai.SPECTATOR) -> list[Faction]:
        """Return all factions as a seat or an onlooker sees them."""
        return self.state.observe(viewer)["factions"]

    @property
    def owners(self) -> list[tuple[str, int]]:
        """The seat of each colour."""
        return [(faction["colour"], faction["seat"]) for faction in self.factions()]

    def ranks(self, area: str) -> dict[str, int]:
        """Return the ranks in an area as everybody sees them; 0 for who has none."""
        place = AREAS.index(area)
        return {faction["colour"]: faction["ranks"][place] for faction in self.factions()}

    def own(self, seat: int, zone: str) -> list[str]:
        """Return the cards of a seat in one place, as it sees them itself."""
        names = self.view(seat)["own"][zone]
        assert isinstance(names, list)
        return names

    # what happened

    @property
    def plays(self) -> list[tuple[object, object]]:
        """The player and the colour of each play, in order."""
        return [(play["player"], play["colour"]) for play in self.events("jk-played")]

    def told_to_all(self, *keys: str) -> list[tuple[str, list[object]]]:
        """Return these events in their order; nobody may have missed one."""
        events = [event for event in self.log if event.key in keys]
        assert {event.audience for event in events} <= {EVERYBODY}
        return [(event.key, list(JORAKU.arguments(event).values())) for event in events]

    def gained(self, reason: str, area: str | None = None) -> dict[str, int]:
        """Return all reputation gained so far for this reason (in this area), by colour."""
        out: dict[str, int] = {}
        for gain in self.events("jk-gained"):
            if gain["reason"] == reason and area in (None, gain["area"]):
                out[gain["colour"]] = out.get(gain["colour"], 0) + gain["points"]
        return out
