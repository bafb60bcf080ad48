"""A program: bots of whichever version of the package is found first, asked over standard input.

Each line of input is a question as JSON, each line of output its answer. It uses only what this
package has had for many versions. Its time is processor time: other processes cost a bot nothing.
"""

from __future__ import annotations

import json
import re
import sys
import time
from typing import Any

time.perf_counter = time.thread_time  # versions that use the wall clock are timed in the same way

import gunbai  # noqa: E402 (its clock is set above)
from gunbai.bots.bot import Bot  # noqa: E402
from gunbai.bots.factory import make_bot  # noqa: E402
from gunbai.core.errors import BadPosition  # noqa: E402
from gunbai.core.game import Game  # noqa: E402
from gunbai.core.knowledge import Knowledge  # noqa: E402
from gunbai.core.state import State  # noqa: E402


def restore(game: Game, position: dict[str, Any]) -> State:
    """Return a position, without the fields that this version does not know."""
    while True:
        try:
            return game.restore(position)
        except BadPosition as error:
            if error.refusal.key != "position-extra":
                raise
            *path, name = re.findall(r"[\w-]+", str(error.refusal.words["name"]))
            place: Any = position
            for step in path:
                place = place[int(step) if step.isdigit() else step]
            del place[name]


def main(name: str, data: str) -> None:
    game = gunbai.load(name, data or None)
    bots: dict[str, Bot] = {}
    for line in sys.stdin:
        question = json.loads(line)
        answer: dict[str, object] = {}
        if "spec" in question:
            bots[question["bot"]] = make_bot(question["spec"], question["seed"], game)
        else:
            knowledge = Knowledge(restore(game, question["position"]), question["seat"])
            start = time.thread_time()
            action = bots[question["bot"]].choose(knowledge)
            answer = {"answer": game.text(action), "seconds": time.thread_time() - start}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
