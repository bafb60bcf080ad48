"""Several effects at one moment: first or last, the own order, and when nobody is asked."""

from __future__ import annotations

from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    default,
    events,
    force,
    honor,
    keys,
    legal,
    no_bids,
    points,
    refusal,
    ronin,
    run,
    tokens,
    war,
)
from tests.rule import rule


def season_start(s: RisingSunState) -> None:
    """From the hostages of a season's set-up on."""
    run(s, Course(3, 0))


def shamed(honor_: str, owners: str) -> RisingSunState:
    """Every clan of `owners` loses honor at the start of Summer by a card."""
    s = at_table(
        honor_,
        cards=dict.fromkeys(owners.split(), "path-of-the-salamander"),
        set_="ship",
        season="summer",
    )
    season_start(s)
    return s


# two and more players (RS-Q05)


@rule("RS-Q05", "RS-DP18", "RS-H11", "RS-V05")
def test_the_most_honored_owner_chooses_to_be_first_or_last() -> None:
    s = shamed("koi lotus turtle", owners="lotus koi")
    assert asked(s) == "koi RS-DP18"
    assert legal(s, "koi") == ["first", "last"]
    assert default(s, "koi") == "first"


@rule("RS-XD06", "RS-Q07", "RS-Q05")
def test_honor_lost_by_two_first() -> None:
    s = shamed("koi lotus turtle", owners="lotus koi")
    answer(s, "koi", "first")
    assert honor(s) == "koi lotus turtle"


@rule("RS-XD06", "RS-Q07", "RS-Q05")
def test_honor_lost_by_two_last() -> None:
    s = shamed("koi lotus turtle", owners="lotus koi")
    answer(s, "koi", "last")
    assert honor(s) == "turtle koi lotus"


@rule("RS-Q07")
def test_a_step_without_effect_is_lost() -> None:
    s = shamed("koi lotus turtle", owners="turtle lotus")
    answer(s, "lotus", "last")  # Turtle, the lowest, loses nothing; then Lotus falls below it
    assert honor(s) == "koi turtle lotus"
    assert len(events(s, "rs-honor-down")) == 1


@rule("RS-Q05", "RS-DP18")
def test_of_three_who_go_last_the_first_to_say_so_is_the_very_last() -> None:
    s = shamed("koi lotus turtle", owners="koi lotus turtle")
    answer(s, "koi", "last")
    assert asked(s) == "lotus RS-DP18"
    answer(s, "lotus", "last")
    gains = [event["player"] for event in events(s, "rs-coins")]
    assert gains == [2, 1, 0]


@rule("RS-Q05")
def test_the_rest_go_on_the_same_way_among_themselves() -> None:
    s = shamed("koi lotus turtle", owners="koi lotus turtle")
    answer(s, "koi", "first")  # now Lotus, Koi, Turtle
    assert honor(s) == "lotus koi turtle"
    assert asked(s) == "lotus RS-DP18"
    answer(s, "lotus", "last")
    assert [event["player"] for event in events(s, "rs-coins")] == [0, 2, 1]


@rule("RS-Q05")
def test_honor_is_read_again_for_each_choice() -> None:
    s = at_table(
        "koi lotus turtle bonsai",
        cards={
            "koi": "path-of-the-salamander path-of-the-salamander",
            "lotus": "path-of-the-salamander",
            "turtle": "path-of-the-salamander",
        },
        set_="ship",
        season="summer",
    )
    season_start(s)
    answer(s, "koi", "first")  # both copies: Lotus, Turtle, Koi, Bonsai
    assert honor(s) == "lotus turtle koi bonsai"
    assert asked(s) == "lotus RS-DP18"
    answer(s, "lotus", "first")
    # Lotus fell below Turtle, who is alone now and falls back below Lotus
    assert honor(s) == "lotus turtle koi bonsai"


@rule("RS-Q05")
def test_plain_gains_come_in_honor_order_without_a_question() -> None:
    s = at_table(
        "turtle koi lotus",
        cards={"koi": "way-of-the-shogun", "lotus": "way-of-the-ronin", "turtle": "way-of-bushido"},
        ronin={"koi": 1},
        wars="oshu",
    )
    s.cards = [*s.cards[:2], [*s.cards[2], 3]]  # a Virtue for Bushido
    war(s)
    assert s.ask is None
    told = [e["player"] for e in events(s) if e["key"] in ("rs-coins", "rs-ronin", "rs-exchanged")]
    assert told == [2, 0, 0, 1]
    assert (coins(s, "koi"), ronin(s, "lotus")) == (4, 2)


@rule("RS-Q05")
def test_plain_gains_are_a_question_where_somebody_reacts_to_gains() -> None:
    s = at_table(
        "turtle koi lotus",
        cards={"koi": "way-of-the-shogun", "turtle": "way-of-the-shogun", "lotus": "loyalty"},
        set_="teapot",
        wars="oshu",
    )
    war(s)
    assert asked(s) == "turtle RS-DP18"


@rule("RS-Q05")
def test_kois_exchange_counts_as_a_plain_gain() -> None:
    s = at_table(
        "turtle koi lotus",
        cards={"turtle": "way-of-the-shogun"},
        ronin={"koi": 3},
        wars="oshu",
    )
    war(s)
    assert s.ask is None
    assert (coins(s, "koi"), coins(s, "turtle")) == (3, 3)


@rule("RS-Q05")
def test_kois_exchange_waits_in_a_window_whose_order_matters() -> None:
    s = at_table(
        "turtle koi lotus",
        cards={"turtle": "way-of-the-righteous"},
        ronin={"koi": 1},
        set_="horseman",
        wars="oshu",
    )
    war(s)
    assert asked(s) == "turtle RS-DP18"
    answer(s, "turtle", "last")  # so that Koi has a coin to lose
    assert (coins(s, "turtle"), coins(s, "koi")) == (1, 0)


