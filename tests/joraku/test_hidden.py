"""Hidden information (JK-H): what the owner, the other players and an onlooker may see."""

from __future__ import annotations

import json

import pytest

from gunbai import SPECTATOR, Session
from tests.joraku.cards import cards_in, named
from tests.joraku.table import JORAKU, WAYS, Table
from tests.rule import rule

# everything lies open on the map and beside it


@rule("JK-H01", "JK-H02", "JK-H03", "JK-H07")
@pytest.mark.parametrize("way", WAYS)
def test_what_is_open_is_the_same_for_all(way: dict[str, object]) -> None:
    for table in Table.random_game({**way, "variants": "random"}, seed=2):
        onlooker = table.view()
        for seat in range(table.state.seats()):
            view = table.view(seat)
            for name in ("factions", "round", "kachidoki", "variants", "plays", "aside", "seats"):
                assert view[name] == onlooker[name], name
            for name in ("leader", "trick", "winning", "acting", "action_points", "result"):
                assert view.get(name) == onlooker.get(name), name


@rule("JK-H01")
def test_figures_and_supplies_are_seen() -> None:
    table = Table(
        ["4r 1y", "2r 1b", "3r 2b"],
        samurai={"red": {"kyoto": 1, "mikawa": 2}},
        daimyo={"red": "totomi"},
    )
    for viewer in table.viewers:
        red = table.factions(viewer)[0]
        assert red["samurai"] == [1, 0, 0, 0, 2, 0, 0]
        assert (red["daimyo"], red["supply"]) == ("totomi", 7)


@rule("JK-H02")
def test_points_round_kachidoki_leader_and_variant_cards_are_seen() -> None:
    table = Table(
        ["4r 1y", "2r 1b", "3r 2b"], round=2, leader=1, variants=[3, 5], points={"blue": 7}
    )
    for viewer in table.viewers:
        view = table.view(viewer)
        assert (view["round"], view["kachidoki"], view["leader"]) == (2, 1, 1)
        assert view["variants"] == [3, 5]
        assert [f["points"] for f in table.factions(viewer)] == [0, 7, 0]


@rule("JK-H03")
def test_daimyo_cards_are_dealt_face_up() -> None:
    table = Table(["4r 1y", "2r 1b", "3r 2b"], numbers={"red": 6, "blue": 2, "yellow": 4})
    for viewer in table.viewers:
        assert [f["number"] for f in table.factions(viewer)] == [6, 2, 4]
    table = Table.new(mode="two_vs_two")
    pairs = [table.view(viewer)["daimyo_cards"] for viewer in table.viewers]
    assert pairs[0]
    assert pairs[0] == pairs[1] == pairs[2]


@rule("JK-H07")
def test_played_cards_stay_open_in_order_until_the_round_ends() -> None:
    table = Table(["4r 1y", "2r 1b", "3r 2b"], leader=1)
    table.trick("2r 3r 4r 1y")
    for viewer in table.viewers:
        plays = table.view(viewer)["plays"]
        assert isinstance(plays, list)
        assert [(p["seat"], p["colour"], p["card"]) for p in plays] == [
            (1, "blue", "2r"),
            (2, "yellow", "3r"),
            (0, "red", "4r"),
            (0, "red", "1y"),
        ]


@rule("JK-H08")
def test_choices_placements_moves_and_removals_are_seen_as_they_happen() -> None:
    table = Table(
        ["6r 1y", "nr 1b", "3r 2b"],
        daimyo={"red": "owari"},
        samurai={"red": {"owari": 1}, "blue": {"owari": 1}},
    )
    table.do("play 6r", "effect b", "march ise", "move owari ise")
    for viewer in table.viewers:
        view = table.view(viewer)
        assert view["action_points"] == 3
        red = table.factions(viewer)[0]
        assert (red["daimyo"], red["samurai"][2]) == ("ise", 1)
    table.do("march owari", "remove blue", "play nr", "place kyoto 1", "stop")
    assert table.state.sink is not None
    steps = [event for event in table.state.sink if event.key != "jk-played"]
    assert [event.key for event in steps] == [
        "jk-effect",
        "jk-marched",
        "jk-moved",
        "jk-marched",
        "jk-removed",
        "jk-placed",
        "jk-stopped",
    ]
    assert all(event.seen_by(viewer) for event in table.state.sink for viewer in table.viewers)


