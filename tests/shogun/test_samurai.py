"""Samurai: valour cards for provinces in at least four regions (SG-XS, SG-Y50…Y53, SG-Q66).

The bonuses are read from the data; where a vector of the ledger names them, its numbers are
played with a data file of one's own.
"""

from __future__ import annotations

import pytest

from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.names import BONUSES, EVENT_CARDS, PROVINCES
from tests.rule import rule
from tests.shogun.table import SHOGUN, Table

#: One province of each region on the sun side.
REGIONS = ["aki", "mino", "ise", "kai", "kaga"]
LEDGER: dict[str, object] = {"valour": {"cards": [[2, 0, 1, 0], [4, 1, 2, 0], [6, 2, 3, 1]]}}


def spread(regions: int, seat: int = 0) -> dict[str, tuple[int, int]]:
    """Provinces of a seat in this many regions, in the first of them two."""
    return {"bingo": (seat, 2)} | dict.fromkeys(REGIONS[:regions], (seat, 2))


def valiant(card: int, game: Shogun = SHOGUN) -> Table:
    """Seat 0 has just turned up this valour card: 5 chests, 3 rice, 10 points, 10 in supply."""
    table = Table(spread(4), chests=[5] * 3, rice=[3] * 3, points=[10] * 3, game=game,
                  expansions="samurai")  # fmt: skip
    table.with_supply(0, 10)
    table.state.valour = [card - 2, 0, 0]
    table.run(Valour(0, 0))
    assert table.state.valour[0] == card - 1
    return table


def goods(table: Table) -> tuple[int, int, int, int, int]:
    """Chests, rice, supply, own cubes in the tray, points."""
    return (
        table.chests(0),
        table.rice(0),
        table.supply(0),
        table.tray.get("blue", 0),
        table.points(0),
    )


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
    table = valiant(card, game)
    assert table.legal() == [f"bonus {name}" for name in offered] + ["decline"]
    for name in BONUSES:
        if name not in offered:
            assert table.refusal(f"bonus {name}") == "SG-Q66"
    for name, after in offered.items():
        table = valiant(card, game)
        table.do(f"bonus {name}")
        assert goods(table) == after
        assert table.asked == ""
        assert table.state.faults() == []


@rule("SG-XS3", "SG-XS5", "SG-XS8", "SG-Q66")
@pytest.mark.parametrize("card", [2, 3, 4])
@pytest.mark.parametrize("kind", range(4))
def test_the_bonus_of_the_figures(card: int, kind: int) -> None:
    amount = SHOGUN.tables.valour[card - 2][kind]
    table = valiant(card)
    text = f"bonus {BONUSES[kind]}"
    assert (text in table.legal()) == (amount > 0)  # a zero is no choice
    if amount:
        table.do(text)
        plus = [0] * 4
        plus[kind] = amount
        chests, rice, armies, points = plus
        assert goods(table) == (5 + chests, 3 + rice, 10 - armies, armies, 10 + points)
        assert table.asked == ""  # only one


@rule("SG-XS3", "SG-Q66", "SG-Y50")
@pytest.mark.parametrize("card", [2, 3, 4])
def test_none_may_be_chosen_and_the_stack_advances(card: int) -> None:
    table = valiant(card)
    table.do("decline")
    assert goods(table) == (5, 3, 10, 0, 10)
    assert table.state.valour == [card - 1, 0, 0]
    assert table.to_act == []


@rule("SG-Q66")
def test_as_many_armies_as_the_supply_holds() -> None:
    table = valiant(4)
    table.with_supply(0, 1)
    assert SHOGUN.tables.valour[2][BONUSES.index("armies")] > 1
    table.do("bonus armies")
    assert table.supply(0) == 0
    assert table.tray == {"blue": 1}


@rule("SG-XS2", "SG-XS3", "SG-XS4", "SG-Q66")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("regions", [1, 3, 4, 5])
def test_four_regions_are_needed_whatever_the_number_of_players(players: int, regions: int) -> None:
    table = Table(spread(regions), players=players, expansions="samurai")
    before = goods(table)
    table.run(Valour(0, 0))
    if regions < 4:
        assert table.asked == ""
        assert table.state.valour == [0] * players
        assert goods(table) == before
    else:
        assert (table.asked, table.to_act) == ("SG-D9", [0])
        assert table.state.valour == [1] + [0] * (players - 1)


