"""Hidden information (RS-HI): what the owner, the other players and an onlooker may see."""

from __future__ import annotations

import json

from gunbai.core.event import SPECTATOR
from gunbai.games.rising_sun.flow.mandate import MandateTurn, new_turn
from gunbai.games.rising_sun.names import MANDATES
from tests.rising_sun.table import Table
from tests.rule import rule

KOI, LOTUS, TURTLE = 0, 1, 2


def drawing(honor: str = "koi lotus turtle", active: str = "koi") -> Table:
    """A mandate turn at its choice."""
    table = Table(honor)
    table.state.turn = table.seat(active)
    table.run(new_turn())
    return table


# the stack


@rule("RS-HI01")
def test_the_order_of_the_stack_is_nowhere() -> None:
    table = drawing()
    position = json.loads(json.dumps(table.state.dump()))
    bag = {MANDATES[tile]: count for tile, count in enumerate(table.state.bag) if count}
    assert position["bag"] == bag  # how many of each kind, but no order
    assert sum(table.state.bag) == 6
    nexts = set()
    for seed in range(60):
        n = table.determinize(TURTLE, seed)
        nexts.add(tuple(n.state.hand))
    assert len(nexts) > 20


@rule("RS-HI01", "RS-HI06")
def test_no_view_depends_on_the_stack() -> None:
    table = drawing()
    views = [table.view(viewer) for viewer in table.viewers]
    s = table.state
    s.bag = [s.bag[1], s.bag[2], s.bag[3], s.bag[4], s.bag[0]]
    assert [table.view(viewer) for viewer in table.viewers] == views
    assert "bag" not in json.dumps(views)


@rule("RS-HI02", "RS-X10")
def test_the_four_tiles_are_seen_by_the_active_player_only() -> None:
    table = drawing()
    hand = [MANDATES[tile] for tile in table.state.hand]
    assert table.view(KOI)["own"]["tiles"] == hand
    others = [SPECTATOR, LOTUS, TURTLE]
    before = [table.view(viewer) for viewer in others]
    for viewer in (LOTUS, TURTLE):
        assert table.view(viewer)["own"] == {"tiles": [], "looks": []}
    for tiles in ([0, 0, 1, 1], [4, 4, 3, 3], [2, 1, 0, 3]):
        table.state.hand = tiles
        assert [table.view(viewer) for viewer in others] == before
    (drawn,) = [event for event in table.log if event.key == "rs-draws"]
    assert (drawn.b, drawn.c, drawn.d) == (0, 0, 0)


@rule("RS-HI02", "RS-Q100")
def test_who_saw_tiles_can_look_them_up_for_the_rest_of_the_season() -> None:
    table = Table.new(5, players=3, clans="koi,turtle,bonsai")
    table.play_absent("RS-DP05")
    hand = [MANDATES[tile] for tile in table.state.hand]
    table.stand_in(KOI)
    table.play_absent("RS-DP05")
    own = table.view(KOI)["own"]
    assert own["looks"] == [{"turn": 1, "tiles": hand}]
    assert table.view(1)["own"]["looks"][0]["turn"] == 2
    assert table.view(2)["own"]["looks"] == []


@rule("RS-HI03", "RS-P18")
def test_the_three_tiles_put_back_come_to_the_next_active_player() -> None:
    table = Table.new(6, players=3, clans="koi,turtle,bonsai")
    table.play_absent("RS-DP05")
    hand = table.state.hand[:]
    chosen = table.state.default(KOI) & 7
    table.stand_in(KOI)
    hand.remove(chosen)
    before = [table.view(viewer) for viewer in (SPECTATOR, 1, 2)]
    s = table.state
    top, s.top = (s.top, [tile for tile in range(5) if tile not in s.top][:3])
    assert [table.view(viewer) for viewer in (SPECTATOR, 1, 2)] == before
    s.top = top
    table.play_absent("RS-DP05")
    assert s.hand[:3] == hand
    assert table.view(1)["own"]["tiles"][:3] == [MANDATES[tile] for tile in hand]


@rule("RS-HI04")
def test_a_played_tile_is_seen_by_all() -> None:
    table = drawing()
    tile = MANDATES[table.state.hand[0]]
    table.answer("koi", f"choose {tile}")
    assert table.everybody_sees("track") == [{"mandate": tile, "face_down": False, "tile": tile}]
    assert table.events("rs-mandate")[0]["mandate"] == tile
    assert table.seen_by("rs-mandate") == [table.viewers]


