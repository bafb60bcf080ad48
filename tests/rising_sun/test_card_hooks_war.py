"""The moments of war and killing, and effects inside effects (RS-F71…F96)."""

from __future__ import annotations

from tests.rising_sun.table import Table
from tests.rule import rule


def only(table: Table, *wanted: str) -> list[str]:
    """The keys of what happened, of these kinds."""
    return [key for key in table.keys if key in wanted]


# war


@rule("RS-F71", "RS-F72", "RS-F73", "RS-F74", "RS-F75", "RS-F81", "RS-W02")
def test_the_moments_of_a_war_phase() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi"}, "oshu": {"koi": "bushi"}}
    cards = {"turtle": "way-of-the-shogun"}
    table = Table("koi lotus turtle", board, cards, coins={"koi": 1, "lotus": 3},
                  wars="kansai oshu")  # fmt: skip
    table.war()
    order = only(table, "rs-war", "rs-coins", "rs-battle")
    assert order == ["rs-war", "rs-coins", "rs-battle"], "once, before the first province"
    (battle,) = table.events("rs-battle")
    assert battle["players"] == [table.seat("koi"), table.seat("lotus")]
    table.bid("koi", 0, 0, 0, 1)
    assert "rs-bid" not in table.keys, "sealed"
    table.bid("lotus", 2, 0, 0, 0)
    assert only(table, "rs-bid", "rs-advantage") == ["rs-bid", "rs-bid", "rs-advantage"]
    assert table.asked == "lotus RS-DP23", "before its use"
    table.answer("lotus", "pass")
    order = only(table, "rs-reparations", "rs-war-over", "rs-alone")
    assert order == ["rs-reparations", "rs-war-over", "rs-alone"], "then the next province"


@rule("RS-F76", "RS-Q40", "RS-F86")
def test_a_hostage_and_its_point_one_by_one() -> None:
    board = {"kansai": {"koi": "bushi bushi", "lotus": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "respect"}, coins={"lotus": 1},
                  points={"koi": 4}, wars="kansai")  # fmt: skip
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 0)
    table.answer("lotus", "capture koi bushi")
    assert (table.points("koi"), table.points("lotus")) == (3, 1)
    assert table.asked == "lotus RS-DP24"
    table.answer("lotus", "capture koi bushi")
    order = only(table, "rs-hostage", "rs-lost-points", "rs-points")
    assert order == ["rs-hostage", "rs-lost-points", "rs-points"] * 2


@rule("RS-F92", "RS-F80", "RS-F79", "RS-F78", "RS-F87", "RS-F81", "RS-W62")
def test_the_order_of_an_outcome() -> None:
    table = Table(
        "koi lotus turtle",
        {"kansai": {"lotus": "bushi bushi bushi", "koi": "bushi", "turtle": "bushi"}},
        {"lotus": "courage justice", "koi": "righteousness"},
        coins={"koi": 1, "lotus": 2},
        wars="kansai",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 1)
    table.no_bids("lotus", "turtle")
    after = table.keys[table.keys.index("rs-victory") :]
    assert after == [
        "rs-victory",
        "rs-token", "rs-points",  # Courage
        "rs-killed", "rs-killed",
        "rs-points",  # Righteousness, for each figure
        "rs-points",  # Justice, for the group
        "rs-advantage", "rs-poets", "rs-points",
        "rs-bids-lost", "rs-war-over",
    ]  # fmt: skip
    assert table.points("lotus") == 2 + 3
    assert table.points("koi") == 1 + 2


@rule("RS-F92", "RS-F79")
def test_a_token_without_a_battle() -> None:
    table = Table("koi lotus turtle", {"kansai": {"lotus": "bushi"}}, {"lotus": "courage"},
                  wars="kansai")  # fmt: skip
    table.battles()
    assert table.keys == ["rs-alone", "rs-token", "rs-points"]


@rule("RS-F77", "RS-F90", "RS-Q114", "RS-Q115")
def test_the_owner_of_the_oni_is_the_killer() -> None:
    board = {"kansai": {"koi": "bushi"}, "nagato": {"lotus": "oni-of-hate"}}
    cards = {"lotus": "oni-of-hate mercy"}
    table = Table("koi lotus turtle", board, cards, set="horseman", season="autumn")
    table.mandate("koi", "marshal")
    table.answer("lotus", "move oni-of-hate nagato kansai 1")
    assert table.asked == "lotus RS-DP28", "Mercy before the kill"
    assert "rs-killed" not in table.keys
    table.answer("lotus", "use")
    assert table.figures("koi", "kansai") == "bushi"
    assert table.points("lotus") == 2


@rule("RS-F90", "RS-F87", "RS-Q114", "RS-Q35")
def test_a_player_kills_the_own_figures_in_seppuku() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi"}}
    table = Table("lotus koi turtle", board, {"koi": "justice", "lotus": "justice"},
                  coins={"lotus": 1}, wars="kansai")  # fmt: skip
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 0, 0, 0)
    table.answer("lotus", "use")
    assert table.state.tokens[table.seat("koi")]
    assert table.points("lotus") == 1, "Seppuku alone"
    assert table.points("koi") == 0, "nobody was left to kill"


