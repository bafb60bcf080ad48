"""Sentences of a language: cases, plurals, lists, names, and those of the glossary."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.event import EVERYBODY, Event
from gunbai.games.joraku.tables import AREAS, CARDS, COLOURS
from gunbai.language import LANGUAGES, Language, MissingText
from tests.text.texts import GAMES, language

NUMBERS = [0, 1, 2, 5, 11, 21]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("code", "key", "argument", "forms"),
    [
        ("ru", "ask-JK-D02", "count", ["карт", "карту", "карты", "карт", "карт", "карту"]),
        ("uk", "ask-JK-D02", "count", ["карт", "карту", "карти", "карт", "карт", "карту"]),
        ("ru", "jk-deal", "count", ["карт", "карте", "карты", "карт", "карт", "карте"]),
        ("uk", "jk-deal", "count", ["карт", "карті", "карти", "карт", "карт", "карті"]),
        ("ru", "ask-JK-D04", "value", ["очков", "очко", "очка", "очков", "очков", "очко"]),
        ("uk", "ask-JK-D04", "value", ["очок", "очко", "очки", "очок", "очок", "очко"]),
        ("ru", "record-seats", "expected", ["игроков", "игрок", "игрока"] + ["игроков"] * 2),
        ("uk", "record-seats", "expected", ["гравців", "гравець", "гравці"] + ["гравців"] * 2),
    ],
)
def test_a_counted_noun_takes_its_form(
    code: str, key: str, argument: str, forms: list[str]
) -> None:
    others: dict[str, object] = {
        "neighbour": "Олег",
        "count": 3,
        "aside": 3,
        "value": 3,
        "area": "omi",
        "max": 3,
        "found": 3,
    }
    for number, form in zip(NUMBERS, forms, strict=False):
        text = plain(language(code).say(key, {**others, argument: number}))
        assert f"{number} {form}" in text
        after = text.partition(f"{number} {form}")[2]
        assert not after[0].isalpha(), text


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        (
            "ru",
            [
                "Запас пуст: размещать некого. Можно продолжить, никого не размещая.",
                "В запасе только 1 самурай. Разместите не больше.",
                "В запасе только 2 самурая. Разместите не больше.",
                "В запасе только 5 самураев. Разместите не больше.",
                "В запасе только 11 самураев. Разместите не больше.",
                "В запасе только 21 самурай. Разместите не больше.",
            ],
        ),
        (
            "uk",
            [
                "Запас порожній: розміщувати немає кого. Можна продовжити, нікого не розміщуючи.",
                "У запасі лише 1 самурай. Розмістіть не більше.",
                "У запасі лише 2 самураї. Розмістіть не більше.",
                "У запасі лише 5 самураїв. Розмістіть не більше.",
                "У запасі лише 11 самураїв. Розмістіть не більше.",
                "У запасі лише 21 самурай. Розмістіть не більше.",
            ],
        ),
    ],
)
def test_animate_nouns_are_counted(code: str, lines: list[str]) -> None:
    for number, line in zip(NUMBERS, lines, strict=True):
        assert plain(language(code).say("jk-refuse-supply", {"supply": number})) == line


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Choose 2 cards for your left neighbour: Oleg."),
        ("ru", "Выберите 2 карты для соседа слева: Олег."),
        ("uk", "Виберіть 2 карти для сусіда ліворуч: Олег."),
    ],
)
def test_glossary_sentence_1(code: str, line: str) -> None:
    oleg = "Oleg" if code == "en" else "Олег"
    text = language(code).ask("JK-D02", {"count": 2, "neighbour": 1}, ["", oleg])
    assert plain(text) == line


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Place up to 3 samurai in Mikawa. In supply: 7."),
        ("ru", "Разместите в Микаве до 3 самураев. В запасе: 7."),
        ("uk", "Розмістіть у Мікаві до 3 самураїв. У запасі: 7."),
    ],
)
def test_glossary_sentence_2(code: str, line: str) -> None:
    words: dict[str, object] = {"area": "mikawa", "max": 3, "supply": 7}
    assert plain(language(code).ask("JK-D05", words, [])) == line


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "The red daimyo places 2 samurai in Omi."),
        ("ru", "Красный даймё размещает в Оми 2 самураев."),
        ("uk", "Червоний даймьо розміщує в Омі 2 самураїв."),
    ],
)
def test_glossary_sentence_3_with_the_daimyo_as_actor(code: str, line: str) -> None:
    event = Event("jk-placed", EVERYBODY, COLOURS.index("red"), AREAS.index("omi"), 2, 0)
    assert plain(language(code).event(event, [])) == line


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (
            "en",
            "You can’t play this card: the trick was led with a blue card, "
            "and you hold one of that colour.",
        ),
        (
            "ru",
            "Эту карту разыграть нельзя: кон начат синей картой, "
            "и у вас на руке есть карта этого цвета.",
        ),
        (
            "uk",
            "Цю карту розіграти не можна: сутичку почато синьою картою, "
            "а у вашій руці є карта цього кольору.",
        ),
    ],
)
def test_glossary_sentence_4(code: str, line: str) -> None:
    refusal = Refusal("jk-refuse-follow", "JK-K04", {"card": "5r", "led": "blue"})
    assert plain(language(code).refusal(refusal)) == line


@pytest.mark.parametrize(
    ("code", "hidden", "others"),
    [
        (
            "en",
            "This step can’t be undone: it revealed something hidden.",
            "This step can’t be undone: an opponent has moved since.",
        ),
        (
            "ru",
            "Этот шаг уже не отменить: после него открылось скрытое.",
            "Этот шаг уже не отменить: после него уже был ход соперника.",
        ),
        (
            "uk",
            "Цей крок уже не скасувати: після нього відкрилося приховане.",
            "Цей крок уже не скасувати: після нього вже був хід суперника.",
        ),
    ],
)
def test_glossary_sentence_10(code: str, hidden: str, others: str) -> None:
    words = language(code)
    assert words.say("undo-refused", {"reason": "revealed"}).startswith(hidden)
    assert words.say("undo-refused", {"reason": "others"}).startswith(others)
    said = {words.say("undo-refused", {"reason": why}) for why in ("secret", "others", "nothing")}
    assert len(said) == 3  # nor is the last one the answer to everything


@pytest.mark.parametrize(
    ("code", "text", "label"),
    [
        ("en", "play 5r", "Play the red 5"),
        ("ru", "play 5r", "Разыграть: красная 5"),
        ("uk", "play 5r", "Розіграти: червона 5"),
        ("en", "pass 5r nb 2y", "Pass the red 5, the yellow 2 and the blue ninja"),
        ("ru", "pass 5r nb 2y", "Передать: красная 5, жёлтая 2 и синий ниндзя"),
        ("uk", "pass 5r nb 2y", "Передати: червона 5, жовта 2 і синій ніндзя"),
        ("ru", "move mikawa totomi", "Переместить самурая из Микавы в Тотоми"),
        ("uk", "move shinano mikawa", "Перемістити самурая із Шінано у Мікаву"),
        ("ru", "remove purple", "Убрать фиолетового самурая"),
    ],
)
def test_labels_of_answers(code: str, text: str, label: str) -> None:
    assert plain(language(code).action(GAMES["joraku"].parse(text))) == label


def test_names_of_players_come_from_the_seats() -> None:
    event = Event("jk-passed", EVERYBODY, 1, 0, 2, 0)
    assert plain(language("ru").event(event, ["Вера", "Олег"])) == (
        "Олег передаёт 2 карты игроку Вера."
    )
    with pytest.raises(MissingText):
        language("ru").event(event, ["Вера"])


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_things_have_different_names(code: str) -> None:
    words = language(code)
    kinds = {
        "area": AREAS,
        "colour": COLOURS,
        "card": CARDS,
        "variant": ["1", "2", "3", "4", "5", "6"],
        "level": ["easy", "medium", "strong"],
        "bot": ["random", "greedy", "search", "careless"],
        "language": LANGUAGES,
        "confidence": ["sure", "likely", "guess", "house value"],
    }
    for kind, names in kinds.items():
        said = [words.thing(kind, name) for name in names]
        assert len(set(said)) == len(names)
    assert words.thing("game", "joraku").startswith("Joraku")
    assert words.say("game-joraku.about")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_guide_is_that_of_the_game(code: str) -> None:
    assert "Joraku" in language(code).guide()[0].splitlines()[0]
    with pytest.raises(MissingText):
        Language(code).guide()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_missing_text_is_never_passed_over(code: str) -> None:
    words = language(code)
    for key in ("jk-nothing", "area-omi.nowhere", "???", ""):
        with pytest.raises(MissingText):
            words.say(key)
    with pytest.raises(MissingText, match="names"):
        words.say("waiting-for")
    with pytest.raises(MissingText):
        words.thing("area", "edo")
    with pytest.raises(MissingText):
        words.ask("JK-D05", {"area": "edo", "max": 3, "supply": 7}, [])


def test_an_unknown_language_is_refused_in_words() -> None:
    with pytest.raises(BadOptions) as caught:
        Language("de")
    text = Language("en").refusal(caught.value.refusal)
    assert text == "There is no language “de”. Choose one of these: en, ru, uk."


def test_numbers_stay_with_their_words_and_dashes_with_the_word_before() -> None:
    words = language("ru")
    text = words.say("record-ending", {"found": "5 steps", "expected": "6"})
    assert "5\u00a0steps" in text
    assert "повторе\u00a0— на" in text
    assert "3\u00a0очка" in words.ask("JK-D07", {"colour": "red", "points": 3}, [])


def test_what_a_person_typed_is_repeated_as_it_is_but_not_at_any_length() -> None:
    typed: dict[str, object] = {"option": "value", "known": "mode, players"}
    text = language("en").refusal(Refusal("option-unknown", "", typed))
    assert text == "There is no option “value”. Options of this game: mode, players."
    odd = "{ $known } \\ <b>[red]"
    assert odd in language("en").refusal(Refusal("text-twice", "", {"word": odd}))
    long = language("en").refusal(Refusal("text-twice", "", {"word": "x" * 9999}))
    assert 200 < len(long) < 400
