from __future__ import annotations

import pytest

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.bots.faithful import FaithfulBot
from gunbai.bots.greedy import GreedyBot
from gunbai.bots.hasty import near_the_best
from gunbai.bots.ismcts import IsmctsBot
from gunbai.bots.levels import LEVELS
from gunbai.bots.search import SearchBot
from gunbai.bots.simple import CarelessBot, RandomBot
from gunbai.core.errors import GunbaiError
from gunbai.core.knowledge import Knowledge
from gunbai.server.config import MOST_LEVEL

GAME = gunbai.load("joraku")


def test_bots_are_made_by_their_names() -> None:
    assert isinstance(make_bot("random", 1, GAME), RandomBot)
    assert isinstance(make_bot("greedy", 1, GAME), GreedyBot)
    careless = make_bot("careless:40", 1, GAME)
    assert isinstance(careless, CarelessBot)
    assert careless.percent == 40


def test_a_search_has_a_budget_of_time_or_of_iterations() -> None:
    timed = make_bot("search:200ms", 1, GAME)
    assert isinstance(timed, SearchBot)
    assert (timed.iterations, timed.seconds) == (0, 0.2)
    counted = make_bot("search:1000", 1, GAME)
    assert isinstance(counted, SearchBot)
    assert (counted.iterations, counted.seconds) == (1000, 0.0)
    plain = make_bot("search", 1, GAME)
    assert isinstance(plain, SearchBot)
    assert plain.seconds > 0


def test_the_yardstick_has_the_same_budgets() -> None:
    for spec, budget in (("ismcts:100ms", (0, 0.1)), ("ismcts:1000", (1000, 0.0))):
        bot = make_bot(spec, 1, GAME)
        assert isinstance(bot, IsmctsBot)
        assert (bot.iterations, bot.seconds) == budget


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_levels_are_bots_and_keep_their_names(name: str) -> None:
    game = gunbai.load(name)
    for level in LEVELS:
        assert len(level.name) <= MOST_LEVEL
        assert make_bot(level.name, 1, game).name == level.name


def test_a_search_of_a_level_ends_before_its_time_is_up() -> None:
    for level in LEVELS:
        bot = make_bot(level.name, 1, GAME)
        assert isinstance(bot, FaithfulBot)
        if isinstance(bot.model, SearchBot):
            assert 0 < bot.model.seconds < level.seconds
            assert bot.model.seconds < bot.model.plan_seconds < level.plan


def test_a_beginner_takes_only_what_looks_nearly_as_good_as_the_best() -> None:
    assert near_the_best([1.0, 0.9, 0.01, 0.06]) == [0, 1, 3]
    assert near_the_best([0.0, 0.0]) == [0, 1]


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_a_beginner_plays_every_game(name: str) -> None:
    game = gunbai.load(name)
    bot = make_bot("hasty:100", 5, game)
    state = game.new({}, seed=3)
    for _ in range(40):
        seat = state.to_act()[0]
        action = bot.choose(Knowledge(state, seat))
        assert action in state.candidates(seat)
        state.apply(seat, action)
        if state.ask is None:
            break


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("", "bot-unknown"),
        ("clever", "bot-unknown"),
        ("random:3", "bot-unknown"),
        ("greedy:", "bot-unknown"),
        ("search:", "bot-number"),
        ("search:0", "bot-number"),
        ("search:-5", "bot-number"),
        ("search:ms", "bot-number"),
        ("search:2s", "bot-number"),
        ("search:¼", "bot-number"),
        ("search:99999999999", "bot-number"),
        ("ismcts:0ms", "bot-number"),
        ("careless:101", "bot-number"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(spec: str, key: str) -> None:
    with pytest.raises(GunbaiError) as caught:
        make_bot(spec, 1, GAME)
    assert caught.value.refusal.key == key
    assert caught.value.refusal.words["bot"] == spec
