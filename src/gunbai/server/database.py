"""One code path for SQLite and PostgreSQL: connections, transactions, migrations."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, func, inspect, make_url, select
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from gunbai.core.errors import Refusal
from gunbai.server.bus import CHANNEL
from gunbai.server.config import ServerTrouble

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x6D696772617465


#: The driver for each scheme that people write.
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_LEAST_FREE: Final = 20_000_000  # bytes
_LONG_UNUSED: Final = 10.0  # seconds
_PATIENT: Final = {"timeout": 15}  # seconds for which SQLite waits for a lock


def connect(address: str) -> AsyncEngine:
    """Return an engine whose transactions hold their write lock from the start.

    Its errors are logged without the values: cards, private talk and passwords.
    """
    scheme, mark, rest = address.partition("://")
    url = f"{_DRIVERS.get(scheme, scheme)}{mark}{rest}"
    try:
        if not url.startswith("sqlite"):
            # Connections stay open: making one, and its statements, costs more than many answers.
            pool = {"pool_size": 16, "max_overflow": 0}
            engine = create_async_engine(url, hide_parameters=True, **pool)
            event.listen(engine.sync_engine, "checkin", _note_use)
            event.listen(engine.sync_engine, "checkout", _must_be_alive)
            return engine
        # All of its files stay open: a visitor can't take the last file that it needs.
        in_file = make_url(url).database not in (None, "", ":memory:")
        pool = {"pool_size": 8, "max_overflow": 0} if in_file else {}
        engine = create_async_engine(url, hide_parameters=True, connect_args=_PATIENT, **pool)
    except (SQLAlchemyError, ImportError) as error:
        words: dict[str, object] = {"database": scheme[:40], "problem": _short(error)}
        raise ServerTrouble(Refusal("server-database", "", words)) from None
    _prepare_sqlite(engine.sync_engine)
    return engine


def _note_use(_connection: object, record: ConnectionPoolEntry) -> None:
    record.info["used"] = time.monotonic()


def _must_be_alive(connection: Any, record: ConnectionPoolEntry, _holder: object) -> None:
    """Reject a connection whose other end is gone: another is made then.

    The driver knows of one that was closed. To test each before its use would cost three more
    questions; only one that nobody used for long may have died without a word.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError
    if time.monotonic() - record.info.get("used", time.monotonic()) > _LONG_UNUSED:
        try:
            connection.ping()
        except Exception:
            raise DisconnectionError from None


def without_hops(engine: AsyncEngine) -> Engine:
    """Return another engine for the same SQLite file, for a thread that does whole transactions.

    The asynchronous engine hands every single call to a thread and waits for it: a dozen times
    for one answer.
    """
    url = engine.url.set(drivername="sqlite")
    found = create_engine(url, hide_parameters=True, connect_args=_PATIENT)
    _prepare_sqlite(found)
    return found


def _prepare_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _tune_sqlite)
    event.listen(engine, "begin", _begin_immediate)


def _tune_sqlite(connection: Any, _record: object) -> None:
    # The driver must not open transactions of its own: two readers that turn into writers
    # would lose updates silently.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def file_of(address: str) -> Path | None:
    """Return the file of a SQLite database; None for another kind, or one in memory."""
    try:
        url = make_url(address)
    except SQLAlchemyError as error:
        words: dict[str, object] = {"database": address[:40], "problem": _short(error)}
        raise ServerTrouble(Refusal("server-database", "", words)) from None
    found = url.drivername.startswith("sqlite") and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if found else None


@contextmanager
def alone(address: str) -> Iterator[None]:
    """Refuse a second server on the same SQLite file: it would not hear of the first's writes."""
    database = file_of(address)
    if database is None:
        yield
        return
    with Path(f"{database}.lock").open("ab") as file:
        try:
            _lock(file.fileno())
        except (BlockingIOError, PermissionError):
            words: dict[str, object] = {"database": str(database)}
            raise ServerTrouble(Refusal("server-twice", "", words)) from None
        except OSError:
            pass  # a file system without locks
        yield


def _lock(file: int) -> None:
    """Lock a file until the process ends, however that happens."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Overtaken(Exception):
    """Another process wrote first: read again, then decide again."""


class Database:
    """The engine, the queue of its writers, and the notices that other processes get."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.shared: Final = engine.dialect.name != "sqlite"  # used by several server processes
        #: A reader of PostgreSQL needs no transactions, whose ends are two more questions.
        alone = {"isolation_level": "AUTOCOMMIT"} if self.shared else {"reading": True}
        self.reader: Final = engine.execution_options(**alone)
        #: SQLite lets one writer in at a time: waiting here is fair; waiting for its lock is not,
        #: and takes too long.
        self.writers: Final = asyncio.Lock()
        self.name: Final = secrets.token_hex(6)  # to tell our own notices from others'

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that may change something."""
        if self.shared:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self.writers, self.engine.begin() as connection:
                yield connection

    def disk_is_full(self) -> bool:
        """Return True if there is hardly any space for the SQLite file."""
        if self.shared or not self.engine.url.database:
            return False
        return shutil.disk_usage(Path(self.engine.url.database).parent).free < _LEAST_FREE

    async def notify(self, connection: AsyncConnection, table: str) -> None:
        """Tell other server processes, as part of the same transaction."""
        if self.shared:
            notice = f"{self.name}:{table}"
            await connection.execute(select(func.pg_notify(CHANNEL, notice)))


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to this version's schema; a newer one is refused, nothing is lost."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except (TimeoutError, SQLAlchemyError, OSError) as error:
        raise trouble_with(engine, error) from None


def trouble_with(engine: AsyncEngine, error: BaseException) -> ServerTrouble:
    """Return what to say about an unusable database; never its password."""
    words: dict[str, object] = {"database": _shown(engine), "problem": _short(error)}
    return ServerTrouble(Refusal("server-database", "", words))


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    known = known_revisions()
    current = revision_of(connection)
    if current is not None and current not in known:
        raise ServerTrouble(Refusal("server-newer-database", "", {"revision": current}))
    if current != known[-1]:
        upgrade_to(connection, known[-1])


def known_revisions() -> list[str]:
    """Return the revisions of the schema, oldest first."""
    return sorted(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py"))


def revision_of(connection: Connection) -> str | None:
    """Return the revision of this database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def upgrade_to(connection: Connection, revision: str) -> None:
    """Run the migrations that lead to a revision."""
    from alembic import command  # imported late: it takes a third of the server's start
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _shown(engine: AsyncEngine) -> str:
    return engine.url.render_as_string(hide_password=True)


def _short(error: BaseException) -> str:
    text = str(getattr(error, "orig", None) or error)
    return text.splitlines()[0][:200] if text else type(error).__name__
