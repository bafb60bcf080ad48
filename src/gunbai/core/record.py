"""A game as a text file that people can read, compare and share.

A header (game, rules version, options, seats), one line per answer, and an end line. Where a game
went on by newer rules, a line between two answers names them. Every line from `begin` on closes
with a check that depends on all lines before it, so a changed or missing line is found at its
place.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from gunbai.core.answer import RulesChange
from gunbai.core.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BadText,
    IllegalAction,
    Refusal,
)
from gunbai.core.game import Game
from gunbai.core.options import Options
from gunbai.core.session import Session

FORMAT: Final = "gunbai record 1"
_LONGEST_LINE: Final = 100_000
_LONGEST_SEED: Final = 1000
_HEADER: Final = ["game", "rules", "options", "seed", "forced", "data", "seat", "begin"]


class Record:
    """A record that was read; the whole game follows from it."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = ""
        self.options: Options = {}
        self.seed = 0
        self.auto = True
        self.names: list[str] = []
        self.data: dict[str, object] | None = None
        self.lines: list[int] = []  # line number of each answer in the file
        self.texts: list[str] = []  # "s2 play 5r", as in the file
        self.rules_changes: list[RulesChange] = []
        self.rules_lines: list[int] = []  # line number of each of them
        self.end = ""


class _Writer:
    """A writer of lines; from the first checked one on, each carries the chain's check."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.chain = b""

    def plain(self, line: str) -> None:
        self.lines.append(line)
        self.chain = _link(self.chain, line)

    def checked(self, line: str) -> None:
        self.chain = _link(self.chain, line)
        self.lines.append(f"{line} #{_check(self.chain)}")


def _link(chain: bytes, line: str) -> bytes:
    return hashlib.sha256(chain + line.encode(errors="surrogatepass")).digest()


def _check(chain: bytes) -> str:
    return chain.hex()[:6]


def _clean_name(name: str) -> str:
    return " ".join(name.split())


def write_record(session: Session) -> str:
    """Return the record of a session so far, as text."""
    game = session.begun_as
    out = _Writer()
    out.plain(FORMAT)
    out.plain(f"game {game.name}")
    out.plain(f"rules {game.rules.name}")
    out.plain("options " + " ".join(f"{k}={v}" for k, v in session.begun_with.items()))
    out.plain(f"seed {session.seed}")
    out.plain("forced auto" if session.auto else "forced asked")
    data = game.custom_data()
    if data is not None:
        out.plain("data " + json.dumps(data, sort_keys=True, ensure_ascii=False))
    for seat, name in enumerate(session.names):
        out.plain(f"seat {seat + 1} {_clean_name(name)}")
    out.checked("begin")
    for number, answer in enumerate(session.answers):
        _write_rules(out, session, number)
        mark = " auto" if answer.auto else ""
        text = game.text(answer.action)
        out.checked(f"{number + 1} s{answer.seat + 1} {text}{mark}")
    _write_rules(out, session, len(session.answers))
    out.checked(f"end {_ending(session)}")
    return "\n".join(out.lines) + "\n"


def _write_rules(out: _Writer, session: Session, answers: int) -> None:
    for rules in session.rules_before(answers):
        out.checked(f"rules {rules}")


def _ending(session: Session) -> str:
    result = session.state.result()
    count = len(session.answers)
    if result is None:
        return f"{count} running"
    scores = ",".join(str(score) for score in result.scores)
    places = ",".join(str(place) for place in result.places)
    return f"{count} finished scores={scores} places={places}"


class _Reader:
    """A reader of the lines of a record; its refusals name the line."""

    def __init__(self, text: str) -> None:
        self.lines = text.replace("\r\n", "\n").split("\n")
        if self.lines and not self.lines[-1]:
            self.lines.pop()
        self.at = 0
        self.chain = b""

    def refuse(self, key: str, words: dict[str, object] | None = None) -> BadRecord:
        return BadRecord(self.at, Refusal(key, "", words))

    def more(self) -> bool:
        return self.at < len(self.lines)

    def take(self) -> str:
        """Return the next line; refuse a file that ends here."""
        self.at += 1
        if self.at > len(self.lines):
            raise self.refuse("record-truncated")
        line = self.lines[self.at - 1]
        if len(line) > _LONGEST_LINE:
            raise self.refuse("record-long-line")
        return line

    def plain(self) -> str:
        line = self.take()
        if line == "begin" or line.startswith("begin "):
            return self.verified(line)
        self.chain = _link(self.chain, line)
        return line

    def checked(self) -> str:
        return self.verified(self.take())

    def verified(self, line: str) -> str:
        body, mark, check = line.rpartition(" #")
        if not mark:
            raise self.refuse("record-no-check")
        self.chain = _link(self.chain, body)
        if check != _check(self.chain):
            raise self.refuse("record-changed")
        return body


def read_record(text: str) -> Record:
    """Read the text of a record; raise `BadRecord` if something was changed or lost."""
    reader = _Reader(text)
    if not reader.more() or reader.plain() != FORMAT:
        reader.at = 1
        raise reader.refuse("record-not-one", {"format": FORMAT})
    record = Record()
    _read_header(reader, record)
    while True:
        body = reader.checked()
        if body.startswith("end "):
            record.end = body.removeprefix("end ")
            break
        number, _, rest = body.partition(" ")
        if number == "rules":
            record.rules_changes.append(RulesChange(len(record.texts), rest))
            record.rules_lines.append(reader.at)
            continue
        if number != str(len(record.texts) + 1):
            raise reader.refuse("record-number", {"expected": len(record.texts) + 1})
        record.lines.append(reader.at)
        record.texts.append(rest)
    record.lines.append(reader.at)
    if reader.more():
        reader.at += 1
        raise reader.refuse("record-after-end")
    return record


def _read_header(reader: _Reader, record: Record) -> None:
    stage = 0
    while True:
        line = reader.plain()
        word, _, value = line.partition(" ")
        if word not in _HEADER or _HEADER.index(word) < stage:
            raise reader.refuse("record-header", {"word": word[:40]})
        stage = _HEADER.index(word) + (word != "seat")
        if word == "begin":
            break
        _read_header_line(reader, record, word, value)
    if not record.game or not record.options or not record.names:
        raise reader.refuse("record-incomplete")


def _read_header_line(reader: _Reader, record: Record, word: str, value: str) -> None:
    if word == "game":
        record.game = value
    elif word == "rules":
        record.rules = value
    elif word == "options":
        for pair in value.split():
            name, _, chosen = pair.partition("=")
            record.options[name] = chosen
    elif word == "seed":
        if not (value.isascii() and value.isdigit() and len(value) <= _LONGEST_SEED):
            raise reader.refuse("record-seed")
        record.seed = int(value)
    elif word == "forced":
        if value not in ("auto", "asked"):
            raise reader.refuse("record-header", {"word": value[:40]})
        record.auto = value == "auto"
    elif word == "data":
        record.data = _read_data(reader, value)
    else:
        number, _, name = value.partition(" ")
        if number != str(len(record.names) + 1):
            raise reader.refuse("record-seat", {"expected": len(record.names) + 1})
        record.names.append(name)


def _read_data(reader: _Reader, value: str) -> dict[str, object]:
    try:
        data = json.loads(value)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise reader.refuse("record-data")
    return data


def replay(game: Game, record: Record, upto: int = -1) -> Session:
    """Play a record again, checking every line; `upto` stops after that many answers.

    `game` has the record's own values (`Game.with_data`).
    """
    if game.name != record.game:
        words: dict[str, object] = {"game": record.game[:40], "known": game.name}
        raise BadRecord(2, Refusal("game-unknown", "", words))
    game = _with_rules(game, record.rules)
    try:
        options = game.read_options(record.options)
    except BadOptions as error:
        raise BadRecord(4, error.refusal) from None
    if game.seats(options) != len(record.names):
        words = {"expected": game.seats(options), "found": len(record.names)}
        raise BadRecord(4, Refusal("record-seats", "", words))
    session = Session(game, options, record.seed, record.names, record.auto)
    for number in range(len(record.texts) if upto < 0 else min(upto, len(record.texts))):
        _replay_rules(session, record, number)
        _replay_line(session, number, record.texts[number], record.lines[number])
    if upto < 0 or upto >= len(record.texts):
        _replay_rules(session, record, len(record.texts))
        if len(session.answers) != len(record.texts):
            raise BadRecord(record.lines[-1], Refusal("record-truncated"))
        if _ending(session) != record.end:
            words = {"expected": _ending(session), "found": record.end}
            raise BadRecord(record.lines[-1], Refusal("record-ending", "", words))
    return session


def _with_rules(game: Game, rules: str) -> Game:
    try:
        return game.with_rules(rules)
    except BadOptions as error:
        raise BadRecord(3, Refusal("record-rules", "", error.refusal.words)) from None


def _replay_rules(session: Session, record: Record, answers: int) -> None:
    """Go on by the newer rules that the record names before this answer."""
    while len(session.rules_changes) < len(record.rules_changes):
        place = len(session.rules_changes)
        change = record.rules_changes[place]
        if change.answers != answers:
            return
        line = record.rules_lines[place]
        try:
            session.adopt(change.rules)
        except BadOptions as error:
            raise BadRecord(line, Refusal("record-rules", "", error.refusal.words)) from None
        except (BadPosition, IllegalAction) as error:
            raise BadRecord(line, error.refusal) from None


def _replay_line(session: Session, number: int, text: str, line: int) -> None:
    label, _, body = text.partition(" ")
    seats = [f"s{seat + 1}" for seat in range(session.state.seats())]
    if label not in seats:
        raise BadRecord(line, Refusal("record-seat-label", "", {"word": label[:40]}))
    auto = body.endswith(" auto")
    seat = seats.index(label)
    try:
        action = session.game.parse(body.removesuffix(" auto"))
        if number >= len(session.answers):
            session.submit(seat, action)
    except (BadText, IllegalAction) as error:
        raise BadRecord(line, error.refusal) from None
    made = session.answers[number]
    if made.seat != seat or made.action != action or made.auto != auto:
        found = f"s{made.seat + 1} {session.game.text(made.action)}"
        raise BadRecord(line, Refusal("record-other-answer", "", {"expected": found}))
