"""Starting provinces by draft (SG-S10…S20)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR
from gunbai.games.shogun.names import PROVINCES
from tests.rule import rule
from tests.shogun.table import Table


def drafting(seed: int = 1, players: int = 3, **options: object) -> Table:
    return Table.new(seed, players=players, start="draft", first="1", **options)


def draft(table: Table, seat: int = SPECTATOR) -> dict[str, Any]:
    view = table.view(seat)["draft"]
    assert isinstance(view, dict)
    return view


def hand(table: Table, seat: int) -> list[str]:
    own = table.view(seat)["own"]
    return [card for card in own["hand"] if card in PROVINCES]


@rule("SG-S10", "SG-Q1")
@pytest.mark.parametrize(
    ("players", "groups"),
    [
        (3, [5, 4, 4, 3, 3, 2, 2, 2, 2]),
        (4, [5, 4, 4, 3, 3, 2, 2, 2]),
        (5, [5, 4, 4, 3, 3, 2, 2]),
    ],
)
def test_groups_on_the_villages(players: int, groups: list[int]) -> None:
    table = drafting(players=players)
    assert draft(table)["groups"] == [groups] * players


@rule("SG-S11")
def test_two_cards_lie_open_beside_the_deck() -> None:
    layouts = set()
    for seed in range(10):
        table = drafting(seed)
        open_ = draft(table)["open"]
        assert len(set(open_)) == 2
        assert draft(table)["deck"] == 35
        assert [offered["province"] for offered in table.events("sg-offered")] == open_
        layouts.add(tuple(open_))
    assert len(layouts) > 5, "the deck is shuffled"


@rule("SG-S12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_card_a_turn_clockwise_from_the_first(players: int) -> None:
    table = Table.new(1, players=players, start="draft", first="3")
    table.play_absent("SG-D6")
    turns = [took["player"] for took in table.events("sg-took")]
    rounds = 12 - players
    assert turns == [(2 + turn) % players for turn in range(players * rounds)]


@rule("SG-S13")
@pytest.mark.parametrize("place", ["left", "right"])
def test_a_face_up_card_is_taken(place: str) -> None:
    table = drafting()
    assert table.asked == "SG-D3"
    assert table.legal() == ["take left", "take right", "take deck"]
    card = draft(table)["open"][place == "right"]
    table.do(f"take {place}", "group 4")
    assert table.province(card) == (0, 4)


@rule("SG-S13", "SG-S14")
def test_the_unseen_card_is_taken_and_looked_at_before_the_group_is_chosen() -> None:
    table = drafting()
    open_ = draft(table)["open"]
    table.do("take deck")
    card = draft(table, 0)["card"]
    assert table.asked == "SG-D4"
    assert card not in open_
    assert draft(table, 1)["card"] is None
    table.do("group 5")
    assert table.province(card) == (0, 5)
    assert draft(table)["open"] == open_
    assert draft(table)["deck"] == 34


@rule("SG-S14")
def test_one_whole_group_still_on_the_board_goes_to_the_province() -> None:
    table = drafting()
    table.do("take left")
    assert table.legal() == ["group 5", "group 4", "group 3", "group 2"]
    table.do("group 5")
    assert draft(table)["groups"][0] == [4, 4, 3, 3, 2, 2, 2, 2]
    assert table.supply(0) == 57
    table.do("take left", "group 5", "take left", "group 2", "take left")
    assert table.legal() == ["group 4", "group 3", "group 2"]
    assert table.refusal("group 5") == "SG-S14"
    table.do("group 4")
    assert 4 in draft(table)["groups"][0], "one of two groups of four is left"


@rule("SG-S15")
def test_the_card_joins_the_hand() -> None:
    table = drafting()
    card = draft(table)["open"][0]
    table.do("take left", "group 2")
    assert hand(table, 0) == [card]


@rule("SG-S16")
@pytest.mark.parametrize("place", ["left", "right"])
def test_a_card_taken_is_replaced_from_the_deck(place: str) -> None:
    table = drafting()
    left, right = draft(table)["open"]
    table.do(f"take {place}", "group 2")
    now = draft(table)["open"]
    stays = right if place == "left" else left
    assert stays in now
    assert len({*now, left, right}) == 3
    assert draft(table)["deck"] == 34
    assert table.to_act == [1]
    assert table.events("sg-offered")[-1]["province"] in now


@rule("SG-S17", "SG-Q4")
def test_the_face_up_cards_may_be_renewed_after_the_unseen_card_was_taken() -> None:
    table = drafting()
    left, right = draft(table)["open"]
    table.do("take deck", "group 2")
    assert table.asked == "SG-D2"
    assert table.to_act == [1]
    assert table.legal() == ["keep", "renew"]
    table.do("renew")
    assert not {left, right} & set(draft(table)["open"])
    assert draft(table)["bottom"] == [left, right], "under the deck, left card first"
    assert draft(table)["deck"] == 34
    assert table.legal() == ["take left", "take right", "take deck"], "once a turn"


@rule("SG-S17", "SG-Q4")
def test_keeping_the_face_up_cards() -> None:
    table = drafting()
    open_ = draft(table)["open"]
    table.do("take deck", "group 2", "keep")
    assert draft(table)["open"] == open_
    assert draft(table)["bottom"] == []
    assert table.to_act == [1]


@rule("SG-S17", "SG-Q4")
def test_no_renewal_without_an_unseen_pick_just_before() -> None:
    table = drafting()
    assert table.asked == "SG-D3", "the first drafter never may"
    assert table.refusal("renew") == "SG-S17"
    table.do("take deck", "group 2", "keep", "take left", "group 2")
    assert table.to_act == [2]
    assert table.asked == "SG-D3", "only the pick immediately before counts"
    assert table.refusal("renew") == "SG-S17"


@rule("SG-Q4")
def test_renewed_cards_come_back_when_the_deck_is_used_up() -> None:
    """Left card first, in the order in which they went under the deck."""
    table = drafting(players=5)
    under: list[str] = []
    shown = 0
    while table.asked in ("SG-D2", "SG-D3", "SG-D4"):
        if table.asked == "SG-D2":
            under += draft(table)["open"]
            table.do("renew")
        table.do("take deck", "group " + legal_group(table))
        shown += 1
    assert under
    assert shown == 35
    offered = [str(o["province"]) for o in table.events("sg-offered")]
    drawn = [str(d["province"]) for d in table.events("sg-drew")]
    assert set(offered) | set(drawn) == set(PROVINCES)
    back = [name for name in under if offered.count(name) + drawn.count(name) > 1]
    assert back == under[: len(back)]
    assert back, "with all renewals 45 cards are not enough"


def legal_group(table: Table) -> str:
    groups = draft(table)["groups"][table.to_act[0]]
    return str(groups[0])


@rule("SG-S18", "SG-S19")
@pytest.mark.parametrize(("players", "each", "neutral"), [(3, 9, 10), (4, 8, 13), (5, 7, 10)])
def test_provinces_after_the_draft(players: int, each: int, neutral: int) -> None:
    for seed, side in ((1, "sun"), (2, "moon")):
        table = Table.new(seed, players=players, start="draft", side=side)
        table.play_random("SG-D6", seed)
        assert [table.state.owner.count(seat) for seat in range(players)] == [each] * players
        assert table.state.owner.count(-1) == neutral
        for seat in range(players):
            armies = [table.state.armies[n] for n in range(45) if table.state.owner[n] == seat]
            assert sorted(armies, reverse=True) == table.state.setup.groups
            assert len(hand(table, seat)) == each


@rule("SG-S19", "SG-A35")
def test_provinces_nobody_drafted_can_be_attacked() -> None:
    attacked = 0
    for seed in range(6):
        table = drafting(seed)
        table.play_random("SG-D17", seed)
        neutral = {PROVINCES[n] for n in range(45) if table.state.owner[n] == -1}
        targets = {text.split()[1] for text in table.legal() if text.startswith("attack")}
        attacked += len(targets & neutral)
    assert attacked
