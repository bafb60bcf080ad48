"""The messages about accounts of bots: over HTTP, and over the standing line of such a bot."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from gunbai.server.config import MOST_TABLES_OF_BOT
from gunbai.server.messages import Base, Ping
from gunbai.server.wire import RequestId, ShortText, Status

Welcome = Literal["all", "owner"]
Tongue = Literal["en", "ru", "uk"]
#: The numbers of seats with which it plays each game.
Plays = Annotated[
    dict[ShortText, Annotated[list[Annotated[int, Meta(ge=1, le=8)]], Meta(max_length=8)]],
    Meta(min_length=1, max_length=20),
]
Tables = Annotated[int, Meta(ge=1, le=MOST_TABLES_OF_BOT)]
TableId = Annotated[str, Meta(max_length=64)]


# over HTTP


class BotWishes(Base):
    """The games that a bot plays, and with whom."""

    plays: Plays
    welcome: Welcome = "all"
    languages: Annotated[list[Tongue], Meta(max_length=3)] = field(default_factory=list)
    tables: Tables = 4


class BotForm(Base):
    """A new account of a bot; its name gets the mark of bots."""

    name: Annotated[str, Meta(max_length=200)]
    wishes: BotWishes


class BotInfo(Base):
    """A bot with an account, as everybody may know it; `here` while its line is open."""

    id: str
    name: str
    maker: str  # the name of the person it belongs to; "" for the server's own
    plays: dict[str, list[int]]
    languages: list[str]
    here: bool


class OwnBot(Base):
    """An account of a bot, for the person it belongs to."""

    bot: BotInfo
    active: bool  # it has a token
    renewed: float  # when the token was made
    welcome: Welcome
    tables: int  # at once, at most
    playing: int  # tables at which it sits now


class OwnBots(Base):
    """My bots, and how many I may have; right after a token was made, that token."""

    bots: list[OwnBot]
    most: int
    token: str = ""


class BotInvitation(Base):
    """The host of a table gives a seat to a bot with an account."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: TableId


# over the standing line: from the program


class Leave(Base, tag="leave"):
    """Give up a seat: before the start it is open again, later one of our bots plays on."""

    id: RequestId
    table: TableId


FromBot = Leave | Ping


# to the program


class BotTable(Base, tag="table"):
    """A table at which the bot sits; `owes` while it has to answer, at this `version`."""

    table: str
    game: str
    seat: int
    status: Status | Literal["gone"]  # gone: the seat is no longer its own
    owes: bool
    version: int  # of the view of its seat; −1 before the start
    away: bool  # one of our bots plays for it, until it opens the line of its seat


class Hello(Base, tag="hello"):
    """The first message: who the program is, and all tables at which it sits."""

    bot: BotInfo
    tables: list[BotTable]
