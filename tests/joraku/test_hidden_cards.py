"""Who knows which cards (JK-H04…H13): hands, passes, what lies aside, the draft, voids."""

from __future__ import annotations

import pytest

from gunbai.games.joraku.state import JorakuState
from tests.joraku.seeing import ONLOOKER, cards_in, named, rows
from tests.joraku.table import (
    JORAKU,
    WAYS,
    answer_by_default,
    asked,
    at_table,
    at_the_draft,
    give,
    happened,
    legal,
    new_game,
    own,
    random_game,
    trick,
    two_vs_two_table,
)
from tests.rule import rule
from tests.seeing import viewers

# hands, passed cards, cards aside


@rule("JK-H04")
def test_a_hand_is_its_owners_others_see_the_number() -> None:
    s = at_table(["4r 1y ny", "2r 1b", "3r 2b 5b 6b"])
    assert own(s, 0, "hand") == ["4r", "ny", "1y"]
    for viewer in viewers(s):
        assert [row["hand"] for row in rows(s, viewer)] == [3, 2, 4]
        assert cards_in(s.observe(viewer)) == set(own(s, viewer, "hand") if viewer >= 0 else [])


@rule("JK-H05", "JK-Q47")
def test_passed_cards_are_known_to_the_passer_all_round_and_to_the_receiver() -> None:
    s = new_game(3, players=3)
    gifts = [own(s, seat, "hand")[:2] for seat in range(3)]
    give(s, 0, f"pass {' '.join(gifts[0])}")
    assert s.observe(0)["chosen"] == gifts[0]
    for viewer in (ONLOOKER, 1, 2):
        assert not cards_in(s.observe(viewer)) & set(gifts[0])
    for seat in (1, 2):
        give(s, seat, f"pass {' '.join(gifts[seat])}")
    while s.round == 1 and s.ask is not None:
        for seat in range(3):
            assert own(s, seat, "passed") == gifts[seat]
            assert own(s, (seat + 1) % 3, "received") == gifts[seat]
        hidden = {card for card in gifts[0] if card in own(s, 1, "hand")}
        for viewer in (ONLOOKER, 2):
            assert not cards_in(s.observe(viewer)) & hidden
        known = s.observe(0)["own"]
        assert isinstance(known, dict)
        assert set(known["known"][1]) == hidden
        assert known["known"][2] == []
        s.apply(s.to_act()[0], s.default(s.to_act()[0]))
    assert own(s, 0, "passed") == []


@rule("JK-H05", "JK-H04")
def test_the_log_tells_of_a_pass_who_may_know_it() -> None:
    s = new_game(3, players=4)
    answer_by_default(s, "JK-D03")
    assert s.sink is not None
    for key, whose in (("jk-hand", "player"), ("jk-gave", "player"), ("jk-received", "player")):
        events = [event for event in s.sink if event.key == key]
        assert len(events) == 4
        for event in events:
            owner = JORAKU.arguments(event)[whose]
            assert [v for v in viewers(s) if event.seen_by(v)] == [owner]


@rule("JK-H06")
@pytest.mark.parametrize(("way", "count"), list(zip(WAYS, (3, 1, 5, 5), strict=True)))
def test_cards_aside_are_seen_by_nobody(way: dict[str, object], count: int) -> None:
    for s in random_game(way, seed=9):
        if s.round == 0:
            continue
        aside = named(s.aside)
        assert len(aside) == count
        for viewer in viewers(s):
            view = s.observe(viewer)
            assert view["aside"] == count
            assert not cards_in(view) & aside


# 2 vs 2


@rule("JK-H09", "JK-T07")
def test_private_cards_are_seen_by_their_owner_at_any_time_of_the_draft() -> None:
    s = at_the_draft()
    private = [own(s, seat, "private") for seat in range(2)]
    while asked(s) == "JK-D09":
        for seat in range(2):
            assert own(s, seat, "private") == private[seat]
            for viewer in (ONLOOKER, 1 - seat):
                assert rows(s, viewer)[seat]["private"] == 3
                assert not cards_in(s.observe(viewer)) & set(private[seat])
        s.apply(s.to_act()[0], s.default(s.to_act()[0]))


@rule("JK-H10", "JK-T11")
def test_picked_cards_are_seen_by_their_owner_others_see_the_number() -> None:
    s = at_the_draft()
    first = [own(s, seat, "draft")[0] for seat in range(2)]
    give(s, 0, f"pick {first[0]}")
    assert s.observe(0)["chosen"] == [first[0]]
    give(s, 1, f"pick {first[1]}")
    for seat in range(2):
        assert own(s, seat, "picked") == [first[seat]]
        for viewer in (ONLOOKER, 1 - seat):
            assert rows(s, viewer)[seat]["picked"] == 1
            assert first[seat] not in cards_in(s.observe(viewer))
    events = [event for event in s.sink or [] if event.key == "jk-picked"]
    assert [[v for v in viewers(s) if e.seen_by(v)] for e in events] == [[0], [1]]


