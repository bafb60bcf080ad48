"""Components: what there is and how much of it, and where it can be (RS-C01…C29)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.core.errors import BadOptions
from gunbai.games.rising_sun.names import CARDS, KAMI, PROVINCES
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def pieces(table: Table, number: int) -> dict[str, int]:
    """All figures of a seat, wherever they are, and all its strongholds."""
    view = table.view()
    out = dict(view["seats"][number]["reserve"])
    out["stronghold"] = view["seats"][number]["strongholds"]
    places = [province["clans"] for province in view["provinces"].values()]
    for clans in [*places, *(shrine["worshippers"] for shrine in view["shrines"])]:
        for clan in clans:
            if clan["seat"] == number:
                for figure, count in clan["figures"].items():
                    out[figure] = out.get(figure, 0) + count
                out["stronghold"] += clan.get("strongholds", 0)
    return out


# players and the board


@rule("RS-C01", "RS-V01")
def test_three_to_five_play_and_six_with_dynasty_invasion() -> None:
    for players in (3, 4, 5):
        assert Table.new(players=players).state.seats() == players
    assert Table.new(players=6).state.seats() == 6
    assert Table.new(players=6).state.setup.options["dynasty"] == "yes"
    for wrong in ({"players": 2}, {"players": 7}, {"players": 6, "dynasty": "no"}):
        with pytest.raises(BadOptions):
            Table.new(1, **wrong)


@rule("RS-C02")
def test_the_map_has_eight_provinces() -> None:
    assert list(Table.new().view()["provinces"]) == [
        "hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu",
    ]  # fmt: skip


@rule("RS-C05", "RS-MH07")
@pytest.mark.parametrize(
    ("province", "reward"),
    [
        ("hokkaido", (0, 0, 2)), ("oshu", (0, 3, 0)), ("edo", (2, 2, 0)), ("kyoto", (4, 0, 0)),
        ("kansai", (3, 0, 0)), ("nagato", (1, 1, 1)), ("shikoku", (0, 3, 0)),
        ("kyushu", (1, 1, 1)),
    ],
)  # fmt: skip
def test_each_province_has_one_reward(province: str, reward: tuple[int, int, int]) -> None:
    table = Table("koi lotus dragonfly bonsai", {province: {"koi": "bushi"}})
    table.mandate("koi", "harvest")
    assert (table.points("koi"), table.coins("koi") - 1, table.ronin("koi")) == reward


@rule("RS-C06", "RS-C07", "RS-C15", "RS-P31")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war_numbers_lie_on_as_many_provinces_as_players_and_two(players: int) -> None:
    view = Table.new(3, players=players).view()
    numbers = [province["war"] for province in view["provinces"].values() if province["war"]]
    assert sorted(numbers) == list(range(1, players + 3))
    assert [view["provinces"][name]["war"] for name in view["wars"]] == sorted(numbers)


@rule("RS-C08", "RS-C12", "RS-K01")
def test_four_shrines_in_a_row_of_seven_kami() -> None:
    met: set[str] = set()
    for seed in range(20):
        table = Table.new(seed, players=3)
        assert len({shrine["kami"] for shrine in table.view()["shrines"]}) == 4
        met.update(shrine["kami"] for shrine in table.view()["shrines"])
    kami = ["amaterasu", "fujin", "raijin", "ryujin", "hachiman", "susanoo", "tsukuyomi"]
    assert sorted(met) == sorted(kami) == sorted(KAMI)
    table = Table.new(3, players=3)
    table.kami_turn()
    visited = [event["kami"] for event in table.events("rs-no-shrine")]
    assert visited == [shrine["kami"] for shrine in table.view()["shrines"]]


@rule("RS-C09", "RS-P12", "RS-P28", "RS-P29")
def test_the_political_track() -> None:
    table = Table.new(1, players=4)
    table.play_absent()
    track = {"rs-mandate": "M", "rs-buried": "M", "rs-kami": "K", "rs-war": "W"}
    walked = "".join(track.get(str(event["key"]), "") for event in table.history)
    assert walked == "MMMKMMKMMKW" * 3
    assert [event["count"] for event in table.events("rs-kami")] == [1, 2, 3] * 3


@rule("RS-C10", "RS-C28", "RS-H01")
def test_honor_ranks_every_clan_once() -> None:
    table = Table.new(4, players=5)
    for seed in range(3):
        table.play_random("RS-DP05", seed)
        assert sorted(table.view()["honor"]) == [0, 1, 2, 3, 4]
        assert [seat["points"] for seat in table.view()["seats"]] == table.state.vp
    assert Table.new(1, players=3, clans="koi,lotus,bonsai").state.honor == [0, 1, 2]


@rule("RS-C11", "RS-V02")
def test_points_go_on_beyond_fifty() -> None:
    table = Table(FOUR, {"kyoto": {"koi": "bushi bushi"}}, points={"koi": 49})
    table.mandate("koi", "harvest")
    assert table.points("koi") == 53
    table = Table(FOUR, {"kyoto": {"koi": "bushi bushi"}}, points={"koi": 118})
    table.mandate("koi", "harvest")
    assert table.points("koi") == 122


@rule("RS-C11", "RS-C16")
def test_the_pool_never_runs_out() -> None:
    table = Table(FOUR, {"hachiman": {"koi": "shinto"}, "tsukuyomi": {"koi": "shinto"}})
    table.state.coins[0], table.state.ronin[0] = 65, 20  # all that is printed
    table.kami_turn()
    assert (table.coins("koi"), table.ronin("koi")) == (67, 22)


# tiles, tokens and cards


@rule("RS-C13", "RS-Q01", "RS-S15")
def test_ten_mandate_tiles_two_of_each() -> None:
    """All that one sees of the last turn: six tiles lie open, the last four are in hand."""
    table = Table.new(2, players=3, clans="koi,turtle,bonsai")
    table.play_absent("RS-DP05")
    while len(table.state.played) < 6:
        table.stand_in(table.state.turn % 3)
        table.play_absent("RS-DP05")
    track = [tile["tile"] or "?" for tile in table.view()["track"]]
    own = table.view(table.state.turn % 3)["own"]["tiles"]
    names = ["recruit", "marshal", "train", "harvest", "betray"]
    assert sorted([*track, *own]) == sorted(names + names)


@rule("RS-C14", "RS-S14")
def test_one_war_token_of_each_province_in_each_season() -> None:
    table = Table.new(2, players=6)
    table.play_absent()
    laid = [event["provinces"] for event in table.events("rs-wars")]
    assert len(laid) == 3
    for provinces in laid:
        assert isinstance(provinces, list)
        assert sorted(provinces) == sorted(PROVINCES)
    assert len({tuple(provinces) for provinces in laid if isinstance(provinces, list)}) == 3
    taken = [(token["season"], token["province"]) for token in table.events("rs-token")]
    assert len(set(taken)) == len(taken)


@rule("RS-C17", "RS-C19", "RS-MR05")
def test_no_more_figures_than_there_are() -> None:
    everybody = "bushi bushi bushi bushi bushi bushi shinto shinto"
    table = Table(FOUR, {"edo": {"koi": f"{everybody} daimyo"}})
    table.mandate("lotus", "recruit")
    table.answer("turtle", "done")
    table.answer("dragonfly", "done")
    assert [text.split()[1] for text in table.legal("koi")[1:] if "summon" in text] == ["shinto"]
    table = Table(FOUR, {"edo": {"koi": f"{everybody} shinto daimyo"}})
    table.mandate("lotus", "recruit")
    table.answer("turtle", "done")
    table.answer("dragonfly", "done")
    assert table.to_act == [1]  # Koi has nothing left to summon


@rule("RS-C17", "RS-I08", "RS-MT11")
def test_no_more_cards_than_copies() -> None:
    table = Table(FOUR, coins={"koi": 9, "lotus": 9, "turtle": 9})
    table.mandate("koi", "train")
    table.answer("koi", "buy righteousness")
    table.answer("lotus", "buy righteousness")
    assert table.asked == "turtle RS-DP10"
    assert "buy komainu" in table.legal("turtle")
    assert table.refusal("turtle", "buy righteousness") == "RS-MT02"  # there were two
    table.sound()


@rule("RS-C18", "RS-C19", "RS-C29")
def test_what_each_clan_has() -> None:
    table = Table.new(1, players=5, clans="koi,lotus,turtle,dragonfly,bonsai")
    for number in range(5):
        assert pieces(table, number) == {"daimyo": 1, "shinto": 3, "bushi": 6, "stronghold": 4}


@rule("RS-C20", "RS-S16")
@pytest.mark.parametrize("set_", ["archway", "teapot", "horseman"])
def test_a_monster_waits_in_the_supply_until_its_card_is_bought(set_: str) -> None:
    table = Table.new(1, players=4, clans="koi,lotus,turtle,dragonfly", set=set_)
    assert not any("komainu" in seat["reserve"] for seat in table.view()["seats"])
    table = Table(FOUR, coins={"koi": 2}, set=set_)
    table.mandate("koi", "train")
    table.answer("koi", "buy komainu")
    assert table.figures("koi", "reserve").split()[-2:] == ["komainu", "daimyo"]
    table.answer("koi", "summon komainu edo")
    assert table.figures("koi", "edo") == "komainu"
    table.sound()


@rule("RS-C20", "RS-C22")
def test_eight_monsters_in_the_base_box() -> None:
    monsters = {
        CARDS[card.index]
        for card in RISING_SUN.cards
        if card.figure >= 0 and any(n in card.values.sets for n in range(4))
    }
    assert monsters == {
        "komainu", "oni-of-skulls", "yurei", "river-dragon", "oni-of-blood", "oni-of-souls",
        "oni-of-hate", "oni-of-spite",
    }  # fmt: skip


@rule("RS-C21", "RS-C37", "RS-C38")
def test_a_clan_may_own_every_monster() -> None:
    """Bases are only markers: eight large monsters of one clan stand on the map."""
    names = "komainu oni-of-skulls yurei river-dragon oni-of-blood oni-of-souls oni-of-spite"
    table = Table(FOUR, {"edo": {"koi": names}}, season="autumn", coins={"koi": 9})
    table.mandate("koi", "train")
    table.answer("koi", "buy oni-of-hate", "summon oni-of-hate edo")
    assert table.figures("koi", "edo").split() == [*names.split(), "oni-of-hate"]
    assert table.view()["seats"][0]["monsters"] == [*names.split(), "oni-of-hate"]
    table.sound()


@rule("RS-C22", "RS-S12", "RS-X06", "RS-V11")
@pytest.mark.parametrize("set_", ["archway", "teapot", "horseman", "ship"])
def test_seven_core_cards_and_five_of_the_set_in_each_season(set_: str) -> None:
    table = Table.new(1, players=3, clans="koi,lotus,turtle", set=set_)
    for _ in range(3):
        core = [
            card for card in table.state.display if 0 in table.state.setup.cards[card].values.sets
        ]
        assert (len(core), len(table.state.display)) == (7, 12)
        table.rest_of_the_season()


@rule("RS-C23", "RS-A04")
def test_each_clan_has_one_alliance_token() -> None:
    table = Table.new(1, players=4, clans="koi,lotus,turtle,dragonfly")
    table.answer("koi", "offer lotus")
    table.answer("lotus", "accept koi")
    assert [text for text in table.legal("koi") if text != "ready"] == []
    assert table.legal("turtle") == ["ready", "offer dragonfly"]


@rule("RS-C24", "RS-P09")
def test_what_a_screen_says() -> None:
    table = Table.new(1, players=5, clans="koi,lotus,turtle,dragonfly,bonsai")
    screens = [(seat["clan"], seat["income"], seat["home"]) for seat in table.view()["seats"]]
    assert screens == [
        ("koi", 5, "edo"),
        ("lotus", 7, "nagato"),
        ("turtle", 6, "kyoto"),
        ("dragonfly", 6, "hokkaido"),
        ("bonsai", 4, "kyushu"),
    ]
    assert [table.state.setup.tables.ranks[clan] for clan in table.state.setup.clans] == [
        1,
        3,
        4,
        5,
        7,
    ]
    assert [table.state.setup.tables.set_values[n] for n in (2, 3, 5, 7)] == [0, 10, 20, 30]
    assert [seat["coins"] for seat in table.view()["seats"]] == [5, 7, 6, 6, 4]


# what lies open


@rule("RS-C25", "RS-S06", "RS-MT05", "RS-Q70")
def test_everything_of_a_player_is_public() -> None:
    table = Table(
        FOUR,
        {"kyoto": {"koi": "bushi"}, "hachiman": {"lotus": "shinto"}},
        cards={"koi": "righteousness komainu"},
        coins={"koi": 3},
        ronin={"koi": 2},
        points={"koi": 7},
        tokens={"koi": "spring:edo"},
        season="summer",
    )
    table.state.put(1, 0, 12, 14)  # a Lotus Bushi is Koi's hostage
    table.mandate("koi", "marshal")
    views = [table.view(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)]
    for view in views:
        koi = view["seats"][0]
        assert (koi["coins"], koi["ronin"], koi["points"]) == (3, 2, 7)
        assert koi["reserve"] == {"bushi": 5, "shinto": 3, "komainu": 1, "daimyo": 1}
        assert (koi["strongholds"], koi["cards"]) == (3, ["righteousness", "komainu"])
        assert koi["tokens"] == [{"season": "spring", "province": "edo"}]
        assert koi["hostages"] == [{"seat": 1, "figures": {"bushi": 1}}]
        assert view["shrines"] == views[0]["shrines"]
        assert view["seats"] == views[0]["seats"]
        assert view["display"] == views[0]["display"]


@rule("RS-C25", "RS-C26")
def test_only_the_bid_is_hidden_in_war() -> None:
    table = Table(
        FOUR,
        {"edo": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 4, "lotus": 5},
        wars="edo",
    )
    table.battles()
    assert table.secret
    before = [table.view(viewer) for viewer in (SPECTATOR, 1, 2)]
    table.answer("koi", "stake poets 3")
    assert [table.view(viewer) for viewer in (SPECTATOR, 1, 2)] == before
    assert table.view(0) != before[0]
    assert [seat["coins"] for seat in table.view(1)["seats"]] == [4, 5, 0, 0]
    table.answer("koi", "confirm")
    assert "3" not in str(table.view(1)["battle"])


@rule("RS-C27", "RS-W13")
def test_the_four_bid_spaces_are_turned_up_for_war() -> None:
    table = Table(FOUR, {"edo": {"koi": "bushi", "lotus": "bushi"}}, wars="edo")
    table.state.coins = [1, 1, 0, 0]
    table.mandate("koi", "marshal")
    assert not any("stake" in text for text in table.legal("lotus"))
    assert table.view()["phase"] == "politics"
    table = Table(FOUR, {"edo": {"koi": "bushi", "lotus": "bushi"}}, wars="edo")
    table.state.coins = [1, 1, 0, 0]
    table.war()
    assert table.view()["phase"] == "war"
    assert [text for text in table.legal("koi") if "stake" in text] == [
        "stake seppuku 1", "stake hostage 1", "stake ronin 1", "stake poets 1",
    ]  # fmt: skip


@rule("RS-C28")
def test_each_clan_is_marked_on_both_tracks() -> None:
    table = Table("lotus koi turtle dragonfly", points={"koi": 5, "turtle": 5})
    table.mandate("koi", "marshal")
    assert table.honor == "lotus koi turtle dragonfly"
    assert table.view()["honor"] == [1, 0, 2, 3]
    assert [seat["points"] for seat in table.view()["seats"]] == [5, 0, 5, 0]
