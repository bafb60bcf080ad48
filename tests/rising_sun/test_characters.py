"""Characters of bots shift what their word is worth and how gladly they fight, and nothing else."""

from __future__ import annotations

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.bots.faithful import FaithfulBot
from gunbai.core.judge import PRICE_OF_A_WORD
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.language import LANGUAGES, Language

GAME = gunbai.load("rising_sun")


def test_no_character_breaks_its_word_for_less_than_the_price_of_all() -> None:
    prices = {}
    for name in GAME.judge().characters():
        bot = make_bot("medium", 1, GAME, character=name)
        assert isinstance(bot, FaithfulBot)
        prices[name] = bot.price
    assert min(prices.values()) >= PRICE_OF_A_WORD
    assert prices["loyal"] > prices["careful"] > prices["daring"]


def test_a_daring_bot_likes_to_meet_rivals_and_a_careful_one_does_not() -> None:
    state = GAME.new({}, seed=4)
    rng = seeded(4)
    values: dict[str, list[float]] = {}
    while state.ask is not None:
        seat = state.to_act()[0]
        actions = state.candidates(seat)
        if state.ask.key == "RS-DP07":
            known = Knowledge(state, seat).sample
            for name in ("", "daring", "careful"):
                judge = GAME.judge().in_character(name)
                values[name] = judge.liked(known, seat, actions, [0.0] * len(actions))
            if any(values["daring"]):
                break
        state.apply(seat, actions[rng.below(len(actions))])
    assert not any(values[""])
    assert max(values["daring"]) > 0.0
    assert min(values["careful"]) < 0.0


def test_characters_have_names_in_all_languages_and_other_games_have_none() -> None:
    for code in LANGUAGES:
        for name in GAME.judge().characters():
            assert Language(code).say(f"web-character-{name}")
            assert Language(code).say(f"web-character-{name}.about")
    assert gunbai.load("joraku").judge().characters() == []
