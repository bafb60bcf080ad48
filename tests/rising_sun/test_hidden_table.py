"""Hidden information (RS-HI): what lies open, offers, talk and gifts, and chance."""

from __future__ import annotations

import json
from itertools import chain

from gunbai.core.event import SPECTATOR
from gunbai.core.rng import seeded
from gunbai.games.rising_sun.flow.parley import Parley
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.flow.war import WarPhase
from gunbai.games.rising_sun.names import CARDS, KAMI, PROVINCES
from gunbai.server.conversion import may_hear
from tests.rising_sun.sessions import in_session, submit
from tests.rising_sun.table import Table
from tests.rule import rule

KOI, LOTUS, TURTLE = 0, 1, 2

# what lies open


@rule("RS-HI09", "RS-C25")
def test_everything_on_the_table_is_seen_by_all() -> None:
    table = Table(
        "turtle koi lotus",
        {
            "oshu": {"koi": "bushi daimyo stronghold", "lotus": "komainu"},
            "fujin": {"turtle": "shinto"},
            "prison:koi": {"lotus": "bushi bushi"},
            "killed": {"turtle": "bushi"},
        },
        {"turtle": "righteousness"},
        coins={"koi": 4},
        ronin={"lotus": 3},
        points={"turtle": 9},
        tokens={"koi": "spring:edo"},
        phase="war",
        wars="oshu edo",
    )
    assert table.everybody_sees("honor") == [2, 0, 1]
    rows = table.everybody_sees("seats")
    assert [row["coins"] for row in rows] == [4, 0, 0]
    assert [row["ronin"] for row in rows] == [0, 3, 0]
    assert [row["points"] for row in rows] == [0, 0, 9]
    assert [row["cards"] for row in rows] == [[], ["komainu"], ["righteousness"]]
    assert rows[0]["tokens"] == [{"season": "spring", "province": "edo"}]
    assert rows[0]["hostages"] == [{"seat": 1, "figures": {"bushi": 2}}]
    assert rows[0]["reserve"] == {"bushi": 5, "shinto": 3}
    assert rows[0]["strongholds"] == 3
    oshu = table.everybody_sees("provinces", "oshu")
    assert oshu["war"] == 1
    assert [row["figures"] for row in oshu["clans"]] == [{"bushi": 1, "daimyo": 1}, {"komainu": 1}]
    assert oshu["clans"][0]["strongholds"] == 1
    assert table.everybody_sees("shrines", 1, "worshippers")[0]["figures"] == {"shinto": 1}
    assert table.everybody_sees("killed") == [{"seat": 2, "figures": {"bushi": 1}}]


@rule("RS-HI09", "RS-HI10")
def test_in_whole_games_only_the_own_part_differs_between_views() -> None:
    for seed, options in (
        (1, {"players": 3, "clans": "koi,lotus,turtle"}),
        (2, {"players": 5, "clans": "koi,lotus,sun,moon,bonsai", "dynasty": "yes", "set": "ship"}),
    ):
        table = Table.new(seed, **options)
        rng = seeded(seed)
        lotus = table.seat("lotus")
        while table.asked:
            onlooker = table.view()
            for viewer in range(table.state.seats()):
                view = table.view(viewer)
                assert set(view.pop("own")) == {"tiles", "looks"}
                view.pop("offers", None)
                view.pop("harvest", None)  # what a Harvest would bring this very seat
                if "battle" in view and view["battle"]["stage"] == "bids":
                    view["battle"]["bids"].pop(str(viewer), None)
                    view["battle"].pop("purse", None)  # the coins of this very seat
                if viewer == lotus:
                    for tile in view["track"]:
                        tile["tile"] = None if tile["face_down"] else tile["tile"]
                assert view.pop("seat") == viewer
                assert view == {name: onlooker[name] for name in onlooker if name != "seat"}
            table.answer_at_random(rng)


@rule("RS-HI10")
def test_the_seasons_cards_are_seen_by_all() -> None:
    table = Table.new(1, players=3, clans="koi,lotus,turtle")
    shown = table.everybody_sees("display")
    assert len(shown) == 12
    assert {"komainu", "benevolence"} <= set(shown)


@rule("RS-HI11")
def test_the_cards_of_later_seasons_follow_from_the_set() -> None:
    for seed in (1, 2):
        table = Table.new(seed, players=3, clans="koi,lotus,turtle", set="teapot")
        for season in (1, 2):
            table.cleanup()
            coming = [
                card.index for card in table.state.setup.cards
                for _ in range(card.values.copies)
                if table.state.setup.in_game[card.index] and card.values.season == season
            ]  # fmt: skip
            assert table.state.display == coming
            assert table.everybody_sees("display") == [CARDS[card] for card in coming]


@rule("RS-HI12")
def test_war_provinces_of_later_seasons_are_not_even_drawn() -> None:
    table = Table.new(1, players=3, clans="koi,lotus,turtle")
    wars = table.everybody_sees("wars")
    assert len(wars) == 5
    assert len(set(PROVINCES) - set(wars)) == 3  # by elimination
    later = set()
    for seed in range(30):
        n = table.determinize(KOI, seed)
        assert n.state.wars == table.state.wars
        n.cleanup()
        later.add(tuple(n.state.wars))
    assert len(later) > 20


