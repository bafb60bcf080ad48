"""House rules that a machine can hold; each is proven to bite on a small example."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from gunbai.games.rising_sun.game import load as load_rising_sun
from tests.house import (
    ROOT,
    Module,
    bare_numbers,
    import_cycles,
    known_bots,
    known_verb_places,
    long_calls,
    named_games,
    odd_comments,
    odd_docstrings,
    odd_english,
    other_doors,
    shared_names,
    shifted_actions,
    sources,
    unused_names,
)
from tests.shipped import SHIPPED

#: Written by hand and read by people, in English.
PROSE = (".py", ".ts", ".svelte", ".md", ".en.ftl", "/en.ftl")
#: Code and texts that people wrote, and what they wrote beside them.
WRITTEN_BY_HAND = {".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".md", ".json", ".html"}
#: Where the words of rulebooks and the patterns themselves stand.
QUOTED = ("docs/ledger/", "tests/house.py", "tests/test_house_rules.py")


@cache
def package() -> list[Module]:
    return sources()


def programs() -> list[Module]:
    """Return the package, the tools, `dev` and the helpers of the tests."""
    tests = sorted((ROOT / "tests").rglob("*.py"))
    helpers = [path for path in tests if not path.name.startswith(("test_", "conftest"))]
    others = [*sorted((ROOT / "tools").glob("*.py")), ROOT / "dev", *helpers]
    return [
        *package(),
        *[
            Module(path.stem, path.relative_to(ROOT).as_posix(), path.read_text())
            for path in others
        ],
    ]


def modules_of_tests() -> list[Module]:
    return [
        Module(path.stem, path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path.name.startswith(("test_", "conftest"))
    ]


def module(text: str, name: str = "gunbai.games.go.flow") -> Module:
    return Module(name, "flow.py", text)


def tell(found: list[str]) -> None:
    if found:
        pytest.fail(f"{len(found)} found:\n" + "\n".join(found), pytrace=False)


def test_no_import_goes_in_a_circle() -> None:
    """Neither late nor for types only."""
    tell(import_cycles(package()))


def test_a_circle_of_imports_is_found_however_it_is_hidden() -> None:
    state = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from gunbai import view"
    late = "def show():\n    import gunbai.state"
    found = import_cycles([module(state, "gunbai.state"), module(late, "gunbai.view")])
    assert [line.split(": ")[0] for line in found] == ["flow.py:3", "flow.py:2"]
    assert import_cycles([module(state, "gunbai.state"), module("", "gunbai.view")]) == []


def test_the_rules_know_nothing_of_bots() -> None:
    tell(known_bots(package()))


def test_a_rule_that_asks_a_bot_is_found() -> None:
    others = [module("", name) for name in ("gunbai.games.go.bot.worth", "gunbai.core.judge")]
    text = "def f():\n  from gunbai.games.go.bot.worth import worth\nimport gunbai.core.judge"
    found = known_bots([module(text), *others])
    assert sorted(line.split(": ")[0] for line in found) == ["flow.py:2", "flow.py:3"]
    assert known_bots([module(text, "gunbai.games.go.game"), *others]) == []
    assert known_bots([module(text, "gunbai.games.go.bot.judge"), *others]) == []


#: Files outside the folders of games that name a game, by reason.
KNOWN_GAMES = {
    "modules that people import by the name of a game": [
        "src/gunbai/envs/joraku_v1.py",
        "src/gunbai/envs/rising_sun_v1.py",
        "src/gunbai/envs/shogun_v1.py",
    ],
    "the game that is taken if none is named, or an example of a name": [
        "src/gunbai/__init__.py",
        "src/gunbai/cli/text/help.toml",
        "src/gunbai/envs/gymnasium.py",
        "src/gunbai/envs/openspiel.py",
        "src/gunbai/envs/pettingzoo.py",
        "src/gunbai/ledger.py",
    ],
    "the tool that measures the tower (docs/decisions/0016)": [
        "src/gunbai/arena/tower.py",
        "src/gunbai/cli/tower.py",
    ],
    "one file about each game, or about all, made by a program": [
        "src/gunbai/learn/weights/joraku.md",
        "src/gunbai/learn/weights/rising_sun.md",
        "src/gunbai/learn/weights/shogun.md",
        "web/src/core/scene_samples.json",
        "web/src/core/terms.json",
    ],
}


def test_a_game_is_known_only_in_its_folder() -> None:
    found: dict[str, list[str]] = {}
    for room in ("src/gunbai", "web/src"):
        for path in sorted((ROOT / room).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            own = any(f"{room}/games/{game}/" in name for game in SHIPPED)
            built = name.startswith("src/gunbai/static/")
            if own or built or ".test." in name or path.suffix not in WRITTEN_BY_HAND:
                continue
            lines = named_games(name, path.read_text(encoding="utf-8"), SHIPPED)
            if lines:
                found[name] = lines
    known = {name for names in KNOWN_GAMES.values() for name in names}
    tell([line for name, lines in found.items() if name not in known for line in lines])
    assert known <= set(found), "an exception is not needed any more"


@pytest.mark.parametrize("line", ["play('rising_sun')", ".shogun {", "# Joraku's", "risingSun"])
def test_a_game_that_is_known_elsewhere_is_found(line: str) -> None:
    assert len(named_games("web/src/app.css", line, SHIPPED)) == 1
    assert named_games("web/src/app.css", "shoguns, kura, rising", SHIPPED) == []


def test_texts_of_all_games_label_no_field_of_a_single_one() -> None:
    """A label belongs to all if at least two games have a field of that name."""
    shared = (ROOT / "src/gunbai/server/text/en.ftl").read_text(encoding="utf-8")
    labels = re.findall(r"^web-desk-field-([\w-]+) =", shared, re.MULTILINE)
    assert labels
    of_games = {
        game: {
            name
            for one in package()
            if one.name.startswith(f"gunbai.games.{game}.")
            for name in quoted_in(one)
        }
        for game in SHIPPED
    }
    single = [
        label
        for label in labels
        if sum(label.replace("-", "_") in names for names in of_games.values()) < 2
    ]
    tell(single)


def quoted_in(one: Module) -> set[str]:
    """Return the texts in a module."""
    return set(re.findall(r"[\"']([a-z_]+)[\"']", one.text))


def test_nobody_has_to_count_arguments() -> None:
    tell(long_calls(package()))


def test_a_call_with_seven_arguments_is_found() -> None:
    assert long_calls([module("f(1, 2, 3, 4, 5, 6)\nf(1, 2, 3, 4, 5, 6, seven=7)")]) == []
    assert long_calls([module("f(1, 2, 3, 4, 5, 6, 7)")]) == ["flow.py:1: f takes 7 by position"]
    assert long_calls([module("# Made by a program\nf(1, 2, 3, 4, 5, 6, 7)")]) == []


def test_only_generated_code_touches_the_bits_of_actions() -> None:
    tell(shifted_actions(package()))


@pytest.mark.parametrize(
    "line",
    [
        "def f(action): return action >> 8 & 15",
        "def f(move: Action): return move & 255",
        "def f(moves: list[Action]): return [m & 3 for m in moves]",
        "def f(moves: list[Action]): return moves[0] >> 3",
        "def legal() -> list[Action]: ...\ndef f(): return [move ^ 1 for move in legal()]",
        "from gunbai.games.go.actions import PLAY\nx = PLAY | 3",
        "def f(self):\n  self.last: Action = 0\ndef g(self): return self.last & 3",
        "def f(action): return ~action",
        "def f(action): return action % 64",
        "def f(action):\n  wanted = action\n  return wanted // 256",
        "def f(self): return self.last >> 8",
        "def f(action: int): return action & 3",
        "def number(self, action: i64, depth: i64) -> i64: return action >> 24",
    ],
)
def test_an_action_whose_bits_are_touched_is_found(line: str) -> None:
    assert len(shifted_actions([module(line)])) >= 1
    assert shifted_actions([module(f"# Made by a program\n{line}")]) == []


@pytest.mark.parametrize(
    "line",
    [
        "def f(self, last: int): return last & 3",
        "def f(action): return 1 << action",
        "def f(action): return '%s' % action",
        "def f(last: Action | None) -> Action | None: return last",
        "def f(seats: int, action: Action): return seats & 3",
    ],
)
def test_what_is_not_an_action_has_bits_of_its_own(line: str) -> None:
    assert shifted_actions([module(line)]) == []


def test_nothing_else_knows_where_the_verb_of_an_action_is() -> None:
    tell(known_verb_places([*package(), *tools()]))


def tools() -> list[Module]:
    """Return the programs that are not part of the package, except the one that makes actions."""
    paths = [path for path in (ROOT / "tools").glob("*.py") if path.stem != "generate"]
    return [Module(path.stem, f"tools/{path.name}", path.read_text()) for path in paths]


@pytest.mark.parametrize(
    "line",
    [
        "from gunbai.core.codec import VERB_SHIFT, Action",
        "from gunbai.core import codec\nx = codec.VERB_SHIFT",
    ],
)
def test_who_knows_where_the_verb_is_is_found(line: str) -> None:
    assert len(known_verb_places([module(line)])) == 1
    assert known_verb_places([module(f"# Made by a program\n{line}")]) == []
    assert known_verb_places([module(line, "gunbai.core.codec")]) == []


def test_people_are_served_through_one_door() -> None:
    tell(other_doors(package()))


@pytest.mark.parametrize(
    "line",
    [
        "x = session.state.clone()",
        "def f(room): return room.session.state",
        "from gunbai.core.seat_view import View, look",
        "x = game.restore(data)",
    ],
)
def test_another_door_is_found(line: str) -> None:
    for serving in ("server.desk_api", "plates", "puzzles.puzzle", "games.go.terminal.board"):
        assert len(other_doors([module(line, f"gunbai.{serving}")])) == 1
    for holding in ("core.history", "games.go.game", "games.go.flow.moves", "puzzles.finder"):
        assert other_doors([module(line, f"gunbai.{holding}")]) == []


def test_no_rule_holds_a_bare_number() -> None:
    tell(bare_numbers(package()))


def test_a_bare_number_in_a_rule_is_found() -> None:
    text = "HAND: Final = 5\ndef deal(s):\n  return s.deck[:HAND], s.order[0] + 1, s.coins[-1] * 3"
    assert bare_numbers([module(text)]) == ["flow.py:3: 3 has no name"]
    assert len(bare_numbers([module(text, "gunbai.games.go.view")])) == 1
    assert bare_numbers([module(text, "gunbai.games.go.terminal.board")]) == []


#: Names that two classes may share, by reason.
SHARED_NAMES = {
    "Seat": "a seat of a running table, and the kind of values that number seats",
}


def test_a_name_has_one_meaning() -> None:
    tell(shared_names(package(), SHARED_NAMES))
    assert len(shared_names(package(), ())) == len(SHARED_NAMES), "an exception is not needed"


def test_two_classes_of_one_name_are_found() -> None:
    def found(*names: str) -> int:
        modules = [module("class Moment: pass\nclass _Own: pass", name) for name in names]
        return len(shared_names(modules, ()))

    assert found("gunbai.core.moment", "gunbai.review.moments") == 1
    assert found("gunbai.server.pages", "gunbai.cli.pages") == 1
    assert found("gunbai.games.go.flow.war", "gunbai.core.moment") == 1
    assert found("gunbai.games.go.flow.war", "gunbai.games.go.position.war") == 1
    assert found("gunbai.games.go.flow.war", "gunbai.games.chess.flow.war") == 0
    assert found("gunbai.games.go.flow.war", "gunbai.games.go.view_types") == 0


def test_everything_is_used() -> None:
    guide = [*(ROOT / "docs" / "guide").glob("*.md"), ROOT / "README.md"]
    tools = [*(ROOT / "tools").glob("*.py"), ROOT / "dev"]
    elsewhere = [path.read_text(encoding="utf-8") for path in tools]
    elsewhere += [code_in(path.read_text(encoding="utf-8")) for path in guide]
    cards = [type(card).__name__ for card in load_rising_sun().cards]  # found by their names
    tell(unused_names(package(), [*elsewhere, *cards]))


def code_in(page: str) -> str:
    """Return what a page shows as code: its other words name nothing."""
    return "\n".join(re.findall(r"```.*?```|`[^`\n]+`", page, re.DOTALL))


def test_what_nothing_uses_is_found() -> None:
    text = (
        "A = 1\nB = A\nZERO = 0\nONE = 1\ndef f(): pass\n"
        "class C:\n  def g(self): pass\n@route\ndef h(): pass"
    )
    found = [line.split("uses ")[1] for line in unused_names([module(text)], ["C is public"])]
    assert found == ["B", "f", "g"]


def written() -> list[Path]:
    """All texts of the repository in English."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return [
        ROOT / name
        for name in listed
        if (name.endswith(PROSE) or name == "dev") and not name.startswith(QUOTED)
    ]


