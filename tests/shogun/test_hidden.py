"""Hidden information (SG-H): what the owner, the other players and an onlooker may see."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from gunbai.core.event import SPECTATOR
from gunbai.core.session import Session
from gunbai.games.shogun.names import PROVINCES
from tests.rule import rule
from tests.seeing import everybody_sees, seen_by, sight, viewers
from tests.shogun.table import (
    ALL,
    BLUE,
    RED,
    SHOGUN,
    YELLOW,
    asked,
    at_table,
    carry_out,
    default,
    do,
    falls,
    give,
    happened,
    in_progress,
    new_game,
    plan_default,
)

# what lies open


@rule("SG-H1", "SG-H4", "SG-H11", "SG-H12", "SG-S8")
def test_everything_on_the_table_is_seen_by_all() -> None:
    s = at_table(
        {"kii": (BLUE, 5), "aki": (YELLOW, 3)},
        buildings={"aki": "castle theatre"},
        unrest={"kii": 2},
        chests=[4, 5, 6],
        rice=[1, 2, 3],
        points=[7, 8, 9],
        tray={"red": 2, "green": 1},
        inside={"blue": 3, "green": 4},
    )
    assert everybody_sees(s, "provinces", "kii") == {
        "owner": BLUE, "armies": 5, "buildings": [], "unrest": 2,
    }  # fmt: skip
    assert everybody_sees(s, "provinces", "aki")["buildings"] == ["castle", "theatre"]
    assert everybody_sees(s, "provinces", "hoki")["owner"] == -1
    for name, numbers in (("chests", [4, 5, 6]), ("rice", [1, 2, 3]), ("points", [7, 8, 9])):
        assert [everybody_sees(s, "seats", seat, name) for seat in range(3)] == numbers
    supplies = [everybody_sees(s, "seats", seat, "supply") for seat in range(3)]
    assert supplies == [62 - 5 - 3, 62 - 3, 62 - 2]
    assert everybody_sees(s, "tower", "tray") == {"blue": 0, "yellow": 0, "red": 2, "green": 1}
    assert everybody_sees(s, "tower", "inside") == {"blue": 3, "yellow": 0, "red": 0, "green": 4}
    assert everybody_sees(s, "tower", "farmers") == 15
    assert [everybody_sees(s, "seats", seat, "provinces") for seat in range(3)] == [1, 1, 0]


@rule("SG-H1", "SG-H4", "SG-H8", "SG-H10", "SG-H11", "SG-H15", "SG-H18")
def test_in_whole_games_only_the_own_part_differs_between_views() -> None:
    for seed, start in ((1, "recommended"), (2, "draft")):
        s = new_game(seed, players=4, expansions=ALL, start=start)
        while s.ask is not None:
            onlooker = sight(s, SPECTATOR)
            assert "own" not in onlooker
            for seat in range(4):
                view = sight(s, seat)
                mine = view.pop("own")
                assert view.pop("seat") == seat
                for aid in ("odds", "terms"):  # for who decides, from what all see
                    view.pop(aid, None)
                if "draft" in view and s.ask.first == seat:
                    view["draft"]["card"] = onlooker["draft"]["card"]
                assert view == {name: onlooker[name] for name in onlooker if name != "seat"}
                assert set(mine) == {"plan", "hand"}
            seat = s.ask.first
            s.apply(seat, s.candidates(seat)[0])


@rule("SG-H4")
def test_the_cards_of_a_player_are_known_from_the_map() -> None:
    s = new_game(5, players=3)
    owners = {name: row["owner"] for name, row in everybody_sees(s, "provinces").items()}
    for seat in range(3):
        cards = [card for card in sight(s, seat)["own"]["hand"] if card in PROVINCES]
        assert cards == [name for name in PROVINCES if owners.get(name) == seat]


# the draft


@rule("SG-H2")
def test_the_deck_of_the_draft_is_seen_by_nobody() -> None:
    s = new_game(3, players=3, start="draft")
    while asked(s) == "SG-D3":
        draft = everybody_sees(s, "draft")
        shown = json.dumps([draft["open"], draft["bottom"], draft["card"]])
        unseen = in_progress(s)["unseen"]
        assert draft["deck"] == len(unseen) + len(draft["bottom"])
        assert not any(f'"{name}"' in shown for name in unseen)
        do(s, "take left")
        do(s, default(s))


@rule("SG-H2")
def test_cards_put_under_the_deck_are_known_to_all_with_their_order() -> None:
    s = new_game(3, players=3, start="draft")
    do(s, "take deck")
    do(s, default(s))
    left, right = everybody_sees(s, "draft", "open")
    do(s, "renew")
    assert everybody_sees(s, "draft", "bottom") == [left, right]
    assert not {left, right} & set(everybody_sees(s, "draft", "open"))


@rule("SG-H3")
@pytest.mark.parametrize("expansions", ["none", "generals"])
def test_a_card_from_the_deck_is_its_takers_until_he_places_a_group(expansions: str) -> None:
    s = new_game(4, players=3, start="draft", expansions=expansions)
    do(s, "take deck")
    (taker,) = s.to_act()
    card = sight(s, taker)["draft"]["card"]
    assert card in PROVINCES
    assert seen_by(s, "sg-drew") == [[taker]]
    for viewer in viewers(s):
        if viewer != taker:
            view = sight(s, viewer)
            assert (view["draft"]["card"], view["draft"]["taking"]) == (None, True)
            assert view["provinces"][card]["owner"] == -1
            assert card not in view["draft"]["open"] + view["draft"]["bottom"]
    do(s, "group 5")
    if expansions == "generals":  # still only his: the group is not placed yet
        assert asked(s) == "SG-D5"
        others = [sight(s, viewer)["draft"]["card"] for viewer in viewers(s) if viewer != taker]
        assert others == [None, None, None]
        do(s, "wait")
    assert everybody_sees(s, "provinces", card) == {
        "owner": taker, "armies": 5, "buildings": [], "unrest": 0,
    }  # fmt: skip


@rule("SG-H3")
def test_a_face_up_card_is_seen_in_any_hand() -> None:
    s = new_game(4, players=3, start="draft")
    (card, _) = everybody_sees(s, "draft", "open")
    do(s, "take left")
    assert everybody_sees(s, "draft", "card") == card


# plans


@rule("SG-H5", "SG-Q7", "SG-L1")
def test_while_plans_are_made_only_who_has_committed_is_seen() -> None:
    s = new_game(6, players=3)
    first = sight(s, BLUE)["own"]["hand"][0]
    before = [json.dumps(sight(s, viewer)) for viewer in (SPECTATOR, YELLOW, RED)]
    give(s, BLUE, f"lay {first} tax")
    give(s, BLUE, "lay chests3 battle1")
    assert sight(s, BLUE)["own"]["plan"]["tax"] == first
    assert [json.dumps(sight(s, viewer)) for viewer in (SPECTATOR, YELLOW, RED)] == before
    assert everybody_sees(s, "seats", BLUE, "slots") is None
    assert happened(s, "sg-committed") == []
    while BLUE in s.to_act():
        s.apply(BLUE, s.default(BLUE))
    assert happened(s, "sg-committed") == [{"player": BLUE}]
    assert everybody_sees(s, "ask", "seats") == [YELLOW, RED]
    assert everybody_sees(s, "seats", BLUE, "slots") is None


@rule("SG-H5", "SG-H6", "SG-L13", "SG-Q7")
def test_a_slot_shows_its_card_when_its_turn_comes_and_not_before() -> None:
    plans = [{"tax": "kii", "rice": "aki", "battle1": "chests4", "castle": "chests0"}]
    s = at_table({"kii": (BLUE, 2), "aki": (BLUE, 2), "hoki": (BLUE, 2)}, plans=plans)
    slots = everybody_sees(s, "seats", BLUE, "slots")
    assert {name: slots[name] for name in plans[0]} == dict.fromkeys(plans[0], "hidden")
    assert slots["temple"] is None
    assert sight(s, BLUE)["own"]["plan"]["tax"] == "kii"
    assert "hoki" in sight(s, BLUE)["own"]["hand"]
    for viewer in (SPECTATOR, YELLOW):
        assert "chests" not in json.dumps(sight(s, viewer)["seats"][BLUE]["slots"])
    carry_out(s, "tax", "battle1")
    slots = everybody_sees(s, "seats", BLUE, "slots")
    assert (slots["tax"], slots["battle1"]) == ("kii", "chests4")  # also the value
    assert (slots["rice"], slots["castle"]) == ("hidden", "hidden")
    assert seen_by(s, "sg-revealed") == [viewers(s)] * 2


@rule("SG-H5", "SG-L15")
def test_a_lost_card_shows_its_slot() -> None:
    s = at_table(
        {"shinano": (BLUE, 5), "kozuke": (YELLOW, 2)},
        plans=[{"battle1": "shinano"}, {"tax": "kozuke"}],
    )
    carry_out(s, "battle1", "tax")
    falls(s, {"blue": 3})
    do(s, "attack kozuke 4 without")
    assert seen_by(s, "sg-card-lost") == [viewers(s)]
    assert everybody_sees(s, "seats", YELLOW, "slots", "tax") is None


@rule("SG-H5")
def test_what_was_not_shown_is_never_told() -> None:
    s = new_game(8, players=3)
    plan_default(s)
    hidden = []
    while asked(s) != "SG-D6":
        text = json.dumps([sight(s, SPECTATOR)["seats"][seat]["slots"] for seat in range(3)])
        hidden.append(text.count('"hidden"'))
        shown = sum(bin(s.shown[seat]).count("1") for seat in range(3))
        assert hidden[-1] <= 33 - shown
        do(s, default(s))
    assert hidden[0] == 30  # the bids lie open
    assert all(later <= sooner for sooner, later in pairwise(hidden))
    revealed = {(row["player"], row["slot"]) for row in happened(s, "sg-revealed")}
    assert len(revealed) <= 30  # the cards left in the hands are in no event


@rule("SG-H6", "SG-U9")
def test_bids_are_seen_all_at_once() -> None:
    s = new_game(6, players=3)
    while s.ask is not None and s.ask.key == "SG-D6":
        assert happened(s, "sg-bid") == []
        seat = s.ask.first
        for viewer in viewers(s):
            assert sight(s, viewer)["seats"][seat]["slots"] is None
        s.apply(seat, s.default(seat))
    assert [(row["player"], row["card"]) for row in happened(s, "sg-bid")] == [
        (seat, "chests0") for seat in range(3)
    ]
    assert seen_by(s, "sg-bid") == [viewers(s)] * 3
    assert [everybody_sees(s, "seats", n, "slots", "auction") for n in range(3)] == ["chests0"] * 3


@rule("SG-H17", "SG-H5")
def test_exchange_slots_are_shown_in_the_palace_phase() -> None:
    s = new_game(6, players=3, expansions="court")
    plan_default(s)
    assert asked(s) == "SG-D7"
    for seat in range(3):
        slots = everybody_sees(s, "seats", seat, "slots")
        assert [slots[f"exchange{n}"] for n in (1, 2, 3)] == ["hidden"] * 3
    while asked(s) == "SG-D7":
        do(s, default(s))
    shown = [row["slot"] for row in happened(s, "sg-revealed")][:9]
    assert shown == ["exchange3", "exchange2", "exchange1"] * 3
    for seat in range(3):
        assert everybody_sees(s, "seats", seat, "slots")["exchange3"].startswith("official")


@rule("SG-H5", "SG-L1")
def test_a_refused_plan_is_told_to_its_author_only_and_leaves_no_trace() -> None:
    session = Session(SHOGUN, {"players": 3}, 6)
    seats = range(-1, 3)
    before = [session.version_for(seat) for seat in seats]
    views = [json.dumps(session.view(seat)) for seat in seats]
    action = SHOGUN.parse("confirm")
    assert session.refusal(BLUE, action) is not None
    session.submit(BLUE, SHOGUN.parse("lay chests1 tax"))
    after = [session.version_for(seat) for seat in seats]
    assert [now - then for now, then in zip(after, before, strict=True)] == [0, 1, 0, 0]
    for seat in (-1, 1, 2):
        assert json.dumps(session.view(seat)) == views[seat + 1]
    assert session.events_for(YELLOW) == session.events_for(SPECTATOR)
