"""Hidden information (RS-HI): what the owner, the other players and an onlooker may see."""

from __future__ import annotations

import json

from gunbai.core.event import SPECTATOR
from gunbai.games.rising_sun.flow.mandate import new_turn
from gunbai.games.rising_sun.names import MANDATES
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import new_game, play_absent, rest_of_the_season
from tests.rising_sun.table import answer, at_table, battles, bid, events, run, seat
from tests.rule import rule
from tests.seeing import everybody_sees, seen_by, sight, viewers

KOI, LOTUS, TURTLE = 0, 1, 2


def drawing(honor: str = "koi lotus turtle", active: str = "koi") -> RisingSunState:
    """A mandate turn at its choice."""
    s = at_table(honor)
    s.turn = seat(s, active)
    run(s, new_turn())
    return s


# the stack


@rule("RS-HI01")
def test_the_order_of_the_stack_is_nowhere() -> None:
    s = drawing()
    position = json.loads(json.dumps(s.dump()))
    bag = {MANDATES[tile]: count for tile, count in enumerate(s.bag) if count}
    assert position["bag"] == bag  # how many of each kind, but no order
    assert sum(s.bag) == 6
    nexts = set()
    for seed in range(60):
        n = s.determinize(TURTLE, seed)
        assert isinstance(n, RisingSunState)
        nexts.add(tuple(n.hand))
    assert len(nexts) > 20


@rule("RS-HI01", "RS-HI06")
def test_no_view_depends_on_the_stack() -> None:
    s = drawing()
    views = [sight(s, viewer) for viewer in viewers(s)]
    s.bag = [s.bag[1], s.bag[2], s.bag[3], s.bag[4], s.bag[0]]
    assert [sight(s, viewer) for viewer in viewers(s)] == views
    assert "bag" not in json.dumps(views)


@rule("RS-HI02", "RS-X10")
def test_the_four_tiles_are_seen_by_the_active_player_only() -> None:
    s = drawing()
    hand = [MANDATES[tile] for tile in s.hand]
    assert sight(s, KOI)["own"]["tiles"] == hand
    others = [SPECTATOR, LOTUS, TURTLE]
    before = [sight(s, viewer) for viewer in others]
    for viewer in (LOTUS, TURTLE):
        assert sight(s, viewer)["own"] == {"tiles": [], "looks": []}
    for tiles in ([0, 0, 1, 1], [4, 4, 3, 3], [2, 1, 0, 3]):
        s.hand = tiles
        assert [sight(s, viewer) for viewer in others] == before
    (drawn,) = [event for event in s.sink or [] if event.key == "rs-draws"]
    assert (drawn.b, drawn.c, drawn.d) == (0, 0, 0)


@rule("RS-HI02", "RS-Q100")
def test_who_saw_tiles_can_look_them_up_for_the_rest_of_the_season() -> None:
    s = new_game(5, players=3, clans="koi,turtle,bonsai")
    play_absent(s, "RS-DP05")
    hand = [MANDATES[tile] for tile in s.hand]
    s.apply(KOI, s.default(KOI))
    play_absent(s, "RS-DP05")
    own = sight(s, KOI)["own"]
    assert own["looks"] == [{"turn": 1, "tiles": hand}]
    assert sight(s, 1)["own"]["looks"][0]["turn"] == 2
    assert sight(s, 2)["own"]["looks"] == []


@rule("RS-HI03", "RS-P18")
def test_the_three_tiles_put_back_come_to_the_next_active_player() -> None:
    s = new_game(6, players=3, clans="koi,turtle,bonsai")
    play_absent(s, "RS-DP05")
    hand = s.hand[:]
    chosen = s.default(KOI) & 7
    s.apply(KOI, s.default(KOI))
    hand.remove(chosen)
    before = [sight(s, viewer) for viewer in (SPECTATOR, 1, 2)]
    top, s.top = s.top, [tile for tile in range(5) if tile not in s.top][:3]
    assert [sight(s, viewer) for viewer in (SPECTATOR, 1, 2)] == before
    s.top = top
    play_absent(s, "RS-DP05")
    assert s.hand[:3] == hand
    assert sight(s, 1)["own"]["tiles"][:3] == [MANDATES[tile] for tile in hand]


