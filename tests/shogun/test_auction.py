"""Special cards, bids and turn order (SG-U)."""

from __future__ import annotations

from typing import Any, Unpack

import pytest

from gunbai import SPECTATOR
from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.names import SLOT_COUNT, SPECIALS, TAX
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    Given,
    asked,
    at_table,
    carry_out,
    do,
    falls,
    happened,
    legal,
    new_game,
    plan_default,
    play_absent,
    refusal,
    run,
    slot,
    tray,
    with_supply,
)

LANDS = {"omi": (0, 3), "kai": (1, 3), "aki": (2, 3)}


def bidding(*bids: str, seed: int = 1, **more: Unpack[Given]) -> ShogunState:
    """At the first choice of a special card; an empty text is an empty slot."""
    plans = [{"auction": bid} if bid else {} for bid in bids]
    lands = {**LANDS, "hoki": (3, 3), "kii": (4, 3)}
    armies = {name: land for name, land in lands.items() if land[0] < len(bids)}
    given: Given = {"players": len(bids), "plans": plans, **more}
    s = at_table(armies, **given)
    s.order = []
    s.rng = seeded(seed)
    return run(s, Auction(0, [], 0))


def choosing(s: ShogunState) -> list[int]:
    """Who chooses in which order."""
    order = happened(s, "sg-bid-order")[0]["players"]
    assert isinstance(order, list)
    return order


def orders(*bids: str, **more: Unpack[Given]) -> set[tuple[int, ...]]:
    return {tuple(choosing(bidding(*bids, seed=seed, **more))) for seed in range(40)}


# special cards


