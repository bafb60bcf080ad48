"""Previews of what an answer would gain now: for people who decide, never for the rules."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.games.joraku.flow.scoring import kachidoki_row, pay, ranks, winning_play
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    AREAS,
    CARD_VALUE,
    CARDS,
    COLOURS,
    IN_PERSON,
    NINJA,
)
from gunbai.games.joraku.verbs import CODEC
from gunbai.games.joraku.view_types import AreaChange, Colour, Faction, Preview


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
    """Return the effects of a card, whether it would win the trick now, and what that would pay."""
    start = len(s.plays) - trick
    wins = winning_play([*s.plays, CARDS.index(card)], start) == len(s.plays)
    faction = COLOURS.index(colour)
    home = s.daimyo[faction]
    pays = pay(ranks(s, home)[faction], kachidoki_row(s)) if home >= 0 else 0
    seen: Preview = {"wins": wins, "kachidoki": pays if wins else 0}
    value = CARD_VALUE[CARDS.index(card)]
    if value != NINJA:  # JK-K12, JK-K15
        seen["value"] = value
        seen["area"] = AREAS[value]
    return seen


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
    factions = before.setup.factions
    for area in _moved(before, after):
        rank = ranks(after, area)[acting]
        rank_before = ranks(before, area)[acting]
        now = prestige(after, acting, area, rank)
        was = prestige(before, acting, area, rank_before)
        cried = any(after.daimyo[f] == area and after.setup.owner[f] >= 0 for f in factions)
        total += now - was
        areas.append(
            {
                "area": AREAS[area],
                "rank": rank,
                "rank_before": rank_before,
                "influence": after.influence(acting, area),
                "prestige": now,
                "prestige_before": was,
                "kachidoki": pay(rank, kachidoki_row(after)) if cried else None,
            }
        )
    return {"areas": areas, "prestige": total}


def _moved(before: JorakuPosition, after: JorakuPosition) -> list[int]:
    """Return the areas in which other pieces stand than before."""
    samurai = zip(before.samurai, after.samurai, strict=True)
    areas = {place % AREA_COUNT for place, (was, now) in enumerate(samurai) if was != now}
    for was, now in zip(before.daimyo, after.daimyo, strict=True):
        if was != now:
            areas |= {was, now}
    return sorted(areas - {-1})  # not on the map


def prestige(s: JorakuPosition, faction: int, area: int, rank: int) -> int:
    """Return this round's prestige for a rank if scored now, with variant 1 (JK-P05, JK-V1a)."""
    paid = pay(rank, s.setup.tables.prestige[area][max(1, s.round) - 1])
    in_person = s.setup.variants & IN_PERSON and rank == 1 and s.daimyo[faction] == area
    return paid + area if in_person else paid


def prestige_now(s: JorakuPosition, factions: list[Faction]) -> dict[Colour, int]:
    """Return what each colour would score (JK-P01); nothing while it is scored, or before round I.

    Within a round the rules of recruitment or of a trick are under way, on top of the campaign's.
    The neutral colour gains none (JK-N15).
    """
    if s.round == 0 or len(s.stack) < 2:
        return {}
    return {
        shown["colour"]: sum(
            prestige(s, colour, area, rank)
            for area, rank in enumerate(shown["ranks"])
            if rank and shown["seat"] >= 0
        )
        for colour, shown in zip(s.setup.factions, factions, strict=True)
    }
