"""Planning and bid: slots, cards, and what happens to cards that were planned (SG-L)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR
from gunbai.core.errors import IllegalAction
from gunbai.core.session import Session
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.names import ACTIONS
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    SHOGUN,
    asked,
    at_table,
    carry_out,
    do,
    falls,
    give,
    happened,
    legal,
    new_game,
    play_absent,
    province,
    refusal,
    run,
    slot,
    unrest,
)

SLOTS = [*ACTIONS, "auction"]
#: Seven provinces of blue: with five intrigue cards more than the board has slots.
RICH = ["omi", "ise", "yamato", "kii", "settsu", "tamba", "mino"]


def planning(lands: list[str], chests: int = 9, expansions: str = "none") -> ShogunState:
    """Blue has these provinces, yellow Kai; all are to plan."""
    armies = {"kai": (1, 3), **dict.fromkeys(lands, (0, 3))}
    s = at_table(armies, chests=[chests] * 3, expansions=expansions)
    s.order = []
    return run(s, Planning(0))


def lay_all(s: ShogunState, cards: list[str], slots: list[str], seat: int = 0) -> None:
    for card, name in zip(cards, slots, strict=True):
        give(s, seat, f"lay {card} {name}")


def own(s: ShogunState, seat: int = 0) -> dict[str, Any]:
    view: Any = s.observe(seat)["own"]
    assert isinstance(view, dict)
    return view


def intrigue() -> list[str]:
    return [f"chests{n}" for n in range(5)]


@rule("SG-L1", "SG-Q7")
def test_all_plan_at_the_same_time_and_secretly() -> None:
    s = planning(RICH)
    assert s.to_act() == [0, 1, 2]
    assert s.ask is not None
    assert s.ask.secret
    before = [s.observe(seat) for seat in (1, 2, SPECTATOR)]
    lay_all(s, RICH[:3], ["tax", "rice", "auction"])
    assert [s.observe(seat) for seat in (1, 2, SPECTATOR)] == before
    assert own(s)["plan"]["tax"] == "omi"


@rule("SG-L2")
def test_eleven_slots() -> None:
    s = planning(RICH)
    for name in SLOTS:
        give(s, 0, f"lay omi {name}")
        assert slot(s, 0, name) == "omi"
    assert refusal(s, "lay omi exchange1", 0) == "SG-XT8"


@rule("SG-L3")
def test_one_card_a_slot() -> None:
    """A second card sends the first back to the hand, or to the place where it came from."""
    s = planning(RICH)
    lay_all(s, ["omi", "ise"], ["tax", "tax"])
    assert slot(s, 0, "tax") == "ise"
    assert "omi" in own(s)["hand"]
    lay_all(s, ["omi", "ise"], ["rice", "rice"])
    assert (slot(s, 0, "rice"), slot(s, 0, "tax")) == ("ise", "omi")
    assert refusal(s, "lay ise rice", 0) == "SG-L3"
    assert refusal(s, "lift castle", 0) == "SG-L3"


@rule("SG-L4", "SG-Q9")
def test_every_slot_must_be_filled_if_there_are_cards_enough() -> None:
    s = planning(RICH)
    cards = RICH + intrigue()
    for count, name in enumerate(SLOTS):
        assert refusal(s, "confirm", 0) == "SG-L4", f"{count} of 11"
        give(s, 0, f"lay {cards[count]} {name}")
    give(s, 0, "confirm")
    assert s.to_act() == [1, 2]


@rule("SG-L5")
def test_only_own_provinces_can_be_planned() -> None:
    s = planning(RICH)
    assert refusal(s, "lay kai tax", 0) == "SG-L5"
    assert refusal(s, "lay aki tax", 0) == "SG-L5", "neutral"
    s = at_table({"settsu": (0, 2), "omi": (0, 2)}, plans=[{"tax": "settsu"}], chests=[0, 0, 0])
    carry_out(s, "tax")
    assert (unrest(s, "settsu"), unrest(s, "omi")) == (1, 0), "the action happens in that province"
    assert s.chests[0] == 7


@rule("SG-L6")
def test_a_province_card_lies_in_one_slot_only() -> None:
    s = planning(RICH)
    lay_all(s, ["omi", "omi"], ["tax", "castle"])
    assert (slot(s, 0, "tax"), slot(s, 0, "castle")) == ("", "omi")


@rule("SG-L6", "SG-L12", "SG-X6", "SG-A12")
def test_a_planned_province_acts_once_and_can_still_be_entered() -> None:
    s = planning(["settsu", "omi"])
    lay_all(s, ["settsu", "settsu"], ["battle1", "tax"])
    assert slot(s, 0, "battle1") == ""
    for battle in ("battle1", "battle2"):
        s = at_table(
            {"settsu": (0, 1), "omi": (0, 4)},
            chests=[0, 0, 0],
            plans=[{"tax": "settsu", battle: "omi"}],
        )
        carry_out(s, battle, "tax")
        do(s, "move settsu 3")
        assert province(s, "settsu") == (0, 4)
        assert s.chests[0] == 7


@rule("SG-L12")
def test_a_planned_province_can_still_be_attacked() -> None:
    s = at_table(
        {"settsu": (0, 1), "omi": (1, 4)},
        plans=[{"tax": "settsu"}, {"battle1": "omi"}],
        order=[1, 0, 2],
    )
    carry_out(s, "battle1", "tax")
    assert "attack settsu 3 without" in legal(s)


@rule("SG-L7", "SG-A3")
@pytest.mark.parametrize("value", range(5))
@pytest.mark.parametrize("action", ACTIONS)
def test_an_intrigue_card_means_no_action_and_costs_nothing(action: str, value: int) -> None:
    s = at_table({"omi": (0, 5)}, chests=[0, 0, 0], plans=[{action: f"chests{value}"}])
    before = (s.supply[:], s.armies[:], s.buildings[:], s.rice[:])
    carry_out(s, action)
    assert asked(s) == ""
    assert happened(s, "sg-void")[0] == {"player": 0, "slot": action, "why": "intrigue"}
    assert s.chests == [0, 0, 0]
    assert (s.supply, s.armies, s.buildings, s.rice) == before


@rule("SG-L8", "SG-U16")
def test_what_the_auction_slot_takes() -> None:
    s = planning(RICH, chests=4)
    laid = {text.split()[1] for text in legal(s, 0) if text.endswith(" auction")}
    assert laid == set(RICH + intrigue())
    s = planning(RICH, chests=4, expansions="court")
    laid = {text.split()[1] for text in legal(s, 0) if text.endswith(" auction")}
    assert laid == {*RICH, *intrigue(), "official1", "official2", "official3"}


@rule("SG-L9", "SG-Q9", "SG-Y27")
def test_with_three_provinces_three_slots_stay_empty() -> None:
    """All eight cards must be laid; which slots stay empty is free, the auction included."""
    cards = ["omi", "ise", "kii", *intrigue()]
    for slots in (SLOTS[:8], SLOTS[3:], SLOTS[1:9]):
        s = planning(["omi", "ise", "kii"])
        for laid, (card, name) in enumerate(zip(cards, reversed(slots), strict=True)):
            refused = s.check(0, SHOGUN.parse("confirm"))
            assert refused is not None
            assert (refused.rule, refused.words) == ("SG-Q9", {"count": 8 - laid})
            give(s, 0, f"lay {card} {name}")
        give(s, 0, "confirm")
        assert len([name for name in SLOTS if slot(s, 0, name)]) == 8


@rule("SG-L9")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_action_of_an_empty_slot_is_not_carried_out(action: str) -> None:
    s = at_table({"omi": (0, 5)}, plans=[{}])
    carry_out(s, action)
    assert asked(s) == ""
    assert [void["why"] for void in happened(s, "sg-void")] == ["empty"] * 3
    assert s.armies[s.owner.index(0)] == 5


@rule("SG-L10")
@pytest.mark.parametrize(("expansions", "slots"), [("none", 11), ("court", 14)])
def test_cards_beyond_the_slots_stay_in_the_hand(expansions: str, slots: int) -> None:
    s = planning(RICH, expansions=expansions)
    cards = own(s)["hand"]
    assert len(cards) > slots
    lay_all(s, cards[:slots], list(own(s)["plan"]))
    assert own(s)["hand"] == cards[slots:]
    give(s, 0, "confirm")
    assert own(s)["hand"] == cards[slots:]


@rule("SG-L11", "SG-A37")
def test_each_action_once_a_round_hence_two_battles() -> None:
    s = at_table(
        {"omi": (0, 4), "ise": (0, 4), "kii": (0, 4)},
        plans=[{"battle1": "omi", "battle2": "ise", "tax": "kii"}],
    )
    carry_out(s, *ACTIONS)
    do(s, "move ise 1", "move kii 1")
    assert asked(s) == ""
    revealed = [(shown["slot"], shown["card"]) for shown in happened(s, "sg-revealed")]
    assert revealed == [("tax", "kii"), ("battle1", "omi"), ("battle2", "ise")]


@rule("SG-L13", "SG-Q7")
def test_a_card_stays_face_down_until_its_owners_turn() -> None:
    s = at_table(
        {"omi": (0, 4), "kai": (1, 4)},
        plans=[{"battle1": "omi", "tax": "chests2"}, {"battle1": "kai"}],
        order=[0, 1, 2],
    )
    carry_out(s, "battle1", "tax")
    for seat in (SPECTATOR, 2):
        view: Any = s.observe(seat)
        blue, yellow = view["seats"][0]["slots"], view["seats"][1]["slots"]
        assert (blue["battle1"], blue["tax"], blue["rice"]) == ("omi", "hidden", None)
        assert yellow["battle1"] == "hidden"
    assert happened(s, "sg-revealed") == [{"player": 0, "slot": "battle1", "card": "omi"}]
    do(s, "stay")
    view = s.observe(SPECTATOR)
    assert view["seats"][1]["slots"]["battle1"] == "kai"
    assert view["seats"][0]["slots"]["tax"] == "hidden"


def conquest(plan: dict[str, str], *actions: str) -> ShogunState:
    """Blue has planned with Settsu, but yellow conquers it from Omi first."""
    s = at_table(
        {"settsu": (0, 2), "ise": (0, 4), "omi": (1, 5)},
        chests=[5, 5, 5],
        plans=[plan, {"battle1": "omi"}],
        special={0: "army6", 1: "rice+1", 2: "chest+1"},
        order=[1, 0, 2],
    )
    falls(s, {"yellow": 4, "blue": 1})
    carry_out(s, "battle1", *actions)
    do(s, "attack settsu 4 without")
    assert province(s, "settsu") == (1, 3)
    return s


@rule("SG-L15", "SG-Q15")
def test_the_card_of_a_lost_province_leaves_its_slot_at_once() -> None:
    s = conquest({"tax": "settsu", "battle2": "ise"}, "tax", "battle2")
    assert happened(s, "sg-card-lost") == [{"player": 0, "slot": "tax", "province": "settsu"}]
    assert slot(s, 0, "tax") == ""
    assert s.chests[0] == 5, "the action is not carried out"
    assert slot(s, 0, "battle2") == "ise", "no other slot is affected"
    assert (asked(s), s.to_act()) == ("SG-D17", [0])
    assert "settsu" in own(s, 1)["hand"]
    assert "settsu" not in own(s)["hand"]


@rule("SG-L15")
def test_the_card_of_a_province_lost_to_a_revolt_goes_to_the_stock() -> None:
    s = at_table({"omi": (0, 2)}, unrest={"omi": 1}, plans=[{"tax": "omi"}])
    falls(s, {"green": 1})
    carry_out(s, "tax")
    assert province(s, "omi") == (-1, 0)
    assert slot(s, 0, "tax") == ""
    for seat in range(3):
        assert "omi" not in own(s, seat)["hand"]


@rule("SG-Q15", "SG-U16")
def test_a_lost_bid_card_changes_neither_turn_order_nor_special_card() -> None:
    s = conquest({"auction": "settsu"})
    assert slot(s, 0, "auction") == ""
    assert s.order == [1, 0, 2]
    assert s.special[0] == 2


@rule("SG-Q15")
def test_a_province_that_was_held_acts_with_the_armies_left() -> None:
    s = at_table(
        {"settsu": (0, 4), "ise": (0, 4), "omi": (1, 5)},
        plans=[{"battle2": "settsu"}, {"battle1": "omi"}],
        order=[1, 0, 2],
    )
    falls(s, {"yellow": 1, "blue": 3})
    carry_out(s, "battle1", "battle2")
    do(s, "attack settsu 4 without")
    assert province(s, "settsu") == (0, 2)
    assert s.to_act() == [0]
    assert "attack omi 1 without" in legal(s)
    assert refusal(s, "attack omi 2 without") == "SG-A31"


@rule("SG-L16", "SG-Q16")
def test_a_card_gained_or_won_back_goes_to_the_hand() -> None:
    s = conquest({"rice": "settsu", "battle2": "ise"}, "rice", "battle2")
    assert slot(s, 1, "rice") == ""
    assert s.rice == [0, 0, 0], "it does nothing for its new owner either"
    s = at_table(
        {"settsu": (0, 2), "kii": (0, 5), "omi": (1, 5)},
        plans=[{"tax": "settsu", "battle2": "kii"}, {"battle1": "omi"}],
        order=[1, 0, 2],
        chests=[5, 5, 5],
    )
    falls(s, {"yellow": 3}, {"blue": 4, "yellow": 1})
    carry_out(s, "battle1", "battle2", "tax")
    do(s, "attack settsu 4 without", "attack settsu 4 without")
    assert province(s, "settsu") == (0, 3)
    assert "settsu" in own(s)["hand"]
    assert slot(s, 0, "tax") == "", "the lost slot stays empty"
    assert s.chests == [5, 5, 5]


# rulings


@rule("SG-Q6")
def test_nobody_bids_more_than_he_has() -> None:
    s = planning(RICH, chests=2)
    for value in (3, 4):
        assert refusal(s, f"lay chests{value} auction", 0) == "SG-Q6"
    give(s, 0, "lay chests4 castle")
    give(s, 0, "lay chests2 auction")
    assert refusal(s, "lay chests2 castle", 0) == "SG-Q6", "they would change places"
    give(s, 0, "lay chests2 temple")


@rule("SG-Q8")
def test_a_plan_can_be_changed_until_the_last_player_has_committed() -> None:
    session = Session(SHOGUN, {"players": 3}, 1)
    for seat in (0, 1):
        while session.state.ask is not None and session.state.ask.owes(seat):
            session.submit(seat, session.state.default(seat))
    session.undo(0)
    lift = SHOGUN.parse("lift tax")
    session.submit(0, lift)
    session.submit(0, session.state.default(0))
    session.submit(0, SHOGUN.parse("confirm"))
    session.undo(1)
    session.submit(1, SHOGUN.parse("confirm"))
    while session.state.ask is not None and session.state.ask.key == "SG-D6":
        session.submit(2, session.state.default(2))
    assert session.state.ask is not None
    assert session.state.ask.key == "SG-D7"
    for seat in range(3):
        with pytest.raises(IllegalAction):
            session.undo(seat)


@rule("SG-Q7", "SG-L13")
def test_the_backs_of_cards_tell_nothing() -> None:
    """Province, intrigue and official cards look alike; only filled or empty is seen."""
    views = []
    for cards in (("omi", "chests1", "official1"), ("chests3", "official2", "ise")):
        plan = dict(zip(("tax", "rice", "castle"), cards, strict=True))
        s = at_table({"omi": (0, 4), "ise": (0, 2)}, plans=[plan], expansions="court")
        views.append([s.observe(seat) for seat in (1, 2, SPECTATOR)])
    assert views[0] == views[1]


@rule("SG-L13", "SG-L1")
def test_after_planning_others_see_filled_slots_only() -> None:
    s = new_game(1, players=3)
    play_absent(s, "SG-D7")
    view: Any = s.observe(0)
    slots = view["seats"][1]["slots"]
    assert slots["auction"] == "chests0"
    assert {slots[action] for action in ACTIONS} == {"hidden"}


@rule("SG-Q6", "SG-Q9")
def test_a_plan_whose_last_card_cannot_be_the_bid_still_leads_on() -> None:
    lands = ["aki", "bingo", "bizen", "harima", "hoki", "ise"]
    slots = ["castle", "temple", "theatre", "rice", "tax", "deploy5"]
    plan = dict(zip(slots, lands, strict=True))
    plan |= {"deploy3": "chests0", "deploy1": "chests1", "battle1": "chests2", "battle2": "chests3"}
    armies = dict.fromkeys(lands, (0, 1))
    s = run(at_table(armies, chests=[3, 18, 18], plans=[plan]), Planning(0))
    steps = [SHOGUN.text(action) for action in s.candidates(0)]
    assert "lay chests4 auction" not in steps
    assert set(steps) == {f"lay {card} auction" for card in plan.values()}
    give(s, 0, steps[0])
    assert s.candidates(0)