def test_the_files_of_the_client_are_named_alike() -> None:
    """Modules are snake_case, as those of the engine; components are named by their tag."""
    wrong = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "web" / "src").rglob("*"))
        if (
            path.suffix == ".ts" and not re.fullmatch(r"[a-z_]+(\.svelte|\.d)?(\.test)?", path.stem)
        )
        or (path.suffix == ".svelte" and not re.fullmatch(r"([A-Z][a-z]+)+", path.stem))
    ]
    tell(wrong)


def test_the_english_is_plain() -> None:
    found: list[str] = []
    for path in written():
        if path.exists():
            found += odd_english(
                path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
            )
    tell(found)


@pytest.mark.parametrize(
    "line",
    ["One line an answer.", "This is no part of the map.", "Dealt anew.", "one row a game"],
)
def test_odd_english_is_found(line: str) -> None:
    assert len(odd_english("a.md", line)) == 1


@pytest.mark.parametrize(
    "line", ["One line per answer.", "There is no card for this.", "It is no longer than that."]
)
def test_plain_english_is_left_alone(line: str) -> None:
    assert odd_english("a.md", line) == []


def test_a_docstring_says_what_a_thing_does_or_is() -> None:
    found: list[str] = []
    for one in programs():
        found += odd_docstrings(one)
    for one in modules_of_tests():
        found += odd_docstrings(one, nouns=False)
    tell(found)


