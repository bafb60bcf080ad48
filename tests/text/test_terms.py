"""Words that players know from their boxes: what the texts must not say, and what they say."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import gunbai
from gunbai.core.form import Form
from tests.shipped import SHIPPED

PACKAGE = Path(gunbai.__file__).parent
LEDGERS = Path(__file__).resolve().parents[2] / "docs" / "ledger"
EVERYWHERE = ""
#: Texts of the server that only a game with seasons needs.
OF_SEASONS = {"web-order-until-chapter"}

#: Language, game, what must not be written (as a pattern), and the word that is used.
WORDS = [
    ("en", EVERYWHERE, r"(?<!their )(?<!your )\bown (strongholds?|figures?)\b", "your strongholds"),
    ("en", EVERYWHERE, r"\b(each|an|any|per|one) own\b", "each of your"),
    (
        "en",
        EVERYWHERE,
        r"\b(castle|temple|theatre|row|name|rice) an? (province|round|seat)\b",
        "per",
    ),
    ("en", EVERYWHERE, r"[Mm]ost VP win\b", "the most VP wins"),
    ("en", EVERYWHERE, r"\bchosen by us\b", "we chose it"),
    ("en", "shogun", r"\bmajority\b", "the most"),
    ("en", "rising_sun", r"\b(go(es)?|send|sent) [\w ]*\bhome\b", "return to the reserve"),
    ("ru", EVERYWHERE, r"\b[Зз]ерн", "начальное число"),
    ("ru", EVERYWHERE, r"[Пп]арти\w (не |ещё не )?закончен", "окончена"),
    ("ru", "rising_sun", r"[Сс]езон", "время года"),
    ("ru", "rising_sun", r"[Бб]азов", "основные"),
    ("ru", "rising_sun", r"[Рр]авенств", "ничья"),
    (
        "ru",
        "rising_sun",
        r"(?<![/\w])(?<!омерн.. )(?<!омерн... )[Вв]оенн\w+ жетон",
        "жетон воюющего региона",
    ),
    ("ru", "rising_sun", r"\bКои\b", "дом Карпа"),
    ("ru", "rising_sun", r"[Пп]ровинци", "регион"),
    ("ru", "rising_sun", r"[Сс]ражени", "битва"),
    ("ru", "rising_sun", r"домой", "в резерв владельца"),
    ("ru", "rising_sun", r"Бонус:", "привилегия"),
    ("ru", "rising_sun", r"своего запаса", "своего резерва"),
    ("ru", "shogun", r"[Бб]итв", "сражение"),
    ("ru", "shogun", r"[Мм]арш", "перемещение"),
    ("ru", "shogun", r"налог\w+ или рис", "сбор налогов или конфискация риса"),
    ("ru", "shogun", r"[Пп]реимуществ", "привилегия"),
    ("ru", "shogun", r"[Зз]а большинство", "больше всех"),
    ("uk", EVERYWHERE, r"\b[Зз]ерн", "початкове число"),
    ("uk", EVERYWHERE, r"\b[Оо]б(ир|ер[еі](?!ж)|ра(в|ти|но|л))", "вибрати"),
    ("uk", EVERYWHERE, r"[Зз]акінчен", "завершено"),
    ("uk", "rising_sun", r"[Сс]езон", "пора року"),
    ("uk", "rising_sun", r"[Бб]азов", "основні"),
    ("uk", "rising_sun", r"\b[Рр]івн(ост|іст)", "нічия"),
    ("uk", "rising_sun", r"\bКої\b", "клан Кой"),
    ("uk", "rising_sun", r"[Фф]орму\w+ альянс", "укладати альянс"),
    ("uk", "rising_sun", r"додому", "у запас власника"),
    ("uk", "rising_sun", r"\b[Зз]айв", "залишок"),
    ("uk", "shogun", r"[Пп]іддон", "лоток"),
    ("uk", "shogun", r"Дадзьо", "Даджьокан"),
    ("uk", "shogun", r"перевага (ваша|карти)", "привілей"),
    ("uk", "shogun", r"[Зз]а більшість", "найбільше"),
]


def texts(language: str, game: str) -> list[Path]:
    """The texts of a game with its rules, or all, in a language."""
    folder = PACKAGE / "games" / game if game else PACKAGE
    found = [path for path in folder.rglob("text/*") if path.suffix in (".ftl", ".md")]
    rules = LEDGERS.glob(f"{language}/{game or '*'}.md")
    captions = [*folder.rglob("plates.toml"), *folder.rglob("help.toml")]
    return sorted(
        [path for path in found if language in path.name.split(".")] + [*rules] + captions
    )


def lines_of(path: Path, language: str) -> list[str]:
    """The lines of a text in a language; in a TOML file each value says which it is in."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.suffix != ".toml":
        return lines
    return [line for line in lines if re.match(rf"(?:\w+\.)?{language} = ", line)]


