"""Rising Sun's words: cases, numbers, bids, names and explanations of everything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gunbai.core.errors import Refusal
from gunbai.core.event import EVERYBODY, Event
from gunbai.core.kinds import pack_row
from gunbai.games.rising_sun.game import load
from gunbai.games.rising_sun.kinds import pack_bids
from gunbai.games.rising_sun.names import (
    ADVANTAGES,
    CARD_TYPES,
    CARDS,
    CAUSES,
    CLANS,
    EFFECTS,
    FIGURES,
    KAMI,
    MANDATES,
    PHASES,
    PLACES,
    PROVINCES,
    SEASONS,
    SETS,
)
from gunbai.language import LANGUAGES, Language
from tests.rule import rule

GAME = load()
NAMES = ["Вера", "Олег", "Анна"]
WORDS = {code: Language(code, GAME) for code in LANGUAGES}
CLIENT = Path(__file__).parents[2] / "web" / "src" / "core" / "words.ts"
SENTENCE = re.compile(r"[A-ZА-ЯЁІЇЄ0-9«“].*\.", re.DOTALL)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def say(code: str, key: str, *values: int) -> str:
    numbers = [*values, 0, 0, 0, 0][:4]
    return plain(WORDS[code].event(Event(key, EVERYBODY, *numbers), NAMES))


def effect(code: str, card: str, scale: int = 1) -> str:
    """Return the effect of a card, with its figures or with others."""
    values = GAME.cards[CARDS.index(card)].values
    amounts = {
        "force": values.force,
        "strong": values.strong,
        "vp": values.vp,
        "coins": values.coins,
        "ronin": values.ronin,
        "count": values.count,
    }
    words = {name: amount * scale for name, amount in amounts.items()}
    return plain(WORDS[code].say(f"card-effect-{card}", words))


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Вера moves River Dragon from Kansai into Edo."),
        ("ru", "Вера передвигает Речного дракона из Кансая в Эдо."),
        ("uk", "Вера переміщує Річкового дракона з Кансаю в Едо."),
    ],
)
def test_provinces_and_monsters_decline(code: str, line: str) -> None:
    kansai, edo = PROVINCES.index("kansai"), PROVINCES.index("edo")
    assert say(code, "rs-moved", 0, FIGURES.index("river-dragon"), kansai, edo) == line


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "A Shinto returns from the shrine of Fujin to the reserve of Олег."),
        ("ru", "Синто возвращается из святилища Фудзина в резерв игрока Олег."),
        ("uk", "Шінто повертається зі святині Фуджіна у запас гравця Олег."),
    ],
)
def test_a_place_is_a_province_or_a_shrine(code: str, line: str) -> None:
    assert say(code, "rs-sent-home", 1, FIGURES.index("shinto"), PLACES.index("fujin")) == line


@pytest.mark.parametrize(
    ("code", "one", "few", "many"),
    [
        ("en", "1 coin", "2 coins", "5 coins"),
        ("ru", "1 монету", "2 монеты", "5 монет"),
        ("uk", "1 монету", "2 монети", "5 монет"),
    ],
)
def test_coins_are_counted(code: str, one: str, few: str, many: str) -> None:
    cause = CAUSES.index("income")
    for count, said in ((1, one), (2, few), (5, many), (11, many.replace("5", "11"))):
        assert f" {said}:" in say(code, "rs-coins", 0, count, cause)


@pytest.mark.parametrize(
    ("code", "some", "none"),
    [
        ("en", "Вера bids: Seppuku 2 and Imperial Poets 1.", "Вера bids nothing."),
        ("ru", "Ставка игрока Вера: Сэппуку 2 и Поэмы павшим 1.", "Вера ничего не ставит."),
        ("uk", "Ставка гравця Вера: Сеппуку 2 і Поети імперії 1.", "Вера нічого не ставить."),
    ],
)
def test_a_bid_names_only_what_is_staked(code: str, some: str, none: str) -> None:
    assert say(code, "rs-bid", 0, pack_bids([2, 0, 0, 1])) == some
    assert say(code, "rs-bid", 0, pack_bids([0, 0, 0, 0])) == none


@pytest.mark.parametrize(
    ("code", "coins", "ronin", "both"),
    [
        ("en", "1 coin.", "2 ronin.", "3 coins and 1 ronin."),
        ("ru", "1 монету.", "2 ронинов.", "3 монеты и 1 ронина."),
        ("uk", "1 монету.", "2 ронінів.", "3 монети й 1 роніна."),
    ],
)
def test_a_gift_is_coins_or_ronin_or_both(code: str, coins: str, ronin: str, both: str) -> None:
    assert say(code, "rs-gift", 0, 1, 1, 0).endswith(f" {coins}")
    assert say(code, "rs-gift", 0, 1, 0, 2).endswith(f" {ronin}")
    assert say(code, "rs-gift", 0, 1, 3, 1).endswith(f" {both}")


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Clans in seat order: Koi, Lotus and Dragonfly."),
        ("ru", "Дома по порядку мест за столом: Карп, Лотос и Стрекоза."),
        ("uk", "Клани за порядком місць за столом: Кой, Лотос і Бабка."),
    ],
)
def test_in_a_list_clans_have_bare_names(code: str, line: str) -> None:
    clans = [CLANS.index(name) for name in ("koi", "lotus", "dragonfly")]
    assert say(code, "rs-clans", pack_row(clans)) == line


@pytest.mark.parametrize(
    ("code", "text", "label"),
    [
        ("en", "offer lotus", "Offer Lotus an alliance"),
        ("ru", "accept turtle", "Принять предложение дома Черепахи"),
        ("uk", "offer dragonfly", "Запропонувати альянс клану Бабки"),
        ("ru", "bury train betray", "Положить «Тренировать» лицом вниз, назвать «Предать»"),
        ("uk", "move bushi edo kyoto 3", "Перемістити з Едо у Кіото: буші × 3"),
        ("ru", "move stronghold kyoto kansai 1", "Передвинуть крепость из Киото в Кансай"),
        ("ru", "buy komainu", "Купить карту Комаину"),
        ("uk", "buy path-of-the-lion", "Купити карту «Шлях лева»"),
        ("en", "replace koi shinto fujin hotei", "Replace Koi’s Shinto at the shrine of Fujin with "
         "Hotei from your reserve"),
        ("ru", "replace moon ebisu edo river-dragon",
         "Заменить в Эдо Эбису дома Луны на Речного дракона из своего резерва"),
        ("uk", "gift koi 1 2", "Подарувати клану Кой 1 монету й 2 ронінів"),
        ("ru", "stake ronin 21", "Найм ронинов: 21 монета"),
        ("en", "build fukurokuju edo", "Put Fukurokuju in Edo as a stronghold"),
    ],
)  # fmt: skip
def test_labels_of_answers(code: str, text: str, label: str) -> None:
    assert plain(WORDS[code].action(GAME.parse(text))) == label


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (
            "en",
            "It costs 3 coins, you have 1. "
            "Ask the others for help, choose something cheaper, or decline.",
        ),
        (
            "ru",
            "Это стоит 3 монеты, у вас 1. "
            "Попросите помощи, выберите что-нибудь дешевле или откажитесь.",
        ),
        (
            "uk",
            "Це коштує 3 монети, у вас 1. "
            "Попросіть допомоги, виберіть щось дешевше або відмовтеся.",
        ),
    ],
)
def test_a_refusal_names_the_price(code: str, line: str) -> None:
    refusal = Refusal("rs-refuse-price", "RS-MT04", {"price": 3, "coins": 1, "card": "komainu"})
    assert plain(WORDS[code].refusal(refusal)) == line


@pytest.mark.parametrize("code", LANGUAGES)
def test_koi_with_nothing_but_its_exchange_is_asked_too(code: str) -> None:
    """Its own exchange is put in no order, so the list of its effects may be empty."""
    text = WORDS[code].ask("RS-DP18", {"effects": []}, NAMES)
    assert "()" not in text
    one = WORDS[code].ask("RS-DP18", {"effects": ["way-of-the-ronin"]}, NAMES)
    assert WORDS[code].say("card-way-of-the-ronin.quoted") in one


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_that_may_be_used_has_a_question_of_its_own(code: str) -> None:
    asking = [
        "benevolence", "path-of-the-kenin", "path-of-the-light", "path-of-the-samurai",
        "path-of-the-ninja", "path-of-the-monkey", "path-of-the-serpent", "mercy",
        "way-of-the-snake", "hotei", "benten",
    ]  # fmt: skip
    words = {"figure": "bushi", "source": "edo", "target": "kyoto", "province": "edo"}
    asked = [WORDS[code].ask("RS-DP28", {"effect": card, **words}, NAMES) for card in asking]
    bare = [
        text.replace(WORDS[code].say(f"card-{card}.quoted"), "")
        for card, text in zip(asking, asked, strict=True)
    ]
    assert len(set(bare)) == len(asking)


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_things_have_different_names(code: str) -> None:
    kinds = {
        "province": PROVINCES,
        "kami": KAMI,
        "place": PLACES,
        "clan": CLANS,
        "figure": FIGURES,
        "mandate": MANDATES,
        "advantage": ADVANTAGES,
        "season": SEASONS,
        "phase": PHASES,
        "set": SETS,
        "type": CARD_TYPES,
        "card": EFFECTS,
        "cause": CAUSES,
        "clan-ability": CLANS,
    }
    for kind, names in kinds.items():
        said = [WORDS[code].thing(kind, name) for name in names]
        assert len(set(said)) == len(names), kind


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_is_explained_with_its_own_numbers(code: str) -> None:
    for card in CARDS:
        text = effect(code, card)
        assert SENTENCE.fullmatch(text), text
        values = GAME.cards[CARDS.index(card)].values
        for amount in (values.vp, values.strong, values.ronin):
            assert not amount or str(amount) in text, text
        if card in FIGURES:
            assert str(values.force) in text, text
    alike = {"path-of-the-dragon", "way-of-the-moneylender", "oni-of-blood"}
    different = [card for card in CARDS if card not in alike]
    assert len({effect(code, card) for card in different}) == len(different)


@rule("RS-F50", "RS-Q111", "RS-Q125", "RS-XC30", "RS-XC31", "RS-XC42", "RS-XC43")
@pytest.mark.parametrize(
    ("code", "seasons", "winter", "once"),
    [
        ("en", "At the start of Summer and of Autumn:", "except in Winter", "once per mandate"),
        ("ru", "В начале лета и в начале осени:", "не зимой", "только один раз за приказ"),
        ("uk", "На початку літа й на початку осені:", "не взимку", "лише один раз за наказ"),
    ],
)
def test_cards_say_when_they_act_and_how_often(
    code: str, seasons: str, winter: str, once: str
) -> None:
    """Nobody owns a card when Spring begins; Loyalty and Merchant act once per instance."""
    for card in ("path-of-the-pacifist", "path-of-the-salamander"):
        assert effect(code, card).startswith(seasons)
    assert winter in effect(code, "loyalty")
    for card in ("loyalty", "way-of-the-merchant"):
        assert once in effect(code, card)


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "21 coins at the start of every War Phase."),
        ("ru", "21 монета в начале каждой фазы войны."),
        ("uk", "21 монета на початку кожної фази війни."),
    ],
)
def test_values_of_an_own_data_file_are_shown(code: str, line: str) -> None:
    assert effect(code, "way-of-the-shogun", 7) == line


@pytest.mark.parametrize("code", LANGUAGES)
def test_mandates_kami_advantages_and_clans_are_explained(code: str) -> None:
    words = {"price": 3, "coins": 1, "count": 2, "points": 1}
    keys = [f"mandate-{part}-{name}" for name in MANDATES for part in ("common", "bonus")]
    keys += [f"kami-effect-{name}" for name in KAMI]
    keys += [f"advantage-effect-{name}" for name in ADVANTAGES]
    keys += [f"clan-ability-{name}.about" for name in CLANS]
    texts = [WORDS[code].say(key, words) for key in keys]
    assert all(SENTENCE.fullmatch(text) for text in texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_guide_has_four_pages(code: str) -> None:
    guide = "\n".join(WORDS[code].guide())
    titles = re.findall(r"^# (.*)$", guide, re.MULTILINE)
    assert len(titles) == 4
    assert WORDS[code].thing("game", "rising_sun") in titles[0]
    assert titles[2] == WORDS[code].option("dynasty").strip("«»")
    for kind, names in (("mandate", MANDATES), ("kami", KAMI), ("advantage", ADVANTAGES)):
        for name in names:
            assert WORDS[code].thing(kind, name) in guide
    for clan in CLANS:
        assert WORDS[code].say(f"clan-{clan}.name") in guide


def test_the_guide_tells_the_numbers_of_the_game() -> None:
    """Clans and Lucky Gods stand in tables: honor, income and home; price."""
    tables = GAME.tables
    for code in LANGUAGES:
        guide = "\n".join(WORDS[code].guide())
        for clan, name in enumerate(CLANS):
            bare = WORDS[code].say(f"clan-{name}.name")
            home = WORDS[code].thing("province", PROVINCES[tables.homes[clan]])
            assert f"| {bare} | {tables.ranks[clan]} | {tables.incomes[clan]} | {home} |" in guide
        for card in GAME.cards:
            if SETS[card.values.sets[0]] == "gods":
                god = WORDS[code].thing("card", CARDS[card.index])
                season = WORDS[code].thing("season", SEASONS[card.values.season])
                assert f"| {god} | {season} | {card.values.price} |" in guide
