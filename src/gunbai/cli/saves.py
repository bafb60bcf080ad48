"""Records on disk, written so that nothing is ever lost."""

from __future__ import annotations

import errno
import os
import shlex
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from gunbai import GAMES
from gunbai.cli.terminal import Wrong, WrongRecord
from gunbai.core.errors import BadData, BadRecord
from gunbai.core.game import Game
from gunbai.core.record import Record, read_record, replay, write_record
from gunbai.core.session import Session
from gunbai.games import load
from gunbai.home import data_folder

SUFFIX: Final = ".gunbai"
_DATA_LINE: Final = 7  # the line of a record with its custom values
_TOO_BIG: Final = 10_000_000  # bytes; the longest games take a few thousand


def new_path(game: str) -> Path:
    """Return an unused path for a new record."""
    folder = data_folder() / "records"
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def save(session: Session, path: Path) -> None:
    """Write the record to a temporary file and move it into place: never half a file."""
    if path.parent.exists() and not path.parent.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path.parent))
    path.parent.mkdir(parents=True, exist_ok=True)
    text = write_record(session)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def open_record(path: Path, upto: int = -1) -> tuple[Record, Session]:
    """Read a record from a file and replay it; an error names the file and the line."""
    try:
        if path.stat().st_size > _TOO_BIG:
            raise Wrong("cli-file-big", file=str(path))
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Wrong("cli-file-text", file=str(path)) from None
    try:
        record = read_record(text)
        game = _game_of(record)
        return record, replay(game, record, upto)
    except BadRecord as error:
        raise WrongRecord(str(path), error) from None


def _game_of(record: Record) -> Game:
    """Return the record's game with its custom values."""
    if record.game not in GAMES:
        raise Wrong("game-unknown", game=record.game, known=", ".join(GAMES))
    try:
        return load(record.game).with_data(record.data)
    except BadData as error:
        raise BadRecord(_DATA_LINE, error.refusal) from None


def continue_command(path: Path) -> str:
    """Return the command that continues a saved game."""
    return f"gunbai record continue {shlex.quote(str(path))}"
