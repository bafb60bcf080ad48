"""The decision points (SG-D): who decides, when, and between what."""

from __future__ import annotations

from itertools import combinations
from typing import Unpack

import pytest

from gunbai.core.errors import BadOptions
from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.flow.generals import PlaceGenerals
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.names import EXPANSIONS, PROVINCES, SLOTS, SPECIALS
from tests.rule import rule
from tests.shogun.table import ALL, BLUE, RED, SHOGUN, YELLOW, Given, Table

KEYS = [f"SG-D{n}" for n in range(2, 25)]


@rule("SG-D2", "SG-D3", "SG-D4", "SG-D5", "SG-D6", "SG-D7", "SG-D8", "SG-D9", "SG-D10", "SG-D11",
      "SG-D12", "SG-D13", "SG-D14", "SG-D15", "SG-D16", "SG-D17", "SG-D18", "SG-D19", "SG-D20",
      "SG-D21", "SG-D22", "SG-D23", "SG-D24")  # fmt: skip
def test_only_plans_are_made_by_all_at_once_and_every_default_is_legal() -> None:
    met: set[str] = set()
    for seed in range(8):
        start = "draft" if seed % 2 else "recommended"
        table = Table.new(seed, players=3 + seed % 3, expansions=ALL, start=start)
        rng = seeded(seed)
        before = ""
        while table.asked:
            key = table.asked
            assert table.secret == (key == "SG-D6")
            if key != "SG-D6":
                assert len(table.to_act) == 1
            elif before != "SG-D6":
                assert table.to_act == list(range(table.state.seats()))
            for seat in table.to_act:
                assert table.state.default(seat) in table.state.legal(seat)
            met.add(key)
            before = key
            table.answer_at_random(rng)
    assert met == set(KEYS)


# before the game and the draft


@rule("SG-D1")
def test_side_seats_expansions_and_start_are_the_hosts_choice() -> None:
    chosen = SHOGUN.read_options({})
    assert (chosen["side"], chosen["start"], chosen["expansions"]) == ("sun", "recommended", "none")
    for players in (3, 4, 5):
        assert Table.new(players=players).state.seats() == players
    for players in (2, 6):
        with pytest.raises(BadOptions):
            Table.new(players=players)
    for size in range(5):
        for names in combinations(EXPANSIONS, size):
            table = Table.new(players=3, expansions=",".join(names) or "none")
            assert table.view()["expansions"] == list(names)
    assert Table.new(players=3, side="moon").view()["side"] == "moon"
    assert Table.new(players=3, side="moon").asked == "SG-D3"
    assert Table.new(players=3, start="draft").asked == "SG-D3"
    with pytest.raises(BadOptions):
        Table.new(players=3, side="moon", start="recommended")


@rule("SG-D2", "SG-D3", "SG-D4")
def test_the_draft() -> None:
    table = Table.new(2, players=3, start="draft", first="2")
    assert (table.asked, table.to_act) == ("SG-D3", [YELLOW])
    assert table.legal() == ["take left", "take right", "take deck"]
    assert table.default() == "take left"
    table.do("take deck")
    assert (table.asked, table.legal()) == ("SG-D4", ["group 5", "group 4", "group 3", "group 2"])
    assert table.default() == "group 5"
    table.do("group 4")
    assert (table.asked, table.to_act) == ("SG-D2", [RED])
    assert sorted(table.legal()) == ["keep", "renew"]
    assert table.default() == "keep"
    table.do("keep", "take left", "group 2")
    assert (table.asked, table.to_act) == ("SG-D3", [BLUE])  # nothing was taken from the deck
    table.do("take left", "group 5", "take left")
    assert table.legal() == ["group 5", "group 4", "group 3", "group 2"]  # two fours, one is placed
    table.do("group 5")
    table.do("take left", "group 2", "take left", "group 4", "take left")
    assert table.legal() == ["group 4", "group 3", "group 2"]


@rule("SG-D5")
def test_the_general_in_the_draft() -> None:
    table = Table.new(2, players=3, start="draft", expansions="generals", first="1")
    table.do("take left", "group 5")
    assert (table.asked, table.to_act, table.default()) == ("SG-D5", [BLUE], "wait")
    card = table.view(BLUE)["draft"]
    assert isinstance(card, dict)
    assert sorted(table.legal()) == sorted(["wait", f"station {card['card']}"])
    table.do(f"station {card['card']}")
    asks = [0, 0, 0]
    while table.asked != "SG-D6":
        asks[table.to_act[0]] += table.asked == "SG-D5"
        table.do(table.default())
    assert asks == [0, 8, 8]  # at the last of nine picks there is no choice
    assert all(place >= 0 for place in table.state.general)


# the round


