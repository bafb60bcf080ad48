"""Events that share a scene: a tie and what it decides, lost bids and reparations."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.core.event import SPECTATOR
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from tests.properties.games import choose
from tests.rising_sun.sessions import in_session, submit
from tests.rising_sun.table import RISING_SUN, Table

#: What a tie decides.
DECIDED = {"rs-shrine", "rs-alone", "rs-advantage", "rs-victory", "rs-harvest"}


def scenes_of_a_random_game(seed: int) -> Iterator[list[str]]:
    """Yield the keys of the events of each scene."""
    session = Session(RISING_SUN, RISING_SUN.sample_options()[0], seed)
    session.watched = True
    rng = seeded(seed)
    while not session.over:
        session.submit(*choose(session.state, rng))
        yield from keys(session)


def keys(session: Session) -> list[list[str]]:
    return [[event.key for event in scene["events"]] for scene in session.scenes(SPECTATOR)]


def test_a_tie_at_a_shrine_is_told_with_that_shrine() -> None:
    table = Table(
        "turtle koi lotus",
        {
            "raijin": {"koi": "shinto"},
            "hachiman": {"turtle": "shinto", "koi": "shinto"},
        },
        shrines="raijin susanoo tsukuyomi hachiman",
    )
    table.kami_turn()
    session = in_session(table)
    session.watched = True
    submit(session, "koi", "pass")
    *others, last = keys(session)
    assert others[-1] == ["rs-no-shrine"]
    assert last[:2] == ["rs-tie", "rs-shrine"]


def test_a_tie_shares_the_scene_of_what_it_decides() -> None:
    tied = [scene for scene in scenes_of_a_random_game(4) if "rs-tie" in scene]
    assert len(tied) > 5
    assert sum(bool(DECIDED & set(scene)) for scene in tied) > 5
    for scene in tied:
        assert scene.index("rs-tie") < max(scene.index(key) for key in DECIDED & set(scene))


def test_lost_bids_share_the_scene_of_reparations() -> None:
    paid = [scene for scene in scenes_of_a_random_game(4) if "rs-reparations" in scene]
    lost = [scene for scene in paid if "rs-bids-lost" in scene]
    assert len(lost) > 1
    assert all(scene[0] == "rs-bids-lost" for scene in lost)
