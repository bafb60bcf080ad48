"""Print fingerprints of random games: run by a test in other processes, and to compare machines.

python tests/properties/digest.py [GAMES_PER_MODE]
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gunbai.core import state as core_state
from gunbai.core.record import write_record
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from tests.properties.games import GAMES, Table, choose, mode_tables


def fingerprint(table: Table, games: int) -> str:
    """Return a hash of all events, views and bots' worlds in some games."""
    out = hashlib.sha256()
    judge = table.game.judge()
    for seed in range(games):
        rng = seeded(seed + 77)
        session = Session(table.game, table.options, seed)
        while not session.over:
            seat, action = choose(session.state, rng)
            if rng.below(8) == 0:
                world = session.state.determinize(seat, rng.next())
                out.update(json.dumps(world.dump()).encode())
                out.update(json.dumps(session.view(seat)).encode())
                out.update(repr(session.state.candidates(seat)).encode())
                out.update(repr([f"{value:.9f}" for value in judge.evaluate(world)]).encode())
            session.submit(seat, action)
        for event in session.events:
            out.update(event.line().encode())
        out.update(write_record(session).encode())
    return out.hexdigest()


def fingerprints(games: int) -> dict[str, str]:
    out: dict[str, str] = {}
    for game in GAMES:
        drawn = {o.name: "random" for o in game.options() if "random" in o.words}
        for table in mode_tables(game, **drawn):
            out[str(table)] = fingerprint(table, games)
    return out


if __name__ == "__main__":
    compiled = Path(core_state.__file__).suffix != ".py"
    found = fingerprints(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
    print(json.dumps({"compiled": compiled, "fingerprints": found}, indent=1))
