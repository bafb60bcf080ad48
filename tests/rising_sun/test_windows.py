"""Several effects at one moment: first or last, the own order, and when nobody is asked."""

from __future__ import annotations

from gunbai.games.rising_sun.flow.course import Course
from tests.rising_sun.table import Table
from tests.rule import rule


def season_start(table: Table) -> None:
    """From the hostages of a season's set-up on."""
    table.run(Course(3, 0))


def shamed(honor_: str, owners: str) -> Table:
    """Every clan of `owners` loses honor at the start of Summer by a card."""
    table = Table(
        honor_,
        cards=dict.fromkeys(owners.split(), "path-of-the-salamander"),
        set="ship",
        season="summer",
    )
    season_start(table)
    return table


# two and more players (RS-Q05)


@rule("RS-Q05", "RS-DP18", "RS-H11", "RS-V05")
def test_the_most_honored_owner_chooses_to_be_first_or_last() -> None:
    table = shamed("koi lotus turtle", owners="lotus koi")
    assert table.asked == "koi RS-DP18"
    assert table.legal("koi") == ["first", "last"]
    assert table.default("koi") == "first"


@rule("RS-XD06", "RS-Q07", "RS-Q05")
def test_honor_lost_by_two_first() -> None:
    table = shamed("koi lotus turtle", owners="lotus koi")
    table.answer("koi", "first")
    assert table.honor == "koi lotus turtle"


@rule("RS-XD06", "RS-Q07", "RS-Q05")
def test_honor_lost_by_two_last() -> None:
    table = shamed("koi lotus turtle", owners="lotus koi")
    table.answer("koi", "last")
    assert table.honor == "turtle koi lotus"


@rule("RS-Q07")
def test_a_step_without_effect_is_lost() -> None:
    table = shamed("koi lotus turtle", owners="turtle lotus")
    table.answer("lotus", "last")  # Turtle, the lowest, loses nothing; then Lotus falls below it
    assert table.honor == "koi turtle lotus"
    assert len(table.events("rs-honor-down")) == 1


@rule("RS-Q05", "RS-DP18")
def test_of_three_who_go_last_the_first_to_say_so_is_the_very_last() -> None:
    table = shamed("koi lotus turtle", owners="koi lotus turtle")
    table.answer("koi", "last")
    assert table.asked == "lotus RS-DP18"
    table.answer("lotus", "last")
    gains = [event["player"] for event in table.events("rs-coins")]
    assert gains == [2, 1, 0]


@rule("RS-Q05")
def test_the_rest_go_on_the_same_way_among_themselves() -> None:
    table = shamed("koi lotus turtle", owners="koi lotus turtle")
    table.answer("koi", "first")  # now Lotus, Koi, Turtle
    assert table.honor == "lotus koi turtle"
    assert table.asked == "lotus RS-DP18"
    table.answer("lotus", "last")
    assert [event["player"] for event in table.events("rs-coins")] == [0, 2, 1]


@rule("RS-Q05")
def test_honor_is_read_again_for_each_choice() -> None:
    table = Table(
        "koi lotus turtle bonsai",
        cards={
            "koi": "path-of-the-salamander path-of-the-salamander",
            "lotus": "path-of-the-salamander",
            "turtle": "path-of-the-salamander",
        },
        set="ship",
        season="summer",
    )
    season_start(table)
    table.answer("koi", "first")  # both copies: Lotus, Turtle, Koi, Bonsai
    assert table.honor == "lotus turtle koi bonsai"
    assert table.asked == "lotus RS-DP18"
    table.answer("lotus", "first")
    # Lotus fell below Turtle, who is alone now and falls back below Lotus
    assert table.honor == "lotus turtle koi bonsai"


@rule("RS-Q05")
def test_plain_gains_come_in_honor_order_without_a_question() -> None:
    table = Table(
        "turtle koi lotus",
        cards={"koi": "way-of-the-shogun", "lotus": "way-of-the-ronin", "turtle": "way-of-bushido"},
        ronin={"koi": 1},
        wars="oshu",
    )
    table.state.cards = [*table.state.cards[:2], [*table.state.cards[2], 3]]  # a Virtue for Bushido
    table.war()
    assert not table.asked
    told = [
        e["player"] for e in table.history if e["key"] in ("rs-coins", "rs-ronin", "rs-exchanged")
    ]
    assert told == [2, 0, 0, 1]
    assert (table.coins("koi"), table.ronin("lotus")) == (4, 2)


