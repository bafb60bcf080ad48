"""All messages over the wire, both ways. TypeScript types are generated from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from gunbai.core.errors import Refused
from gunbai.core.seat_view import View
from gunbai.server.config import MOST_TALK
from gunbai.server.motion_messages import MotionInfo
from gunbai.server.pace import Pace
from gunbai.server.promise_messages import Judge, MakePromise, Promised, PromiseInfo
from gunbai.server.sitting_messages import HandoverInfo, HolderInfo, OfferInfo
from gunbai.server.wire import (
    Level,
    RequestId,
    SeatKind,
    ShortText,
    Status,
    Watch,
    Weight,
    Word,
    Words,
)


class Base(Struct, forbid_unknown_fields=True):
    """A message: unknown fields are refused."""


# --- people ---


class Me(Base):
    """The visitor as the server knows them."""

    id: str
    name: str
    has_password: bool
    has_way_back: bool  # a password or a passkey


class NameForm(Base):
    name: Annotated[str, Meta(max_length=200)]


class PasswordForm(Base):
    password: Annotated[str, Meta(max_length=200)]
    current: Annotated[str, Meta(max_length=200)] = ""


class LoginForm(Base):
    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=200)]


# --- games ---


class OptionInfo(Base):
    name: str
    values: list[str]
    words: list[str]
    default: str
    several: bool
    ordered: bool
    ruling: bool
    rule: str


class ConflictInfo(Base):
    first: str
    firsts: list[str]
    other: str
    others: list[str]
    key: str
    rule: str


class ValueInfo(Base):
    name: str
    values: Words
    confidence: str
    source: str


class GameInfo(Base):
    """A game. Its option `players`, if it has one, says how many seats there are."""

    name: str
    prefix: str
    rules: str
    seats: list[int]  # possible numbers of seats
    minutes: list[int]  # how long people need: at least, at most; empty if unknown
    lesson: bool  # it has a guided first game
    options: list[OptionInfo]
    conflicts: list[ConflictInfo]
    values: list[ValueInfo]


class GameWords(Base):
    """The texts of a game in one language, for a client that does not have them."""

    texts: list[str]  # Fluent
    terms: dict[str, str]  # arguments that name things, with the kind of thing
    guide: list[str]  # how to play, page by page, in Markdown


class RuleInfo(Base):
    id: str
    section: str
    chapter: str  # its slug in the book; empty if it is not for players
    name: str  # of a card or an example; empty for most rules
    text: str
    source: str


class PassageInfo(Base):
    """A statement of the rules; several ids may share it."""

    ids: list[str]
    name: str
    text: str
    more: str  # a table or a list below it, as Markdown
    pages: str  # of the box's rulebook
    see: list[str]  # first ids of the passages that it cites or that cite it
    example: str = ""  # its id at the desk, if it is a printed example that is set up there


class ChapterInfo(Base):
    slug: str  # the same in every language
    title: str
    depth: int  # 1 for the title of the book
    opening: str  # Markdown
    passages: list[PassageInfo]


class PlateCaption(Base):
    """A picture of the book: the chapter that it opens, and what it shows."""

    name: str
    chapter: str
    caption: str


class BookInfo(Base):
    chapters: list[ChapterInfo]
    plates: list[PlateCaption]


class PlateInfo(Base):
    """A position to be drawn by the game's own board."""

    seats: int
    view: View
    beside: bool  # with what belongs to its decision


class RulingInfo(Base):
    """A rule that answers a question, and what is linked to it: rules, rulings, an example."""

    game: str
    chapter: str
    title: str
    passage: PassageInfo
    beside: list[PassageInfo]


# --- tables ---


class SeatForm(Base):
    kind: Literal["me", "here", "open", "invited", "bot"]
    level: Level = "medium"
    name: Annotated[str, Meta(max_length=200)] = ""  # of somebody who plays here with me


class TableForm(Base):
    game: ShortText
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatForm], Meta(max_length=8)] = []
    pace: Pace = field(default_factory=Pace)
    watch: Watch = "everybody"
    note: Annotated[str, Meta(max_length=2_000)] = ""
    language: Literal["", "en", "ru", "uk"] = ""  # of the note
    start: bool = False
    vacation: bool = True  # False: days go on during a vacation and at night
    seed: Annotated[str, Meta(max_length=40)] = ""


class JoinForm(Base):
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    token: Annotated[str, Meta(max_length=64)] = ""
    word: Word = ""


class WordForm(Base):
    """A word for the table's randomness, from somebody who sits there."""

    word: Word = ""


