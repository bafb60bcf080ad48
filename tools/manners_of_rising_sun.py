"""The manners of Rising Sun's bots: alliances, gifts, promises, and coins that vanish unbid."""

from __future__ import annotations

from typing import Any, Final

from noted_manners import Line, Manners, mean, share

from gunbai.core.banter import Remark
from gunbai.core.event import Event
from gunbai.core.state import Result
from gunbai.games.rising_sun.bot.banter import BROKEN
from gunbai.games.rising_sun.flow.bids import battle
from gunbai.games.rising_sun.flow.force import present
from gunbai.games.rising_sun.flow.war import is_fought
from gunbai.games.rising_sun.kinds import BIDS
from gunbai.games.rising_sun.names import BETRAY

_CHEAP: Final = 0.03  # a gain in win chance for which nobody should break a promise


class RisingSunManners(Manners):
    """Counts over all games of one level; the seats sit in the order of their honor."""

    def __init__(self) -> None:
        super().__init__()
        self.formed = 0
        self.turns_kept: Final[list[float]] = []  # of broken alliances
        self.mandates = 0
        self.betrayals = 0
        self.gifts = 0
        self.gifts_owed = 0
        self.kept = 0
        self.gains: Final[list[float]] = []  # by broken promises
        self.humble_wins = 0.0
        self.coins = 0
        self.unbid = 0
        self._formed_at: Final[dict[int, int]] = {}  # by seat, in mandates
        self._battle: object = None
        self._last: dict[int, int] = {}  # coins of those whose last battle it is

    def asked(self, state: Any) -> None:
        """Count the coins of those for whom the battle that begins is the last of the season."""
        if state.ask.key != "RS-DP22":
            self._battle = None
            return
        fight = battle(state)
        if fight is None or self._battle == (state.season, fight.province):
            return
        self._battle = (state.season, fight.province)
        later = state.wars[state.wars.index(fight.province) + 1 :]
        fought = [
            seats for seats in (present(state, at) for at in later) if is_fought(state, seats)
        ]
        self._last = {
            seat: state.coins[seat]
            for seat in fight.seats
            if not any(seat in seats for seats in fought)
        }

    def happened(self, state: Any, event: Event) -> None:
        key = event.key
        if key in ("rs-mandate", "rs-buried"):
            self.mandates += 1
            self.betrayals += event.b == BETRAY
        elif key == "rs-allied":
            self.formed += 1
            self._formed_at[event.a] = self._formed_at[event.b] = self.mandates
        elif key == "rs-broken":
            self.turns_kept.append(self.mandates - self._formed_at[event.a])
        elif key == "rs-gift":
            self.gifts += 1
        elif key == "rs-bid" and event.a in self._last:
            coins = self._last.pop(event.a)
            self.coins += coins
            bids = BIDS.thing(event.b)
            assert isinstance(bids, dict)
            self.unbid += coins - sum(bids.values())

    def judged(self, promise: Remark, verdict: str, gain: float) -> None:
        if verdict == BROKEN:
            self.gains.append(gain)
            return
        self.kept += 1
        self.gifts_owed += promise.key in ("give", "give-if")

    def over(self, result: Result) -> None:
        super().over(result)
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        self.humble_wins += (len(result.places) - 1 in winners) / len(winners)

    def lines(self) -> list[Line]:
        games = max(1, self.games)
        promises = self.kept + len(self.gains)
        cheap = sum(gain < _CHEAP for gain in self.gains)
        return [
            ("alliances formed per game", f"{self.formed / games:.2f}"),
            ("alliances broken before the war", share(len(self.turns_kept), self.formed)),
            ("mandate turns until broken", mean(self.turns_kept)),
            ("Betray among mandates", share(self.betrayals, self.mandates)),
            ("gifts for nothing per game", f"{(self.gifts - self.gifts_owed) / games:.2f}"),
            ("promises broken", share(len(self.gains), promises)),
            ("… for less than 3 points of win chance", str(cheap)),
            ("… gain in points of win chance", mean([100 * gain for gain in self.gains])),
            ("wins of the seat with the least honor", share(self.humble_wins, self.games)),
            ("coins left unbid in a seat's last battle", share(self.unbid, self.coins)),
        ]
