"""Movement and battle: `BATTLE1` and `BATTLE2` (SG-A30…A38, SG-B)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import (
    ATTACK,
    DECLINE,
    MOVE,
    REINFORCE,
    STAY,
    attack,
    move,
    unpack_attack,
    unpack_move,
)
from gunbai.games.shogun.events import BATTLE, BY_ATTACK, BY_CASTLE, BY_DEFENCE
from gunbai.games.shogun.flow.acting import Acting, asked, asks_by_seat
from gunbai.games.shogun.flow.conditions import (
    POSSIBLE,
    castle_helps,
    farmers_against,
    obstacle,
    shelter,
)
from gunbai.games.shogun.flow.odds import Odds, attack_odds, made_of
from gunbai.games.shogun.kinds import A_PROVINCE, AN_ACTION, ARMIES, WITH, WITHOUT
from gunbai.games.shogun.names import (
    ACTIONS,
    ARMIES_EACH,
    ATTACK_PLUS,
    BATTLE1,
    DEFENCE_PLUS,
    FARMERS,
    NEUTRAL,
    OUT,
    PROVINCE_COUNT,
    PROVINCES,
)
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.position.tower import no_cubes
from gunbai.games.shogun.view_types import Chances, ChancesDefended, ShogunView

_START: Final = 0
_DECLARE: Final = 1
_RESOLVE: Final = 2

_DIGITS: Final = 3  # of a chance that is shown

_ASK_ATTACKER: Final = asks_by_seat("SG-D17")
_ASK_DEFENDER: Final = asks_by_seat("SG-D18")
_TARGETS: Final = range(PROVINCE_COUNT)
_COUNTS: Final = range(1, ARMIES_EACH)
#: By target: with 1, 2, 3 … armies.
MOVES: Final = [[move(target, count) for count in _COUNTS] for target in _TARGETS]
_ATTACKS: Final = [[attack(target, count, WITHOUT) for count in _COUNTS] for target in _TARGETS]
#: By target: with 1 army, with 1 and `ATTACK+1`, with 2, with 2 and `ATTACK+1` …
_ATTACKS_PLUS: Final = [
    [attack(target, count, extra) for count in _COUNTS for extra in (WITHOUT, WITH)]
    for target in _TARGETS
]


def move_armies(s: ShogunPosition, seat: int, source: int, target: int, count: int) -> None:
    """SG-A34: armies join others of their owner."""
    s.armies[source] -= count
    s.armies[target] += count
    s.emit("sg-moved", seat, source, target, count)


def refuse_way(s: ShogunPosition, source: int, target: int, rule: str) -> Refusal | None:
    """Return why no army can go from one province to the other, or None (SG-S5, SG-Q5)."""
    words: Words = {"province": PROVINCES[source], "target": PROVINCES[target]}
    if s.owner[target] == OUT:
        return Refusal("sg-refuse-out", "SG-S5", words)
    if target not in s.setup.neighbours[source]:
        return Refusal("sg-refuse-not-adjacent", rule, words)
    return None


class Battle(Acting):
    """SG-D17, SG-D18: the attacker declares, the defender may add an army, the tower decides."""

    name = "battle"
    steps = ["start", "declare", "resolve"]
    asks = {"declare": ["SG-D17"], "resolve": ["SG-D18"]}

    def __init__(self, pc: int, seat: int, province: int, action: int) -> None:
        super().__init__(pc, seat, province, action)
        self.target = -1
        self.count = 0
        self.extra = False  # ATTACK+1 is used
        self.defended = False  # DEFENCE+1 is used

    def run(self, s: ShogunPosition) -> Ask | None:
        if self.pc == _START:
            self.pc = _DECLARE
            return _ASK_ATTACKER[self.seat]
        if self.pc == _DECLARE:
            if self.target < 0:
                s.emit("sg-stayed", self.seat, self.province)
            elif s.owner[self.target] == self.seat:
                move_armies(s, self.seat, self.province, self.target, self.count)
            else:
                s.emit("sg-attack", self.seat, self.province, self.target, self.count)
                self.pc = _RESOLVE
                if self.may_reinforce(s):
                    return _ASK_DEFENDER[s.owner[self.target]]
                fight(s, self)
        else:
            fight(s, self)
        s.leave()
        return None

    def may_reinforce(self, s: ShogunPosition) -> bool:
        """SG-U7, SG-Q25: the castle's army comes first."""
        owner = s.owner[self.target]
        if owner == NEUTRAL or s.special[owner] != DEFENCE_PLUS:
            return False
        return s.supply[owner] > (1 if castle_helps(s, self.target) else 0)

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        if self.pc == _RESOLVE:
            return [REINFORCE, DECLINE]
        out: list[Action] = [STAY]
        most = s.armies[self.province] - 1
        if most < 1:
            return out
        plus = s.special[seat] == ATTACK_PLUS and s.supply[seat] > 0
        owner = s.owner
        for target in s.setup.neighbours[self.province]:
            if owner[target] == seat:
                out += MOVES[target][:most]
            elif not shelter(s, seat, target, self.action):
                out += _ATTACKS_PLUS[target][: 2 * most] if plus else _ATTACKS[target][:most]
        return out

    def default(self, s: ShogunPosition, seat: int) -> Action:
        """SG-D17: 0 armies; SG-D18: throw the extra army."""
        return REINFORCE if self.pc == _RESOLVE else STAY

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        if self.pc == _RESOLVE:
            self.defended = action == REINFORCE
        elif action != STAY:
            if verb_of(action) == ATTACK:
                self.target, self.count, extra = unpack_attack(action)
                self.extra = extra == WITH
            else:
                self.target, self.count = unpack_move(action)
        return True

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        verb = verb_of(action)
        if self.pc == _RESOLVE or verb not in (MOVE, ATTACK):
            return Refusal("refuse-other-decision")
        if verb == MOVE:
            target, count = unpack_move(action)
        else:
            target, count, _ = unpack_attack(action)
        words: Words = {"province": PROVINCES[self.province], "target": PROVINCES[target]}
        away = refuse_way(s, self.province, target, "SG-A30")
        if away is not None:
            return away
        if s.owner[target] != seat:
            rule = shelter(s, seat, target, self.action)  # a move can't become an attack then
            if rule == "SG-XT40":
                return Refusal("sg-refuse-shielded", rule, words)
            if rule:
                return Refusal("sg-refuse-temple", rule, words)
            if verb == MOVE:
                return Refusal("sg-refuse-must-attack", "SG-A35", words)
        elif verb == ATTACK:
            return Refusal("sg-refuse-own-target", "SG-A34", words)
        if not 1 <= count < s.armies[self.province]:
            words["armies"] = s.armies[self.province] - 1
            words["count"] = count
            return Refusal("sg-refuse-count", "SG-A31", words)
        return Refusal("sg-refuse-extra", "SG-U6", words)

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        if self.pc == _RESOLVE:
            return {
                "player": self.seat,
                "province": PROVINCES[self.target],
                "armies": s.armies[self.target],
                "count": self.count + int(self.extra),
            }
        return {"province": PROVINCES[self.province], "armies": s.armies[self.province] - 1}

    def show(self, s: ShogunPosition, seat: int, view: ShogunView) -> None:
        view["province"] = PROVINCES[self.province]
        view["battle"] = ACTIONS[self.action]
        if self.pc == _DECLARE and seat == self.seat and s.setup.odds:
            view["odds"] = show_odds(s, self, False)
            view["odds_made_of"] = {
                target: made_of(s, seat, PROVINCES.index(target)) for target in view["odds"]
            }
            if s.special[seat] == ATTACK_PLUS and s.supply[seat] > 0:
                view["odds_extra"] = show_odds(s, self, True)
        if self.pc == _RESOLVE and seat == s.owner[self.target] and s.setup.odds:
            view["odds_defence"] = show_defence(s, self)
        view["attack"] = (
            None
            if self.pc != _RESOLVE
            else {
                "seat": self.seat,
                "source": PROVINCES[self.province],
                "target": PROVINCES[self.target],
                "armies": self.count,
                "extra": self.extra,
            }
        )

    def copy(self) -> Frame[ShogunPosition]:
        twin = Battle(self.pc, self.seat, self.province, self.action)
        twin.target = self.target
        twin.count = self.count
        twin.extra = self.extra
        twin.defended = self.defended
        return twin

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.province = n.one("province", self.province, A_PROVINCE)
        self.action = n.one("action", self.action, AN_ACTION)
        if self.pc == _RESOLVE:
            self.target = n.one("target", self.target, A_PROVINCE)
            self.count = n.one("armies", self.count, ARMIES)
            self.extra = n.flag("extra", self.extra)

    def unfit(self, s: ShogunPosition) -> str:
        """SG-D17: the action is possible; SG-D18: the attack is, and its target may be helped."""
        if self.action < BATTLE1:
            return "action"
        if self.pc == _DECLARE:
            if not asked(s, self.seat):
                return "seat"
            possible = obstacle(s, self.seat, self.province, self.action) == POSSIBLE
            return "" if possible else "province"
        owner = s.owner[self.target]
        if self.target not in s.setup.neighbours[self.province] or owner in (NEUTRAL, self.seat):
            return "target"
        if shelter(s, self.seat, self.target, self.action) or not self.may_reinforce(s):
            return "target"
        if not asked(s, owner):
            return "target"
        if not 1 <= self.count < s.armies[self.province]:
            return "armies"
        plus = s.special[self.seat] == ATTACK_PLUS and s.supply[self.seat] > 0
        return "" if plus or not self.extra else "extra"


