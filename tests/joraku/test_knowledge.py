"""A seat's knowledge, found by brute force, against `known` in its view and `determinize`."""

from __future__ import annotations

import pytest

from gunbai.core.rng import seeded
from gunbai.games.joraku.tables import ALL_CARDS, card_count, cards_of
from tests.joraku.table import JORAKU, WAYS, Table
from tests.joraku.worlds import (
    Drafter,
    World,
    assert_even,
    barred,
    draft_positions,
    handed_over,
    known,
    mask_of,
    world_of,
    worlds_of,
)
from tests.rule import rule

# the draft of "2 vs 2"


@rule("JK-H10", "JK-H11", "JK-H09")
def test_at_every_point_of_the_draft_exactly_what_can_be_known_is_known() -> None:
    steps = set()
    for table in draft_positions(seed=1):
        for seat in range(2):
            drafter = Drafter(table, seat)
            if len(drafter.hands) == 1 and len(table.to_act) == 1:
                continue  # a sealed pick tells nothing: seen once is enough for so many worlds
            worlds = drafter.worlds()
            steps.add(len(drafter.hands))
            surely = ALL_CARDS
            for world in worlds:
                surely &= world[0] | world[1] | world[2]
            assert known(table, seat, 1 - seat) == surely
            truth = (
                table.state.private[1 - seat],
                table.state.picked[1 - seat],
                table.state.drafts[1 - seat],
            )
            assert truth in worlds
            for chance in range(6):
                n = table.determinize(seat, chance)
                assert (
                    n.state.private[1 - seat],
                    n.state.picked[1 - seat],
                    n.state.drafts[1 - seat],
                ) in worlds
    assert steps == {1, 2, 3, 4, 5}


@rule("JK-H11", "JK-H10", "JK-H09")
def test_after_the_draft_only_private_cards_and_the_first_pick_are_unknown() -> None:
    rounds = 0
    for table in Table.random_game({"mode": "two_vs_two"}, seed=3):
        if table.asked in ("JK-D10", "JK-D03") and not table.state.plays:
            rounds += table.asked == "JK-D03"
            for seat, other in ((0, 1), (1, 0)):
                veiled = Drafter(table, other).private | Drafter(table, other).picks[0]
                assert known(table, seat, other) == table.state.hands[other] & ~veiled
                assert card_count(known(table, seat, other)) == 4
    assert rounds == 3


@rule("JK-H10", "JK-H11", "JK-H09")
def test_in_the_draft_all_possible_positions_are_equally_likely() -> None:
    table = next(table for table in draft_positions(4) if len(Drafter(table, 0).hands) == 3)
    worlds = Drafter(table, 0).worlds()
    assert len(worlds) == 9 * 56
    counts: dict[World, int] = {}
    samples = 8 * len(worlds)
    for chance in range(samples):
        n = table.determinize(0, chance)
        world = (n.state.private[1], n.state.picked[1], n.state.drafts[1])
        counts[world] = counts.get(world, 0) + 1
    assert_even(counts, worlds, samples)


# the skirmish


def met_late(way: dict[str, object], seat: int) -> Table:
    """A position late in a round in which a void and a gift tell this seat something."""
    for seed in range(200):
        for table in Table.random_game(way, seed):
            if table.asked != "JK-D03" or max(
                card_count(hand) for hand in table.state.hands
            ) not in (2, 3):
                continue
            others = [other for other in range(table.state.seats()) if other != seat]
            hidden = (
                ALL_CARDS
                & ~table.state.hands[seat]
                & ~sum(1 << (play & 31) for play in table.state.plays)
            )
            gift = (table.state.passed[seat] | handed_over(table, seat)) & hidden
            void = any(barred(table, other) & hidden for other in others)
            if gift and void and 12 <= len(worlds_of(table, seat)) <= 300:
                return table
    raise AssertionError("no such position was met")


