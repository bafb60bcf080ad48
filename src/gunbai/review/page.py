"""A review as one page that can be kept and printed: no other files, no script."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from html import escape
from typing import Final

from gunbai.arena.chart import Chart
from gunbai.core.game import Game
from gunbai.core.seat_view import Choice
from gunbai.language import Language
from gunbai.review.result import DecisionReview, Review, Told
from gunbai.review.summary import percent

_WIDTH: Final = 720
_HEIGHT: Final = 260
_LEFT: Final = 48
_TOP: Final = 40
#: Seats are distinguished by the ink and, on paper without colours, by the dashes.
_INKS: Final = ["#a63a2b", "#2f5d8a", "#4d7a3a", "#8a5a9e", "#b8862b", "#3c7f7d"]
_DASHES: Final = ["", "7 4", "2 3", "10 3 2 3", "4 4", "1 4"]
_STEPS: Final = 3  # of a plan that are shown
_LUCKY: Final = 0.03
_STYLE: Final = """
body{font:16px/1.5 system-ui,sans-serif;color:#2b2a28;background:#fffdf8;max-width:52rem;
margin:2rem auto;padding:0 1rem}
h1,h2{font-family:Georgia,serif;line-height:1.2}h2{margin-top:2rem}
svg{width:100%;height:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.35rem .5rem;border-top:1px solid #d8d2c2;vertical-align:top}
td.n,th.n{text-align:right;white-space:nowrap}ol,ul{padding-left:1.3rem}li{margin:.6rem 0}
.soft{color:#5f5a50;font-size:.9em}.blunder,.mistake{color:#a12c1d;font-weight:600}
@media print{body{margin:0;max-width:none;font-size:11pt}li,tr,svg{break-inside:avoid}}
"""
_PERCENT: Final = "\N{NO-BREAK SPACE}%"


class Page:
    """The page of one review in one language."""

    def __init__(self, review: Review, game: Game, language: Language, names: list[str]) -> None:
        self.review: Final = review
        self.game: Final = game
        self.language: Final = language
        self.names: Final = names

    def html(self) -> str:
        say = self.language.say
        title = f"{say('review-title')}: {self.language.thing('game', self.review.game)}"
        parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(self.summary())}</p>", self.chart()]
        parts.append(f'<p class="soft">{escape(say("review-about"))}</p>')
        parts += [f"<h2>{escape(say('review-turning'))}</h2>", self._turning()]
        parts += [f"<h2>{escape(say('review-strokes'))}</h2>", self._strokes()]
        parts += [f"<h2>{escape(say('review-seats'))}</h2>", self._seats()]
        parts += [f"<h2>{escape(say('review-decisions'))}</h2>", self._decisions()]
        body = "\n".join(parts)
        return (
            f'<!doctype html>\n<html lang="{self.language.code}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width">'
            f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n"
            f"<body>\n{body.replace(' %', _PERCENT)}\n</body></html>\n"
        )

    def summary(self) -> str:
        """Return the review in a few sentences."""
        return " ".join(self.tell(told) for told in self.review.summary)

    def tell(self, told: Told) -> str:
        return self.language.tell(told.key, told.words, self.names)

    def chart(self) -> str:
        """Return the chances of all seats as curves."""
        positions = [point.at for point in self.review.curve]
        last = max(1, len(positions) - 1)
        chart = Chart(
            self.language.say("review-chances"), _LEFT + _WIDTH + 120, _TOP + _HEIGHT + 36
        )
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            chart.rule(f"M{_LEFT} {_y(part)}H{_LEFT + _WIDTH}")
            chart.text(_LEFT - 6, _y(part) + 4, f"{percent(part)} %", "end")
        for chapter in self.review.chapters:
            x = _x((bisect_right(positions, chapter.at) - 1) / last)
            chart.rule(f"M{x} {_TOP}V{_TOP + _HEIGHT}")
        for seat, name in enumerate(self.names):
            points = [(n / last, each.chances[seat]) for n, each in enumerate(self.review.curve)]
            path = "M" + "L".join(f"{_x(x)} {_y(y)}" for x, y in points)
            chart.line(path, 2, _INKS[seat % len(_INKS)], _DASHES[seat % len(_DASHES)])
            y = _TOP + 14 + 22 * seat
            x = _LEFT + _WIDTH + 12
            chart.line(
                f"M{x} {y - 4}h22", 2, _INKS[seat % len(_INKS)], _DASHES[seat % len(_DASHES)]
            )
            chart.text(x + 28, y, name[:12], ink=_INKS[seat % len(_INKS)])
        for number, place in enumerate(self.review.turning, 1):
            decision = self.review.decisions[place]
            x = _x((bisect_right(positions, decision.at) - 1) / last)
            chart.text(x, _TOP + _HEIGHT + 20, f"{number}", "middle")
        return chart.svg()

    def _turning(self) -> str:
        if not self.review.turning:
            return f"<p>{escape(self.language.say('review-turning-none'))}</p>"
        items = [self.review.decisions[place] for place in self.review.turning]
        return "<ol>" + "".join(f"<li>{self._told(item)}</li>" for item in items) + "</ol>"

    def _told(self, decision: DecisionReview) -> str:
        """Return a decision with what it cost, what was better and why, and what chance did."""
        say = self.language.say
        words = {"percent": percent(decision.loss)}
        grade = escape(say(f"review-grade-{decision.grade}"))
        lines = [
            f"<b>{escape(self.names[decision.seat])}</b>: {escape(self.answer(decision.given))} — "
            f'<span class="{decision.grade}">{grade}, {escape(say("review-cost", words))}</span>'
        ]
        if decision.best:
            better = say("review-better", {"answer": self.answer(decision.best)})
            why = "; ".join(self.language.say(why.key, why.words) for why in decision.reasons)
            lines.append(escape(f"{better}{f' ({why})' if why else ''}"))
        if abs(decision.luck) >= _LUCKY:
            lines.append(escape(self._luck(decision)))
        asked = self.tell(decision.ask)
        place = say("review-place", {"at": decision.at})
        lines.append(f'<span class="soft">{escape(place)} · {escape(asked)}</span>')
        return "<br>".join(lines)

    def _luck(self, decision: DecisionReview) -> str:
        words = {
            "percent": percent(abs(decision.luck)),
            "way": "more" if decision.luck > 0 else "less",
            "grade": decision.grade,
        }
        return self.language.say("review-luck", words)

    def answer(self, steps: Sequence[Choice]) -> str:
        """Return an answer in words; of a plan the first steps."""
        said = [self.language.action(self.game.parse(step["text"])) for step in steps]
        if len(said) <= _STEPS:
            return self.language.join(said)
        words = {"answer": ", ".join(said[:_STEPS]), "count": len(said) - _STEPS}
        return self.language.say("review-more", words)

    def _strokes(self) -> str:
        about = f'<p class="soft">{escape(self.language.say("review-strokes-about"))}</p>'
        items = []
        for stroke in self.review.strokes:
            told = " ".join(self.tell(event) for event in stroke.events)
            gains = ", ".join(
                f"{self.names[seat]} {signed(gain)}"
                for seat, gain in enumerate(stroke.gains)
                if abs(gain) >= _LUCKY
            )
            items.append(f"<li>{escape(told)}<br><b>{escape(gains)}</b></li>")
        return about + (f"<ul>{''.join(items)}</ul>" if items else "")

    def _seats(self) -> str:
        say = self.language.say
        heads = ["review-seat", "review-points", "review-seat-good", "review-seat-lost"]
        heads.append("review-seat-luck")
        rows = "".join(f'<th class="n">{escape(say(key))}</th>' for key in heads[1:])
        out = [f"<table><tr><th>{escape(say(heads[0]))}</th>{rows}</tr>"]
        for seat, name in enumerate(self.names):
            found = self.review.seats[seat]
            cells = [
                str(self.review.scores[seat]),
                say("review-of", {"count": found.good, "total": found.decisions}),
                signed(-found.lost),
                signed(found.luck),
            ]
            numbers = "".join(f'<td class="n">{escape(cell)}</td>' for cell in cells)
            out.append(f"<tr><td>{escape(name)}</td>{numbers}</tr>")
        about = f'<p class="soft">{escape(say("review-seats-about"))}</p>'
        return "".join(out) + "</table>" + about

    def _decisions(self) -> str:
        """Return all decisions that lost something, or in which chance had a great part."""
        items = [
            f"<tr><td>{decision.at}</td><td>{self._told(decision)}</td></tr>"
            for decision in self.review.decisions
            if decision.grade != "good" or abs(decision.luck) >= _LUCKY
        ]
        return f"<table>{''.join(items)}</table>"


def signed(part: float) -> str:
    """Return a gain or a loss in hundredths, with its sign."""
    count = percent(abs(part))
    return f"{'−' if part < 0 and count else '+' if count else ''}{count} %"


def _x(part: float) -> float:
    return round(_LEFT + part * _WIDTH, 1)


def _y(part: float) -> float:
    return round(_TOP + (1 - part) * _HEIGHT, 1)