@rule("JK-H11", "JK-H10")
def test_a_draft_hand_is_seen_by_its_holder_and_remembered_by_who_passed_it_on() -> None:
    s = at_the_draft()
    hands = [own(s, seat, "draft") for seat in range(2)]
    for seat in range(2):
        assert not cards_in(s.observe(1 - seat)) & set(hands[seat])
    for seat in range(2):
        give(s, seat, f"pick {hands[seat][0]}")
    for seat in range(2):
        assert own(s, 1 - seat, "draft") == hands[seat][1:]
        view = s.observe(seat)["own"]
        assert isinstance(view, dict)
        assert set(view["known"][1 - seat]) == set(hands[seat][1:])  # what was passed on
    for seat in range(2):  # what is taken from it is known when the rest comes back
        give(s, seat, legal(s, seat)[0])
    assert set(own(s, 1, "picked")) == {hands[1][0], hands[0][1]}
    view = s.observe(0)["own"]
    assert isinstance(view, dict)
    assert hands[0][1] in view["known"][1]
    for hand in rows(s, ONLOOKER):
        assert hand["draft"] == 3
    assert not cards_in(s.observe(ONLOOKER))


# neutral


@rule("JK-H12", "JK-N08")
def test_the_discarded_card_is_known_to_its_owner_only() -> None:
    s = new_game(4, mode="neutral")
    answer_by_default(s, "JK-D12")
    received = own(s, 1, "received")[0]
    thrown = [own(s, 0, "hand")[0], received]
    give(s, 0, f"discard {thrown[0]}")
    assert s.observe(0)["chosen"] == [thrown[0]]
    give(s, 1, f"discard {thrown[1]}")
    while s.round == 1:
        for seat in range(2):
            assert own(s, seat, "discarded") == [thrown[seat]]
        assert thrown[0] not in cards_in(s.observe(1)) or thrown[0] in own(s, 1, "passed")
        view = s.observe(0)["own"]
        assert isinstance(view, dict)
        assert received not in view["known"][1]  # passed by seat 0: discarded for all he knows
        for viewer in viewers(s):
            assert [row["discarded"] for row in rows(s, viewer)] == [1, 1]
        assert not cards_in(s.observe(ONLOOKER)) & set(thrown)
        s.apply(s.to_act()[0], s.default(s.to_act()[0]))
    events = [event for event in s.sink or [] if event.key == "jk-threw"][:2]
    assert [[v for v in viewers(s) if e.seen_by(v)] for e in events] == [[0], [1]]
    assert [event["player"] for event in happened(s, "jk-discarded")][:2] == [0, 1]


# deductions


@rule("JK-H13", "JK-H07")
def test_who_did_not_follow_holds_no_card_of_the_colour() -> None:
    s = at_table(["4r 1y 2y 3y", "2b 1b 5y 6y", "3r 2r 5b 6b"])

    def reds_of(seat: int, viewer: int) -> set[str]:
        hands = [s.determinize(viewer, seed) for seed in range(60)]
        found: set[str] = set()
        for n in hands:
            assert isinstance(n, JorakuState)
            found |= {card for card in own(n, seat, "hand") if card[1] == "r"}
        return found

    assert reds_of(1, viewer=0) == {"nr", "1r", "2r", "3r", "5r", "6r"}
    trick(s, "4r 2b")
    for viewer in (0, 2):
        assert reds_of(1, viewer) == set()
    assert reds_of(2, viewer=0)
    trick(s, "3r")
    assert reds_of(2, viewer=0)  # who followed may hold more


@rule("JK-H13")
def test_two_vs_two_a_void_holds_for_both_plays_of_a_player() -> None:
    s = two_vs_two_table(["4r 1y 2y 3y", "2b 1b 5y 6y"], points={"red": 1, "yellow": 1})
    trick(s, "4r 2b 1y")
    for seed in range(40):
        n = s.determinize(0, seed)
        assert isinstance(n, JorakuState)
        assert not [card for card in own(n, 1, "hand") if card[1] == "r"]
        other = s.determinize(1, seed)  # seat 0 led red, then had no more of it
        assert isinstance(other, JorakuState)
        assert not [card for card in own(other, 0, "hand") if card[1] == "r"]
