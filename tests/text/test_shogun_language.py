"""Shogun's words: cases, heaps of cubes, lists of players, names of everything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gunbai.core.errors import Refusal
from gunbai.core.event import EVERYBODY, Event
from gunbai.core.kinds import pack_row
from gunbai.games.shogun.game import load
from gunbai.games.shogun.kinds import pack_cubes
from gunbai.games.shogun.names import (
    ACTIONS,
    BONUSES,
    BUILDINGS,
    CARDS,
    COLOURS,
    EVENT_CARDS,
    FAVOURS,
    OFFICE_NAMES,
    PROVINCES,
    REGIONS,
    SEASONS,
    SLOTS,
    SPECIALS,
)
from gunbai.games.shogun.steps import STEPS
from gunbai.language import LANGUAGES, Language, MissingText

GAME = load()
NAMES = ["Вера", "Олег", "Анна"]
WORDS = {code: Language(code, GAME) for code in LANGUAGES}
CLIENT = Path(__file__).parents[2] / "web" / "src" / "core" / "words.ts"


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def say(code: str, key: str, *values: int) -> str:
    numbers = [*values, 0, 0, 0, 0][:4]
    return plain(WORDS[code].event(Event(key, EVERYBODY, *numbers), NAMES))


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Вера moves 2 armies from Kaga into Suruga."),
        ("ru", "Вера перемещает из Каги в Суругу 2 армии."),
        ("uk", "Вера переміщує з Каги у Суругу 2 армії."),
    ],
)
def test_provinces_decline(code: str, line: str) -> None:
    kaga, suruga = PROVINCES.index("kaga"), PROVINCES.index("suruga")
    assert say(code, "sg-moved", 0, kaga, suruga, 2) == line


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("ru", ["в Бидзэне", "в Ава-Босо", "в Кай", "в Мимасаке", "в Сэтцу"]),
        ("uk", ["у Бідзені", "в Ава-Босо", "у Каї", "у Мімасаці", "у Сеццу"]),
    ],
)
def test_names_that_decline_and_names_that_do_not(code: str, names: list[str]) -> None:
    provinces = ["bizen", "awa-boso", "kai", "mimasaka", "settsu"]
    assert [WORDS[code].say(f"province-{name}.in") for name in provinces] == names


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (
            "en",
            "Battle. Thrown into the tower: 4 blue, 1 yellow and 2 farmers. "
            "In the tray: 5 blue and 1 farmer.",
        ),
        (
            "ru",
            "Сражение. В башню брошены армии: 4 синие, 1 жёлтая и 2 крестьянские. "
            "В поддоне: 5 синих и 1 крестьянская.",
        ),
        (
            "uk",
            "Битва. У вежу кинуто армії: 4 сині, 1 жовта і 2 селянські. "
            "У лотку: 5 синіх і 1 селянська.",
        ),
    ],
)
def test_a_heap_of_cubes_is_counted_colour_by_colour(code: str, line: str) -> None:
    thrown = pack_cubes([4, 1, 0, 0, 0, 2])
    tray = pack_cubes([5, 0, 0, 0, 0, 1])
    assert say(code, "sg-thrown", thrown, tray, 0, 1) == line


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "The tray is empty."),
        ("ru", "Поддон пуст."),
        ("uk", "Лоток порожній."),
    ],
)
def test_an_empty_heap_is_called_empty(code: str, line: str) -> None:
    assert say(code, "sg-thrown", pack_cubes([1, 0, 0, 0, 0, 0]), 0, 0, 2).endswith(line)


@pytest.mark.parametrize(
    ("code", "one", "several"),
    [
        ("en", "The game is over. Анна wins.", "Shared victory: Олег and Вера."),
        ("ru", "Партия окончена. Побеждает Анна.", "Общая победа: Олег и Вера."),
        ("uk", "Партію завершено. Перемагає Анна.", "Спільна перемога: Олег і Вера."),
    ],
)
def test_a_list_of_seats_is_a_list_of_names(code: str, one: str, several: str) -> None:
    assert say(code, "sg-end", pack_row([2])) == one
    assert say(code, "sg-end", pack_row([1, 0])).endswith(several)
    with pytest.raises(MissingText):
        say(code, "sg-end", pack_row([3]))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_list_has_things_with_a_sign_and_things_without(code: str) -> None:
    for names in (["t3", "t1"], ["t1", "t3"]):
        told = say(code, "sg-events", pack_row([EVENT_CARDS.index(name) for name in names]))
        quoted = [plain(WORDS[code].thing("event", name)) for name in names]
        assert [told.index(name) for name in quoted] == sorted(told.index(name) for name in quoted)


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Вера turns up valour card 2."),
        ("ru", "Вера открывает карту доблести 2."),
        ("uk", "Вера відкриває карту доблесті 2."),
    ],
)
def test_a_number_is_no_id_of_a_thing(code: str, line: str) -> None:
    """A valour card is counted, other cards have names."""
    assert say(code, "sg-valour", 0, 2) == line


@pytest.mark.parametrize(
    ("code", "text", "label"),
    [
        ("en", "lay mino tax", "Collect taxes: Mino"),
        ("ru", "lay chests3 auction", "Аукцион: карта интриг 3"),
        ("uk", "lay official1 exchange2", "Обмін 2: карта чиновників 1"),
        ("en", "attack kaga 1 with", "Attack Kaga with 1 army, 1 more from the supply"),
        ("ru", "attack kaga 3 with", "Атаковать провинцию Кага: 3 армии и ещё 1 из запаса"),
        ("uk", "attack kaga 5 without", "Атакувати провінцію Кага: 5 армій"),
        ("ru", "choose attack+1", "Взять карту «+1 армия при атаке»"),
        ("uk", "favour 9", "Взяти карту 9 «Зі скарбниці»"),
        ("ru", "office b3", "Взять жетон Б3"),
    ],
)
def test_labels_of_answers(code: str, text: str, label: str) -> None:
    assert plain(WORDS[code].action(GAME.parse(text))) == label


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "This bid costs 3 chests, you have 1. Bid less, or a province card."),
        ("ru", "Такая ставка стоит 3 сундука, у вас 1. Поставьте меньше или карту провинции."),
        ("uk", "Така ставка коштує 3 скрині, у вас 1. Поставте менше або карту провінції."),
    ],
)
def test_a_refusal_names_the_price(code: str, line: str) -> None:
    refusal = Refusal("sg-refuse-bid", "SG-Q6", {"count": 3, "chests": 1})
    assert plain(WORDS[code].refusal(refusal)) == line


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_things_have_different_names(code: str) -> None:
    kinds = {
        "province": PROVINCES,
        "region": REGIONS,
        "colour": COLOURS,
        "building": BUILDINGS,
        "action": ACTIONS,
        "slot": SLOTS,
        "card": CARDS,
        "special": SPECIALS,
        "event": EVENT_CARDS,
        "favour": FAVOURS,
        "bonus": BONUSES,
        "valour": ["1", "2", "3", "4"],
        "season": SEASONS,
        "step": STEPS,
        "office": OFFICE_NAMES,
    }
    for kind, names in kinds.items():
        said = [WORDS[code].thing(kind, name) for name in names]
        assert len(set(said)) == len(names), kind


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_are_explained(code: str) -> None:
    explained = {"action": ACTIONS, "slot": SLOTS, "event": EVENT_CARDS, "favour": FAVOURS}
    for kind, names in explained.items():
        for name in names:
            about = WORDS[code].say(f"{kind}-{name}.about")
            assert re.fullmatch(r"[A-ZА-ЯІЇЄ«“].*\.", about), about
    assert WORDS[code].say("special-chest-plus-1.about")
    assert "5" in WORDS[code].say("sg-winter-loss", {"rice": 5})


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_guide_has_a_page_for_each_expansion(code: str) -> None:
    guide = "\n".join(WORDS[code].guide())
    titles = re.findall(r"^# (.*)$", guide, re.MULTILINE)
    assert len(titles) == 6  # the base game, four expansions, tables
    assert WORDS[code].thing("game", "shogun") in titles[0]
    expansions = ["court", "samurai", "generals", "dajokan"]
    names = [WORDS[code].option_value("expansions", name) for name in expansions]
    assert titles[1:5] == [name.strip("«»") for name in names]
