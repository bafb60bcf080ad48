"""Games of rules 1: each answer that they allow is allowed by rules 2 as well."""

from __future__ import annotations

import pytest

from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.games.shogun.names import PROVINCES
from tests.rule import rule
from tests.shogun.table import ALL, SHOGUN, Table

FIRST = SHOGUN.with_rules("1")


@rule("SG-Q20")
def test_a_game_goes_on_with_generals_after_events() -> None:
    session = Session(FIRST, {"players": 3, "expansions": "generals"})
    session.adopt("2")
    assert session.options["general"] == "after"
    told = session.events[-1]
    assert (told.key, SHOGUN.arguments(told)) == ("sg-rules", {"from": 1, "to": 2})


@rule("SG-Q82")
@pytest.mark.parametrize("start", ["draft", "recommended"])
def test_a_game_can_go_on_from_every_decision(start: str) -> None:
    options: dict[str, object] = {"players": 3, "expansions": ALL, "start": start}
    table = Table.of(FIRST.new(options, 1))
    adopted = SHOGUN.adopted_options(FIRST.read_options(options))
    rng = seeded(1)
    met = set()
    while table.asked:
        if table.asked not in met:
            met.add(table.asked)
            later = Table.of(SHOGUN.adopt(table.state, adopted))
            assert later.state.faults() == []
            for seat in table.to_act:
                assert set(table.legal(seat)) <= set(later.legal(seat))
        table.answer_at_random(rng)
    assert len(met) > 10


@rule("SG-Q82", "SG-D5")
def test_a_general_could_go_to_the_province_just_taken_alone() -> None:
    """The same position by rules 2 has the provinces taken before, too."""
    options: dict[str, object] = {"players": 3, "start": "draft", "expansions": "generals"}
    table = Table.of(FIRST.new(options, 3))
    adopted = SHOGUN.adopted_options(FIRST.read_options(options))
    met = 0
    while table.state.year == 0:
        if table.asked == "SG-D5":
            (seat,) = table.to_act
            card = table.view(seat)["draft"]["card"]
            assert table.legal() == ["wait", f"station {card}"]
            later = Table.of(SHOGUN.adopt(table.state, adopted))
            own = [PROVINCES.index(card), *table.state.provinces_of(seat)]
            assert later.legal() == ["wait", *[f"station {PROVINCES[n]}" for n in sorted(own)]]
            met += 1
        table.stand_in()
    assert met == 3 * 8
