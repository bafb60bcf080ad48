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
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    ALL,
    BLUE,
    RED,
    SHOGUN,
    YELLOW,
    Given,
    asked,
    at_table,
    default,
    do,
    give,
    legal,
    new_game,
    refusal,
    run,
    slot,
    with_supply,
)

KEYS = [f"SG-D{n}" for n in range(2, 25)]


@rule("SG-D2", "SG-D3", "SG-D4", "SG-D5", "SG-D6", "SG-D7", "SG-D8", "SG-D9", "SG-D10", "SG-D11",
      "SG-D12", "SG-D13", "SG-D14", "SG-D15", "SG-D16", "SG-D17", "SG-D18", "SG-D19", "SG-D20",
      "SG-D21", "SG-D22", "SG-D23", "SG-D24")  # fmt: skip
def test_only_plans_are_made_by_all_at_once_and_every_default_is_legal() -> None:
    met: set[str] = set()
    for seed in range(8):
        start = "draft" if seed % 2 else "recommended"
        s = new_game(seed, players=3 + seed % 3, expansions=ALL, start=start)
        rng = seeded(seed)
        before = ""
        while s.ask is not None:
            key = s.ask.key
            assert s.ask.secret == (key == "SG-D6")
            if key != "SG-D6":
                assert len(s.to_act()) == 1
            elif before != "SG-D6":
                assert s.to_act() == list(range(s.seats()))
            for seat in s.to_act():
                assert s.default(seat) in s.legal(seat)
            met.add(key)
            before = key
            seat = s.ask.first
            choices = s.candidates(seat)
            s.apply(seat, choices[rng.below(len(choices))])
    assert met == set(KEYS)


# before the game and the draft


@rule("SG-D1")
def test_side_seats_expansions_and_start_are_the_hosts_choice() -> None:
    chosen = SHOGUN.read_options({})
    assert (chosen["side"], chosen["start"], chosen["expansions"]) == ("sun", "recommended", "none")
    for players in (3, 4, 5):
        assert new_game(players=players).seats() == players
    for players in (2, 6):
        with pytest.raises(BadOptions):
            new_game(players=players)
    for size in range(5):
        for names in combinations(EXPANSIONS, size):
            s = new_game(players=3, expansions=",".join(names) or "none")
            assert s.observe(-1)["expansions"] == list(names)
    assert new_game(players=3, side="moon").observe(-1)["side"] == "moon"
    assert asked(new_game(players=3, side="moon")) == "SG-D3"
    assert asked(new_game(players=3, start="draft")) == "SG-D3"
    with pytest.raises(BadOptions):
        new_game(players=3, side="moon", start="recommended")


@rule("SG-D2", "SG-D3", "SG-D4")
def test_the_draft() -> None:
    s = new_game(2, players=3, start="draft", first="2")
    assert (asked(s), s.to_act()) == ("SG-D3", [YELLOW])
    assert legal(s) == ["take left", "take right", "take deck"]
    assert default(s) == "take left"
    do(s, "take deck")
    assert (asked(s), legal(s)) == ("SG-D4", ["group 5", "group 4", "group 3", "group 2"])
    assert default(s) == "group 5"
    do(s, "group 4")
    assert (asked(s), s.to_act()) == ("SG-D2", [RED])
    assert sorted(legal(s)) == ["keep", "renew"]
    assert default(s) == "keep"
    do(s, "keep", "take left", "group 2")
    assert (asked(s), s.to_act()) == ("SG-D3", [BLUE])  # nothing was taken from the deck
    do(s, "take left", "group 5", "take left")
    assert legal(s) == ["group 5", "group 4", "group 3", "group 2"]  # two fours, one is placed
    do(s, "group 5")
    do(s, "take left", "group 2", "take left", "group 4", "take left")
    assert legal(s) == ["group 4", "group 3", "group 2"]


@rule("SG-D5")
def test_the_general_in_the_draft() -> None:
    s = new_game(2, players=3, start="draft", expansions="generals", first="1")
    do(s, "take left", "group 5")
    assert (asked(s), s.to_act(), default(s)) == ("SG-D5", [BLUE], "wait")
    card = s.observe(BLUE)["draft"]
    assert isinstance(card, dict)
    assert sorted(legal(s)) == sorted(["wait", f"station {card['card']}"])
    do(s, f"station {card['card']}")
    asks = [0, 0, 0]
    while asked(s) != "SG-D6":
        asks[s.to_act()[0]] += asked(s) == "SG-D5"
        do(s, default(s))
    assert asks == [0, 8, 8]  # at the last of nine picks there is no choice
    assert all(place >= 0 for place in s.general)


# the round


