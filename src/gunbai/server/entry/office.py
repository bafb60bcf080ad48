"""Ways back made by an administrator, beside a running server, which tells the tables."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from gunbai.core.errors import Refusal
from gunbai.server.config import ServerTrouble
from gunbai.server.database import Database, connect, known_revisions, revision_of
from gunbai.server.entry.links import new_link
from gunbai.server.entry.store import BACK, EntryStore
from gunbai.server.store import Row


class Made(NamedTuple):
    """The people who are called so; if it is one, the key of their link."""

    people: list[Row]
    key: str | None


async def make_way_back(address: str, name: str) -> Made:
    """Make a way back for the one person of this name, or with this id."""
    engine = connect(address)
    try:
        if engine.dialect.name == "sqlite":
            Path(engine.url.database or "").stat()  # SQLite would make a new file
        async with engine.connect() as connection:
            revision = await connection.run_sync(revision_of)
        if revision != known_revisions()[-1]:
            raise ServerTrouble(Refusal("server-other-database", "", {"revision": revision or "–"}))
        entry = EntryStore(Database(engine))
        people = await entry.called(name)
        if len(people) != 1:
            return Made(people, None)
        return Made(people, await new_link(entry, BACK, people[0]["id"], None))
    except (SQLAlchemyError, OSError) as error:
        shown = make_url(address).render_as_string(hide_password=True)
        problem = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
        words: dict[str, object] = {"database": shown, "problem": problem}
        raise ServerTrouble(Refusal("server-database", "", words)) from None
    finally:
        await engine.dispose()
