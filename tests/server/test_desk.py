"""The ruling desk over HTTP: printed examples, questions, bad input, and what tables give away."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gunbai.examples import Example, examples_of
from gunbai.ledger import all_rules
from gunbai.server.config import MOST_POSITION
from tests.rule import rule
from tests.server.person import BASE3, BOT, ME, Person, RefusedError, refusal
from tests.server.servers import Server
from tests.shipped import SHIPPED

GAMES = ["joraku", "shogun", "rising_sun"]
PRINTED = {"joraku": r"JK-X\d+", "shogun": r"SG-X\d+", "rising_sun": r"RS-X\d+"}
FOUR = {"players": "4"}
RECORD = Path(__file__).parent.parent / "fixtures" / "joraku" / "base3" / "01.record"


@pytest.fixture(scope="module")
def visitor(server: Server) -> Person:
    return Person(server.url, "")


def value_at(position: Any, place: str) -> Any:
    """Return what stands at a place of a dump such as "seats[0].coins"."""
    for part in re.findall(r"[^.\[\]]+", place):
        position = position[int(part)] if isinstance(position, list) else position[part]
    return position


def start(visitor: Person, game: str = "joraku", **form: Any) -> Any:
    return visitor.post(f"/api/desk/{game}/start", **form)


def edited(look: Any, **fields: Any) -> str:
    """Return the text of a position with some of its fields changed."""
    return json.dumps({**json.loads(look["text"]), **fields})


# printed examples


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_example_is_a_position_or_says_why_not(game: str) -> None:
    printed = {name for name in all_rules() if re.fullmatch(PRINTED[game], name)}
    found = examples_of(game)
    assert printed == {*found.by_id, *found.not_positions}
    assert not set(found.by_id) & set(found.not_positions)
    assert all(len(reason) > 20 for reason in found.not_positions.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_example_gives_the_printed_answer(visitor: Person, game: str) -> None:
    for example in examples_of(game).by_id.values():
        look = visitor.get(f"/api/desk/{game}/examples/{example.id}")["look"]
        if example.new is None:
            assert json.loads(look["text"]) == example.position(), example.id
        must_come_out_as_printed(visitor, game, example, look)


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_example_is_a_film(visitor: Person, game: str) -> None:
    for example in examples_of(game).by_id.values():
        film = visitor.get(f"/api/desk/{game}/examples/{example.id}/film")
        given = [(step["seat"], step["choice"]["text"]) for step in film["steps"]]
        assert given == [(step.seat, step.action) for step in example.answers]
        assert all(step["prompt"] for step in film["steps"])
        told = [line for move in film["run"]["moves"] for line in move["log"]]
        for line in example.told:
            assert any(each["key"] == line["key"] for each in told), (example.id, line)
        offered = [choice["text"] for choice in film["choices"]]
        assert sorted(offered) == sorted(example.choices or []), example.id
        assert [each["refused"]["rule"] for each in film["refused"]] == [*example.refused]
    absent = refusal(lambda: visitor.get(f"/api/desk/{game}/examples/nothing/film"))
    assert absent == "page-unknown"


def must_come_out_as_printed(visitor: Person, game: str, example: Example, look: Any) -> None:
    """Give the answers of an example, and compare what comes of them with what is printed."""
    told: list[Any] = []
    for step in example.answers:
        question = {"text": look["text"], "seat": step.seat, "action": step.action}
        outcome = visitor.post(f"/api/desk/{game}/try", **question)
        told += outcome["run"]["moves"][0]["log"]
        look = outcome["look"]
    position = json.loads(look["text"])
    for place, value in example.after.items():
        assert value_at(position, place) == value, (example.id, place)
    for place, count in example.counts.items():
        things = value_at(position, place)
        assert (len(things), len(set(things))) == (count, count), (example.id, place)
    for line in example.told:
        words = {name: word for name, word in line.items() if name != "key"}
        same = [each["words"] for each in told if each["key"] == line["key"]]
        assert any(words.items() <= each.items() for each in same), (example.id, line)
    if example.choices is not None:
        asked = visitor.post(f"/api/desk/{game}/look", text=look["text"])
        offered = [choice["text"] for choice in asked["view"]["choices"]]
        assert sorted(offered) == sorted(example.choices), example.id
    for name, step in example.refused.items():
        question = {"text": look["text"], "seat": step.seat, "action": step.action}
        verdict = visitor.post(f"/api/desk/{game}/why", **question)
        assert verdict["refused"]["rule"] == name, (example.id, step.action)


# questions


def test_what_may_be_done_why_not_and_what_happens(visitor: Person) -> None:
    look = start(visitor, options=FOUR, decision="JK-D03", seed=5)
    seat = look["view"]["position"]["ask"]["seats"][0]
    assert look["view"]["seat"] == seat
    choice = look["view"]["choices"][0]
    question = {"text": look["text"], "seat": seat}
    allowed = visitor.post("/api/desk/joraku/why", **question, action=choice["text"])
    assert allowed == {"action": choice["text"], "refused": None}
    named = {"verb": choice["verb"], **choice["fields"]}
    assert visitor.post("/api/desk/joraku/why", **question, named=named) == allowed
    other = visitor.post("/api/desk/joraku/why", **question, action="march omi")
    assert other["refused"]["key"] == "refuse-other-decision"
    outcome = visitor.post("/api/desk/joraku/try", **question, action=choice["text"])
    assert outcome["run"]["moves"][0]["log"][0]["key"] == "jk-played"
    assert outcome["look"]["text"] != look["text"]
    not_asked = {**question, "seat": (seat + 1) % 4, "action": choice["text"]}
    assert refusal(lambda: visitor.post("/api/desk/joraku/try", **not_asked)) == "refuse-not-asked"
    nobody = {**question, "seat": 7, "action": choice["text"]}
    assert refusal(lambda: visitor.post("/api/desk/joraku/try", **nobody)) == "refuse-not-asked"


def test_chance_falls_as_the_seed_says(visitor: Person) -> None:
    look = visitor.get("/api/desk/shogun/examples/SG-X13")["look"]
    tower = {**json.loads(look["text"])["tower"], "script": []}  # what falls is not decided yet
    text = edited(look, tower=tower)
    question = {"text": text, "seat": 0, "action": "attack kozuke 4 without"}

    def outcome(seed: int) -> str:
        found = visitor.post("/api/desk/shogun/try", **question, seed=seed)
        return str(json.loads(found["look"]["text"])["tower"])

    assert outcome(1) == outcome(1)
    assert len({outcome(seed) for seed in range(6)}) > 1


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_describes_its_positions(visitor: Person, game: str) -> None:
    offered = visitor.get(f"/api/desk/{game}")
    assert offered["verbs"]
    look = start(visitor, game)
    position = json.loads(look["text"])
    chosen = {"options", "clans", "set", "shrines", "variants"}
    head = {"game", "format", "rules", "data", "rng"}
    assert set(position) <= set(look["blanks"]) | chosen | head
    assert visitor.post(f"/api/desk/{game}/look", text=look["text"])["text"] == look["text"]


def test_a_decision_that_never_comes_is_refused(visitor: Person) -> None:
    never = refusal(lambda: start(visitor, options=FOUR, decision="JK-D09"))
    assert never == "desk-never-asked"
    assert refusal(lambda: start(visitor, decision="JK-D99")) == "desk-unknown-decision"
    assert refusal(lambda: start(visitor, options={"players": "9"})) == "option-value"


# setting up


@rule("JK-C11", "JK-C13")
def test_pieces_and_cards_that_were_moved_are_put_right(visitor: Person) -> None:
    look = start(visitor, options=FOUR, decision="JK-D03", seed=1)
    factions = json.loads(look["text"])["factions"]
    factions["red"]["samurai"] = {"omi": 4}
    factions["red"]["supply"] = 9
    text = edited(look, factions=factions)
    with pytest.raises(RefusedError) as refused:
        visitor.post("/api/desk/joraku/look", text=text)
    assert refused.value.key == "jk-bad-samurai"
    right = visitor.post("/api/desk/joraku/look", text=text, balance=True)
    assert json.loads(right["text"])["factions"]["red"]["supply"] == 6


def test_armies_that_were_moved_are_put_right(visitor: Person) -> None:
    look = start(visitor, "shogun", decision="SG-D17", seed=1)
    provinces = json.loads(look["text"])["provinces"]
    name = next(iter(provinces))
    provinces[name]["armies"] += 3
    right = visitor.post("/api/desk/shogun/look", text=edited(look, provinces=provinces),
                         balance=True)  # fmt: skip
    assert json.loads(right["text"])["provinces"][name] == provinces[name]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "position-text"),
        ("[]", "position-text"),
        ("{}", "position-format"),
        ('{"game": "shogun", "format": 2, "rules": "1"}', "position-game"),
        ("[" * 5000, "position-format"),
        ('{"game": ' + "9" * 5000 + "}", "position-format"),
    ],
)
def test_what_is_no_position_is_refused_with_the_place(
    visitor: Person, text: str, key: str
) -> None:
    assert refusal(lambda: visitor.post("/api/desk/joraku/look", text=text)) == key


def test_a_wrong_value_is_refused_with_its_place(visitor: Person) -> None:
    look = start(visitor, options=FOUR)
    with pytest.raises(RefusedError) as refused:
        visitor.post("/api/desk/joraku/look", text=edited(look, kachidoki=9))
    assert (refused.value.status, refused.value.key) == (400, "position-number")
    assert refused.value.words["name"] == "kachidoki"


def test_a_text_that_is_too_long_or_no_game_is_refused(visitor: Person) -> None:
    long = " " * (MOST_POSITION + 1)
    assert refusal(lambda: visitor.post("/api/desk/joraku/look", text=long)) == "request-bad"
    assert refusal(lambda: visitor.get("/api/desk/chess")) == "game-unknown"
    missing = "/api/desk/joraku/examples/JK-X99"
    assert refusal(lambda: visitor.get(missing)) == "desk-no-example"


# tables


def test_a_running_game_gives_only_what_the_seat_knows(server: Server) -> None:
    host = Person(server.url)
    table = host.create(BASE3, ME, BOT, BOT)
    host.at(table, "start")
    given = host.get(f"/api/tables/{table}/desk")
    position = json.loads(given["text"])
    again = json.loads(host.get(f"/api/tables/{table}/desk")["text"])
    assert position["seats"][0]["hand"] == again["seats"][0]["hand"]
    assert position["rng"] != again["rng"]
    assert "seats[1].hand" in given["assumed"]
    assert not [place for place in given["assumed"] if place.startswith("seats[0]")]
    assert position["seats"][1]["hand"] != again["seats"][1]["hand"]
    # Nobody else gets anything of the seat, and the seat nothing of others.
    assert refusal(lambda: host.get(f"/api/tables/{table}/desk?seat=1")) == "table-no-replay"
    assert refusal(lambda: host.get(f"/api/tables/{table}/desk?seat=-2")) == "table-no-replay"
    stranger = Person(server.url)
    assert refusal(lambda: stranger.get(f"/api/tables/{table}/desk?seat=0")) == "table-no-replay"
    assert refusal(lambda: stranger.get(f"/api/tables/{table}/desk")) == "desk-no-seat"


def test_a_closed_table_gives_nothing(server: Server) -> None:
    host = Person(server.url)
    table = host.create(BASE3, ME, BOT, BOT, watch="nobody")
    host.at(table, "start")
    stranger = Person(server.url)
    assert refusal(lambda: stranger.get(f"/api/tables/{table}/desk")) == "table-closed"


def test_a_finished_game_gives_every_position(server: Server) -> None:
    host = Person(server.url)
    table = host.post("/api/records", text=RECORD.read_text(encoding="utf-8"))["id"]
    first = host.get(f"/api/tables/{table}/desk?at=0")
    later = host.get(f"/api/tables/{table}/desk?at=30")
    assert first["assumed"] == later["assumed"] == []
    assert first["text"] != later["text"]
    known = host.get(f"/api/tables/{table}/desk?at=30&seat=1")
    assert "seats[0].hand" in known["assumed"]


def test_a_position_is_played_on_against_bots(server: Server) -> None:
    host = Person(server.url)
    look = start(host, options=FOUR, decision="JK-D03", seed=2)
    made = host.post("/api/desk/joraku/play", text=look["text"])["id"]
    found = host.table(made)
    assert (found["status"], found["origin"]) == ("running", {"desk": True})
    assert found["my_seat"] == look["view"]["position"]["ask"]["seats"][0]
    assert [seat["kind"] for seat in found["seats"]].count("bot") == 3
    nameless = Person(server.url, "")
    again = {"text": look["text"]}
    assert refusal(lambda: nameless.post("/api/desk/joraku/play", **again)) == "who-are-you"


def test_strange_positions_never_crash_the_server(server: Server) -> None:
    """Values that no game comes to are refused or played, whatever they are."""
    visitor = Person(server.url, "")
    look = start(visitor, "rising_sun", decision="RS-DP22", seed=1)
    position = json.loads(look["text"])
    for seat in position["seats"]:
        seat["coins"] = 10_000
    position["stack"] = position["stack"] + [position["stack"][-1]] * 20
    for text in (json.dumps(position), edited(look, wars=[], fighters=[])):
        answer = visitor.http.post("/api/desk/rising_sun/look", json={"text": text})
        assert answer.status_code in (200, 400)
