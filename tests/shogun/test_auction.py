"""Special cards, bids and turn order (SG-U)."""

from __future__ import annotations

from typing import Unpack

import pytest

from gunbai import SPECTATOR
from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.names import SLOT_COUNT, SPECIALS, TAX
from tests.rule import rule
from tests.shogun.table import Given, Table

LANDS = {"omi": (0, 3), "kai": (1, 3), "aki": (2, 3)}


def bidding(*bids: str, seed: int = 1, **more: Unpack[Given]) -> Table:
    """At the first choice of a special card; an empty text is an empty slot."""
    plans = [{"auction": bid} if bid else {} for bid in bids]
    lands = {**LANDS, "hoki": (3, 3), "kii": (4, 3)}
    armies = {name: land for name, land in lands.items() if land[0] < len(bids)}
    given: Given = {"players": len(bids), "plans": plans, **more}
    table = Table(armies, **given)
    table.state.order = []
    table.state.rng = seeded(seed)
    return table.run(Auction(0, [], 0))


def choosing(table: Table) -> list[int]:
    """Return the seats in the order in which they choose."""
    order = table.events("sg-bid-order")[0]["players"]
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
        table = Table.new(seed, players=players)
        view = table.view()
        assert sorted(view["specials"]) == sorted(SPECIALS)
        firsts.add(view["specials"][0])
    assert firsts == set(SPECIALS)


@rule("SG-U2", "SG-X7", "SG-U19")
def test_the_space_gives_the_place_and_the_card_the_privilege() -> None:
    table = bidding("chests3", "chests2", "chests1")
    table.do("choose rice+1", "choose defence+1", "choose chest+1")
    assert table.state.order == [2, 0, 1], "who took the card of space 1 is first"
    assert [SPECIALS[card] for card in table.state.special] == ["rice+1", "defence+1", "chest+1"]


@rule("SG-U19", "SG-X8")
def test_turn_order_skips_the_empty_spaces() -> None:
    """Spaces 2, 3 and 5 are taken by red, blue and black."""
    table = Table(
        LANDS, colours="blue,black,red", plans=[{"auction": f"chests{n}"} for n in (3, 2)]
    )
    table.state.order = []
    table.state.specials = [4, 3, 2, 1, 0]
    table.run(Auction(0, [], 0))
    table.do("choose army6", "choose chest+1", "choose attack+1")
    assert table.state.order == [2, 0, 1]
    assert table.events("sg-turn-order") == [{"players": [2, 0, 1]}]


# bids


@rule("SG-U9")
def test_all_bids_are_revealed_at_the_same_time() -> None:
    """Before anybody chooses everybody sees every bid."""
    table = bidding("chests1", "kai", "chests3", "", "official2", expansions="court")
    assert table.asked == "SG-D7"
    for seat in (SPECTATOR, 0, 1, 2, 3, 4):
        view = table.view(seat)
        shown = [other["slots"]["auction"] for other in view["seats"]]
        assert shown == ["chests1", "kai", "chests3", None, "official2"]
    assert [bid["player"] for bid in table.events("sg-bid")] == [0, 1, 2, 4]
    assert table.events("sg-no-bid") == [{"player": 3}]


@rule("SG-U10")
def test_every_bidder_pays_at_once() -> None:
    table = bidding("chests4", "chests3", "chests1", chests=[4, 5, 6])
    assert table.state.chests == [0, 2, 5]


@rule("SG-U11")
def test_a_province_or_a_zero_costs_nothing() -> None:
    table = bidding("omi", "chests0", "", chests=[4, 5, 6])
    assert table.state.chests == [4, 5, 6]


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
    table = bidding(*bid)
    first = choosing(table)
    table.do("choose army6", "choose chest+1", "choose rice+1")
    taken = [special["player"] for special in table.events("sg-special")]
    assert taken == first, "the order is shown before the first of them chooses"


@rule("SG-Y21", "SG-U12", "SG-U13", "SG-U10")
def test_a_vector_of_five_bids() -> None:
    bids = ("chests3", "kai", "aki", "chests0", "")
    assert orders(*bids) == {(0, 1, 2, 3, 4), (0, 2, 1, 3, 4)}
    table = bidding(*bids)
    assert table.state.chests == [9, 12, 12, 12, 12]


@rule("SG-U14")
def test_each_must_take_one_of_the_cards_left() -> None:
    table = bidding("chests3", "chests2", "chests1")
    assert table.legal() == [f"choose {card}" for card in SPECIALS]
    table.do("choose army6")
    assert table.to_act == [1]
    assert table.legal() == [f"choose {card}" for card in SPECIALS if card != "army6"]
    assert table.refusal("choose army6") == "SG-U14"
    assert table.events("sg-special") == [{"player": 0, "special": "army6", "space": 3}]


