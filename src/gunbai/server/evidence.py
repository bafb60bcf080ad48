"""The evidence for a stored game: its log, and the positions that were stored along the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gunbai.core.errors import BadOptions, GunbaiError
from gunbai.core.game import MOST_LOST, Game
from gunbai.core.notation import Data
from gunbai.core.options import Options
from gunbai.core.past import Past, read_past
from gunbai.core.rules import rules_number
from gunbai.core.session import Session
from gunbai.server.game_log import read_entry
from gunbai.server.room import OVER
from gunbai.server.store import Row

#: A place in the log, and everything known about the game up to it.
Place = tuple[int, Past]


def words_of(row: Row, seats: Sequence[Row]) -> list[str] | None:
    """Return the players' words, if this game's randomness is derived from them."""
    return [seat["word"] for seat in seats] if row["fair"] else None


class Replayed:
    """A game that was replayed from some place in its log, as far as possible."""

    def __init__(self, session: Session, base: int, past: Past | None, game: Game) -> None:
        self.session: Final = session
        self.base: Final = base
        self.past: Final = past  # what was kept there; None: it was dealt again
        self.game: Final = game  # by the rules that were tried
        self.reached = base  # the last entry that could be played
        self.settled = base  # the last one after which nothing could be taken back
        self.complete = False
        self.contradicted = False  # it does not lead to a position that was kept

    @property
    def useful(self) -> int:
        """The entry up to which it may be used: no turn is kept partially."""
        return self.reached if self.complete else self.settled


class Evidence:
    """Everything the database has on one game that can't be opened normally."""

    def __init__(
        self,
        row: Row,
        seats: Sequence[Row],
        game: Game,
        *,
        start: Place | None,
        entries: Sequence[Row],
        kept: Sequence[Place],
    ) -> None:
        self._row: Final = row
        self._names: Final = [seat["name"] for seat in seats]
        self._words: Final = words_of(row, seats)
        self._seed: Final = int(row["seed"])
        self._newest: Final = game
        self._start: Final = start  # the game went on from there once
        self._entries: Final = entries  # since then
        self._kept: Final = sorted(kept, key=lambda place: place[0])

    @property
    def rules(self) -> str:
        """The rules by which it was played last, known or not."""
        adopted = [str(entry["text"]) for entry in self._entries if entry["kind"] == "rules"]
        if adopted:
            return adopted[-1]
        return str(self._row["rules"] if self._start is None else self._start[1].position["rules"])

    def by_other_rules(self) -> Replayed | None:
        """Return the whole game, played under rules that lead to everything stored about it.

        Where it changed its rules on the way, no others lead there from its start.
        """
        if self._start is not None or any(entry["kind"] == "rules" for entry in self._entries):
            return None
        for game in self._candidates():
            found = self._play(game, 0, None)
            if found is not None and found.complete and ends_as_stored(self._row, found.session):
                return found
        return None

    def from_a_place(self) -> Replayed | None:
        """Return the game as far as it can be played: from the place that leads furthest.

        Of a game that is over, as much as possible is wanted: the earliest such place.
        """
        over = self._row["status"] in OVER
        tried = [
            self._play(game, *place) for place in self._places() for game in self._candidates()
        ]
        usable = [found for found in tried if found is not None and self._may_use(found, over)]
        if not usable:
            return None
        return max(usable, key=lambda found: (found.useful, -found.base if over else found.base))

    def _may_use(self, found: Replayed, over: bool) -> bool:
        if over:
            return not found.complete or ends_as_stored(self._row, found.session)
        known = found.useful > 0 or found.past is not None
        return known and self.crossing(found) is not None

    def _places(self) -> list[tuple[int, Past | None]]:
        """Return all places from which the game may be played on: its start, and those kept."""
        first = [(0, None)] if self._start is None else [self._start]
        return [*first, *self._kept]

    def crossing(self, found: Replayed) -> Past | None:
        """Return the past of a game that goes on from here under the newest rules."""
        past = found.session.become_past(settled=not found.complete)
        later = [entry for entry in self._entries if int(entry["seq"]) > found.useful]
        lost = sum(1 for entry in later if entry["kind"] == "answer")
        try:
            position = self._newest.read_position(_by(self._newest, past.position)).dump()
            out = past.at(position, self.rules, min(lost, MOST_LOST))
            self._session(self._newest, out)
        except Exception:
            return None  # these rules do not have such a position
        return out

    def again(self, found: Replayed) -> Session:
        """Return the game as far as it can be used, for people who look at it."""
        session = self._begin(found.game, found.past)
        until = [entry for entry in self._entries if int(entry["seq"]) <= found.useful]
        _follow(Replayed(session, found.base, found.past, found.game), until, [])
        return session

    def _candidates(self) -> list[Game]:
        """Return the game under each version of the rules that may fit, the nearest first."""
        number = rules_number(self.rules)
        known = self._newest.rules.known
        fit = [name for name in known if rules_number(name) >= number] or known[-1:]
        return [self._newest.with_rules(name) for name in fit]

    def _play(self, game: Game, seq: int, past: Past | None) -> Replayed | None:
        try:
            found = Replayed(self._begin(game, past), seq, past, game)
        except Exception:
            return None
        _follow(found, self._entries, self._kept)
        return None if found.contradicted else found

    def _begin(self, game: Game, past: Past | None) -> Session:
        if past is not None:
            return self._session(game, past.at(_by(game, past.position), past.rules))
        options = fitting_options(game, self._row["options"])
        return Session(game, options, self._seed, self._names, True, self._words)

    def _session(self, game: Game, past: Past) -> Session:
        return Session(game, None, self._seed, self._names, True, self._words, past=past)


