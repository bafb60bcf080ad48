"""Favours 10, 11 and 18: nobody attacks the player this round (SG-XT38…XT40, SG-Q62…Q64)."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.flow.campaign import clean_up
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.names import PROVINCES, SLOTS
from tests.rule import rule
from tests.shogun.table import SHOGUN, Table

MINO = PROVINCES.index("mino")
BATTLES = ["battle1", "battle2"]
# Seat 0 holds Mino, seat 1 Hida (adjacent), seat 2 Kaga (adjacent to Hida).
LAND = {"mino": (0, 2), "hida": (1, 3), "kaga": (2, 2)}


def covered(number: int, game: Shogun = SHOGUN) -> list[str]:
    """Return the print of a card, by the data."""
    bits = game.tables.protections[(10, 11, 18).index(number)]
    return [battle for n, battle in enumerate(BATTLES) if bits >> n & 1]


def protected(number: int, battle: str, game: Shogun = SHOGUN) -> Table:
    """Seat 0 has the favour; seat 1 plans this battle in Hida."""
    table = Table(LAND, plans=[{}, {battle: "hida"}], game=game, expansions="court")
    table.receive([7, 0, 0], [number, 0, 0])
    table.do(f"favour {number}")
    return table


@rule("SG-XT38", "SG-XT40", "SG-Y48", "SG-Q64")
@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("number", [10, 11, 18])
def test_no_target_in_what_the_card_shows(number: int, battle: str) -> None:
    table = protected(number, battle).carry_out(battle)
    assert table.to_act == [1]
    assert ("attack mino 2 without" in table.legal()) == (battle not in covered(number))
    if battle in covered(number):
        assert table.refusal("attack mino 2 without") == "SG-XT40"
    assert "attack kaga 2 without" in table.legal()  # others are not protected
    assert "attack shinano 1 without" in table.legal()  # nor are neutral provinces


@rule("SG-XT38", "SG-Q64")
def test_what_a_card_shows_is_a_figure() -> None:
    """Turned round in a data file, the protection turns round."""
    own: dict[str, object] = {
        "favours": {"protection": {"actions": [BATTLES, ["battle1"], ["battle2"]]}}
    }
    game = SHOGUN.with_data(own)
    assert isinstance(game, Shogun)
    for number, shown in ((10, BATTLES), (11, ["battle1"]), (18, ["battle2"])):
        assert covered(number, game) == shown
        for battle in BATTLES:
            table = protected(number, battle, game).carry_out(battle)
            assert ("attack mino 1 without" in table.legal()) == (battle not in shown)


@rule("SG-XT24", "SG-XT39", "SG-Y48")
@pytest.mark.parametrize("battle", BATTLES)
def test_it_ends_with_the_round(battle: str) -> None:
    table = protected(18, battle)
    assert table.state.shields != [0, 0, 0]
    seats = table.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["shields"] == covered(18)  # the card lies in front of him
    plans = table.state.plans[:]
    clean_up(table.state)
    assert table.state.shields == [0, 0, 0]
    table.state.plans, table.state.order = plans, [0, 1, 2]  # the next round
    table.carry_out(battle)
    assert "attack mino 2 without" in table.legal()


@rule("SG-XT39")
def test_it_lasts_from_the_palace_to_the_last_action() -> None:
    battle = covered(18)[-1]
    table = protected(18, battle)
    table.begin("r9c")
    assert table.to_act == [1]
    assert table.refusal("attack mino 1 without") == "SG-XT40"


@rule("SG-XT40", "SG-Y48")
def test_moves_and_revolts_of_the_protected_go_on() -> None:
    table = protected(18, "battle1")
    table.state.plans[SLOTS.index("tax")] = MINO
    table.state.unrest[MINO] = 1
    table.falls({"green": 1})
    table.carry_out("tax")
    assert table.province("mino") == (-1, 0)
    assert len(table.events("sg-overrun")) == 1
    for battle in BATTLES:
        table = Table(LAND, plans=[{battle: "mino"}], expansions="court")
        table.receive([7, 0, 0], [18, 0, 0])
        table.do("favour 18")
        table.carry_out(battle)
        assert table.to_act == [0]
        assert "attack hida 1 without" in table.legal()


@rule("SG-Q62")
@pytest.mark.parametrize("battle", BATTLES)
def test_newly_won_provinces_are_covered_too(battle: str) -> None:
    number = next(n for n in (10, 11, 18) if battle in covered(n))
    land = {"mino": (0, 4), "shinano": (1, 4), "kaga": (2, 2)}
    table = Table(land, plans=[{battle: "mino"}, {battle: "shinano"}], expansions="court")
    table.receive([7, 0, 0], [number, 0, 0])
    table.do(f"favour {number}")
    table.falls({"blue": 3})
    table.carry_out(battle)
    assert table.to_act == [0]
    table.do("attack hida 3 without")
    assert table.province("hida") == (0, 3)
    assert table.to_act == [1]
    assert table.refusal("attack hida 1 without") == "SG-XT40"
    assert "attack etchu 1 without" in table.legal()  # neutral


@rule("SG-Q62")
def test_a_lost_province_is_covered_no_longer() -> None:
    table = protected(18, "battle1")
    table.state.neutralise(MINO, "sg-overrun", table.state.owner[MINO])
    table.carry_out("battle1")
    assert "attack mino 2 without" in table.legal()


@rule("SG-Q63")
def test_only_own_provinces_are_left_as_targets() -> None:
    # Noto touches Etchu and Kaga only; one is protected, the other has a temple or is his own.
    battle = covered(18)[0]
    for owner, targets in ((2, []), (1, ["move etchu 1"])):
        land = {"noto": (1, 2), "kaga": (0, 2), "etchu": (owner, 2)}
        table = Table(
            land,
            buildings={"etchu": "temple"},
            plans=[{}, {battle: "noto"}],
            event="t6",
            expansions="court",
        )
        table.receive([7, 0, 0], [18, 0, 0])
        table.do("favour 18")
        table.carry_out(battle)
        assert table.legal() == ["stay", *targets]
        table.do("stay")
        assert table.province("noto") == (1, 2)
