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
from tests.shogun.table import Table

OFFICIALS = ["official1", "official2", "official3"]


# set-up


@rule("SG-XT2", "SG-XT3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_officials_and_their_cards(players: int) -> None:
    table = Table.new(players=players, expansions="court")
    s = table.state
    assert [s.officials[n] + s.waiting[n] for n in range(players)] == [7] * players
    assert len(s.officials) == len(s.waiting) == players  # nobody is there for absent players
    for seat in range(players):
        cards = [CARDS[card] for card in hand_cards(table.state, seat)]
        assert cards[-3:] == OFFICIALS
        assert len(cards) == table.state.owner.count(seat) + 5 + 3
        table.answer(seat, "lay official2 exchange3")
        assert table.slot(seat, "exchange3") == "official2"


@rule("SG-XT2")
def test_without_the_court_there_are_no_official_cards() -> None:
    table = Table.new(players=3)
    assert table.refusal(0, "lay official1 auction") == "SG-XT2"


@rule("SG-XT4", "SG-X15", "SG-Q65")
def test_officials_wait_for_armies_that_fell_out() -> None:
    table = Table({}, colours="blue,red,purple", expansions="court")
    table.falls({"green": 2, "blue": 2, "red": 2, "purple": 1})
    fill_tower(table.state)
    assert table.state.waiting == [2, 2, 1]
    assert table.state.officials == [5, 5, 6]
    assert table.state.supply == [57, 57, 56]
    assert table.state.farmers == 12
    assert table.tray == {}
    assert table.inside == {"blue": 5, "red": 5, "purple": 6, "green": 8}


@rule("SG-XT5")
def test_the_favours_come_by_chance() -> None:
    shown: set[int] = set()
    layouts = set()
    for seed in range(40):
        table = Table.new(seed, players=3, expansions="court")
        shown.update(table.state.favours)
        layouts.add(tuple(table.state.favours))
    assert len(shown) == len(FAVOURS) == 21
    assert len(layouts) > 30


# the round


@rule("SG-XT6")
def test_two_phases_are_added() -> None:
    table = Table.new(players=3, expansions="court")
    table.plan_default()
    table.play_random("SG-D15")
    first = table.steps
    assert first[first.index("r1") :][:10] == [
        "r1", "r2", "r3", "r4", "r5", "r6", "r9a", "r9b", "r9c", "r10",
    ]  # fmt: skip
    seen = [event.key for event in table.log]
    assert seen.index("sg-specials") < seen.index("sg-favours") < seen.index("sg-committed")
    assert seen.index("sg-turn-order") < seen.index("sg-audience") < seen.index("sg-action")
    base = Table.new(players=3)
    base.plan_default()
    base.play_random("SG-D15")
    assert not {"r3", "r9a", "r9b", "r9c"} & set(base.steps)


@rule("SG-XT7", "SG-X16")
@pytest.mark.parametrize("seed", range(6))
def test_the_highest_number_costs_most(seed: int) -> None:
    table = Table({}, expansions="court")
    table.state.rng = seeded(seed)
    table.state.seen_favours = [n for n in range(21) if n + 1 not in (10, 8, 2)]
    show_favours(table.state)
    shown = [n + 1 for n in table.state.favours]
    assert shown == [10, 8, 2]
    prices = {}
    for number in (2, 8, 10):
        table.receive([7, 0, 0], shown)
        table.do(f"favour {number}")
        prices[number] = 7 - table.state.waiting[0]
    assert prices == {10: 4, 8: 3, 2: 2}


# planning


@rule("SG-XT8")
def test_three_more_slots_must_be_filled() -> None:
    table = Table.new(players=3, expansions="court")
    while not table.slot(0, "exchange3"):
        table.stand_in(0)
    assert all(table.slot(0, name) for name in SLOTS)
    for name in SLOTS:
        card = table.slot(0, name)
        table.answer(0, f"lift {name}")
        assert table.refusal(0, "confirm") == "SG-L4"
        table.answer(0, f"lay {card} {name}")
    table.answer(0, "confirm")
    base = Table.new(players=3)
    for name in ("exchange1", "exchange2", "exchange3"):
        assert base.refusal(0, f"lay chests1 {name}") == "SG-XT8"


@rule("SG-Q51")
def test_a_short_hand_lays_all_its_cards_where_it_likes() -> None:
    table = Table({"aki": (0, 2), "mino": (0, 2), "kai": (1, 2)}, expansions="court")
    table.run(Planning(0))
    for card in OFFICIALS:
        assert {f"lay {card} {name}" for name in SLOTS} <= set(table.legal(0))
    cards = ["aki", "mino", "chests0", "chests1", "chests2", "chests3", "chests4", *OFFICIALS]
    empty = ["auction", "tax", "exchange2", "battle1"]
    for card, name in zip(cards, [name for name in SLOTS if name not in empty], strict=True):
        assert table.refusal(0, "confirm") == "SG-Q9"
        table.answer(0, f"lay {card} {name}")
    table.answer(0, "confirm")
    assert 0 not in table.to_act


@rule("SG-XT18")
def test_a_province_in_an_exchange_slot_can_do_nothing_else() -> None:
    table = Table({"aki": (0, 2), "kai": (1, 5)}, expansions="court")
    table.run(Planning(0))
    table.answer(1, "lay kai exchange3")
    table.answer(1, "lay kai tax")
    assert (table.slot(1, "exchange3"), table.slot(1, "tax")) == ("", "kai")
    table.answer(1, "lay kai exchange2")
    assert (table.slot(1, "exchange2"), table.slot(1, "tax")) == ("kai", "")


@rule("SG-XT16")
@pytest.mark.parametrize("action", SLOTS[:10])
def test_an_official_card_in_an_action_slot(action: str) -> None:
    table = Table(
        {"aki": (0, 5)}, tray={"blue": 4}, plans=[{action: "official2"}], expansions="court"
    )
    s = table.state
    before = (s.chests[:], s.rice[:], s.supply[:], s.armies[:], s.buildings[:])
    table.carry_out(action)
    assert table.asked == ""
    assert table.events("sg-void")[0] == {"player": 0, "slot": action, "why": "intrigue"}
    assert (s.chests, s.rice, s.supply, s.armies, s.buildings) == before
    assert s.waiting == [0, 0, 0]


@rule("SG-XT17", "SG-Y64")
def test_an_official_card_as_bid_is_worth_nothing() -> None:
    land = {"aki": (0, 2), "mino": (1, 2), "kai": (2, 2), "kaga": (3, 2), "iyo": (4, 2)}
    bids = ["chests1", "mino", "official2", "chests0"]
    plans = [{"auction": bid} for bid in bids]
    orders = set()
    for seed in range(30):
        table = Table(land, players=5, plans=plans, chests=[9] * 5, expansions="court")
        table.state.rng = seeded(seed)
        table.run(Auction(0, [], 0))
        (order,) = table.events("sg-bid-order")
        assert isinstance(order["players"], list)
        orders.add(tuple(order["players"]))
        assert table.state.chests == [8, 9, 9, 9, 9]
    assert orders == {(0, 1, 2, 3, 4), (0, 1, 3, 2, 4)}
