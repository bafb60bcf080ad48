"""Backups: one zip file with the database as it was at one moment, and the key of the cookies."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection

import gunbai
from gunbai.core.errors import Refusal
from gunbai.server.admin.desk import AdminTrouble, is_running, must_be_owner, opened
from gunbai.server.config import ServerTrouble, Settings
from gunbai.server.database import alone, connect, file_of, known_revisions, trouble_with

_ABOUT: Final = "about.json"
_SQLITE: Final = "gunbai.sqlite"
_DUMP: Final = "gunbai.pgdump"
_KEYS: Final = ("secret.key", "secret.previous.key")
_OTHERS: Final = """
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


# making one


async def backup(settings: Settings, file: Path) -> int:
    """Write a backup, whether a server runs or not; return its size in bytes."""
    if file.exists():
        raise AdminTrouble("cli-admin-exists", file=str(file))
    async with opened(settings):  # refuses a database of another version
        pass
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with (
            os.fdopen(handle, "wb") as raw,
            tempfile.TemporaryDirectory(prefix="gunbai-", dir=file.absolute().parent) as folder,
        ):
            copy = _copy(settings, Path(folder))
            with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as out:
                out.writestr(_ABOUT, json.dumps(_about(copy.name)))
                out.write(copy, copy.name)
                for name in _KEYS:
                    if (settings.data / name).exists():
                        out.write(settings.data / name, name)
            raw.flush()
            os.fsync(raw.fileno())
        draft.rename(file)
    finally:
        draft.unlink(missing_ok=True)
    return file.stat().st_size


def _about(name: str) -> dict[str, object]:
    return {
        "gunbai": gunbai.__version__,
        "revision": known_revisions()[-1],
        "database": name,
        "at": time.time(),
    }


def _copy(settings: Settings, folder: Path) -> Path:
    """Return a copy of the database as it is at one moment."""
    source = file_of(settings.database)
    if source is None:
        copy = folder / _DUMP
        _run_postgres(settings, ["pg_dump", "--format=custom", "--no-owner", f"--file={copy}"])
        return copy
    copy = folder / _SQLITE
    with (
        contextlib.closing(sqlite3.connect(source)) as there,
        contextlib.closing(sqlite3.connect(copy)) as here,
    ):
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")  # one file
    return copy


