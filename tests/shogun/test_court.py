"""Tenno's Court: what it adds to set-up, round and planning (SG-XT1…XT8, SG-XT16…XT18)."""

from __future__ import annotations

import pytest

from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.court import show_favours
from gunbai.games.shogun.flow.opening import fill_tower
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.names import CARDS, FAVOURS, SLOTS
from gunbai.games.shogun.position.plans import hand_cards
from tests.rule import rule
from tests.shogun.table import (
    asked,
    at_table,
    carry_out,
    do,
    falls,
    give,
    happened,
    inside,
    legal,
    new_game,
    plan_default,
    play,
    receive,
    refusal,
    run,
    slot,
    steps,
    tray,
)

OFFICIALS = ["official1", "official2", "official3"]


# set-up


@rule("SG-XT2", "SG-XT3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_officials_and_their_cards(players: int) -> None:
    s = new_game(players=players, expansions="court")
    assert [s.officials[n] + s.waiting[n] for n in range(players)] == [7] * players
    assert len(s.officials) == len(s.waiting) == players  # nobody is there for absent players
    for seat in range(players):
        cards = [CARDS[card] for card in hand_cards(s, seat)]
        assert cards[-3:] == OFFICIALS
        assert len(cards) == s.owner.count(seat) + 5 + 3
        give(s, seat, "lay official2 exchange3")
        assert slot(s, seat, "exchange3") == "official2"


@rule("SG-XT2")
def test_without_the_court_there_are_no_official_cards() -> None:
    s = new_game(players=3)
    assert refusal(s, "lay official1 auction", 0) == "SG-XT2"


@rule("SG-XT4", "SG-X15", "SG-Q65")
def test_officials_wait_for_armies_that_fell_out() -> None:
    s = at_table({}, colours="blue,red,purple", expansions="court")
    falls(s, {"green": 2, "blue": 2, "red": 2, "purple": 1})
    fill_tower(s)
    assert s.waiting == [2, 2, 1]
    assert s.officials == [5, 5, 6]
    assert s.supply == [57, 57, 56]
    assert s.farmers == 12
    assert tray(s) == {}
    assert inside(s) == {"blue": 5, "red": 5, "purple": 6, "green": 8}


@rule("SG-XT5")
def test_the_favours_come_by_chance() -> None:
    shown: set[int] = set()
    layouts = set()
    for seed in range(40):
        s = new_game(seed, players=3, expansions="court")
        shown.update(s.favours)
        layouts.add(tuple(s.favours))
    assert len(shown) == len(FAVOURS) == 21
    assert len(layouts) > 30


# the round


@rule("SG-XT6")
def test_two_phases_are_added() -> None:
    s = new_game(players=3, expansions="court")
    plan_default(s)
    play(s, "SG-D15")
    first = steps(s)
    assert first[first.index("r1") :][:10] == [
        "r1", "r2", "r3", "r4", "r5", "r6", "r9a", "r9b", "r9c", "r10",
    ]  # fmt: skip
    seen = [event.key for event in s.sink or []]
    assert seen.index("sg-specials") < seen.index("sg-favours") < seen.index("sg-committed")
    assert seen.index("sg-turn-order") < seen.index("sg-audience") < seen.index("sg-action")
    base = new_game(players=3)
    plan_default(base)
    play(base, "SG-D15")
    assert not {"r3", "r9a", "r9b", "r9c"} & set(steps(base))


@rule("SG-XT7", "SG-X16")
@pytest.mark.parametrize("seed", range(6))
def test_the_highest_number_costs_most(seed: int) -> None:
    s = at_table({}, expansions="court")
    s.rng = seeded(seed)
    s.seen_favours = [n for n in range(21) if n + 1 not in (10, 8, 2)]
    show_favours(s)
    shown = [n + 1 for n in s.favours]
    assert shown == [10, 8, 2]
    prices = {}
    for number in (2, 8, 10):
        receive(s, [7, 0, 0], shown)
        do(s, f"favour {number}")
        prices[number] = 7 - s.waiting[0]
    assert prices == {10: 4, 8: 3, 2: 2}


# planning


@rule("SG-XT8")
def test_three_more_slots_must_be_filled() -> None:
    s = new_game(players=3, expansions="court")
    while not slot(s, 0, "exchange3"):
        s.apply(0, s.default(0))
    assert all(slot(s, 0, name) for name in SLOTS)
    for name in SLOTS:
        card = slot(s, 0, name)
        give(s, 0, f"lift {name}")
        assert refusal(s, "confirm", 0) == "SG-L4"
        give(s, 0, f"lay {card} {name}")
    give(s, 0, "confirm")
    base = new_game(players=3)
    for name in ("exchange1", "exchange2", "exchange3"):
        assert refusal(base, f"lay chests1 {name}", 0) == "SG-XT8"


@rule("SG-Q51")
def test_a_short_hand_lays_all_its_cards_where_it_likes() -> None:
    s = at_table({"aki": (0, 2), "mino": (0, 2), "kai": (1, 2)}, expansions="court")
    run(s, Planning(0))
    for card in OFFICIALS:
        assert {f"lay {card} {name}" for name in SLOTS} <= set(legal(s, 0))
    cards = ["aki", "mino", "chests0", "chests1", "chests2", "chests3", "chests4", *OFFICIALS]
    empty = ["auction", "tax", "exchange2", "battle1"]
    for card, name in zip(cards, [name for name in SLOTS if name not in empty], strict=True):
        assert refusal(s, "confirm", 0) == "SG-Q9"
        give(s, 0, f"lay {card} {name}")
    give(s, 0, "confirm")
    assert 0 not in s.to_act()


@rule("SG-XT18")
def test_a_province_in_an_exchange_slot_can_do_nothing_else() -> None:
    s = at_table({"aki": (0, 2), "kai": (1, 5)}, expansions="court")
    run(s, Planning(0))
    give(s, 1, "lay kai exchange3")
    give(s, 1, "lay kai tax")
    assert (slot(s, 1, "exchange3"), slot(s, 1, "tax")) == ("", "kai")
    give(s, 1, "lay kai exchange2")
    assert (slot(s, 1, "exchange2"), slot(s, 1, "tax")) == ("kai", "")


@rule("SG-XT16")
@pytest.mark.parametrize("action", SLOTS[:10])
def test_an_official_card_in_an_action_slot(action: str) -> None:
    s = at_table(
        {"aki": (0, 5)}, tray={"blue": 4}, plans=[{action: "official2"}], expansions="court"
    )
    before = (s.chests[:], s.rice[:], s.supply[:], s.armies[:], s.buildings[:])
    carry_out(s, action)
    assert asked(s) == ""
    assert happened(s, "sg-void")[0] == {"player": 0, "slot": action, "why": "intrigue"}
    assert (s.chests, s.rice, s.supply, s.armies, s.buildings) == before
    assert s.waiting == [0, 0, 0]


@rule("SG-XT17", "SG-Y64")
def test_an_official_card_as_bid_is_worth_nothing() -> None:
    land = {"aki": (0, 2), "mino": (1, 2), "kai": (2, 2), "kaga": (3, 2), "iyo": (4, 2)}
    bids = ["chests1", "mino", "official2", "chests0"]
    plans = [{"auction": bid} for bid in bids]
    orders = set()
    for seed in range(30):
        s = at_table(land, players=5, plans=plans, chests=[9] * 5, expansions="court")
        s.rng = seeded(seed)
        run(s, Auction(0, [], 0))
        (order,) = happened(s, "sg-bid-order")
        assert isinstance(order["players"], list)
        orders.add(tuple(order["players"]))
        assert s.chests == [8, 9, 9, 9, 9]
    assert orders == {(0, 1, 2, 3, 4), (0, 1, 3, 2, 4)}