@rule("RS-Q05")
def test_plain_gains_are_a_question_where_somebody_reacts_to_gains() -> None:
    table = Table(
        "turtle koi lotus",
        cards={"koi": "way-of-the-shogun", "turtle": "way-of-the-shogun", "lotus": "loyalty"},
        set="teapot",
        wars="oshu",
    )
    table.war()
    assert table.asked == "turtle RS-DP18"


@rule("RS-Q05")
def test_kois_exchange_counts_as_a_plain_gain() -> None:
    table = Table(
        "turtle koi lotus",
        cards={"turtle": "way-of-the-shogun"},
        ronin={"koi": 3},
        wars="oshu",
    )
    table.war()
    assert not table.asked
    assert (table.coins("koi"), table.coins("turtle")) == (3, 3)


@rule("RS-Q05")
def test_kois_exchange_waits_in_a_window_whose_order_matters() -> None:
    table = Table(
        "turtle koi lotus",
        cards={"turtle": "way-of-the-righteous"},
        ronin={"koi": 1},
        set="horseman",
        wars="oshu",
    )
    table.war()
    assert table.asked == "turtle RS-DP18"
    table.answer("turtle", "last", "use")  # so that Koi has a coin to lose
    assert (table.coins("turtle"), table.coins("koi")) == (1, 0)


@rule("RS-Q05")
def test_koi_without_ronin_has_nothing_that_waits() -> None:
    table = Table(
        "turtle koi lotus",
        cards={"turtle": "way-of-the-righteous"},
        coins={"lotus": 2},
        set="horseman",
        wars="oshu",
    )
    table.war()
    assert table.asked == "turtle RS-DP20"


@rule("RS-Q05")
def test_gains_of_one_instance_are_never_a_question() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "bushi", "turtle": "bushi"}},
        {"lotus": "righteousness loyalty", "turtle": "righteousness"},
        allies="lotus-turtle",
        set="teapot",
        wars="oshu",
    )
    table.battles()
    for clan in ("koi", "lotus", "turtle"):
        table.bid(clan, 0, 0, 0, 0)
    assert not table.asked
    assert (table.points("lotus"), table.points("turtle")) == (1 + 1, 1)


# one player (RS-Q06)


def ordering() -> Table:
    """Koi has two different effects at the start of Summer, one of them not a plain gain."""
    table = Table(
        "koi lotus turtle",
        cards={"koi": "path-of-the-pacifist path-of-the-salamander"},
        tokens={"lotus": "spring:edo"},
        set="ship",
        season="summer",
    )
    season_start(table)
    return table


@rule("RS-Q06", "RS-DP19")
def test_the_owner_orders_several_effects_by_default_as_they_were_bought() -> None:
    table = ordering()
    assert table.asked == "koi RS-DP19"
    assert table.legal("koi") == ["effect path-of-the-pacifist", "effect path-of-the-salamander"]
    assert table.default("koi") == "effect path-of-the-pacifist"
    table.answer("koi", "effect path-of-the-salamander")
    told = [key for key in table.keys if key in ("rs-coins", "rs-points")]
    assert told == ["rs-coins", "rs-points"]


@rule("RS-Q06")
def test_an_effect_that_does_not_wait_cannot_be_chosen() -> None:
    table = ordering()
    assert table.refusal("koi", "effect way-of-the-shogun") == "RS-Q06"


@rule("RS-Q06", "RS-DP19")
def test_copies_of_one_card_need_no_order() -> None:
    table = Table(
        "koi lotus turtle",
        cards={"koi": "path-of-the-salamander path-of-the-salamander"},
        set="ship",
        season="summer",
    )
    season_start(table)
    assert table.asked.endswith("RS-DP03")
    assert table.honor == "lotus turtle koi"


@rule("RS-Q06", "RS-Q49")
def test_the_clans_ability_comes_last() -> None:
    table = Table(
        "koi lotus turtle",
        {"edo": {"koi": "bushi"}},
        {"koi": "way-of-the-ashigaru way-of-the-ronin"},
        ronin={"koi": 1},
        set="ship",
        wars="oshu",
    )
    table.war()
    assert table.asked == "koi RS-DP19"
    assert table.legal("koi") == ["effect way-of-the-ashigaru", "effect way-of-the-ronin"]
    table.answer("koi", "effect way-of-the-ashigaru", "pass")
    told = table.keys
    assert told.index("rs-ronin") < told.index("rs-exchanged")
    assert (table.coins("koi"), table.ronin("koi")) == (3, 0)


# nothing to put in order


