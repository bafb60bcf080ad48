"""The moments of war and killing, and effects inside effects (RS-F71…F96)."""

from __future__ import annotations

from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import absent_until, play_absent
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    events,
    figures,
    honor,
    kami_turn,
    keys,
    legal,
    mandate,
    no_bids,
    points,
    seat,
    war,
    winter,
)
from tests.rule import rule


def only(s: RisingSunState, *wanted: str) -> list[str]:
    """The keys of what happened, of these kinds."""
    return [key for key in keys(s) if key in wanted]


# war


@rule("RS-F71", "RS-F72", "RS-F73", "RS-F74", "RS-F75", "RS-F81", "RS-W02")
def test_the_moments_of_a_war_phase() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi"}, "oshu": {"koi": "bushi"}}
    cards = {"turtle": "way-of-the-shogun"}
    s = at_table("koi lotus turtle", board, cards, coins={"koi": 1, "lotus": 3},
                 wars="kansai oshu")  # fmt: skip
    war(s)
    order = only(s, "rs-war", "rs-coins", "rs-battle")
    assert order == ["rs-war", "rs-coins", "rs-battle"], "once, before the first province"
    (battle,) = events(s, "rs-battle")
    assert battle["players"] == [seat(s, "koi"), seat(s, "lotus")]
    bid(s, "koi", 0, 0, 0, 1)
    assert "rs-bid" not in keys(s), "sealed"
    bid(s, "lotus", 2, 0, 0, 0)
    assert only(s, "rs-bid", "rs-advantage") == ["rs-bid", "rs-bid", "rs-advantage"]
    assert asked(s) == "lotus RS-DP23", "before its use"
    answer(s, "lotus", "pass")
    order = only(s, "rs-reparations", "rs-war-over", "rs-alone")
    assert order == ["rs-reparations", "rs-war-over", "rs-alone"], "then the next province"


@rule("RS-F76", "RS-Q40", "RS-F86")
def test_a_hostage_and_its_point_one_by_one() -> None:
    board = {"kansai": {"koi": "bushi bushi", "lotus": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "respect"}, coins={"lotus": 1},
                 points={"koi": 4}, wars="kansai")  # fmt: skip
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 0)
    answer(s, "lotus", "capture koi bushi")
    assert (points(s, "koi"), points(s, "lotus")) == (3, 1)
    assert asked(s) == "lotus RS-DP24"
    answer(s, "lotus", "capture koi bushi")
    order = only(s, "rs-hostage", "rs-lost-points", "rs-points")
    assert order == ["rs-hostage", "rs-lost-points", "rs-points"] * 2


@rule("RS-F92", "RS-F80", "RS-F79", "RS-F78", "RS-F87", "RS-F81", "RS-W62")
def test_the_order_of_an_outcome() -> None:
    s = at_table(
        "koi lotus turtle",
        {"kansai": {"lotus": "bushi bushi bushi", "koi": "bushi", "turtle": "bushi"}},
        {"lotus": "courage justice", "koi": "righteousness"},
        coins={"koi": 1, "lotus": 2},
        wars="kansai",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 1)
    no_bids(s, "lotus", "turtle")
    after = keys(s)[keys(s).index("rs-victory") :]
    assert after == [
        "rs-victory",
        "rs-token", "rs-points",  # Courage
        "rs-killed", "rs-killed",
        "rs-points",  # Righteousness, for each figure
        "rs-points",  # Justice, for the group
        "rs-advantage", "rs-poets", "rs-points",
        "rs-bids-lost", "rs-war-over",
    ]  # fmt: skip
    assert points(s, "lotus") == 2 + 3
    assert points(s, "koi") == 1 + 2


@rule("RS-F92", "RS-F79")
def test_a_token_without_a_battle() -> None:
    s = at_table("koi lotus turtle", {"kansai": {"lotus": "bushi"}}, {"lotus": "courage"},
                 wars="kansai")  # fmt: skip
    battles(s)
    assert keys(s) == ["rs-alone", "rs-token", "rs-points"]


@rule("RS-F77", "RS-F90", "RS-Q114", "RS-Q115")
def test_the_owner_of_the_oni_is_the_killer() -> None:
    board = {"kansai": {"koi": "bushi"}, "nagato": {"lotus": "oni-of-hate"}}
    cards = {"lotus": "oni-of-hate mercy"}
    s = at_table("koi lotus turtle", board, cards, set_="horseman", season="autumn")
    mandate(s, "koi", "marshal")
    answer(s, "lotus", "move oni-of-hate nagato kansai 1")
    assert asked(s) == "lotus RS-DP28", "Mercy before the kill"
    assert "rs-killed" not in keys(s)
    answer(s, "lotus", "use")
    assert figures(s, "koi", "kansai") == "bushi"
    assert points(s, "lotus") == 2


@rule("RS-F90", "RS-F87", "RS-Q114", "RS-Q35")
def test_a_player_kills_the_own_figures_in_seppuku() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi"}}
    s = at_table("lotus koi turtle", board, {"koi": "justice", "lotus": "justice"},
                 coins={"lotus": 1}, wars="kansai")  # fmt: skip
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 0, 0, 0)
    answer(s, "lotus", "use")
    assert s.tokens[seat(s, "koi")]
    assert points(s, "lotus") == 1, "Seppuku alone"
    assert points(s, "koi") == 0, "nobody was left to kill"


