"""Starting provinces by draft (SG-S10…S20)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR
from gunbai.games.shogun.names import PROVINCES
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    asked,
    do,
    happened,
    legal,
    new_game,
    play,
    play_absent,
    province,
    refusal,
)


def drafting(seed: int = 1, players: int = 3, **options: object) -> ShogunState:
    return new_game(seed, players=players, start="draft", first="1", **options)


def draft(s: ShogunState, seat: int = SPECTATOR) -> dict[str, Any]:
    view: Any = s.observe(seat)["draft"]
    assert isinstance(view, dict)
    return view


def hand(s: ShogunState, seat: int) -> list[str]:
    own: Any = s.observe(seat)["own"]
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
    s = drafting(players=players)
    assert draft(s)["groups"] == [groups] * players


@rule("SG-S11")
def test_two_cards_lie_open_beside_the_deck() -> None:
    layouts = set()
    for seed in range(10):
        s = drafting(seed)
        open_ = draft(s)["open"]
        assert len(set(open_)) == 2
        assert draft(s)["deck"] == 35
        assert [offered["province"] for offered in happened(s, "sg-offered")] == open_
        layouts.add(tuple(open_))
    assert len(layouts) > 5, "the deck is shuffled"


@rule("SG-S12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_card_a_turn_clockwise_from_the_first(players: int) -> None:
    s = new_game(1, players=players, start="draft", first="3")
    play_absent(s, "SG-D6")
    turns = [took["player"] for took in happened(s, "sg-took")]
    rounds = 12 - players
    assert turns == [(2 + turn) % players for turn in range(players * rounds)]


@rule("SG-S13")
@pytest.mark.parametrize("place", ["left", "right"])
def test_a_face_up_card_is_taken(place: str) -> None:
    s = drafting()
    assert asked(s) == "SG-D3"
    assert legal(s) == ["take left", "take right", "take deck"]
    card = draft(s)["open"][place == "right"]
    do(s, f"take {place}", "group 4")
    assert province(s, card) == (0, 4)


@rule("SG-S13", "SG-S14")
def test_the_unseen_card_is_taken_and_looked_at_before_the_group_is_chosen() -> None:
    s = drafting()
    open_ = draft(s)["open"]
    do(s, "take deck")
    card = draft(s, 0)["card"]
    assert asked(s) == "SG-D4"
    assert card not in open_
    assert draft(s, 1)["card"] is None
    do(s, "group 5")
    assert province(s, card) == (0, 5)
    assert draft(s)["open"] == open_
    assert draft(s)["deck"] == 34


@rule("SG-S14")
def test_one_whole_group_still_on_the_board_goes_to_the_province() -> None:
    s = drafting()
    do(s, "take left")
    assert legal(s) == ["group 5", "group 4", "group 3", "group 2"]
    do(s, "group 5")
    assert draft(s)["groups"][0] == [4, 4, 3, 3, 2, 2, 2, 2]
    assert s.supply[0] == 57
    do(s, "take left", "group 5", "take left", "group 2", "take left")
    assert legal(s) == ["group 4", "group 3", "group 2"]
    assert refusal(s, "group 5") == "SG-S14"
    do(s, "group 4")
    assert 4 in draft(s)["groups"][0], "one of two groups of four is left"


@rule("SG-S15")
def test_the_card_joins_the_hand() -> None:
    s = drafting()
    card = draft(s)["open"][0]
    do(s, "take left", "group 2")
    assert hand(s, 0) == [card]


@rule("SG-S16")
@pytest.mark.parametrize("place", ["left", "right"])
def test_a_card_taken_is_replaced_from_the_deck(place: str) -> None:
    s = drafting()
    left, right = draft(s)["open"]
    do(s, f"take {place}", "group 2")
    now = draft(s)["open"]
    stays = right if place == "left" else left
    assert stays in now
    assert len({*now, left, right}) == 3
    assert draft(s)["deck"] == 34
    assert s.to_act() == [1]
    assert happened(s, "sg-offered")[-1]["province"] in now


@rule("SG-S17", "SG-Q4")
def test_the_face_up_cards_may_be_renewed_after_the_unseen_card_was_taken() -> None:
    s = drafting()
    left, right = draft(s)["open"]
    do(s, "take deck", "group 2")
    assert asked(s) == "SG-D2"
    assert s.to_act() == [1]
    assert legal(s) == ["keep", "renew"]
    do(s, "renew")
    assert not {left, right} & set(draft(s)["open"])
    assert draft(s)["bottom"] == [left, right], "under the deck, left card first"
    assert draft(s)["deck"] == 34
    assert legal(s) == ["take left", "take right", "take deck"], "once a turn"


@rule("SG-S17", "SG-Q4")
def test_keeping_the_face_up_cards() -> None:
    s = drafting()
    open_ = draft(s)["open"]
    do(s, "take deck", "group 2", "keep")
    assert draft(s)["open"] == open_
    assert draft(s)["bottom"] == []
    assert s.to_act() == [1]


@rule("SG-S17", "SG-Q4")
def test_no_renewal_without_an_unseen_pick_just_before() -> None:
    s = drafting()
    assert asked(s) == "SG-D3", "the first drafter never may"
    assert refusal(s, "renew") == "SG-S17"
    do(s, "take deck", "group 2", "keep", "take left", "group 2")
    assert s.to_act() == [2]
    assert asked(s) == "SG-D3", "only the pick immediately before counts"
    assert refusal(s, "renew") == "SG-S17"


@rule("SG-Q4")
def test_renewed_cards_come_back_when_the_deck_is_used_up() -> None:
    """Left card first, in the order in which they went under the deck."""
    s = drafting(players=5)
    under: list[str] = []
    shown = 0
    while asked(s) in ("SG-D2", "SG-D3", "SG-D4"):
        if asked(s) == "SG-D2":
            under += draft(s)["open"]
            do(s, "renew")
        do(s, "take deck", "group " + legal_group(s))
        shown += 1
    assert under
    assert shown == 35
    offered = [str(o["province"]) for o in happened(s, "sg-offered")]
    drawn = [str(d["province"]) for d in happened(s, "sg-drew")]
    assert set(offered) | set(drawn) == set(PROVINCES)
    back = [name for name in under if offered.count(name) + drawn.count(name) > 1]
    assert back == under[: len(back)]
    assert back, "with all renewals 45 cards are not enough"


def legal_group(s: ShogunState) -> str:
    groups = draft(s)["groups"][s.to_act()[0]]
    return str(groups[0])


@rule("SG-S18", "SG-S19")
@pytest.mark.parametrize(("players", "each", "neutral"), [(3, 9, 10), (4, 8, 13), (5, 7, 10)])
def test_provinces_after_the_draft(players: int, each: int, neutral: int) -> None:
    for seed, side in ((1, "sun"), (2, "moon")):
        s = new_game(seed, players=players, start="draft", side=side)
        play(s, "SG-D6", seed)
        assert [s.owner.count(seat) for seat in range(players)] == [each] * players
        assert s.owner.count(-1) == neutral
        for seat in range(players):
            armies = [s.armies[n] for n in range(45) if s.owner[n] == seat]
            assert sorted(armies, reverse=True) == s.setup.groups
            assert len(hand(s, seat)) == each


@rule("SG-S19", "SG-A35")
def test_provinces_nobody_drafted_can_be_attacked() -> None:
    attacked = 0
    for seed in range(6):
        s = drafting(seed)
        play(s, "SG-D17", seed)
        neutral = {PROVINCES[n] for n in range(45) if s.owner[n] == -1}
        targets = {text.split()[1] for text in legal(s) if text.startswith("attack")}
        attacked += len(targets & neutral)
    assert attacked
