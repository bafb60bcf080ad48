"""Rules of all season cards: types, copies, prices, monsters, Force (RS-F01…F43)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.names import CARDS, MONSTERS, ONI
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule


def case(name: str, *values: object) -> object:
    """A case of the card whose ledger id it cites."""
    cited = rule(f"RS-XC{CARDS.index(name) + 1:02d}")
    return pytest.param(name, *values, marks=cited, id=name)


# types and copies


@rule("RS-F03", "RS-MT05", "RS-MT06")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_an_enhancement_works_from_its_purchase_to_the_end(season: str) -> None:
    board = {"edo": {"lotus": "daimyo"}}
    table = Table("koi lotus turtle", board, season=season, display="path-of-the-lion")
    assert table.force("lotus", "edo") == 1
    table.mandate("lotus", "train")
    table.answer("lotus", "buy path-of-the-lion")
    assert table.force("lotus", "edo") == 2
    table.play_absent()
    table.winter()
    assert table.force("lotus", "edo") == 2


@rule("RS-F04", "RS-F08")
def test_a_virtue_works_when_its_condition_occurs_and_for_its_owner_only() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi bushi", "turtle": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "righteousness"}, wars="kansai")
    table.battles()
    assert table.points("lotus") == 0
    table.play_absent()
    assert [table.points(clan) for clan in ("lotus", "turtle", "koi")] == [1, 0, 0]


@rule("RS-F05", "RS-F31", "RS-MT10")
def test_a_monster_card_gives_a_figure() -> None:
    table = Table("koi lotus turtle", coins={"lotus": 2})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy oni-of-skulls")
    assert table.asked == "lotus RS-DP11"
    assert table.legal("lotus") == ["summon oni-of-skulls nagato"], "it can't be declined"
    table.answer("lotus", "summon oni-of-skulls nagato")
    assert table.figures("lotus", "nagato") == "oni-of-skulls"
    assert "oni-of-skulls" not in table.display


@rule("RS-F07", "RS-E11")
def test_a_winter_upgrade_scores_once_in_winter() -> None:
    table = Table("koi lotus turtle", cards={"lotus": "form-of-the-kitsune"}, season="autumn")
    table.kami_turn()
    table.war()
    assert table.points("lotus") == 0
    table.winter()
    assert table.points("lotus") == 3
    assert table.keys.count("rs-scored") == 1


@rule("RS-F09", "RS-C37", "RS-E06")
def test_cards_are_never_lost() -> None:
    board = {"kansai": {"lotus": "komainu bushi", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "respect"}, coins={"koi": 1}, wars="kansai")
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    table.bid("lotus", 0, 0, 0, 0)
    table.answer("koi", "capture lotus komainu")
    table.play_absent()
    table.cleanup()
    assert table.cards("lotus") == "respect komainu"
    assert table.state.master[MONSTERS.index("komainu")] == table.seat("lotus")
    assert table.cards("koi") == ""


@rule("RS-F10", "RS-Q73")
def test_a_card_wins_over_a_rule() -> None:
    """Ashigaru are summoned where no stronghold stands, and in the War Phase."""
    cards = {"lotus": "way-of-the-ashigaru"}
    table = Table("koi lotus turtle", {"oshu": {"lotus": "daimyo"}}, cards, set="ship")
    table.war()
    table.answer("lotus", "muster oshu")
    assert table.figures("lotus", "oshu") == "bushi bushi daimyo"


@rule("RS-F15", "RS-F17", "RS-MT07")
def test_each_copy_works_in_full() -> None:
    board = {"kansai": {"lotus": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "courage courage"}, coins={"lotus": 3},
                  wars="kansai", set="horseman")  # fmt: skip
    table.battles()
    assert table.keys.count("rs-points") == 2
    assert table.points("lotus") == 4
    table = Table("koi lotus turtle", cards={"lotus": "righteousness"}, coins={"lotus": 2})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy righteousness")
    assert table.cards("lotus").count("righteousness") == 2


#: Gains without a choice and without honor lost; all other cards are asked for their order.
PLAIN = [
    "komainu", "oni-of-skulls", "path-of-the-lion", "righteousness", "way-of-the-shogun",
    "respect", "way-of-bushido", "way-of-the-ronin", "yurei", "way-of-the-moneylender",
    "justice", "oni-of-souls", "honesty", "path-of-the-patron", "path-of-the-warlord",
    "courage", "path-of-the-spirit", "dignity", "path-of-the-pacifist", "patience", "jurojin",
    "ebisu",
]  # fmt: skip
ASKING = [
    "benevolence", "path-of-the-kenin", "path-of-the-light", "path-of-the-samurai",
    "oni-of-hate", "oni-of-spite", "path-of-the-ninja", "way-of-the-righteous",
    "path-of-the-monkey", "path-of-the-salamander", "way-of-the-ashigaru", "way-of-the-snake",
    "hotei", "benten",
]  # fmt: skip


@rule("RS-Q05")
@pytest.mark.parametrize(("name", "plain"), [
    *[case(name, True) for name in PLAIN], *[case(name, False) for name in ASKING],
])  # fmt: skip
def test_only_choice_free_gains_need_no_order(name: str, plain: bool) -> None:
    assert RISING_SUN.cards[CARDS.index(name)].plain() is plain


# prices

#: Cards that cost 0, 1, 2, 3 and 4.
BY_PRICE = [
    "way-of-the-moneylender", "way-of-the-ronin", "way-of-the-shogun", "way-of-bushido",
    "form-of-the-kitsune",
]  # fmt: skip


@rule("RS-F20", "RS-F21", "RS-XD08", "RS-LB01", "RS-LB03")
@pytest.mark.parametrize(("clan", "active", "prices"), [
    ("lotus", False, [0, 1, 2, 3, 4]), ("lotus", True, [0, 0, 1, 2, 3]),
    ("bonsai", False, [0, 1, 1, 1, 1]), ("bonsai", True, [0, 0, 0, 0, 0]),
])  # fmt: skip
def test_prices_under_a_train_mandate(clan: str, active: bool, prices: list[int]) -> None:
    for name, price in zip(BY_PRICE, prices, strict=True):
        table = Table(f"koi {clan} turtle", coins={clan: 4}, display=name, season="autumn")
        table.mandate(clan if active else "koi", "train")
        table.absent_until(clan)
        table.answer(clan, f"buy {name}")
        assert table.coins(clan) == 4 - price, name


@rule("RS-F21", "RS-K17", "RS-Q26", "RS-XD08")
@pytest.mark.parametrize(("clan", "price"), [("lotus", 3), ("bonsai", 1)])
def test_ryujin_gives_no_bonus(clan: str, price: int) -> None:
    table = Table(f"koi {clan} turtle", {"ryujin": {clan: "shinto"}}, coins={clan: 3},
                  display="way-of-bushido", shrines="ryujin fujin raijin susanoo")  # fmt: skip
    table.kami_turn()
    table.answer(clan, "buy way-of-bushido")
    assert table.coins(clan) == 3 - price


@rule("RS-F22", "RS-F20", "RS-LB01")
@pytest.mark.parametrize(("clan", "price"), [("lotus", 3), ("bonsai", 1)])
def test_the_price_of_a_stronghold(clan: str, price: int) -> None:
    table = Table(f"koi {clan} turtle", coins={clan: 3})
    table.mandate(clan, "marshal")
    table.absent_until(clan, "RS-DP09")
    table.answer(clan, "build stronghold oshu")
    assert table.coins(clan) == 3 - price


@rule("RS-F23", "RS-Q74", "RS-F24")
def test_paid_coins_go_to_the_pool_and_only_purchases_are_spending() -> None:
    table = Table("koi lotus turtle", coins={"koi": 1, "lotus": 2, "turtle": 1})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy righteousness")
    assert sum(table.state.coins) == 2
    board = {"kansai": {"lotus": "bushi", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "benevolence"}, coins={"lotus": 2},
                  wars="kansai")  # fmt: skip
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 0, 0, 2)
    assert "rs-effect" not in table.keys, "a bid is not spending"
    table = Table("koi lotus turtle", cards={"lotus": "benevolence"}, coins={"lotus": 2})
    table.mandate("koi", "recruit")
    table.answer("lotus", "gift koi 2 0")
    assert table.asked == "lotus RS-DP07", "nor is a gift"


@rule("RS-Q72", "RS-Q109")
def test_bonsai_pays_a_toll_in_full() -> None:
    board = {"kyushu": {"bonsai": "bushi"}}
    table = Table("koi lotus bonsai", board, {"lotus": "path-of-the-serpent"}, coins={"bonsai": 1})
    table.mandate("lotus", "marshal")
    table.answer("bonsai", "move bushi kyushu hokkaido 1")
    table.answer("lotus", "charge")
    table.answer("bonsai", "pay")
    assert (table.coins("bonsai"), table.coins("lotus")) == (0, 1)


# monsters


@rule("RS-F30", "RS-F43", "RS-F40")
@pytest.mark.parametrize(("name", "strength"), [
    case("komainu", 1), case("oni-of-souls", 1), case("oni-of-hate", 1), case("oni-of-spite", 1),
    case("fukurokuju", 1), case("jurojin", 1), case("hotei", 1), case("benten", 1),
    case("ebisu", 1), case("yurei", 2), case("river-dragon", 5), case("daikokuten", 1),
    case("bishamon", 1),
])  # fmt: skip
def test_the_force_of_each_monster(name: str, strength: int) -> None:
    clan = "sun" if name in MONSTERS[8:] else "lotus"
    table = Table(f"koi {clan} turtle", {"edo": {clan: name}})
    assert table.force(clan, "edo") == strength >= 1


@rule("RS-F32", "RS-F33", "RS-C39")
def test_a_monster_comes_back_by_recruit() -> None:
    board = {"kansai": {"lotus": "komainu", "koi": "bushi bushi"}}
    table = Table("koi lotus turtle", board, wars="kansai")
    table.battles()
    table.play_absent()
    assert "komainu" in table.figures("lotus", "reserve"), "killed"
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon komainu nagato")
    assert table.figures("lotus", "nagato") == "komainu"
    table.play_absent()
    table.mandate("koi", "marshal")
    table.answer("lotus", "move komainu nagato kansai 1")
    table.play_absent()
    table.mandate("koi", "betray")
    table.answer("koi", "replace lotus komainu kansai shinto")
    assert "komainu" in table.figures("lotus", "reserve"), "replaced"


@rule("RS-F32", "RS-Q39", "RS-F51", "RS-P10")
def test_a_returned_monster_goes_to_the_reserve() -> None:
    board = {"prison:koi": {"lotus": "komainu"}}
    table = Table("koi lotus turtle", board, season="summer")
    table.season_start()
    assert "komainu" in table.figures("lotus", "reserve")


@rule("RS-F34", "RS-Q32")
def test_a_monster_that_counts_as_another_type_is_both() -> None:
    board = {"edo": {"koi": "komainu"}, "oshu": {"lotus": "bushi bushi bushi bushi bushi bushi"}}
    for own in ("shinto", "oni-of-skulls"):
        cards = {"lotus": "oni-of-skulls"}
        table = Table("koi lotus turtle", board, cards)
        table.mandate("lotus", "betray")
        assert f"replace koi komainu edo {own}" in table.legal("lotus")


@rule("RS-F35", "RS-Q39")
def test_the_ability_of_a_monster_sleeps_off_the_map() -> None:
    table = Table("koi sun lotus", {"edo": {"sun": "bishamon"}}, {"koi": "komainu"})
    assert table.force("sun", "edo") == 1, "Komainu is in the reserve"
    table = Table("koi sun lotus", cards={"sun": "fukurokuju"})
    table.mandate("koi", "recruit")
    table.answer("sun", "summon bushi shikoku")
    assert table.asked == "lotus RS-DP07", "no second summon"


@rule("RS-F37", "RS-F36", "RS-Q78")
def test_the_five_oni() -> None:
    assert [MONSTERS[m] for m in ONI] == [
        "oni-of-skulls", "oni-of-blood", "oni-of-souls", "oni-of-hate", "oni-of-spite",
    ]  # fmt: skip
    table = Table("koi sun lotus", cards={"sun": "ebisu benten form-of-the-demon"})
    table.winter()
    assert table.points("sun") == 0, "Lucky Gods are no Oni"


@rule("RS-Q71", "RS-F31", "RS-D20")
def test_a_bought_monster_without_a_place_waits_in_the_reserve() -> None:
    board = {"oshu": {"moon": "stronghold bushi bushi"}}
    cards = {"moon": "path-of-the-warlord"}
    table = Table("koi lotus moon", board, cards, coins={"moon": 1}, set="teapot")
    table.mandate("lotus", "train")
    table.absent_until("moon")
    table.answer("moon", "buy jurojin")
    assert "rs-waits" in table.keys
    assert "jurojin" in table.figures("moon", "reserve")
    assert table.coins("moon") == 0, "Path of the Warlord saw no Summon"
    table.sound()
    board = {"oshu": {"moon": "stronghold bushi bushi"}, "edo": {"moon": "stronghold"}}
    table = Table("koi lotus moon", board, coins={"moon": 1})
    table.mandate("lotus", "train")
    table.absent_until("moon")
    table.answer("moon", "buy jurojin")
    assert table.legal("moon") == ["summon jurojin edo"], "mandatory where it is possible"


# Force


@rule("RS-F40", "RS-X26", "RS-D10", "RS-D11", "RS-Q67")
def test_the_base_and_what_is_added() -> None:
    lion = {"moon": "path-of-the-lion"}
    table = Table("koi lotus moon", {"edo": {"moon": "daimyo bushi"}}, lion)
    assert table.force("moon", "edo") == 3 + 2
    table = Table("koi lotus moon", {"fujin": {"moon": "shinto"}}, lion)
    assert table.force("moon", "fujin") == 2


@rule("RS-F41", "RS-F42")
def test_conditional_force_is_computed_anew_in_a_battle() -> None:
    """Koi's Seppuku lifts it above Lotus between the bids and the outcome."""
    board = {"kansai": {"lotus": "oni-of-skulls", "koi": "bushi", "turtle": "bushi bushi"}}
    table = Table("turtle lotus koi", board, coins={"koi": 1}, wars="kansai")
    table.battles()
    assert table.force("lotus", "kansai") == 1
    table.bid("koi", 1, 0, 0, 0)
    table.no_bids("lotus", "turtle")
    table.answer("koi", "use")
    assert table.honor == "turtle koi lotus"
    assert table.state.tokens[table.seat("lotus")], "3 against 2"


