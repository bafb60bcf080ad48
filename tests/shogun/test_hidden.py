"""Hidden information (SG-H): what the owner, the other players and an onlooker may see."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from gunbai.core.event import SPECTATOR
from gunbai.core.session import Session
from gunbai.games.shogun.names import PROVINCES
from tests.rule import rule
from tests.shogun.table import ALL, BLUE, RED, SHOGUN, YELLOW, Table

# what lies open


@rule("SG-H1", "SG-H4", "SG-H11", "SG-H12", "SG-S8")
def test_everything_on_the_table_is_seen_by_all() -> None:
    table = Table(
        {"kii": (BLUE, 5), "aki": (YELLOW, 3)},
        buildings={"aki": "castle theatre"},
        unrest={"kii": 2},
        chests=[4, 5, 6],
        rice=[1, 2, 3],
        points=[7, 8, 9],
        tray={"red": 2, "green": 1},
        inside={"blue": 3, "green": 4},
    )
    assert table.everybody_sees("provinces", "kii") == {
        "owner": BLUE, "armies": 5, "buildings": [], "free": 2, "unrest": 2,
    }  # fmt: skip
    assert table.everybody_sees("provinces", "aki")["buildings"] == ["castle", "theatre"]
    assert table.everybody_sees("provinces", "hoki")["owner"] == -1
    for name, numbers in (("chests", [4, 5, 6]), ("rice", [1, 2, 3]), ("points", [7, 8, 9])):
        assert [table.everybody_sees("seats", seat, name) for seat in range(3)] == numbers
    supplies = [table.everybody_sees("seats", seat, "supply") for seat in range(3)]
    assert supplies == [62 - 5 - 3, 62 - 3, 62 - 2]
    assert table.everybody_sees("tower", "tray") == {"blue": 0, "yellow": 0, "red": 2, "green": 1}
    assert table.everybody_sees("tower", "inside") == {"blue": 3, "yellow": 0, "red": 0, "green": 4}
    assert table.everybody_sees("tower", "farmers") == 15
    assert [table.everybody_sees("seats", seat, "provinces") for seat in range(3)] == [1, 1, 0]


@rule("SG-H1", "SG-H4", "SG-H8", "SG-H10", "SG-H11", "SG-H15", "SG-H18")
def test_in_whole_games_only_the_own_part_differs_between_views() -> None:
    for seed, start in ((1, "recommended"), (2, "draft")):
        table = Table.new(seed, players=4, expansions=ALL, start=start)
        while table.asked:
            onlooker = table.view()
            assert "own" not in onlooker
            for seat in range(4):
                view = table.view(seat)
                mine = view.pop("own")
                assert view.pop("seat") == seat
                view.pop("odds_made_of", None)
                view.pop("odds", None)  # for who decides; test_odds_shown.py looks at them
                if "draft" in view and table.to_act[0] == seat:
                    view["draft"]["card"] = onlooker["draft"]["card"]
                assert view == {name: onlooker[name] for name in onlooker if name != "seat"}
                assert set(mine) == {"plan", "hand"}
            seat = table.to_act[0]
            table.state.apply(seat, table.state.candidates(seat)[0])


@rule("SG-H5", "SG-H7", "SG-H8")
def test_only_the_own_plan_is_foreseen_from_more_than_lies_open() -> None:
    table = Table.new(2, players=4, expansions=ALL)
    for key in ("SG-D6", "SG-D7", "SG-D12", "SG-D17", "SG-D22"):
        table.play_random(key)
        assert table.asked == key
        foreseen = table.foresight()
        assert foreseen == table.determinize(SPECTATOR, 1).foresight()
        for seat in range(4):
            own = table.foresight(seat)
            assert own == table.determinize(seat, 1).foresight(seat)
            assert own.pop("plan")
            assert own == foreseen


@rule("SG-H4")
def test_the_cards_of_a_player_are_known_from_the_map() -> None:
    table = Table.new(5, players=3)
    owners = {name: row["owner"] for name, row in table.everybody_sees("provinces").items()}
    for seat in range(3):
        cards = [card for card in table.view(seat)["own"]["hand"] if card in PROVINCES]
        assert cards == [name for name in PROVINCES if owners.get(name) == seat]


# the draft


@rule("SG-H2")
def test_the_deck_of_the_draft_is_seen_by_nobody() -> None:
    table = Table.new(3, players=3, start="draft")
    while table.asked == "SG-D3":
        draft = table.everybody_sees("draft")
        shown = json.dumps([draft["open"], draft["bottom"], draft["card"]])
        unseen = table.in_progress["unseen"]
        assert draft["deck"] == len(unseen) + len(draft["bottom"])
        assert not any(f'"{name}"' in shown for name in unseen)
        table.do("take left")
        table.do(table.default())


@rule("SG-H2")
def test_cards_put_under_the_deck_are_known_to_all_with_their_order() -> None:
    table = Table.new(3, players=3, start="draft")
    table.do("take deck")
    table.do(table.default())
    left, right = table.everybody_sees("draft", "open")
    table.do("renew")
    assert table.everybody_sees("draft", "bottom") == [left, right]
    assert not {left, right} & set(table.everybody_sees("draft", "open"))


@rule("SG-H3")
@pytest.mark.parametrize("expansions", ["none", "generals"])
def test_a_card_from_the_deck_is_its_takers_until_he_places_a_group(expansions: str) -> None:
    table = Table.new(4, players=3, start="draft", expansions=expansions)
    table.do("take deck")
    (taker,) = table.to_act
    card = table.view(taker)["draft"]["card"]
    assert card in PROVINCES
    assert table.seen_by("sg-drew") == [[taker]]
    for viewer in table.viewers:
        if viewer != taker:
            view = table.view(viewer)
            assert (view["draft"]["card"], view["draft"]["taking"]) == (None, True)
            assert view["provinces"][card]["owner"] == -1
            assert card not in view["draft"]["open"] + view["draft"]["bottom"]
    table.do("group 5")
    if expansions == "generals":  # still only his: the group is not placed yet
        assert table.asked == "SG-D5"
        others = [
            table.view(viewer)["draft"]["card"] for viewer in table.viewers if viewer != taker
        ]
        assert others == [None, None, None]
        table.do("wait")
    assert table.everybody_sees("provinces", card) == {
        "owner": taker, "armies": 5, "buildings": [], "unrest": 0,
        "free": table.state.setup.tables.spaces[PROVINCES.index(card)],
    }  # fmt: skip


@rule("SG-H3")
def test_a_face_up_card_is_seen_in_any_hand() -> None:
    table = Table.new(4, players=3, start="draft")
    (card, _) = table.everybody_sees("draft", "open")
    table.do("take left")
    assert table.everybody_sees("draft", "card") == card


# plans


@rule("SG-H5", "SG-Q7", "SG-L1")
def test_while_plans_are_made_only_who_has_committed_is_seen() -> None:
    table = Table.new(6, players=3)
    first = table.view(BLUE)["own"]["hand"][0]
    before = [json.dumps(table.view(viewer)) for viewer in (SPECTATOR, YELLOW, RED)]
    table.answer(BLUE, f"lay {first} tax")
    table.answer(BLUE, "lay chests3 battle1")
    assert table.view(BLUE)["own"]["plan"]["tax"] == first
    assert [json.dumps(table.view(viewer)) for viewer in (SPECTATOR, YELLOW, RED)] == before
    assert table.everybody_sees("seats", BLUE, "slots") is None
    assert table.events("sg-committed") == []
    while BLUE in table.to_act:
        table.stand_in(BLUE)
    assert table.events("sg-committed") == [{"player": BLUE}]
    assert table.everybody_sees("ask", "seats") == [YELLOW, RED]
    assert table.everybody_sees("seats", BLUE, "slots") is None


@rule("SG-H5", "SG-H6", "SG-L13", "SG-Q7")
def test_a_slot_shows_its_card_when_its_turn_comes_and_not_before() -> None:
    plans = [{"tax": "kii", "rice": "aki", "battle1": "chests4", "castle": "chests0"}]
    table = Table({"kii": (BLUE, 2), "aki": (BLUE, 2), "hoki": (BLUE, 2)}, plans=plans)
    slots = table.everybody_sees("seats", BLUE, "slots")
    assert {name: slots[name] for name in plans[0]} == dict.fromkeys(plans[0], "hidden")
    assert slots["temple"] is None
    assert table.view(BLUE)["own"]["plan"]["tax"] == "kii"
    assert "hoki" in table.view(BLUE)["own"]["hand"]
    for viewer in (SPECTATOR, YELLOW):
        assert "chests" not in json.dumps(table.view(viewer)["seats"][BLUE]["slots"])
    table.carry_out("tax", "battle1")
    slots = table.everybody_sees("seats", BLUE, "slots")
    assert (slots["tax"], slots["battle1"]) == ("kii", "chests4")  # also the value
    assert (slots["rice"], slots["castle"]) == ("hidden", "hidden")
    assert table.seen_by("sg-revealed") == [table.viewers] * 2


@rule("SG-H5", "SG-L15")
def test_a_lost_card_shows_its_slot() -> None:
    table = Table(
        {"shinano": (BLUE, 5), "kozuke": (YELLOW, 2)},
        plans=[{"battle1": "shinano"}, {"tax": "kozuke"}],
    )
    table.carry_out("battle1", "tax")
    table.falls({"blue": 3})
    table.do("attack kozuke 4 without")
    assert table.seen_by("sg-card-lost") == [table.viewers]
    assert table.everybody_sees("seats", YELLOW, "slots", "tax") is None


@rule("SG-H5")
def test_what_was_not_shown_is_never_told() -> None:
    table = Table.new(8, players=3)
    table.plan_default()
    hidden = []
    while table.asked != "SG-D6":
        text = json.dumps([table.view()["seats"][seat]["slots"] for seat in range(3)])
        hidden.append(text.count('"hidden"'))
        shown = sum(bin(table.state.shown[seat]).count("1") for seat in range(3))
        assert hidden[-1] <= 33 - shown
        table.do(table.default())
    assert hidden[0] == 30  # the bids lie open
    assert all(later <= sooner for sooner, later in pairwise(hidden))
    revealed = {(row["player"], row["slot"]) for row in table.events("sg-revealed")}
    assert len(revealed) <= 30  # the cards left in the hands are in no event


@rule("SG-H6", "SG-U9")
def test_bids_are_seen_all_at_once() -> None:
    table = Table.new(6, players=3)
    while table.asked == "SG-D6":
        assert table.events("sg-bid") == []
        seat = table.to_act[0]
        for viewer in table.viewers:
            assert table.view(viewer)["seats"][seat]["slots"] is None
        table.stand_in(seat)
    assert [(row["player"], row["card"]) for row in table.events("sg-bid")] == [
        (seat, "chests0") for seat in range(3)
    ]
    assert table.seen_by("sg-bid") == [table.viewers] * 3
    assert [table.everybody_sees("seats", n, "slots", "auction") for n in range(3)] == [
        "chests0"
    ] * 3


@rule("SG-H17", "SG-H5")
def test_exchange_slots_are_shown_in_the_palace_phase() -> None:
    table = Table.new(6, players=3, expansions="court")
    table.plan_default()
    assert table.asked == "SG-D7"
    for seat in range(3):
        slots = table.everybody_sees("seats", seat, "slots")
        assert [slots[f"exchange{n}"] for n in (1, 2, 3)] == ["hidden"] * 3
    while table.asked == "SG-D7":
        table.do(table.default())
    shown = [row["slot"] for row in table.events("sg-revealed")][:9]
    assert shown == ["exchange3", "exchange2", "exchange1"] * 3
    for seat in range(3):
        assert table.everybody_sees("seats", seat, "slots")["exchange3"].startswith("official")


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
