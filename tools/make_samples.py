"""Write samples for the client's tests: views of real games at named moments.

`./dev types` runs it; a test compares the files with what it would write now. A moment is the
first decision of a seeded game that fits; its seats answer at random or as absent players do.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

import gunbai
from gunbai.core.rng import seeded
from gunbai.core.seat_view import View
from gunbai.server.changes import change
from gunbai.server.conversion import happening, scene_changes
from gunbai.server.messages import ReplayMove, ReplayRun

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src" / "games"
NAMES: Final = ["Vera", "Oleh", "Ann", "Ira"]
#: Choices and lines of the log beyond these say nothing new to a test.
MOST_CHOICES: Final = 24
MOST_LINES: Final = 24


class Moment:
    """A game to play, and the decision to stop at."""

    def __init__(
        self,
        options: Mapping[str, object],
        key: str,
        fits: Callable[[View], bool] = bool,
        absent: bool = False,
    ) -> None:
        self.options: Final = options
        self.key: Final = key
        self.fits: Final = fits
        self.absent: Final = absent


def planned(view: View) -> bool:
    """Return True if taxes, a castle and the bid are laid, and slots are left."""
    laid = view["position"]["own"]["plan"]
    return all(laid[slot] for slot in ("tax", "castle", "auction")) and not all(laid.values())


def led(view: View) -> bool:
    return bool(view["position"].get("trick"))


def after_prestige(view: View) -> bool:
    return bool(view["position"]["round"] == 2)


MOMENTS: Final[dict[str, dict[str, Moment]]] = {
    "joraku": {
        "trick": Moment({"players": 3}, "JK-D03", led),
        "points": Moment({"players": 3}, "JK-D07"),
        "scored": Moment({"players": 3}, "JK-D02", after_prestige),
    },
    "shogun": {
        "planning": Moment({"players": 3}, "SG-D6", planned, absent=True),
        "audience": Moment({"players": 3, "expansions": "court"}, "SG-D10"),
        "winter": Moment({"players": 3}, "SG-D20"),
    },
    "rising_sun": {
        "tea": Moment({"clans": "koi,lotus,bonsai", "players": 3}, "RS-DP03"),
        "mandate": Moment({"clans": "koi,lotus,bonsai", "players": 3}, "RS-DP05"),
        "bid": Moment({"clans": "koi,lotus,bonsai", "players": 3}, "RS-DP22"),
    },
}
#: Values of the table that the tests look at.
VALUES: Final = {"shogun": ["cards", "regions.sun", "borders.sun", "routes.sun", "events"]}


def sample(name: str, moment: Moment) -> dict[str, Any]:
    """Play until the moment has come, and show it to the seat that is asked."""
    game = gunbai.load(name)
    for seed in range(100):
        players = int(str(moment.options["players"]))
        session = gunbai.Session(game, moment.options, seed=seed, names=NAMES[:players])
        chance = seeded(seed)
        while not session.over:
            seat = session.state.to_act()[0]
            asked = session.state.ask
            if asked is not None and asked.key == moment.key:
                view = session.view(seat)
                if moment.fits(view):
                    return shown(session, view)
            if moment.absent:
                session.submit(seat, session.default(seat))
            else:
                actions = session.candidates(seat)
                session.submit(seat, actions[chance.below(len(actions))])
    raise ValueError(f"no game of {name} comes to {moment.key}")


def shown(session: gunbai.Session, view: View) -> dict[str, Any]:
    events = session.events_for(view["seat"])[-MOST_LINES:]
    lines = [happening(session.game, event, session) for event in events]
    return {
        "names": session.names,
        "view": {**view, "choices": view["choices"][:MOST_CHOICES]},
        "log": [
            {"key": line.key, "words": line.words}
            | ({"background": line.background} if line.background else {})
            for line in lines
        ],
    }


#: Answers that are looked at for scenes, and how many of them a sample has.
SHOWN: Final = 160
ANSWERS: Final = 4


def scenes(name: str) -> dict[str, Any]:
    """Play on; return the answers with the most scenes for a seat, and the view they end in."""
    game = gunbai.load(name)
    session = gunbai.Session(game, {"players": 3}, seed=1, names=NAMES[:3])
    session.watched = True
    chance = seeded(1)
    told: list[ReplayMove] = []
    views = [session.view(0)]
    lengths = [len(session.events_for(0))]
    while not session.over and len(told) < SHOWN:
        events = len(session.events)
        seat = session.state.to_act()[0]
        actions = session.candidates(seat)
        session.submit(seat, actions[chance.below(len(actions))])
        found, reached = scene_changes(session.scenes(0), views[-1])
        views.append(session.view(0))
        lines = [happening(game, event, session) for event in session.events_for(0, events)]
        lengths.append(lengths[-1] + len(lines))
        told.append(ReplayMove(change(reached, views[-1]), found, lines))
    first = max(range(len(told) - ANSWERS), key=lambda at: many(told[at : at + ANSWERS]))
    last = first + ANSWERS
    run = ReplayRun(first, views[first], lengths[first], told[first:last])
    return {"run": msgspec.to_builtins(run), "view": views[last], "lines": lengths[last]}


def many(moves: list[ReplayMove]) -> int:
    return sum(len(move.scenes) for move in moves)


def render(name: str) -> str:
    """Return the samples as JSON, one line per moment, so that diffs stay small."""
    parts: dict[str, Any] = {key: sample(name, moment) for key, moment in MOMENTS[name].items()}
    wanted = VALUES.get(name, [])
    parts["values"] = [
        {"name": f.name, "values": dict(f.values), "confidence": f.confidence, "source": f.source}
        for f in gunbai.load(name).values()
        if f.name in wanted
    ]
    return rendered(parts)


def rendered(parts: Mapping[str, Any]) -> str:
    lines = [
        f'"{key}": {json.dumps(part, ensure_ascii=False, separators=(",", ":"))}'
        for key, part in parts.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def targets() -> dict[Path, str]:
    """Return the text of each file that is made."""
    shown = {name: scenes(name) for name in MOMENTS}
    made = {WEB / name / "samples.json": render(name) for name in MOMENTS}
    return made | {WEB.parent / "core" / "scene_samples.json": rendered(shown)}


if __name__ == "__main__":
    for path, text in targets().items():
        path.write_text(text, encoding="utf-8")
