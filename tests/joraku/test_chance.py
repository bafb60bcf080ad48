"""Only daimyo cards, variant cards and the deck are shuffled; nothing else is chance (JK-Q45)."""

from __future__ import annotations

import pytest

from gunbai.core.rng import Rng, seeded
from tests.joraku.table import Table
from tests.rule import rule


def shuffled(rng: Rng, *sizes: int) -> Rng:
    """The generator after these shuffles."""
    after = rng.copy()
    for size in sizes:
        after.shuffle(list(range(size)))
    return after


@rule("JK-Q45")
@pytest.mark.parametrize("players", [3, 4])
def test_only_daimyo_cards_and_the_deck_of_each_round_are_shuffled(players: int) -> None:
    table = Table.new(6, players=players)
    assert table.state.rng.same(shuffled(seeded(6), 6, 21))
    before = table.state.rng.copy()
    round_ = 1
    for _ in table.play_out():
        if table.state.round != round_:
            round_ = table.state.round
            assert table.state.rng.same(shuffled(before, 21))
            before = table.state.rng.copy()
        assert table.state.rng.same(before)
    assert round_ == 3


@rule("JK-Q45")
def test_variant_cards_are_drawn_by_chance_only_if_wanted() -> None:
    assert Table.new(6, players=4, variants="random").state.rng.same(shuffled(seeded(6), 6, 6, 21))
    assert Table.new(6, players=4, variants=[2, 5]).state.rng.same(shuffled(seeded(6), 6, 21))


@rule("JK-Q45", "JK-Q10")
def test_the_same_answers_give_the_same_skirmish_whatever_the_chance() -> None:
    ends = []
    for seed in (1, 2):
        table = Table(["6r 1y", "nr 2y", "3r 3y"], samurai={"red": {"omi": 1}})
        table.state.rng = seeded(seed)
        table.do("play 6r", "effect b", "move omi ise", "stop")
        table.do("play nr", "place ise 1", "stop")
        table.trick("3r 2y 3y 1y")
        ends.append(
            (table.state.points, table.state.samurai, table.state.daimyo, table.state.kachidoki)
        )
    assert ends[0] == ends[1]