def fight(s: ShogunPosition, battle: Battle) -> None:
    """SG-B4…B28, the normative procedure of section 9.6."""
    count = battle.count
    if battle.extra:
        add_extra(s, battle.seat, battle.province, BY_ATTACK)
        count += 1
    if s.owner[battle.target] == NEUTRAL:
        fight_farmers(s, battle, count)
    else:
        fight_player(s, battle, count)


def add_extra(s: ShogunPosition, seat: int, province: int, reason: int) -> None:
    """SG-Q25: one army from the supply joins those that will be thrown."""
    s.supply[seat] -= 1
    s.armies[province] += 1
    s.emit("sg-extra", seat, reason)


def fight_farmers(s: ShogunPosition, battle: Battle, count: int) -> None:
    """SG-B2, SG-B6, SG-B15, SG-B25."""
    seat = battle.seat
    colour = s.setup.colour[seat]
    farmers = farmers_against(s)
    thrown = no_cubes()
    thrown[colour] = count
    thrown[FARMERS] = farmers
    s.armies[battle.province] -= count
    s.farmers -= farmers
    s.throw(thrown, BATTLE)
    against = s.tower.tray[FARMERS]
    s.farmers_back()
    own = s.tower.take_from_tray(colour)
    if own > against:
        s.supply[seat] += against
        conquer(s, seat, battle.target, own - against, against)
    else:
        s.supply[seat] += own
        s.emit("sg-repelled", seat, battle.target)


