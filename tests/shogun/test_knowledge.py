"""A seat's knowledge: `determinize` keeps all of it and deals only the rest."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from gunbai.core.rng import seeded
from gunbai.core.state import State
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.names import PROVINCES, SLOTS
from gunbai.games.shogun.state import ShogunState
from tests.properties.secrecy import (
    HONEST,
    Checker,
    Deal,
    Doors,
    determinize_with_true_chance,
    look_around,
)
from tests.rule import rule
from tests.shogun.table import ALL, BLUE, RED, SHOGUN, YELLOW, Table

Plan = dict[str, str]


def sample(table: Table, seat: int, seed: int) -> Table:
    n = table.determinize(seat, seed)
    assert n.state.faults() == []
    return n


def plan_of(table: Table, seat: int) -> Plan:
    return {name: table.slot(seat, name) for name in SLOTS if table.slot(seat, name)}


# non-interference, over whole games


def look_at(options: dict[str, object], looks: int, doors: Doors = HONEST) -> Checker:
    return look_around(SHOGUN, [options], looks, other_plans, doors, seldom="SG-D6")


def other_plans(state: State, seat: int, seed: int) -> State:
    """A world made without `determinize`: face-down cards of the others change places."""
    position = json.loads(json.dumps(state.dump()))
    position["rng"] = seeded(seed).words()
    planning = position["ask"] is not None and position["ask"]["key"] == "SG-D6"
    for other, row in enumerate(position["seats"]):
        hidden = [
            name for name in row["plan"] if name not in row.get("shown", []) and name != "auction"
        ]
        if other != seat and not planning:
            cards = [row["plan"][name] for name in hidden]
            for name, card in zip(hidden, cards[1:] + cards[:1], strict=True):
                row["plan"][name] = card
    return SHOGUN.restore(position)


@rule("SG-H2", "SG-H3", "SG-H5", "SG-H6", "SG-H7", "SG-H9", "SG-H13", "SG-H16", "SG-H17", "SG-H19")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 4, "start": "draft", "expansions": "generals"},
        {"players": 3, "side": "moon", "expansions": ALL},
        {"players": 5, "expansions": "court", "decline": "yes"},
    ],
    ids=["base", "draft", "moon with all", "five with the court"],
)
def test_nobody_receives_what_they_must_not(options: dict[str, object]) -> None:
    checker = look_at(options, 50)
    assert checker.leaks == []
    assert checker.different > checker.worlds * 0.4


def determinize_that_keeps_plans(state: State, seat: int, seed: int) -> State:
    world = state.determinize(seat, seed)
    assert isinstance(world, ShogunState)
    assert isinstance(state, ShogunState)
    world.plans = state.plans[:]
    return world


@rule("SG-H13", "SG-H5")
@pytest.mark.parametrize("broken", [determinize_with_true_chance, determinize_that_keeps_plans])
def test_the_check_would_notice_a_world_that_keeps_a_secret(broken: Deal) -> None:
    leaks = look_at({"players": 3}, 12, Doors(determinize=broken)).leaks
    assert any("chance" in leak or "determinize" in leak for leak in leaks)


# what is dealt


@rule("SG-H13")
def test_a_possible_position_never_shares_true_chance() -> None:
    table = Table.new(9, players=3)
    table.plan_default()
    futures = set()
    for seed in range(10):
        n = sample(table, BLUE, seed)
        assert not n.state.rng.same(table.state.rng)
        assert n.state.rng.same(sample(table, BLUE, seed).state.rng)
        futures.add(tuple(n.state.rng.words()))
    assert len(futures) == 10
    table.falls({})
    assert sample(table, BLUE, 1).state.tower.script == []  # nor what is already decided to fall


@rule("SG-H5")
def test_face_down_cards_could_be_any_that_the_seat_had() -> None:
    table = Table(
        {"kii": (YELLOW, 2), "aki": (YELLOW, 2), "iyo": (BLUE, 2)},
        plans=[{}, {"tax": "kii", "rice": "aki", "castle": "chests0", "temple": "chests1"}],
    )
    cards = ["kii", "aki", *(f"chests{n}" for n in range(5))]
    worlds = set(permutations(cards, 4))
    counts: dict[tuple[str, ...], int] = {}
    for seed in range(8 * len(worlds)):
        plan = plan_of(sample(table, BLUE, seed), YELLOW)
        world = tuple(plan[name] for name in ("tax", "rice", "castle", "temple"))
        counts[world] = counts.get(world, 0) + 1
    assert set(counts) <= worlds
    assert len(counts) > 0.99 * len(worlds)
    assert max(counts.values()) < 24  # 8 on the average


@rule("SG-H5", "SG-L13", "SG-L15", "SG-L16")
def test_what_was_shown_lost_or_gained_since_is_respected() -> None:
    table = Table(
        {
            "shinano": (BLUE, 5), "hida": (BLUE, 2), "kozuke": (YELLOW, 2), "musashi": (YELLOW, 5),
            "kai": (YELLOW, 1), "noto": (YELLOW, 1),
        },
        plans=[
            {"battle1": "shinano", "tax": "hida"},
            {"battle1": "musashi", "tax": "kozuke", "rice": "kai", "castle": "chests2"},
        ],
    )  # fmt: skip
    table.carry_out("battle1", "castle", "tax", "rice", "battle2")
    table.falls({"blue": 3}, {"yellow": 3})
    table.do("attack kozuke 4 without")  # out of the tax slot
    table.do("attack sagami 2 without")  # a new card for yellow
    table.state.shown[YELLOW] &= ~(1 << SLOTS.index("rice"))  # as if rice had not been due yet
    dealt = set()
    for seed in range(200):
        n = sample(table, RED, seed)
        plan = plan_of(n, YELLOW)
        assert set(plan) == {"battle1", "rice", "castle"}
        assert (plan["battle1"], plan["castle"]) == ("musashi", "chests2")
        assert "sagami" not in plan.values()  # came after the planning
        dealt.add(plan["rice"])
        assert plan_of(sample(table, YELLOW, seed), YELLOW) == plan_of(table, YELLOW)
    assert dealt == {"kai", "noto", "chests0", "chests1", "chests3", "chests4"}


@rule("SG-H5", "SG-H6")
@pytest.mark.parametrize("expansions", ["none", "court"])
def test_a_committed_plan_is_dealt_as_a_full_legal_one(expansions: str) -> None:
    table = Table.new(9, players=3, expansions=expansions)
    table.state.chests = [1, 1, 1]
    while YELLOW in table.to_act:
        table.stand_in(YELLOW)
    table.answer(RED, "lay chests4 tax")
    bids = set()
    for seed in range(150):
        n = sample(table, BLUE, seed)
        plan = plan_of(n, YELLOW)
        assert len(plan) == table.state.setup.slots
        bids.add(plan["auction"])
        assert plan_of(n, RED) == {}  # nobody knows how far he is
        assert n.to_act == [BLUE, RED]
    assert not bids & {"chests2", "chests3", "chests4"}  # SG-Q6: more than he has
    assert {"chests0", "chests1"} <= bids
    assert len(bids & set(PROVINCES)) > 5
    assert ("official1" in bids) == (expansions == "court")


@rule("SG-H5")
def test_with_too_few_cards_all_are_laid_in_any_slots() -> None:
    table = Table({"kii": (YELLOW, 2), "aki": (BLUE, 2), "iyo": (RED, 3)}, chests=[0, 0, 0])
    table.state.events, table.state.specials = [0, 6, 7, 9], []
    from_planning(table)
    while YELLOW in table.to_act:
        table.stand_in(YELLOW)
    places = set()
    for seed in range(120):
        plan = plan_of(sample(table, BLUE, seed), YELLOW)
        assert sorted(plan.values()) == sorted(["kii", *(f"chests{n}" for n in range(5))])
        assert plan.get("auction") in (None, "kii", "chests0")
        places.add(next(name for name in plan if plan[name] == "kii"))
    assert places == set(SLOTS[:11])


def from_planning(table: Table) -> None:
    table.state.stack = [Planning(0)]
    table.state.settle()
    assert table.asked == "SG-D6"


@rule("SG-H3", "SG-H2")
def test_a_card_just_drawn_by_another_could_be_any_unseen_one() -> None:
    table = Table.new(4, players=3, start="draft", first="1")
    table.do("take deck")
    true = table.in_progress
    unseen = true["unseen"]
    assert isinstance(unseen, list)
    pool = {*unseen, true["card"]}
    dealt = set()
    for seed in range(400):
        frame = sample(table, YELLOW, seed).in_progress
        left = frame["unseen"]
        assert isinstance(left, list)
        assert {*left, frame["card"]} == pool
        assert frame["open"] == true["open"]
        dealt.add(frame["card"])
        assert sample(table, BLUE, seed).in_progress == true  # the taker knows it
    assert dealt == pool


@rule("SG-H2")
def test_cards_under_the_deck_stay_where_all_know_them_to_be() -> None:
    table = Table.new(4, players=3, start="draft")
    table.do("take deck")
    table.do(table.default())
    table.do("renew")
    for seat in range(3):
        n = sample(table, seat, 5)
        assert n.in_progress == table.in_progress


@rule("SG-H1", "SG-H11", "SG-H12", "SG-H8", "SG-H10", "SG-H15", "SG-H18")
def test_everything_open_stays_as_it_is() -> None:
    table = Table.new(3, players=4, expansions=ALL)
    rng = seeded(3)
    while table.asked:
        seat = rng.below(4)
        n = sample(table, seat, 77)
        assert n.view(seat) == table.view(seat)
        assert n.view() == table.view()
        assert n.state.legal(seat) == table.state.legal(seat)
        actor = table.to_act[0]
        choices = table.state.candidates(actor)
        table.state.apply(actor, choices[rng.below(len(choices))])
