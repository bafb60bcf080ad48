"""Recruitment: dealing and passing (JK-R)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from gunbai import SPECTATOR
from gunbai.games.joraku.state import JorakuState
from tests.joraku.table import JORAKU, give, legal, new_game, play_out, refusal
from tests.rule import rule

HAND_SIZES = [(3, 6, 3), (4, 5, 1)]  # players, dealt to each, set aside


def hand(s: JorakuState, seat: int) -> list[str]:
    """The hand as its owner sees it."""
    own: Any = s.observe(seat)["own"]
    return list(own["hand"])


def aside(s: JorakuState) -> list[str]:
    cards = s.dump()["aside"]
    assert isinstance(cards, list)
    return cards


def to_next_recruitment(s: JorakuState, seed: int = 1) -> None:
    """Play the present round at random to its end."""
    now = s.round
    for _ in play_out(s, seed):
        if s.round != now:
            return


@rule("JK-R01")
@pytest.mark.parametrize("players", [3, 4])
def test_every_round_starts_with_all_cards_shuffled_together(players: int) -> None:
    """Cards played and cards set aside in a round can be dealt in the next."""
    back_from_aside: set[str] = set()
    for seed in range(8):
        s = new_game(seed, players=players)
        deals = []
        for round_ in (1, 2, 3):
            assert s.round == round_
            dealt = [card for seat in range(players) for card in hand(s, seat)]
            assert len(set(dealt + aside(s))) == 21
            assert len(dealt) + len(aside(s)) == 21
            deals.append([sorted(hand(s, seat)) for seat in range(players)])
            old = aside(s)
            if round_ < 3:
                to_next_recruitment(s, seed)
                back_from_aside.update(set(old) - set(aside(s)))
        assert deals[0] != deals[1] != deals[2] != deals[0], "not the same deal again"
    assert len(back_from_aside) > 5


@rule("JK-R01")
def test_the_shuffle_can_bring_any_card_to_any_place() -> None:
    places: list[set[str]] = [set() for _ in range(5)]
    for seed in range(150):
        s = new_game(seed, players=4)
        for seat in range(4):
            places[seat].update(hand(s, seat))
        places[4].update(aside(s))
    assert [len(place) for place in places] == [21] * 5


@rule("JK-R02", "JK-R03", "JK-R04", "JK-X42")
@pytest.mark.parametrize(("players", "dealt", "left"), HAND_SIZES)
def test_how_many_are_dealt_and_set_aside(players: int, dealt: int, left: int) -> None:
    s = new_game(players=players)
    for seat in range(players):
        assert len(hand(s, seat)) == dealt
    assert len(aside(s)) == left
    assert players * dealt + left == 21


@rule("JK-R04", "JK-Q39")
@pytest.mark.parametrize(("players", "dealt", "left"), HAND_SIZES)
def test_cards_set_aside_are_seen_by_nobody_and_not_used(
    players: int, dealt: int, left: int
) -> None:
    s = new_game(2, players=players)
    told = 0
    now = s.round
    hidden = aside(s)
    for _ in play_out(s, 2):
        events = s.sink or []
        for event in events[told:]:
            if event.key == "jk-round":  # what follows belongs to the next deal
                now, hidden = s.round, aside(s)
            arguments = JORAKU.arguments(event)
            shown = [arguments.get("card"), *_list(arguments.get("cards"))]
            assert not set(hidden) & set(shown), f"round {now}: {event.key}"
        told = len(events)
        for seat in (SPECTATOR, *range(players)):
            view = s.observe(seat)
            assert view["aside"] == left
            assert not set(hidden) & _words(view)
    assert now == 3


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _words(value: object) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(value, dict):
        return {word for part in value.values() for word in _words(part)}
    if isinstance(value, list):
        return {word for part in value for word in _words(part)}
    return {value} if isinstance(value, str) else set()


@rule("JK-R05")
@pytest.mark.parametrize(("players", "ways"), [(3, 15), (4, 10)])
def test_exactly_two_cards_of_the_own_hand_are_chosen(players: int, ways: int) -> None:
    s = new_game(players=players)
    for seat in range(players):
        own = hand(s, seat)
        offered = [set(text.split()[1:]) for text in legal(s, seat)]
        assert len(offered) == ways
        assert all(set(pair) in offered for pair in combinations(own, 2))
    own = hand(s, 0)
    assert refusal(s, f"pass {own[0]}", 0) == "JK-R05"
    assert refusal(s, "pass " + " ".join(own[:3]), 0) == "JK-R05"
    assert refusal(s, "pass", 0) == "JK-R05"
    assert refusal(s, f"pass {own[0]} {hand(s, 1)[0]}", 0) == "JK-R05"


@rule("JK-R06", "JK-R08", "JK-Q02")
@pytest.mark.parametrize(("players", "dealt", "left"), HAND_SIZES)
def test_two_cards_go_to_the_left_neighbour(players: int, dealt: int, left: int) -> None:
    s = new_game(players=players)
    before = [hand(s, seat) for seat in range(players)]
    for seat in range(players):
        give(s, seat, f"pass {before[seat][0]} {before[seat][1]}")
    for seat in range(players):
        received = before[seat - 1][:2]
        assert sorted(hand(s, seat)) == sorted(before[seat][2:] + received)
        assert len(hand(s, seat)) == dealt


@rule("JK-Q02")
def test_the_left_neighbour_plays_next() -> None:
    s = new_game(players=4)
    gave = {seat: hand(s, seat)[0] for seat in range(4)}
    for seat in range(4):
        give(s, seat, f"pass {gave[seat]} {hand(s, seat)[1]}")
    leader = s.to_act()[0]
    give(s, leader, legal(s)[0])
    while s.to_act() == [leader]:
        give(s, leader, legal(s)[-1])
    assert gave[leader] in hand(s, s.to_act()[0])


@rule("JK-R06", "JK-R07", "JK-Q46")
def test_cards_are_handed_over_only_when_all_have_chosen() -> None:
    s = new_game(players=4)
    before = [hand(s, seat) for seat in range(4)]
    choices = [legal(s, seat) for seat in range(4)]
    for seat in (2, 0, 3):
        give(s, seat, f"pass {before[seat][0]} {before[seat][1]}")
    assert s.to_act() == [1]
    assert [hand(s, seat) for seat in range(4)] == before
    assert legal(s, 1) == choices[1], "what the others chose changes nothing"
    views = [s.observe(seat) for seat in (1, SPECTATOR)]
    for view in views:
        assert not {before[0][0], before[2][0], before[3][0]} & _words(view)


@rule("JK-R07")
def test_a_received_card_cannot_be_passed_on() -> None:
    s = new_game(players=3)
    before = [hand(s, seat) for seat in range(3)]
    give(s, 0, f"pass {before[0][0]} {before[0][1]}")
    assert refusal(s, f"pass {before[0][0]} {before[1][0]}", 1) == "JK-R05"
    give(s, 1, f"pass {before[1][0]} {before[1][1]}")
    give(s, 2, f"pass {before[2][0]} {before[2][1]}")
    assert before[0][0] in hand(s, 1)
    assert s.ask is not None
    assert s.ask.key == "JK-D03", "nobody is asked to pass a second time"


@rule("JK-R06")
def test_passed_cards_are_face_down_for_everybody_else() -> None:
    s = new_game(players=4)
    gave = hand(s, 0)[:2]
    for seat in range(4):
        own = hand(s, seat)
        give(s, seat, f"pass {own[0]} {own[1]}")
    for seat in (2, 3, SPECTATOR):
        assert not set(gave) & _words(s.observe(seat))
        for event in s.sink or []:
            if event.seen_by(seat):
                assert not set(gave) & set(_list(JORAKU.arguments(event).get("cards")))
    assert set(gave) <= set(hand(s, 1))


@rule("JK-R09")
@pytest.mark.parametrize("players", [3, 4])
def test_the_skirmish_begins_when_all_have_their_cards(players: int) -> None:
    s = new_game(players=players)
    asked = []
    for seat in range(players):
        asked.append(s.ask.key if s.ask else "")
        give(s, seat, legal(s, seat)[0])
    assert asked == ["JK-D02"] * players
    assert s.ask is not None
    assert s.ask.key == "JK-D03"
    assert s.to_act() == [s.kachidoki]


@rule("JK-Q47")
def test_who_passed_cards_still_knows_them_to_the_end_of_the_round() -> None:
    s = new_game(players=3)
    gave = hand(s, 0)[:2]
    for seat in range(3):
        own = hand(s, seat)
        give(s, seat, f"pass {own[0]} {own[1]}")
    told = [JORAKU.arguments(e) for e in s.sink or [] if e.key == "jk-gave" and e.seen_by(0)]
    assert told == [{"player": 0, "neighbour": 1, "cards": gave}]
    for _ in play_out(s):
        own_view: Any = s.observe(0)["own"]
        if s.round == 2:
            assert own_view["passed"] == []
            return
        assert own_view["passed"] == gave
