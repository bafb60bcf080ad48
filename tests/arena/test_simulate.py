from __future__ import annotations

from pathlib import Path

import pytest

import gunbai
from gunbai.arena.simulate import Simulation, Tally, option_sets, simulate
from gunbai.core.errors import Refusal
from gunbai.core.record import read_record, replay
from gunbai.games.joraku.flow.skirmish import Trick
from gunbai.games.joraku.state import JorakuState

GAME = gunbai.load("joraku")


def run(simulation: Simulation, jobs: int = 1) -> Tally:
    tally = Tally()
    for played in simulate(simulation, jobs):
        tally.add(played)
    return tally


def test_every_mode_meets_every_pair_of_variant_cards() -> None:
    sets = option_sets(GAME)
    assert len(sets) == 4 * 16
    tables = {(options["mode"], options["players"]) for options in sets}
    assert tables == {("base", "3"), ("base", "4"), ("two_vs_two", "2"), ("neutral", "2")}
    assert len({options["variants"] for options in sets}) == 16


def test_games_of_every_kind_go_well_and_the_same_on_any_number_of_cores() -> None:
    simulation = Simulation("joraku", None, option_sets(GAME), 64)
    once = run(simulation)
    again = run(simulation, jobs=2)
    assert (once.games, once.faults, once.errors, once.problems) == (64, 0, 0, [])
    assert once.digest() == again.digest()
    assert once.answers == again.answers > 64 * 50
    other = Simulation("joraku", None, option_sets(GAME), 64, seed=1)
    assert run(other).digest() != once.digest()


def test_records_of_all_games_can_be_replayed(tmp_path: Path) -> None:
    simulation = Simulation("joraku", None, option_sets(GAME)[:4], 4, records=str(tmp_path))
    plain = Simulation("joraku", None, option_sets(GAME)[:4], 4, check=False)
    assert run(simulation).digest() == run(plain).digest()
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    for file in files:
        assert replay(GAME, read_record(file.read_text(encoding="utf-8"))).over


def test_a_broken_invariant_is_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def faults(s: JorakuState) -> list[Refusal]:
        return [Refusal("jk-bad-cards", "JK-C13")] if s.round == 2 else []

    monkeypatch.setattr(JorakuState, "faults", faults)
    sets = [GAME.read_options({"players": 3})]
    tally = run(Simulation("joraku", None, sets, 2))
    assert (tally.games, tally.faults, tally.errors) == (2, 2, 0)
    assert "seed 0" in tally.problems[0]
    assert "JK-C13" in tally.problems[0]
    assert run(Simulation("joraku", None, sets, 2, check=False)).faults == 0


def test_points_that_fall_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    decide = Trick.decide

    def robbed(self: Trick, s: JorakuState) -> None:
        decide(self, s)
        s.points = [max(0, points - 5) for points in s.points]

    monkeypatch.setattr(Trick, "decide", robbed)
    tally = run(Simulation("joraku", None, [GAME.read_options({"players": 3})], 1))
    assert tally.faults == 1
    assert "value-fell" in tally.problems[0]


def test_a_crash_is_counted_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    decide = Trick.decide

    def crashing(self: Trick, s: JorakuState) -> None:
        if s.setup.players == 4:
            raise IndexError("gone")
        decide(self, s)

    monkeypatch.setattr(Trick, "decide", crashing)
    sets = [GAME.read_options({"players": players}) for players in (3, 4)]
    tally = run(Simulation("joraku", None, sets, 4))
    assert (tally.games, tally.faults, tally.errors) == (4, 0, 2)
    assert "IndexError: gone" in tally.problems[0]
