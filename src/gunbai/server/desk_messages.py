"""Messages of the ruling desk: positions as text, questions about them, and what the rules say."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from gunbai.core.errors import Refused
from gunbai.core.seat_view import Choice, Prompt, View
from gunbai.server.config import MOST_POSITION
from gunbai.server.messages import ReplayRun

PositionText = Annotated[str, Meta(max_length=MOST_POSITION)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seed = Annotated[int, Meta(ge=0, le=2**32 - 1)]


class DeskForm(Struct, forbid_unknown_fields=True):
    """A position to look at, from a seat; else from the first one that is asked."""

    text: PositionText
    seat: SeatNumber | None = None
    #: Adjust dependent values: supplies, cards set aside.
    balance: bool = False


class DeskQuestion(Struct, forbid_unknown_fields=True):
    """An answer of a seat, as it is typed or as named things; a seed decides chance."""

    text: PositionText
    seat: SeatNumber
    action: Annotated[str, Meta(max_length=400)] = ""
    #: The verb and its fields, instead of the typed text.
    named: dict[str, Any] | None = None
    seed: Seed | None = None


class DeskSituation(Struct, forbid_unknown_fields=True):
    """A position to be brought to a situation; otherwise it need not be possible yet."""

    text: PositionText
    situation: Annotated[str, Meta(max_length=20)]
    chosen: dict[str, Any] = {}


class DeskText(Struct):
    """A position in its notation, which may still be impossible."""

    text: str


class DeskStart(Struct, forbid_unknown_fields=True):
    """A new game, or a game at the first occurrence of a decision."""

    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    decision: Annotated[str, Meta(max_length=20)] = ""
    seed: Seed = 0


class DeskLook(Struct):
    """A possible position: as one seat sees it, as text, and what is allowed where."""

    text: str
    view: View
    seats: int
    #: What is allowed where in the notation, for forms: see `State.describe`.
    blanks: dict[str, Any]
    #: Places of the notation that the asker's seat does not know: they are filled in at random.
    assumed: list[str] = []


class DeskVerdict(Struct):
    """The verdict on an answer: None if it is allowed, else the reason."""

    action: str
    refused: Refused | None


class DeskOutcome(Struct):
    """The consequences of an answer: the scenes, and the position after them."""

    action: str
    run: ReplayRun
    look: DeskLook


class VerbInfo(Struct):
    """Something that can be done, with what may be named for it."""

    verb: str
    fields: dict[str, Any]


class SituationInfo(Struct):
    """A situation to which a position can be brought, with what is chosen for it."""

    situation: str
    fields: dict[str, Any]
    #: The choices to begin with.
    chosen: dict[str, Any]


class ExampleInfo(Struct):
    """A printed example: the id of its passage in the rulebook, and how many answers it has."""

    id: str
    answers: int


class DeskInfo(Struct):
    """All that the desk of a game offers: decisions, verbs, examples and situations."""

    decisions: list[str]
    verbs: list[VerbInfo]
    examples: list[ExampleInfo]
    situations: list[SituationInfo]


class ExampleStep(Struct):
    """An answer of a printed example."""

    seat: int
    action: str
    #: The same as a verb and its fields, to be said in the reader's words.
    named: dict[str, Any]


class DeskExample(Struct):
    """A printed example, set up; the answers lead to what is printed."""

    id: str
    look: DeskLook
    answers: list[ExampleStep]
    #: Answers that the example says are not allowed.
    refused: list[ExampleStep]


class FilmStep(Struct):
    """An answer of a printed example: the seat that gives it, what it is asked, what it answers."""

    seat: int
    prompt: Prompt | None
    choice: Choice


class FilmRefusal(Struct):
    """An answer that an example says is not allowed."""

    seat: int
    choice: Choice
    refused: Refused


class ExampleFilm(Struct):
    """A printed example, played through, as a spectator sees it."""

    seats: int
    run: ReplayRun
    #: One for each move of the run.
    steps: list[FilmStep]
    #: All that may be chosen in the end, if that is printed.
    choices: list[Choice]
    #: What is not allowed in the end.
    refused: list[FilmRefusal]
