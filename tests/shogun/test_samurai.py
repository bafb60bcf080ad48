"""Samurai: valour cards for provinces in at least four regions (SG-XS, SG-Y50…Y53, SG-Q66).

The bonuses are read from the figures; where a vector of the ledger names them, its numbers are
played with a data file of one's own.
"""

from __future__ import annotations

import pytest

from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.names import BONUSES, EVENT_CARDS, PROVINCES
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    SHOGUN,
    asked,
    at_table,
    begin,
    do,
    happened,
    legal,
    new_game,
    plan_default,
    play,
    refusal,
    run,
    steps,
    tray,
    with_supply,
)

#: One province of each region on the sun side.
REGIONS = ["aki", "mino", "ise", "kai", "kaga"]
LEDGER: dict[str, object] = {"valour": {"cards": [[2, 0, 1, 0], [4, 1, 2, 0], [6, 2, 3, 1]]}}


def spread(regions: int, seat: int = 0) -> dict[str, tuple[int, int]]:
    """Provinces of a seat in this many regions, in the first of them two."""
    return {"bingo": (seat, 2)} | dict.fromkeys(REGIONS[:regions], (seat, 2))


def valiant(card: int, game: Shogun = SHOGUN) -> ShogunState:
    """Seat 0 has just turned up this valour card: 5 chests, 3 rice, 10 points, 10 in supply."""
    s = at_table(spread(4), chests=[5] * 3, rice=[3] * 3, points=[10] * 3, game=game,
                 expansions="samurai")  # fmt: skip
    with_supply(s, 0, 10)
    s.valour = [card - 2, 0, 0]
    run(s, Valour(0, 0))
    assert s.valour[0] == card - 1
    return s


def goods(s: ShogunState) -> tuple[int, int, int, int, int]:
    """Chests, rice, supply, own cubes in the tray, points."""
    return s.chests[0], s.rice[0], s.supply[0], tray(s).get("blue", 0), s.points[0]


@rule("SG-XS5", "SG-Y50", "SG-Y51", "SG-Y52")
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        (2, {"chests": (7, 3, 10, 0, 10), "armies": (5, 3, 9, 1, 10)}),
        (3, {"chests": (9, 3, 10, 0, 10), "rice": (5, 4, 10, 0, 10), "armies": (5, 3, 8, 2, 10)}),
        (
            4,
            {
                "chests": (11, 3, 10, 0, 10),
                "rice": (5, 5, 10, 0, 10),
                "armies": (5, 3, 7, 3, 10),
                "points": (5, 3, 10, 0, 11),
            },
        ),
    ],
)
def test_the_cards_of_the_ledger(card: int, offered: dict[str, tuple[int, ...]]) -> None:
    game = SHOGUN.with_data(LEDGER)
    assert isinstance(game, Shogun)
    s = valiant(card, game)
    assert legal(s) == [f"bonus {name}" for name in offered] + ["decline"]
    for name in BONUSES:
        if name not in offered:
            assert refusal(s, f"bonus {name}") == "SG-Q66"
    for name, after in offered.items():
        s = valiant(card, game)
        do(s, f"bonus {name}")
        assert goods(s) == after
        assert asked(s) == ""
        assert s.faults() == []


@rule("SG-XS3", "SG-XS5", "SG-XS8", "SG-Q66")
@pytest.mark.parametrize("card", [2, 3, 4])
@pytest.mark.parametrize("kind", range(4))
def test_the_bonus_of_the_figures(card: int, kind: int) -> None:
    amount = SHOGUN.tables.valour[card - 2][kind]
    s = valiant(card)
    text = f"bonus {BONUSES[kind]}"
    assert (text in legal(s)) == (amount > 0)  # a zero is no choice
    if amount:
        do(s, text)
        plus = [0] * 4
        plus[kind] = amount
        chests, rice, armies, points = plus
        assert goods(s) == (5 + chests, 3 + rice, 10 - armies, armies, 10 + points)
        assert asked(s) == ""  # only one


@rule("SG-XS3", "SG-Q66", "SG-Y50")
@pytest.mark.parametrize("card", [2, 3, 4])
def test_none_may_be_chosen_and_the_stack_advances(card: int) -> None:
    s = valiant(card)
    do(s, "decline")
    assert goods(s) == (5, 3, 10, 0, 10)
    assert s.valour == [card - 1, 0, 0]
    assert s.to_act() == []


@rule("SG-Q66")
def test_as_many_armies_as_the_supply_holds() -> None:
    s = valiant(4)
    with_supply(s, 0, 1)
    assert SHOGUN.tables.valour[2][BONUSES.index("armies")] > 1
    do(s, "bonus armies")
    assert s.supply[0] == 0
    assert tray(s) == {"blue": 1}