def fight_player(s: ShogunPosition, battle: Battle, count: int) -> None:
    """SG-B1, SG-B5, SG-B13…B28."""
    seat = battle.seat
    target = battle.target
    other = s.owner[target]
    if castle_helps(s, target) and s.supply[other]:
        add_extra(s, other, target, BY_CASTLE)
    if battle.defended:
        add_extra(s, other, target, BY_DEFENCE)
    thrown = no_cubes()
    thrown[s.setup.colour[seat]] = count
    thrown[s.setup.colour[other]] = s.armies[target]
    s.armies[battle.province] -= count
    s.armies[target] = 0
    s.throw(thrown, BATTLE)
    farmers = 0
    if farmers_fight(s.unrest[target]):
        farmers = s.tower.tray[FARMERS]
        s.farmers_back()
    own = s.tower.take_from_tray(s.setup.colour[seat])
    theirs = s.tower.take_from_tray(s.setup.colour[other])
    against = theirs + farmers
    if own > against:  # SG-B18…B22
        s.supply[other] += theirs
        s.supply[seat] += against
        conquer(s, seat, target, own - against, against)
    elif against > own and theirs:  # SG-B26…B28, SG-Q18: farmers fall first
        lost = max(0, own - farmers)
        s.supply[seat] += own
        s.supply[other] += lost
        s.armies[target] = theirs - lost
        s.emit("sg-held", other, target, theirs - lost, lost)
    else:  # SG-B23, SG-B24
        s.supply[seat] += own
        s.supply[other] += theirs
        s.neutralise(target, "sg-stand-off", seat)


def farmers_fight(unrest: int) -> bool:
    """SG-B13…B15: farmers in the tray help whoever defends a province without unrest."""
    return unrest == 0


def conquer(s: ShogunPosition, seat: int, province: int, armies: int, lost: int) -> None:
    """SG-B20, SG-B21: armies and card; buildings, markers and statues stay (SG-Q23)."""
    loss = s.lose_card(province)
    s.settle_in(seat, province, armies)
    s.card_gained(province)
    s.emit("sg-conquered", seat, province, armies, lost)
    s.tell_loss(loss, province)


def show_odds(s: ShogunPosition, battle: Battle, extra: bool) -> dict[str, list[Chances]]:
    """Return the chances of an attack, by target and by number of armies.

    A table can switch this aid off; all of it follows from public information (SG-H12).
    """
    out: dict[str, list[Chances]] = {}
    for target in s.setup.neighbours[battle.province]:
        if s.owner[target] == battle.seat or shelter(s, battle.seat, target, battle.action):
            continue
        rows: list[Chances] = []
        for count in range(1, s.armies[battle.province]):
            odds = attack_odds(s, battle.seat, target, count, extra)
            rows.append(chances(odds))
        out[PROVINCES[target]] = rows
    return out


def show_defence(s: ShogunPosition, battle: Battle) -> ChancesDefended:
    """SG-D18: the same chances with the defender's extra army and without."""
    return {"with": _defended(s, battle, True), "without": _defended(s, battle, False)}


def _defended(s: ShogunPosition, battle: Battle, defended: bool) -> Chances:
    return chances(attack_odds(s, battle.seat, battle.target, battle.count, battle.extra, defended))


def chances(odds: Odds) -> Chances:
    return (
        round(odds.win, _DIGITS),
        round(odds.hold, _DIGITS),
        round(odds.none, _DIGITS),
    )