@rule("RS-HI04")
def test_a_played_tile_is_seen_by_all() -> None:
    s = drawing()
    tile = MANDATES[s.hand[0]]
    answer(s, "koi", f"choose {tile}")
    assert everybody_sees(s, "track") == [{"mandate": tile, "face_down": False, "tile": tile}]
    assert events(s, "rs-mandate")[0]["mandate"] == tile
    assert seen_by(s, "rs-mandate") == [viewers(s)]


def buried() -> RisingSunState:
    """Lotus has buried the first tile it drew and named Betray."""
    s = drawing(active="lotus")
    answer(s, "lotus", f"bury {MANDATES[s.hand[0]]} betray")
    return s


@rule("RS-HI05", "RS-LL01")
def test_a_buried_tile_is_seen_by_lotus_only() -> None:
    s = buried()
    tile = MANDATES[s.played[0] & 7]
    shown = {"mandate": "betray", "face_down": True}
    assert sight(s, LOTUS)["track"] == [{**shown, "tile": tile}]
    for viewer in (SPECTATOR, KOI, TURTLE):
        assert sight(s, viewer)["track"] == [{**shown, "tile": None}]
    (told,) = [event for event in s.sink or [] if event.key == "rs-buried"]
    assert events(s, "rs-buried") == [{"key": "rs-buried", "player": LOTUS, "mandate": "betray"}]
    assert (told.c, told.d) == (0, 0)


@rule("RS-HI05", "RS-HI06")
def test_what_was_buried_is_not_shown_when_the_stack_is_shuffled() -> None:
    s = new_game(4, players=3, clans="koi,lotus,bonsai")
    play_absent(s, "RS-DP06")
    tile = MANDATES[s.hand[0]]
    other = next(name for name in MANDATES if name != tile)
    answer(s, "lotus", f"bury {tile} {other}")
    told = len(s.sink or [])
    rest_of_the_season(s)
    for event in (s.sink or [])[told:]:
        assert event.key != "rs-mandate" or event.a != LOTUS
    assert everybody_sees(s, "track") == []
    assert s.bag == [2, 2, 2, 2, 2]
    for viewer in (KOI, LOTUS, TURTLE):
        assert sight(s, viewer)["own"] == {"tiles": [], "looks": []}


# bids


def sealed() -> RisingSunState:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi", "turtle": "bushi"}},
        coins={"koi": 5, "lotus": 5, "turtle": 5},
        wars="oshu",
    )
    battles(s)
    return s


@rule("RS-HI07", "RS-HI08")
def test_no_view_of_others_depends_on_a_sealed_bid() -> None:
    one, two, none = sealed(), sealed(), sealed()
    bid(one, "koi", 5, 0, 0, 0)
    bid(two, "koi", 0, 1, 0, 1)
    bid(none, "koi", 0, 0, 0, 0)
    for viewer in (SPECTATOR, LOTUS, TURTLE):
        assert sight(one, viewer) == sight(two, viewer) == sight(none, viewer)
        assert sight(one, viewer)["ask"]["seats"] == [LOTUS, TURTLE]
    assert sight(one, KOI)["battle"]["bids"] == {
        "0": {"seppuku": 5, "hostage": 0, "ronin": 0, "poets": 0}
    }
    for s in (one, two, none):
        assert everybody_sees(s, "seats", KOI, "coins") == 5
        assert seen_by(s, "rs-committed") == [viewers(s)]


@rule("RS-HI07")
def test_half_a_bid_leaves_no_trace_for_others() -> None:
    s = sealed()
    before = [sight(s, viewer) for viewer in (SPECTATOR, LOTUS, TURTLE)]
    told = len(s.sink or [])
    answer(s, "koi", "stake poets 2", "stake ronin 3")
    assert [sight(s, viewer) for viewer in (SPECTATOR, LOTUS, TURTLE)] == before
    assert len(s.sink or []) == told


@rule("RS-HI07", "RS-HI08")
def test_all_bids_are_shown_together() -> None:
    s = sealed()
    bid(s, "koi", 1, 0, 0, 0)
    bid(s, "lotus", 0, 0, 0, 2)
    assert seen_by(s, "rs-bid") == []
    bid(s, "turtle", 0, 0, 0, 0)
    assert seen_by(s, "rs-bid") == [viewers(s)] * 3
    assert everybody_sees(s, "battle", "bids", "1", "poets") == 2
    assert [everybody_sees(s, "seats", n, "coins") for n in range(3)] == [4, 3, 5]
