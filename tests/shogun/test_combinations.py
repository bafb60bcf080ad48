"""Several expansions at one table: order of steps, pairs that meet, and the base game below."""

from __future__ import annotations

import pytest

from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.names import EVENT_CARDS, EXPANSIONS, FACE_UP, IN_BAG, PROVINCES
from gunbai.games.shogun.steps import STEPS
from tests.rule import rule
from tests.shogun.table import ALL, SHOGUN, Table

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
    table = Table.new(17, players=3, expansions=chosen)
    table.play_random()
    assert table.state.faults() == []
    action = [step for step in STEPS if step.startswith("r") and step not in absent | {"r7"}]
    winter = [step for step in STEPS if step.startswith("w") and step not in absent]
    first = action[:]
    if "generals" in names:  # after a recommended set-up, in the first Spring
        first.insert(first.index("r6") + 1, "r7")
    end = [step for step in STEPS if step.startswith("e") and step not in absent]
    start = ["p1", "p2", "p3", "p4", "p5"]
    year2 = action * 3 + ["w1", "w2", "w3"]
    assert table.steps == start + first + action * 2 + winter + year2 + end


@rule("SG-Q81")
def test_the_order_of_equal_bids_is_drawn_before_the_first_choice() -> None:
    land = {"aki": (0, 2), "mino": (1, 2), "kai": (2, 2)}
    plans = [{"auction": "chests2"}, {"auction": "chests2"}, {"auction": "chests2"}]
    orders = set()
    for seed in range(30):
        table = Table(land, plans=plans)
        table.state.rng = seeded(seed)
        table.run(Auction(0, [], 0))
        (event,) = table.events("sg-bid-order")
        order = event["players"]
        assert isinstance(order, list)
        assert table.state.special == [-1, -1, -1]
        assert table.view()["choosing"] == order  # all of it is public
        after = table.state.rng.copy()
        chosen = []
        while table.asked == "SG-D7":
            chosen += table.to_act
            table.do(table.legal()[0])
        assert chosen == order
        assert table.state.rng.next() == after.next()  # nothing is drawn in between
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
    table = Table(land, plans=plans, game=game, expansions="court,samurai")
    table.with_officials([5, 0, 0])
    table.state.valour = [1, 0, 0]
    table.begin("r7")
    assert table.asked == "SG-D9"
    table.do(f"bonus {bonus}")
    assert table.state.waiting[0] == 5 + waiting
    assert table.tray == {}
    assert table.steps[:2] == ["r8", "r9a"]


@rule("SG-Y60", "SG-Q80")
def test_favour_12_comes_too_late_for_general_and_valour() -> None:
    land = {"aki": (0, 2), "mino": (0, 2), "ise": (0, 2), "kaga": (1, 2), "etchu": (2, 2)}
    table = Table(land, rice=[9] * 3, expansions="court,samurai,generals")
    table.state.events = [EVENT_CARDS.index(name) for name in ("t7", "t8", "t9")]
    table.state.favours = [11, -1, -1]
    table.state.seen_favours = [11]
    table.with_officials([7, 0, 0])
    table.begin("r7")
    assert table.asked == "SG-D8"
    assert table.legal() == ["station aki", "station ise", "station mino"]
    assert table.refusal("station kai") == "SG-XG2"
    table.do("station aki", "station kaga", "station etchu")
    assert table.events("sg-no-valour")[0] == {"player": 0, "regions": 3}
    assert table.asked == "SG-D10"
    table.do("favour 12", "land kai")
    assert table.province("kai") == (0, 3)
    assert table.state.valour == [0, 0, 0]
    assert table.asked == "SG-D22"
    assert "station kai" in table.legal()  # but he may move there
    table.do("station kai")
    table.plan_default()
    table.play_random("SG-D9")
    assert table.to_act == [0]  # the next check counts it
    assert table.state.season == 1


@rule("SG-Q80")
def test_a_province_of_favour_12_counts_for_the_ministry() -> None:
    land = {"aki": (0, 2), "mino": (1, 2), "kaga": (2, 2)}
    table = Table(land, expansions="court,dajokan")
    table.state.row = [3, 0, 1, 2, 4]  # yellow first
    table.state.offices = [FACE_UP] * 6 + [IN_BAG] * 30
    table.receive([7, 0, 0], [12, 0, 0])
    table.do("favour 12", "land kai")
    table.begin("r9c")
    assert (table.asked, table.to_act) == ("SG-D21", [0])
    assert table.view()["ministry"] == "yellow"


