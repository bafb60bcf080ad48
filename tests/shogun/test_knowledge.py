"""What a seat can know: `determinize` deals only what it cannot, and keeps all that it can."""

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
from tests.shogun.table import (
    ALL,
    BLUE,
    RED,
    SHOGUN,
    YELLOW,
    asked,
    at_table,
    carry_out,
    default,
    do,
    falls,
    give,
    in_progress,
    new_game,
    plan_default,
    slot,
)

Plan = dict[str, str]


def sample(s: ShogunState, seat: int, seed: int) -> ShogunState:
    n = s.determinize(seat, seed)
    assert isinstance(n, ShogunState)
    assert n.faults() == []
    return n


def plan_of(s: ShogunState, seat: int) -> Plan:
    return {name: slot(s, seat, name) for name in SLOTS if slot(s, seat, name)}


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
    s = new_game(9, players=3)
    plan_default(s)
    futures = set()
    for seed in range(10):
        n = sample(s, BLUE, seed)
        assert not n.rng.same(s.rng)
        assert n.rng.same(sample(s, BLUE, seed).rng)
        futures.add(tuple(n.rng.words()))
    assert len(futures) == 10
    falls(s, {})
    assert sample(s, BLUE, 1).tower.script == []  # nor what is already decided to fall


@rule("SG-H5")
def test_face_down_cards_could_be_any_that_the_seat_had() -> None:
    s = at_table(
        {"kii": (YELLOW, 2), "aki": (YELLOW, 2), "iyo": (BLUE, 2)},
        plans=[{}, {"tax": "kii", "rice": "aki", "castle": "chests0", "temple": "chests1"}],
    )
    cards = ["kii", "aki", *(f"chests{n}" for n in range(5))]
    worlds = set(permutations(cards, 4))
    counts: dict[tuple[str, ...], int] = {}
    for seed in range(8 * len(worlds)):
        plan = plan_of(sample(s, BLUE, seed), YELLOW)
        world = tuple(plan[name] for name in ("tax", "rice", "castle", "temple"))
        counts[world] = counts.get(world, 0) + 1
    assert set(counts) <= worlds
    assert len(counts) > 0.99 * len(worlds)
    assert max(counts.values()) < 24  # 8 on the average


@rule("SG-H5", "SG-L13", "SG-L15", "SG-L16")
def test_what_was_shown_lost_or_gained_since_is_respected() -> None:
    s = at_table(
        {
            "shinano": (BLUE, 5), "hida": (BLUE, 2), "kozuke": (YELLOW, 2), "musashi": (YELLOW, 5),
            "kai": (YELLOW, 1), "noto": (YELLOW, 1),
        },
        plans=[
            {"battle1": "shinano", "tax": "hida"},
            {"battle1": "musashi", "tax": "kozuke", "rice": "kai", "castle": "chests2"},
        ],
    )  # fmt: skip
    carry_out(s, "battle1", "castle", "tax", "rice", "battle2")
    falls(s, {"blue": 3}, {"yellow": 3})
    do(s, "attack kozuke 4 without")  # out of the tax slot
    do(s, "attack sagami 2 without")  # a new card for yellow
    s.shown[YELLOW] &= ~(1 << SLOTS.index("rice"))  # as if rice had not been due yet
    dealt = set()
    for seed in range(200):
        n = sample(s, RED, seed)
        plan = plan_of(n, YELLOW)
        assert set(plan) == {"battle1", "rice", "castle"}
        assert (plan["battle1"], plan["castle"]) == ("musashi", "chests2")
        assert "sagami" not in plan.values()  # came after the planning
        dealt.add(plan["rice"])
        assert plan_of(sample(s, YELLOW, seed), YELLOW) == plan_of(s, YELLOW)
    assert dealt == {"kai", "noto", "chests0", "chests1", "chests3", "chests4"}


@rule("SG-H5", "SG-H6")
@pytest.mark.parametrize("expansions", ["none", "court"])
def test_a_committed_plan_is_dealt_as_a_full_legal_one(expansions: str) -> None:
    s = new_game(9, players=3, expansions=expansions)
    s.chests = [1, 1, 1]
    while YELLOW in s.to_act():
        s.apply(YELLOW, s.default(YELLOW))
    give(s, RED, "lay chests4 tax")
    bids = set()
    for seed in range(150):
        n = sample(s, BLUE, seed)
        plan = plan_of(n, YELLOW)
        assert len(plan) == s.setup.slots
        bids.add(plan["auction"])
        assert plan_of(n, RED) == {}  # nobody knows how far he is
        assert n.to_act() == [BLUE, RED]
    assert not bids & {"chests2", "chests3", "chests4"}  # SG-Q6: more than he has
    assert {"chests0", "chests1"} <= bids
    assert len(bids & set(PROVINCES)) > 5
    assert ("official1" in bids) == (expansions == "court")


@rule("SG-H5")
def test_with_too_few_cards_all_are_laid_in_any_slots() -> None:
    s = at_table({"kii": (YELLOW, 2), "aki": (BLUE, 2), "iyo": (RED, 3)}, chests=[0, 0, 0])
    s.events, s.specials = [0, 6, 7, 9], []
    from_planning(s)
    while YELLOW in s.to_act():
        s.apply(YELLOW, s.default(YELLOW))
    places = set()
    for seed in range(120):
        plan = plan_of(sample(s, BLUE, seed), YELLOW)
        assert sorted(plan.values()) == sorted(["kii", *(f"chests{n}" for n in range(5))])
        assert plan.get("auction") in (None, "kii", "chests0")
        places.add(next(name for name in plan if plan[name] == "kii"))
    assert places == set(SLOTS[:11])


def from_planning(s: ShogunState) -> None:
    s.stack = [Planning(0)]
    s.settle()
    assert asked(s) == "SG-D6"


@rule("SG-H3", "SG-H2")
def test_a_card_just_drawn_by_another_could_be_any_unseen_one() -> None:
    s = new_game(4, players=3, start="draft", first="1")
    do(s, "take deck")
    true = in_progress(s)
    unseen = true["unseen"]
    assert isinstance(unseen, list)
    pool = {*unseen, true["card"]}
    dealt = set()
    for seed in range(400):
        frame = in_progress(sample(s, YELLOW, seed))
        left = frame["unseen"]
        assert isinstance(left, list)
        assert {*left, frame["card"]} == pool
        assert frame["open"] == true["open"]
        dealt.add(frame["card"])
        assert in_progress(sample(s, BLUE, seed)) == true  # the taker knows it
    assert dealt == pool


@rule("SG-H2")
def test_cards_under_the_deck_stay_where_all_know_them_to_be() -> None:
    s = new_game(4, players=3, start="draft")
    do(s, "take deck")
    do(s, default(s))
    do(s, "renew")
    for seat in range(3):
        n = sample(s, seat, 5)
        assert in_progress(n) == in_progress(s)


@rule("SG-H1", "SG-H11", "SG-H12", "SG-H8", "SG-H10", "SG-H15", "SG-H18")
def test_everything_open_stays_as_it_is() -> None:
    s = new_game(3, players=4, expansions=ALL)
    rng = seeded(3)
    while s.ask is not None:
        seat = rng.below(4)
        n = sample(s, seat, 77)
        assert n.observe(seat) == s.observe(seat)
        assert n.observe(-1) == s.observe(-1)
        assert n.legal(seat) == s.legal(seat)
        actor = s.ask.first
        choices = s.candidates(actor)
        s.apply(actor, choices[rng.below(len(choices))])