@rule("RS-Q05", "RS-Q06", "RS-Q77")
def test_gains_of_one_instance_are_put_in_no_order() -> None:
    cards = {"lotus": "path-of-the-patron path-of-the-warlord", "koi": "way-of-the-merchant"}
    table = Table("lotus koi turtle bonsai", cards=cards, set="teapot", season="summer")
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato")
    assert table.asked == "turtle RS-DP07"
    assert table.coins("lotus") == 3


@rule("RS-Q05", "RS-Q119", "RS-XC45")
def test_an_ashigaru_of_no_use_makes_nobody_choose_an_order() -> None:
    cards = {"lotus": "way-of-the-ashigaru", "koi": "way-of-the-shogun"}
    table = Table("koi lotus turtle", {"edo": {"lotus": "bushi bushi"}}, cards, set="ship",
                  season="summer")  # fmt: skip
    table.war()
    assert table.asked == ""
    assert table.coins("koi") == 3


@rule("RS-Q05", "RS-Q126")
def test_a_path_of_the_light_of_no_use_makes_nobody_choose_an_order() -> None:
    cards = {"lotus": "path-of-the-light", "koi": "path-of-the-samurai"}
    table = Table("koi lotus turtle", {"edo": {"lotus": "shinto shinto shinto"}}, cards,
                  season="summer")  # fmt: skip
    table.mandate("turtle", "recruit")
    for clan in ("koi", "lotus", "turtle"):
        table.answer(clan, "done")
    assert table.asked == "koi RS-DP28"


@rule("RS-Q05", "RS-Q06", "RS-XC38")
def test_a_path_of_the_monkey_of_no_use_makes_nobody_choose_an_order() -> None:
    cards = {"lotus": "path-of-the-monkey path-of-the-ninja"}
    board = {"nagato": {"lotus": "stronghold"}, "edo": {"koi": "bushi"}}
    for rich in (0, 1):
        table = Table("lotus koi turtle", board, cards, coins={"koi": rich}, set="horseman",
                      season="summer")  # fmt: skip
        table.mandate("koi", "recruit")
        table.answer("lotus", "summon bushi nagato")
        assert table.asked == ("lotus RS-DP19" if rich else "lotus RS-DP28")


# lowest honor (RS-Q08)


def skulls(honor_: str, board: dict[str, str]) -> Table:
    return Table(honor_, {"oshu": {"lotus": "oni-of-skulls", **board}}, wars="oshu")


@rule("RS-Q08")
def test_lowest_honor_is_read_among_those_with_force_there() -> None:
    assert skulls("lotus koi turtle", {"koi": "bushi"}).force("lotus", "oshu") == 1
    assert skulls("koi lotus turtle", {"koi": "bushi"}).force("lotus", "oshu") == 3
    lower = skulls("koi lotus bonsai", {"koi": "bushi", "bonsai": "stronghold"})
    assert lower.force("lotus", "oshu") == 3  # a stronghold is no Force
    turtle = skulls("koi lotus turtle", {"koi": "bushi", "turtle": "stronghold"})
    assert turtle.force("lotus", "oshu") == 1


@rule("RS-Q08")
def test_who_is_alone_is_lowest_and_highest() -> None:
    assert skulls("lotus koi turtle", {}).force("lotus", "oshu") == 3


@rule("RS-Q08")
def test_in_a_battle_participants_count_without_figures_too() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "oni-of-skulls", "turtle": "bushi"}},
        coins={"turtle": 1, "koi": 1},
        points={"turtle": 1},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    table.no_bids("lotus", "turtle")
    table.answer("koi", "capture turtle bushi")
    # Turtle, below Lotus, has no figure left but is still compared: the Oni has Force 1
    assert table.tokens("koi") == "spring:oshu"


@rule("RS-Q49", "RS-Q05")
def test_what_waits_is_shown_in_honor_order_with_kois_exchange_after_its_cards() -> None:
    cards = dict.fromkeys(("koi", "lotus"), "way-of-the-ashigaru")
    board = {"oshu": {"koi": "shinto"}, "edo": {"lotus": "shinto"}}
    table = Table("koi lotus turtle", board, cards, ronin={"koi": 1}, season="summer", set="ship")
    table.war()
    assert table.asked == "koi RS-DP18"
    assert table.view(0)["window"] == [
        {"seat": 0, "effect": "way-of-the-ashigaru"},
        {"seat": 0, "effect": "koi-exchange"},
        {"seat": 1, "effect": "way-of-the-ashigaru"},
    ]
