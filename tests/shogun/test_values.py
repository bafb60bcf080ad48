"""The values of the game against the facts they were read from, and values of one's own (SG-F)."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadData
from gunbai.games.shogun.names import PROVINCES, REGIONS, SIDES
from gunbai.games.shogun.tables import load_tables
from tests.rule import rule
from tests.shogun.table import SHOGUN

TABLES = load_tables()

#: Taxes, rice and building spaces of the card, region on the sun and on the moon side, where it
#: is out of play with three players: land neighbours, after ~ those over the sea.
FACTS = """
aki 4 3 2 green green moon: bingo iwami ~ iyo
awa-boso 3 4 2 yellow yellow sun: kazusa ~ izu
awa-shikoku 4 2 2 purple purple -: iyo sanuki tosa ~ kii
bingo 3 4 2 green green -: aki bitchu hoki iwami izumo
bitchu 5 3 2 green green -: bingo bizen hoki mimasaka
bizen 4 2 1 green green -: bitchu harima mimasaka
echigo 5 3 2 brown brown sun: etchu kozuke mutsu shinano
echizen 4 4 2 red brown -: hida kaga mino omi wakasa
etchu 7 3 3 brown brown -: echigo hida kaga noto shinano
harima 4 4 2 red red -: bizen hoki mimasaka settsu tajima tamba ~ sanuki
hida 4 2 2 red red -: echizen etchu kaga mino shinano
hitachi 3 4 1 brown yellow moon: mutsu shimosa shimotsuke
hoki 6 5 2 green green -: bingo bitchu harima izumo mimasaka tajima
ise 5 3 2 purple purple -: kii mino omi owari shima yamato
iwami 7 2 1 green green both: aki bingo izumo
iyo 3 4 3 purple purple moon: awa-shikoku sanuki tosa ~ aki
izu 6 2 3 yellow yellow -: sagami suruga ~ awa-boso shima
izumo 3 3 3 green green sun: bingo hoki iwami
kaga 4 5 3 brown brown -: echizen etchu hida noto ~ tajima
kai 5 3 1 yellow red -: musashi sagami shinano suruga totomi
kazusa 5 3 3 yellow yellow sun: awa-boso shimosa
kii 5 4 2 purple purple -: ise settsu yamato ~ awa-shikoku
kozuke 3 4 2 brown brown -: echigo musashi mutsu shimosa shimotsuke shinano
mikawa 6 3 1 red red -: mino owari shinano totomi
mimasaka 7 3 1 green red -: bitchu bizen harima hoki
mino 3 5 1 red red -: echizen hida ise mikawa omi owari shinano
musashi 6 3 2 yellow yellow -: kai kozuke sagami shimosa shinano
mutsu 4 3 2 brown brown both: echigo hitachi kozuke shimotsuke
noto 5 2 2 brown brown -: etchu kaga
omi 3 2 3 red red -: echizen ise mino settsu tamba wakasa yamato
owari 6 2 2 red purple -: ise mikawa mino
sagami 3 4 3 yellow yellow -: izu kai musashi suruga
sanuki 6 2 1 purple green sun: awa-shikoku iyo ~ harima
settsu 7 3 1 purple purple -: harima kii omi tamba yamato
shima 4 3 1 purple purple -: ise ~ izu
shimosa 5 5 1 yellow yellow moon: hitachi kazusa kozuke musashi shimotsuke
shimotsuke 6 2 3 brown brown moon: hitachi kozuke mutsu shimosa
shinano 6 2 3 brown red -: echigo etchu hida kai kozuke mikawa mino musashi totomi
suruga 7 3 2 yellow yellow -: izu kai sagami totomi
tajima 4 4 1 green green -: harima hoki tamba wakasa ~ kaga
tamba 7 2 1 red red -: harima omi settsu tajima wakasa
tosa 6 3 2 purple purple both: awa-shikoku iyo
totomi 6 2 2 yellow yellow -: kai mikawa shinano suruga
wakasa 6 2 2 red brown -: echizen omi tajima tamba
yamato 5 4 2 purple purple -: ise kii omi settsu
"""


class Fact:
    """One line of the facts."""

    def __init__(self, line: str) -> None:
        head, neighbours = line.split(":")
        self.name, taxes, rice, spaces, sun, moon, self.out = head.split()
        self.card = [int(taxes), int(rice), int(spaces)]
        self.regions = [sun, moon]
        land, _, sea = neighbours.partition("~")
        self.land = land.split()
        self.sea = sea.split()


KNOWN = [Fact(line) for line in FACTS.strip().splitlines()]


def names(provinces: list[int]) -> list[str]:
    return [PROVINCES[province] for province in provinces]


def confidence(name: str) -> str:
    (found,) = [block.confidence for block in SHOGUN.values() if block.name == name]
    return found


@rule("SG-F1", "SG-C4", "SG-C27")
@pytest.mark.parametrize("fact", KNOWN, ids=lambda fact: fact.name)
def test_every_province_card_shows_taxes_rice_and_spaces(fact: Fact) -> None:
    number = PROVINCES.index(fact.name)
    card = [TABLES.taxes[number], TABLES.rice[number], TABLES.spaces[number]]
    assert card == fact.card
    assert 1 <= card[2] <= 3


@rule("SG-F1", "SG-C1", "SG-A33")
@pytest.mark.parametrize("side", [0, 1], ids=SIDES)
@pytest.mark.parametrize("fact", KNOWN, ids=lambda fact: fact.name)
def test_every_province_has_its_region_and_neighbours(fact: Fact, side: int) -> None:
    board = TABLES.sides[side]
    number = PROVINCES.index(fact.name)
    assert REGIONS[board.region[number]] == fact.regions[side]
    assert names(board.borders[number]) == fact.land
    assert names(board.routes[number]) == fact.sea


@rule("SG-F1", "SG-C4")
def test_totals_of_the_45_cards() -> None:
    assert (sum(TABLES.taxes), sum(TABLES.rice), sum(TABLES.spaces)) == (220, 140, 87)
    for board in TABLES.sides:
        assert sum(len(row) for row in board.borders) == 2 * 91
        assert sum(len(row) for row in board.routes) == 2 * 6


@rule("SG-C27")
def test_the_45_provinces() -> None:
    assert [fact.name for fact in KNOWN] == PROVINCES
    assert len(set(PROVINCES)) == 45


@rule("SG-C1")
@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_five_regions_of_nine_provinces(side: str) -> None:
    board = TABLES.sides[SIDES.index(side)]
    assert [board.region.count(region) for region in range(5)] == [9] * 5
    assert board.region != TABLES.sides[1 - SIDES.index(side)].region


@rule("SG-F2", "SG-C3")
def test_the_eight_provinces_with_two_cards() -> None:
    sun, moon = TABLES.sides
    two = [name for n, name in enumerate(PROVINCES) if sun.region[n] != moon.region[n]]
    assert two == [
        "echizen", "hitachi", "kai", "mimasaka", "owari", "sanuki", "shinano", "wakasa",
    ]  # fmt: skip
    both = len(PROVINCES) - len(two)
    assert (both, both + 2 * len(two)) == (37, 53)


@rule("SG-C2", "SG-S3", "SG-S4")
@pytest.mark.parametrize("side", SIDES)
def test_eight_provinces_of_each_side_have_a_light_border(side: str) -> None:
    light = [fact.name for fact in KNOWN if fact.out in (side, "both")]
    assert sorted(names(TABLES.sides[SIDES.index(side)].out)) == light
    assert len(light) == 8


@rule("SG-F3")
def test_figures_of_the_favours_are_house_values() -> None:
    assert TABLES.favour_chests == TABLES.favour_armies == [3, 5, 7]
    assert (TABLES.favour_rice, TABLES.favour_points) == ([2, 3, 4], [1, 2, 3])
    for kind in ("chests", "armies", "rice", "points"):
        assert confidence(f"favours.{kind}") == "house value"
    own = load_tables({"favours": {"chests": {"amounts": [4, 6, 9]}}})
    assert (own.favour_chests, own.favour_armies) == ([4, 6, 9], [3, 5, 7])


@rule("SG-F4")
def test_buildings_and_protections_of_the_favours_are_likely() -> None:
    assert TABLES.free_buildings == [2, 1, 0], "theatre, temple, castle"
    assert TABLES.protections == [0b01, 0b10, 0b11]
    assert confidence("favours.buildings") == confidence("favours.protection") == "likely"
    own = load_tables({"favours": {"protection": {"actions": [["battle2"], ["battle1"], []]}}})
    assert own.protections == [0b10, 0b01, 0]


@rule("SG-F5", "SG-C24", "SG-X24")
def test_bonuses_on_the_valour_cards() -> None:
    """The card with the empty banner has none; the other three follow in their order."""
    assert TABLES.valour == [[2, 0, 1, 0], [4, 1, 2, 0], [6, 2, 3, 1]]
    assert confidence("valour") == "likely"
    own = load_tables({"valour": {"cards": [[1, 1, 1, 1]] * 3}})
    assert own.valour == [[1, 1, 1, 1]] * 3


@rule("SG-F6")
def test_lines_of_the_dajokan_board_are_house_values() -> None:
    assert TABLES.rows == TABLES.columns == [1, 2, 3, 3, 2, 1]
    assert confidence("dajokan") == "house value"
    assert load_tables({"dajokan": {"rows": [3] * 6}}).rows == [3] * 6


@rule("SG-F8")
def test_the_model_of_the_tower_is_a_house_value() -> None:
    measured, plain = TABLES.towers
    assert measured.stays == plain.stays == pytest.approx(1 / 3)
    chances = [round(measured.falling(thrown), 2) for thrown in (1, 2, 3, 5, 8, 12, 20)]
    assert chances == [0.07, 0.13, 0.18, 0.25, 0.33, 0.39, 0.43]
    assert plain.falling(1) == plain.falling(40) == pytest.approx(1 / 3)
    assert confidence("tower") == "house value"
    assert load_tables({"tower": {"stays": 0.5}}).towers[0].stays == 0.5


@rule("SG-F9")
def test_what_the_rulebook_itself_says_of_the_map() -> None:
    at = PROVINCES.index
    sun = TABLES.sides[0]
    assert TABLES.taxes[at("settsu")] == 7
    assert TABLES.spaces[at("aki")] >= 2
    assert at("izu") in sun.routes[at("shima")]
    assert at("kozuke") in sun.borders[at("shinano")]
    for place, lists in enumerate(TABLES.recommended):
        given = [province for column in lists for province in column]
        assert len(set(given)) == len(given) == (27, 32, 35)[place]
        assert place or not set(given) & set(sun.out)


@rule("SG-C8", "SG-T15")
def test_each_of_the_12_events_has_a_winter_loss() -> None:
    assert TABLES.losses == [5, 7, 3, 2, 6, 3, 0, 2, 4, 3, 4, 1]
    assert sorted(TABLES.losses) == [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]


_SIZES = [6, 4, 4, 3, 3, 2, 2, 2, 2]
_COLUMN = ["mutsu", "mino", "tamba", "musashi", "harima", "izu", "owari", "sagami", "tajima"]
_OTHERS = [[PROVINCES[place] for place in column] for column in TABLES.recommended[0][1:]]
_GROUPS = {str(players): _SIZES[: 12 - players] for players in (3, 4, 5)}


@rule("SG-S10", "SG-S5", "SG-I3")
@pytest.mark.parametrize(
    ("own", "name", "key"),
    [
        ({"start": {"groups": _GROUPS}}, "start.groups", "groups"),
        ({"recommended": {"3": {"provinces": [_COLUMN, *_OTHERS]}}}, "recommended.3", "out"),
        ({"recommended": {"3": {"provinces": [_OTHERS[0]] * 3}}}, "recommended.3", "twice"),
        ({"favours": {"landing": {"armies": 0}}}, "favours.landing.armies", "scale"),
        ({"routes": {"sun": {"pairs": [["aki", "aki"]]}}}, "routes.sun.pairs", "pairs"),
        ({"routes": {"sun": {"pairs": [["aki", "bingo"]]}}}, "routes.sun.pairs", "pairs"),
        ({"removed": {"sun": {"provinces": ["mutsu"] * 8}}}, "removed.sun.provinces", "repeated"),
    ],
)
def test_figures_that_no_game_can_be_played_with_are_refused(
    own: dict[str, object], name: str, key: str
) -> None:
    with pytest.raises(BadData) as caught:
        load_tables(own)
    assert caught.value.refusal.words["name"] == name
    assert caught.value.refusal.key == f"sg-data-{key}"
