"""The schema of the database: people, tables, seats, answers, talk, promises, ratings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

#: Somebody with a nickname. A password is optional and carries the name to another device.
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in its folded form, once it has a password
    Column("password", Text),
    Column("created", Float, nullable=False),
)

#: A table: the game, its options and its state.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),  # of its first answer; the log may have newer ones
    Column("options", JSON, nullable=False),
    Column("figures", JSON),  # own figures, if not the built-in ones
    Column("seed", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", String(16), ForeignKey("people.id"), nullable=False),
    Column("pace", JSON, nullable=False),
    Column("watch", String(16), nullable=False),
    Column("note", Text, nullable=False, default=""),
    Column("language", String(8), nullable=False, default=""),  # of the note
    Column("clock", JSON, nullable=False),
    Column("votes", JSON, nullable=False),
    Column("version", Integer, nullable=False, default=0),  # counts every change of this row
    Column("entries", Integer, nullable=False, default=0),  # length of the log
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("result", JSON),
    Column("origin", JSON),  # {"fork": id, "upto": n} or {"rematch": id} or {"upload": true}
    Column("successor", String(16)),  # the rematch
    Index("tables_by_status", "status", "changed"),
)

#: The places at a table.
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # open, invited, person, program, bot
    Column("person", String(16), ForeignKey("people.id")),
    Column("name", String(40), nullable=False, default=""),
    Column("level", String(16), nullable=False, default="medium"),
    Column("token", String(64), unique=True),  # the invite link, or the program's key
    Column("away", Integer, nullable=False, default=0),  # a bot plays for the person
    Index("seats_by_person", "person"),
)

#: The log of a game: one row per answer, step back or change of the rules. Everything else follows
#: from it.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # answer, undo, rules
    Column("text", Text, nullable=False, default=""),
    Column("by", String(8), nullable=False),  # person, bot, record, server
    Column("mark", String(64)),  # the client's own id of the answer
    UniqueConstraint("table", "mark", name="entries_mark"),
)

#: Occasional positions, so that a long game opens fast.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("session", JSON, nullable=False),
)

#: Messages of people and bots: to the table, or to one other seat.
TALK: Final = Table(
    "talk",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),  # −1: an onlooker
    Column("name", String(40), nullable=False),
    Column("to", Integer),  # a seat, for a private thread
    Column("text", Text, nullable=False),
    Column("mark", String(64)),
    Column("line", JSON),  # a bot's message: a text key and its words
    UniqueConstraint("table", "mark", name="talk_mark"),
    Index("talk_by_table", "table", "id"),
)

#: Promises of one seat to another. Only the two know of it; nobody is bound by it.
PROMISES: Final = Table(
    "promises",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("key", String(32), nullable=False),  # one of the game's templates
    Column("words", JSON, nullable=False),
    Column("text", Text, nullable=False),
    Column("giver", String(8), nullable=False),  # open, kept, broken: the giver's verdict
    Column("receiver", String(8), nullable=False),  # the receiver's verdict
    Column("mark", String(64)),
    UniqueConstraint("table", "mark", name="promises_mark"),
    Index("promises_by_table", "table", "id"),
)

#: Strength by game, of people and of bots.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),  # "person:ID" or "bot:LEVEL"
    Column("name", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False, default=0),
    Column("wins", Integer, nullable=False, default=0),
)