@rule("RS-W62", "RS-Q35", "RS-F78")
def test_the_dead_lie_apart_until_the_poets_are_done() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi"}}
    s = at_table("koi lotus turtle", board, coins={"lotus": 2}, wars="kansai")
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 1, 0, 0)
    answer(s, "lotus", "use")
    assert asked(s) == "lotus RS-DP24"
    assert figures(s, "lotus", "killed") == "bushi"
    assert figures(s, "lotus", "reserve").split().count("bushi") == 5
    play_absent(s)
    assert figures(s, "lotus", "killed") == ""
    assert figures(s, "lotus", "reserve").split().count("bushi") == 6


@rule("RS-F87", "RS-Q114")
def test_justice_reads_the_honor_at_the_kill() -> None:
    """Lotus stands above Koi only after its Seppuku, which comes before the outcome."""
    board = {"kansai": {"lotus": "bushi", "koi": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "justice"}, coins={"lotus": 2},
                 ronin={"lotus": 3}, wars="kansai")  # fmt: skip
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 0, 1, 0)
    answer(s, "lotus", "use", "use")
    assert honor(s) == "lotus koi turtle"
    assert points(s, "lotus") == 1 + 3


@rule("RS-F82", "RS-Q84", "RS-E11")
def test_winter_cards_score_before_tokens_and_sets() -> None:
    held = {"lotus": "spring:edo spring:oshu spring:kyoto"}
    cards = {"lotus": "form-of-the-kitsune form-of-the-dragon"}
    s = at_table("koi lotus turtle", cards=cards, tokens=held, set_="ship")
    winter(s)
    causes = [event["cause"] for event in events(s, "rs-scored")]
    assert causes == ["form-of-the-kitsune", "form-of-the-dragon", "tokens", "set"]


# choices of figures


@rule("RS-F85", "RS-Q80", "RS-C35")
def test_what_a_daimyo_is_not_immune_to() -> None:
    board = {"kansai": {"koi": "daimyo"}, "nagato": {"lotus": "oni-of-spite"}}
    s = at_table("koi lotus turtle", board, points={"koi": 5}, season="autumn")
    mandate(s, "koi", "marshal")
    answer(s, "lotus", "move oni-of-spite nagato kansai 1")
    assert points(s, "koi") == 3, "an effect on the player"
    board = {"kansai": {"koi": "daimyo"}, "nagato": {"lotus": "oni-of-hate"}}
    s = at_table("koi lotus turtle", board, season="autumn")
    mandate(s, "koi", "marshal")
    answer(s, "lotus", "move oni-of-hate nagato kansai 1")
    assert figures(s, "koi", "kansai") == "daimyo", "picked out: immune"
    assert "rs-killed" not in keys(s)


@rule("RS-F88", "RS-Q105", "RS-Q24", "RS-Q119")
def test_where_figures_may_be_summoned() -> None:
    board = {"nagato": {"lotus": "stronghold"}, "raijin": {"lotus": "shinto"}}
    s = at_table("koi lotus turtle", board, coins={"lotus": 2},
                 shrines="raijin fujin hachiman susanoo")  # fmt: skip
    mandate(s, "koi", "recruit")
    assert {text.split()[2] for text in legal(s, "lotus")[1:]} == {"nagato"}
    play_absent(s)
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy oni-of-skulls")
    assert legal(s, "lotus") == ["summon oni-of-skulls nagato"]
    answer(s, "lotus", "summon oni-of-skulls nagato")
    play_absent(s)
    kami_turn(s)
    assert len(legal(s, "lotus")) == 1 + 8


# effects inside effects


@rule("RS-F95", "RS-Q110")
def test_what_an_effect_sets_off_comes_before_the_rest_of_the_window() -> None:
    """A pushed Oni of Hate kills before the second effect of the same Summon is asked."""
    board = {
        "kansai": {"koi": "oni-of-hate", "sun": "stronghold"}, "nagato": {"sun": "bushi shinto"},
    }  # fmt: skip
    cards = {"sun": "benten path-of-the-kenin"}
    s = at_table("sun koi lotus", board, cards, season="autumn")
    mandate(s, "koi", "recruit")
    absent_until(s, "sun")
    answer(s, "sun", "summon benten kansai", "push koi oni-of-hate nagato")
    assert asked(s) == "koi RS-DP30"
    answer(s, "koi", "kill sun shinto nagato")
    assert asked(s) == "sun RS-DP28"
    answer(s, "sun", "place bushi kansai")
    order = only(s, "rs-summoned", "rs-moved", "rs-killed", "rs-placed")
    assert order == ["rs-summoned", "rs-moved", "rs-killed", "rs-placed"]


@rule("RS-F93", "RS-H08")
def test_the_lowest_clan_may_pay_with_honor_it_has_not() -> None:
    cards = {"lotus": "path-of-the-monkey"}
    s = at_table("koi turtle lotus", cards=cards, coins={"koi": 2}, set_="horseman")
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato", "use")
    assert (coins(s, "lotus"), honor(s)) == (1, "koi turtle lotus")