def labels(game: str) -> set[str]:
    """Return the names of the fields of a game's positions in a dump."""
    form: Form = importlib.import_module(f"gunbai.games.{game}.state").FORM
    return {field.label.replace("_", "-") for field in form.fields}


def about(game: str, lines: list[str]) -> list[str]:
    """Those of the server's texts that only this game needs, or that it shares with another."""
    prefix = gunbai.load(game).prefix
    fields = {f"web-desk-field-{label}" for label in labels(game)} | OF_SEASONS
    return [
        line
        for line in lines
        if (key := line.partition(" =")[0]) in fields or prefix in key.split("-")
    ]


def lines_with(pattern: str, lines: list[str]) -> list[str]:
    """Lines that hold the pattern; comments of Fluent files say nothing to players."""
    return [line for line in lines if not line.startswith("# ") and re.search(pattern, line)]


@pytest.mark.parametrize(("language", "game", "pattern", "instead"), WORDS)
def test_the_texts_use_the_words_of_the_boxes(
    language: str, game: str, pattern: str, instead: str
) -> None:
    paths = texts(language, game)
    assert paths
    for path in paths:
        found = lines_with(pattern, lines_of(path, language))
        assert found == [], f"{path.name}: say “{instead}”"


@pytest.mark.parametrize(
    ("language", "game", "pattern", "instead"), [row for row in WORDS if row[1] in SHIPPED]
)
def test_what_the_server_says_about_a_game_uses_its_words(
    language: str, game: str, pattern: str, instead: str
) -> None:
    path = PACKAGE / "server" / "text" / f"{language}.ftl"
    lines = about(game, path.read_text(encoding="utf-8").splitlines())
    assert lines
    assert lines_with(pattern, lines) == [], f"say “{instead}”"


def test_the_servers_texts_about_a_game_are_found() -> None:
    lines = ["web-desk-field-hand = Рука", "web-desk-field-order = Порядок", "web-rs-x = Ход"]
    assert about("rising_sun", lines) == [lines[0], lines[2]]
    assert about("shogun", lines) == [lines[1]]


def test_captions_and_help_pages_are_read_by_language(tmp_path: Path) -> None:
    path = tmp_path / "plates.toml"
    path.write_text('rule = "SG-P1"\ncaption.en = "One"\ncaption.uk = "Два"\nuk = "Три"\n')
    assert lines_of(path, "uk") == ['caption.uk = "Два"', 'uk = "Три"']
    for language in ("en", "ru", "uk"):
        read = [path for path in texts(language, EVERYWHERE) if path.suffix == ".toml"]
        assert len(read) == len(SHIPPED) + 1
        assert all(lines_of(path, language) for path in read)


def test_a_wrong_word_is_found_in_any_line_but_a_comment() -> None:
    lines = ["# Сезон", "web-rs-tab = Карты сезона", "rs-x = Карты времени года"]
    assert lines_with(r"[Сс]езон", lines) == ["web-rs-tab = Карты сезона"]
    assert lines_with(r"\b[Оо]б(ир|ер[еі]|ра(в|ти|но|л))", ["добираєте", "Подоба побратима"]) == []
