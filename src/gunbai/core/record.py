"""A game as a text file that people can read, compare and share.

A header (game, rules version, options, seats), one line per answer, and an end line. Where a game
went on under newer rules, a line between two answers names them; where it went on from a position
because the answers before it can no longer be played again, a line holds that position. Every line
from `begin` on closes with a check that depends on all lines before it, so a changed or missing
line is found at its place.
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
from gunbai.core.game import MOST_LOST, Game
from gunbai.core.luck import MOST_WORD
from gunbai.core.notation import must_be_plain
from gunbai.core.options import Options
from gunbai.core.past import Past
from gunbai.core.session import Session

FORMAT: Final = "gunbai record 1"
FAIR_FORMAT: Final = "gunbai record 2"  # has the players' words, on which randomness depends, too
_LONGEST_LINE: Final = 100_000
_LONGEST_SEED: Final = 1000
_HEADER: Final = ["game", "rules", "options", "seed", "words", "forced", "data", "seat", "begin"]


class Record:
    """A record that was read; the whole game follows from it."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = ""
        self.options: Options = {}
        self.seed = 0
        self.words: list[str] | None = None
        self.auto = True
        self.names: list[str] = []
        self.data: dict[str, object] | None = None
        self.lines: list[int] = []  # line number of each answer in the file
        self.texts: list[str] = []  # "s2 play 5r", as in the file
        self.rules_changes: list[RulesChange] = []
        self.rules_lines: list[int] = []  # line number of each of them
        self.past: Past | None = None  # the answers before it are only text
        self.past_line = 0
        self.end = ""


class _Writer:
    """A writer of lines; from the first checked one on, each has the chained check."""

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
    record = Record()
    past = session.past
    record.game = session.begun_as.name
    record.rules = session.begun_as.rules.name if past is None else past.rules
    record.options = session.begun_with if past is None else past.options
    record.seed = session.seed
    record.words = session.words
    record.auto = session.auto
    record.names = session.names
    record.data = session.begun_as.custom_data()
    record.texts = session.all_answers
    record.rules_changes = session.rules_changes
    record.past = past
    record.end = _ending(session)
    return write_text(record)


def write_text(record: Record) -> str:
    """Return a record as text without playing it."""
    out = _Writer()
    out.plain(FORMAT if record.words is None else FAIR_FORMAT)
    out.plain(f"game {record.game}")
    out.plain(f"rules {record.rules}")
    out.plain("options " + " ".join(f"{k}={v}" for k, v in record.options.items()))
    out.plain(f"seed {record.seed}")
    if record.words is not None:
        out.plain("words " + json.dumps(record.words, ensure_ascii=False))
    out.plain("forced auto" if record.auto else "forced asked")
    if record.data is not None:
        out.plain("data " + json.dumps(record.data, sort_keys=True, ensure_ascii=False))
    for seat, name in enumerate(record.names):
        out.plain(f"seat {seat + 1} {_clean_name(name)}")
    out.checked("begin")
    before = 0 if record.past is None else len(record.past.answers)
    for number in range(len(record.texts) + 1):
        if record.past is not None and number == before:
            kept = {"position": record.past.position, "lost": record.past.lost}
            words = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
            out.checked(f"position {words}")
        for change in record.rules_changes:
            if change.answers == number - before:
                out.checked(f"rules {change.rules}")
        for text in record.texts[number : number + 1]:
            out.checked(f"{number + 1} {text}")
    out.checked(f"end {record.end}")
    return "\n".join(out.lines) + "\n"


def _ending(session: Session) -> str:
    result = session.state.result()
    count = len(session.all_answers)
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
    first = reader.plain() if reader.more() else ""
    if first not in (FORMAT, FAIR_FORMAT):
        reader.at = 1
        raise reader.refuse("record-not-one", {"format": FORMAT})
    record = Record()
    _read_header(reader, record)
    if (first == FAIR_FORMAT) != _is_fair(record):
        raise reader.refuse("record-incomplete")
    while True:
        body = reader.checked()
        if body.startswith("end "):
            record.end = body.removeprefix("end ")
            break
        number, _, rest = body.partition(" ")
        if number == "position":
            _read_past(reader, record, rest)
            continue
        if number == "rules":
            before = 0 if record.past is None else len(record.past.answers)
            record.rules_changes.append(RulesChange(len(record.texts) - before, rest))
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


