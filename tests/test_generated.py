"""The code that is made from declarations: up to date, and true to what was declared."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from gunbai.core.codec import Codec, Verb

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "gunbai" / "games"
DECLARED = sorted(file.parent.name for file in GAMES.glob("*/verbs.py"))


def test_everything_made_is_up_to_date() -> None:
    command = [sys.executable, "tools/generate.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"run ./dev generate\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("game", DECLARED)
def test_every_verb_is_packed_and_unpacked_as_declared(game: str) -> None:
    codec: Codec = importlib.import_module(f"gunbai.games.{game}.verbs").CODEC
    actions = importlib.import_module(f"gunbai.games.{game}.actions")
    for verb in codec.verbs:
        name = verb.name.replace("-", "_")
        if not verb.fields:
            assert getattr(actions, name.upper()) == verb.pack([])
            continue
        pack = getattr(actions, name, None) or getattr(actions, f"{name}_")
        for values in _samples(verb):
            action = pack(*values)
            assert action == verb.pack(values)
            for field, value in zip(verb.fields, values, strict=True):
                assert getattr(actions, f"{name}_{field.name}")(action) == value
            if len(values) > 1:
                assert list(getattr(actions, f"unpack_{name}")(action)) == values


def _samples(verb: Verb) -> list[list[int]]:
    """All fields at their least and most, and each alone at its most."""
    most = [(1 << field.kind.bits) - 1 for field in verb.fields]
    alone = [[m if i == n else 0 for i, m in enumerate(most)] for n in range(len(most))]
    return [[0] * len(most), most, *alone]
