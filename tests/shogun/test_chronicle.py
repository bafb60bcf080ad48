"""Battles, shortages and scored places, as the log tells of them later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import ge, gt, le, lt
from typing import cast

import pytest

from gunbai.core.event import EVERYBODY, Event
from gunbai.games.shogun.chronicle import ShogunChronicle
from gunbai.games.shogun.events import (
    FOR_BUILDINGS,
    FOR_CASTLES,
    FOR_FAVOUR,
    FOR_PROVINCES,
    FOR_STATUES,
)
from gunbai.games.shogun.flow.generals import statue_points
from gunbai.games.shogun.flow.scoring import building_counts
from gunbai.games.shogun.names import BUILDING_KINDS, CUBES, NEUTRAL, PROVINCES, REGION_COUNT
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.view_types import Assault, Counted, Strength, Supply
from tests.rule import rule
from tests.shogun.table import Table

Told = tuple[Event, Assault | Strength | Supply | Counted | None]
#: Of attack and defence, by the end of a battle or a revolt.
ENDS: dict[str, Callable[[int, int], bool]] = {
    "sg-conquered": gt,
    "sg-repelled": le,
    "sg-held": lt,
    "sg-stand-off": le,
    "sg-put-down": lt,
    "sg-overrun": ge,
}
OPTIONS: dict[str, object] = {"players": 3, "expansions": "court,generals,samurai,dajokan"}


def chronicled(seed: int) -> Iterator[tuple[ShogunPosition, ShogunChronicle, list[Told]]]:
    """Play a game: after every answer the board, its chronicle, and what is told of the news."""
    chronicle: ShogunChronicle | None = None
    followed = 0
    for table in Table.random_game(OPTIONS, seed):
        s = table.state
        assert s.sink is not None
        chronicle = chronicle or ShogunChronicle(s.setup)
        news = [(event, chronicle.follow(event)) for event in s.sink[followed:]]
        followed = len(s.sink)
        yield s, chronicle, news


@rule("SG-B13", "SG-B14")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_tells_what_the_board_shows(seed: int) -> None:
    """After every answer of a game an attack on any province would be told rightly."""
    restless = 0
    for s, chronicle, _ in chronicled(seed):
        for province in s.setup.provinces:
            owner = s.owner[province]
            colour = s.setup.colour
            told: Assault = {"sides": {CUBES[colour[0]]: "attack"}}
            if owner != NEUTRAL:
                told["defender"] = owner
                told["sides"][CUBES[colour[owner]]] = "defence"
            if s.unrest[province] == 0:
                told["sides"]["green"] = "defence"
            attack = Event("sg-attack", EVERYBODY, 0, 0, province, 1)
            assert chronicle.follow(attack) == told, PROVINCES[province]
            restless += s.unrest[province] > 0
    assert restless > 50


@rule("SG-W9", "SG-W10", "SG-W11", "SG-XG22")
def test_points_are_told_with_the_provinces_that_count() -> None:
    """After every answer of a game points of each kind would be told rightly."""
    majorities = statues = 0
    for s, chronicle, _ in chronicled(3):
        players = s.setup.players
        counts = building_counts(s)
        for seat in range(players):
            own = s.provinces_of(seat)
            assert chronicle.counted(seat, FOR_PROVINCES, 0) == own
            built = [province for province in own if s.buildings[province]]
            assert chronicle.counted(seat, FOR_BUILDINGS, 0) == built
            for region in range(REGION_COUNT):
                for kind in range(BUILDING_KINDS):
                    count = counts[(region * BUILDING_KINDS + kind) * players + seat]
                    found = chronicle.counted(seat, FOR_CASTLES + kind, region)
                    assert len(found) == count
                    assert set(found) <= set(built)
                    majorities += count > 0
            trophies = sum(s.trophies[seat * players : (seat + 1) * players])
            stand = statue_points(s, seat) - trophies
            assert len(chronicle.counted(seat, FOR_STATUES, 0)) == stand
            statues += stand > 0
            assert chronicle.counted(seat, FOR_FAVOUR, 0) == []
    assert min(majorities, statues) > 20


@rule("SG-W2")
def test_a_shortage_is_told_with_rice_and_provinces() -> None:
    short = 0
    for s, _, news in chronicled(3):
        for event, told in news:
            if event.key == "sg-shortage":
                assert told is not None
                lacked, revolts, farmers = event.b, event.c, event.d
                rice = s.rice[event.a]  # revolts change no rice
                assert told == {
                    "rice": rice,
                    "provinces": rice + lacked,
                    "short": lacked,
                    "revolts": revolts,
                    "farmers": farmers,
                }
                short += 1
    assert short > 2


def test_farmers_always_fight_in_their_revolt() -> None:
    revolt = Event("sg-revolt", EVERYBODY, 2, 5, 1, 0)
    moved = Event("sg-moved", EVERYBODY, 2, 5, 6, 1)
    table = Table({})
    purple = CUBES[table.state.setup.colour[2]]
    chronicle = table.state.chronicle()
    sides = {"green": "attack", purple: "defence"}
    assert chronicle.background([moved, revolt], revolt) == {"defender": 2, "sides": sides}
    assert chronicle.background([moved, revolt], moved) is None


@rule("SG-B13", "SG-B14", "SG-B16")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_side_with_more_counted_cubes_wins(seed: int) -> None:
    """After every throw the strengths told explain how the battle or the revolt ended."""
    ends: set[str] = set()
    for _, _, news in chronicled(seed):
        strengths: list[tuple[int, int]] = []
        for event, told in news:
            if event.key == "sg-thrown" and told is not None:
                fell = cast(Strength, told)
                strengths.append((fell["attack"], fell["defence"]))
            elif event.key in ENDS:
                attack, defence = strengths.pop()
                assert ENDS[event.key](attack, defence), event
                ends.add(event.key)
    assert len(ends) > 3
