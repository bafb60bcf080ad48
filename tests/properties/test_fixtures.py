"""Whole recorded games are replayed: what was played once is played the same for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gunbai
from gunbai.core.record import read_record, replay, write_record
from tests.shipped import SHIPPED
from tools.make_fixtures import GAMES_EACH, event_digest, folders

FOLDER = Path(__file__).resolve().parents[1] / "fixtures"
FOLDERS = sorted(path for path in FOLDER.glob("*/*") if path.is_dir())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_recorded_games_are_replayed_event_by_event(folder: Path) -> None:
    digests = json.loads((folder.parent / "events.json").read_text(encoding="utf-8"))
    game = gunbai.load(folder.parent.name)
    records = sorted(folder.glob("*.record"))
    assert len(records) >= GAMES_EACH
    for path in records:
        text = path.read_bytes().decode()
        record = read_record(text)
        session = replay(game, record)
        assert session.over, path
        assert session.game.rules.name == (
            folder.name if folder.name in game.rules.known else game.rules.known[0]
        )
        assert event_digest(session.events) == digests[f"{folder.name}/{path.name}"], path
        assert write_record(session) == text, path


@pytest.mark.parametrize("name", SHIPPED)
def test_every_option_set_has_its_games(name: str) -> None:
    digests = json.loads((FOLDER / name / "events.json").read_text(encoding="utf-8"))
    sets = folders(name)
    assert sorted({key.split("/")[0] for key in digests}) == sorted(sets)
    assert len(digests) == sum(len(games) for games in sets.values())
    assert len({*digests.values()}) == len(digests)