@rule("JK-H13", "JK-H05", "JK-H04", "JK-H06", "JK-H11", "JK-H12")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seat", [0, 1])
def test_all_deals_that_fit_are_equally_likely(way: dict[str, object], seat: int) -> None:
    table = met_late(way, seat)
    worlds = worlds_of(table, seat)
    assert world_of(table, seat) in worlds
    counts: dict[World, int] = {}
    samples = 10 * len(worlds)
    for chance in range(samples):
        world = world_of(table.determinize(seat, chance), seat)
        counts[world] = counts.get(world, 0) + 1
    assert_even(counts, worlds, samples)


@rule("JK-H05", "JK-H11", "JK-Q47")
@pytest.mark.parametrize("way", WAYS)
def test_what_a_view_calls_known_is_certain(way: dict[str, object]) -> None:
    told = 0
    for seed in range(2):
        for table in Table.random_game(way, seed):
            if table.asked != "JK-D03" or max(card_count(hand) for hand in table.state.hands) > 2:
                continue
            for seat in range(2):
                worlds = worlds_of(table, seat)
                others = [other for other in range(table.state.seats()) if other != seat]
                for place, other in enumerate(others):
                    cards_ = known(table, seat, other)
                    assert all(not cards_ & ~world[place] for world in worlds)
                    told += card_count(cards_)
    assert told or way == {"mode": "neutral"}


# the neutral variant: a gift may have been thrown away


def after_discards(seed: int) -> Table:
    return next(
        table
        for table in Table.random_game({"mode": "neutral"}, seed)
        if table.asked == "JK-D03" and not table.state.plays
    )


@rule("JK-H12", "JK-H05", "JK-Q77")
def test_a_card_passed_on_may_be_the_one_discarded() -> None:
    table = after_discards(2)
    thrown = [table.determinize(0, chance).state.discarded[1] for chance in range(400)]
    gift = table.state.passed[0]
    gone = [card for card in thrown if card & gift]
    assert {1 << card for card in cards_of(gift)} == set(gone)
    assert 0.2 < len(gone) / len(thrown) < 0.55  # three of eight, if any card is as likely
    assert len(set(thrown)) > 8
    assert known(table, 0, 1) == 0
    for chance in range(50):
        n = table.determinize(0, chance)
        assert n.state.discarded[0] == table.state.discarded[0]
        assert not gift & ~n.state.hands[1] & ~n.state.discarded[1]


@rule("JK-H12", "JK-H05")
def test_before_the_discard_the_gift_is_still_there() -> None:
    table = next(
        table for table in Table.random_game({"mode": "neutral"}, 2) if table.asked == "JK-D12"
    )
    assert known(table, 0, 1) == table.state.passed[0]
    assert all(
        not table.state.passed[0] & ~table.determinize(0, chance).state.hands[1]
        for chance in range(20)
    )


@rule("JK-H13", "JK-H12")
def test_a_void_in_the_colour_of_a_gift_tells_which_card_was_discarded() -> None:
    found = 0
    for seed in range(30):
        for table in Table.random_game({"mode": "neutral"}, seed):
            if table.asked != "JK-D03" or not table.state.plays:
                continue
            open_ = ALL_CARDS & ~sum(1 << (play & 31) for play in table.state.plays)
            for seat, other in ((0, 1), (1, 0)):
                forced = table.state.passed[seat] & open_ & barred(table, other)
                if forced:
                    found += 1
                    assert table.state.discarded[other] == forced
                    for chance in range(5):
                        n = table.determinize(seat, chance)
                        assert n.state.discarded[other] == forced
                        assert (
                            not table.state.passed[seat] & open_ & ~forced & ~n.state.hands[other]
                        )
    assert found > 3


# everywhere


@rule("JK-H04", "JK-H05", "JK-H06", "JK-H09", "JK-H10", "JK-H11", "JK-H12", "JK-H13", "JK-H14")
@pytest.mark.parametrize("way", WAYS)
def test_a_possible_position_looks_the_same_is_sound_and_can_be_played_on(
    way: dict[str, object],
) -> None:
    rng = seeded(7)
    for place, table in enumerate(Table.random_game(way, seed=5)):
        if place % 4 or table.state.ask is None:
            continue
        for seat in range(table.state.seats()):
            n = table.determinize(seat, place)
            assert n.view(seat) == table.view(seat)
            assert n.state.legal(seat) == table.state.legal(seat)
            assert n.view() == table.view()
            assert n.state.faults() == []
            JORAKU.restore(n.state.dump())
            if table.state.round:
                assert n.state.rng.words() != table.state.rng.words()
            for _ in range(12):
                if n.asked:
                    n.answer_at_random(rng)
            assert n.state.faults() == []


