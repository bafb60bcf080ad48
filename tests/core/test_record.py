"""The record: written, read, replayed, continued; and every kind of tampering found."""

from __future__ import annotations

import re

import pytest

from gunbai.core.errors import BadRecord
from gunbai.core.record import _check, _link, read_record, replay, write_record
from gunbai.core.session import Session
from tests.core.sessions import JORAKU, Picture, finished, options_of, session_at, step

OWN_FIGURES: dict[str, object] = {
    "variant3": {"row": [9, 5, 1]},
    "names": {"daimyo": list("ABCDEÉ")},
}


def short(value: object) -> str:
    """A name for a test case."""
    return str(value)[:30].encode("ascii", "replace").decode()


def body_of(text: str) -> list[str]:
    return text.splitlines()


def resealed(lines: list[str]) -> str:
    """The text with all checks made right again: what a patient forger would send."""
    chain = b""
    out: list[str] = []
    checked = False
    for line in lines:
        plain = re.sub(r" #[0-9a-f]{6}$", "", line)
        checked = checked or plain == "begin"
        chain = _link(chain, plain)
        out.append(f"{plain} #{_check(chain)}" if checked else plain)
    return "\n".join(out) + "\n"


def refused(text: str) -> tuple[int, str]:
    """Line and key of the refusal, by reading or by replaying."""
    with pytest.raises(BadRecord) as error:
        replay(JORAKU, read_record(text))
    return error.value.line, error.value.refusal.key


@pytest.fixture(scope="module")
def running() -> str:
    """A record of a game that goes on; its answers start in line 12."""
    return write_record(session_at("JK-D05", {"players": 4}, 1, "effect a"))


def test_what_a_record_looks_like() -> None:
    session = Session(JORAKU, {"players": 3, "variants": "2,1"}, 77, ["Ann", " Bob \n B. ", "Юра"])
    session.submit(2, JORAKU.parse(options_of(session, 2)[0]))
    lines = body_of(write_record(session))
    assert lines[:9] == [
        "gunbai record 1",
        "game joraku",
        "rules 1",
        "options mode=base players=3 variants=1,2 colours=red,blue,yellow,purple",
        "seed 77",
        "forced auto",
        "seat 1 Ann",
        "seat 2 Bob B.",
        "seat 3 Юра",
    ]
    assert re.fullmatch(r"begin #[0-9a-f]{6}", lines[9])
    assert re.fullmatch(r"1 s3 pass \w\w \w\w #[0-9a-f]{6}", lines[10])
    assert re.fullmatch(r"end 1 running #[0-9a-f]{6}", lines[11])


@pytest.mark.parametrize(
    "options",
    [{"players": 3}, {"players": 4}, {"mode": "two_vs_two"}, {"mode": "neutral"}],
)
def test_a_finished_game_is_replayed_to_the_same_end(options: dict[str, object]) -> None:
    session = finished({**options, "variants": "random"}, 6)
    text = write_record(session)
    record = read_record(text)
    again = replay(JORAKU, record)
    assert write_record(again) == text
    assert Picture(again) == Picture(session)
    result = session.state.result()
    assert result is not None
    assert record.end.startswith(f"{len(session.answers)} finished scores={result.scores[0]},")


def test_a_game_is_continued_from_any_point_of_its_record() -> None:
    session = Session(JORAKU, {"players": 3}, 8)
    while not session.over:
        text = write_record(session)
        again = replay(JORAKU, read_record(text))
        assert Picture(again) == Picture(session)
        step(again, seed=8)
        step(session, seed=8)
        assert write_record(again) == write_record(session)


def test_a_replay_can_stop_early() -> None:
    session = finished({"players": 3}, 6)
    record = read_record(write_record(session))
    part = replay(JORAKU, record, 10)
    assert [a.action for a in part.answers] == [a.action for a in session.answers[:10]]
    assert replay(JORAKU, record, 10_000).over
    assert replay(JORAKU, record, 0).answers == []


def test_a_record_without_automatic_answers() -> None:
    session = Session(JORAKU, {"players": 3}, 8, auto=False)
    while not session.over:
        step(session, seed=8)
    text = write_record(session)
    assert "forced asked" in text
    assert " auto #" not in text
    assert write_record(replay(JORAKU, read_record(text))) == text


def test_own_values_travel_inside() -> None:
    game = JORAKU.with_data(OWN_FIGURES)
    session = Session(game, {"players": 3, "variants": "3"}, 8)
    while not session.over:
        step(session, seed=8)
    text = write_record(session)
    record = read_record(text)
    assert record.data == OWN_FIGURES
    assert write_record(replay(JORAKU.with_data(record.data), record)) == text
    with pytest.raises(BadRecord) as error:
        replay(JORAKU, record)
    assert error.value.refusal.key == "record-ending"


def test_windows_line_ends_do_no_harm(running: str) -> None:
    assert write_record(replay(JORAKU, read_record(running.replace("\n", "\r\n")))) == running


# tampering


@pytest.mark.parametrize("text", ["", "\n", "hello", "gunbai record 3\n", "\x00\xff", "begin #0"])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refused(text)[0] == 1
    assert refused(text)[1] in ("record-not-one", "record-changed")


def test_every_changed_line_is_found_where_it_stands(running: str) -> None:
    lines = body_of(running)
    begin = next(i for i, line in enumerate(lines) if line.startswith("begin"))
    for place in range(1, len(lines)):
        changed = lines[:]
        changed[place] = re.sub(r"[0-9](?= |$)|(?<=begi)n", "x", changed[place], count=1)
        if changed[place] == lines[place]:
            changed[place] += "x"
        line, key = refused("\n".join(changed) + "\n")
        if place < begin:  # found by its own form, or by the first check
            assert line in (place + 1, begin + 1)
        else:
            assert line == place + 1
        assert key in ("record-changed", "record-header", "record-seed", "record-seat"), key


