"""Hidden information (RS-HI): what lies open, offers, talk and gifts, and chance."""

from __future__ import annotations

import json
from itertools import chain

from gunbai.core.event import SPECTATOR
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.parley import Parley
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.flow.war import WarPhase
from gunbai.games.rising_sun.names import CARDS, KAMI, PROVINCES
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.server.conversion import may_hear
from tests.rising_sun.playing import by_chance, new_game
from tests.rising_sun.sessions import in_session, submit
from tests.rising_sun.table import answer, asked, at_table, cleanup, run, seat
from tests.rule import rule
from tests.seeing import everybody_sees, seen_by, sight, viewers

KOI, LOTUS, TURTLE = 0, 1, 2

# what lies open


@rule("RS-HI09", "RS-C25")
def test_everything_on_the_table_is_seen_by_all() -> None:
    s = at_table(
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
    assert everybody_sees(s, "honor") == [2, 0, 1]
    rows = everybody_sees(s, "seats")
    assert [row["coins"] for row in rows] == [4, 0, 0]
    assert [row["ronin"] for row in rows] == [0, 3, 0]
    assert [row["points"] for row in rows] == [0, 0, 9]
    assert [row["cards"] for row in rows] == [[], ["komainu"], ["righteousness"]]
    assert rows[0]["tokens"] == [{"season": "spring", "province": "edo"}]
    assert rows[0]["hostages"] == [{"seat": 1, "figures": {"bushi": 2}}]
    assert rows[0]["reserve"] == {"bushi": 5, "shinto": 3}
    assert rows[0]["strongholds"] == 3
    oshu = everybody_sees(s, "provinces", "oshu")
    assert oshu["war"] == 1
    assert [row["figures"] for row in oshu["clans"]] == [{"bushi": 1, "daimyo": 1}, {"komainu": 1}]
    assert oshu["clans"][0]["strongholds"] == 1
    assert everybody_sees(s, "shrines", 1, "worshippers")[0]["figures"] == {"shinto": 1}
    assert everybody_sees(s, "killed") == [{"seat": 2, "figures": {"bushi": 1}}]


@rule("RS-HI09", "RS-HI10")
def test_in_whole_games_only_the_own_part_differs_between_views() -> None:
    for seed, options in (
        (1, {"players": 3, "clans": "koi,lotus,turtle"}),
        (2, {"players": 5, "clans": "koi,lotus,sun,moon,bonsai", "dynasty": "yes", "set": "ship"}),
    ):
        s = new_game(seed, **options)
        rng = seeded(seed)
        lotus = seat(s, "lotus")
        while s.ask is not None:
            onlooker = sight(s, SPECTATOR)
            for viewer in range(s.seats()):
                view = sight(s, viewer)
                assert set(view.pop("own")) == {"tiles", "looks"}
                view.pop("offers", None)
                view.pop("harvest", None)  # what a Harvest would bring this very seat
                if "battle" in view and view["battle"]["stage"] == "bids":
                    view["battle"]["bids"].pop(str(viewer), None)
                if viewer == lotus:
                    for tile in view["track"]:
                        tile["tile"] = None if tile["face_down"] else tile["tile"]
                assert view.pop("seat") == viewer
                assert view == {name: onlooker[name] for name in onlooker if name != "seat"}
            by_chance(s, rng)


@rule("RS-HI10")
def test_the_seasons_cards_are_seen_by_all() -> None:
    s = new_game(1, players=3, clans="koi,lotus,turtle")
    shown = everybody_sees(s, "display")
    assert len(shown) == 12
    assert {"komainu", "benevolence"} <= set(shown)


@rule("RS-HI11")
def test_the_cards_of_later_seasons_follow_from_the_set() -> None:
    for seed in (1, 2):
        s = new_game(seed, players=3, clans="koi,lotus,turtle", set="teapot")
        for season in (1, 2):
            cleanup(s)
            coming = [
                card.index for card in s.setup.cards
                for _ in range(card.figures.copies)
                if s.setup.in_game[card.index] and card.figures.season == season
            ]  # fmt: skip
            assert s.display == coming
            assert everybody_sees(s, "display") == [CARDS[card] for card in coming]


@rule("RS-HI12")
def test_war_provinces_of_later_seasons_are_not_even_drawn() -> None:
    s = new_game(1, players=3, clans="koi,lotus,turtle")
    wars = everybody_sees(s, "wars")
    assert len(wars) == 5
    assert len(set(PROVINCES) - set(wars)) == 3  # by elimination
    later = set()
    for seed in range(30):
        n = s.determinize(KOI, seed)
        assert isinstance(n, RisingSunState)
        assert n.wars == s.wars
        cleanup(n)
        later.add(tuple(n.wars))
    assert len(later) > 20


@rule("RS-HI13")
def test_the_shrines_are_seen_by_all_and_the_rest_by_elimination() -> None:
    s = new_game(3, players=3, clans="koi,lotus,turtle")
    kami = [row["kami"] for row in everybody_sees(s, "shrines")]
    assert len(set(kami)) == 4
    assert set(kami) < set(KAMI)
    assert seen_by(s, "rs-shrines") == [viewers(s)]


# offers, talk, gifts


def state_of(session: Session) -> RisingSunState:
    assert isinstance(session.state, RisingSunState)
    return session.state


def at_tea() -> RisingSunState:
    s = at_table("koi lotus turtle bonsai", coins={"koi": 5}, phase="tea")
    run(s, Tea(0))
    return s


@rule("RS-HI14")
def test_an_offer_is_known_to_the_two() -> None:
    s = at_tea()
    outside = [SPECTATOR, TURTLE, 3]
    before = [sight(s, viewer) for viewer in outside]
    answer(s, "koi", "offer lotus")
    assert [sight(s, viewer) for viewer in outside] == before
    assert sight(s, KOI)["offers"] == {"made": [LOTUS], "received": []}
    assert sight(s, LOTUS)["offers"] == {"made": [], "received": [KOI]}
    assert sorted(chain(*seen_by(s, "rs-offer"))) == [KOI, LOTUS]
    answer(s, "koi", "withdraw lotus")
    answer(s, "koi", "offer lotus")
    answer(s, "lotus", "refuse koi")
    assert [sight(s, viewer) for viewer in outside] == before
    for key in ("rs-withdrawn", "rs-refused"):
        assert sorted(chain(*seen_by(s, key))) == [KOI, LOTUS]


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
    assert state_of(session).offers[KOI] == 1 << LOTUS  # it stays
    submit(session, "turtle", "ready")
    submit(session, "lotus", "offer turtle")  # Turtle notices this one
    assert not session.view(TURTLE)["can_undo"]


@rule("RS-HI07", "RS-Q98")
def test_a_stake_of_another_changes_nothing_of_what_can_be_taken_back() -> None:
    board = {"edo": {"lotus": "bushi", "turtle": "bushi"}, "kyoto": {"koi": "bushi bushi"}}
    s = at_table("koi lotus turtle", board, coins={"koi": 1, "lotus": 2, "turtle": 2}, wars="edo")
    run(s, Parley(0))
    s.stack.insert(1, WarPhase(0, 0))
    session = in_session(s)
    for clan in ("lotus", "turtle", "koi"):
        submit(session, clan, "ready")
    assert asked(state_of(session)) == "lotus turtle RS-DP22"
    before = session.view(0), str(session.undo_refusal(0))
    assert "reason=secret" in before[1]
    submit(session, "lotus", "stake seppuku 1")
    assert (session.view(0), str(session.undo_refusal(0))) == before
    session.undo(1)
    assert (session.view(0), str(session.undo_refusal(0))) == before


@rule("RS-HI14", "RS-A05")
def test_an_alliance_is_known_to_all_at_once() -> None:
    s = at_tea()
    answer(s, "koi", "offer lotus")
    answer(s, "lotus", "accept koi")
    assert seen_by(s, "rs-allied") == [viewers(s)]
    assert everybody_sees(s, "seats", KOI, "ally") == LOTUS


@rule("RS-HI15")
def test_private_talk_is_for_the_two_who_are_in_it() -> None:
    row = {"seat": KOI, "to": TURTLE, "text": "leave Hire Ronin to me"}
    heard = [viewer for viewer in (SPECTATOR, 0, 1, 2, 3) if may_hear(row, viewer)]
    assert heard == [KOI, TURTLE]
    assert all(may_hear({**row, "to": None}, viewer) for viewer in (SPECTATOR, 0, 1, 2, 3))


@rule("RS-HI16", "RS-Q13")
def test_a_gift_is_seen_by_all_at_once() -> None:
    s = at_tea()
    answer(s, "koi", "gift turtle 2 0")
    assert seen_by(s, "rs-gift") == [viewers(s)]
    assert [everybody_sees(s, "seats", n, "coins") for n in range(4)] == [3, 0, 2, 0]


# chance


@rule("RS-HI17", "RS-Q99")
def test_the_seed_is_in_no_view_and_no_possible_world() -> None:
    s = new_game(77, players=3, clans="koi,lotus,turtle")
    views = [sight(s, viewer) for viewer in viewers(s)]
    s.rng = seeded(1234)
    assert [sight(s, viewer) for viewer in viewers(s)] == views
    words = json.dumps(views)
    assert all(str(word) not in words for word in s.rng.words())
    for seed in range(5):
        n = s.determinize(KOI, seed)
        assert not n.rng.same(s.rng)
        assert n.rng.same(s.determinize(LOTUS, seed).rng)
    assert asked(s).endswith("RS-DP03")
