"""Recruitment: dealing and passing (JK-R)."""

from __future__ import annotations

from itertools import combinations

import pytest

from gunbai import SPECTATOR
from tests.joraku.table import JORAKU, Table
from tests.rule import rule

HAND_SIZES = [(3, 6, 3), (4, 5, 1)]  # players, dealt to each, set aside


def aside(table: Table) -> list[str]:
    cards = table.state.dump()["aside"]
    assert isinstance(cards, list)
    return cards


def to_next_recruitment(table: Table, seed: int = 1) -> None:
    """Play the present round at random to its end."""
    now = table.state.round
    for _ in table.play_out(seed):
        if table.state.round != now:
            return


@rule("JK-R01")
@pytest.mark.parametrize("players", [3, 4])
def test_every_round_starts_with_all_cards_shuffled_together(players: int) -> None:
    """Cards played and cards set aside in a round can be dealt in the next."""
    back_from_aside: set[str] = set()
    for seed in range(8):
        table = Table.new(seed, players=players)
        deals = []
        for round_ in (1, 2, 3):
            assert table.state.round == round_
            dealt = [card for seat in range(players) for card in table.own(seat, "hand")]
            assert len(set(dealt + aside(table))) == 21
            assert len(dealt) + len(aside(table)) == 21
            deals.append([sorted(table.own(seat, "hand")) for seat in range(players)])
            old = aside(table)
            if round_ < 3:
                to_next_recruitment(table, seed)
                back_from_aside.update(set(old) - set(aside(table)))
        assert deals[0] != deals[1] != deals[2] != deals[0], "not the same deal again"
    assert len(back_from_aside) > 5


@rule("JK-R01")
def test_the_shuffle_can_bring_any_card_to_any_place() -> None:
    places: list[set[str]] = [set() for _ in range(5)]
    for seed in range(150):
        table = Table.new(seed, players=4)
        for seat in range(4):
            places[seat].update(table.own(seat, "hand"))
        places[4].update(aside(table))
    assert [len(place) for place in places] == [21] * 5


@rule("JK-R02", "JK-R03", "JK-R04", "JK-X42")
@pytest.mark.parametrize(("players", "dealt", "left"), HAND_SIZES)
def test_how_many_are_dealt_and_set_aside(players: int, dealt: int, left: int) -> None:
    table = Table.new(players=players)
    for seat in range(players):
        assert len(table.own(seat, "hand")) == dealt
    assert len(aside(table)) == left
    assert players * dealt + left == 21


@rule("JK-R04", "JK-Q39")
@pytest.mark.parametrize(("players", "dealt", "left"), HAND_SIZES)
def test_cards_set_aside_are_seen_by_nobody_and_not_used(
    players: int, dealt: int, left: int
) -> None:
    table = Table.new(2, players=players)
    told = 0
    now = table.state.round
    hidden = aside(table)
    for _ in table.play_out(2):
        events = table.log
        for event in events[told:]:
            if event.key == "jk-round":  # what follows belongs to the next deal
                now, hidden = table.state.round, aside(table)
            arguments = JORAKU.arguments(event)
            shown = [arguments.get("card"), *_list(arguments.get("cards"))]
            assert not set(hidden) & set(shown), f"round {now}: {event.key}"
        told = len(events)
        for seat in (SPECTATOR, *range(players)):
            view = table.view(seat)
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
    table = Table.new(players=players)
    for seat in range(players):
        own = table.own(seat, "hand")
        offered = [set(text.split()[1:]) for text in table.legal(seat)]
        assert len(offered) == ways
        assert all(set(pair) in offered for pair in combinations(own, 2))
    own = table.own(0, "hand")
    assert table.refusal(0, f"pass {own[0]}") == "JK-R05"
    assert table.refusal(0, "pass " + " ".join(own[:3])) == "JK-R05"
    assert table.refusal(0, "pass") == "JK-R05"
    assert table.refusal(0, f"pass {own[0]} {table.own(1, 'hand')[0]}") == "JK-R05"


@rule("JK-R06", "JK-R08", "JK-Q02")
@pytest.mark.parametrize(("players", "dealt", "left"), HAND_SIZES)
def test_two_cards_go_to_the_left_neighbour(players: int, dealt: int, left: int) -> None:
    table = Table.new(players=players)
    before = [table.own(seat, "hand") for seat in range(players)]
    for seat in range(players):
        table.answer(seat, f"pass {before[seat][0]} {before[seat][1]}")
    for seat in range(players):
        received = before[seat - 1][:2]
        assert sorted(table.own(seat, "hand")) == sorted(before[seat][2:] + received)
        assert len(table.own(seat, "hand")) == dealt