@rule("RS-W62", "RS-Q35", "RS-F78")
def test_the_dead_lie_apart_until_the_poets_are_done() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, coins={"lotus": 2}, wars="kansai")
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 1, 0, 0)
    table.answer("lotus", "use")
    assert table.asked == "lotus RS-DP24"
    assert table.figures("lotus", "killed") == "bushi"
    assert table.figures("lotus", "reserve").split().count("bushi") == 5
    table.play_absent()
    assert table.figures("lotus", "killed") == ""
    assert table.figures("lotus", "reserve").split().count("bushi") == 6


@rule("RS-F87", "RS-Q114")
def test_justice_reads_the_honor_at_the_kill() -> None:
    """Lotus stands above Koi only after its Seppuku, which comes before the outcome."""
    board = {"kansai": {"lotus": "bushi", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "justice"}, coins={"lotus": 2},
                  ronin={"lotus": 3}, wars="kansai")  # fmt: skip
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 0, 1, 0)
    table.answer("lotus", "use", "use")
    assert table.honor == "lotus koi turtle"
    assert table.points("lotus") == 1 + 3


@rule("RS-F82", "RS-Q84", "RS-E11")
def test_winter_cards_score_before_tokens_and_sets() -> None:
    held = {"lotus": "spring:edo spring:oshu spring:kyoto"}
    cards = {"lotus": "form-of-the-kitsune form-of-the-dragon"}
    table = Table("koi lotus turtle", cards=cards, tokens=held, set="ship")
    table.winter()
    causes = [event["cause"] for event in table.events("rs-scored")]
    assert causes == ["form-of-the-kitsune", "form-of-the-dragon", "tokens", "set"]


# choices of figures


@rule("RS-F85", "RS-Q80", "RS-C35")
def test_what_a_daimyo_is_not_immune_to() -> None:
    board = {"kansai": {"koi": "daimyo"}, "nagato": {"lotus": "oni-of-spite"}}
    table = Table("koi lotus turtle", board, points={"koi": 5}, season="autumn")
    table.mandate("koi", "marshal")
    table.answer("lotus", "move oni-of-spite nagato kansai 1")
    assert table.points("koi") == 3, "an effect on the player"
    board = {"kansai": {"koi": "daimyo"}, "nagato": {"lotus": "oni-of-hate"}}
    table = Table("koi lotus turtle", board, season="autumn")
    table.mandate("koi", "marshal")
    table.answer("lotus", "move oni-of-hate nagato kansai 1")
    assert table.figures("koi", "kansai") == "daimyo", "picked out: immune"
    assert "rs-killed" not in table.keys


@rule("RS-F88", "RS-Q105", "RS-Q24", "RS-Q119")
def test_where_figures_may_be_summoned() -> None:
    board = {"nagato": {"lotus": "stronghold"}, "raijin": {"lotus": "shinto"}}
    table = Table("koi lotus turtle", board, coins={"lotus": 2},
                  shrines="raijin fujin hachiman susanoo")  # fmt: skip
    table.mandate("koi", "recruit")
    assert {text.split()[2] for text in table.legal("lotus")[1:]} == {"nagato"}
    table.play_absent()
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy oni-of-skulls")
    assert table.legal("lotus") == ["summon oni-of-skulls nagato"]
    table.answer("lotus", "summon oni-of-skulls nagato")
    table.play_absent()
    table.kami_turn()
    assert len(table.legal("lotus")) == 1 + 8


# effects inside effects


@rule("RS-F95", "RS-Q110")
def test_what_an_effect_sets_off_comes_before_the_rest_of_the_window() -> None:
    """A pushed Oni of Hate kills before the second effect of the same Summon is asked."""
    board = {
        "kansai": {"koi": "oni-of-hate", "sun": "stronghold"}, "nagato": {"sun": "bushi shinto"},
    }  # fmt: skip
    cards = {"sun": "benten path-of-the-kenin"}
    table = Table("sun koi lotus", board, cards, season="autumn")
    table.mandate("koi", "recruit")
    table.absent_until("sun")
    table.answer("sun", "summon benten kansai", "push koi oni-of-hate nagato")
    assert table.asked == "koi RS-DP30"
    table.answer("koi", "kill sun shinto nagato")
    assert table.asked == "sun RS-DP28"
    table.answer("sun", "place bushi kansai")
    order = only(table, "rs-summoned", "rs-moved", "rs-killed", "rs-placed")
    assert order == ["rs-summoned", "rs-moved", "rs-killed", "rs-placed"]


@rule("RS-F93", "RS-H08")
def test_the_lowest_clan_may_pay_with_honor_it_has_not() -> None:
    cards = {"lotus": "path-of-the-monkey"}
    table = Table("koi turtle lotus", cards=cards, coins={"koi": 2}, set="horseman")
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato", "use")
    assert (table.coins("lotus"), table.honor) == (1, "koi turtle lotus")