@rule("RS-F96", "RS-F83")
def test_the_war_phase_ends_with_the_last_war_province() -> None:
    cards = {"lotus": "way-of-the-katana"}
    table = Table("koi lotus turtle", {"nagato": {"lotus": "bushi"}}, cards, wars="nagato")
    assert table.force("lotus", "nagato") == 1
    table.war()
    assert table.force("lotus", "nagato") == 2
    table.cleanup()
    assert table.force("lotus", "nagato") == 1


# what the owner decides


@rule("RS-DP28", "RS-DP29", "RS-DP30")
def test_defaults_of_absent_owners() -> None:
    cards = {"lotus": "path-of-the-serpent"}
    table = Table("koi lotus turtle", {"oshu": {"koi": "bushi"}}, cards, coins={"koi": 1})
    table.mandate("turtle", "marshal")
    table.answer("koi", "move bushi oshu hokkaido 1")
    assert table.default("lotus") == "pass"
    table.answer("lotus", "charge")
    assert table.default("koi") == "pay"
    board = {"kansai": {"koi": "bushi shinto"}, "nagato": {"lotus": "oni-of-hate"}}
    table = Table("koi lotus turtle", board)
    table.mandate("koi", "marshal")
    table.answer("lotus", "move oni-of-hate nagato kansai 1")
    assert table.default("lotus") == "kill koi bushi kansai"


@rule("RS-DP30", "RS-Q115")
def test_a_compulsory_card_asks_only_where_there_is_a_choice() -> None:
    board = {
        "kansai": {"koi": "bushi shinto", "turtle": "bushi"}, "nagato": {"lotus": "oni-of-hate"},
    }  # fmt: skip
    table = Table("koi turtle lotus", board)
    table.mandate("koi", "marshal")
    table.answer("lotus", "move oni-of-hate nagato kansai 1")
    assert table.asked == "lotus RS-DP30"
    assert table.refusal("lotus", "kill turtle bushi kansai") == "RS-Q115", "Koi's turn to lose"
    table.answer("lotus", "kill koi shinto kansai")
    assert table.figures("koi", "kansai") == "bushi"
    assert table.figures("turtle", "kansai") == "", "all die together"