@rule("SG-XS2", "SG-Q66")
def test_in_turn_order_and_judged_at_that_moment() -> None:
    land = spread(4, 0) | {"hoki": (1, 2), "hida": (1, 2), "yamato": (1, 2), "izu": (1, 2)}
    table = Table(land | {"etchu": (2, 2)}, order=[1, 2, 0], expansions="samurai")
    table.run(Valour(0, 0))
    assert table.to_act == [1]
    assert table.state.valour == [0, 1, 0]  # seat 0 is checked later
    table.state.neutralise(PROVINCES.index("kai"), "sg-overrun", 0)
    table.state.supply[0] += 2
    table.do("decline")
    assert table.asked == ""
    assert table.state.valour == [0, 1, 0]
    assert table.events("sg-no-valour") == [
        {"player": 2, "regions": 1},
        {"player": 0, "regions": 3},
    ]


@rule("SG-Q66", "SG-XS5")
def test_the_five_sets_are_alike() -> None:
    for card in (2, 3, 4):
        seen = set()
        for seat in range(5):
            table = Table(spread(4, seat), players=5, expansions="samurai")
            table.state.valour = [card - 2] * 5
            table.run(Valour(0, 0))
            assert table.to_act == [seat]
            seen.add(tuple(table.legal()))
            table.do("bonus chests")
            assert table.chests(seat) == 12 + SHOGUN.tables.valour[card - 2][0]
        assert len(seen) == 1


@rule("SG-Q60")
@pytest.mark.parametrize("event", ["t7", "t8", "t10", "t11"])
@pytest.mark.parametrize("name", ["chests", "rice"])
def test_events_and_special_cards_leave_bonuses_alone(event: str, name: str) -> None:
    table = Table(spread(4), special={0: "chest+1", 1: "rice+1"}, event=event,
                  expansions="samurai")  # fmt: skip
    table.state.special = [table.state.special[0 if name == "chests" else 1], -1, -1]
    table.state.valour = [2, 0, 0]
    table.run(Valour(0, 0))
    before = table.chests(0) if name == "chests" else table.rice(0)
    table.do(f"bonus {name}")
    after = table.chests(0) if name == "chests" else table.rice(0)
    assert after - before == SHOGUN.tables.valour[2][BONUSES.index(name)]
    assert not any(table.state.unrest)


# the course of a year


@rule("SG-XS1")
def test_the_empty_banner_lies_on_top() -> None:
    table = Table.new(players=5, expansions="samurai")
    assert table.state.valour == [0] * 5
    seats = table.view()["seats"]
    assert isinstance(seats, list)
    assert [seat["valour"] for seat in seats] == [1] * 5
    # the first success gives card 2, not the bonus-free card 1
    table = Table(spread(5), expansions="samurai")
    table.run(Valour(0, 0))
    assert table.events("sg-valour") == [{"player": 0, "card": 2}]


@rule("SG-XS2", "SG-XS8")
def test_a_check_in_every_action_round_right_after_the_turn_order() -> None:
    table = Table.new(7, players=3, expansions="samurai")
    table.play_random()
    walked = table.steps
    checks = [n for n, step in enumerate(walked) if step == "r8"]
    assert len(checks) == 6
    assert all(walked[n - 1 : n + 2] == ["r6", "r8", "r10"] for n in checks)
    winter = walked.index("w1")
    assert sum(n < winter for n in checks) == 3
    base = Table.new(7, players=3)
    base.plan_default()
    base.play_random("SG-D15")
    assert "r8" not in base.steps


def checks(valour: list[int], regions: tuple[int, ...]) -> list[int]:
    """Seat 0's top card after each check; every bonus is declined."""
    tops: list[int] = []
    for count in regions:
        table = Table(spread(count), expansions="samurai")
        table.state.valour = valour
        table.run(Valour(0, 0))
        assert table.asked == ("SG-D9" if count >= 4 else "")
        if table.asked:
            table.do("decline")
        valour = table.state.valour
        tops.append(valour[0] + 1)
    return tops


@rule("SG-XS4", "SG-XS6", "SG-XS8", "SG-Y53")
def test_two_years() -> None:
    assert checks([0, 0, 0], (4, 3, 5)) == [2, 2, 3]
    table = Table(spread(5), rice=[9] * 3, season="autumn", expansions="samurai")
    table.state.valour = [2, 3, 1]
    table.state.events = [EVENT_CARDS.index("t7")]
    table.begin("w1")
    assert (table.asked, table.state.year) == ("SG-D6", 2)
    assert table.state.valour == [0, 0, 0]
    assert checks(table.state.valour, (5, 5, 4)) == [2, 3, 4]
