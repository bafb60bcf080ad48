"""The judgement of Shogun's bots: odds of battles, plans, positions, the plans of others."""

from __future__ import annotations

from itertools import permutations

import pytest

from gunbai.core.codec import verb_of
from gunbai.core.rng import Rng, seeded
from gunbai.games.shogun.actions import ATTACK, attack_target
from gunbai.games.shogun.bot.assignment import Assignment
from gunbai.games.shogun.bot.evaluate import expectations
from gunbai.games.shogun.bot.guess import guess
from gunbai.games.shogun.bot.plan_values import PlanValues, values_of_plan
from gunbai.games.shogun.flow.odds import attack_odds, revolt_odds
from gunbai.games.shogun.names import PROVINCES
from tests.shogun.table import SHOGUN, Table

BLUE, YELLOW, RED = 0, 1, 2
JUDGE = SHOGUN.judge()


# odds


def battles(table: Table, text: str, count: int) -> tuple[float, float]:
    """Return how often the first seat took Owari, and its owner kept it, in so many battles."""
    target = PROVINCES.index("owari")
    taken = kept = 0
    for number in range(count):
        world = table.copy()
        world.state.rng = seeded(number)
        world.answer(BLUE, text)
        while world.asked and world.asked != "SG-D10":
            world.stand_in()
        taken += world.state.owner[target] == BLUE
        kept += world.state.owner[target] == YELLOW
    return taken / count, kept / count


@pytest.mark.parametrize("armies", [2, 4, 6])
def test_the_odds_of_an_attack_are_those_of_the_tower(armies: int) -> None:
    table = Table(
        {"mino": (BLUE, armies + 1), "owari": (YELLOW, 3), "kaga": (RED, 1)},
        plans=[{"battle1": "mino"}],
        inside={"blue": 2, "yellow": 1, "green": 4},
        tray={"yellow": 1, "green": 1},
    )
    table.carry_out("battle1")
    odds = attack_odds(table.state, BLUE, PROVINCES.index("owari"), armies, False)
    taken, kept = battles(table, f"attack owari {armies} without", 1500)
    assert odds.win == pytest.approx(taken, abs=0.05)
    assert odds.hold == pytest.approx(kept, abs=0.05)
    assert odds.win + odds.hold + odds.none == pytest.approx(1.0)


def test_markers_make_a_revolt_harder_to_put_down() -> None:
    chances = []
    for markers in (1, 2, 3):
        table = Table({"mino": (BLUE, 3)}, unrest={"mino": markers})
        chances.append(revolt_odds(table.state, PROVINCES.index("mino"), 0))
    assert 1.0 > chances[0] > chances[1] > chances[2] > 0.0


# plans


def test_the_values_of_plans_are_kept_for_a_round_and_by_no_rule() -> None:
    """Positions copied from each other share them, also where a search looked ahead."""
    table = Table({"mino": (BLUE, 3), "owari": (YELLOW, 3), "kaga": (RED, 1)})
    state = table.state
    copied = state.clone()
    kept = values_of_plan(copied, BLUE)
    assert values_of_plan(state, BLUE) is kept
    for _ in range(3):  # three searches that come to the next round
        ahead = state.clone()
        ahead.specials = ahead.specials[:]  # are laid out for each round
        assert values_of_plan(ahead, BLUE) is not kept
        assert values_of_plan(state, BLUE) is kept
    state.specials = state.specials[:]
    assert values_of_plan(state, BLUE) is not kept


def random_values(rows: int, columns: int, rng: Rng) -> list[float]:
    return [rng.below(40) / 10.0 for _ in range(rows * columns)]


def worth_of(values: list[float], columns: int, chosen: tuple[int, ...]) -> float:
    return sum(values[row * columns + column] for row, column in enumerate(chosen) if column >= 0)


@pytest.mark.parametrize(("rows", "columns"), [(3, 5), (4, 4)])
def test_the_assignment_is_the_best_of_all(rows: int, columns: int) -> None:
    rng = seeded(5)
    for _ in range(20):
        values = random_values(rows, columns, rng)
        ways = list(permutations(range(columns), rows))
        best = max(worth_of(values, columns, way) for way in ways)
        found = Assignment(rows, columns, values)
        chosen = tuple(found.chosen())
        assert len(set(chosen)) == rows
        assert worth_of(values, columns, chosen) == pytest.approx(best)
        losses = found.losses()
        for way in ways:  # no plan with this pair is better than its loss says
            worth = worth_of(values, columns, way)
            for row, column in enumerate(way):
                assert worth <= best - losses[row * columns + column] + 1e-9
        assert all(losses[row * columns + column] < 1e-9 for row, column in enumerate(chosen))


def test_with_fewer_cards_than_slots_the_worst_slots_stay_empty() -> None:
    values = [1.0, 0.5, 9.0, 2.0, 0.0, 8.0]  # three slots, two cards
    assert Assignment(3, 2, values).chosen() == [-1, 0, 1]


# positions


