"""Previews of what an answer would gain now: for people who decide, never for the rules."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.games.joraku.flow.scoring import kachidoki_row, pay, ranks, winning_play
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import AREA_COUNT, AREAS, CARDS, COLOURS, IN_PERSON
from gunbai.games.joraku.verbs import CODEC
from gunbai.games.joraku.view_types import AreaChange, Preview


def previews(s: JorakuPosition, seat: int, acting: str, trick: int) -> dict[str, Preview]:
    """Return the previews of answers that move pieces or play a card, by their texts.

    `acting` is the colour that acts, `trick` the number of cards in the trick.
    """
    out: dict[str, Preview] = {}
    for action in s.legal(seat):
        preview = _preview(s, seat, action, acting, trick)
        if preview is not None:
            out[CODEC.text(action)] = preview
    return out


def _preview(
    s: JorakuPosition, seat: int, action: Action, acting: str, trick: int
) -> Preview | None:
    answer = CODEC.structure(action)
    asked = s.stack[-1].prompt(s, seat)
    if answer["verb"] == "play":
        return _card(s, str(answer["card"]), str(asked["colour"]), trick)
    if acting not in COLOURS:
        return None
    after = s.clone()
    if not _move_pieces(after, COLOURS.index(acting), answer, asked):
        return None
    return _changes(s, after, COLOURS.index(acting))


def _card(s: JorakuPosition, card: str, colour: str, trick: int) -> Preview:
    """Return whether a card would win the trick now, and what Kachidoki would pay then."""
    start = len(s.plays) - trick
    wins = winning_play([*s.plays, CARDS.index(card)], start) == len(s.plays)
    faction = COLOURS.index(colour)
    home = s.daimyo[faction]
    pays = pay(ranks(s, home)[faction], kachidoki_row(s)) if home >= 0 else 0
    return {"wins": wins, "kachidoki": pays if wins else 0}


def _move_pieces(
    after: JorakuPosition, acting: int, answer: dict[str, object], asked: dict[str, object]
) -> bool:
    """Carry an answer out on the board; return False if it moves no piece."""
    verb = answer["verb"]
    base = acting * AREA_COUNT
    if verb == "send":
        neutral = after.setup.neutral() * AREA_COUNT
        after.samurai[neutral + AREAS.index(str(asked["area"]))] -= 1
        after.samurai[neutral + AREAS.index(str(answer["area"]))] += 1
    elif verb == "place":
        after.samurai[base + AREAS.index(str(answer["area"]))] += int(str(answer["count"]))
    elif verb == "march":
        after.daimyo[acting] = AREAS.index(str(answer["area"]))
    elif verb == "move":
        after.samurai[base + AREAS.index(str(answer["from"]))] -= 1
        after.samurai[base + AREAS.index(str(answer["area"]))] += 1
    elif verb == "remove":
        victim = COLOURS.index(str(answer["colour"]))
        if after.setup.owner[victim] < 0:
            return False  # where it goes is asked next (JK-N13)
        after.samurai[victim * AREA_COUNT + after.daimyo[acting]] -= 1
    else:
        return False
    return True


def _changes(before: JorakuPosition, after: JorakuPosition, acting: int) -> Preview:
    """Return the areas that an answer changes, as the acting faction stands there."""
    areas: list[AreaChange] = []
    total = 0
    for area in range(AREA_COUNT):
        factions = before.setup.factions
        if all(before.influence(f, area) == after.influence(f, area) for f in factions):
            continue
        now = prestige(after, acting, area)
        was = prestige(before, acting, area)
        rank = ranks(after, area)[acting]
        cried = any(after.daimyo[f] == area and after.setup.owner[f] >= 0 for f in factions)
        total += now - was
        areas.append(
            {
                "area": AREAS[area],
                "rank": rank,
                "rank_before": ranks(before, area)[acting],
                "influence": after.influence(acting, area),
                "prestige": now,
                "prestige_before": was,
                "kachidoki": pay(rank, kachidoki_row(after)) if cried else None,
            }
        )
    return {"areas": areas, "prestige": total}


def prestige(s: JorakuPosition, faction: int, area: int) -> int:
    """Return this round's prestige of an area if scored now, with variant 1 (JK-P05, JK-V1a)."""
    rank = ranks(s, area)[faction]
    paid = pay(rank, s.setup.tables.prestige[area][max(1, s.round) - 1])
    in_person = s.setup.variants & IN_PERSON and rank == 1 and s.daimyo[faction] == area
    return paid + area if in_person else paid
