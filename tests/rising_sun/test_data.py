"""The figures of the data file: what it says, what one's own file changes, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from gunbai.core.errors import BadData
from gunbai.games.rising_sun.game import RisingSun, load
from gunbai.games.rising_sun.names import CARD_TYPES, CARDS, GODS, MONSTER, SEASONS, SETS
from gunbai.games.rising_sun.tables import load_tables
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

#: The heads of the ledger's card cases in their order (RS-XC01…XC54), with the copies of the
#: facts: sets, season, type, price, copies, and how sure the weakest figure is.
HEADS = """
komainu core spring monster 2 1 likely
oni-of-skulls core spring monster 2 1 sure
path-of-the-lion core spring enhancement 0 1 likely
righteousness core spring virtue 2 2 likely
way-of-the-shogun core spring war 2 2 likely
path-of-the-serpent core summer enhancement 0 1 likely
respect core summer virtue 0 2 likely
way-of-bushido core summer war 3 1 likely
way-of-the-ronin core summer war 1 2 likely
yurei core summer monster 3 1 likely
form-of-the-kitsune core autumn winter 4 2 likely
form-of-the-phoenix core autumn winter 3 2 likely
path-of-the-dragon core autumn enhancement 3 1 likely
river-dragon core autumn monster 3 1 likely
way-of-the-moneylender core autumn war 0 1 likely
benevolence archway spring virtue 1 2 likely
path-of-the-kenin archway spring enhancement 2 2 likely
path-of-the-light archway spring enhancement 1 1 likely
justice archway summer virtue 1 2 likely
oni-of-blood archway+horseman+ship summer monster 3 1 likely
oni-of-souls archway+teapot+ship summer monster 2 1 likely
path-of-the-samurai archway summer enhancement 2 1 likely
form-of-the-beast archway autumn winter 4 2 likely
oni-of-hate archway+teapot+horseman+ship autumn monster 3 1 likely
oni-of-spite archway+horseman+ship autumn monster 3 1 likely
way-of-the-katana archway autumn war 3 1 likely
honesty teapot spring virtue 0 2 likely
path-of-the-patron teapot spring enhancement 2 1 likely
path-of-the-warlord teapot spring enhancement 1 2 likely
loyalty teapot summer virtue 1 2 likely
way-of-the-merchant teapot summer enhancement 2 2 likely
form-of-the-kindred teapot autumn winter 3 2 likely
path-of-the-unrighteous teapot autumn enhancement 0 2 likely
courage horseman spring virtue 3 2 likely
path-of-the-ninja horseman spring enhancement 2 1 likely
way-of-the-righteous horseman spring war 2 2 likely
mercy horseman summer virtue 1 2 likely
path-of-the-monkey horseman summer enhancement 0 2 likely
form-of-the-demon horseman autumn winter 3 2 likely
path-of-the-spirit horseman autumn enhancement 2 1 likely
dignity ship spring virtue 1 2 likely
path-of-the-pacifist ship spring enhancement 1 1 likely
path-of-the-salamander ship spring enhancement 1 2 likely
patience ship summer virtue 1 2 likely
way-of-the-ashigaru ship summer war 2 1 likely
form-of-the-dragon ship autumn winter 1 2 likely
way-of-the-snake ship autumn enhancement 3 1 likely
daikokuten gods spring monster 1 1 likely
fukurokuju gods spring monster 3 1 likely
jurojin gods spring monster 1 1 likely
bishamon gods summer monster 2 1 likely
hotei gods summer monster 2 1 likely
benten gods autumn monster 2 1 likely
ebisu gods autumn monster 0 1 likely
"""
LINES = HEADS.strip().splitlines()
#: Each line proves its card's own id; `./dev cards --mutate` finds it by that.
its_case = rule
CASES = [
    pytest.param(place, line.split(), marks=its_case(f"RS-XC{place + 1:02d}"), id=line.split()[0])
    for place, line in enumerate(LINES)
]


def with_data(own: dict[str, object]) -> RisingSun:
    game = RISING_SUN.with_data(own)
    assert isinstance(game, RisingSun)
    return game


def confidence(game: RisingSun, name: str) -> str:
    (found,) = [block.confidence for block in game.values() if block.name == name]
    return found


@rule("RS-F01", "RS-F02")
@pytest.mark.parametrize(("place", "head"), CASES)
def test_every_card_says_what_the_ledger_says(place: int, head: list[str]) -> None:
    card = RISING_SUN.cards[place]
    shown = [
        CARDS[place],
        "+".join(SETS[set_] for set_ in card.values.sets),
        SEASONS[card.values.season],
        CARD_TYPES[card.values.type],
        str(card.values.price),
        str(card.values.copies),
        confidence(RISING_SUN, f"cards.{CARDS[place]}"),
    ]
    assert shown == head


@rule("RS-C22", "RS-X06", "RS-D01", "RS-D03")
@pytest.mark.parametrize(("set_", "counts"), [
    ("core", [7, 7, 7]), ("archway", [5, 5, 5]), ("teapot", [5, 5, 5]), ("horseman", [5, 5, 5]),
    ("ship", [5, 5, 5]), ("gods", [3, 2, 2]),
])  # fmt: skip
def test_cards_of_each_set_and_season(set_: str, counts: list[int]) -> None:
    found = [0, 0, 0]
    for card in RISING_SUN.cards:
        if SETS.index(set_) in card.values.sets:
            found[card.values.season] += card.values.copies
    assert found == counts


@rule("RS-X06", "RS-X08", "RS-F11")
@pytest.mark.parametrize("season", SEASONS[:3])
@pytest.mark.parametrize("set_", SETS[1:5])
def test_a_season_shows_core_and_one_set(set_: str, season: str) -> None:
    table = Table("koi lotus turtle", set=set_, season=season)
    assert len(table.state.display) == 12
    for card in table.state.display:
        sets = RISING_SUN.cards[card].values.sets
        assert 0 in sets or SETS.index(set_) in sets


@rule("RS-C20", "RS-F37")
def test_eight_monsters_in_the_base_box_and_25_doubled_names() -> None:
    monsters = [card for card in RISING_SUN.cards if card.values.type == MONSTER]
    assert sum(GODS not in card.values.sets for card in monsters) == 8
    assert sum(card.values.copies == 2 for card in RISING_SUN.cards) == 25


@rule("RS-F20", "RS-MT02")
def test_an_own_price_is_followed() -> None:
    game = with_data({"cards": {"komainu": {"price": 4}}})
    table = Table("koi lotus turtle", coins={"koi": 4}, game=game)
    table.mandate("lotus", "train")
    table.answer("lotus", "pass")
    table.answer("turtle", "pass")
    table.answer("koi", "buy komainu")
    assert table.coins("koi") == 0
    table = Table("koi lotus turtle", coins={"koi": 3}, game=game)
    table.mandate("koi", "train")
    assert "buy komainu" in table.legal("koi"), "4 less the bonus"


@rule("RS-F01")
def test_an_own_effect_figure_is_followed_in_one_place() -> None:
    game = with_data({"cards": {"way-of-the-shogun": {"coins": 5}, "yurei": {"force": 4}}})
    table = Table("koi lotus turtle", {"edo": {"koi": "yurei"}}, {"koi": "way-of-the-shogun"},
                  game=game)  # fmt: skip
    table.war()
    assert table.coins("koi") == 5
    assert table.force("koi", "edo") == 4
    assert confidence(game, "cards.way-of-the-shogun") == "house value"
    assert confidence(game, "cards.oni-of-skulls") == "sure", "others keep theirs"
    (other,) = [block for block in game.values() if block.name == "cards.righteousness"]
    mixed = "effect and copies sure, price likely (FAQ 2.0; one fan list)"
    assert (other.confidence, other.source) == ("likely", mixed)


@rule("RS-F22", "RS-C05", "RS-P09", "RS-E13")
def test_own_values_of_the_board_are_followed() -> None:
    own: dict[str, object] = {
        "prices": {"stronghold": 5},
        "rewards": {"edo": [6, 0, 0]},
        "clans": {"koi": {"income": 9}},
        "score": {"provinces": [0, 1, 2, 3, 4, 5, 6, 7, 8]},
    }
    game = with_data(own)
    assert game.custom_data() == own
    table = Table("koi lotus turtle", {"edo": {"koi": "bushi"}}, game=game)
    table.mandate("koi", "harvest")
    assert table.points("koi") == 6
    table = Table("koi lotus turtle", game=game, season="summer")
    table.season_start(income=True)
    assert table.coins("koi") == 9
    assert game.tables.stronghold_price == 5
    assert game.tables.set_values == list(range(9))


@rule("RS-Q03", "RS-C20", "RS-P30")
@pytest.mark.parametrize(("own", "key", "name"), [
    ({"cards": {"komainu": {"price": -1}}}, "rs-data-number", "cards.komainu.price"),
    ({"cards": {"komainu": {"price": 61}}}, "rs-data-number", "cards.komainu.price"),
    ({"cards": {"komainu": {"price": True}}}, "rs-data-number", "cards.komainu.price"),
    ({"cards": {"komainu": {"copies": 2}}}, "rs-data-monster", "cards.komainu"),
    ({"cards": {"komainu": {"type": "virtue"}}}, "rs-data-monster", "cards.komainu"),
    ({"cards": {"respect": {"type": "monster"}}}, "rs-data-monster", "cards.respect"),
    ({"cards": {"respect": {"season": "winter"}}}, "rs-data-name", "cards.respect.season"),
    ({"cards": {"respect": {"sets": ["kami"]}}}, "rs-data-name", "cards.respect.sets"),
    ({"cards": {"respect": {"sets": "core"}}}, "rs-data-list", "cards.respect"),
    ({"cards": {"respect": {"wings": 2}}}, "data-unknown", "cards.respect.wings"),
    ({"cards": {"path-of-the-light": {"count": 2}}}, "data-unknown",
     "cards.path-of-the-light.count"),
    ({"cards": {"jikininki": {"price": 2}}}, "data-unknown", "cards.jikininki"),
    ({"cards": {"respect": 3}}, "data-shape", "cards.respect"),
    ({"cards": {"respect": {"confidence": "hearsay"}}}, "data-confidence",
     "cards.respect.confidence"),
    ({"clans": {"koi": {"honor": 8}}}, "rs-data-twice", "clans.honor"),
    ({"clans": {"koi": {"home": "paris"}}}, "rs-data-name", "clans.koi.home"),
    ({"rewards": {"edo": [1, 2]}}, "rs-data-list", "rewards.edo"),
    ({"mandates": {"copies": 3}}, "rs-data-tiles", "mandates.copies"),
    ({"shrines": {"first": ["fujin", "fujin", "raijin", "ryujin"]}}, "rs-data-twice",
     "shrines.first"),
    ({"routes": {"pairs": [["oshu", "edo"]]}}, "rs-data-route", "routes.pairs"),
    ({"borders": {"pairs": [["oshu", "oshu"]]}}, "rs-data-twice", "borders.pairs"),
])  # fmt: skip
def test_bad_figures_are_refused_by_name(own: dict[str, object], key: str, name: str) -> None:
    with pytest.raises(BadData) as caught:
        load_tables(own)
    assert (caught.value.refusal.key, caught.value.refusal.words["name"]) == (key, name)


@rule("RS-F01")
def test_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[cards.ebisu]\ncoins = 3\nconfidence = "sure"\nsource = "my box"\n')
    game = load(path)
    assert game.cards[CARDS.index("ebisu")].values.coins == 3
    assert confidence(game, "cards.ebisu") == "sure"
    with pytest.raises(BadData):
        load(tmp_path / "none.toml")