@rule("SG-Q80")
def test_favour_12_and_exchanges_beside_a_general() -> None:
    """The pair of Court and Generals: nobody's general or statue is touched."""
    land = {"aki": (0, 3), "mino": (1, 2)}
    table = Table(land, plans=[{"exchange2": "aki"}], general={0: "aki", 1: "mino"},
                  expansions="court,generals")  # fmt: skip
    table.state.statues = [PROVINCES.index("kai") * 8 + 1]
    table.state.reserve[1] = 5
    table.with_officials([3, 0, 0])
    table.state.favours = [11, -1, -1]
    table.begin("r9a")
    assert table.province("aki") == (0, 1)  # an exchange leaves one army, so the general stays
    assert table.general(0) == "aki"
    table.do("favour 12", "land kai")
    assert table.state.statues == [PROVINCES.index("kai") * 8 + 1]
    assert table.general(0) == "aki"
    assert not any(table.state.trophies)
    assert table.asked == "SG-D22"
    table.do("station kai")  # moving there captures the statue
    assert table.state.statues == []
    assert table.state.trophies[1] == 1


# the first Winter with everything


@rule("SG-Y62")
def test_the_first_winter_with_all_expansions() -> None:
    land = {"aki": (0, 2), "mino": (1, 2), "kaga": (2, 2)}
    table = Table(land | {"bingo": (0, 2)}, rice=[1, 9, 9], unrest={"mino": 2}, season="autumn",
                  general={0: "aki", 1: "mino", 2: "kaga"}, expansions=ALL)  # fmt: skip
    table.with_officials([3, 0, 1])
    table.state.calm = 0b100
    table.state.valour = [3, 1, 0]
    table.state.events = [EVENT_CARDS.index("t7")]
    table.state.past = [EVENT_CARDS.index(name) for name in ("t1", "t2", "t3")]
    table.falls({"green": 1})
    drawn = table.copy()
    drawn.begin("w1")
    lost = PROVINCES.index("bingo" if drawn.province("aki") == (0, 2) else "aki")
    table.state.general[0] = lost  # the same chance: his general stands where the revolt comes
    table.begin("w1")
    assert (table.asked, table.to_act) == ("SG-D24", [0])
    assert table.state.owner[lost] == -1
    assert table.general(0) == ""
    assert table.steps[-1] == "w8"
    assert table.state.valour == [0, 0, 0]
    assert not any(table.state.unrest)
    assert table.state.rice == [0, 0, 0]
    assert len(table.state.events) == 4
    assert not {EVENT_CARDS[n] for n in table.state.events} & {"t1", "t2", "t3", "t7"}
    assert table.state.calm == 0b100
    assert table.state.waiting == [3, 0, 1]
    assert table.events("sg-offices") == []
    assert table.state.offices == [IN_BAG] * 36
    table.do(table.legal()[0])
    assert table.general(0) != ""
    assert table.asked == "SG-D6"
    assert table.state.calm == 0b100
    assert table.state.waiting == [3, 0, 1]


# the base game below


def second_autumn(expansions: str, year: int) -> Table:
    """Actions of all kinds, two battles and a Winter, in which no expansion is used."""
    land = {"mino": (0, 5), "omi": (0, 3), "aki": (0, 3), "ise": (0, 2), "hida": (1, 4)}
    land |= {"kaga": (1, 3), "etchu": (1, 2), "kai": (2, 4), "suruga": (2, 3), "musashi": (2, 3)}
    plans = [
        {"battle1": "mino", "castle": "omi", "tax": "aki", "deploy5": "ise"},
        {"battle2": "hida", "temple": "kaga", "rice": "etchu"},
        {"deploy1": "kai", "theatre": "suruga", "tax": "musashi"},
    ]
    table = Table(land, plans=plans, unrest={"aki": 1, "etchu": 1}, inside={"red": 4, "green": 3},
                  buildings={"hida": "castle", "kai": "temple"}, special={0: "chest+1"}, year=year,
                  rice=[7, 6, 5], season="autumn", event="t4", expansions=expansions)  # fmt: skip
    table.state.events = [EVENT_CARDS.index("t10")]
    table.begin("r10")
    while table.asked and table.asked != "SG-D6":
        seat = table.to_act[0]
        if table.asked == "SG-D17":
            wanted = [text for text in table.legal() if text.startswith("attack")]
            table.do(wanted[-1])
        elif table.asked in ("SG-D21", "SG-D23"):
            table.do("decline")
        else:
            table.stand_in(seat)
    return table


def below(table: Table) -> dict[str, object]:
    """All that the base game knows of a position."""
    out = {
        name: getattr(table.state, name)
        for name in (
            "year", "season", "farmers", "owner", "armies", "buildings", "unrest", "tiles",
            "supply", "chests", "rice", "points", "order", "events",
        )
    }  # fmt: skip
    out["tray"], out["inside"] = table.state.tower.tray, table.state.tower.inside
    result = table.state.result()
    out["places"] = None if result is None else result.places
    out["steps"] = [step for step in table.steps if step[0] == "w" and step not in ("w7", "w8")]
    out["scored"] = table.events("sg-scored")
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
    assert len(base.events("sg-thrown")) >= 4  # battles and revolts took place
    assert (base.asked == "") == (year == 2)
    assert below(second_autumn(chosen, year)) == below(base)
