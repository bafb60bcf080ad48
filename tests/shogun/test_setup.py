"""Before the first round: board, players, recommended provinces, tower, decks (SG-S)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.core.errors import BadOptions
from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.campaign import Campaign
from gunbai.games.shogun.names import COLOURS, CUBES, PROVINCES, REGIONS
from gunbai.games.shogun.position.setup import Setup
from gunbai.games.shogun.state import empty_state
from tests.rule import rule
from tests.shogun.table import SHOGUN, Cubes, Table

SUN_OUT = ["awa-boso", "echigo", "iwami", "izumo", "kazusa", "mutsu", "sanuki", "tosa"]
MOON_OUT = ["aki", "hitachi", "iwami", "iyo", "mutsu", "shimosa", "shimotsuke", "tosa"]

#: SG-S29…S31: the printed lists with the two corrections of SG-Q2, by number of players.
LISTS = {
    3: [
        "suruga 5, mino 4, tamba 4, musashi 3, harima 3, izu 2, owari 2, sagami 2, tajima 2",
        "yamato 5, echizen 4, shimotsuke 4, shimosa 3, ise 3, hitachi 2, awa-shikoku 2, kaga 2,"
        " kii 2",
        "bizen 5, omi 4, hida 4, etchu 3, hoki 3, bitchu 2, bingo 2, settsu 2, shinano 2",
    ],
    4: [
        "yamato 5, awa-shikoku 4, kaga 4, omi 3, tamba 3, kii 2, settsu 2, noto 2",
        "kozuke 5, hida 4, ise 4, echizen 3, shinano 3, etchu 2, shimotsuke 2, shima 2",
        "mimasaka 5, wakasa 4, awa-boso 4, harima 3, bitchu 3, hoki 2, tajima 2, kazusa 2",
        "kai 5, musashi 4, mino 4, mikawa 3, bingo 3, aki 2, totomi 2, sagami 2",
    ],
    5: [
        "sagami 5, mimasaka 4, harima 4, kazusa 3, izu 3, awa-boso 2, bizen 2",
        "shimotsuke 5, echizen 4, tamba 4, shimosa 3, kozuke 3, hitachi 2, wakasa 2",
        "mino 5, hida 4, iyo 4, owari 3, totomi 3, mikawa 2, tosa 2",
        "hoki 5, shinano 4, bingo 4, echigo 3, aki 3, izumo 2, etchu 2",
        "yamato 5, kaga 4, kii 4, shima 3, omi 3, ise 2, noto 2",
    ],
}
NEUTRAL = {
    3: "aki iyo kai kozuke mikawa mimasaka noto shima totomi wakasa",
    4: "bizen echigo hitachi iwami iyo izu izumo mutsu owari sanuki shimosa suruga tosa",
    5: "awa-shikoku bitchu iwami kai musashi mutsu sanuki settsu suruga tajima",
}


def lands(table: Table, seat: int) -> dict[str, int]:
    """Armies by province of a seat (−1: the neutral provinces)."""
    return {PROVINCES[n]: table.state.armies[n] for n in range(45) if table.state.owner[n] == seat}


def read_list(text: str) -> dict[str, int]:
    return {name: int(count) for name, count in (part.split() for part in text.split(", "))}


def with_first_throw(out: Cubes, **options: object) -> Table:
    """A new game whose set-up throw leaves these cubes in the tray."""
    setup = Setup(SHOGUN.read_options(options), SHOGUN.tables, SHOGUN.rules)
    table = Table.of(empty_state(setup, seeded(1), []))
    table.falls(out)
    return table.run(Campaign(0))


# board and cards


@rule("SG-S1", "SG-C1")
def test_the_side_is_chosen_and_brings_its_regions() -> None:
    """Kai is yellow on the sun side and red on the moon side."""
    kai = PROVINCES.index("kai")
    for side, start, region in (("sun", "draft", "yellow"), ("moon", "draft", "red")):
        table = Table.new(1, side=side, start=start)
        assert table.view()["side"] == side
        assert REGIONS[table.state.setup.region[kai]] == region
    assert SHOGUN.read_options({})["side"] == "sun"
    with pytest.raises(BadOptions):
        SHOGUN.read_options({"side": "stars"})


@rule("SG-S3", "SG-S4", "SG-C2")
@pytest.mark.parametrize(("side", "out"), [("sun", SUN_OUT), ("moon", MOON_OUT)])
def test_three_players_leave_eight_provinces_out(side: str, out: list[str]) -> None:
    table = Table.new(1, players=3, side=side, start="draft")
    in_play = [name for name in PROVINCES if name not in out]
    assert list(table.view()["provinces"]) == in_play
    draft = table.view()["draft"]
    assert draft["deck"] + len(draft["open"]) == 37
    for players in (4, 5):
        table = Table.new(1, players=players, side=side, start="draft")
        assert list(table.view()["provinces"]) == PROVINCES


@rule("SG-S5", "SG-Q5")
@pytest.mark.parametrize(("side", "out"), [("sun", SUN_OUT), ("moon", MOON_OUT)])
def test_removed_provinces_are_no_part_of_the_map(side: str, out: list[str]) -> None:
    setup = Table.new(1, players=3, side=side, start="draft").state.setup
    for province, neighbours in enumerate(setup.neighbours):
        names = [PROVINCES[other] for other in neighbours]
        assert not set(names) & set(out)
        assert not (PROVINCES[province] in out and names)
    shinano = [PROVINCES[n] for n in setup.neighbours[PROVINCES.index("shinano")]]
    assert ("echigo" in shinano) == (side == "moon")


@rule("SG-S5")
def test_nothing_ever_happens_in_a_removed_province() -> None:
    for seed in range(3):
        table = Table.new(seed, players=3, side="moon", start="draft")
        table.play_random("end", seed)
        assert [table.state.owner[PROVINCES.index(name)] for name in MOON_OUT] == [-2] * 8
        assert [table.state.armies[PROVINCES.index(name)] for name in MOON_OUT] == [0] * 8


# players


@rule("SG-S6")
def test_three_to_five_players_choose_colours() -> None:
    for players in (2, 6):
        with pytest.raises(BadOptions) as refused:
            SHOGUN.new({"players": players})
        assert refused.value.refusal.rule == "SG-S6"
    for players in (3, 4, 5):
        assert SHOGUN.new({"players": players}).seats() == players
    table = Table.new(1, players=3, colours="purple,black,red")
    assert [seat["colour"] for seat in table.view()["seats"]] == ["purple", "black", "red"]


@rule("SG-S7", "SG-X24")
@pytest.mark.parametrize(("players", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_chests_at_the_start(players: int, chests: int) -> None:
    for start in ("recommended", "draft"):
        table = Table.new(1, players=players, start=start)
        assert [seat["chests"] for seat in table.view()["seats"]] == [chests] * players


@rule("SG-S8")
def test_everybody_sees_the_chests_and_armies_of_everybody() -> None:
    table = Table.new(2, players=3)
    for seat in (SPECTATOR, 0, 1, 2):
        view = table.view(seat)
        assert [other["chests"] for other in view["seats"]] == table.state.chests
        assert [other["supply"] for other in view["seats"]] == table.state.supply
        for name, province in view["provinces"].items():
            assert province["armies"] == table.state.armies[PROVINCES.index(name)]


@rule("SG-S9")
def test_colours_not_chosen_leave_the_game() -> None:
    table = Table.new(1, players=3, colours="yellow,black,purple")
    assert list(table.view()["tower"]["tray"]) == ["yellow", "black", "purple", "green"]
    (thrown,) = table.events("sg-thrown")
    assert thrown["thrown"] == {"yellow": 7, "black": 7, "purple": 7, "green": 10}
    table.state.tower.inside[COLOURS.index("red")] = 1
    assert [fault.rule for fault in table.state.faults()] == ["SG-S9"]


# recommended provinces


@rule("SG-S28", "SG-S29", "SG-S30", "SG-S31", "SG-Q2", "SG-S14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_recommended_provinces(players: int) -> None:
    table = Table.new(1, players=players, first="1")
    assert [lands(table, seat) for seat in range(players)] == [read_list(x) for x in LISTS[players]]
    assert list(lands(table, -1)) == NEUTRAL[players].split()
    assert not table.events("sg-offered"), "nobody drafts"


@rule("SG-Q2", "SG-Q1", "SG-S10", "SG-S18")
@pytest.mark.parametrize(("players", "armies"), [(3, 27), (4, 25), (5, 23)])
def test_every_list_has_the_same_groups(players: int, armies: int) -> None:
    table = Table.new(1, players=players)
    for seat in range(players):
        groups = sorted(lands(table, seat).values(), reverse=True)
        assert groups == [5, 4, 4, 3, 3, 2, 2, 2, 2][: 12 - players]
        assert sum(groups) == armies


@rule("SG-S28")
def test_the_lists_are_for_the_sun_side_only() -> None:
    with pytest.raises(BadOptions) as refused:
        SHOGUN.read_options({"side": "moon", "start": "recommended"})
    assert refused.value.refusal.rule == "SG-S28"
    assert SHOGUN.read_options({"side": "moon"})["start"] == "draft"
    assert SHOGUN.read_options({"side": "sun"})["start"] == "recommended"


@rule("SG-Q3", "SG-S28")
def test_lists_are_dealt_clockwise_from_the_first_seat() -> None:
    for first in range(3):
        table = Table.new(1, players=3, first=str(first + 1))
        for place in range(3):
            assert lands(table, (first + place) % 3) == read_list(LISTS[3][place])


@rule("SG-Q3", "SG-S12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_by_default_chance_names_the_first_seat(players: int) -> None:
    firsts = {Table.new(seed, players=players).state.first for seed in range(40)}
    assert firsts == set(range(players))
    with pytest.raises(BadOptions) as refused:
        SHOGUN.read_options({"players": 3, "first": "4"})
    assert refused.value.refusal.rule == "SG-Q3"


# markers, tower, decks


@rule("SG-S22", "SG-S23", "SG-S24")
@pytest.mark.parametrize("start", ["recommended", "draft"])
def test_seven_armies_of_each_and_ten_farmers_are_thrown(start: str) -> None:
    table = with_first_throw({"blue": 5, "red": 2, "green": 4}, players=3, start=start, first="1")
    table.play_absent("SG-D6")
    (thrown,) = table.events("sg-thrown")
    assert thrown["thrown"] == {"blue": 7, "yellow": 7, "red": 7, "green": 10}
    assert thrown["occasion"] == "setup"
    assert table.tray == {}
    assert table.inside == {"blue": 2, "yellow": 7, "red": 5, "green": 6}
    assert table.state.supply == [35 - 2, 35 - 7, 35 - 5]
    assert table.state.farmers == 10 + 4


@rule("SG-S20")
@pytest.mark.parametrize(("players", "supply"), [(3, 35), (4, 37), (5, 39)])
def test_armies_not_placed_are_the_supply(players: int, supply: int) -> None:
    out = {CUBES[seat]: 7 for seat in range(players)}
    for start in ("recommended", "draft"):
        table = with_first_throw(out, players=players, start=start)
        table.play_absent("SG-D6")
        assert table.state.supply == [supply] * players
        assert table.view()["ask"]["key"] == "SG-D6", "the boards show the slots for a plan"


@rule("SG-S24")
def test_the_other_ten_farmers_are_the_stock() -> None:
    table = with_first_throw({}, players=3)
    assert table.state.farmers == 10


@rule("SG-S21", "SG-S32", "SG-R10")
@pytest.mark.parametrize("start", ["recommended", "draft"])
def test_steps_of_the_set_up(start: str) -> None:
    table = Table.new(1, players=3, start=start)
    table.play_absent("SG-D6")
    steps = [step["step"] for step in table.events("sg-step")]
    assert steps[:5] == ["p1", "p2", "p3", "p4", "p5"]
    assert (table.state.points, table.state.rice) == ([0] * 3, [0] * 3)


@rule("SG-S26", "SG-X1", "SG-S32")
@pytest.mark.parametrize("start", ["recommended", "draft"])
def test_four_events_lie_open_and_eight_do_not(start: str) -> None:
    layouts = set()
    for seed in range(12):
        table = Table.new(seed, players=3, start=start)
        table.play_absent("SG-D6")
        events = table.view()["events"]
        assert events == table.view(0)["events"]
        assert len(set(events)) == 4
        assert set(events) <= {f"t{n}" for n in range(1, 13)}
        layouts.add(tuple(events))
    assert len(layouts) > 6, "they are shuffled"


@rule("SG-S27")
def test_action_and_special_cards_lie_face_down_until_the_first_round() -> None:
    table = Table.new(1, start="draft")
    assert table.view()["banners"] == []
    assert table.view()["specials"] == []
    table.play_absent("SG-D6")
    assert (len(table.view()["banners"]), len(table.view()["specials"])) == (5, 5)


@rule("SG-Q50")
@pytest.mark.parametrize("options", SHOGUN.sample_options()[::11], ids=str)
def test_defaults_alone_carry_a_game_to_its_end(options: dict[str, object]) -> None:
    """Without a bot, the defaults of absent players decide; each is legal."""
    table = Table.new(1, **options)
    while table.asked:
        seat = table.to_act[0]
        assert table.state.check(seat, table.state.default(seat)) is None
        table.stand_in(seat)
    assert table.events("sg-step")[-1]["step"] == "e3"
