"""Every refusal of the server has a message, and each of them is said in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import gunbai
from gunbai.games.joraku.game import load
from gunbai.language import LANGUAGES, Language
from tests.text.keys import refusals_in_source

SERVER = Path(gunbai.__file__).parent / "server"
#: Calls whose first argument is the key, or among whose arguments it is.
_MAKERS = {"Refusal", "refuse", "_refuse", "close"}
_KEY = re.compile(r"[a-z]+(-[a-z]+)+")
#: Said by the client itself when no server answers.
_OF_THE_CLIENT = {"offline"}
_SENTENCE = re.compile(r"[A-ZА-ЯЁІЇЄҐ0-9].*[.:]$", re.DOTALL)

WORDS: dict[str, dict[str, object]] = {
    "bot-unknown": {"bot": "Jiro", "known": "easy, medium"},
    "server-bot": {"text": "Jiro", "most": 16},
    "account-too-many": {"most": 5},
    "account-busy": {"name": "Vera[bot]"},
    "account-not-here": {"name": "Vera[bot]"},
    "account-owner-only": {"name": "Vera[bot]"},
    "account-plays-other": {"name": "Vera[bot]"},
    "account-sits-here": {"name": "Vera[bot]"},
    "game-unknown": {"game": "go", "known": "joraku"},
    "name-taken": {"name": "Vera"},
    "password-length": {"least": 8},
    "table-seats": {"expected": 4, "found": 3},
    "table-too-many": {"most": 20},
    "table-changes": {"most": 500},
    "table-archived": {"rules": "1"},
    "table-earlier": {"rules": "1"},
    "table-gifts": {"most": 500},
    "table-of-bots": {"most": 3},
    "table-name-taken": {"name": "Vera"},
    "seat-for-another": {"name": "Vera"},
    "seat-offered": {"name": "Vera"},
    "seat-owner-here": {"name": "Vera"},
    "seat-passed-often": {"most": 40},
    "record-endless": {"most": 8000},
    "name-reserved": {"name": "bot-easy"},
    "host-unknown": {"host": "games.example"},
    "table-rules": {"rules": "1", "known": "2"},
    "table-not-running": {"status": "paused"},
    "talk-long": {"most": 2000, "length": 10_000},
    "promise-long": {"most": 140, "length": 200},
    "promise-many": {"most": 100},
    "too-much": {"seconds": 2},
    "notice-unreachable": {"name": "Vera"},
    "passkey-many": {"most": 10},
    "way-back-here": {"name": "Vera"},
    "way-back-elsewhere": {"name": "Vera"},
    "motion-again": {"minutes": 5},
    "motion-backs": {"most": 20},
    "mutes-many": {"most": 100},
    "nudge-early": {"player": "Vera", "hours": 3},
    "nudge-vacation": {"player": "Vera"},
    "vacation-long": {"most": 30, "days": 4},
    "notice-option": {"kind": "ntfy", "option": "attach", "known": "auth, token", "count": 2},
    "notice-address": {"known": "https, mailto"},
    "undo-refused": {"reason": "others"},
    "server-port": {"host": "127.0.0.1", "port": 8000, "problem": "in use"},
    "server-folder": {"folder": "/data", "problem": "read-only"},
    "server-secret": {"file": "/data/secret.key"},
    "server-database": {"database": "sqlite:///x", "problem": "locked"},
    "server-newer-database": {"revision": "0099"},
    "server-twice": {"database": "sqlite:///x"},
}


def _keys_in(text: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            name = str(getattr(node.func, "id", "") or getattr(node.func, "attr", ""))
            if name in _MAKERS or name.endswith("Exception"):
                for argument in node.args:
                    found |= _strings(argument)
        # the keys of plain HTTP errors stand in a table by status
        if isinstance(node, ast.Dict) and all(
            isinstance(key, ast.Constant) and isinstance(key.value, int) for key in node.keys
        ):
            found |= _strings(node)
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "key" for target in node.targets
        ):
            found |= _strings(node.value)
        # a refusal written as bytes of JSON
        if isinstance(node, ast.Constant) and isinstance(node.value, bytes):
            found |= set(re.findall(r'"key":"([a-z-]+)"', node.value.decode("ascii", "ignore")))
    return found


def _strings(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant)
        and isinstance(part.value, str)
        and _KEY.fullmatch(part.value)
    }


def server_keys() -> set[str]:
    keys: set[str] = set(_OF_THE_CLIENT)
    for file in SERVER.rglob("*.py"):
        keys |= _keys_in(file.read_text(encoding="utf-8"))
    return keys


def test_the_search_finds_every_way_to_refuse() -> None:
    found = server_keys()
    expected = {"who-are-you", "table-seats", "too-much", "page-unknown", "request-large"}
    assert expected | {"foreign-origin", "server-port", "invite-unknown", "request-bad"} <= found


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("key", sorted(server_keys()))
def test_a_refusal_is_a_sentence(key: str, code: str) -> None:
    text = Language(code, load()).say(key, WORDS.get(key, {}))
    assert _SENTENCE.match(text), text
    assert not re.search(r"[{}$]|\?\?\?", text), text


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_the_server_says_at_a_table_is_a_sentence(code: str) -> None:
    source = (SERVER / "entry" / "links.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"(talk-[a-z-]+)"', source))
    assert len(keys) == 5
    for key in keys:
        text = Language(code, load()).say(key, {"host": "Olha", "name": "Vera"})
        assert _SENTENCE.match(text), text
        assert "Vera" in text
        assert ("Olha" in text) != key.endswith("-admin")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_port_is_no_quantity(code: str) -> None:
    assert "8000" in Language(code).say("server-port", WORDS["server-port"])


def test_the_server_repeats_no_key_of_the_engine_with_another_meaning() -> None:
    shared = server_keys() & refusals_in_source()
    same = {
        "bot-unknown",
        "game-unknown",
        "refuse-no-action",
        "refuse-not-asked",
        "refuse-over",
        "undo-refused",
    }
    assert shared <= same