@rule("RS-Q05")
def test_koi_without_ronin_has_nothing_that_waits() -> None:
    s = at_table(
        "turtle koi lotus",
        cards={"turtle": "way-of-the-righteous"},
        coins={"lotus": 2},
        set_="horseman",
        wars="oshu",
    )
    war(s)
    assert s.ask is None
    assert coins(s, "turtle") == 1


@rule("RS-Q05")
def test_gains_of_one_instance_are_never_a_question() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "bushi", "turtle": "bushi"}},
        {"lotus": "righteousness loyalty", "turtle": "righteousness"},
        allies="lotus-turtle",
        set_="teapot",
        wars="oshu",
    )
    battles(s)
    for clan in ("koi", "lotus", "turtle"):
        bid(s, clan, 0, 0, 0, 0)
    assert s.ask is None
    assert (points(s, "lotus"), points(s, "turtle")) == (1 + 1, 1)


# one player (RS-Q06)


def ordering() -> RisingSunState:
    """Koi has two different effects at the start of Summer, one of them not a plain gain."""
    s = at_table(
        "koi lotus turtle",
        cards={"koi": "path-of-the-pacifist path-of-the-salamander"},
        tokens={"lotus": "spring:edo"},
        set_="ship",
        season="summer",
    )
    season_start(s)
    return s


@rule("RS-Q06", "RS-DP19")
def test_the_owner_orders_several_effects_by_default_as_they_were_bought() -> None:
    s = ordering()
    assert asked(s) == "koi RS-DP19"
    assert legal(s, "koi") == ["effect path-of-the-pacifist", "effect path-of-the-salamander"]
    assert default(s, "koi") == "effect path-of-the-pacifist"
    answer(s, "koi", "effect path-of-the-salamander")
    told = [key for key in keys(s) if key in ("rs-coins", "rs-points")]
    assert told == ["rs-coins", "rs-points"]


@rule("RS-Q06")
def test_an_effect_that_does_not_wait_cannot_be_chosen() -> None:
    s = ordering()
    assert refusal(s, "koi", "effect way-of-the-shogun") == "RS-Q06"


@rule("RS-Q06", "RS-DP19")
def test_copies_of_one_card_need_no_order() -> None:
    s = at_table(
        "koi lotus turtle",
        cards={"koi": "path-of-the-salamander path-of-the-salamander"},
        set_="ship",
        season="summer",
    )
    season_start(s)
    assert asked(s).endswith("RS-DP03")
    assert honor(s) == "lotus turtle koi"


@rule("RS-Q06", "RS-Q49")
def test_the_clans_ability_comes_last() -> None:
    s = at_table(
        "koi lotus turtle",
        {"edo": {"koi": "bushi"}},
        {"koi": "way-of-the-ashigaru way-of-the-ronin"},
        ronin={"koi": 1},
        set_="ship",
        wars="oshu",
    )
    war(s)
    assert asked(s) == "koi RS-DP19"
    assert legal(s, "koi") == ["effect way-of-the-ashigaru", "effect way-of-the-ronin"]
    answer(s, "koi", "effect way-of-the-ashigaru", "pass")
    told = keys(s)
    assert told.index("rs-ronin") < told.index("rs-exchanged")
    assert (coins(s, "koi"), ronin(s, "koi")) == (3, 0)


# lowest honor (RS-Q08)


def skulls(honor_: str, board: dict[str, str]) -> RisingSunState:
    return at_table(honor_, {"oshu": {"lotus": "oni-of-skulls", **board}}, wars="oshu")


@rule("RS-Q08")
def test_lowest_honor_is_read_among_those_with_force_there() -> None:
    assert force(skulls("lotus koi turtle", {"koi": "bushi"}), "lotus", "oshu") == 1
    assert force(skulls("koi lotus turtle", {"koi": "bushi"}), "lotus", "oshu") == 3
    lower = skulls("koi lotus bonsai", {"koi": "bushi", "bonsai": "stronghold"})
    assert force(lower, "lotus", "oshu") == 3  # a stronghold is no Force
    turtle = skulls("koi lotus turtle", {"koi": "bushi", "turtle": "stronghold"})
    assert force(turtle, "lotus", "oshu") == 1


@rule("RS-Q08")
def test_who_is_alone_is_lowest_and_highest() -> None:
    assert force(skulls("lotus koi turtle", {}), "lotus", "oshu") == 3


@rule("RS-Q08")
def test_in_a_battle_participants_count_without_figures_too() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "oni-of-skulls", "turtle": "bushi"}},
        coins={"turtle": 1, "koi": 1},
        points={"turtle": 1},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 0, 1, 0, 0)
    no_bids(s, "lotus", "turtle")
    answer(s, "koi", "capture turtle bushi")
    # Turtle, below Lotus, has no figure left but is still compared: the Oni has Force 1
    assert tokens(s, "koi") == "spring:oshu"


@rule("RS-Q49", "RS-Q05")
def test_what_waits_is_shown_in_honor_order_with_kois_exchange_after_its_cards() -> None:
    cards = dict.fromkeys(("koi", "lotus"), "way-of-the-ashigaru")
    board = {"oshu": {"koi": "shinto"}, "edo": {"lotus": "shinto"}}
    s = at_table("koi lotus turtle", board, cards, ronin={"koi": 1}, season="summer", set_="ship")
    war(s)
    assert asked(s) == "koi RS-DP18"
    assert s.observe(0)["window"] == [
        {"seat": 0, "effect": "way-of-the-ashigaru"},
        {"seat": 0, "effect": "koi-exchange"},
        {"seat": 1, "effect": "way-of-the-ashigaru"},
    ]