def _run_postgres(settings: Settings, words: list[str]) -> None:
    """Run one of PostgreSQL's programs; the password is in no command line."""
    program = shutil.which(words[0])
    if program is None:
        found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{words[0]}"))
        if not found:
            raise AdminTrouble("cli-admin-program", name=words[0])
        program = str(found[-1])
    url = make_url(settings.database)
    address = url.set(drivername="postgresql", password=None).render_as_string()
    env = dict(os.environ)
    if url.password is not None:
        env["PGPASSWORD"] = str(url.password)
    done = subprocess.run(
        [program, *words[1:], f"--dbname={address}"],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        problem = (done.stderr.strip().splitlines() or ["?"])[-1][:300]
        raise AdminTrouble("cli-admin-failed", name=words[0], problem=problem)


# going back to one


async def must_be_stopped(settings: Settings) -> None:
    """Refuse if a server uses the database, before anybody is asked for anything."""
    if file_of(settings.database) is not None:
        if settings.data.exists() and is_running(settings):
            raise AdminTrouble("cli-admin-running")
        return
    engine = connect(settings.database)
    try:
        async with engine.connect() as connection:
            await _must_be_alone(connection)
    except OSError as error:
        raise trouble_with(engine, error) from None
    finally:
        await engine.dispose()


async def _must_be_alone(connection: AsyncConnection) -> None:
    if (await connection.execute(text(_OTHERS))).scalar_one():
        raise AdminTrouble("cli-admin-running")


async def restore(settings: Settings, file: Path) -> str:
    """Replace the database with a backup; return where the old one is kept.

    Nothing is changed unless the backup is whole and of a version that this one knows.
    """
    must_be_owner(settings)
    here = file_of(settings.database)
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        with (
            tempfile.TemporaryDirectory(prefix="restore-", dir=settings.data) as name,
            _read(file) as kept,
        ):
            folder = Path(name)
            wanted = _SQLITE if here is not None else _DUMP
            _must_fit(kept, file, wanted)
            for each in kept.namelist():
                if each in (*_KEYS, wanted):
                    kept.extract(each, folder)
            if here is None:
                return await _restore_postgres(settings, folder)
            return _restore_sqlite(settings, here, folder)
    except (zipfile.BadZipFile, sqlite3.DatabaseError, EOFError):
        raise AdminTrouble("cli-admin-bad-backup", file=str(file)) from None


def _read(file: Path) -> zipfile.ZipFile:
    if not file.is_file():
        raise AdminTrouble("cli-admin-no-file", file=str(file))
    return zipfile.ZipFile(file)


def _must_fit(kept: zipfile.ZipFile, file: Path, wanted: str) -> None:
    names = kept.namelist()
    if _ABOUT not in names or kept.testzip() is not None:
        raise zipfile.BadZipFile
    try:
        about = json.loads(kept.read(_ABOUT))
        revision, database = str(about["revision"]), str(about["database"])
    except (ValueError, KeyError, TypeError):
        raise zipfile.BadZipFile from None
    if revision not in known_revisions():
        raise ServerTrouble(Refusal("server-newer-database", "", {"revision": revision}))
    if database != wanted or database not in names:
        raise AdminTrouble("cli-admin-other-kind", file=str(file))


def _restore_sqlite(settings: Settings, here: Path, folder: Path) -> str:
    copy = folder / _SQLITE
    with contextlib.closing(sqlite3.connect(copy)) as found:
        if found.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise zipfile.BadZipFile
    with _stopped(settings):
        aside = settings.data / time.strftime("before-restore-%Y%m%d-%H%M%S")
        aside.mkdir(mode=0o700)
        for name in (here.name, f"{here.name}-wal", f"{here.name}-shm"):
            if (here.parent / name).exists():
                (here.parent / name).rename(aside / name)
        copy.chmod(0o600)
        shutil.move(copy, here)
        _put_keys(settings, folder, aside)
    return str(aside)


def _put_keys(settings: Settings, folder: Path, aside: Path) -> None:
    for name in _KEYS:
        if (settings.data / name).exists():
            (settings.data / name).rename(aside / name)
        if (folder / name).exists():
            (folder / name).chmod(0o600)
            (folder / name).rename(settings.data / name)


@contextlib.contextmanager
def _stopped(settings: Settings) -> Iterator[None]:
    """Keep servers from the database; refuse if one runs."""
    if is_running(settings):
        raise AdminTrouble("cli-admin-running")
    with alone(settings.database):
        yield


async def _restore_postgres(settings: Settings, folder: Path) -> str:
    """Load a dump into a new schema; the old one keeps its tables under another name."""
    aside = time.strftime("before_restore_%Y%m%d_%H%M%S")
    engine = connect(settings.database)
    try:
        async with engine.begin() as connection:
            await _must_be_alone(connection)
            await connection.execute(text(f"ALTER SCHEMA public RENAME TO {aside}"))
            await connection.execute(text("CREATE SCHEMA public"))
        try:
            words = ["pg_restore", "--no-owner", "--single-transaction", "--exit-on-error"]
            _run_postgres(settings, [*words, "--schema=public", str(folder / _DUMP)])
        except AdminTrouble:
            async with engine.begin() as connection:
                await connection.execute(text("DROP SCHEMA public CASCADE"))
                await connection.execute(text(f"ALTER SCHEMA {aside} RENAME TO public"))
            raise
    except OSError as error:
        raise trouble_with(engine, error) from None
    finally:
        await engine.dispose()
    keys = settings.data / aside
    keys.mkdir(mode=0o700)
    _put_keys(settings, folder, keys)
    return aside