def buried() -> Table:
    """Lotus has buried the first tile it drew and named Betray."""
    table = drawing(active="lotus")
    table.answer("lotus", f"bury {MANDATES[table.state.hand[0]]} betray")
    return table


@rule("RS-HI05", "RS-LL01")
def test_a_buried_tile_is_seen_by_lotus_only() -> None:
    table = buried()
    tile = MANDATES[table.state.played[0] & 7]
    shown = {"mandate": "betray", "face_down": True}
    assert table.view(LOTUS)["track"] == [{**shown, "tile": tile}]
    for viewer in (SPECTATOR, KOI, TURTLE):
        assert table.view(viewer)["track"] == [{**shown, "tile": None}]
    (told,) = [event for event in table.log if event.key == "rs-buried"]
    assert table.events("rs-buried") == [{"player": LOTUS, "mandate": "betray"}]
    assert (told.c, told.d) == (0, 0)


@rule("RS-HI05", "RS-HI06")
def test_what_was_buried_is_not_shown_when_the_stack_is_shuffled() -> None:
    table = Table.new(4, players=3, clans="koi,lotus,bonsai")
    table.play_absent("RS-DP06")
    tile = MANDATES[table.state.hand[0]]
    other = next(name for name in MANDATES if name != tile)
    table.answer("lotus", f"bury {tile} {other}")
    told = len(table.log)
    table.rest_of_the_season()
    for event in table.log[told:]:
        assert event.key != "rs-mandate" or event.a != LOTUS
    assert table.everybody_sees("track") == []
    assert table.state.bag == [2, 2, 2, 2, 2]
    for viewer in (KOI, LOTUS, TURTLE):
        assert table.view(viewer)["own"] == {"tiles": [], "looks": []}


@rule("RS-HI05", "RS-Q17")
def test_no_frame_of_a_dealt_position_keeps_the_buried_tile() -> None:
    table = Table("koi lotus bonsai")
    table.mandate("lotus", "recruit", tile="train")
    turns = [
        f for f in table.determinize(table.seat("koi"), 1).state.stack if isinstance(f, MandateTurn)
    ]
    assert [turn.tile for turn in turns] == [-1]


# bids


def sealed() -> Table:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi", "turtle": "bushi"}},
        coins={"koi": 5, "lotus": 5, "turtle": 5},
        wars="oshu",
    )
    table.battles()
    return table


@rule("RS-HI07", "RS-HI08")
def test_no_view_of_others_depends_on_a_sealed_bid() -> None:
    one, two, none = sealed(), sealed(), sealed()
    one.bid("koi", 5, 0, 0, 0)
    two.bid("koi", 0, 1, 0, 1)
    none.bid("koi", 0, 0, 0, 0)
    for viewer in (SPECTATOR, LOTUS, TURTLE):
        assert one.view(viewer) == two.view(viewer) == none.view(viewer)
        assert one.view(viewer)["ask"]["seats"] == [LOTUS, TURTLE]
    assert one.view(KOI)["battle"]["bids"] == {
        "0": {"seppuku": 5, "hostage": 0, "ronin": 0, "poets": 0}
    }
    for table in (one, two, none):
        assert table.everybody_sees("seats", KOI, "coins") == 5
        assert table.seen_by("rs-committed") == [table.viewers]


@rule("RS-HI07")
def test_half_a_bid_leaves_no_trace_for_others() -> None:
    table = sealed()
    before = [table.view(viewer) for viewer in (SPECTATOR, LOTUS, TURTLE)]
    told = len(table.log)
    table.answer("koi", "stake poets 2", "stake ronin 3")
    assert [table.view(viewer) for viewer in (SPECTATOR, LOTUS, TURTLE)] == before
    assert len(table.log) == told


@rule("RS-HI07", "RS-HI08")
def test_all_bids_are_shown_together() -> None:
    table = sealed()
    table.bid("koi", 1, 0, 0, 0)
    table.bid("lotus", 0, 0, 0, 2)
    assert table.seen_by("rs-bid") == []
    table.bid("turtle", 0, 0, 0, 0)
    assert table.seen_by("rs-bid") == [table.viewers] * 3
    assert table.everybody_sees("battle", "bids", "1", "poets") == 2
    assert [table.everybody_sees("seats", n, "coins") for n in range(3)] == [4, 3, 5]