@rule("SG-XS2", "SG-XS3", "SG-XS4", "SG-Q66")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("regions", [1, 3, 4, 5])
def test_four_regions_are_needed_whatever_the_number_of_players(players: int, regions: int) -> None:
    s = at_table(spread(regions), players=players, expansions="samurai")
    before = goods(s)
    run(s, Valour(0, 0))
    if regions < 4:
        assert asked(s) == ""
        assert s.valour == [0] * players
        assert goods(s) == before
    else:
        assert (asked(s), s.to_act()) == ("SG-D9", [0])
        assert s.valour == [1] + [0] * (players - 1)


@rule("SG-XS2", "SG-Q66")
def test_in_turn_order_and_judged_at_that_moment() -> None:
    land = spread(4, 0) | {"hoki": (1, 2), "hida": (1, 2), "yamato": (1, 2), "izu": (1, 2)}
    s = at_table(land | {"etchu": (2, 2)}, order=[1, 2, 0], expansions="samurai")
    run(s, Valour(0, 0))
    assert s.to_act() == [1]
    assert s.valour == [0, 1, 0]  # seat 0 is checked later
    s.neutralise(PROVINCES.index("kai"), "sg-overrun", 0)
    s.supply[0] += 2
    do(s, "decline")
    assert asked(s) == ""
    assert s.valour == [0, 1, 0]
    assert happened(s, "sg-no-valour") == [{"player": 2, "regions": 1}, {"player": 0, "regions": 3}]


@rule("SG-Q66", "SG-XS5")
def test_the_five_sets_are_alike() -> None:
    for card in (2, 3, 4):
        seen = set()
        for seat in range(5):
            s = at_table(spread(4, seat), players=5, expansions="samurai")
            s.valour = [card - 2] * 5
            run(s, Valour(0, 0))
            assert s.to_act() == [seat]
            seen.add(tuple(legal(s)))
            do(s, "bonus chests")
            assert s.chests[seat] == 12 + SHOGUN.tables.valour[card - 2][0]
        assert len(seen) == 1


@rule("SG-Q60")
@pytest.mark.parametrize("event", ["t7", "t8", "t10", "t11"])
@pytest.mark.parametrize("name", ["chests", "rice"])
def test_events_and_special_cards_leave_bonuses_alone(event: str, name: str) -> None:
    s = at_table(spread(4), special={0: "chest+1", 1: "rice+1"}, event=event,
                 expansions="samurai")  # fmt: skip
    s.special = [s.special[0 if name == "chests" else 1], -1, -1]
    s.valour = [2, 0, 0]
    run(s, Valour(0, 0))
    before = s.chests[0] if name == "chests" else s.rice[0]
    do(s, f"bonus {name}")
    after = s.chests[0] if name == "chests" else s.rice[0]
    assert after - before == SHOGUN.tables.valour[2][BONUSES.index(name)]
    assert not any(s.unrest)


# the course of a year


@rule("SG-XS1")
def test_the_empty_banner_lies_on_top() -> None:
    s = new_game(players=5, expansions="samurai")
    assert s.valour == [0] * 5
    seats = s.observe(-1)["seats"]
    assert isinstance(seats, list)
    assert [seat["valour"] for seat in seats] == [1] * 5
    # the first success gives card 2, not the bonus-free card 1
    table = at_table(spread(5), expansions="samurai")
    run(table, Valour(0, 0))
    assert happened(table, "sg-valour") == [{"player": 0, "card": 2}]


@rule("SG-XS2", "SG-XS8")
def test_a_check_in_every_action_round_right_after_the_turn_order() -> None:
    s = new_game(7, players=3, expansions="samurai")
    play(s, "never")
    walked = steps(s)
    checks = [n for n, step in enumerate(walked) if step == "r8"]
    assert len(checks) == 6
    assert all(walked[n - 1 : n + 2] == ["r6", "r8", "r10"] for n in checks)
    winter = walked.index("w1")
    assert sum(n < winter for n in checks) == 3
    base = new_game(7, players=3)
    plan_default(base)
    play(base, "SG-D15")
    assert "r8" not in steps(base)


def checks(valour: list[int], regions: tuple[int, ...]) -> list[int]:
    """Seat 0's top card after each check; every bonus is declined."""
    tops: list[int] = []
    for count in regions:
        s = at_table(spread(count), expansions="samurai")
        s.valour = valour
        run(s, Valour(0, 0))
        assert asked(s) == ("SG-D9" if count >= 4 else "")
        if asked(s):
            do(s, "decline")
        valour = s.valour
        tops.append(valour[0] + 1)
    return tops


@rule("SG-XS4", "SG-XS6", "SG-XS8", "SG-Y53")
def test_two_years() -> None:
    assert checks([0, 0, 0], (4, 3, 5)) == [2, 2, 3]
    s = at_table(spread(5), rice=[9] * 3, season="autumn", expansions="samurai")
    s.valour = [2, 3, 1]
    s.events = [EVENT_CARDS.index("t7")]
    begin(s, "w1")
    assert (asked(s), s.year) == ("SG-D6", 2)
    assert s.valour == [0, 0, 0]
    assert checks(s.valour, (5, 5, 4)) == [2, 3, 4]
