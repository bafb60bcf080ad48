"""Decision points before war (RS-DP01…DP17, DP31): who is asked, and what the absent do."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadOptions
from gunbai.core.rng import seeded
from gunbai.games.rising_sun.names import BETRAY, SETS
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

#: What is answered for an absent player, by its first word.
ABSENT = {
    "RS-DP03": "ready", "RS-DP07": "done", "RS-DP08": "done", "RS-DP09": "pass",
    "RS-DP10": "pass", "RS-DP11": "summon", "RS-DP13": "done", "RS-DP14": "use",
    "RS-DP15": "done", "RS-DP16": "pass", "RS-DP17": "pass", "RS-DP31": "ready",
}  # fmt: skip


@rule("RS-DP03", "RS-DP05", "RS-DP06", "RS-DP07", "RS-DP08", "RS-DP09", "RS-DP10", "RS-DP11",
      "RS-DP12", "RS-DP13", "RS-DP14", "RS-DP15", "RS-DP16", "RS-DP17", "RS-DP31",
      "RS-Q11")  # fmt: skip
def test_how_each_is_asked_and_what_the_absent_do() -> None:
    met: set[str] = set()
    for seed, chosen in enumerate(RISING_SUN.sample_options()[:12]):
        table = Table.new(seed, **chosen)
        rng = seeded(seed)
        before = ""
        while table.asked:
            key = table.key
            assert table.secret == (key == "RS-DP22")
            if key not in ("RS-DP03", "RS-DP22", "RS-DP31"):
                assert len(table.to_act) == 1  # one player at a time
            elif key == "RS-DP03" and before != key:
                assert table.to_act == list(range(table.state.seats()))
            first = table.to_act[0]
            assert table.state.default(first) in table.state.legal(first)
            if key in ABSENT:
                assert table.default(first).split()[0] == ABSENT[key]
            met.add(key)
            before = key
            choices = table.state.candidates(first)
            table.state.apply(first, choices[rng.below(len(choices))])
    assert met >= {*ABSENT, "RS-DP05", "RS-DP06"}
    assert "RS-DP12" not in met  # Harvest asks nobody
    assert not met & {"RS-DP01", "RS-DP02", "RS-DP04"}  # options, and what is done out of turn


@rule("RS-DP01", "RS-Q04")
def test_clans_are_chosen_before_the_game_and_are_random_by_default() -> None:
    assert RISING_SUN.read_options({})["clans"] == "random"
    table = Table.new(1, players=3, clans="bonsai,turtle,koi")
    assert next(event.key for event in table.log) == "rs-clans"
    with pytest.raises(BadOptions):
        Table.new(1, players=3, clans="koi,lotus,crab")


@rule("RS-DP02", "RS-S10", "RS-S11")
def test_set_and_shrines_are_the_tables_choice() -> None:
    options = {option.name: list(option.values) for option in RISING_SUN.options()}
    assert options["set"] == ["random", *SETS[1:5]]
    assert options["shrines"] == ["random", "first"]
    assert RISING_SUN.read_options({})["shrines"] == "random"


@rule("RS-DP05")
def test_no_default_plays_betray_while_another_tile_is_there() -> None:
    """Four tiles hold at most two Betrays, so there always is another."""
    first_of_all = 0
    for seed in range(10):
        table = Table.new(seed, players=3, clans="koi,turtle,bonsai")
        while table.asked:
            first = table.to_act[0]
            if table.key == "RS-DP05":
                assert table.state.hand.count(BETRAY) <= 2
                assert not table.default(first).endswith("betray")
                first_of_all += table.state.hand[0] == BETRAY
            table.stand_in(first)
    assert first_of_all > 5  # though it was often the first of the four