@rule("RS-HI13")
def test_the_shrines_are_seen_by_all_and_the_rest_by_elimination() -> None:
    table = Table.new(3, players=3, clans="koi,lotus,turtle")
    kami = [row["kami"] for row in table.everybody_sees("shrines")]
    assert len(set(kami)) == 4
    assert set(kami) < set(KAMI)
    assert table.seen_by("rs-shrines") == [table.viewers]


# offers, talk, gifts


def at_tea() -> Table:
    table = Table("koi lotus turtle bonsai", coins={"koi": 5}, phase="tea")
    table.run(Tea(0))
    return table


@rule("RS-HI14")
def test_an_offer_is_known_to_the_two() -> None:
    table = at_tea()
    outside = [SPECTATOR, TURTLE, 3]
    before = [table.view(viewer) for viewer in outside]
    table.answer("koi", "offer lotus")
    assert [table.view(viewer) for viewer in outside] == before
    assert table.view(KOI)["offers"] == {"made": [LOTUS], "received": []}
    assert table.view(LOTUS)["offers"] == {"made": [], "received": [KOI]}
    assert sorted(chain(*table.seen_by("rs-offer"))) == [KOI, LOTUS]
    table.answer("koi", "withdraw lotus")
    table.answer("koi", "offer lotus")
    table.answer("lotus", "refuse koi")
    assert [table.view(viewer) for viewer in outside] == before
    for key in ("rs-withdrawn", "rs-refused"):
        assert sorted(chain(*table.seen_by(key))) == [KOI, LOTUS]


@rule("RS-HI14", "RS-Q98")
def test_an_offer_between_others_changes_nothing_of_what_can_be_taken_back() -> None:
    session = in_session(at_tea())
    submit(session, "turtle", "ready")
    before = session.view(TURTLE)
    assert before["can_undo"]
    submit(session, "koi", "offer lotus")
    assert session.view(TURTLE) == before
    session.undo(TURTLE)
    assert TURTLE in session.state.to_act()
    assert Table.of(session.state).state.offers[KOI] == 1 << LOTUS  # it stays
    submit(session, "turtle", "ready")
    submit(session, "lotus", "offer turtle")  # Turtle notices this one
    assert not session.view(TURTLE)["can_undo"]


@rule("RS-HI07", "RS-Q98")
def test_a_stake_of_another_changes_nothing_of_what_can_be_taken_back() -> None:
    board = {"edo": {"lotus": "bushi", "turtle": "bushi"}, "kyoto": {"koi": "bushi bushi"}}
    table = Table("koi lotus turtle", board, coins={"koi": 1, "lotus": 2, "turtle": 2}, wars="edo")
    table.run(Parley(0))
    table.state.stack.insert(1, WarPhase(0, 0))
    session = in_session(table)
    for clan in ("lotus", "turtle", "koi"):
        submit(session, clan, "ready")
    assert Table.of(session.state).asked == "lotus turtle RS-DP22"
    before = session.view(0), str(session.undo_refusal(0))
    assert "reason=secret" in before[1]
    submit(session, "lotus", "stake seppuku 1")
    assert (session.view(0), str(session.undo_refusal(0))) == before
    session.undo(1)
    assert (session.view(0), str(session.undo_refusal(0))) == before


@rule("RS-HI14", "RS-A05")
def test_an_alliance_is_known_to_all_at_once() -> None:
    table = at_tea()
    table.answer("koi", "offer lotus")
    table.answer("lotus", "accept koi")
    assert table.seen_by("rs-allied") == [table.viewers]
    assert table.everybody_sees("seats", KOI, "ally") == LOTUS


@rule("RS-HI15")
def test_private_talk_is_for_the_two_who_are_in_it() -> None:
    held = {"seat_holder": 0, "to_holder": 0}
    row = {"seat": KOI, "to": TURTLE, "text": "leave Hire Ronin to me", **held}
    heard = [viewer for viewer in (SPECTATOR, 0, 1, 2, 3) if may_hear(row, viewer, 0)]
    assert heard == [KOI, TURTLE]
    assert not any(may_hear(row, viewer, 1) for viewer in heard)  # who sits there after them
    assert all(may_hear({**row, "to": None}, viewer, 0) for viewer in (SPECTATOR, 0, 1, 2, 3))


@rule("RS-HI16", "RS-Q13")
def test_a_gift_is_seen_by_all_at_once() -> None:
    table = at_tea()
    table.answer("koi", "gift turtle 2 0")
    assert table.seen_by("rs-gift") == [table.viewers]
    assert [table.everybody_sees("seats", n, "coins") for n in range(4)] == [3, 0, 2, 0]


# chance


@rule("RS-HI17", "RS-Q99")
def test_the_seed_is_in_no_view_and_no_possible_world() -> None:
    table = Table.new(77, players=3, clans="koi,lotus,turtle")
    views = [table.view(viewer) for viewer in table.viewers]
    table.state.rng = seeded(1234)
    assert [table.view(viewer) for viewer in table.viewers] == views
    words = json.dumps(views)
    assert all(str(word) not in words for word in table.state.rng.words())
    for seed in range(5):
        n = table.determinize(KOI, seed)
        assert not n.state.rng.same(table.state.rng)
        assert n.state.rng.same(table.determinize(LOTUS, seed).state.rng)
    assert table.asked.endswith("RS-DP03")