@rule("SG-D6")
def test_any_card_goes_to_any_slot_and_only_a_full_plan_is_confirmed() -> None:
    for expansions, slots in (("none", 11), ("court", 14)):
        table = Table.new(2, players=3, expansions=expansions)
        cards = 9 + 5 + (3 if expansions == "court" else 0)
        lays = [text for text in table.legal(BLUE) if text.startswith("lay")]
        assert len(lays) == cards * slots
        assert "confirm" not in table.legal(BLUE)
        assert table.refusal(BLUE, "confirm") == "SG-L4"
        while table.default(BLUE) != "confirm":
            table.answer(BLUE, table.default(BLUE))
        table.answer(BLUE, "lift tax")
        assert table.refusal(BLUE, "confirm") == "SG-L4"
        table.answer(BLUE, table.default(BLUE))
        table.answer(BLUE, "lay chests1 rice")  # and cards change places
        table.answer(BLUE, "confirm")
        assert table.to_act == [YELLOW, RED]


@rule("SG-D6")
def test_the_plan_of_an_absent_player() -> None:
    armies = dict.fromkeys(("aki", "hida", "hoki", "kaga", "kii", "tamba", "settsu"), (BLUE, 2))
    table = Table(armies, unrest={"settsu": 1, "kaga": 1}, chests=[0, 0, 0], expansions="court")
    table.run(Planning(0))
    while table.default(BLUE) != "confirm":
        table.answer(BLUE, table.default(BLUE))
    assert {name: table.slot(BLUE, name) for name in SLOTS} == {
        "auction": "chests0", "battle1": "chests1", "battle2": "chests2", "castle": "chests3",
        "temple": "chests4", "exchange1": "official1", "exchange2": "official2",
        "exchange3": "official3",
        "tax": "tamba",  # 7 like Settsu, which has a marker
        "rice": "hoki",  # 5 like Kaga, which has a marker
        "deploy5": "aki", "deploy3": "hida", "deploy1": "kaga", "theatre": "kii",
    }  # fmt: skip


@rule("SG-D6")
def test_it_leaves_slots_empty_when_cards_run_out_and_ties_go_by_name() -> None:
    table = Table({"tamba": (BLUE, 2), "etchu": (BLUE, 2), "suruga": (BLUE, 1)})
    table.run(Planning(0))
    while table.default(BLUE) != "confirm":
        table.answer(BLUE, table.default(BLUE))
    planned = [table.slot(BLUE, name) for name in ("tax", "rice", "deploy5", "deploy3", "theatre")]
    assert planned == ["etchu", "suruga", "tamba", "", ""]
    table.answer(BLUE, "confirm")


@rule("SG-D6", "SG-Q6")
def test_it_is_reached_from_any_plan_by_legal_steps() -> None:
    for seed in range(40):
        table = Table(dict.fromkeys(("aki", "hida", "hoki"), (BLUE, 2)), chests=[3, 3, 3])
        table.run(Planning(0))
        table.answer(BLUE, "lay chests3 auction")
        table.answer(BLUE, "lay chests4 castle")
        rng = seeded(seed)
        for _ in range(seed % 8):
            choices = [text for text in table.legal(BLUE) if text != "confirm"]
            table.answer(BLUE, choices[rng.below(len(choices))])
        steps = 0
        while table.default(BLUE) != "confirm":
            table.answer(BLUE, table.default(BLUE))  # fails if it is not legal
            steps += 1
        assert steps <= 25
        assert table.slot(BLUE, "auction") == "chests0"


@rule("SG-D7")
def test_a_special_card_that_is_left() -> None:
    table = Table({"kii": (BLUE, 2)}, plans=[{"auction": "chests2"}, {"auction": "chests1"}])
    table.state.specials = [3, 0, 4, 1, 2]
    table.run(Auction(0, [], 0))
    assert table.to_act == [BLUE]
    assert table.legal() == [f"choose {SPECIALS[card]}" for card in (3, 0, 4, 1, 2)]
    assert table.default() == "choose attack+1"
    table.do("choose attack+1")
    assert (table.to_act, table.default()) == ([YELLOW], "choose chest+1")
    assert table.refusal("choose attack+1") == "SG-U14"
    table.do("choose rice+1")
    assert sorted(table.legal()) == ["choose army6", "choose chest+1", "choose defence+1"]


@rule("SG-D8", "SG-D24")
@pytest.mark.parametrize(("key", "season"), [("SG-D8", "spring"), ("SG-D24", "winter")])
def test_a_general_is_placed_in_any_own_province(key: str, season: str) -> None:
    table = Table(
        {"kii": (BLUE, 2), "aki": (BLUE, 4), "iyo": (BLUE, 4), "ise": (RED, 1)},
        expansions="generals",
        order=[RED, BLUE, YELLOW],
        season=season,
    )
    table.run(PlaceGenerals(0, 0))
    assert (table.asked, table.to_act, table.legal()) == (key, [RED], ["station ise"])
    table.do("station ise")
    assert table.to_act == [BLUE]
    assert table.legal() == ["station aki", "station iyo", "station kii"]
    assert table.default() == "station aki"  # most armies, ties by name
    assert table.refusal("station ise") == ("SG-XG2" if key == "SG-D8" else "SG-XG21")
    table.do("station kii")
    assert table.asked == ""  # yellow has no province


