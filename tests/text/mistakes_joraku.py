"""Everything that is refused in Joraku, and in records and settings of any game."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.core.errors import Refusal
from gunbai.core.position_text import read_position
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.session import Session
from gunbai.core.values import read_data_file
from gunbai.games.joraku.state import JorakuState
from gunbai.language import Language
from tests.text.bad_input import (
    bad_data,
    bad_options,
    bad_positions,
    bad_texts,
    played,
    refused,
)
from tests.text.texts import GAMES

GAME = GAMES["joraku"]
ACTION_POINTS = {
    "rule": "action-points", "step": "start", "seat": 0, "faction": "red", "points": 2,
}  # fmt: skip


def spoilt() -> list[Refusal]:
    return [*_words(), *_data(), *_records(), *_positions()]


def _words() -> list[Refusal]:
    options: list[dict[str, object]] = [
        {"weather": "rain"},
        {"mode": "option-twice"},
        {"variants": "1,1"},
        {"mode": "base", "players": 2},
        {"mode": "neutral", "players": 3},
    ]
    texts = ["", "fly omi", "play 9r", "play", "place omi", "place omi 7", "pass 5r 5r"]
    texts += ["stop now", "effect c", "remove pink", "move omi edo", "pass 5r x" + "y" * 5000]
    out = bad_options(GAME, options) + bad_texts(GAME, texts)
    nothing = Session(GAME).refusal(0, GAME.parse("pass"))
    assert nothing is not None
    out.append(nothing)
    out.append(refused(partial(GAME.unstructure, {"verb": "play", "card": ["5r"]})))
    out.append(refused(partial(read_position, '{"round": }')))
    out.append(refused(partial(gunbai.load, "chess")))
    out.append(refused(partial(Language, "de")))
    out.append(refused(partial(make_bot, "oracle", 1, GAME)))
    out.append(refused(partial(make_bot, "search:lots", 1, GAME)))
    return out


def _data() -> list[Refusal]:
    rows = [[1, 1, 1]] * 3
    blocks: list[dict[str, object]] = [
        {"weather": 1},
        {"kachidoki": 3},
        {"prestige": {"omi": {"rows": rows[:2]}}},
        {"kachidoki": {"row": [1, 2]}},
        {"kachidoki": {"row": [1, 2, 3]}},
        {"variant5": {"amount": -1}},
        {"variant6": {"cost": 9}},
        {"names": {"daimyo": ["one"]}},
        {"names": {"confidence": "hope"}},
    ]
    out = bad_data(GAME, blocks)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "own.toml"
        out.append(refused(partial(read_data_file, file)))
        file.write_text("rows = [", encoding="utf-8")
        out.append(refused(partial(read_data_file, file)))
    return out


def _sealed(lines: list[str]) -> str:
    """Return lines of a record with checks that fit them."""
    chain = b""
    out: list[str] = []
    begun = False
    for line in lines:
        chain = sha256(chain + line.encode()).digest()
        begun = begun or line == "begin"
        out.append(f"{line} #{chain.hex()[:6]}" if begun else line)
    return "\n".join(out) + "\n"


def _read(text: str) -> None:
    replay(GAME, read_record(text))


def _records() -> list[Refusal]:
    text = write_record(played(GAME, {"players": 3}, 9))
    lines = [line.rpartition(" #")[0] or line for line in text.splitlines()]
    assert _sealed(lines) == text
    begin = lines.index("begin")
    bare = text.splitlines()
    bare[begin] = "begin"
    number, seat, _ = lines[begin + 1].split(" ", 2)
    texts = [
        "a letter\n",
        text.rpartition("end ")[0],
        text.replace("begin", "x" * 200_000, 1),
        "\n".join(bare),
        text.replace("seed 5", "seed 6"),
        text + "more\n",
        _sealed([*lines[:-1], "99 s1 stop"]),
        _sealed([*lines[:3], "weather fine", *lines[3:]]),
        _sealed([lines[0], "begin"]),
        _sealed([line.replace("seed 5", "seed five") for line in lines]),
        _sealed([line.replace("seat 2", "seat 3") for line in lines]),
        _sealed([*lines[:6], "data none", *lines[6:]]),
        _sealed([line.replace("rules 1", "rules 0") for line in lines]),
        _sealed([line for line in lines if not line.startswith("seat 3")]),
        _sealed([*lines[: begin + 1], "position {}", *lines[begin + 1 :]]),
        _sealed([*lines[: begin + 1], f"{number} s7 stop", *lines[begin + 2 :]]),
        _sealed([*lines[: begin + 1], f"{lines[begin + 1]} auto", *lines[begin + 2 :]]),
        _sealed([*lines[: begin + 1], f"{number} {seat} play 5r", *lines[begin + 2 :]]),
        _sealed([*lines[:-1], "end 9 finished scores=1,2,3 places=1,2,3"]),
    ]
    return [refused(partial(_read, text)) for text in texts]


def _positions() -> list[Refusal]:
    """Return impossible positions, each with one change."""

    def card_twice(p: Any) -> None:
        p["aside"].append(p["aside"][0])

    def card_in_two_places(p: Any) -> None:
        p["aside"].append(p["seats"][0]["hand"][0])

    def empty_hand(p: Any) -> None:
        hand = p["seats"][p["ask"]["seats"][0]]["hand"]
        p["aside"] += hand
        hand.clear()

    changes: list[Callable[[Any], object]] = [
        lambda p: p.update(game="chess"),
        lambda p: p.update(rules="0"),
        lambda p: p.update(data={"names": {}}),
        lambda p: p.update(round="first"),
        lambda p: p["factions"].pop("red"),
        lambda p: p["seats"].pop(),
        lambda p: p["stack"][-1].update(rule="siege"),
        lambda p: p.update(ask=None),
        lambda p: p.update(stack=[]),
        lambda p: p["ask"].update(key="JK-D99"),
        lambda p: p["ask"].update(seats=[]),
        lambda p: p.update(kachidoki=None),
        lambda p: p["factions"]["red"].update(supply=3),
        lambda p: p["factions"]["red"].update(daimyo=None),
        lambda p: p["factions"]["red"].update(number=p["factions"]["blue"]["number"]),
        lambda p: p["aside"].clear(),
        lambda p: p.update(format=3),
        lambda p: p.pop("round"),
        lambda p: p.update(weather="rain"),
        lambda p: p.update(plays=["red"]),
        lambda p: p.update(plays=["green 5r"]),
        lambda p: p.update(rng=[0, 0, 0, 0]),
        lambda p: p["stack"][0].update(step="nap"),
        lambda p: p["stack"].append({**ACTION_POINTS, "last": "fly"}),
        card_twice,
        card_in_two_places,
        empty_hand,
    ]
    session = played(GAME, {"players": 3}, 3)
    out = bad_positions(GAME, session, changes)
    neutral = played(GAME, {"mode": "neutral"}, 4)
    out += bad_positions(
        GAME,
        neutral,
        [
            lambda p: p["factions"]["yellow"].update(daimyo="omi"),
            lambda p: p["factions"]["yellow"].update(points=3),
        ],
    )
    state = session.state.clone()
    assert isinstance(state, JorakuState)
    state.points[0] = -1
    return [*out, *state.faults()]
