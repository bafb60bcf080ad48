"""What a seat can know, found by brute force, against `known` in its view and `determinize`."""

from __future__ import annotations

import pytest

from gunbai.core.rng import seeded
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import ALL_CARDS, card_count, cards_of
from tests.joraku.reasoning import (
    Drafter,
    World,
    assert_even,
    barred,
    draft_positions,
    handed_over,
    known,
    mask_of,
    sample,
    world_of,
    worlds_of,
)
from tests.joraku.table import JORAKU, WAYS, answer_at_random, asked, new_game, random_game
from tests.rule import rule

# the draft of "2 vs 2"


@rule("JK-H10", "JK-H11", "JK-H09")
def test_at_every_point_of_the_draft_exactly_what_can_be_known_is_known() -> None:
    steps = set()
    for s in draft_positions(seed=1):
        for seat in range(2):
            drafter = Drafter(s, seat)
            if len(drafter.hands) == 1 and len(s.to_act()) == 1:
                continue  # a sealed pick tells nothing: seen once is enough for so many worlds
            worlds = drafter.worlds()
            steps.add(len(drafter.hands))
            surely = ALL_CARDS
            for world in worlds:
                surely &= world[0] | world[1] | world[2]
            assert known(s, seat, 1 - seat) == surely
            truth = (s.private[1 - seat], s.picked[1 - seat], s.drafts[1 - seat])
            assert truth in worlds
            for chance in range(6):
                n = sample(s, seat, chance)
                assert (n.private[1 - seat], n.picked[1 - seat], n.drafts[1 - seat]) in worlds
    assert steps == {1, 2, 3, 4, 5}


@rule("JK-H11", "JK-H10", "JK-H09")
def test_after_the_draft_only_private_cards_and_the_first_pick_are_unknown() -> None:
    rounds = 0
    for s in random_game({"mode": "two_vs_two"}, seed=3):
        if asked(s) in ("JK-D10", "JK-D03") and not s.plays:
            rounds += asked(s) == "JK-D03"
            for seat, other in ((0, 1), (1, 0)):
                veiled = Drafter(s, other).private | Drafter(s, other).picks[0]
                assert known(s, seat, other) == s.hands[other] & ~veiled
                assert card_count(known(s, seat, other)) == 4
    assert rounds == 3


@rule("JK-H10", "JK-H11", "JK-H09")
def test_in_the_draft_all_possible_positions_are_equally_likely() -> None:
    s = next(s for s in draft_positions(4) if len(Drafter(s, 0).hands) == 3)
    worlds = Drafter(s, 0).worlds()
    assert len(worlds) == 9 * 56
    counts: dict[World, int] = {}
    samples = 8 * len(worlds)
    for chance in range(samples):
        n = sample(s, 0, chance)
        world = (n.private[1], n.picked[1], n.drafts[1])
        counts[world] = counts.get(world, 0) + 1
    assert_even(counts, worlds, samples)


# the skirmish


def met_late(way: dict[str, object], seat: int) -> JorakuState:
    """A position late in a round in which a void and a gift tell this seat something."""
    for seed in range(200):
        for s in random_game(way, seed):
            if asked(s) != "JK-D03" or max(card_count(hand) for hand in s.hands) not in (2, 3):
                continue
            others = [other for other in range(s.seats()) if other != seat]
            hidden = ALL_CARDS & ~s.hands[seat] & ~sum(1 << (play & 31) for play in s.plays)
            gift = (s.passed[seat] | handed_over(s, seat)) & hidden
            void = any(barred(s, other) & hidden for other in others)
            if gift and void and 12 <= len(worlds_of(s, seat)) <= 300:
                return s
    raise AssertionError("no such position was met")


@rule("JK-H13", "JK-H05", "JK-H04", "JK-H06", "JK-H11", "JK-H12")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seat", [0, 1])
def test_all_deals_that_fit_are_equally_likely(way: dict[str, object], seat: int) -> None:
    s = met_late(way, seat)
    worlds = worlds_of(s, seat)
    assert world_of(s, seat) in worlds
    counts: dict[World, int] = {}
    samples = 10 * len(worlds)
    for chance in range(samples):
        world = world_of(sample(s, seat, chance), seat)
        counts[world] = counts.get(world, 0) + 1
    assert_even(counts, worlds, samples)


@rule("JK-H05", "JK-H11", "JK-Q47")
@pytest.mark.parametrize("way", WAYS)
def test_what_a_view_calls_known_is_certain(way: dict[str, object]) -> None:
    told = 0
    for seed in range(2):
        for s in random_game(way, seed):
            if asked(s) != "JK-D03" or max(card_count(hand) for hand in s.hands) > 2:
                continue
            for seat in range(2):
                worlds = worlds_of(s, seat)
                others = [other for other in range(s.seats()) if other != seat]
                for place, other in enumerate(others):
                    cards_ = known(s, seat, other)
                    assert all(not cards_ & ~world[place] for world in worlds)
                    told += card_count(cards_)
    assert told or way == {"mode": "neutral"}


# the neutral variant: a gift may have been thrown away


def after_discards(seed: int) -> JorakuState:
    return next(
        s for s in random_game({"mode": "neutral"}, seed) if asked(s) == "JK-D03" and not s.plays
    )