# chance


@rule("JK-H14")
@pytest.mark.parametrize("way", WAYS)
def test_no_seed_and_no_order_of_the_deck_is_in_any_view(way: dict[str, object]) -> None:
    session = Session(JORAKU, way, seed=987_654_321)
    while not session.over:
        words = [str(word) for word in session.state.rng.words()]
        for viewer in range(-1, session.state.seats()):
            text = json.dumps(session.view(viewer))
            assert "987654321" not in text
            assert not [word for word in words if len(word) > 3 and word in text]
        seat = session.state.to_act()[0]
        session.submit(seat, session.state.default(seat))


@rule("JK-H14")
@pytest.mark.parametrize("way", WAYS)
def test_what_is_shuffled_next_is_unknown(way: dict[str, object]) -> None:
    """Seats that finish the round in a possible position get another deal each time."""
    table = Table.new(1, **way)
    table.play_absent("JK-D03", 1)
    for _ in range(2):
        table.stand_in()
    real = table.copy()
    dealt = []
    for n in [real, *(table.determinize(0, seed) for seed in range(8))]:
        while n.state.round == 1:
            n.stand_in()
        dealt.append((*n.state.hands, *n.state.drafts))
    assert len(set(dealt)) == 9


# all of it at once


@rule("JK-H04", "JK-H05", "JK-H06", "JK-H09", "JK-H10", "JK-H11", "JK-H12")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(2))
def test_no_view_names_a_card_its_viewer_has_not_met(way: dict[str, object], seed: int) -> None:
    """The test keeps what each viewer has met this round: what it held and what was played."""
    met: dict[int, int] = {}
    round_ = -1
    for table in Table.random_game(way, seed):
        if table.state.round != round_:
            round_ = table.state.round
            met = dict.fromkeys(table.viewers, 0)
        for viewer in table.viewers:
            for play in table.state.plays:
                met[viewer] |= 1 << (play & 31)
            if viewer >= 0:
                met[viewer] |= (
                    table.state.hands[viewer]
                    | table.state.private[viewer]
                    | table.state.drafts[viewer]
                )
            assert cards_in(table.view(viewer)) <= named(met[viewer])


@rule("JK-H04", "JK-H05", "JK-H09", "JK-H10", "JK-H11", "JK-H12")
@pytest.mark.parametrize("way", WAYS)
def test_an_event_that_names_cards_not_played_is_told_to_one_seat(way: dict[str, object]) -> None:
    table = list(Table.random_game(way, seed=1))[-1]
    secrets = set()
    for event in table.log:
        arguments = JORAKU.arguments(event)
        if cards_in(arguments) and event.key not in ("jk-played", "jk-won"):
            assert [v for v in table.viewers if event.seen_by(v)] == [arguments["player"]]
            secrets.add(event.key)
    passing = {"jk-hand", "jk-gave", "jk-received"}
    assert (
        secrets
        == {
            "base": passing,
            "neutral": {*passing, "jk-threw"},
            "two_vs_two": {"jk-private", "jk-draft", "jk-picked"},
        }[str(way.get("mode", "base"))]
    )


@rule("JK-Q40")
def test_sizes_supplies_reputation_and_daimyo_cards_are_public() -> None:
    table = Table(
        ["5r 1y 2b", "2r 2y 3b", "3r 3y 4b"],
        numbers={"red": 5, "blue": 2, "yellow": 6},
        samurai={"red": {"omi": 4}, "yellow": {"kyoto": 1}},
        points={"blue": 17},
    )
    table.trick("5r")
    for seat in (0, 1, 2, SPECTATOR):
        view = table.view(seat)
        assert [entry["hand"] for entry in view["seats"]] == [2, 3, 3]
        assert [entry["supply"] for entry in view["factions"]] == [6, 10, 9]
        assert [entry["points"] for entry in view["factions"]] == [0, 17, 0]
        assert [entry["number"] for entry in view["factions"]] == [5, 2, 6]
