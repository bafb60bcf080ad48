"""Winter and the end of the game (RS-E10…E17)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.names import PROVINCES
from tests.rising_sun.table import Table
from tests.rule import rule


def winners(table: Table) -> list[int]:
    result = table.state.result()
    assert result is not None
    return result.winners()


def ended(
    honor: str,
    points_: dict[str, int],
    allies: str = "",
    cards: dict[str, str] | None = None,
    set_: str = "archway",
) -> Table:
    """The end of the game with these points."""
    table = Table(honor, None, cards, allies, points=points_, season="autumn", set=set_)
    table.winter()
    assert not table.asked
    return table


@rule("RS-E10", "RS-Q84")
def test_in_winter_only_the_hostages_are_set_up() -> None:
    table = Table(
        "koi lotus turtle",
        {"prison:koi": {"lotus": "bushi shinto"}},
        season="autumn",
        phase="war",
    )
    table.cleanup()
    told = table.keys
    after = told[told.index("rs-season") :]
    assert table.figures("lotus", "prison:koi") == ""
    assert table.coins("koi") == 2
    assert table.coins("lotus") == 0  # no income
    assert not {"rs-wars", "rs-cards", "rs-tea"} & set(after)
    assert table.display == ""
    assert table.state.wars == []


@rule("RS-E11", "RS-E12", "RS-E13", "RS-Q84")
def test_cards_then_tokens_then_sets() -> None:
    table = Table(
        "turtle koi lotus",
        {"prison:koi": {"lotus": "bushi"}},
        {"koi": "form-of-the-kitsune", "turtle": "form-of-the-kitsune"},
        tokens={"koi": "spring:edo summer:oshu", "lotus": "autumn:edo autumn:oshu autumn:kyoto"},
        season="autumn",
    )
    table.winter()
    told = [event for event in table.history if event["key"] in ("rs-returned", "rs-scored")]
    assert [(e["key"], e["player"], e.get("points"), e.get("cause")) for e in told] == [
        ("rs-returned", 1, None, None),
        ("rs-scored", 2, 3, "form-of-the-kitsune"),  # in the order of honor
        ("rs-scored", 0, 3, "form-of-the-kitsune"),
        ("rs-scored", 0, 3, "tokens"),
        ("rs-scored", 1, 9, "tokens"),
        ("rs-scored", 1, 10, "set"),
    ]


@rule("RS-E12", "RS-X22")
@pytest.mark.parametrize(("season", "value"), [("spring", 1), ("summer", 2), ("autumn", 3)])
def test_the_value_of_a_token(season: str, value: int) -> None:
    table = Table("koi lotus turtle", tokens={"lotus": f"{season}:edo"}, season="autumn")
    table.winter()
    assert table.points("lotus") == value


@rule("RS-E13", "RS-X23")
@pytest.mark.parametrize(
    ("count", "bonus"),
    [(0, 0), (1, 0), (2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)],
)
def test_the_set_of_different_provinces(count: int, bonus: int) -> None:
    held = " ".join(f"spring:{name}" for name in PROVINCES[:count])
    table = Table("koi lotus turtle", tokens={"lotus": held}, season="autumn")
    table.winter()
    assert table.points("lotus") == count + bonus


@rule("RS-E14")
def test_several_tokens_of_one_province_count_once_for_the_set() -> None:
    table = Table(
        "koi lotus turtle",
        tokens={"lotus": "spring:edo summer:edo autumn:edo"},
        season="autumn",
    )
    table.winter()
    assert table.points("lotus") == 1 + 2 + 3


@rule("RS-XD16", "RS-E12", "RS-E13", "RS-E14")
def test_six_tokens_of_four_provinces() -> None:
    table = Table(
        "koi lotus turtle",
        tokens={
            "lotus": "spring:edo spring:kyoto spring:oshu summer:edo autumn:kyoto autumn:nagato"
        },
        season="autumn",
    )
    table.winter()
    assert table.points("lotus") == 21


@rule("RS-E15")
def test_the_most_points_win_whatever_the_honor() -> None:
    table = ended("koi turtle lotus", {"lotus": 31, "koi": 30, "turtle": 30})
    assert winners(table) == [1]
    result = table.state.result()
    assert result is not None
    assert result.places == [2, 1, 3]
    assert table.events("rs-end")[0]["players"] == [1]


@rule("RS-E16")
@pytest.mark.parametrize("honor", ["koi lotus turtle", "turtle lotus koi"])
def test_a_tie_goes_to_honor(honor: str) -> None:
    table = ended(honor, {"koi": 40, "turtle": 40, "lotus": 39})
    assert winners(table) == [["koi", "lotus", "turtle"].index(honor.split(maxsplit=1)[0])]


@rule("RS-E17", "RS-X29", "RS-A14", "RS-V32", "RS-A15")
def test_allies_tied_for_the_first_place_win_together() -> None:
    table = ended("koi lotus turtle", {"lotus": 50, "turtle": 50, "koi": 12}, "lotus-turtle")
    assert winners(table) == [1, 2]
    result = table.state.result()
    assert result is not None
    assert result.places == [3, 1, 1]


@rule("RS-E17", "RS-V32")
def test_allies_with_different_points_do_not_share() -> None:
    table = ended("koi lotus turtle", {"lotus": 50, "turtle": 49}, "lotus-turtle")
    assert winners(table) == [1]


@rule("RS-XD23", "RS-Q85")
@pytest.mark.parametrize(
    ("allies", "seats"),
    [("lotus-turtle", [1, 2]), ("", [2]), ("koi-lotus", [2])],
)
def test_of_three_tied_the_most_honored_wins_with_an_ally_who_is_tied(
    allies: str, seats: list[int]
) -> None:
    table = ended("turtle koi lotus", {"koi": 60, "lotus": 60, "turtle": 60}, allies)
    assert winners(table) == seats


@rule("RS-Q85", "RS-E17")
def test_an_ally_who_is_not_tied_does_not_share() -> None:
    table = ended("turtle koi lotus", {"koi": 60, "lotus": 59, "turtle": 60}, "lotus-turtle")
    assert winners(table) == [2]


@rule("RS-Q84")
def test_cards_that_need_an_ally_do_not_work_in_winter() -> None:
    table = ended(
        "sun lotus turtle",
        {"sun": 20, "lotus": 20},
        "sun-turtle",
        cards={"sun": "loyalty"},
        set_="teapot",
    )
    assert table.points("sun") == 21  # for the tie it won, and nothing on top
    assert table.points("lotus") == 19


@rule("RS-Q84", "RS-E11")
def test_winter_cards_see_the_map_as_cleanup_left_it() -> None:
    table = Table(
        "koi lotus turtle",
        {"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}, "fujin": {"koi": "komainu"}},
        {"koi": "form-of-the-kitsune form-of-the-beast"},
        season="autumn",
        phase="war",
    )
    table.cleanup()
    assert table.figures("koi", "reserve").split().count("komainu") == 1
    assert table.points("koi") == 6 + 3


@rule("RS-Q62", "RS-Q85", "RS-E17")
def test_an_ally_of_sun_who_is_tied_for_first_wins_with_it() -> None:
    table = Table(
        "sun koi lotus",
        allies="sun-koi",
        points={"sun": 60, "koi": 60, "lotus": 60},
        season="winter",
        phase="winter",
    )
    table.winter()
    result = table.state.result()
    assert result is not None
    assert sorted(result.winners()) == sorted([table.seat("sun"), table.seat("koi")])
    assert table.points("sun") == 61
    assert table.points("koi") == 60
    assert table.points("lotus") == 59
