"""Knowledge of cards (JK-H04…H13): hands, passes, cards set aside, the draft, voids."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR, Session
from tests.joraku.cards import cards_in, named
from tests.joraku.table import JORAKU, WAYS, Table
from tests.rule import rule

# hands, passed cards, cards aside


@rule("JK-H04")
def test_a_hand_is_its_owners_others_see_the_number() -> None:
    table = Table(["4r 1y ny", "2r 1b", "3r 2b 5b 6b"])
    assert table.own(0, "hand") == ["4r", "ny", "1y"]
    for viewer in table.viewers:
        assert [row["hand"] for row in table.view(viewer)["seats"]] == [3, 2, 4]
        assert cards_in(table.view(viewer)) == set(table.own(viewer, "hand") if viewer >= 0 else [])


@rule("JK-H05", "JK-Q47")
def test_passed_cards_are_known_to_the_passer_all_round_and_to_the_receiver() -> None:
    table = Table.new(3, players=3)
    gifts = [table.own(seat, "hand")[:2] for seat in range(3)]
    table.answer(0, f"pass {' '.join(gifts[0])}")
    assert table.view(0)["chosen"] == gifts[0]
    for viewer in (SPECTATOR, 1, 2):
        assert not cards_in(table.view(viewer)) & set(gifts[0])
    for seat in (1, 2):
        table.answer(seat, f"pass {' '.join(gifts[seat])}")
    while table.state.round == 1 and table.asked:
        for seat in range(3):
            assert table.own(seat, "passed") == gifts[seat]
            assert table.own((seat + 1) % 3, "received") == gifts[seat]
        hidden = {card for card in gifts[0] if card in table.own(1, "hand")}
        for viewer in (SPECTATOR, 2):
            assert not cards_in(table.view(viewer)) & hidden
        known = table.view(0)["own"]
        assert isinstance(known, dict)
        assert set(known["known"][1]) == hidden
        assert known["known"][2] == []
        table.stand_in()
    assert table.own(0, "passed") == []


@rule("JK-H05", "JK-H04")
def test_the_log_tells_of_a_pass_who_may_know_it() -> None:
    table = Table.new(3, players=4)
    table.play_absent("JK-D03")
    assert table.state.sink is not None
    for key, whose in (("jk-hand", "player"), ("jk-gave", "player"), ("jk-received", "player")):
        events = [event for event in table.state.sink if event.key == key]
        assert len(events) == 4
        for event in events:
            owner = JORAKU.arguments(event)[whose]
            assert [v for v in table.viewers if event.seen_by(v)] == [owner]


@rule("JK-H06")
@pytest.mark.parametrize(("way", "count"), list(zip(WAYS, (3, 1, 5, 5), strict=True)))
def test_cards_aside_are_seen_by_nobody(way: dict[str, object], count: int) -> None:
    for table in Table.random_game(way, seed=9):
        if table.state.round == 0:
            continue
        aside = named(table.state.aside)
        assert len(aside) == count
        for viewer in table.viewers:
            view = table.view(viewer)
            assert view["aside"] == count
            assert not cards_in(view) & aside


# 2 vs 2


@rule("JK-H09", "JK-T07")
def test_private_cards_are_seen_by_their_owner_at_any_time_of_the_draft() -> None:
    table = Table.at_the_draft()
    private = [table.own(seat, "private") for seat in range(2)]
    while table.asked == "JK-D09":
        for seat in range(2):
            assert table.own(seat, "private") == private[seat]
            for viewer in (SPECTATOR, 1 - seat):
                assert table.view(viewer)["seats"][seat]["private"] == 3
                assert not cards_in(table.view(viewer)) & set(private[seat])
        table.stand_in()


@rule("JK-H10", "JK-T11")
def test_picked_cards_are_seen_by_their_owner_others_see_the_number() -> None:
    table = Table.at_the_draft()
    first = [table.own(seat, "draft")[0] for seat in range(2)]
    table.answer(0, f"pick {first[0]}")
    assert table.view(0)["chosen"] == [first[0]]
    table.answer(1, f"pick {first[1]}")
    for seat in range(2):
        assert table.own(seat, "picked") == [first[seat]]
        for viewer in (SPECTATOR, 1 - seat):
            assert table.view(viewer)["seats"][seat]["picked"] == 1
            assert first[seat] not in cards_in(table.view(viewer))
    events = [event for event in table.log if event.key == "jk-picked"]
    assert [[v for v in table.viewers if e.seen_by(v)] for e in events] == [[0], [1]]


@rule("JK-H11", "JK-H10")
def test_a_draft_hand_is_seen_by_its_holder_and_remembered_by_who_passed_it_on() -> None:
    table = Table.at_the_draft()
    hands = [table.own(seat, "draft") for seat in range(2)]
    for seat in range(2):
        assert not cards_in(table.view(1 - seat)) & set(hands[seat])
    for seat in range(2):
        table.answer(seat, f"pick {hands[seat][0]}")
    for seat in range(2):
        assert table.own(1 - seat, "draft") == hands[seat][1:]
        view = table.view(seat)["own"]
        assert isinstance(view, dict)
        assert set(view["known"][1 - seat]) == set(hands[seat][1:])  # what was passed on
    for seat in range(2):  # what is taken from it is known when the rest comes back
        table.answer(seat, table.legal(seat)[0])
    assert set(table.own(1, "picked")) == {hands[1][0], hands[0][1]}
    view = table.view(0)["own"]
    assert isinstance(view, dict)
    assert hands[0][1] in view["known"][1]
    for hand in table.view()["seats"]:
        assert hand["draft"] == 3
    assert not cards_in(table.view())


# neutral


@rule("JK-H12", "JK-N08")
def test_the_discarded_card_is_known_to_its_owner_only() -> None:
    table = Table.new(4, mode="neutral")
    table.play_absent("JK-D12")
    received = table.own(1, "received")[0]
    thrown = [table.own(0, "hand")[0], received]
    table.answer(0, f"discard {thrown[0]}")
    assert table.view(0)["chosen"] == [thrown[0]]
    table.answer(1, f"discard {thrown[1]}")
    while table.state.round == 1:
        for seat in range(2):
            assert table.own(seat, "discarded") == [thrown[seat]]
        assert thrown[0] not in cards_in(table.view(1)) or thrown[0] in table.own(1, "passed")
        view = table.view(0)["own"]
        assert isinstance(view, dict)
        assert received not in view["known"][1]  # passed by seat 0: discarded for all he knows
        for viewer in table.viewers:
            assert [row["discarded"] for row in table.view(viewer)["seats"]] == [1, 1]
        assert not cards_in(table.view()) & set(thrown)
        table.stand_in()
    events = [event for event in table.log if event.key == "jk-threw"][:2]
    assert [[v for v in table.viewers if e.seen_by(v)] for e in events] == [[0], [1]]
    assert [event["player"] for event in table.events("jk-discarded")][:2] == [0, 1]


# deductions


@rule("JK-H13", "JK-H07")
def test_who_did_not_follow_holds_no_card_of_the_colour() -> None:
    table = Table(["4r 1y 2y 3y", "2b 1b 5y 6y", "3r 2r 5b 6b"])

    def reds_of(seat: int, viewer: int) -> set[str]:
        hands = [table.determinize(viewer, seed) for seed in range(60)]
        found: set[str] = set()
        for n in hands:
            found |= {card for card in n.own(seat, "hand") if card[1] == "r"}
        return found

    assert reds_of(1, viewer=0) == {"nr", "1r", "2r", "3r", "5r", "6r"}
    table.trick("4r 2b")
    for viewer in (0, 2):
        assert reds_of(1, viewer) == set()
    assert reds_of(2, viewer=0)
    table.trick("3r")
    assert reds_of(2, viewer=0)  # who followed may hold more


@rule("JK-H13")
def test_two_vs_two_a_void_holds_for_both_plays_of_a_player() -> None:
    table = Table(["4r 1y 2y 3y", "2b 1b 5y 6y"], mode="two_vs_two", points={"red": 1, "yellow": 1})
    table.trick("4r 2b 1y")
    for seed in range(40):
        n = table.determinize(0, seed)
        assert not [card for card in n.own(1, "hand") if card[1] == "r"]
        other = table.determinize(1, seed)  # seat 0 led red, then had no more of it
        assert not [card for card in other.own(0, "hand") if card[1] == "r"]


@rule("JK-Q46", "JK-R06")
def test_that_a_choice_is_made_is_seen_but_not_which() -> None:
    """Two tables that differ only in what seat 0 chose look the same to all others."""
    tables = []
    for first in (0, 2):
        session = Session(JORAKU, {"players": 3}, seed=1)
        own = Table.of(session.state).own(0, "hand")
        session.submit(0, JORAKU.parse(f"pass {own[first]} {own[first + 1]}"))
        tables.append(session)
    for seat in (1, 2, SPECTATOR):
        views = [session.view(seat) for session in tables]
        assert views[0] == views[1]
        position: Any = views[0]["position"]
        assert position["ask"]["seats"] == [1, 2]
        told = [[event.line() for event in session.events_for(seat)] for session in tables]
        assert told[0] == told[1]
    assert tables[0].view(0) != tables[1].view(0)


@rule("JK-Q39")
def test_cards_set_aside_stay_hidden_at_the_end_of_the_game() -> None:
    table = Table.new(2, players=3)
    for _ in table.play_out():
        pass
    hidden: Any = table.state.dump()["aside"]
    assert len(hidden) == 3
    for seat in (0, 1, 2, SPECTATOR):
        view = table.view(seat)
        assert view["aside"] == 3
        assert not [card for card in hidden if f"'{card}'" in str(view)]