def test_chances_add_up_to_1_throughout_a_game() -> None:
    for seed, expansions in ((1, "none"), (2, "court,samurai,generals,dajokan")):
        s = SHOGUN.new({"players": 3, "expansions": expansions}, seed)
        rng = seeded(seed)
        while s.ask is not None:
            if rng.below(10) == 0:
                chances = JUDGE.evaluate(s)
                assert sum(chances) == pytest.approx(1.0)
                assert all(0.0 <= chance <= 1.0 for chance in chances)
            seat = s.ask.first
            choices = s.candidates(seat)
            s.apply(seat, choices[rng.below(len(choices))])


def table(**changes: object) -> Table:
    armies = {"mino": (BLUE, 4), "owari": (YELLOW, 4), "kaga": (RED, 4)}
    return Table(armies, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "better",
    [
        {"points": [5, 0, 0]},
        {"buildings": {"mino": "castle"}},
        {"chests": [10, 4, 4]},
        {"rice": [4, 1, 1]},
        {"inside": {"blue": 3}},
    ],
    ids=lambda better: next(iter(better)),
)
def test_who_has_more_stands_better(better: dict[str, object]) -> None:
    plain = table(chests=[4, 4, 4], rice=[1, 1, 1])
    more = table(**{"chests": [4, 4, 4], "rice": [1, 1, 1], **better})
    assert JUDGE.evaluate(more.state)[BLUE] > JUDGE.evaluate(plain.state)[BLUE]
    assert JUDGE.evaluate(more.state)[RED] < JUDGE.evaluate(plain.state)[RED]


def test_a_point_counts_more_towards_the_end() -> None:
    early = JUDGE.evaluate(table(points=[3, 0, 0], year=1, season="spring").state)[BLUE]
    late = JUDGE.evaluate(table(points=[3, 0, 0], year=2, season="autumn").state)[BLUE]
    even = JUDGE.evaluate(table(year=2, season="autumn").state)[BLUE]
    assert late > early > even


def test_before_the_last_count_the_points_of_winter_are_foreseen() -> None:
    """SG-W9…W12: two provinces, a castle with the majority, and nothing else to come."""
    table = Table(
        {"mino": (BLUE, 1), "owari": (BLUE, 1), "kaga": (YELLOW, 1), "aki": (RED, 1)},
        buildings={"mino": "castle"},
        rice=[9, 9, 9],
        year=2,
        season="winter",
    )
    blue, yellow, red = expectations(table.state)
    assert blue - yellow == pytest.approx(1 + 1 + 3, abs=0.01)
    assert yellow == pytest.approx(red)


# what others have planned


def test_a_guess_is_possible_and_leaves_alone_what_is_known() -> None:
    table = Table.new(4, players=4, expansions="court")
    rng = seeded(9)
    looked = 0
    while table.asked and looked < 60:
        seat = table.to_act[0]
        if rng.below(6) == 0:
            looked += 1
            me = rng.below(4)
            world = table.determinize(me, rng.next())
            guess(world.state, me)
            assert world.state.faults() == []
            assert world.view(me) == table.view(me)
        choices = table.state.candidates(seat)
        table.state.apply(seat, choices[rng.below(len(choices))])
    assert looked == 60


def test_others_are_thought_to_plan_in_their_own_interest() -> None:
    """Far more often than by chance the card that is worth most lies in the slot."""
    table = Table.new(4, players=4)
    table.play_random("SG-D6")
    plan = PlanValues(table.state, RED)
    lost = {"guessed": 0.0, "dealt": 0.0}
    for seed in range(30):
        for way in lost:
            world = table.determinize(BLUE, seed)
            guess(world.state, BLUE)
            if way == "dealt":
                world.state.rng.shuffle(cards := world.state.plans[2 * 14 : 2 * 14 + 10])
                world.state.plans[2 * 14 : 2 * 14 + 10] = cards
            for place in range(10):
                lost[way] += plan.lost(world.state.plan(RED, place), place)
    assert lost["guessed"] < 0.4 * lost["dealt"]


def test_the_own_plan_is_never_guessed() -> None:
    table = Table(
        {"mino": (BLUE, 4), "kai": (BLUE, 2), "owari": (YELLOW, 4), "kaga": (RED, 4)},
        plans=[{"castle": "chests3", "temple": "mino", "battle1": "kai"}],
    )
    table.carry_out("castle", "battle1")
    guess(table.state, BLUE)
    assert [table.slot(BLUE, name) for name in ("castle", "temple", "battle1")] == [
        "chests3",
        "mino",
        "kai",
    ]


def test_a_hopeless_attack_is_judged_worse_than_a_safe_one() -> None:
    table = Table(
        {"mino": (BLUE, 6), "owari": (YELLOW, 9), "kaga": (RED, 1)},
        plans=[{"battle1": "mino"}],
    )
    table.carry_out("battle1")
    actions = table.state.legal(BLUE)
    judged = dict(zip(actions, JUDGE.worth(table.state, BLUE, actions), strict=True))
    attacks = [action for action in actions if verb_of(action) == ATTACK]
    strong = [a for a in attacks if attack_target(a) == PROVINCES.index("owari")]
    weak = [a for a in attacks if attack_target(a) != PROVINCES.index("owari")]
    assert strong
    assert weak
    assert max(judged[a] for a in weak) > max(judged[a] for a in strong)