@rule("SG-D9")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [(0, ["chests", "armies"]), (1, ["chests", "rice", "armies"]),
     (2, ["chests", "rice", "armies", "points"])],
)  # fmt: skip
def test_a_bonus_that_is_not_zero_or_none(card: int, kinds: list[str]) -> None:
    armies = dict.fromkeys(("aki", "hida", "kii", "kai"), (BLUE, 1))
    table = Table(armies, expansions="samurai")
    table.state.valour = [card, 0, 0]
    table.run(Valour(0, 0))
    assert (table.asked, table.to_act) == ("SG-D9", [BLUE])
    assert table.legal() == [*(f"bonus {kind}" for kind in kinds), "decline"]
    assert table.default() == "bonus chests"


def audience(favours: list[int], waiting: list[int], **more: Unpack[Given]) -> Table:
    armies = {"omi": (BLUE, 3), "kii": (BLUE, 2), "mino": (BLUE, 2), "ise": (YELLOW, 2)}
    given: Given = {"expansions": "court", **more}
    table = Table(armies, **given)
    table.state.favours = [number - 1 for number in favours]
    table.state.waiting = waiting
    table.state.officials = [7 - count for count in waiting]
    return table.run(Audience(0, [], 0, -1))


@rule("SG-D10")
def test_an_affordable_favour_or_none() -> None:
    table = audience([20, 9, 2], [3, 4, 1])
    assert (table.asked, table.to_act) == ("SG-D10", [YELLOW])
    assert table.legal() == ["decline", "favour 20", "favour 9", "favour 2"]
    assert table.default() == "decline"
    table.do("decline")
    assert (table.to_act, table.legal()) == ([BLUE], ["decline", "favour 9", "favour 2"])
    assert table.refusal("favour 20") == "SG-XT22"
    table.do("decline")
    assert table.asked == ""  # red can pay for none


@rule("SG-D11")
def test_the_event_is_cancelled_or_not() -> None:
    table = audience([20, 9, 1], [2, 0, 0], event="t7")
    table.do("favour 1")
    assert (table.asked, table.legal(), table.default()) == (
        "SG-D11",
        ["cancel", "decline"],
        "decline",
    )


@rule("SG-D12")
def test_favour_4() -> None:
    table = audience([20, 9, 4], [2, 0, 0], unrest={"kii": 1, "omi": 2, "mino": 2, "ise": 3})
    table.do("favour 4")
    assert (table.asked, table.legal()) == ("SG-D12", ["calm kii", "calm mino", "calm omi"])
    assert table.default() == "calm mino"
    assert table.refusal("hold") == "SG-Q61"
    table = audience([20, 9, 4], [2, 0, 0], unrest={"ise": 3})
    table.do("favour 4")
    assert (table.legal(), table.default()) == (["hold", "discard"], "hold")


@rule("SG-D13")
def test_a_free_building_where_there_is_room() -> None:
    table = audience([20, 9, 7], [2, 0, 0], buildings={"mino": "castle", "omi": "temple"})
    table.do("favour 7")
    assert (table.asked, table.legal(), table.default()) == (
        "SG-D13",
        ["build kii", "build omi"],
        "build kii",
    )
    table = audience([20, 9, 7], [2, 0, 0],
                 buildings={"mino": "castle", "omi": "theatre", "kii": "theatre"})  # fmt: skip
    table.do("favour 7")
    assert table.asked == ""


@rule("SG-D14")
def test_favour_12() -> None:
    table = audience([20, 12, 1], [3, 0, 0])
    table.do("favour 12")
    free = [n for n in table.state.setup.provinces if table.state.owner[n] in (BLUE, -1)]
    assert table.legal() == [f"land {PROVINCES[n]}" for n in free]
    assert table.default() == "land kii"  # fewest armies, ties by name
    table = audience([20, 12, 1], [0, 0, 3])
    table.do("favour 12")
    assert table.default() == "land aki"  # red has no own province
    table = Table({"kii": (BLUE, 2)}, expansions="court")
    table.state.favours, table.state.waiting, table.state.officials = (
        [19, 11, 0],
        [3, 0, 0],
        [4, 7, 7],
    )
    table.with_supply(BLUE, 0)
    table.run(Audience(0, [], 0, -1))
    table.do("favour 12")
    assert table.asked == ""
