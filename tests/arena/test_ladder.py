from __future__ import annotations

import gunbai
from gunbai.arena.ladder import LADDER, Climb, Rung, as_markdown, play_rung
from gunbai.arena.matches import MatchRow
from gunbai.bots.factory import make_bot


def test_all_bots_of_the_ladder_exist() -> None:
    game = gunbai.load("joraku")
    for rung in LADDER:
        for spec in (rung.bot, rung.other):
            assert make_bot(spec, 0, game).name == spec
        assert rung.low < rung.high


def test_a_rung_ends_as_soon_as_it_is_decided() -> None:
    game = gunbai.load("joraku")
    rung = Rung("careless:100", "random", 0.02, 0.95, 40)  # even, so very soon neither
    decisions = [climb.decision for climb in play_rung(game, rung, 1, 1)]
    assert decisions[-1]
    assert not any(decisions[:-1])
    assert len(decisions) < 40


def test_results_are_a_table_for_the_documentation() -> None:
    row = MatchRow(0, 0, [0, 1, 2, 3], [4, 3, 2, 1], [1, 2, 3, 4], [1] * 4, [0.0] * 4, [0] * 4)
    table = as_markdown([Climb("joraku", Rung("greedy", "random", 0.5, 0.6, 9), [row], "")])
    last = table.splitlines()[-1]
    assert last.startswith("| joraku | `greedy` against `random` | 1 | 1.00 | 0.21–1.00 |")
    assert last.endswith("| open |")
