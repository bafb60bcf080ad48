from __future__ import annotations

import pytest

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.bots.search import Choices, Node, SearchBot, Walk, lead
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.core.state import State
from tests.joraku.table import Table

GAME = gunbai.load("joraku")
JUDGE = GAME.judge()


def searcher(iterations: int, seed: int = 1) -> SearchBot:
    bot = make_bot(f"search:{iterations}", seed, GAME)
    assert isinstance(bot, SearchBot)
    return bot


def choices_in(place: Node) -> int:
    return sum(found is not None for found in place.choices)


def test_same_seed_and_budget_same_choices() -> None:
    games: list[list[int]] = []
    for _ in range(2):
        state = GAME.new({"players": 3}, 8)
        bots = [searcher(15, seat) for seat in range(3)]
        chosen: list[int] = []
        for _ in range(25):
            seat = state.to_act()[0]
            chosen.append(bots[seat].choose(Knowledge(state, seat)))
            state.apply(seat, chosen[-1])
        games.append(chosen)
    assert games[0] == games[1]


def test_the_budget_is_kept() -> None:
    state = GAME.new({"players": 4}, 2)
    bot = searcher(40)
    root = Node(4)
    bot.search(Knowledge(state, 0), root)
    assert root.of(0).count == 40
    assert sum(root.of(0).visits) == 40


def test_a_search_ends_early_when_its_choice_is_settled() -> None:
    """In the time that is left no other answer could be tried as often."""
    table = Table(["5r 6b 2r", "1r 4b 3y", "2y 3r 6y"])
    bot = make_bot("search:20000ms", 1, GAME)
    assert isinstance(bot, SearchBot)
    root = Node(3)
    bot.search(Knowledge(table.state, 0), root)
    choices = root.of(0)
    assert choices.count < bot.rate  # what the time was enough for
    assert lead(choices) > bot.rate - choices.count


def test_a_forced_answer_is_given_without_thought() -> None:
    table = Table(["5r 6b", "1r 4b", "2y 3y"])
    table.do("play 5r", "effect a", "place totomi 3")
    bot = searcher(10_000_000)  # would take an hour
    (only,) = table.state.candidates(1)
    before = bot.rng.words()
    assert bot.choose(Knowledge(table.state, 1)) == only
    assert bot.rng.words() == before


@pytest.mark.parametrize(
    ("options", "seats"),
    [({"players": 4}, 4), ({"mode": "two_vs_two"}, 2), ({"mode": "neutral"}, 2)],
)
def test_sealed_answers_do_not_tell_places_apart(options: dict[str, object], seats: int) -> None:
    """Each seat has statistics of its own, and all meet in one place when the answers are in."""
    state = GAME.new(options, 4)
    while state.ask is not None and not state.ask.secret:
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    root = Node(seats)
    knowledge = Knowledge(state, 0)
    rng = seeded(3)
    for _ in range(80):
        Walk(JUDGE, root, 0, rng).run(knowledge.possible(rng))
    assert choices_in(root) == seats
    for seat in range(seats):
        choices = root.of(seat)
        assert choices.count == 80
        assert sum(visits > 0 for visits in choices.visits) > 1
        assert all(below is None for below in choices.nexts)
    assert root.after is not None
    assert choices_in(root.after) >= 1


def test_an_answer_is_judged_by_how_often_it_was_possible() -> None:
    """The cards of others differ from deal to deal: rarely possible answers are not held back."""
    table = Table(["5r 6b 2r", "1r 4b 3y", "2y 3r 6y"])
    root = Node(3)
    knowledge = Knowledge(table.state, 0)
    rng = seeded(3)
    for _ in range(120):
        Walk(JUDGE, root, 0, rng).run(knowledge.possible(rng))
    own = root.of(0)
    assert own.possible == [120] * 3
    assert sum(own.visits) == 120
    below = effect_of(root)
    assert below.count == sum(below.visits)
    assert max(below.possible) <= below.count


def effect_of(root: Node) -> Choices:
    own = root.of(0)
    place = max(range(len(own.visits)), key=own.visits.__getitem__)
    after = own.nexts[place]
    assert after is not None
    return after.of(0)


def chain(bot: SearchBot, state: State, seat: int) -> int:
    """Answer once, and say how much of the search can be taken over to the next decision."""
    state.apply(seat, bot.choose(Knowledge(state, seat)))
    root = bot.take_up(Knowledge(state, seat))
    bot.kept = root
    return root.of(seat).count


def test_the_tree_is_kept_while_the_same_play_goes_on() -> None:
    table = Table(["5r 6b 2r", "1r 4b 3y", "2y 3r 6y"])
    assert chain(searcher(60), table.state, 0) > 10


def test_the_tree_is_dropped_when_the_game_went_another_way() -> None:
    table = Table(["5r 6b 2r", "1r 4b 3y", "2y 3r 6y"])
    bot = searcher(60)
    chosen = bot.choose(Knowledge(table.state, 0))
    other = next(action for action in table.state.legal(0) if action != chosen)
    table.state.apply(0, other)
    assert bot.take_up(Knowledge(table.state, 0)).of(0).count == 0