def _read_past(reader: _Reader, record: Record, text: str) -> None:
    """Read the position from which the game continued: nothing before it is replayed."""
    found = _read_data(reader, text)
    position = found.get("position")
    lost = found.get("lost")
    known = lost is None or (isinstance(lost, int) and 0 <= lost <= MOST_LOST)
    if not isinstance(position, dict) or not known:
        raise reader.refuse("record-position")
    record.rules_changes.clear()
    record.rules_lines.clear()
    record.past_line = reader.at
    record.past = Past(
        position,
        rules=record.rules,
        options=record.options,
        answers=record.texts[:],
        events=[],
        lost=lost if isinstance(lost, int) else None,
    )


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


def _is_fair(record: Record) -> bool:
    """Return True if there is a word for each seat, and all answers are numbered as in play."""
    return record.words is not None and len(record.words) == len(record.names) and record.auto


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
    elif word == "words":
        record.words = _read_words(reader, value)
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


def _is_word(word: object) -> bool:
    return isinstance(word, str) and len(word) <= MOST_WORD and word.isprintable()


def _read_words(reader: _Reader, value: str) -> list[str]:
    try:
        words = json.loads(value)
    except (ValueError, RecursionError):
        words = None
    if not isinstance(words, list) or not all(map(_is_word, words)):
        raise reader.refuse("record-header", {"word": "words"})
    return words


def _read_data(reader: _Reader, value: str) -> dict[str, object]:
    try:
        data = json.loads(value)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise reader.refuse("record-data")
    return data


def replay(game: Game, record: Record, upto: int = -1) -> Session:
    """Replay a record, checking every line; `upto` stops after that many answers.

    `game` has the record's custom values (`Game.with_data`).
    """
    if game.name != record.game:
        words: dict[str, object] = {"game": record.game[:40], "known": game.name}
        raise BadRecord(2, Refusal("game-unknown", "", words))
    session = _begin(game, record) if record.past is None else _go_on(game, record, record.past)
    before = 0 if record.past is None else len(record.past.answers)
    texts = record.texts[before:]
    lines = record.lines[before:]
    for number in range(len(texts) if upto < 0 else min(upto, len(texts))):
        _replay_rules(session, record, number)
        _replay_line(session, number, texts[number], lines[number])
    if upto < 0 or upto >= len(texts):
        _replay_rules(session, record, len(texts))
        if len(session.answers) != len(texts):
            raise BadRecord(record.lines[-1], Refusal("record-truncated"))
        if _ending(session) != record.end:
            words = {"expected": _ending(session), "found": record.end}
            raise BadRecord(record.lines[-1], Refusal("record-ending", "", words))
    return session


def _begin(game: Game, record: Record) -> Session:
    """Return the game of a record before its first answer."""
    game = _with_rules(game, record.rules)
    try:
        options = game.read_options(record.options)
    except BadOptions as error:
        raise BadRecord(4, error.refusal) from None
    _check_seats(game, options, record, 4)
    return Session(game, options, record.seed, record.names, record.auto, record.words)


def _go_on(game: Game, record: Record, past: Past) -> Session:
    """Return the game of a record at the position from which it continued."""
    line = record.past_line
    try:
        must_be_plain(past.position)
        game = game.with_rules(str(past.position.get("rules")))
        given = past.position.get("options")
        options = game.read_options(given if isinstance(given, dict) else {})
        _check_seats(game, options, record, line)
        begun = options, record.seed, record.names, record.auto, record.words
        return Session(game, *begun, past=past)
    except (BadOptions, BadPosition) as error:
        raise BadRecord(line, error.refusal) from None


def _check_seats(game: Game, options: Options, record: Record, line: int) -> None:
    if game.seats(options) != len(record.names):
        words: dict[str, object] = {"expected": game.seats(options), "found": len(record.names)}
        raise BadRecord(line, Refusal("record-seats", "", words))


def _with_rules(game: Game, rules: str) -> Game:
    try:
        return game.with_rules(rules)
    except BadOptions as error:
        raise BadRecord(3, Refusal("record-rules", "", error.refusal.words)) from None


def _replay_rules(session: Session, record: Record, answers: int) -> None:
    """Continue under the newer rules that the record names before this answer."""
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
        found = f"s{made.seat + 1} {made.text()}"
        raise BadRecord(line, Refusal("record-other-answer", "", {"expected": found}))