@rule("JK-H12", "JK-H05", "JK-Q77")
def test_a_card_passed_on_may_be_the_one_discarded() -> None:
    s = after_discards(2)
    thrown = [sample(s, 0, chance).discarded[1] for chance in range(400)]
    gift = s.passed[0]
    gone = [card for card in thrown if card & gift]
    assert {1 << card for card in cards_of(gift)} == set(gone)
    assert 0.2 < len(gone) / len(thrown) < 0.55  # three of eight, if any card is as likely
    assert len(set(thrown)) > 8
    assert known(s, 0, 1) == 0
    for chance in range(50):
        n = sample(s, 0, chance)
        assert n.discarded[0] == s.discarded[0]
        assert not gift & ~n.hands[1] & ~n.discarded[1]


@rule("JK-H12", "JK-H05")
def test_before_the_discard_the_gift_is_still_there() -> None:
    s = next(s for s in random_game({"mode": "neutral"}, 2) if asked(s) == "JK-D12")
    assert known(s, 0, 1) == s.passed[0]
    assert all(not s.passed[0] & ~sample(s, 0, chance).hands[1] for chance in range(20))


@rule("JK-H13", "JK-H12")
def test_a_void_in_the_colour_of_a_gift_tells_which_card_was_discarded() -> None:
    found = 0
    for seed in range(30):
        for s in random_game({"mode": "neutral"}, seed):
            if asked(s) != "JK-D03" or not s.plays:
                continue
            open_ = ALL_CARDS & ~sum(1 << (play & 31) for play in s.plays)
            for seat, other in ((0, 1), (1, 0)):
                forced = s.passed[seat] & open_ & barred(s, other)
                if forced:
                    found += 1
                    assert s.discarded[other] == forced
                    for chance in range(5):
                        n = sample(s, seat, chance)
                        assert n.discarded[other] == forced
                        assert not s.passed[seat] & open_ & ~forced & ~n.hands[other]
    assert found > 3


# everywhere


@rule("JK-H04", "JK-H05", "JK-H06", "JK-H09", "JK-H10", "JK-H11", "JK-H12", "JK-H13", "JK-H14")
@pytest.mark.parametrize("way", WAYS)
def test_a_possible_position_looks_the_same_is_sound_and_can_be_played_on(
    way: dict[str, object],
) -> None:
    rng = seeded(7)
    for place, s in enumerate(random_game(way, seed=5)):
        if place % 4 or s.ask is None:
            continue
        for seat in range(s.seats()):
            n = sample(s, seat, place)
            assert n.observe(seat) == s.observe(seat)
            assert n.legal(seat) == s.legal(seat)
            assert n.observe(-1) == s.observe(-1)
            assert n.faults() == []
            JORAKU.restore(n.dump())
            if s.round:
                assert n.rng.words() != s.rng.words()
            for _ in range(12):
                if n.ask is not None:
                    answer_at_random(n, rng)
            assert n.faults() == []


@rule("JK-H04", "JK-H09", "JK-H10", "JK-H12")
@pytest.mark.parametrize("way", WAYS)
def test_a_possible_position_really_differs(way: dict[str, object]) -> None:
    """At each first decision of its kind, what others hold or have sealed takes many shapes."""
    met: set[str] = set()
    for s in random_game(way, seed=6):
        key = asked(s)
        if key in met or s.round == 0 or len(s.to_act()) != 1:
            continue
        seat = s.to_act()[0]
        other = (seat + 1) % s.seats()
        if card_count(s.hands[other] | s.drafts[other]) < 4:
            continue  # few cards, few shapes
        met.add(key)
        shapes = set()
        for chance in range(40):
            n = sample(s, seat, chance)
            zones = (n.hands[other], n.private[other], n.picked[other], n.drafts[other], n.aside)
            shapes.add(zones)
        assert len(shapes) > 20
    assert {"JK-D03", "JK-D04"} <= met
    assert met & {"JK-D02", "JK-D09", "JK-D11"}


@rule("JK-H05", "JK-Q47")
@pytest.mark.parametrize("players", [3, 4])
def test_what_others_passed_among_themselves_is_open(players: int) -> None:
    seen: dict[int, set[int]] = {}
    for s in random_game({"players": players}, seed=1):
        if asked(s) != "JK-D03" or s.round != 1:
            continue
        for chance in range(8):
            n = sample(s, 0, chance)
            for giver in range(players):
                taker = (giver + 1) % players
                played = [p & 31 for p in n.plays if n.setup.owner[p >> 5] == taker]
                had = n.hands[taker] | sum(1 << card for card in played)
                assert card_count(n.passed[giver]) == 2
                assert not n.passed[giver] & ~had
                if 0 in (giver, taker):
                    assert n.passed[giver] == s.passed[giver]
                else:
                    seen.setdefault(giver, set()).add(n.passed[giver])
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
    s = new_game(3, **way)
    while asked(s) != key:
        s.apply(s.to_act()[0], s.default(s.to_act()[0]))
    s.apply(0, s.default(0))
    chosen: dict[str, int] = {}
    for chance in range(40 * offers):
        n = sample(s, 1, chance)
        zone = n.drafts[0] if key == "JK-D09" else n.hands[0]
        pick = n.observe(0)["chosen"]
        assert isinstance(pick, list)
        assert not mask_of(pick) & ~zone
        ranks = [cards_of(zone).index(card) for card in cards_of(mask_of(pick))]
        chosen[str(ranks)] = chosen.get(str(ranks), 0) + 1
    assert len(chosen) == offers
    assert max(chosen.values()) < 80
    mine = sample(s, 0, 1)
    assert mine.observe(0)["chosen"] == s.observe(0)["chosen"]