def test_a_test_may_state_what_holds() -> None:
    rule = module('def test_f():\n    """The first card wins."""')
    asking = module('def test_f():\n    """Who wins the trick."""')
    assert odd_docstrings(rule, nouns=False) == []
    assert len(odd_docstrings(asking, nouns=False)) == 1


@pytest.mark.parametrize(
    ("text", "opening"),
    [
        ("Whether it rains.", "Whether"),
        ("JK-W11, RS-F20: how many cards are left.", "How"),
        ("The number of cards.", "The"),
    ],
)
def test_a_docstring_that_asks_or_names_is_found(text: str, opening: str) -> None:
    assert odd_docstrings(module(f'def f():\n    """{text}"""')) == [
        f"flow.py:1: the docstring of f opens with {opening!r}"
    ]


@pytest.mark.parametrize("text", ["Return True if it rains.", "JK-W11: the first card wins."])
def test_a_docstring_that_says_what_is_done_is_left_alone(text: str) -> None:
    assert odd_docstrings(module(f'def f():\n    """{text}"""')) == []


def test_a_comment_of_the_client_says_what_a_thing_does_or_is() -> None:
    found: list[str] = []
    for path in written():
        name = path.relative_to(ROOT).as_posix()
        made = name.endswith(("view.ts", "protocol.ts"))  # from docstrings of the engine
        if name.startswith("web/src/") and path.exists() and not made:
            found += odd_comments(name, path.read_text(encoding="utf-8"))
    tell(found)


def test_a_comment_that_asks_is_found() -> None:
    text = "/** What it does. */\n  // Whether it rains.\n// The rain.\nconst a = 1; // Who?"
    assert len(odd_comments("web/src/core/a.ts", text)) == 2
    assert len(odd_comments("web/src/pages/A.svelte", text)) == 2


def test_a_class_and_a_property_are_named() -> None:
    last = '    @property\n    def f(self):\n        """The last one."""'
    text = f'class A:\n    """The cards."""\n{last}'
    assert odd_docstrings(module(text)) == []
