"""Several expansions at one table: order of steps, pairs that meet, and the base game below."""

from __future__ import annotations

import pytest

from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.names import EVENT_CARDS, EXPANSIONS, FACE_UP, IN_BAG, NOWHERE, PROVINCES
from gunbai.games.shogun.state import ShogunState
from gunbai.games.shogun.steps import STEPS
from tests.rule import rule
from tests.shogun.table import (
    ALL,
    SHOGUN,
    asked,
    at_table,
    begin,
    do,
    falls,
    happened,
    legal,
    new_game,
    plan_default,
    play,
    province,
    receive,
    refusal,
    run,
    steps,
    tray,
    with_officials,
)

SETS = [
    ",".join(name for n, name in enumerate(EXPANSIONS) if bits >> n & 1) or "none"
    for bits in range(16)
]
#: SG-R10: the steps of an expansion, in a round, a Winter or at the end.
STEPS_OF = {
    "court": ["r3", "r9a", "r9b", "r9c"],
    "samurai": ["r8", "w7"],
    "generals": ["r12", "w8", "e1"],
    "dajokan": ["r0", "r11", "e2"],
}


@rule("SG-Q80")
@pytest.mark.parametrize("chosen", SETS)
def test_any_set_of_expansions_in_the_one_order(chosen: str) -> None:
    names = [] if chosen == "none" else chosen.split(",")
    absent = {step for name in EXPANSIONS if name not in names for step in STEPS_OF[name]}
    s = new_game(17, players=3, expansions=chosen)
    play(s, "never")
    assert s.faults() == []
    action = [step for step in STEPS if step.startswith("r") and step not in absent | {"r7"}]
    winter = [step for step in STEPS if step.startswith("w") and step not in absent]
    first = action[:]
    if "generals" in names:  # after a recommended set-up, in the first Spring
        first.insert(first.index("r6") + 1, "r7")
    end = [step for step in STEPS if step.startswith("e") and step not in absent]
    start = ["p1", "p2", "p3", "p4", "p5"]
    year2 = action * 3 + ["w1", "w2", "w3"]
    assert steps(s) == start + first + action * 2 + winter + year2 + end


@rule("SG-Q81")
def test_the_order_of_equal_bids_is_drawn_before_the_first_choice() -> None:
    land = {"aki": (0, 2), "mino": (1, 2), "kai": (2, 2)}
    plans = [{"auction": "chests2"}, {"auction": "chests2"}, {"auction": "chests2"}]
    orders = set()
    for seed in range(30):
        s = at_table(land, plans=plans)
        s.rng = seeded(seed)
        run(s, Auction(0, [], 0))
        (event,) = happened(s, "sg-bid-order")
        order = event["players"]
        assert isinstance(order, list)
        assert s.special == [-1, -1, -1]
        assert s.observe(-1)["choosing"] == order  # all of it is public
        after = s.rng.copy()
        chosen = []
        while asked(s) == "SG-D7":
            chosen += s.to_act()
            do(s, legal(s)[0])
        assert chosen == order
        assert s.rng.next() == after.next()  # nothing is drawn in between
        orders.add(tuple(order))
    assert len(orders) == 6


# pairs


@rule("SG-XS7", "SG-Y59")
@pytest.mark.parametrize(("bonus", "waiting"), [("armies", 2), ("chests", 0)])
def test_armies_of_a_valour_card_are_exchanged_in_the_same_round(bonus: str, waiting: int) -> None:
    land = {"aki": (0, 2), "mino": (0, 2), "ise": (0, 2), "kai": (0, 2), "kaga": (1, 2)}
    plans = [{"exchange2": "official1"}]
    game = SHOGUN.with_data({"valour": {"cards": [[2, 0, 1, 0], [4, 1, 2, 0], [6, 2, 3, 1]]}})
    assert isinstance(game, Shogun)
    s = at_table(land, plans=plans, game=game, expansions="court,samurai")
    with_officials(s, [5, 0, 0])
    s.valour = [1, 0, 0]
    begin(s, "r7")
    assert asked(s) == "SG-D9"
    do(s, f"bonus {bonus}")
    assert s.waiting[0] == 5 + waiting
    assert tray(s) == {}
    assert steps(s)[:2] == ["r8", "r9a"]


