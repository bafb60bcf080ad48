"""Dajokan: department tiles, regions and markers (SG-XD, SG-Q72…Q79)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gunbai.games.shogun.flow.dajokan import (
    Ministry,
    draw_offices,
    line_winners,
    score_offices,
)
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.names import (
    EVENT_CARDS,
    FACE_DOWN,
    FACE_UP,
    IN_BAG,
    MARKER,
    OFFICE_NAMES,
    OFFICES,
    REGIONS,
)
from gunbai.language import Language
from tests.rule import rule
from tests.shogun.table import SHOGUN, Table

OPEN = ["a1", "b2", "c3", "d4", "e5", "f6"]
NEUTRAL = "n"


def ministry(
    land: Mapping[str, tuple[int, int]],
    row: Sequence[str] = REGIONS,
    order: Sequence[int] = (0, 1, 2),
    open_: Sequence[str] = OPEN,
    markers: Mapping[int, int] | None = None,
    players: int = 3,
) -> Table:
    """The end of a round: these tiles lie open; some markers are on the board already."""
    table = Table(land, players=players, order=order, expansions="dajokan")
    table.state.row = [REGIONS.index(region) for region in row]
    for name in open_:
        table.state.offices[OFFICE_NAMES.index(name)] = FACE_UP
    for seat, count in (markers or {}).items():
        free = [space for space in range(OFFICES) if table.state.offices[space] == IN_BAG]
        for space in free[:count]:
            table.state.offices[space] = MARKER + seat
    return table.run(Ministry(0, 0))


def office(table: Table, name: str) -> int:
    return table.state.offices[OFFICE_NAMES.index(name)]


def open_now(table: Table) -> list[str]:
    return [name for name in OFFICE_NAMES if office(table, name) == FACE_UP]


# set-up and start of a round


@rule("SG-XD1")
def test_row_bag_and_markers() -> None:
    rows = set()
    for seed in range(25):
        table = Table.new(seed, players=3, expansions="dajokan")
        assert sorted(table.state.row) == [0, 1, 2, 3, 4]
        rows.add(tuple(table.state.row))
        assert len(table.state.offices) == 36
        assert table.state.offices.count(IN_BAG) == 36 - 6  # the first six of the full bag
        assert not any(space >= MARKER for space in table.state.offices)
    assert len(rows) > 15


@rule("SG-XD2")
def test_six_tiles_by_chance_on_their_own_spaces() -> None:
    table = Table({}, expansions="dajokan")
    seen: list[int] = []
    for _ in range(6):
        draw_offices(table.state)
        new = [n for n in range(OFFICES) if table.state.offices[n] == FACE_UP]
        assert len(new) == 6
        table.state.offices = [
            FACE_DOWN if space == FACE_UP else space for space in table.state.offices
        ]
        seen += new
    assert sorted(seen) == list(range(36))
    assert seen != sorted(seen)
    assert (
        len({tuple(Table.new(seed, expansions="dajokan").state.offices) for seed in range(20)}) > 15
    )


@rule("SG-XD2", "SG-XD10", "SG-Q72", "SG-Q73")
def test_a_whole_game() -> None:
    table = Table.new(13, players=4, expansions="dajokan,generals")
    table.play_random()
    walked = table.steps
    assert walked.count("r0") == walked.count("r11") == 6
    for place, step in enumerate(walked):
        if step == "r0":
            assert walked[place + 1] == "r1"  # at the start of an action round
        if step == "r11":
            assert walked[place - 1 : place + 3] == ["r10", "r11", "r12", "r13"]
    taken, moved = set(), set()
    step = ""
    for event in table.log:
        if event.key == "sg-step":
            step = walked.pop(0)
        elif event.key in ("sg-office", "sg-no-office"):
            taken.add(step)
        elif event.key == "sg-general-moved":
            moved.add(step)
    assert (taken, moved) == ({"r11"}, {"r12"})
    drawn = [event["offices"] for event in table.events("sg-offices")]
    assert [len(tiles) for tiles in drawn if isinstance(tiles, list)] == [6] * 6
    assert all(space == FACE_DOWN or space >= MARKER for space in table.state.offices)
    assert table.state.faults() == []


# the end of a round


@rule("SG-XD3", "SG-XD4", "SG-XD5", "SG-XD6", "SG-XD7", "SG-XD8", "SG-XD9", "SG-Y57", "SG-Q75")
def test_the_end_of_a_round() -> None:
    green = {"aki": (0, 1), "bingo": (0, 1), "hoki": (0, 1)} | {
        "bizen": (1, 1), "bitchu": (1, 1), "tajima": (1, 1),
    }  # fmt: skip
    red = {"mino": (2, 1), "omi": (2, 1), "hida": (2, 1), "owari": (2, 1), "tamba": (0, 1)}
    yellow = {"kai": (0, 1), "izu": (0, 1), "sagami": (1, 1)}
    table = ministry(green | red | yellow | {"kaga": (2, 1)}, order=[1, 0, 2])
    assert table.to_act == [1]  # tied with A, but earlier
    assert table.legal() == [f"office {name}" for name in OPEN] + ["decline"]
    assert table.default() == "office a1"
    assert table.refusal("office a2") == "SG-XD6"
    table.do("office c3")
    assert office(table, "c3") == MARKER + 1
    assert table.to_act == [2]
    assert table.refusal("office c3") == "SG-XD6"
    table.do("office a1")
    assert table.to_act == [0]  # yellow: purple is skipped
    table.do("decline")
    assert table.to_act == [2]  # brown: the right did not pass on
    table.do("office f6")
    assert table.asked == ""
    assert table.state.offices.count(MARKER + 1) == 1
    assert table.state.offices.count(MARKER + 2) == 2
    assert [name for name in OPEN if office(table, name) == FACE_DOWN] == ["b2", "d4", "e5"]
    assert table.state.offices.count(IN_BAG) == 30
    assert [REGIONS[n] for n in table.state.row] == ["red", "purple", "yellow", "brown", "green"]
    taken = [(event["player"], event["region"]) for event in table.events("sg-office")]
    assert taken == [(1, "green"), (2, "red"), (2, "brown")]


@rule("SG-XD3", "SG-XD9")
def test_the_order_of_the_row() -> None:
    land = {"aki": (0, 1), "mino": (1, 1), "ise": (2, 1), "kai": (1, 1), "kaga": (0, 1)}
    row = ["brown", "purple", "green", "yellow", "red"]
    table = ministry(land, row=row)
    asks = []
    while table.asked:
        asks.extend(table.to_act)
        table.do("decline")
    assert asks == [0, 2, 0, 1, 1]
    assert [REGIONS[n] for n in table.state.row] == ["purple", "green", "yellow", "red", "brown"]


@rule("SG-XD5", "SG-Q73")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_ties_by_the_turn_order_of_this_round(order: tuple[int, ...]) -> None:
    land = {"aki": (0, 1), "bingo": (1, 9), "hoki": (2, 1)}
    table = ministry(land, order=order)
    assert table.to_act == [order[0]]


@rule("SG-XD5")
@pytest.mark.parametrize(
    ("code", "true"),
    [
        ("en", "nobody has more provinces than you"),
        ("ru", "больше провинций, чем у вас, нет ни у кого"),
        ("uk", "більше провінцій, ніж у вас, немає ні в кого"),
    ],
)
def test_in_a_tie_nobody_is_told_to_have_most(code: str, true: str) -> None:
    table = ministry({"aki": (0, 1), "bingo": (1, 9), "hoki": (2, 1)})
    words = table.state.stack[-1].prompt(table.state, 0)
    said = Language(code, SHOGUN).ask(table.asked, words, ["Ada", "Bo", "Cy"])
    assert true in said.replace("\u00a0", " ")


@rule("SG-Q73")
def test_after_the_last_action_before_the_daimyo_cards_go() -> None:
    """A province won in action 10 counts, and so does this round's turn order."""
    land = {"mino": (0, 1), "owari": (1, 5), "kai": (2, 1), "aki": (1, 1), "bingo": (0, 1)}
    table = Table(land, order=[2, 1, 0], plans=[{}, {"battle2": "owari"}], expansions="dajokan")
    table.state.row = [
        REGIONS.index(region) for region in ("red", "green", "yellow", "brown", "purple")
    ]
    draw_offices(table.state)
    table.falls({"yellow": 3})
    table.begin("r10")
    table.do("attack mino 4 without")
    assert (table.asked, table.to_act) == ("SG-D21", [1])
    table.do("decline")
    assert table.to_act == [1]  # green is tied; seat 1 comes first in the turn order
    table.do("decline")
    assert table.to_act == [2]
    table.do("decline")
    assert table.asked == "SG-D6"
    assert table.state.order == []


