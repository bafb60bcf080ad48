"""What is told while a game is set up and while choices are sealed: to whom, and how often."""

from __future__ import annotations

import pytest

from gunbai.core.event import EVERYBODY, Event
from gunbai.games.joraku.state import JorakuState
from tests.joraku.table import (
    JORAKU,
    answer_by_default,
    factions,
    give,
    happened,
    legal,
    new_game,
    play_out,
)
from tests.rule import rule

MODES: list[dict[str, object]] = [
    {"players": 3},
    {"players": 4},
    {"mode": "two_vs_two"},
    {"mode": "neutral"},
]


def told_to_all(s: JorakuState, *keys: str) -> list[tuple[str, list[object]]]:
    """These events in their order, which nobody may have missed."""
    events: list[Event] = [event for event in s.sink or [] if event.key in keys]
    assert {event.audience for event in events} <= {EVERYBODY}
    return [(event.key, list(JORAKU.arguments(event).values())) for event in events]


@rule("JK-T02", "JK-H03")
def test_both_daimyo_cards_of_each_player_are_dealt_open() -> None:
    s = new_game(7, mode="two_vs_two")
    dealt = told_to_all(s, "jk-daimyo-card", "jk-daimyo")
    cards = s.observe(0)["daimyo_cards"]
    assert isinstance(cards, list)
    expected = [("jk-daimyo-card", [seat, n]) for seat in range(2) for n in cards[seat]]
    assert dealt == expected  # and no daimyo has a place before the colours are matched
    assert [number in (1, 2, 3) for _, (_, number) in dealt] == [True, False] * 2


@rule("JK-S02", "JK-H03")
@pytest.mark.parametrize("options", [MODES[0], MODES[1], MODES[3]])
def test_with_one_daimyo_the_card_is_told_together_with_its_place(
    options: dict[str, object],
) -> None:
    s = new_game(7, **options)
    own = [faction for faction in factions(s) if faction["seat"] >= 0]
    assert told_to_all(s, "jk-daimyo-card", "jk-daimyo") == [
        ("jk-daimyo", [faction["seat"], faction["colour"], faction["number"]]) for faction in own
    ]


@rule("JK-S03", "JK-S06", "JK-T03", "JK-N01", "JK-H02")
@pytest.mark.parametrize("options", MODES)
def test_who_begins_is_told_once_after_the_cards_and_before_round_one(
    options: dict[str, object],
) -> None:
    for seed in range(6):
        s = new_game(seed, **options)
        if options.get("mode") == "two_vs_two":
            give(s, 0, "lower red")
            assert not happened(s, "jk-first")  # JK-T04: the colours come first
            give(s, 1, "lower purple")
        numbers = [(f["number"], f["seat"]) for f in factions(s) if f["seat"] >= 0]
        holder = max(numbers)[1]
        course = told_to_all(s, "jk-daimyo", "jk-first", "jk-round")
        assert course[len(numbers) :] == [("jk-first", [holder]), ("jk-round", [1])]
        for _ in play_out(s, seed):
            pass
        assert happened(s, "jk-first") == [{"player": holder}]  # later a trick's winner begins


@rule("JK-N02", "JK-N03", "JK-N04", "JK-H01")
def test_the_neutral_faction_is_named_to_all_and_only_where_there_is_one() -> None:
    for options in MODES:
        s = new_game(3, **options)
        answer_by_default(s, "JK-D03")
        neutral = [f["colour"] for f in factions(s) if f["seat"] < 0]
        assert told_to_all(s, "jk-neutral") == [("jk-neutral", [colour]) for colour in neutral]
        assert neutral == (["yellow"] if options.get("mode") == "neutral" else [])


@rule("JK-N02")
def test_the_neutral_colour_is_the_first_that_nobody_chose() -> None:
    s = new_game(3, mode="neutral", colours=["yellow", "purple"])
    assert happened(s, "jk-neutral") == [{"colour": "red"}]


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
    s = new_game(4, **options)
    answer_by_default(s, key)
    assert s.sink is not None
    s.sink.clear()
    order = list(reversed(range(s.seats())))
    for count, seat in enumerate(order, 1):
        assert not happened(s, then)
        give(s, seat, legal(s, seat)[-1])
        assert told_to_all(s, "jk-sealed") == [("jk-sealed", [who]) for who in order[:count]]
    assert [event["player"] for event in happened(s, then)] == list(range(s.seats()))
