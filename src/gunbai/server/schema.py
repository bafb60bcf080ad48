"""The schema of the database: people, tables, seats, answers, talk, promises, ratings, notices."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

#: A person with a nickname. A password or a passkey is optional, and carries the name to another
#: device; only with one of them is the name reserved, and there is a login.
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in its folded form
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("looks", String(80)),  # of the name, with the login
    Column("sign_outs", Integer, nullable=False, default=0),  # of all devices: they end cookies
    Index("people_looks", "looks"),
)

#: Cookies of those who logged out, by their keys; and challenges that a passkey has answered.
ENDED_COOKIES: Final = Table(
    "ended_cookies",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

#: A key on somebody's device that logs in without a name and a password.
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("credential", String(1400), nullable=False, unique=True),  # its id on the device
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),  # of its signatures; 0 if it does not count
    Column("host", String(255), nullable=False),  # the server's name for which it was made
    Column("name", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("passkeys_by_person", "person"),
)

#: A bot that plays on its own over the protocol: a row in `people`, opened by its token.
BOT_ACCOUNTS: Final = Table(
    "bot_accounts",
    METADATA,
    Column("id", String(16), ForeignKey("people.id"), primary_key=True),
    Column("owner", String(16), ForeignKey("people.id")),  # None: whoever runs the server
    Column("digest", String(64), unique=True),  # of its token; None after it was revoked
    Column("renewed", Float, nullable=False),  # when the token was made
    Column("welcome", String(8), nullable=False),  # from whom it takes a seat: all, owner
    Column("languages", JSON, nullable=False),
    Column("plays", JSON, nullable=False),  # {game: numbers of seats}
    Column("tables", Integer, nullable=False),  # at which it sits at once, at most
    Index("bot_accounts_by_owner", "owner"),
)

#: A link that makes another device somebody's, once; who has the database can't use it.
ENTRY_LINKS: Final = Table(
    "entry_links",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of its key
    Column("kind", String(8), nullable=False),  # phone (one's own), back (made by somebody else)
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("by", String(16), ForeignKey("people.id")),  # who made it; None: an administrator
    Column("table", String(16), ForeignKey("tables.id")),  # whose host made it
    Column("expires", Float, nullable=False),
    Column("told", Integer, nullable=False),  # 0: the tables do not know about it yet
    UniqueConstraint("person", "kind", name="entry_links_one"),
)

#: A table: the game, its options and its state.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),  # of its first answer; the log may have newer ones
    Column("options", JSON, nullable=False),
    Column("own_values", JSON),  # if not the built-in ones
    Column("seed", Text, nullable=False),
    Column("fair", Integer, nullable=False, default=0),  # randomness depends on the words, too
    Column("status", String(16), nullable=False),
    Column("host", String(16), ForeignKey("people.id"), nullable=False),
    Column("pace", JSON, nullable=False),
    Column("watch", String(16), nullable=False),
    Column("invite", String(64)),  # the link for the whole group
    Column("note", Text, nullable=False, default=""),
    Column("language", String(8), nullable=False, default=""),  # of the note
    Column("clock", JSON, nullable=False),
    Column("votes", JSON, nullable=False),
    Column("motions", JSON),  # those that wait for consent, or were declined
    Column("notes", JSON),  # of the log: {"at": time, "events": before it, "key": …, "words": …}
    Column("nudges", JSON),  # {seat: time}
    Column("vacation", Integer, nullable=False, default=1),  # 0: days go on in the meantime
    Column("paused", JSON),  # {"by": name, "at": time}; by "": by vote
    Column("version", Integer, nullable=False, default=0),  # counts every change of this row
    Column("entries", Integer, nullable=False, default=0),  # length of the log
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),  # in a way that spectators could notice
    Column("glimpse", JSON),  # {"to_act": …, "answers": noticed ones, "entries": …}
    Column("result", JSON),
    Column(
        "origin", JSON
    ),  # {"fork": id, "upto": n} or {"rematch": id} or {"upload": true}, {"desk": true}
    Column("successor", String(16)),  # the rematch
    Column("handovers", JSON),  # seats that passed to another person: see `server/sitting.py`
    Index("tables_by_status", "status", "changed"),
    Index("tables_invite", "invite", unique=True),
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
    #: A bot plays for the person: 1, or the minute in which the host wanted it (`put_away_now`).
    Column("away", Integer, nullable=False, default=0),
    Column("word", String(40), nullable=False, default=""),  # added to the table's randomness
    Column("here", Integer, nullable=False, default=0),  # somebody sharing the person's device
    Column("holder", Integer, nullable=False, default=0),  # how often the seat passed on
    Column("offer", JSON),  # to whom it may pass: see `server/sitting.py`
    Column("offer_token", String(64)),  # the link by which it does
    Index("seats_by_person", "person"),
    Index("seats_offer_token", "offer_token", unique=True),
)

#: The log of a game: one row per answer, step back or change of the rules. Everything else follows
#: from it. A position in it is where the game went on after an upgrade; nothing before it is played
#: again.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # answer, undo, back, rules, position
    Column("text", Text, nullable=False, default=""),
    Column("by", String(8), nullable=False),  # person, bot, order, record, server
    Column("mark", String(64)),  # the client's own id of the answer
    UniqueConstraint("table", "mark", name="entries_mark"),
)

#: Occasional positions, so that a long game opens fast.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("whole", Integer, nullable=False, default=1),  # 0: it continues the one before
    Column("session", JSON, nullable=False),
)

#: The last settled position of a running game, with everything people know about the way to it: it
#: continues from there if a later version can't replay its log (`server/upgrades.py`).
POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("past", LargeBinary, nullable=False),
)

#: Finished games, as everybody saw them: to be viewed without the rules of that time.
ARCHIVES: Final = Table(
    "archives",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("tape", LargeBinary, nullable=False),
)

#: Reviews of finished games (`gunbai.review`).
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, nullable=False),  # one of another format is made again
    Column("review", LargeBinary, nullable=False),
)

#: Messages of people and bots: to the table, to one other seat, or to several.
TALK: Final = Table(
    "talk",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),  # −1: a spectator
    Column("name", String(40), nullable=False),
    Column("to", Integer),  # a seat, for a private thread
    Column("seat_holder", Integer, nullable=False, default=0),  # who held the seats then
    Column("to_holder", Integer, nullable=False, default=0),
    Column("members", JSON),  # a thread of several: each seat with the number of its holder
    Column("text", Text, nullable=False),
    Column("mark", String(64)),
    Column("line", JSON),  # a bot's message: a text key and its words
    UniqueConstraint("table", "mark", name="talk_mark"),
    Index("talk_by_table", "table", "id"),
)

#: Promises of one seat to another. Only the two know about them; they are not binding.
PROMISES: Final = Table(
    "promises",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("seat_holder", Integer, nullable=False, default=0),  # who held the seats then
    Column("to_holder", Integer, nullable=False, default=0),
    Column("key", String(32), nullable=False),  # one of the game's templates
    Column("words", JSON, nullable=False),
    Column("text", Text, nullable=False),
    Column("giver", String(8), nullable=False),  # open, kept, broken: the giver's verdict
    Column("receiver", String(8), nullable=False),  # the receiver's verdict
    Column("mark", String(64)),
    UniqueConstraint("table", "mark", name="promises_mark"),
    Index("promises_by_table", "table", "id"),
)

#: Answers that a seat left for future decisions; nobody else is told about them.
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(32), primary_key=True),  # one of the game's standing answers
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("until", String(8), nullable=False),  # phase, chapter, end
    Column("headings", Integer, nullable=False),  # of that kind before it
    Column("told", JSON, nullable=False),  # its uses: the events before each
)

#: Vacations of people, consecutively: their days for a decision stand still during these.
VACATIONS: Final = Table(
    "vacations",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("start", Float, nullable=False),
    Column("end", Float, nullable=False),
    Index("vacations_by_person", "person", "end"),
)

#: Whose messages a person does not want to read; "bots" for the remarks of all bots.
TALK_MUTES: Final = Table(
    "talk_mutes",
    METADATA,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("whom", String(16), primary_key=True),
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

#: How somebody wants to be notified while the page is closed.
NOTICE_WISHES: Final = Table(
    "notice_wishes",
    METADATA,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # the time zone of the quiet hours
    Column("origin", String(200), nullable=False),  # of the page, for links
    Column("kinds", JSON, nullable=False),  # the kinds of notices that are wanted
    Column("quiet", JSON),  # minutes of the day: [from, to]
    Column("away", Integer, nullable=False),  # minutes without the person before a notice
    Column("target", Text, nullable=False, default=""),  # an address, with its secrets
    Column("problem", Text, nullable=False, default=""),  # why the target was given up
    Column("left", Float, nullable=False, default=0.0),  # when the last page was closed
)

#: A browser that can be woken by web push.
PUSH_DEVICES: Final = Table(
    "push_devices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("problem", Text, nullable=False, default=""),
    Index("push_devices_by_person", "person"),
)

#: People who want no notices of a table.
NOTICE_MUTES: Final = Table(
    "notice_mutes",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
)

#: Those who agree that the record of a table becomes part of a dataset (`server/sharing.py`).
SHARING: Final = Table(
    "sharing",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("at", Float, nullable=False),
)

#: The channel of a table's group.
TABLE_HOOKS: Final = Table(
    "table_hooks",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("target", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("origin", String(200), nullable=False),
    Column("problem", Text, nullable=False, default=""),
)

#: The outbox: the newest notice of each kind from each table over each channel.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("channel", String(32), primary_key=True),  # "push NUMBER", "target PERSON", "hook TABLE"
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id")),  # None: for the group
    Column("seat", Integer, nullable=False),
    Column("mark", String(80), nullable=False),  # what it is about: the same thing is sent once
    Column("words", JSON, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, sent, failed, done
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("notices_due", "state", "due"),
    Index("notices_by_table", "table"),
)