@rule("SG-U15")
def test_special_cards_that_nobody_took_have_no_effect() -> None:
    table = bidding("chests3", "chests2", "chests1")
    table.do("choose army6", "choose attack+1", "choose defence+1")
    assert [SPECIALS[card] for card in table.state.special] == ["army6", "attack+1", "defence+1"]
    for seat in range(3):
        table.state.plans[seat * SLOT_COUNT + TAX] = table.state.owner.index(seat)
    before = table.state.chests[:]
    table.carry_out("tax")
    assert [now - then for now, then in zip(table.state.chests, before, strict=True)] == [3, 5, 4]
    assert len(table.state.order) == 3


@rule("SG-U16", "SG-R4")
def test_a_province_that_is_the_bid_does_nothing_else() -> None:
    table = bidding("omi", "kai", "aki")
    table.do("choose army6", "choose attack+1", "choose defence+1")
    assert table.slot(0, "auction") == "omi"
    table.carry_out("castle", "temple", "theatre", "rice", "tax", "deploy5", "deploy3", "deploy1")
    assert not table.events("sg-revealed")
    assert table.slot(0, "auction") == "omi", "until the end of the round"


@rule("SG-U17")
def test_the_privilege_ends_with_the_round() -> None:
    table = Table.new(1, players=3)
    table.plan_default()
    for _ in range(3):
        table.do(table.legal()[0])
    assert sorted(table.state.special) != [-1, -1, -1]
    table.play_absent("SG-D6")
    assert table.state.special == [-1, -1, -1]


@rule("SG-U18")
def test_a_player_without_provinces_gets_a_card_and_a_place() -> None:
    table = Table({"omi": (0, 3), "kai": (1, 3)}, plans=[{}, {}, {"auction": "chests4"}])
    table.state.order = []
    table.run(Auction(0, [], 0))
    assert choosing(table)[0] == 2
    table.do("choose chest+1", table.legal()[1], table.legal()[3])
    assert table.state.order[0] == 2
    assert sorted(table.state.order) == [0, 1, 2]
    assert len(set(table.state.special)) == 3


# privileges in battle (those of the other actions are with their actions)


@rule("SG-U6", "SG-L11")
def test_attack_plus_one_in_both_battles() -> None:
    """One army more from the supply, if the attacker wants."""
    table = Table(
        {"omi": (0, 4), "ise": (0, 4), "yamato": (1, 2), "kii": (1, 2)},
        special={0: "attack+1"},
        plans=[{"battle1": "omi", "battle2": "ise"}],
    )
    table.with_supply(0, 10)
    table.falls({"yellow": 1}, {"yellow": 1})
    table.carry_out("battle1", "battle2")
    assert "attack yamato 3 without" in table.legal()
    table.do("attack yamato 3 with", "attack kii 2 with")
    thrown = [throw["thrown"] for throw in table.events("sg-thrown")]
    assert thrown == [{"blue": 4, "yellow": 2}, {"blue": 3, "yellow": 2}]
    assert table.supply(0) == 8


@rule("SG-U6")
def test_attack_plus_one_only_for_its_owner() -> None:
    table = Table(
        {"omi": (0, 4), "ise": (1, 4)}, special={1: "attack+1"}, plans=[{"battle1": "omi"}]
    )
    table.carry_out("battle1")
    assert table.refusal("attack ise 3 with") == "SG-U6"
    table.do("attack ise 3 without")
    assert table.events("sg-extra") == []


@rule("SG-U7")
@pytest.mark.parametrize("battle", ["battle1", "battle2"])
def test_defence_plus_one_against_another_player(battle: str) -> None:
    table = Table({"omi": (0, 4), "ise": (1, 2)}, special={1: "defence+1"}, plans=[{battle: "omi"}])
    table.falls({"yellow": 3})
    table.carry_out(battle)
    table.do("attack ise 3 without")
    assert (table.asked, table.to_act) == ("SG-D18", [1])
    assert table.legal() == ["reinforce", "decline"]
    table.do("reinforce")
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": 3, "yellow": 3}
    assert table.tray == {}


@rule("SG-U7")
def test_defence_plus_one_does_not_help_in_a_revolt() -> None:
    table = Table(
        {"omi": (0, 4)}, special={0: "defence+1"}, unrest={"omi": 1}, plans=[{"tax": "omi"}]
    )
    table.falls({"blue": 4})
    table.carry_out("tax")
    assert table.asked == ""
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": 4, "green": 1}