@rule("SG-Y60", "SG-Q80")
def test_favour_12_comes_too_late_for_general_and_valour() -> None:
    land = {"aki": (0, 2), "mino": (0, 2), "ise": (0, 2), "kaga": (1, 2), "etchu": (2, 2)}
    s = at_table(land, rice=[9] * 3, expansions="court,samurai,generals")
    s.events = [EVENT_CARDS.index(name) for name in ("t7", "t8", "t9")]
    s.favours = [11, -1, -1]
    s.seen_favours = [11]
    with_officials(s, [7, 0, 0])
    begin(s, "r7")
    assert asked(s) == "SG-D8"
    assert legal(s) == ["station aki", "station ise", "station mino"]
    assert refusal(s, "station kai") == "SG-XG2"
    do(s, "station aki", "station kaga", "station etchu")
    assert happened(s, "sg-no-valour")[0] == {"player": 0, "regions": 3}
    assert asked(s) == "SG-D10"
    do(s, "favour 12", "land kai")
    assert province(s, "kai") == (0, 3)
    assert s.valour == [0, 0, 0]
    assert asked(s) == "SG-D22"
    assert "station kai" in legal(s)  # but he may move there
    do(s, "station kai")
    plan_default(s)
    play(s, "SG-D9")
    assert s.to_act() == [0]  # the next check counts it
    assert s.season == 1


@rule("SG-Q80")
def test_a_province_of_favour_12_counts_for_the_ministry() -> None:
    land = {"aki": (0, 2), "mino": (1, 2), "kaga": (2, 2)}
    s = at_table(land, expansions="court,dajokan")
    s.row = [3, 0, 1, 2, 4]  # yellow first
    s.offices = [FACE_UP] * 6 + [IN_BAG] * 30
    receive(s, [7, 0, 0], [12, 0, 0])
    do(s, "favour 12", "land kai")
    begin(s, "r9c")
    assert (asked(s), s.to_act()) == ("SG-D21", [0])
    assert s.observe(-1)["ministry"] == "yellow"


@rule("SG-Q80")
def test_favour_12_and_exchanges_beside_a_general() -> None:
    """The pair of Court and Generals: nobody's general or statue is touched."""
    land = {"aki": (0, 3), "mino": (1, 2)}
    s = at_table(land, plans=[{"exchange2": "aki"}], general={0: "aki", 1: "mino"},
                 expansions="court,generals")  # fmt: skip
    s.statues = [PROVINCES.index("kai") * 8 + 1]
    s.reserve[1] = 5
    with_officials(s, [3, 0, 0])
    s.favours = [11, -1, -1]
    begin(s, "r9a")
    assert province(s, "aki") == (0, 1)  # an exchange leaves one army, so the general stays
    assert PROVINCES[s.general[0]] == "aki"
    do(s, "favour 12", "land kai")
    assert s.statues == [PROVINCES.index("kai") * 8 + 1]
    assert PROVINCES[s.general[0]] == "aki"
    assert not any(s.trophies)
    assert asked(s) == "SG-D22"
    do(s, "station kai")  # moving there captures the statue
    assert s.statues == []
    assert s.trophies[1] == 1


# the first Winter with everything