@rule("SG-D6")
def test_any_card_goes_to_any_slot_and_only_a_full_plan_is_confirmed() -> None:
    for expansions, slots in (("none", 11), ("court", 14)):
        s = new_game(2, players=3, expansions=expansions)
        cards = 9 + 5 + (3 if expansions == "court" else 0)
        lays = [text for text in legal(s, BLUE) if text.startswith("lay")]
        assert len(lays) == cards * slots
        assert "confirm" not in legal(s, BLUE)
        assert refusal(s, "confirm", BLUE) == "SG-L4"
        while default(s, BLUE) != "confirm":
            give(s, BLUE, default(s, BLUE))
        give(s, BLUE, "lift tax")
        assert refusal(s, "confirm", BLUE) == "SG-L4"
        give(s, BLUE, default(s, BLUE))
        give(s, BLUE, "lay chests1 rice")  # and cards change places
        give(s, BLUE, "confirm")
        assert s.to_act() == [YELLOW, RED]


@rule("SG-D6")
def test_the_plan_of_an_absent_player() -> None:
    armies = dict.fromkeys(("aki", "hida", "hoki", "kaga", "kii", "tamba", "settsu"), (BLUE, 2))
    s = at_table(armies, unrest={"settsu": 1, "kaga": 1}, chests=[0, 0, 0], expansions="court")
    run(s, Planning(0))
    while default(s, BLUE) != "confirm":
        give(s, BLUE, default(s, BLUE))
    assert {name: slot(s, BLUE, name) for name in SLOTS} == {
        "auction": "chests0", "battle1": "chests1", "battle2": "chests2", "castle": "chests3",
        "temple": "chests4", "exchange1": "official1", "exchange2": "official2",
        "exchange3": "official3",
        "tax": "tamba",  # 7 like Settsu, which has a marker
        "rice": "hoki",  # 5 like Kaga, which has a marker
        "deploy5": "aki", "deploy3": "hida", "deploy1": "kaga", "theatre": "kii",
    }  # fmt: skip


@rule("SG-D6")
def test_it_leaves_slots_empty_when_cards_run_out_and_ties_go_by_name() -> None:
    s = at_table({"tamba": (BLUE, 2), "etchu": (BLUE, 2), "suruga": (BLUE, 1)})
    run(s, Planning(0))
    while default(s, BLUE) != "confirm":
        give(s, BLUE, default(s, BLUE))
    planned = [slot(s, BLUE, name) for name in ("tax", "rice", "deploy5", "deploy3", "theatre")]
    assert planned == ["etchu", "suruga", "tamba", "", ""]
    give(s, BLUE, "confirm")


@rule("SG-D6", "SG-Q6")
def test_it_is_reached_from_any_plan_by_legal_steps() -> None:
    for seed in range(40):
        s = at_table(dict.fromkeys(("aki", "hida", "hoki"), (BLUE, 2)), chests=[3, 3, 3])
        run(s, Planning(0))
        give(s, BLUE, "lay chests3 auction")
        give(s, BLUE, "lay chests4 castle")
        rng = seeded(seed)
        for _ in range(seed % 8):
            choices = [text for text in legal(s, BLUE) if text != "confirm"]
            give(s, BLUE, choices[rng.below(len(choices))])
        steps = 0
        while default(s, BLUE) != "confirm":
            give(s, BLUE, default(s, BLUE))  # fails if it is not legal
            steps += 1
        assert steps <= 25
        assert slot(s, BLUE, "auction") == "chests0"


@rule("SG-D7")
def test_a_special_card_that_is_left() -> None:
    s = at_table({"kii": (BLUE, 2)}, plans=[{"auction": "chests2"}, {"auction": "chests1"}])
    s.specials = [3, 0, 4, 1, 2]
    run(s, Auction(0, [], 0))
    assert s.to_act() == [BLUE]
    assert legal(s) == [f"choose {SPECIALS[card]}" for card in (3, 0, 4, 1, 2)]
    assert default(s) == "choose attack+1"
    do(s, "choose attack+1")
    assert (s.to_act(), default(s)) == ([YELLOW], "choose chest+1")
    assert refusal(s, "choose attack+1") == "SG-U14"
    do(s, "choose rice+1")
    assert sorted(legal(s)) == ["choose army6", "choose chest+1", "choose defence+1"]


@rule("SG-D8", "SG-D24")
@pytest.mark.parametrize(("key", "season"), [("SG-D8", "spring"), ("SG-D24", "winter")])
def test_a_general_is_placed_in_any_own_province(key: str, season: str) -> None:
    s = at_table(
        {"kii": (BLUE, 2), "aki": (BLUE, 4), "iyo": (BLUE, 4), "ise": (RED, 1)},
        expansions="generals",
        order=[RED, BLUE, YELLOW],
        season=season,
    )
    run(s, PlaceGenerals(0, 0))
    assert (asked(s), s.to_act(), legal(s)) == (key, [RED], ["station ise"])
    do(s, "station ise")
    assert s.to_act() == [BLUE]
    assert legal(s) == ["station aki", "station iyo", "station kii"]
    assert default(s) == "station aki"  # most armies, ties by name
    assert refusal(s, "station ise") == ("SG-XG2" if key == "SG-D8" else "SG-XG21")
    do(s, "station kii")
    assert asked(s) == ""  # yellow has no province