@pytest.mark.parametrize(
    ("number", "text", "key"),
    [
        (2, "game chess", "record-changed"),
        (3, "rules 2", "record-changed"),
        (4, "options mode=base players=3", "record-changed"),
        (5, "seed 2", "record-changed"),
        (6, "forced asked", "record-changed"),
        (7, "seat 1 Mallory", "record-changed"),
    ],
)
def test_a_changed_header_is_found_by_the_first_check(
    running: str, number: int, text: str, key: str
) -> None:
    lines = body_of(running)
    assert lines[number - 1].split()[0] == text.split(maxsplit=1)[0]
    lines[number - 1] = text
    assert refused("\n".join(lines)) == (11, key)


def test_a_removed_line_is_found(running: str) -> None:
    lines = body_of(running)
    for place in range(11, len(lines) - 1):
        assert refused("\n".join(lines[:place] + lines[place + 1 :])) == (
            place + 1,
            "record-changed",
        )


def test_swapped_lines_are_found(running: str) -> None:
    lines = body_of(running)
    lines[12], lines[13] = lines[13], lines[12]
    assert refused("\n".join(lines)) == (13, "record-changed")


def test_a_record_cut_short_is_found_wherever_it_is_cut(running: str) -> None:
    lines = body_of(running)
    for count in range(1, len(lines)):
        assert refused("\n".join(lines[:count]) + "\n") == (count + 1, "record-truncated")


def test_a_line_cut_in_the_middle_is_found(running: str) -> None:
    line, key = refused(running[:-4])
    assert line == len(body_of(running))
    assert key == "record-changed"
    line, key = refused(running[: running.rindex("end ") + 3])
    assert key == "record-no-check"


def test_text_after_the_end_is_found(running: str) -> None:
    count = len(body_of(running))
    assert refused(running + "\n") == (count + 1, "record-after-end")
    assert refused(running + "20 s1 stop #123456\n") == (count + 1, "record-after-end")


def test_a_huge_line_is_refused(running: str) -> None:
    lines = body_of(running)
    lines[6] = "seat 1 " + "x" * 200_000
    assert refused("\n".join(lines)) == (7, "record-long-line")


@pytest.mark.parametrize(
    ("place", "line", "expected"),
    [
        (2, "game shogun", (2, "game-unknown")),
        (3, "rules 99", (3, "record-rules")),
        (3, "seed 1", (4, "record-header")),
        (4, "options mode=base players=9", (4, "option-value")),
        (4, "options mode=neutral players=4", (4, "jk-conflict-two-players")),
        (4, "options mode=base players=3", (4, "record-seats")),
        (4, "options", (11, "record-incomplete")),
        (4, "wishes mode=base", (4, "record-header")),
        (5, "seed -1", (5, "record-seed")),
        (5, "seed ²", (5, "record-seed")),
        (5, "seed " + "9" * 6000, (5, "record-seed")),
        (6, "forced perhaps", (6, "record-header")),
        (6, "data [1]", (6, "record-data")),
        (6, "data {", (6, "record-data")),
        (6, "data " + "[" * 90_000, (6, "record-data")),
        (7, "seat 2 Ann", (7, "record-seat")),
        (7, "\ud800", (7, "record-header")),
        (12, "2 s1 pass 1r 2r", (12, "record-number")),
        (12, "1 s9 pass 1r 2r", (12, "record-seat-label")),
        (12, "1", (12, "record-seat-label")),
        (12, "1 s1 dance", (12, "text-verb")),
        (12, "1 s1 pass 1r", (12, "jk-refuse-pass-count")),
        (12, "1 s1 stop", (12, "refuse-other-decision")),
    ],
    ids=short,
)
def test_a_forged_record_with_right_checks_is_refused_by_the_rules(
    running: str, place: int, line: str, expected: tuple[int, str]
) -> None:
    lines = body_of(running)
    lines[place - 1] = line
    found = refused(resealed(lines))
    if expected[1] == "jk-refuse-pass-count":
        assert found[0] == expected[0]
        assert found[1] in ("jk-refuse-pass-count", "jk-refuse-not-in-hand")
    else:
        assert found == expected


def test_a_forged_answer_of_another_seat_or_kind_is_refused() -> None:
    session = finished({"players": 3}, 6)
    lines = body_of(write_record(session))
    auto = next(i for i, line in enumerate(lines) if " auto #" in line)
    forged = lines[:]
    forged[auto] = re.sub(" auto #.*", "", forged[auto])
    assert refused(resealed(forged)) == (auto + 1, "record-other-answer")
    forged = lines[:]
    forged[auto - 1] = re.sub(" #.*", " auto", forged[auto - 1])
    assert refused(resealed(forged)) == (auto, "record-other-answer")


def test_a_forged_ending_is_refused() -> None:
    session = finished({"players": 3}, 6)
    lines = body_of(write_record(session))
    lines[-1] = re.sub(r"scores=\d+", "scores=999", lines[-1])
    assert refused(resealed(lines)) == (len(lines), "record-ending")


def test_a_forged_cut_before_automatic_answers_is_refused() -> None:
    """The answers end where the session would have given more by itself."""
    session = finished({"players": 3}, 6)
    lines = body_of(write_record(session))
    auto = next(i for i, line in enumerate(lines) if " auto #" in line)
    count = auto - 10
    assert lines[auto - 1].startswith(f"{count} s")
    forged = [*lines[:auto], f"end {count} running"]
    assert refused(resealed(forged)) == (auto + 1, "record-truncated")
