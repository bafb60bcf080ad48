"""Set-up and seating (RS-S)."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadOptions
from gunbai.games.rising_sun.names import CLANS, KAMI, SETS
from tests.rising_sun.table import Table
from tests.rule import rule

HOMES = {
    "koi": "edo", "sun": "shikoku", "lotus": "nagato", "turtle": "kyoto",
    "dragonfly": "hokkaido", "bonsai": "kyushu", "moon": "oshu",
}  # fmt: skip
SEVEN = list(HOMES)


def seated(table: Table) -> str:
    return " ".join(CLANS[clan] for clan in table.state.setup.clans)


# clans and seats


@rule("RS-S01", "RS-Q04", "RS-DP01")
def test_each_player_takes_a_different_clan() -> None:
    table = Table.new(1, players=3, clans="bonsai,koi,turtle")
    assert seated(table) == "koi turtle bonsai"
    assert "lotus" not in str(table.view()["seats"])
    for wrong in ("koi,koi,lotus", "koi,lotus", "koi,lotus,turtle,bonsai", "koi,lotus,sun"):
        with pytest.raises(BadOptions):
            Table.new(1, players=3, clans=wrong)


@rule("RS-S01", "RS-Q04", "RS-DP01", "RS-D09")
def test_clans_at_random_come_from_the_box() -> None:
    assert Table.new().state.setup.options["clans"] == "random"
    base = {clan for seed in range(20) for clan in seated(Table.new(seed, players=3)).split()}
    assert base == set(CLANS) - {"sun", "moon"}
    every = {
        clan
        for seed in range(20)
        for clan in seated(Table.new(seed, players=3, dynasty="yes")).split()
    }
    assert every == set(CLANS)
    for seed in range(20):
        assert len(set(Table.new(seed, players=5).state.setup.clans)) == 5


@rule("RS-S02", "RS-X03", "RS-V09")
def test_seats_run_by_starting_honor_numbers() -> None:
    table = Table.new(1, players=5, clans="bonsai,dragonfly,turtle,lotus,koi")
    assert seated(table) == "koi lotus turtle dragonfly bonsai"
    for seed in range(8):
        clans = Table.new(seed, players=4, dynasty="yes").state.setup.clans  # chosen by chance
        assert clans == sorted(clans, key=lambda clan: table.state.setup.tables.ranks[clan])


@rule("RS-S02", "RS-Q03", "RS-V09")
def test_sun_and_moon_sit_by_their_numbers() -> None:
    table = Table.new(1, players=6, clans="moon,sun,koi,lotus,turtle,bonsai")
    assert seated(table) == "koi sun lotus turtle bonsai moon"
    ranks = table.state.setup.tables.ranks
    assert sorted(ranks) == ranks
    assert len(set(ranks)) == 7


@rule("RS-S03", "RS-H12", "RS-P14", "RS-P27")
def test_honor_never_changes_seats_or_the_rotation() -> None:
    table = Table("turtle dragonfly lotus koi")
    table.mandate("lotus", "harvest")
    acted = [event["player"] for event in table.events("rs-acted")]
    assert acted == [2, 3, 0, 1]  # clockwise from Lotus's left, whatever the honor
    assert table.state.turn == 2


@rule("RS-S04", "RS-S17", "RS-Q02")
def test_nobody_has_anything_at_the_start() -> None:
    table = Table.new(1, players=4)
    for seat in table.view()["seats"]:
        assert (seat["points"], seat["ronin"], seat["ally"]) == (0, 0, None)
        assert (seat["cards"], seat["hostages"], seat["tokens"]) == ([], [], [])
        assert seat["coins"] == seat["income"]  # the first income, and nothing before it
    assert table.keys[:5] == ["rs-clans", "rs-shrines", "rs-season", "rs-wars", "rs-cards"]


@rule("RS-S05", "RS-X04", "RS-V10")
def test_starting_honor() -> None:
    table = Table.new(1, players=5, clans="bonsai,dragonfly,turtle,lotus,koi")
    assert table.honor == "koi lotus turtle dragonfly bonsai"
    assert Table.new(1, players=3, clans="bonsai,lotus,dragonfly").honor == "lotus dragonfly bonsai"


# figures


@rule("RS-S06", "RS-S07", "RS-S08")
@pytest.mark.parametrize("clan", SEVEN)
def test_daimyo_bushi_and_stronghold_at_home(clan: str) -> None:
    others = [name for name in ("koi", "lotus", "turtle") if name != clan][:2]
    table = Table.new(1, players=3, dynasty="yes", clans=",".join([clan, *others]))
    home = HOMES[clan]
    assert table.figures(clan, home) == "bushi daimyo"
    assert table.strongholds(clan, home) == 1
    assert table.figures(clan, "reserve") == "bushi bushi bushi bushi bushi shinto shinto shinto"
    (own,) = [seat for seat in table.view()["seats"] if seat["clan"] == clan]
    assert own["reserve"] == {"bushi": 5, "shinto": 3}
    assert own["strongholds"] == 3
    assert "rs-summoned" not in table.keys


# shrines and cards


@rule("RS-S09", "RS-HI13")
def test_four_of_seven_shrines_by_chance() -> None:
    rows = [Table.new(seed, players=3).state.setup.shrines for seed in range(40)]
    assert all(len(set(row)) == 4 for row in rows)
    assert {kami for row in rows for kami in row} == set(range(len(KAMI)))
    assert len({tuple(row) for row in rows}) > 30  # their order is chance too
    table = Table.new(1, players=3)
    assert [shrine["kami"] for shrine in table.view()["shrines"]] == [
        KAMI[n] for n in table.state.setup.shrines
    ]


@rule("RS-S09")
def test_nobody_worships_at_a_shrine_that_left_the_game() -> None:
    table = Table("koi lotus turtle", shrines="amaterasu fujin hachiman tsukuyomi")
    table.mandate("turtle", "recruit")
    kami = {text.split()[-1] for text in table.legal("koi") if text.startswith("worship")}
    assert kami == {"amaterasu", "fujin", "hachiman", "tsukuyomi"}


@rule("RS-S10", "RS-X05", "RS-DP02")
def test_the_row_of_a_first_game() -> None:
    for seed in range(3):
        table = Table.new(seed, players=4, shrines="first")
        row = [shrine["kami"] for shrine in table.view()["shrines"]]
        assert row == ["amaterasu", "fujin", "hachiman", "tsukuyomi"]


@rule("RS-S11", "RS-DP02", "RS-S13")
def test_one_set_is_used() -> None:
    for name in ("archway", "teapot", "horseman", "ship"):
        table = Table.new(1, players=3, clans="koi,lotus,turtle", set=name)
        assert table.view()["set"] == name
        for card in table.state.display:
            assert {0, SETS.index(name)} & set(table.state.setup.cards[card].values.sets)
    with pytest.raises(BadOptions):
        Table.new(1, players=3, set="core")


@rule("RS-S11", "RS-D09", "RS-DP02")
@pytest.mark.parametrize(("dynasty", "drawn"), [
    ("no", {"archway", "teapot", "horseman"}),
    ("yes", {"archway", "teapot", "horseman", "ship"}),
])  # fmt: skip
def test_a_set_by_chance_is_one_of_the_boxes_in_use(dynasty: str, drawn: set[str]) -> None:
    tables = [Table.new(seed, players=3, set="random", dynasty=dynasty) for seed in range(200)]
    assert {table.view()["set"] for table in tables} == drawn


@rule("RS-S13", "RS-S12", "RS-P08")
def test_cards_of_other_sets_never_appear() -> None:
    table = Table.new(1, players=3, clans="koi,lotus,turtle", set="teapot")
    shown: set[str] = set()
    while table.asked:
        shown.update(table.view()["display"])
        table.stand_in()
    assert "loyalty" in shown
    assert not shown & {"benevolence", "courage", "mercy", "dignity", "oni-of-blood", "ebisu"}


@rule("RS-S14", "RS-HI12")
def test_which_provinces_have_war_is_chance() -> None:
    laid = {tuple(Table.new(seed, players=3).state.wars) for seed in range(30)}
    assert len(laid) > 25
    assert {province for wars in laid for province in wars} == set(range(8))


@rule("RS-S15", "RS-HI01")
def test_the_stack_of_tiles_is_shuffled() -> None:
    hands = []
    for seed in range(30):
        table = Table.new(seed, players=3, clans="koi,lotus,turtle")
        table.play_absent("RS-DP05")
        hands.append(tuple(table.state.hand))
    assert len(set(hands)) > 20
    assert {tile for hand in hands for tile in hand} == {0, 1, 2, 3, 4}


@rule("RS-S16")
def test_the_game_begins_with_the_tea_ceremony() -> None:
    table = Table.new(1, players=4, clans="koi,lotus,turtle,bonsai")
    assert table.asked == "koi lotus turtle bonsai RS-DP03"
    assert not any(seat["monsters"] for seat in table.view()["seats"])
    assert all("komainu" not in str(place) for place in table.view()["provinces"].values())
    table.answer("koi", "ready")
    assert table.asked == "lotus turtle bonsai RS-DP03"
