"""The search in the rules: questions of people at a table, forms of words, slips of the finger."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from gunbai.language import LANGUAGES
from gunbai.rule_search import ask, distance
from gunbai.rulebook import (
    book,
    cited,
    known_games,
    links,
    pages_of,
    rules_in,
    slugs,
    subjects,
)
from gunbai.stems import stem, stems

HERE = Path(__file__).parent
#: Of ten questions; the same is asked of those that the index was amended for.
ENOUGH = 9


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["table", "strangers", "later", "players", "practice"])
def test_questions_of_a_table_are_answered_among_the_first_three(file: str, language: str) -> None:
    text = (HERE / "questions" / f"{file}.toml").read_text(encoding="utf-8")
    questions = tomllib.loads(text)["question"]
    assert len(questions) >= 20
    missed = []
    for one in questions:
        found = [
            id_
            for answer in ask(one[language], language, one["game"], 3)
            for id_ in answer.passage.ids
        ]
        if not set(found) & set(one["answers"]):
            missed.append((one[language], found))
    assert 10 * len(missed) <= (10 - ENOUGH) * len(questions), missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_game_all_books_are_asked(language: str) -> None:
    games = {
        answer.game for answer in ask("ninja ниндзя ніндзя daimyo даймё даймьо", language, "", 60)
    }
    assert games == set(known_games())


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "province provinces"),
        ("en", "attacked attacking attacks"),
        ("ru", "провинция провинции провинцию провинцией"),
        ("ru", "заложник заложники заложников"),
        ("uk", "провінція провінції провінцію провінцією провінцій"),
        ("uk", "битва битви битві битвою"),
        ("uk", "селянин селянина"),
        ("uk", "монета монети монет монетами"),
        ("uk", "храм храми храмів храмами"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, forms: str) -> None:
    assert len({stem(form, language) for form in forms.split()}) == 1


def test_spelling_and_empty_words_do_not_matter() -> None:
    assert stems("Дзё, ДЗЕ!", "ru")[0] == stems("дзе", "ru")[0]
    assert stems("the of and", "en") == []
    assert stems("обов’язково", "uk") == stems("обов'язково", "uk")


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [("ninja", "ninja", 0), ("nijna", "ninja", 1), ("ninj", "ninja", 1), ("ninya", "ninja", 1)],
)
def test_slips_are_counted(one: str, other: str, slips: int) -> None:
    assert distance(one, other, 2) == slips


def test_far_words_are_only_far() -> None:
    assert distance("ninja", "province", 2) > 2
    assert distance("castle", "temple", 2) > 2


@pytest.mark.parametrize(
    "question", ["", "   ", "???", "qqqqqqqq", "the", "x" * 100_000, "🙂" * 50]
)
def test_a_question_without_known_words_has_no_answer(question: str) -> None:
    for language in LANGUAGES:
        assert ask(question, language) == []


def test_an_answer_has_what_is_linked_to_it() -> None:
    [found, *_] = ask("tied players take the lowest rank", "en", "joraku")
    shown = [id_ for passage in (found.passage, *found.beside) for id_ in passage.ids]
    assert {"JK-P03", "JK-W11"} <= set(shown)


def test_a_slip_of_the_finger_finds_the_same() -> None:
    right = ask("ninja beats everything if there is a six", "en", "joraku", 3)
    wrong = ask("nijna beats everythign if there is a six", "en", "joraku", 3)
    assert right[0].passage is wrong[0].passage


# --- the book behind it -----------------------------------------------------------------


@pytest.mark.parametrize("game", known_games())
def test_chapters_are_the_same_in_every_language(game: str) -> None:
    def outline(language: str) -> list[tuple[int, list[str]]]:
        return [
            (one.depth, one.passages[0].ids if one.passages else []) for one in book(game, language)
        ]

    assert len(set(slugs(game))) == len(slugs(game)) == len(book(game, "en"))
    for language in LANGUAGES:
        assert outline(language) == outline("en")


def test_a_chapter_keeps_its_address_when_its_title_changes() -> None:
    titles = dict(zip(slugs("joraku"), [one.title for one in book("joraku", "en")], strict=True))
    assert titles["two-players-2-vs-2"] == "Two players, 2 colours each"
    assert titles["rulings-2-vs-2"] == "Two players, 2 colours each"
    for chapter in book("joraku", "en"):
        said = [chapter.opening, *(passage.whole + passage.more for passage in chapter.passages)]
        assert not any(")=" in text for text in said)


def test_the_index_names_rules_in_every_language() -> None:
    for language in LANGUAGES:
        known = rules_in(language)
        assert subjects(language)
        assert [id_ for id_ in subjects(language) if id_ not in known] == []
        assert all(phrase.strip() for phrases in subjects(language).values() for phrase in phrases)


def test_ranges_of_ids_are_read_in_full() -> None:
    assert cited("see (JK-K03…K05) and (RS-MT02–MT04, MT10)") == [
        *("JK-K03", "JK-K04", "JK-K05"),
        *("RS-MT02", "RS-MT03", "RS-MT04", "RS-MT10"),
    ]
    assert cited("no id here, not even R2-D2") == []


def test_links_go_both_ways() -> None:
    for game in known_games():
        for first, others in links(game).items():
            assert first not in others
            for other in others:
                assert first in links(game)[other]


def test_pages_of_the_box() -> None:
    assert pages_of("RS-W25") == "22"
    assert pages_of("JK-C02") == "5, 7"
    assert pages_of("JK-Q01") == ""
    assert pages_of("XX-1") == ""
