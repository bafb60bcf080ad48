"""Hidden information (SG-H): decks and bags, chance, and what the expansions lay open."""

from __future__ import annotations

import json

from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.names import ACTIONS, EVENT_CARDS, FAVOURS, PROVINCES
from tests.rule import rule
from tests.shogun.table import ALL, BLUE, Table


@rule("SG-H7")
def test_face_down_action_cards_are_known_to_nobody_not_even_the_program() -> None:
    table = Table.new(2, players=3)
    assert len(table.everybody_sees("banners")) == 5
    banners = json.dumps(table.state.dump()["banners"])
    assert sum(f'"{action}"' in banners for action in ACTIONS) == 5
    later = set()
    for seed in range(40):
        later.add(tuple(str(row["action"]) for row in opened_later(table, seed)))
    assert len(later) > 20  # the order is open, the set is known
    assert {tuple(sorted(order)) for order in later} == {
        tuple(sorted(set(ACTIONS) - set(table.everybody_sees("banners"))))
    }


def opened_later(table: Table, seed: int) -> list[dict[str, object]]:
    n = table.determinize(BLUE, seed)
    n.state.sink = []
    n.state.order = [0, 1, 2]
    n.run(ActionRound(0, 0, 0))
    return n.events("sg-opened")


@rule("SG-H8", "SG-H9")
def test_the_events_of_the_year_are_open_the_others_not_even_drawn() -> None:
    table = Table.new(2, players=3)
    assert len(table.everybody_sees("events")) == 4
    assert table.everybody_sees("event") is None
    text = json.dumps([table.state.dump()["events"], table.state.dump()["past"]])
    assert sum(f'"{event}"' in text for event in EVENT_CARDS) == 4
    table.plan_default()
    assert table.everybody_sees("event") in EVENT_CARDS
    assert len(table.everybody_sees("events")) == 3


@rule("SG-H10")
def test_special_cards_and_their_spaces_are_open() -> None:
    table = Table.new(2, players=3)
    specials = table.everybody_sees("specials")
    assert sorted(specials) == ["army6", "attack+1", "chest+1", "defence+1", "rice+1"]
    table.plan_default()
    (seat,) = table.to_act
    table.do(f"choose {specials[4]}")
    assert table.everybody_sees("seats", seat, "special") == specials[4]


@rule("SG-H13")
def test_chance_is_in_no_view_and_no_event() -> None:
    table = Table.new(2, players=3)
    for _ in range(60):
        words = [str(word) for word in table.state.rng.words()]
        for viewer in table.viewers:
            text = json.dumps(table.view(viewer))
            assert not any(word in text for word in words)
        seat = table.to_act[0]
        table.state.apply(seat, table.state.candidates(seat)[0])


@rule("SG-H14")
def test_provinces_drawn_in_winter_are_seen_by_all() -> None:
    table = Table.new(2, players=3)
    table.play_random("SG-D20", 2)
    assert table.asked == "SG-D20"
    assert table.everybody_sees("drawn")
    assert set(map(tuple, table.seen_by("sg-drawn"))) == {tuple(table.viewers)}


# expansions


@rule("SG-H15")
def test_favours_officials_and_kept_favours_are_open() -> None:
    table = Table({"kii": (BLUE, 2)}, expansions="court")
    table.state.favours, table.state.calm, table.state.shields = [20, -1, 3], 0b010, [0, 0, 2]
    table.state.waiting, table.state.officials = [3, 0, 1], [4, 7, 6]
    assert table.everybody_sees("favours") == ["21", None, "4"]
    rows = table.everybody_sees("seats")
    assert [(row["waiting"], row["officials"]) for row in rows] == [(3, 4), (0, 7), (1, 6)]
    assert [row["calm"] for row in rows] == [False, True, False]
    assert [row["shields"] for row in rows] == [[], [], ["battle2"]]


@rule("SG-H16")
def test_the_favours_still_to_come_are_not_drawn_yet() -> None:
    table = Table.new(2, players=3, expansions="court")
    assert len(table.everybody_sees("favours")) == 3
    dumped = json.dumps([table.state.dump()["favours"], table.state.dump()["seen_favours"]])
    assert sum(f'"{favour}"' in dumped for favour in FAVOURS) == 3
    assert sorted(table.everybody_sees("past_favours")) == sorted(table.everybody_sees("favours"))


@rule("SG-H18")
def test_stacks_generals_statues_trophies_and_the_board_are_open() -> None:
    table = Table({"kii": (BLUE, 2)}, expansions=ALL, general={BLUE: "kii"})
    table.state.valour = [0, 2, 3]
    table.state.statues, table.state.reserve = [PROVINCES.index("aki") * 8 + 1], [6, 4, 6]
    table.state.trophies[0 * 3 + 1] = 1
    table.state.offices = [1, 2, 3, 4, *table.state.offices[4:]]
    table.state.row = [4, 3, 2, 1, 0]
    rows = table.everybody_sees("seats")
    assert [row["valour"] for row in rows] == [1, 3, 4]
    assert [row["general"] for row in rows] == ["kii", None, None]
    assert [row["statues"] for row in rows] == [6, 4, 6]
    assert rows[0]["trophies"] == [0, 1, 0]
    assert table.everybody_sees("statues") == [("aki", 1)]
    offices = table.everybody_sees("offices")
    assert [offices[name] for name in ("a1", "a2", "a3", "a4", "a5")] == [
        "open", "closed", 0, 1, "bag",
    ]  # fmt: skip
    assert table.everybody_sees("row") == ["brown", "yellow", "purple", "red", "green"]


@rule("SG-H19")
def test_the_tiles_in_the_bag_are_known_only_as_a_set() -> None:
    table = Table.new(2, players=3, expansions="dajokan")
    assert list(table.everybody_sees("offices").values()).count("bag") == 30
    orders = set()
    for seed in range(12):
        n = table.determinize(BLUE, seed)
        n.state.sink = []
        n.plan_default()
        while n.asked and n.asked != "SG-D6":
            n.do(n.default())
        (drawn,) = n.events("sg-offices")
        orders.add(str(drawn["offices"]))
    assert len(orders) > 8
