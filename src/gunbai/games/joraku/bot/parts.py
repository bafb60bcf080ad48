"""The named parts of `evaluate`: where the points that a seat can expect come from."""

from __future__ import annotations

from gunbai.core.judge import Part
from gunbai.games.joraku.bot.evaluate import (
    entry_hope,
    hand_worth,
    in_supply_worth,
)
from gunbai.games.joraku.bot.prospects import Prospects
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import AREA_COUNT, AREAS, ENTRY


def parts(s: JorakuPosition) -> list[Part]:
    """Return points, likely income of each area, cards, samurai in supply, and the way to Kyoto."""
    prospects = Prospects(s)
    own = s.setup.own
    seats = range(s.setup.players)
    out = [Part("jk-why-points", [float(sum(s.points[f] for f in own[seat])) for seat in seats])]
    for area in range(AREA_COUNT):
        pays = [sum(prospects.pay(area, faction) for faction in own[seat]) for seat in seats]
        out.append(Part("jk-why-area", pays, {"area": AREAS[area]}))
    out.append(Part("jk-why-hand", [hand_worth(s, seat) for seat in seats]))
    supply = [in_supply_worth(s) * sum(s.supply[f] for f in own[seat]) for seat in seats]
    out.append(Part("jk-why-supply", supply))
    if s.setup.variants & ENTRY:
        hopes = [
            sum(entry_hope(s, faction, prospects.hands[seat]) for faction in own[seat])
            for seat in seats
        ]
        out.append(Part("jk-why-entry", hopes))
    return out