def ends_as_stored(row: Row, session: Session) -> bool:
    """Return True if a game ended as its table says; one that was broken off may be anywhere."""
    if row["status"] != "finished" or row["result"] is None:
        return True
    result = session.result()
    stored = row["result"]
    return result is not None and [result.scores, result.places] == [
        stored.get("scores"),
        stored.get("places"),
    ]


def _follow(found: Replayed, entries: Sequence[Row], kept: Sequence[Place]) -> None:
    """Play the log on from where a game was found, as far as that is possible."""
    session = found.session
    positions = {seq: past.position for seq, past in kept}
    if found.base in positions and not same_position(session, positions[found.base]):
        found.contradicted = True  # something else was dealt
        return
    for entry in entries:
        seq = int(entry["seq"])
        if seq <= found.base:
            continue
        try:
            _take(session, entry)
        except Exception:  # refused, or a position that was never meant for these rules
            return
        found.reached = seq
        if session.settled:
            found.settled = seq
        if seq in positions and not same_position(session, positions[seq]):
            found.contradicted = True
            return
    found.complete = True


def _take(session: Session, entry: Row) -> None:
    """Carry out an entry; rules that are played anyway need no adopting."""
    if entry["kind"] == "rules":
        known = session.game.rules.known
        if entry["text"] not in known[session.game.rules.place + 1 :]:
            return
    session.carry_out(read_entry(session, entry))


def same_position(session: Session, kept: Data) -> bool:
    """Return True if a game is settled where a position was kept; also if nobody can tell."""
    try:
        wanted = session.game.read_position(_by(session.game, kept)).dump()
    except GunbaiError:
        return True
    return wanted == session.become_past(settled=True).position


def _by(game: Game, position: Data) -> Data:
    """Return a dumped position converted to these rules."""
    options = position.get("options")
    fit = fitting_options(game, options if isinstance(options, dict) else {})
    return {**position, "rules": game.rules.name, "options": fit}


def fitting_options(game: Game, options: dict[str, Any]) -> Options:
    """Return options of another version as these rules have them."""
    chosen: Options = {}
    for option in game.options():
        other = option.before or option.default
        try:
            chosen[option.name] = option.read(options.get(option.name, other))
        except BadOptions:
            chosen[option.name] = other
    return game.read_options(chosen)


def places(game: Game, row: Row, snapshots: Sequence[Row]) -> list[Place]:
    """Return the positions of snapshots, each with all answers and events before it.

    A snapshot has the whole game, or (`after`) only what came after the one before it.
    """
    out: list[Place] = []
    answers: list[Any] = []
    events: list[Any] = []
    for snapshot in snapshots:
        data = snapshot["session"]
        before = data.get("after") or [0, 0]
        answers = [*answers[: before[0]], *data["answers"]]
        events = [*events[: before[1]], *data["events"]]
        known = {
            "rules": data["position"].get("rules", row["rules"]),
            "options": row["options"],
            "answers": [_line(answer) for answer in answers],
            "events": events,
            "position": data["position"],
        }
        out.append((int(snapshot["seq"]), read_past(game, known)))
    return out


def _line(answer: Sequence[Any]) -> str:
    return f"s{answer[0] + 1} {answer[1]}{' auto' if answer[2] else ''}"


def told_answers(before: Sequence[str], entries: Sequence[Row]) -> list[str]:
    """Return the answers of a log as records write them, without those that were taken back."""
    out = list(before)
    for entry in entries:
        seat = f"s{int(entry['seat']) + 1}"
        if entry["kind"] == "answer":
            out.append(f"{seat} {entry['text']}")
        elif entry["kind"] == "undo":
            own = [place for place, line in enumerate(out) if line.startswith(f"{seat} ")]
            for place in own[-1:]:
                del out[place]
        elif entry["kind"] == "back":
            left = int(entry["text"].split()[0])
            given = [place for place, line in enumerate(out) if not line.endswith(" auto")]
            del out[given[left] if left < len(given) else len(out) :]
    return out


def stored_ending(answers: int, result: dict[str, Any] | None) -> str:
    """Return the end of a record according to the stored result."""
    if result is None:
        return f"{answers} running"
    scores = ",".join(str(score) for score in result["scores"])
    places = ",".join(str(place) for place in result["places"])
    return f"{answers} finished scores={scores} places={places}"