@rule("JK-H04", "JK-H09", "JK-H10", "JK-H12")
@pytest.mark.parametrize("way", WAYS)
def test_a_possible_position_really_differs(way: dict[str, object]) -> None:
    """At each first decision of its kind, what others hold or have sealed takes many shapes."""
    met: set[str] = set()
    for table in Table.random_game(way, seed=6):
        key = table.asked
        if key in met or table.state.round == 0 or len(table.to_act) != 1:
            continue
        seat = table.to_act[0]
        other = (seat + 1) % table.state.seats()
        if card_count(table.state.hands[other] | table.state.drafts[other]) < 4:
            continue  # few cards, few shapes
        met.add(key)
        shapes = set()
        for chance in range(40):
            n = table.determinize(seat, chance)
            zones = (
                n.state.hands[other],
                n.state.private[other],
                n.state.picked[other],
                n.state.drafts[other],
                n.state.aside,
            )
            shapes.add(zones)
        assert len(shapes) > 20
    assert {"JK-D03", "JK-D04"} <= met
    assert met & {"JK-D02", "JK-D09", "JK-D11"}


@rule("JK-H05", "JK-Q47")
@pytest.mark.parametrize("players", [3, 4])
def test_what_others_passed_among_themselves_is_open(players: int) -> None:
    seen: dict[int, set[int]] = {}
    for table in Table.random_game({"players": players}, seed=1):
        if table.asked != "JK-D03" or table.state.round != 1:
            continue
        for chance in range(8):
            n = table.determinize(0, chance)
            for giver in range(players):
                taker = (giver + 1) % players
                played = [p & 31 for p in n.state.plays if n.state.setup.owner[p >> 5] == taker]
                had = n.state.hands[taker] | sum(1 << card for card in played)
                assert card_count(n.state.passed[giver]) == 2
                assert not n.state.passed[giver] & ~had
                if 0 in (giver, taker):
                    assert n.state.passed[giver] == table.state.passed[giver]
                else:
                    seen.setdefault(giver, set()).add(n.state.passed[giver])
    assert sorted(seen) == list(range(1, players - 1))
    assert all(len(pairs) > 20 for pairs in seen.values())


@rule("JK-H05", "JK-H10", "JK-H12")
@pytest.mark.parametrize(
    ("way", "key", "offers"),
    [
        ({"players": 3}, "JK-D02", 15),
        ({"mode": "neutral"}, "JK-D11", 56),
        ({"mode": "neutral"}, "JK-D12", 8),
        ({"mode": "two_vs_two"}, "JK-D09", 5),
    ],
)
def test_a_sealed_choice_of_another_seat_may_be_anything_possible(
    way: dict[str, object], key: str, offers: int
) -> None:
    """After the first answer, everybody who still owes one gets all possible ones to think of."""
    table = Table.new(3, **way)
    while table.asked != key:
        table.stand_in()
    table.stand_in(0)
    chosen: dict[str, int] = {}
    for chance in range(40 * offers):
        n = table.determinize(1, chance)
        zone = n.state.drafts[0] if key == "JK-D09" else n.state.hands[0]
        pick = n.view(0)["chosen"]
        assert isinstance(pick, list)
        assert not mask_of(pick) & ~zone
        ranks = [cards_of(zone).index(card) for card in cards_of(mask_of(pick))]
        chosen[str(ranks)] = chosen.get(str(ranks), 0) + 1
    assert len(chosen) == offers
    assert max(chosen.values()) < 80
    mine = table.determinize(0, 1)
    assert mine.view(0)["chosen"] == table.view(0)["chosen"]