@rule("SG-Y62")
def test_the_first_winter_with_all_expansions() -> None:
    land = {"aki": (0, 2), "mino": (1, 2), "kaga": (2, 2)}
    s = at_table(land | {"bingo": (0, 2)}, rice=[1, 9, 9], unrest={"mino": 2}, season="autumn",
                 general={0: "aki", 1: "mino", 2: "kaga"}, expansions=ALL)  # fmt: skip
    with_officials(s, [3, 0, 1])
    s.calm = 0b100
    s.valour = [3, 1, 0]
    s.events = [EVENT_CARDS.index("t7")]
    s.past = [EVENT_CARDS.index(name) for name in ("t1", "t2", "t3")]
    falls(s, {"green": 1})
    drawn = s.clone()
    begin(drawn, "w1")
    lost = PROVINCES.index("bingo" if province(drawn, "aki") == (0, 2) else "aki")
    s.general[0] = lost  # the same chance: his general stands where the revolt comes
    begin(s, "w1")
    assert (asked(s), s.to_act()) == ("SG-D24", [0])
    assert s.owner[lost] == -1
    assert s.general[0] == NOWHERE
    assert steps(s)[-1] == "w8"
    assert s.valour == [0, 0, 0]
    assert not any(s.unrest)
    assert s.rice == [0, 0, 0]
    assert len(s.events) == 4
    assert not {EVENT_CARDS[n] for n in s.events} & {"t1", "t2", "t3", "t7"}
    assert s.calm == 0b100
    assert s.waiting == [3, 0, 1]
    assert happened(s, "sg-offices") == []
    assert s.offices == [IN_BAG] * 36
    do(s, legal(s)[0])
    assert s.general[0] != NOWHERE
    assert asked(s) == "SG-D6"
    assert s.calm == 0b100
    assert s.waiting == [3, 0, 1]


# the base game below


def second_autumn(expansions: str, year: int) -> ShogunState:
    """Actions of all kinds, two battles and a Winter, in which no expansion is used."""
    land = {"mino": (0, 5), "omi": (0, 3), "aki": (0, 3), "ise": (0, 2), "hida": (1, 4)}
    land |= {"kaga": (1, 3), "etchu": (1, 2), "kai": (2, 4), "suruga": (2, 3), "musashi": (2, 3)}
    plans = [
        {"battle1": "mino", "castle": "omi", "tax": "aki", "deploy5": "ise"},
        {"battle2": "hida", "temple": "kaga", "rice": "etchu"},
        {"deploy1": "kai", "theatre": "suruga", "tax": "musashi"},
    ]
    s = at_table(land, plans=plans, unrest={"aki": 1, "etchu": 1}, inside={"red": 4, "green": 3},
                 buildings={"hida": "castle", "kai": "temple"}, special={0: "chest+1"}, year=year,
                 rice=[7, 6, 5], season="autumn", event="t4", expansions=expansions)  # fmt: skip
    s.events = [EVENT_CARDS.index("t10")]
    begin(s, "r10")
    while s.ask is not None and asked(s) != "SG-D6":
        seat = s.to_act()[0]
        if asked(s) == "SG-D17":
            wanted = [text for text in legal(s) if text.startswith("attack")]
            do(s, wanted[-1])
        elif asked(s) in ("SG-D21", "SG-D23"):
            do(s, "decline")
        else:
            s.apply(seat, s.default(seat))
    return s


def below(s: ShogunState) -> dict[str, object]:
    """All that the base game knows of a position."""
    out = {
        name: getattr(s, name)
        for name in (
            "year", "season", "farmers", "owner", "armies", "buildings", "unrest", "tiles",
            "supply", "chests", "rice", "points", "order", "events",
        )
    }  # fmt: skip
    out["tray"], out["inside"] = s.tower.tray, s.tower.inside
    result = s.result()
    out["places"] = None if result is None else result.places
    out["steps"] = [step for step in steps(s) if step[0] == "w" and step not in ("w7", "w8")]
    out["scored"] = happened(s, "sg-scored")
    return out


@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize(
    "chosen",
    [
        pytest.param("court", marks=rule("SG-XT1", "SG-XT41")),
        pytest.param("samurai", marks=rule("SG-XS9")),
        pytest.param("generals", marks=rule("SG-XG23")),
        pytest.param("dajokan", marks=rule("SG-XD14")),
        ALL,
    ],
)
def test_the_base_rules_stay_in_force(chosen: str, year: int) -> None:
    base = second_autumn("none", year)
    assert len(happened(base, "sg-thrown")) >= 4  # battles and revolts took place
    assert (asked(base) == "") == (year == 2)
    assert below(second_autumn(chosen, year)) == below(base)