@rule("SG-XD7", "SG-Q79")
def test_only_provinces_in_play_count() -> None:
    # With 3 players Echigo and Mutsu are out; all of brown but Kaga is neutral.
    table = ministry({"kaga": (0, 1)}, row=["green", "brown", "red", "purple", "yellow"])
    assert table.events("sg-office") == []
    assert table.to_act == [0]
    table.do("decline")
    assert table.asked == ""
    assert table.events("sg-no-office") == [{"player": 0, "region": "brown"}]


@rule("SG-Q74", "SG-Q75", "SG-XD1")
@pytest.mark.parametrize(("placed", "received"), [(14, [0]), (15, [])])
def test_fifteen_markers_each(placed: int, received: list[int]) -> None:
    table = ministry({"aki": (0, 2), "bingo": (0, 2), "hoki": (1, 2)}, markers={0: placed})
    assert table.to_act == received  # nor is seat 1 asked in place of seat 0
    if received:
        table.do("office b2")
        assert table.state.offices.count(MARKER) == 15
    assert table.asked == ""


@rule("SG-Q75")
def test_no_tile_left() -> None:
    land = {"aki": (0, 1), "mino": (1, 1)}
    table = ministry(land, open_=["a1"])
    table.do("office a1")
    assert table.asked == ""
    assert [REGIONS[n] for n in table.state.row] == ["red", "purple", "yellow", "brown", "green"]