class SeatChange(Base):
    """The host gives a seat to a bot, opens it, or makes it a place for an invited guest."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    kind: Literal["open", "invited", "bot"]
    level: Level = "medium"


class AwayForm(Base):
    seat: Annotated[int, Meta(ge=0, le=7)]
    away: bool


class VoteForm(Base):
    """A vote of the others when the host is gone."""

    motion: Literal["pause", "resume", "end", "replace"]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class ForkForm(Base):
    upto: Annotated[int, Meta(ge=0, le=100_000)]


class RecordForm(Base):
    text: Annotated[str, Meta(max_length=500_000)]


class SeatInfo(Base):
    number: int
    kind: SeatKind
    name: str
    level: str
    away: bool
    connected: bool
    mine: bool
    person: str = ""  # their id, for the page about them
    invite: str = ""  # the link's key, for the host and before it is used
    word: str = ""  # for the table's randomness; those of others only after the start
    here: bool = False  # they share somebody else's device
    offer: OfferInfo | None = None  # to pass it on
    character: str = ""  # of a bot, where bots have one
    vacation: float = 0.0  # the end of a vacation in which their time stands still; 0: none


class ClockInfo(Base):
    """Seconds left by seat: for this decision, and in the bank; `running` while it is owed."""

    decision: list[float]
    bank: list[float]
    running: list[bool]


class PauseInfo(Base):
    """A pause: the name of whoever asked for it, "" after a vote, and its seconds so far."""

    by: str
    since: float


class TableInfo(Base):
    """A table as somebody may see it in a list or at its head."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    host: str
    hosting: bool
    my_seat: int
    my_seats: list[int]  # all seats on this person's devices, `my_seat` among them
    seats: list[SeatInfo]
    pace: Pace
    watch: Watch
    note: str
    version: int
    answers: int  # the answers so far
    to_act: list[int]
    since: float  # seconds since the last answer
    created: float
    result: Words | None
    origin: Words | None
    successor: str
    votes: dict[str, list[int]]
    own_values: bool
    host_here: bool
    host_away: float = 0.0  # seconds since the host left, if the host is not here
    host_gone: float = 0.0  # seconds after which a majority of the others may decide
    paused: PauseInfo | None = None
    language: str = ""  # of the note
    invite: str = ""  # the key of the group's link, for the host and before the game starts
    values: list[ValueInfo] = []  # all of a table with its own; not in lists
    fingerprint: str = ""  # of the secret seed; empty if the seed was chosen
    secret: str = ""  # the seed, once the game is over
    closed: Refused | None = None  # why the game can't continue, or can't be seen as a whole
    handovers: list[HandoverInfo] = []  # seats that passed to another person
    held: list[list[HolderInfo]] = []  # at the end, by seat: those who held it, if several
    offered: int = -1  # the seat of the link that was used
    motions: list[MotionInfo] = []  # for those who sit here; not in lists
    notes: list[NoteInfo] = []  # what people agreed on; not in lists
    vacation: bool = True  # vacations stop the days for a decision, and nights move their end


class TableList(Base):
    open: list[TableInfo]
    mine: list[TableInfo]
    running: list[TableInfo]
    finished: list[TableInfo]


class Created(Base):
    id: str


class RatingInfo(Base):
    who: str  # "person:ID"; empty for bots
    name: str
    bot: bool
    rating: int
    games: int
    wins: int


class OwnRating(Base):
    """A person's rating in one game."""

    game: str
    rating: int
    games: int
    wins: int


class PersonInfo(Base):
    """A person as others may know them: ratings, and finished games that the asker may see."""

    id: str
    name: str
    since: float
    ratings: list[OwnRating]
    finished: list[TableInfo]
    bot: bool = False  # a program that plays by itself
    maker: str = ""  # of a bot: the name of the person it belongs to, if it does to one


# --- the game over the socket ---


class Happening(Base, omit_defaults=True):
    """A log line as data."""

    key: str
    words: Words
    #: The part of the log that begins with this line.
    opens: Literal["", "chapter", "phase", "act"] = ""
    #: It says that nothing happened.
    idle: bool = False
    #: The lines around it say the same.
    echo: bool = False
    #: It comes ahead of what it decides, which is what its scene is about.
    ahead: bool = False
    #: The situation when points were counted; each game's view types say what it contains.
    background: Mapping[str, Any] | None = None


class NoteInfo(Base):
    """A log line about the table rather than the game, and the line before which it belongs."""

    at: int
    time: float
    line: Happening


class StepBackInfo(Base):
    """A step that its seat took back: a line of it, and the line of the log before which it was."""

    at: int
    by: int
    line: Happening
    agreed: list[int] = []  # the seats that agreed to it, past a reveal


class Spoken(Base):
    """A spoken message; a bot says a `line`, which each client puts into its own language."""

    id: int
    at: float
    seat: int
    name: str
    to: int | None
    text: str
    line: Happening | None = None
    members: list[int] = []  # all seats of a group thread: nobody else knows about it


# from the client


class Answer(Base, tag="answer"):
    id: RequestId
    seen: Annotated[int, Meta(ge=-1, le=1_000_000_000)]  # the view's version; −1: whatever it is
    action: ShortText