@rule("SG-U1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_five_special_cards_are_shuffled_and_laid_open(players: int) -> None:
    firsts = set()
    for seed in range(30):
        s = new_game(seed, players=players)
        view: Any = s.observe(SPECTATOR)
        assert sorted(view["specials"]) == sorted(SPECIALS)
        firsts.add(view["specials"][0])
    assert firsts == set(SPECIALS)


@rule("SG-U2", "SG-X7", "SG-U19")
def test_the_space_gives_the_place_and_the_card_the_privilege() -> None:
    s = bidding("chests3", "chests2", "chests1")
    do(s, "choose rice+1", "choose defence+1", "choose chest+1")
    assert s.order == [2, 0, 1], "who took the card of space 1 is first"
    assert [SPECIALS[card] for card in s.special] == ["rice+1", "defence+1", "chest+1"]


@rule("SG-U19", "SG-X8")
def test_turn_order_skips_the_empty_spaces() -> None:
    """Spaces 2, 3 and 5 are taken by red, blue and black."""
    s = at_table(LANDS, colours="blue,black,red", plans=[{"auction": f"chests{n}"} for n in (3, 2)])
    s.order = []
    s.specials = [4, 3, 2, 1, 0]
    run(s, Auction(0, [], 0))
    do(s, "choose army6", "choose chest+1", "choose attack+1")
    assert s.order == [2, 0, 1]
    assert happened(s, "sg-turn-order") == [{"players": [2, 0, 1]}]


# bids


@rule("SG-U9")
def test_all_bids_are_revealed_at_the_same_time() -> None:
    """Before anybody chooses everybody sees every bid."""
    s = bidding("chests1", "kai", "chests3", "", "official2", expansions="court")
    assert asked(s) == "SG-D7"
    for seat in (SPECTATOR, 0, 1, 2, 3, 4):
        view: Any = s.observe(seat)
        shown = [other["slots"]["auction"] for other in view["seats"]]
        assert shown == ["chests1", "kai", "chests3", None, "official2"]
    assert [bid["player"] for bid in happened(s, "sg-bid")] == [0, 1, 2, 4]
    assert happened(s, "sg-no-bid") == [{"player": 3}]


@rule("SG-U10")
def test_every_bidder_pays_at_once() -> None:
    s = bidding("chests4", "chests3", "chests1", chests=[4, 5, 6])
    assert s.chests == [0, 2, 5]


@rule("SG-U11")
def test_a_province_or_a_zero_costs_nothing() -> None:
    s = bidding("omi", "chests0", "", chests=[4, 5, 6])
    assert s.chests == [4, 5, 6]


@rule("SG-U12")
@pytest.mark.parametrize(
    ("bids", "order"),
    [
        (("chests1", "chests2", "chests3", "chests4"), [3, 2, 1, 0]),
        (("", "chests0", "aki", "chests1", "chests4"), [4, 3, 2, 1, 0]),
        (("chests0", "kai", ""), [1, 0, 2]),
        (("omi", "", "chests1"), [2, 0, 1]),
    ],
)
def test_who_chooses_when(bids: tuple[str, ...], order: list[int]) -> None:
    assert orders(*bids) == {tuple(order)}


@rule("SG-U13", "SG-Q81")
@pytest.mark.parametrize("bid", [["chests2"] * 3, ["omi", "kai", "aki"], ["chests0"] * 3, [""] * 3])
def test_equal_bids_are_ordered_by_chance(bid: list[str]) -> None:
    assert len(orders(*bid)) == 6
    s = bidding(*bid)
    first = choosing(s)
    do(s, "choose army6", "choose chest+1", "choose rice+1")
    taken = [special["player"] for special in happened(s, "sg-special")]
    assert taken == first, "the order is shown before the first of them chooses"


@rule("SG-Y21", "SG-U12", "SG-U13", "SG-U10")
def test_a_vector_of_five_bids() -> None:
    bids = ("chests3", "kai", "aki", "chests0", "")
    assert orders(*bids) == {(0, 1, 2, 3, 4), (0, 2, 1, 3, 4)}
    s = bidding(*bids)
    assert s.chests == [9, 12, 12, 12, 12]


@rule("SG-U14")
def test_each_must_take_one_of_the_cards_left() -> None:
    s = bidding("chests3", "chests2", "chests1")
    assert legal(s) == [f"choose {card}" for card in SPECIALS]
    do(s, "choose army6")
    assert s.to_act() == [1]
    assert legal(s) == [f"choose {card}" for card in SPECIALS if card != "army6"]
    assert refusal(s, "choose army6") == "SG-U14"
    assert happened(s, "sg-special") == [{"player": 0, "special": "army6", "space": 3}]


@rule("SG-U15")
def test_special_cards_that_nobody_took_have_no_effect() -> None:
    s = bidding("chests3", "chests2", "chests1")
    do(s, "choose army6", "choose attack+1", "choose defence+1")
    assert [SPECIALS[card] for card in s.special] == ["army6", "attack+1", "defence+1"]
    for seat in range(3):
        s.plans[seat * SLOT_COUNT + TAX] = s.owner.index(seat)
    before = s.chests[:]
    carry_out(s, "tax")
    assert [now - then for now, then in zip(s.chests, before, strict=True)] == [3, 5, 4]
    assert len(s.order) == 3


@rule("SG-U16", "SG-R4")
def test_a_province_that_is_the_bid_does_nothing_else() -> None:
    s = bidding("omi", "kai", "aki")
    do(s, "choose army6", "choose attack+1", "choose defence+1")
    assert slot(s, 0, "auction") == "omi"
    carry_out(s, "castle", "temple", "theatre", "rice", "tax", "deploy5", "deploy3", "deploy1")
    assert not happened(s, "sg-revealed")
    assert slot(s, 0, "auction") == "omi", "until the end of the round"


@rule("SG-U17")
def test_the_privilege_ends_with_the_round() -> None:
    s = new_game(1, players=3)
    plan_default(s)
    for _ in range(3):
        do(s, legal(s)[0])
    assert sorted(s.special) != [-1, -1, -1]
    play_absent(s, "SG-D6")
    assert s.special == [-1, -1, -1]


@rule("SG-U18")
def test_a_player_without_provinces_gets_a_card_and_a_place() -> None:
    s = at_table({"omi": (0, 3), "kai": (1, 3)}, plans=[{}, {}, {"auction": "chests4"}])
    s.order = []
    run(s, Auction(0, [], 0))
    assert choosing(s)[0] == 2
    do(s, "choose chest+1", legal(s)[1], legal(s)[3])
    assert s.order[0] == 2
    assert sorted(s.order) == [0, 1, 2]
    assert len(set(s.special)) == 3


# privileges in battle (those of the other actions are with their actions)


@rule("SG-U6", "SG-L11")
def test_attack_plus_one_in_both_battles() -> None:
    """One army more from the supply, if the attacker wants."""
    s = at_table(
        {"omi": (0, 4), "ise": (0, 4), "yamato": (1, 2), "kii": (1, 2)},
        special={0: "attack+1"},
        plans=[{"battle1": "omi", "battle2": "ise"}],
    )
    with_supply(s, 0, 10)
    falls(s, {"yellow": 1}, {"yellow": 1})
    carry_out(s, "battle1", "battle2")
    assert "attack yamato 3 without" in legal(s)
    do(s, "attack yamato 3 with", "attack kii 2 with")
    thrown = [throw["thrown"] for throw in happened(s, "sg-thrown")]
    assert thrown == [{"blue": 4, "yellow": 2}, {"blue": 3, "yellow": 2}]
    assert s.supply[0] == 8


@rule("SG-U6")
def test_attack_plus_one_only_for_its_owner() -> None:
    s = at_table(
        {"omi": (0, 4), "ise": (1, 4)}, special={1: "attack+1"}, plans=[{"battle1": "omi"}]
    )
    carry_out(s, "battle1")
    assert refusal(s, "attack ise 3 with") == "SG-U6"
    do(s, "attack ise 3 without")
    assert happened(s, "sg-extra") == []


@rule("SG-U7")
@pytest.mark.parametrize("battle", ["battle1", "battle2"])
def test_defence_plus_one_against_another_player(battle: str) -> None:
    s = at_table({"omi": (0, 4), "ise": (1, 2)}, special={1: "defence+1"}, plans=[{battle: "omi"}])
    falls(s, {"yellow": 3})
    carry_out(s, battle)
    do(s, "attack ise 3 without")
    assert (asked(s), s.to_act()) == ("SG-D18", [1])
    assert legal(s) == ["reinforce", "decline"]
    do(s, "reinforce")
    assert happened(s, "sg-thrown")[0]["thrown"] == {"blue": 3, "yellow": 3}
    assert tray(s) == {}


@rule("SG-U7")
def test_defence_plus_one_does_not_help_in_a_revolt() -> None:
    s = at_table(
        {"omi": (0, 4)}, special={0: "defence+1"}, unrest={"omi": 1}, plans=[{"tax": "omi"}]
    )
    falls(s, {"blue": 4})
    carry_out(s, "tax")
    assert asked(s) == ""
    assert happened(s, "sg-thrown")[0]["thrown"] == {"blue": 4, "green": 1}