@rule("SG-XD6", "SG-Q75")
def test_the_right_is_not_a_duty() -> None:
    table = ministry({"aki": (0, 1), "bingo": (0, 1), "hoki": (1, 1)})
    table.do("decline")
    assert table.asked == ""  # it does not pass to seat 1
    assert open_now(table) == []
    assert table.state.offices.count(FACE_DOWN) == 6
    assert not any(space >= MARKER for space in table.state.offices)


# the end of the game


def spaces(line: str) -> list[int]:
    """`A`, `B`, … are seats, `n` a tile that lies face down."""
    return [FACE_DOWN if who == NEUTRAL else MARKER + "ABCDE".index(who) for who in line.split()]


@rule("SG-XD11", "SG-XD12", "SG-XD13", "SG-Y25", "SG-Q76", "SG-Q77")
@pytest.mark.parametrize(
    ("line", "value", "gains"),
    [
        ("A A B B n C", 3, [2, 2, 0]),
        ("A A n n B C", 2, [1, 0, 0]),
        ("n n n A A B", 3, [0, 0, 0]),
        ("A A B B n C", 1, [0, 0, 0]),
        ("A A B n C C", 0, [0, 0, 0]),
        ("A A A B B n", 3, [3, 0, 0]),
        ("n n n n n n", 3, [0, 0, 0]),
        ("A A B B C C", 3, [2, 2, 2]),
    ],
)
def test_a_line(line: str, value: int, gains: list[int]) -> None:
    assert line_winners(spaces(line), value, 3) == gains


BOARD = [
    "B A n E B C", "n D D B E D", "n A A C n A", "E C C C D E", "B E n B D D", "D A n A D n",
]  # fmt: skip
# Who leads in a line, and whether others (or the neutral player) do so as well.
ROW_LEADERS = ["B", "D", "A", "C", "B+D", "A+D+n"]
COLUMN_LEADERS = ["B+n", "A", "n", "B+C", "D", "D"]


