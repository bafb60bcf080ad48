"""A review in a few sentences."""

from __future__ import annotations

from typing import Final

from gunbai.review.result import Review, Told

_GREAT: Final = 0.07  # what a decision or fortune must be worth to be named


def summary_of(review: Review) -> list[Told]:
    """Return the sentences: who won, who was ahead, what decided it."""
    winners = [seat for seat, place in enumerate(review.places) if place == 1]
    out = [Told("review-won", {"players": winners, "points": review.scores[winners[0]]})]
    out += _lead(review, winners)
    if review.turning:
        worst = review.decisions[review.turning[0]]
        if worst.loss >= _GREAT:
            out.append(Told("review-worst", {"player": worst.seat, "percent": percent(worst.loss)}))
    if len(out) == 1 or out[-1].key != "review-worst":
        out.append(Told("review-steady"))
    luckiest = max(range(len(review.seats)), key=lambda seat: review.seats[seat].luck)
    unluckiest = min(range(len(review.seats)), key=lambda seat: review.seats[seat].luck)
    for seat, key in ((luckiest, "review-lucky"), (unluckiest, "review-unlucky")):
        luck = review.seats[seat].luck
        if abs(luck) >= _GREAT and (luck > 0) == (key == "review-lucky"):
            out.append(Told(key, {"player": seat, "percent": percent(abs(luck))}))
    return out


def _lead(review: Review, winners: list[int]) -> list[Told]:
    """Return who was ahead longest, of a game that has a curve."""
    leaders = [point.chances.index(max(point.chances)) for point in review.curve[:-1]]
    if not leaders:
        return []
    longest = max(set(leaders), key=leaders.count)
    share = percent(leaders.count(longest) / len(leaders))
    if longest in winners:
        return [Told("review-led", {"player": longest, "percent": share})]
    return [Told("review-overtaken", {"player": longest, "percent": share})]


def percent(part: float) -> int:
    """Return a part of one as a whole number of hundredths."""
    return round(100 * part)
