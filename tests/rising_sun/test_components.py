"""Components: what there is and how much of it, and where it can be (RS-C01…C29)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.core.errors import BadOptions
from gunbai.games.rising_sun.names import CARDS, KAMI, PROVINCES
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.games.rising_sun.view_types import RisingSunView
from tests.rising_sun.playing import new_game, play_absent, play_random, rest_of_the_season
from tests.rising_sun.table import (
    RISING_SUN,
    answer,
    asked,
    at_table,
    battles,
    coins,
    events,
    figures,
    honor,
    kami_turn,
    legal,
    mandate,
    points,
    refusal,
    ronin,
    sound,
    war,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def seen(s: RisingSunState, viewer: int = SPECTATOR) -> RisingSunView:
    return s.observe(viewer)


def pieces(s: RisingSunState, number: int) -> dict[str, int]:
    """All figures of a seat, wherever they are, and all its strongholds."""
    view = seen(s)
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
        assert new_game(players=players).seats() == players
    assert new_game(players=6).seats() == 6
    assert new_game(players=6).setup.options["dynasty"] == "yes"
    for wrong in ({"players": 2}, {"players": 7}, {"players": 6, "dynasty": "no"}):
        with pytest.raises(BadOptions):
            new_game(1, **wrong)


@rule("RS-C02")
def test_the_map_has_eight_provinces() -> None:
    assert list(seen(new_game())["provinces"]) == [
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
    s = at_table("koi lotus dragonfly bonsai", {province: {"koi": "bushi"}})
    mandate(s, "koi", "harvest")
    assert (points(s, "koi"), coins(s, "koi") - 1, ronin(s, "koi")) == reward


@rule("RS-C06", "RS-C07", "RS-C15", "RS-P31")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war_numbers_lie_on_as_many_provinces_as_players_and_two(players: int) -> None:
    view = seen(new_game(3, players=players))
    numbers = [province["war"] for province in view["provinces"].values() if province["war"]]
    assert sorted(numbers) == list(range(1, players + 3))
    assert [view["provinces"][name]["war"] for name in view["wars"]] == sorted(numbers)


@rule("RS-C08", "RS-C12", "RS-K01")
def test_four_shrines_in_a_row_of_seven_kami() -> None:
    met: set[str] = set()
    for seed in range(20):
        s = new_game(seed, players=3)
        assert len({shrine["kami"] for shrine in seen(s)["shrines"]}) == 4
        met.update(shrine["kami"] for shrine in seen(s)["shrines"])
    kami = ["amaterasu", "fujin", "raijin", "ryujin", "hachiman", "susanoo", "tsukuyomi"]
    assert sorted(met) == sorted(kami) == sorted(KAMI)
    s = new_game(3, players=3)
    kami_turn(s)
    visited = [event["kami"] for event in events(s, "rs-no-shrine")]
    assert visited == [shrine["kami"] for shrine in seen(s)["shrines"]]


@rule("RS-C09", "RS-P12", "RS-P28", "RS-P29")
def test_the_political_track() -> None:
    s = new_game(1, players=4)
    play_absent(s)
    track = {"rs-mandate": "M", "rs-buried": "M", "rs-kami": "K", "rs-war": "W"}
    walked = "".join(track.get(str(event["key"]), "") for event in events(s))
    assert walked == "MMMKMMKMMKW" * 3
    assert [event["count"] for event in events(s, "rs-kami")] == [1, 2, 3] * 3


@rule("RS-C10", "RS-C28", "RS-H01")
def test_honor_ranks_every_clan_once() -> None:
    s = new_game(4, players=5)
    for seed in range(3):
        play_random(s, seed, "RS-DP05")
        assert sorted(seen(s)["honor"]) == [0, 1, 2, 3, 4]
        assert [seat["points"] for seat in seen(s)["seats"]] == s.vp
    assert new_game(1, players=3, clans="koi,lotus,bonsai").honor == [0, 1, 2]


@rule("RS-C11", "RS-V02")
def test_points_go_on_beyond_fifty() -> None:
    s = at_table(FOUR, {"kyoto": {"koi": "bushi bushi"}}, points={"koi": 49})
    mandate(s, "koi", "harvest")
    assert points(s, "koi") == 53
    s = at_table(FOUR, {"kyoto": {"koi": "bushi bushi"}}, points={"koi": 118})
    mandate(s, "koi", "harvest")
    assert points(s, "koi") == 122


@rule("RS-C11", "RS-C16")
def test_the_pool_never_runs_out() -> None:
    s = at_table(FOUR, {"hachiman": {"koi": "shinto"}, "tsukuyomi": {"koi": "shinto"}})
    s.coins[0], s.ronin[0] = 65, 20  # all that is printed
    kami_turn(s)
    assert (coins(s, "koi"), ronin(s, "koi")) == (67, 22)


# tiles, tokens and cards


@rule("RS-C13", "RS-Q01", "RS-S15")
def test_ten_mandate_tiles_two_of_each() -> None:
    """All that one sees of the last turn: six tiles lie open, the last four are in hand."""
    s = new_game(2, players=3, clans="koi,turtle,bonsai")
    play_absent(s, "RS-DP05")
    while len(s.played) < 6:
        s.apply(s.turn % 3, s.default(s.turn % 3))
        play_absent(s, "RS-DP05")
    track = [tile["tile"] or "?" for tile in seen(s)["track"]]
    own = seen(s, s.turn % 3)["own"]["tiles"]
    names = ["recruit", "marshal", "train", "harvest", "betray"]
    assert sorted([*track, *own]) == sorted(names + names)


@rule("RS-C14", "RS-S14")
def test_one_war_token_of_each_province_in_each_season() -> None:
    s = new_game(2, players=6)
    play_absent(s)
    laid = [event["provinces"] for event in events(s, "rs-wars")]
    assert len(laid) == 3
    for provinces in laid:
        assert isinstance(provinces, list)
        assert sorted(provinces) == sorted(PROVINCES)
    assert len({tuple(provinces) for provinces in laid if isinstance(provinces, list)}) == 3
    taken = [(token["season"], token["province"]) for token in events(s, "rs-token")]
    assert len(set(taken)) == len(taken)


@rule("RS-C17", "RS-C19", "RS-MR05")
def test_no_more_figures_than_there_are() -> None:
    everybody = "bushi bushi bushi bushi bushi bushi shinto shinto"
    s = at_table(FOUR, {"edo": {"koi": f"{everybody} daimyo"}})
    mandate(s, "lotus", "recruit")
    answer(s, "turtle", "done")
    answer(s, "dragonfly", "done")
    assert [text.split()[1] for text in legal(s, "koi")[1:] if "summon" in text] == ["shinto"]
    s = at_table(FOUR, {"edo": {"koi": f"{everybody} shinto daimyo"}})
    mandate(s, "lotus", "recruit")
    answer(s, "turtle", "done")
    answer(s, "dragonfly", "done")
    assert s.to_act() == [1]  # Koi has nothing left to summon


@rule("RS-C17", "RS-I08", "RS-MT11")
def test_no_more_cards_than_copies() -> None:
    s = at_table(FOUR, coins={"koi": 9, "lotus": 9, "turtle": 9})
    mandate(s, "koi", "train")
    answer(s, "koi", "buy righteousness")
    answer(s, "lotus", "buy righteousness")
    assert asked(s) == "turtle RS-DP10"
    assert "buy komainu" in legal(s, "turtle")
    assert refusal(s, "turtle", "buy righteousness") == "RS-MT02"  # there were two
    sound(s)


@rule("RS-C18", "RS-C19", "RS-C29")
def test_what_each_clan_has() -> None:
    s = new_game(1, players=5, clans="koi,lotus,turtle,dragonfly,bonsai")
    for number in range(5):
        assert pieces(s, number) == {"daimyo": 1, "shinto": 3, "bushi": 6, "stronghold": 4}


@rule("RS-C20", "RS-S16")
@pytest.mark.parametrize("set_", ["archway", "teapot", "horseman"])
def test_a_monster_waits_in_the_supply_until_its_card_is_bought(set_: str) -> None:
    s = new_game(1, players=4, clans="koi,lotus,turtle,dragonfly", set=set_)
    assert not any("komainu" in seat["reserve"] for seat in seen(s)["seats"])
    s = at_table(FOUR, coins={"koi": 2}, set_=set_)
    mandate(s, "koi", "train")
    answer(s, "koi", "buy komainu")
    assert figures(s, "koi", "reserve").split()[-2:] == ["komainu", "daimyo"]
    answer(s, "koi", "summon komainu edo")
    assert figures(s, "koi", "edo") == "komainu"
    sound(s)


@rule("RS-C20", "RS-C22")
def test_eight_monsters_in_the_base_box() -> None:
    monsters = {
        CARDS[card.index]
        for card in RISING_SUN.cards
        if card.figure >= 0 and any(n in card.figures.sets for n in range(4))
    }
    assert monsters == {
        "komainu", "oni-of-skulls", "yurei", "river-dragon", "oni-of-blood", "oni-of-souls",
        "oni-of-hate", "oni-of-spite",
    }  # fmt: skip


@rule("RS-C21", "RS-C37", "RS-C38")
def test_a_clan_may_own_every_monster() -> None:
    """Bases are only markers: eight large monsters of one clan stand on the map."""
    names = "komainu oni-of-skulls yurei river-dragon oni-of-blood oni-of-souls oni-of-spite"
    s = at_table(FOUR, {"edo": {"koi": names}}, season="autumn", coins={"koi": 9})
    mandate(s, "koi", "train")
    answer(s, "koi", "buy oni-of-hate", "summon oni-of-hate edo")
    assert figures(s, "koi", "edo").split() == [*names.split(), "oni-of-hate"]
    assert seen(s)["seats"][0]["monsters"] == [*names.split(), "oni-of-hate"]
    sound(s)


@rule("RS-C22", "RS-S12", "RS-X06", "RS-V11")
@pytest.mark.parametrize("set_", ["archway", "teapot", "horseman", "ship"])
def test_seven_core_cards_and_five_of_the_set_in_each_season(set_: str) -> None:
    s = new_game(1, players=3, clans="koi,lotus,turtle", set=set_)
    for _ in range(3):
        core = [card for card in s.display if 0 in s.setup.cards[card].figures.sets]
        assert (len(core), len(s.display)) == (7, 12)
        rest_of_the_season(s)


@rule("RS-C23", "RS-A04")
def test_each_clan_has_one_alliance_token() -> None:
    s = new_game(1, players=4, clans="koi,lotus,turtle,dragonfly")
    answer(s, "koi", "offer lotus")
    answer(s, "lotus", "accept koi")
    assert [text for text in legal(s, "koi") if text != "ready"] == []
    assert legal(s, "turtle") == ["ready", "offer dragonfly"]


@rule("RS-C24", "RS-P09")
def test_what_a_screen_says() -> None:
    s = new_game(1, players=5, clans="koi,lotus,turtle,dragonfly,bonsai")
    screens = [(seat["clan"], seat["income"], seat["home"]) for seat in seen(s)["seats"]]
    assert screens == [
        ("koi", 5, "edo"),
        ("lotus", 7, "nagato"),
        ("turtle", 6, "kyoto"),
        ("dragonfly", 6, "hokkaido"),
        ("bonsai", 4, "kyushu"),
    ]
    assert [s.setup.tables.ranks[clan] for clan in s.setup.clans] == [1, 3, 4, 5, 7]
    assert [s.setup.tables.set_values[n] for n in (2, 3, 5, 7)] == [0, 10, 20, 30]
    assert [seat["coins"] for seat in seen(s)["seats"]] == [5, 7, 6, 6, 4]


# what lies open


@rule("RS-C25", "RS-S06", "RS-MT05", "RS-Q70")
def test_everything_of_a_player_is_public() -> None:
    s = at_table(
        FOUR,
        {"kyoto": {"koi": "bushi"}, "hachiman": {"lotus": "shinto"}},
        cards={"koi": "righteousness komainu"},
        coins={"koi": 3},
        ronin={"koi": 2},
        points={"koi": 7},
        tokens={"koi": "spring:edo"},
        season="summer",
    )
    s.put(1, 0, 12, 14)  # a Lotus Bushi is Koi's hostage
    mandate(s, "koi", "marshal")
    views = [seen(s, viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)]
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
    s = at_table(
        FOUR,
        {"edo": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 4, "lotus": 5},
        wars="edo",
    )
    battles(s)
    assert s.ask is not None
    assert s.ask.secret
    before = [seen(s, viewer) for viewer in (SPECTATOR, 1, 2)]
    answer(s, "koi", "stake poets 3")
    assert [seen(s, viewer) for viewer in (SPECTATOR, 1, 2)] == before
    assert seen(s, 0) != before[0]
    assert [seat["coins"] for seat in seen(s, 1)["seats"]] == [4, 5, 0, 0]
    answer(s, "koi", "confirm")
    assert "3" not in str(seen(s, 1)["battle"])


@rule("RS-C27", "RS-W13")
def test_the_four_bid_spaces_are_turned_up_for_war() -> None:
    s = at_table(FOUR, {"edo": {"koi": "bushi", "lotus": "bushi"}}, wars="edo")
    s.coins = [1, 1, 0, 0]
    mandate(s, "koi", "marshal")
    assert not any("stake" in text for text in legal(s, "lotus"))
    assert seen(s)["phase"] == "politics"
    s = at_table(FOUR, {"edo": {"koi": "bushi", "lotus": "bushi"}}, wars="edo")
    s.coins = [1, 1, 0, 0]
    war(s)
    assert seen(s)["phase"] == "war"
    assert [text for text in legal(s, "koi") if "stake" in text] == [
        "stake seppuku 1", "stake hostage 1", "stake ronin 1", "stake poets 1",
    ]  # fmt: skip


@rule("RS-C28")
def test_each_clan_is_marked_on_both_tracks() -> None:
    s = at_table("lotus koi turtle dragonfly", points={"koi": 5, "turtle": 5})
    mandate(s, "koi", "marshal")
    assert honor(s) == "lotus koi turtle dragonfly"
    assert seen(s)["honor"] == [1, 0, 2, 3]
    assert [seat["points"] for seat in seen(s)["seats"]] == [5, 0, 5, 0]