def full_board(game: Shogun) -> Table:
    table = Table({}, players=5, game=game, expansions="dajokan")
    table.state.offices = [space for row in BOARD for space in spaces(row)]
    return table


def lists_of(table: Table) -> dict[str, list[int]]:
    """Return the score of each player, line by line; a line led in vain is a zero."""
    out: dict[str, list[int]] = {who: [] for who in "ABCDE"}
    tables = table.state.setup.tables
    for leaders, values in ((ROW_LEADERS, tables.rows), (COLUMN_LEADERS, tables.columns)):
        for who, value in zip(leaders, values, strict=True):
            tied = "+" in who
            for one in who.replace("n", "").split("+"):
                if one:
                    out[one].append(max(0, value - 1) if tied else value)
    return out


@rule("SG-XD11", "SG-XD12", "SG-XD13", "SG-Y58", "SG-Q76", "SG-Q78")
def test_the_full_board() -> None:
    table = full_board(SHOGUN)
    assert len(table.state.offices) == len(SHOGUN.tables.rows) * len(SHOGUN.tables.columns) == 36
    score_offices(table.state)
    assert table.state.points == [sum(gains) for gains in lists_of(table).values()]
    told = [0] * 5
    for event in table.events("sg-line"):
        assert isinstance(event["player"], int)
        assert isinstance(event["points"], int)
        told[event["player"]] += event["points"]
    assert told == table.state.points


@rule("SG-X23", "SG-Y58", "SG-XD13")
def test_the_example_of_the_rulebook() -> None:
    """With the values of the ledger's vector the five lists of the book come out."""
    values = [1, 2, 3, 3, 2, 1]
    game = SHOGUN.with_data({"dajokan": {"rows": values, "columns": values}})
    assert isinstance(game, Shogun)
    table = full_board(game)
    score_offices(table.state)
    assert table.state.points == [5, 4, 5, 6, 0]
    gains = {who: sorted(points, reverse=True) for who, points in lists_of(table).items()}
    assert gains == {
        "A": [3, 2, 0], "B": [2, 1, 1, 0], "C": [3, 2], "D": [2, 2, 1, 1, 0], "E": [],
    }  # fmt: skip


@rule("SG-XD11", "SG-Q78")
def test_rows_and_columns_are_not_mixed_up() -> None:
    game = SHOGUN.with_data(
        {"dajokan": {"rows": [7, 0, 0, 0, 0, 0], "columns": [0, 0, 5, 0, 0, 0]}}
    )
    assert isinstance(game, Shogun)
    table = Table({}, game=game, expansions="dajokan")
    table.state.offices = [FACE_DOWN] * 36
    for name in ("a1", "a2", "a4", "a5"):  # four of the first row
        table.state.offices[OFFICE_NAMES.index(name)] = MARKER
    for name in ("b3", "c3", "d3", "e3"):  # four of the third column
        table.state.offices[OFFICE_NAMES.index(name)] = MARKER + 1
    score_offices(table.state)
    assert table.state.points == [7, 5, 0]


@rule("SG-XD11")
@pytest.mark.parametrize("year", [1, 2])
def test_lines_are_paid_once_at_the_end(year: int) -> None:
    land = {"aki": (0, 2), "mino": (1, 2)}
    table = Table(land, year=year, season="autumn", rice=[9] * 3, expansions="dajokan")
    table.state.events = [EVENT_CARDS.index("t7")]
    table.state.offices = [MARKER] * 12 + [FACE_DOWN] * 24  # two full rows
    table.begin("w1")
    assert table.asked == ("SG-D6" if year == 1 else "")
    lines = sum(SHOGUN.tables.rows[:2]) if year == 2 else 0
    assert table.state.points == [1 + lines, 1, 0]
    if year == 2:
        assert table.steps[-3:] == ["w3", "e2", "e3"]