@rule("SG-D9")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [(0, ["chests", "armies"]), (1, ["chests", "rice", "armies"]),
     (2, ["chests", "rice", "armies", "points"])],
)  # fmt: skip
def test_a_bonus_that_is_not_zero_or_none(card: int, kinds: list[str]) -> None:
    armies = dict.fromkeys(("aki", "hida", "kii", "kai"), (BLUE, 1))
    s = at_table(armies, expansions="samurai")
    s.valour = [card, 0, 0]
    run(s, Valour(0, 0))
    assert (asked(s), s.to_act()) == ("SG-D9", [BLUE])
    assert legal(s) == [*(f"bonus {kind}" for kind in kinds), "decline"]
    assert default(s) == "bonus chests"


def audience(favours: list[int], waiting: list[int], **more: Unpack[Given]) -> ShogunState:
    armies = {"omi": (BLUE, 3), "kii": (BLUE, 2), "mino": (BLUE, 2), "ise": (YELLOW, 2)}
    given: Given = {"expansions": "court", **more}
    s = at_table(armies, **given)
    s.favours = [number - 1 for number in favours]
    s.waiting = waiting
    s.officials = [7 - count for count in waiting]
    return run(s, Audience(0, [], 0, -1))


@rule("SG-D10")
def test_an_affordable_favour_or_none() -> None:
    s = audience([20, 9, 2], [3, 4, 1])
    assert (asked(s), s.to_act()) == ("SG-D10", [YELLOW])
    assert legal(s) == ["decline", "favour 20", "favour 9", "favour 2"]
    assert default(s) == "decline"
    do(s, "decline")
    assert (s.to_act(), legal(s)) == ([BLUE], ["decline", "favour 9", "favour 2"])
    assert refusal(s, "favour 20") == "SG-XT22"
    do(s, "decline")
    assert asked(s) == ""  # red can pay for none


@rule("SG-D11")
def test_the_event_is_cancelled_or_not() -> None:
    s = audience([20, 9, 1], [2, 0, 0], event="t7")
    do(s, "favour 1")
    assert (asked(s), legal(s), default(s)) == ("SG-D11", ["cancel", "decline"], "decline")


@rule("SG-D12")
def test_favour_4() -> None:
    s = audience([20, 9, 4], [2, 0, 0], unrest={"kii": 1, "omi": 2, "mino": 2, "ise": 3})
    do(s, "favour 4")
    assert (asked(s), legal(s)) == ("SG-D12", ["calm kii", "calm mino", "calm omi"])
    assert default(s) == "calm mino"
    assert refusal(s, "hold") == "SG-Q61"
    s = audience([20, 9, 4], [2, 0, 0], unrest={"ise": 3})
    do(s, "favour 4")
    assert (legal(s), default(s)) == (["hold", "discard"], "hold")


@rule("SG-D13")
def test_a_free_building_where_there_is_room() -> None:
    s = audience([20, 9, 7], [2, 0, 0], buildings={"mino": "castle", "omi": "temple"})
    do(s, "favour 7")
    assert (asked(s), legal(s), default(s)) == ("SG-D13", ["build kii", "build omi"], "build kii")
    s = audience([20, 9, 7], [2, 0, 0],
                 buildings={"mino": "castle", "omi": "theatre", "kii": "theatre"})  # fmt: skip
    do(s, "favour 7")
    assert asked(s) == ""


@rule("SG-D14")
def test_favour_12() -> None:
    s = audience([20, 12, 1], [3, 0, 0])
    do(s, "favour 12")
    free = [n for n in s.setup.provinces if s.owner[n] in (BLUE, -1)]
    assert legal(s) == [f"land {PROVINCES[n]}" for n in free]
    assert default(s) == "land kii"  # fewest armies, ties by name
    s = audience([20, 12, 1], [0, 0, 3])
    do(s, "favour 12")
    assert default(s) == "land aki"  # red has no own province
    s = at_table({"kii": (BLUE, 2)}, expansions="court")
    s.favours, s.waiting, s.officials = [19, 11, 0], [3, 0, 0], [4, 7, 7]
    with_supply(s, BLUE, 0)
    run(s, Audience(0, [], 0, -1))
    do(s, "favour 12")
    assert asked(s) == ""