class Undo(Base, tag="undo"):
    id: RequestId
    seen: Annotated[int, Meta(ge=-1, le=1_000_000_000)]


class WhyNot(Base, tag="why"):
    id: RequestId
    action: ShortText


class Hint(Base, tag="hint"):
    """Ask what a bot would answer, and why; `quick`: without a search."""

    id: RequestId
    quick: bool = False


class HowIStand(Base, tag="stand"):
    """Ask how the seats stand, as far as this seat can know."""

    id: RequestId


class Say(Base, tag="say"):
    id: RequestId
    text: Annotated[str, Meta(max_length=6 * MOST_TALK)]
    to: Annotated[int, Meta(ge=0, le=7)] | None = None
    #: The other seats of a group thread; then `to` stays empty.
    members: Annotated[list[Annotated[int, Meta(ge=0, le=7)]], Meta(max_length=7)] = []


class Ping(Base, tag="ping"):
    id: RequestId


FromClient = Answer | Undo | WhyNot | Hint | HowIStand | Say | MakePromise | Judge | Ping


# to the client; all but `reply` are numbered


class Sync(Base, tag="sync"):
    """Everything: sent first and whenever something was missed."""

    n: int
    epoch: str
    table: TableInfo
    view: View | None
    log: list[Happening]
    talk: list[Spoken]
    clock: ClockInfo | None
    promises: list[PromiseInfo] = []  # those in which this seat is one of the two
    steps_back: list[StepBackInfo] = []  # of others, as far as this seat had seen those steps


class Moved(Base, tag="moved"):
    """The game went on, or a step was taken back: cut the log to `log_at`, then add `log`."""

    n: int
    view: View
    log_at: int
    log: list[Happening]
    clock: ClockInfo | None
    undone: bool
    by: int  # the seat that moved, −1 at the start
    steps_back: list[StepBackInfo] | None = None  # all of them, if `undone`


class SceneInfo(Base, omit_defaults=True):
    """The next `lines` of the log, and the change of the view that they lead to."""

    lines: int
    weight: Weight = "normal"
    mine: bool = False
    change: Any = None  # see `server/changes.py`


class Scenes(Base, tag="scenes"):
    """As `moved`, for clients that asked for scenes: changes of the view before.

    The last scene has no change of its own: it leads to the view after `change`.
    """

    n: int
    change: Any
    scenes: list[SceneInfo]
    log_at: int
    log: list[Happening]
    clock: ClockInfo | None
    undone: bool
    by: int
    steps_back: list[StepBackInfo] | None = None


class TableChanged(Base, tag="table"):
    n: int
    table: TableInfo
    clock: ClockInfo | None


class Talked(Base, tag="talk"):
    n: int
    spoken: Spoken


class ReasonInfo(Base):
    """A text of the game with its words; `points` at the end that it is about, with their sign."""

    key: str
    words: Words
    points: float


class AdviceInfo(Base):
    """An answer that a bot considered: all its steps, the chance to win after it, and reasons."""

    steps: list[str]
    chance: float
    reasons: list[ReasonInfo]


class OutlookInfo(Base):
    """The outlook of one seat: its chance to win, points to expect with their spread, and why."""

    chance: float
    points: float
    spread: float  # 0 if nothing was learned about this game
    reasons: list[ReasonInfo]


class Reply(Base, tag="reply"):
    """The answer to a message of this client, by its id."""

    id: str
    ok: bool
    refused: Refused | None = None
    #: The answer that a bot would give; all its steps if it is sealed in several.
    hint: list[str] = []
    #: That answer with its reasons, then the next best ones with what speaks against them.
    advice: list[AdviceInfo] = []
    #: How the seats stand, by seat.
    outlooks: list[OutlookInfo] = []


FromServer = Sync | Moved | Scenes | TableChanged | Talked | Promised | Reply


# --- replay ---


class ReplayInfo(Base):
    """A finished game (or your own running one) to step through."""

    table: TableInfo
    answers: int
    seats: list[int]  # points of view; −1: spectator, −2: from above
    rounds: list[int]  # answers at which a new chapter starts


class ReplayLine(Base):
    """A log line, and the number of its answer; −1: before the replay's first position."""

    at: int
    happening: Happening


class ReplayStep(Base):
    """The position after this many answers, and the events of the last one."""

    at: int
    view: View
    log_at: int
    log: list[Happening]


class ReplayMove(Base):
    """The step to the next position: its scenes, as in `scenes` over the socket."""

    change: Any
    scenes: list[SceneInfo]
    log: list[Happening]


class ReplayRun(Base):
    """A position and the moves that follow it, each as a change of the view before."""

    at: int
    view: View
    log_at: int  # lines of the log before the moves
    moves: list[ReplayMove]


class ReplayTalk(Base):
    """The talk that the visitor may read, and the visitor's own promises."""

    talk: list[Spoken]
    promises: list[PromiseInfo]
