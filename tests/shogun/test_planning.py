"""Planning and bid: slots, cards, and what happens to cards that were planned (SG-L)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR
from gunbai.core.errors import IllegalAction
from gunbai.core.session import Session
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.names import ACTIONS
from tests.rule import rule
from tests.shogun.table import SHOGUN, Table

SLOTS = [*ACTIONS, "auction"]
#: Seven provinces of blue: with five intrigue cards more than the board has slots.
RICH = ["omi", "ise", "yamato", "kii", "settsu", "tamba", "mino"]


def planning(lands: list[str], chests: int = 9, expansions: str = "none") -> Table:
    """Blue has these provinces, yellow Kai; all are to plan."""
    armies = {"kai": (1, 3), **dict.fromkeys(lands, (0, 3))}
    table = Table(armies, chests=[chests] * 3, expansions=expansions)
    table.state.order = []
    return table.run(Planning(0))


def lay_all(table: Table, cards: list[str], slots: list[str], seat: int = 0) -> None:
    for card, name in zip(cards, slots, strict=True):
        table.answer(seat, f"lay {card} {name}")


def own(table: Table, seat: int = 0) -> dict[str, Any]:
    view = table.view(seat)["own"]
    assert isinstance(view, dict)
    return view


def intrigue() -> list[str]:
    return [f"chests{n}" for n in range(5)]


@rule("SG-L1", "SG-Q7")
def test_all_plan_at_the_same_time_and_secretly() -> None:
    table = planning(RICH)
    assert table.to_act == [0, 1, 2]
    assert table.asked
    assert table.secret
    before = [table.view(seat) for seat in (1, 2, SPECTATOR)]
    lay_all(table, RICH[:3], ["tax", "rice", "auction"])
    assert [table.view(seat) for seat in (1, 2, SPECTATOR)] == before
    assert own(table)["plan"]["tax"] == "omi"


@rule("SG-L2")
def test_eleven_slots() -> None:
    table = planning(RICH)
    for name in SLOTS:
        table.answer(0, f"lay omi {name}")
        assert table.slot(0, name) == "omi"
    assert table.refusal(0, "lay omi exchange1") == "SG-XT8"


@rule("SG-L3")
def test_one_card_a_slot() -> None:
    """A second card sends the first back to the hand, or to the place where it came from."""
    table = planning(RICH)
    lay_all(table, ["omi", "ise"], ["tax", "tax"])
    assert table.slot(0, "tax") == "ise"
    assert "omi" in own(table)["hand"]
    lay_all(table, ["omi", "ise"], ["rice", "rice"])
    assert (table.slot(0, "rice"), table.slot(0, "tax")) == ("ise", "omi")
    assert table.refusal(0, "lay ise rice") == "SG-L3"
    assert table.refusal(0, "lift castle") == "SG-L3"


@rule("SG-L4", "SG-Q9")
def test_every_slot_must_be_filled_if_there_are_cards_enough() -> None:
    table = planning(RICH)
    cards = RICH + intrigue()
    for count, name in enumerate(SLOTS):
        assert table.refusal(0, "confirm") == "SG-L4", f"{count} of 11"
        table.answer(0, f"lay {cards[count]} {name}")
    table.answer(0, "confirm")
    assert table.to_act == [1, 2]


@rule("SG-L5")
def test_only_own_provinces_can_be_planned() -> None:
    table = planning(RICH)
    assert table.refusal(0, "lay kai tax") == "SG-L5"
    assert table.refusal(0, "lay aki tax") == "SG-L5", "neutral"
    table = Table({"settsu": (0, 2), "omi": (0, 2)}, plans=[{"tax": "settsu"}], chests=[0, 0, 0])
    table.carry_out("tax")
    assert (table.unrest("settsu"), table.unrest("omi")) == (1, 0), (
        "the action happens in that province"
    )
    assert table.chests(0) == 7


@rule("SG-L6")
def test_a_province_card_lies_in_one_slot_only() -> None:
    table = planning(RICH)
    lay_all(table, ["omi", "omi"], ["tax", "castle"])
    assert (table.slot(0, "tax"), table.slot(0, "castle")) == ("", "omi")


@rule("SG-L6", "SG-L12", "SG-X6", "SG-A12")
def test_a_planned_province_acts_once_and_can_still_be_entered() -> None:
    table = planning(["settsu", "omi"])
    lay_all(table, ["settsu", "settsu"], ["battle1", "tax"])
    assert table.slot(0, "battle1") == ""
    for battle in ("battle1", "battle2"):
        table = Table(
            {"settsu": (0, 1), "omi": (0, 4)},
            chests=[0, 0, 0],
            plans=[{"tax": "settsu", battle: "omi"}],
        )
        table.carry_out(battle, "tax")
        table.do("move settsu 3")
        assert table.province("settsu") == (0, 4)
        assert table.chests(0) == 7


@rule("SG-L12")
def test_a_planned_province_can_still_be_attacked() -> None:
    table = Table(
        {"settsu": (0, 1), "omi": (1, 4)},
        plans=[{"tax": "settsu"}, {"battle1": "omi"}],
        order=[1, 0, 2],
    )
    table.carry_out("battle1", "tax")
    assert "attack settsu 3 without" in table.legal()


@rule("SG-L7", "SG-A3")
@pytest.mark.parametrize("value", range(5))
@pytest.mark.parametrize("action", ACTIONS)
def test_an_intrigue_card_means_no_action_and_costs_nothing(action: str, value: int) -> None:
    table = Table({"omi": (0, 5)}, chests=[0, 0, 0], plans=[{action: f"chests{value}"}])
    s = table.state
    before = (s.supply[:], s.armies[:], s.buildings[:], s.rice[:])
    table.carry_out(action)
    assert table.asked == ""
    assert table.events("sg-void")[0] == {"player": 0, "slot": action, "why": "intrigue"}
    assert s.chests == [0, 0, 0]
    assert (s.supply, s.armies, s.buildings, s.rice) == before


@rule("SG-L8", "SG-U16")
def test_what_the_auction_slot_takes() -> None:
    table = planning(RICH, chests=4)
    laid = {text.split()[1] for text in table.legal(0) if text.endswith(" auction")}
    assert laid == set(RICH + intrigue())
    table = planning(RICH, chests=4, expansions="court")
    laid = {text.split()[1] for text in table.legal(0) if text.endswith(" auction")}
    assert laid == {*RICH, *intrigue(), "official1", "official2", "official3"}


@rule("SG-L9", "SG-Q9", "SG-Y27")
def test_with_three_provinces_three_slots_stay_empty() -> None:
    """All eight cards must be laid; which slots stay empty is free, the auction included."""
    cards = ["omi", "ise", "kii", *intrigue()]
    for slots in (SLOTS[:8], SLOTS[3:], SLOTS[1:9]):
        table = planning(["omi", "ise", "kii"])
        for laid, (card, name) in enumerate(zip(cards, reversed(slots), strict=True)):
            refused = table.state.check(0, SHOGUN.parse("confirm"))
            assert refused is not None
            assert (refused.rule, refused.words) == ("SG-Q9", {"count": 8 - laid})
            table.answer(0, f"lay {card} {name}")
        table.answer(0, "confirm")
        assert len([name for name in SLOTS if table.slot(0, name)]) == 8


@rule("SG-L9")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_action_of_an_empty_slot_is_not_carried_out(action: str) -> None:
    table = Table({"omi": (0, 5)}, plans=[{}])
    table.carry_out(action)
    assert table.asked == ""
    assert [void["why"] for void in table.events("sg-void")] == ["empty"] * 3
    assert table.state.armies[table.state.owner.index(0)] == 5


@rule("SG-L10")
@pytest.mark.parametrize(("expansions", "slots"), [("none", 11), ("court", 14)])
def test_cards_beyond_the_slots_stay_in_the_hand(expansions: str, slots: int) -> None:
    table = planning(RICH, expansions=expansions)
    cards = own(table)["hand"]
    assert len(cards) > slots
    lay_all(table, cards[:slots], list(own(table)["plan"]))
    assert own(table)["hand"] == cards[slots:]
    table.answer(0, "confirm")
    assert own(table)["hand"] == cards[slots:]


@rule("SG-L11", "SG-A37")
def test_each_action_once_a_round_hence_two_battles() -> None:
    table = Table(
        {"omi": (0, 4), "ise": (0, 4), "kii": (0, 4)},
        plans=[{"battle1": "omi", "battle2": "ise", "tax": "kii"}],
    )
    table.carry_out(*ACTIONS)
    table.do("move ise 1", "move kii 1")
    assert table.asked == ""
    revealed = [(shown["slot"], shown["card"]) for shown in table.events("sg-revealed")]
    assert revealed == [("tax", "kii"), ("battle1", "omi"), ("battle2", "ise")]


@rule("SG-L13", "SG-Q7")
def test_a_card_stays_face_down_until_its_owners_turn() -> None:
    table = Table(
        {"omi": (0, 4), "kai": (1, 4)},
        plans=[{"battle1": "omi", "tax": "chests2"}, {"battle1": "kai"}],
        order=[0, 1, 2],
    )
    table.carry_out("battle1", "tax")
    for seat in (SPECTATOR, 2):
        view = table.view(seat)
        blue, yellow = view["seats"][0]["slots"], view["seats"][1]["slots"]
        assert (blue["battle1"], blue["tax"], blue["rice"]) == ("omi", "hidden", None)
        assert yellow["battle1"] == "hidden"
    assert table.events("sg-revealed") == [{"player": 0, "slot": "battle1", "card": "omi"}]
    table.do("stay")
    view = table.view()
    assert view["seats"][1]["slots"]["battle1"] == "kai"
    assert view["seats"][0]["slots"]["tax"] == "hidden"


def conquest(plan: dict[str, str], *actions: str) -> Table:
    """Blue has planned with Settsu, but yellow conquers it from Omi first."""
    table = Table(
        {"settsu": (0, 2), "ise": (0, 4), "omi": (1, 5)},
        chests=[5, 5, 5],
        plans=[plan, {"battle1": "omi"}],
        special={0: "army6", 1: "rice+1", 2: "chest+1"},
        order=[1, 0, 2],
    )
    table.falls({"yellow": 4, "blue": 1})
    table.carry_out("battle1", *actions)
    table.do("attack settsu 4 without")
    assert table.province("settsu") == (1, 3)
    return table


@rule("SG-L15", "SG-Q15")
def test_the_card_of_a_lost_province_leaves_its_slot_at_once() -> None:
    table = conquest({"tax": "settsu", "battle2": "ise"}, "tax", "battle2")
    assert table.events("sg-card-lost") == [{"player": 0, "slot": "tax", "province": "settsu"}]
    assert table.slot(0, "tax") == ""
    assert table.chests(0) == 5, "the action is not carried out"
    assert table.slot(0, "battle2") == "ise", "no other slot is affected"
    assert (table.asked, table.to_act) == ("SG-D17", [0])
    assert "settsu" in own(table, 1)["hand"]
    assert "settsu" not in own(table)["hand"]


@rule("SG-L15")
def test_the_card_of_a_province_lost_to_a_revolt_goes_to_the_stock() -> None:
    table = Table({"omi": (0, 2)}, unrest={"omi": 1}, plans=[{"tax": "omi"}])
    table.falls({"green": 1})
    table.carry_out("tax")
    assert table.province("omi") == (-1, 0)
    assert table.slot(0, "tax") == ""
    for seat in range(3):
        assert "omi" not in own(table, seat)["hand"]


@rule("SG-Q15", "SG-U16")
def test_a_lost_bid_card_changes_neither_turn_order_nor_special_card() -> None:
    table = conquest({"auction": "settsu"})
    assert table.slot(0, "auction") == ""
    assert table.state.order == [1, 0, 2]
    assert table.state.special[0] == 2


@rule("SG-Q15")
def test_a_province_that_was_held_acts_with_the_armies_left() -> None:
    table = Table(
        {"settsu": (0, 4), "ise": (0, 4), "omi": (1, 5)},
        plans=[{"battle2": "settsu"}, {"battle1": "omi"}],
        order=[1, 0, 2],
    )
    table.falls({"yellow": 1, "blue": 3})
    table.carry_out("battle1", "battle2")
    table.do("attack settsu 4 without")
    assert table.province("settsu") == (0, 2)
    assert table.to_act == [0]
    assert "attack omi 1 without" in table.legal()
    assert table.refusal("attack omi 2 without") == "SG-A31"


@rule("SG-L16", "SG-Q16")
def test_a_card_gained_or_won_back_goes_to_the_hand() -> None:
    table = conquest({"rice": "settsu", "battle2": "ise"}, "rice", "battle2")
    assert table.slot(1, "rice") == ""
    assert table.state.rice == [0, 0, 0], "it does nothing for its new owner either"
    table = Table(
        {"settsu": (0, 2), "kii": (0, 5), "omi": (1, 5)},
        plans=[{"tax": "settsu", "battle2": "kii"}, {"battle1": "omi"}],
        order=[1, 0, 2],
        chests=[5, 5, 5],
    )
    table.falls({"yellow": 3}, {"blue": 4, "yellow": 1})
    table.carry_out("battle1", "battle2", "tax")
    table.do("attack settsu 4 without", "attack settsu 4 without")
    assert table.province("settsu") == (0, 3)
    assert "settsu" in own(table)["hand"]
    assert table.slot(0, "tax") == "", "the lost slot stays empty"
    assert table.state.chests == [5, 5, 5]


# rulings


@rule("SG-Q6")
def test_nobody_bids_more_than_he_has() -> None:
    table = planning(RICH, chests=2)
    for value in (3, 4):
        assert table.refusal(0, f"lay chests{value} auction") == "SG-Q6"
    table.answer(0, "lay chests4 castle")
    table.answer(0, "lay chests2 auction")
    assert table.refusal(0, "lay chests2 castle") == "SG-Q6", "they would change places"
    table.answer(0, "lay chests2 temple")


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
        table = Table({"omi": (0, 4), "ise": (0, 2)}, plans=[plan], expansions="court")
        views.append([table.view(seat) for seat in (1, 2, SPECTATOR)])
    assert views[0] == views[1]


@rule("SG-L13", "SG-L1")
def test_after_planning_others_see_filled_slots_only() -> None:
    table = Table.new(1, players=3)
    table.play_absent("SG-D7")
    view = table.view(0)
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
    table = Table(armies, chests=[3, 18, 18], plans=[plan]).run(Planning(0))
    steps = [SHOGUN.text(action) for action in table.state.candidates(0)]
    assert "lay chests4 auction" not in steps
    assert set(steps) == {f"lay {card} auction" for card in plan.values()}
    table.answer(0, steps[0])
    assert table.state.candidates(0)
