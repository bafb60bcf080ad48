"""Components and what always holds of them (JK-C)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from gunbai.core.errors import BadOptions, BadPosition
from tests.joraku.table import JORAKU, Table
from tests.rule import rule

AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
COLOURS = ["red", "blue", "yellow", "purple"]


@cache
def whole_game(players: int, seed: int) -> list[dict[str, Any]]:
    """Every position of a random game, as plain data."""
    table = Table.new(seed, players=players)
    return [table.state.dump(), *(table.state.dump() for _ in table.play_out(seed))]


def every_position() -> list[dict[str, Any]]:
    return whole_game(3, 1) + whole_game(4, 2)


# how many play


@rule("JK-C01")
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "base", "players": 2},
        {"mode": "two_vs_two", "players": 3},
        {"mode": "neutral", "players": 4},
        {"players": 1},
        {"players": 5},
    ],
)
def test_players_that_a_mode_does_not_take(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refused:
        JORAKU.new(options)
    assert refused.value.refusal.rule == "JK-C01"


@rule("JK-C01")
@pytest.mark.parametrize(
    ("mode", "players"),
    [("base", 3), ("base", 4), ("two_vs_two", 2), ("neutral", 2)],
)
def test_players_that_a_mode_takes(mode: str, players: int) -> None:
    s = JORAKU.new({"mode": mode, "players": players})
    assert s.seats() == players
    assert s.to_act() == list(range(players))


# the map


@rule("JK-C02")
def test_seven_areas_of_which_kyoto_has_no_number() -> None:
    table = Table(["nr 1y", "1r 2y", "2r 3y"])
    table.do("play nr")
    assert table.legal() == [f"place {area} 1" for area in AREAS] + ["stop"]
    table.do("stop")
    for value in range(1, 7):
        table = Table([f"{value}r 1y", "nr 2y", "nb 3y"])
        table.do(f"play {value}r", "effect a", f"place {AREAS[value]} 1")
        assert table.samurai("red").index(1) == value


NEIGHBOURS = {
    "kyoto": ["omi"],
    "omi": ["kyoto", "ise"],
    "ise": ["omi", "owari"],
    "owari": ["ise", "mikawa"],
    "mikawa": ["owari", "totomi"],
    "totomi": ["mikawa", "shinano"],
    "shinano": ["totomi"],
}


@rule("JK-C03", "JK-Q01", "JK-Q28", "JK-X41")
@pytest.mark.parametrize("area", AREAS)
def test_areas_lie_on_one_road(area: str) -> None:
    table = Table(["6r 1y", "1r 2y", "2r 3y"], daimyo={"red": area}, samurai={"red": {area: 1}})
    table.do("play 6r", "effect b")
    steps = [text for text in table.legal() if text.startswith(("march", "move"))]
    near = NEIGHBOURS[area]
    assert steps == [f"march {a}" for a in near] + [f"move {area} {a}" for a in near]
    for far in AREAS:
        if far not in near:
            assert table.refusal(f"march {far}") == "JK-C03"
            assert table.refusal(f"move {area} {far}") == "JK-C03"


# the pieces


@rule("JK-C04")
def test_every_colour_has_a_daimyo_a_marker_and_ten_samurai() -> None:
    factions = Table.new(players=4).state.dump()["factions"]
    assert isinstance(factions, dict)
    assert list(factions) == COLOURS
    for faction in factions.values():
        assert faction["daimyo"] in AREAS[1:]
        assert faction["points"] == 0
        assert sum(faction["samurai"].values()) + faction["supply"] == 10


@rule("JK-C05")
def test_samurai_do_not_differ() -> None:
    """Three in an area: one way to move, one way to remove, an influence of one each."""
    table = Table(
        ["4r 1y", "1r 2y", "2r 3y"],
        daimyo={"red": "owari"},
        samurai={"red": {"ise": 3}, "blue": {"owari": 3}},
    )
    table.do("play 4r", "effect b")
    here = [text for text in table.legal() if text.startswith(("move", "remove"))]
    assert here == ["move ise omi", "move ise owari", "remove blue"]
    for left in (2, 1, 0):
        table.do("remove blue")
        assert table.factions()[1]["influence"][3] == left


@rule("JK-C06")
def test_the_deck() -> None:
    for position in (Table.new(players=3).state.dump(), Table.new(players=4).state.dump()):
        seats: Any = position["seats"]
        deck: Any = position["aside"]
        for seat in seats:
            deck = deck + seat["hand"]
        assert sorted(deck) == sorted(
            value + colour for value in "n123456" for colour in ("r", "y", "b")
        )


@rule("JK-C07")
def test_six_different_daimyo_cards() -> None:
    seen: set[int] = set()
    for seed in range(30):
        table = Table.new(seed, players=4)
        assert len(set(table.state.numbers)) == 4
        seen.update(table.state.numbers)
    assert seen == {1, 2, 3, 4, 5, 6}


@rule("JK-C08")
def test_one_player_holds_kachidoki_at_any_time() -> None:
    for players, seed in ((3, 1), (4, 2)):
        for position in whole_game(players, seed):
            assert position["kachidoki"] in range(players)


@rule("JK-C09")
def test_six_variant_cards() -> None:
    drawn: set[object] = set()
    for seed in range(30):
        variants = Table.new(seed, players=4, variants="random").state.dump()["variants"]
        assert isinstance(variants, list)
        drawn.update(variants)
    assert drawn == {1, 2, 3, 4, 5, 6}
    for card in range(1, 7):
        assert Table.new(players=4, variants=[card]).state.dump()["variants"] == [card]
    for card in (0, 7):
        with pytest.raises(BadOptions):
            Table.new(players=4, variants=[card])


PRESTIGE = {
    "kyoto": [[0, 0, 0], [0, 0, 0], [7, 4, 2]],
    "omi": [[0, 0, 0], [3, 2, 0], [6, 3, 2]],
    "ise": [[3, 2, 0], [4, 2, 0], [5, 3, 2]],
    "owari": [[4, 2, 0], [5, 3, 2], [4, 2, 0]],
    "mikawa": [[5, 3, 2], [4, 2, 0], [3, 2, 0]],
    "totomi": [[6, 3, 2], [3, 2, 0], [0, 0, 0]],
    "shinano": [[7, 4, 2], [0, 0, 0], [0, 0, 0]],
}


@rule("JK-C10", "JK-P04", "JK-P05")
@pytest.mark.parametrize("round_", [1, 2, 3])
@pytest.mark.parametrize("area", AREAS)
def test_the_table_of_every_area(area: str, round_: int) -> None:
    """Four, three, two and one samurai: ranks 1 to 4."""
    away = "omi" if area == "kyoto" else "kyoto"
    table = Table(
        ["", "", "", ""],
        round=round_,
        daimyo=dict.fromkeys(COLOURS, away),
        samurai={colour: {area: 4 - place} for place, colour in enumerate(COLOURS)},
    )
    assert table.ranks(area) == {"red": 1, "blue": 2, "yellow": 3, "purple": 4}
    paid = table.gained("prestige", area)
    assert [paid.get(colour, 0) for colour in COLOURS] == [*PRESTIGE[area][round_ - 1], 0]


# what always holds


@rule("JK-C11")
def test_ten_samurai_of_each_colour_throughout_a_game() -> None:
    on_the_map = 0
    for position in every_position():
        for faction in position["factions"].values():
            assert sum(faction["samurai"].values()) + faction["supply"] == 10
            assert faction["supply"] >= 0
            assert min(faction["samurai"].values(), default=0) >= 0
            on_the_map = max(on_the_map, 10 - faction["supply"])
    assert on_the_map == 10, "some supply was used up"


@rule("JK-C13")
def test_twenty_one_cards_throughout_a_game() -> None:
    for position in every_position():
        found = list(position["aside"]) + [play.split()[1] for play in position["plays"]]
        for seat in position["seats"]:
            for zone in ("hand", "discarded", "private", "picked", "draft"):
                found += seat[zone]
        assert len(found) == len(set(found)) == 21


@rule("JK-C14", "JK-K23", "JK-Q33")
def test_every_daimyo_stands_in_one_area_throughout_a_game() -> None:
    for position in every_position():
        for faction in position["factions"].values():
            assert faction["daimyo"] in AREAS


@rule("JK-C15")
@pytest.mark.parametrize("players", [3, 4])
def test_reputation_never_falls(players: int) -> None:
    """Every change is a gain, and the gains make up all there is."""
    for seed in range(4):
        table = Table.new(seed, players=players)
        before = table.state.points[:]
        for _ in table.play_out(seed):
            assert all(now >= then for now, then in zip(table.state.points, before, strict=True))
            before = table.state.points[:]
        total = dict.fromkeys(table.points, 0)
        for event in table.log:
            if event.key == "jk-gained":
                assert event.b > 0
                total[COLOURS[event.a]] += event.b
        assert table.points == total


def _broken(position: dict[str, Any], what: str) -> None:
    red = position["factions"]["red"]
    if what == "a samurai too many":
        red["samurai"]["owari"] = 1
    elif what == "no daimyo on the map":
        red["daimyo"] = None
    elif what == "the same daimyo card twice":
        red["number"] = position["factions"]["blue"]["number"]
    elif what == "nobody has Kachidoki":
        position["kachidoki"] = None
    elif what == "a card is missing":
        position["aside"].pop()
    elif what == "a card is there twice":
        position["aside"].append(position["seats"][0]["hand"][0])


@rule("JK-C07", "JK-C08", "JK-C11", "JK-C13", "JK-C14")
@pytest.mark.parametrize(
    ("what", "broken_rule"),
    [
        ("a samurai too many", "JK-C11"),
        ("no daimyo on the map", "JK-C14"),
        ("the same daimyo card twice", "JK-C07"),
        ("nobody has Kachidoki", "JK-C08"),
        ("a card is missing", "JK-C13"),
        ("a card is there twice", "JK-C13"),
    ],
)
def test_impossible_positions_are_refused_with_the_rule(what: str, broken_rule: str) -> None:
    table = Table(["3r 1y", "4r 2y", "nr 3y"])
    table.trick("3r 4r nr")
    position = table.state.dump()
    assert JORAKU.restore(position).dump() == position
    _broken(position, what)
    with pytest.raises(BadPosition) as refused:
        JORAKU.restore(position)
    assert refused.value.refusal.rule == broken_rule
