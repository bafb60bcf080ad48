"""Hidden information (SG-H): decks and bags, chance, and what the expansions lay open."""

from __future__ import annotations

import json

from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.names import ACTIONS, EVENT_CARDS, FAVOURS, PROVINCES
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.seeing import everybody_sees, seen_by, viewers
from tests.shogun.table import (
    ALL,
    BLUE,
    asked,
    at_table,
    default,
    do,
    happened,
    new_game,
    plan_default,
    play,
    run,
)


@rule("SG-H7")
def test_face_down_action_cards_are_known_to_nobody_not_even_the_program() -> None:
    s = new_game(2, players=3)
    assert len(everybody_sees(s, "banners")) == 5
    banners = json.dumps(s.dump()["banners"])
    assert sum(f'"{action}"' in banners for action in ACTIONS) == 5
    later = set()
    for seed in range(40):
        later.add(tuple(str(row["action"]) for row in opened_later(s, seed)))
    assert len(later) > 20  # the order is open, the set is known
    assert {tuple(sorted(order)) for order in later} == {
        tuple(sorted(set(ACTIONS) - set(everybody_sees(s, "banners"))))
    }


def opened_later(s: ShogunState, seed: int) -> list[dict[str, object]]:
    n = s.determinize(BLUE, seed)
    assert isinstance(n, ShogunState)
    n.sink = []
    n.order = [0, 1, 2]
    run(n, ActionRound(0, 0, 0))
    return happened(n, "sg-opened")


@rule("SG-H8", "SG-H9")
def test_the_events_of_the_year_are_open_the_others_not_even_drawn() -> None:
    s = new_game(2, players=3)
    assert len(everybody_sees(s, "events")) == 4
    assert everybody_sees(s, "event") is None
    text = json.dumps([s.dump()["events"], s.dump()["past"]])
    assert sum(f'"{event}"' in text for event in EVENT_CARDS) == 4
    plan_default(s)
    assert everybody_sees(s, "event") in EVENT_CARDS
    assert len(everybody_sees(s, "events")) == 3


@rule("SG-H10")
def test_special_cards_and_their_spaces_are_open() -> None:
    s = new_game(2, players=3)
    specials = everybody_sees(s, "specials")
    assert sorted(specials) == ["army6", "attack+1", "chest+1", "defence+1", "rice+1"]
    plan_default(s)
    (seat,) = s.to_act()
    do(s, f"choose {specials[4]}")
    assert everybody_sees(s, "seats", seat, "special") == specials[4]


@rule("SG-H13")
def test_chance_is_in_no_view_and_no_event() -> None:
    s = new_game(2, players=3)
    for _ in range(60):
        words = [str(word) for word in s.rng.words()]
        for viewer in viewers(s):
            text = json.dumps(s.observe(viewer))
            assert not any(word in text for word in words)
        seat = s.to_act()[0]
        s.apply(seat, s.candidates(seat)[0])


@rule("SG-H14")
def test_provinces_drawn_in_winter_are_seen_by_all() -> None:
    s = new_game(2, players=3)
    play(s, "SG-D20", 2)
    assert asked(s) == "SG-D20"
    assert everybody_sees(s, "drawn")
    assert set(map(tuple, seen_by(s, "sg-drawn"))) == {tuple(viewers(s))}


# expansions


@rule("SG-H15")
def test_favours_officials_and_kept_favours_are_open() -> None:
    s = at_table({"kii": (BLUE, 2)}, expansions="court")
    s.favours, s.calm, s.shields = [20, -1, 3], 0b010, [0, 0, 2]
    s.waiting, s.officials = [3, 0, 1], [4, 7, 6]
    assert everybody_sees(s, "favours") == ["21", None, "4"]
    rows = everybody_sees(s, "seats")
    assert [(row["waiting"], row["officials"]) for row in rows] == [(3, 4), (0, 7), (1, 6)]
    assert [row["calm"] for row in rows] == [False, True, False]
    assert [row["shields"] for row in rows] == [[], [], ["battle2"]]


@rule("SG-H16")
def test_the_favours_still_to_come_are_not_drawn_yet() -> None:
    s = new_game(2, players=3, expansions="court")
    assert len(everybody_sees(s, "favours")) == 3
    dumped = json.dumps([s.dump()["favours"], s.dump()["seen_favours"]])
    assert sum(f'"{favour}"' in dumped for favour in FAVOURS) == 3
    assert sorted(everybody_sees(s, "past_favours")) == sorted(everybody_sees(s, "favours"))


@rule("SG-H18")
def test_stacks_generals_statues_trophies_and_the_board_are_open() -> None:
    s = at_table({"kii": (BLUE, 2)}, expansions=ALL, general={BLUE: "kii"})
    s.valour = [0, 2, 3]
    s.statues, s.reserve = [PROVINCES.index("aki") * 8 + 1], [6, 4, 6]
    s.trophies[0 * 3 + 1] = 1
    s.offices = [1, 2, 3, 4, *s.offices[4:]]
    s.row = [4, 3, 2, 1, 0]
    rows = everybody_sees(s, "seats")
    assert [row["valour"] for row in rows] == [1, 3, 4]
    assert [row["general"] for row in rows] == ["kii", None, None]
    assert [row["statues"] for row in rows] == [6, 4, 6]
    assert rows[0]["trophies"] == [0, 1, 0]
    assert everybody_sees(s, "statues") == [("aki", 1)]
    offices = everybody_sees(s, "offices")
    assert [offices[name] for name in ("a1", "a2", "a3", "a4", "a5")] == [
        "open", "closed", 0, 1, "bag",
    ]  # fmt: skip
    assert everybody_sees(s, "row") == ["brown", "yellow", "purple", "red", "green"]


@rule("SG-H19")
def test_the_tiles_in_the_bag_are_known_only_as_a_set() -> None:
    s = new_game(2, players=3, expansions="dajokan")
    assert list(everybody_sees(s, "offices").values()).count("bag") == 30
    orders = set()
    for seed in range(12):
        n = s.determinize(BLUE, seed)
        assert isinstance(n, ShogunState)
        n.sink = []
        plan_default(n)
        while asked(n) and asked(n) != "SG-D6":
            do(n, default(n))
        (drawn,) = happened(n, "sg-offices")
        orders.add(str(drawn["offices"]))
    assert len(orders) > 8