@rule("JK-Q02")
def test_the_left_neighbour_plays_next() -> None:
    table = Table.new(players=4)
    gave = {seat: table.own(seat, "hand")[0] for seat in range(4)}
    for seat in range(4):
        table.answer(seat, f"pass {gave[seat]} {table.own(seat, 'hand')[1]}")
    leader = table.to_act[0]
    table.answer(leader, table.legal()[0])
    while table.to_act == [leader]:
        table.answer(leader, table.legal()[-1])
    assert gave[leader] in table.own(table.to_act[0], "hand")


@rule("JK-R06", "JK-R07", "JK-Q46")
def test_cards_are_handed_over_only_when_all_have_chosen() -> None:
    table = Table.new(players=4)
    before = [table.own(seat, "hand") for seat in range(4)]
    choices = [table.legal(seat) for seat in range(4)]
    for seat in (2, 0, 3):
        table.answer(seat, f"pass {before[seat][0]} {before[seat][1]}")
    assert table.to_act == [1]
    assert [table.own(seat, "hand") for seat in range(4)] == before
    assert table.legal(1) == choices[1], "what the others chose changes nothing"
    views = [table.view(seat) for seat in (1, SPECTATOR)]
    for view in views:
        assert not {before[0][0], before[2][0], before[3][0]} & _words(view)


@rule("JK-R07")
def test_a_received_card_cannot_be_passed_on() -> None:
    table = Table.new(players=3)
    before = [table.own(seat, "hand") for seat in range(3)]
    table.answer(0, f"pass {before[0][0]} {before[0][1]}")
    assert table.refusal(1, f"pass {before[0][0]} {before[1][0]}") == "JK-R05"
    table.answer(1, f"pass {before[1][0]} {before[1][1]}")
    table.answer(2, f"pass {before[2][0]} {before[2][1]}")
    assert before[0][0] in table.own(1, "hand")
    assert table.asked == "JK-D03", "nobody is asked to pass a second time"


@rule("JK-R06")
def test_passed_cards_are_face_down_for_everybody_else() -> None:
    table = Table.new(players=4)
    gave = table.own(0, "hand")[:2]
    for seat in range(4):
        own = table.own(seat, "hand")
        table.answer(seat, f"pass {own[0]} {own[1]}")
    for seat in (2, 3, SPECTATOR):
        assert not set(gave) & _words(table.view(seat))
        for event in table.log:
            if event.seen_by(seat):
                assert not set(gave) & set(_list(JORAKU.arguments(event).get("cards")))
    assert set(gave) <= set(table.own(1, "hand"))


@rule("JK-R09")
@pytest.mark.parametrize("players", [3, 4])
def test_the_skirmish_begins_when_all_have_their_cards(players: int) -> None:
    table = Table.new(players=players)
    asked = []
    for seat in range(players):
        asked.append(table.asked if table.state.ask else "")
        table.answer(seat, table.legal(seat)[0])
    assert asked == ["JK-D02"] * players
    assert table.asked == "JK-D03"
    assert table.to_act == [table.state.kachidoki]


@rule("JK-Q47")
def test_who_passed_cards_still_knows_them_to_the_end_of_the_round() -> None:
    table = Table.new(players=3)
    gave = table.own(0, "hand")[:2]
    for seat in range(3):
        own = table.own(seat, "hand")
        table.answer(seat, f"pass {own[0]} {own[1]}")
    told = [JORAKU.arguments(e) for e in table.log if e.key == "jk-gave" and e.seen_by(0)]
    assert told == [{"player": 0, "neighbour": 1, "cards": gave}]
    for _ in table.play_out():
        own_view = table.view(0)["own"]
        if table.state.round == 2:
            assert own_view["passed"] == []
            return
        assert own_view["passed"] == gave


@rule("JK-Q46", "JK-H05", "JK-H10", "JK-H12")
@pytest.mark.parametrize(
    ("options", "key", "then"),
    [
        ({"players": 3}, "JK-D02", "jk-passed"),
        ({"players": 4}, "JK-D02", "jk-passed"),
        ({"mode": "neutral"}, "JK-D11", "jk-passed"),
        ({"mode": "neutral"}, "JK-D12", "jk-discarded"),
        ({"mode": "two_vs_two"}, "JK-D09", "jk-picked"),
    ],
)
def test_each_sealed_choice_is_told_when_it_is_made_and_carried_out_after_the_last(
    options: dict[str, object], key: str, then: str
) -> None:
    table = Table.new(4, **options)
    table.play_absent(key)
    assert table.state.sink is not None
    table.state.sink.clear()
    order = list(reversed(range(table.state.seats())))
    for count, seat in enumerate(order, 1):
        assert not table.events(then)
        table.answer(seat, table.legal(seat)[-1])
        assert table.told_to_all("jk-sealed") == [("jk-sealed", [who]) for who in order[:count]]
    assert [event["player"] for event in table.events(then)] == list(range(table.state.seats()))
