"""A position of Shogun as the rules see it."""

from __future__ import annotations

from gunbai.core.kinds import pack_row
from gunbai.games.shogun.kinds import pack_cubes
from gunbai.games.shogun.names import (
    BUILDING_KINDS,
    FARMERS,
    GENERALS,
    NEUTRAL,
    NO_CARD,
    NOWHERE,
    PROVINCE_COUNT,
    SLOT_COUNT,
)
from gunbai.games.shogun.position.base import ShogunFields


def changed(values: list[int], place: int, value: int) -> list[int]:
    """Return a copy of the list with one value replaced: for fields that clones share."""
    out = values[:]
    out[place] = value
    return out


class Loss:
    """The card's slot and the general that a seat lost with a province."""

    def __init__(self, seat: int, slot: int, general: bool) -> None:
        self.seat = seat
        self.slot = slot  # the slot of the card, or −1
        self.general = general


class ShogunPosition(ShogunFields):
    """A position, with the operations that all rules share."""

    def seats(self) -> int:
        return self.setup.players

    def members(self, group: str) -> list[int]:
        return self.setup.provinces if group == "provinces" else super().members(group)

    # provinces and their cards

    def provinces_of(self, seat: int) -> list[int]:
        owner = self.owner
        return [province for province in range(PROVINCE_COUNT) if owner[province] == seat]

    def plan(self, seat: int, slot: int) -> int:
        return self.plans[seat * SLOT_COUNT + slot]

    def slot_of(self, seat: int, card: int) -> int:
        """Return the slot of a card of this seat on its board, or −1."""
        base = seat * SLOT_COUNT
        plans = self.plans
        for place in range(base, base + self.setup.slots):
            if plans[place] == card:
                return place - base
        return -1

    def settle_in(self, seat: int, province: int, armies: int) -> None:
        """Give a province to a seat (SG-B20, SG-B21)."""
        self.owner[province] = seat
        self.armies[province] = armies

    def card_gained(self, province: int) -> None:
        """SG-L16: the card joins the hand and can't act this round."""
        self.gained |= 1 << province

    def lose_card(self, province: int) -> Loss | None:
        """SG-L15, SG-XG20: the card leaves its owner's hand or board, and the general the map."""
        seat = self.owner[province]
        if seat == NEUTRAL:
            return None
        slot = self.slot_of(seat, province)
        if slot >= 0:
            self.plans[seat * SLOT_COUNT + slot] = NO_CARD
        general = self.setup.has(GENERALS) and self.general[seat] == province
        if general:
            self.general = changed(self.general, seat, NOWHERE)
        return Loss(seat, slot, general)

    def tell_loss(self, loss: Loss | None, province: int) -> None:
        if loss is not None and loss.slot >= 0:
            self.emit("sg-card-lost", loss.seat, loss.slot, province)
        if loss is not None and loss.general:
            self.emit("sg-general-lost", loss.seat, province)

    def neutralise(self, province: int, key: str, seat: int) -> None:
        """SG-B24, SG-V9: buildings, markers and card go to the stock; statues stay.

        The event with this key says how the seat caused it.
        """
        loss = self.lose_card(province)
        self.owner[province] = NEUTRAL
        self.armies[province] = 0
        for kind in range(BUILDING_KINDS):
            if self.buildings[province] >> kind & 1:
                self.tiles[kind] += 1
        self.buildings[province] = 0
        self.unrest[province] = 0
        self.gained &= ~(1 << province)
        self.emit(key, seat, province)
        self.emit("sg-neutral", province)
        self.tell_loss(loss, province)

    # the tower

    def throw(self, thrown: list[int], occasion: int) -> None:
        """Throw all cubes at once, with the tray (SG-B8); everybody sees the result (SG-H11)."""
        self.tower.throw(thrown, self.rng)  # adds the tray to what is thrown (SG-B31, SG-B39)
        if self.sink is not None:  # packing is dear
            tray = pack_cubes(self.tower.tray)
            inside = pack_cubes(self.tower.inside)
            self.emit("sg-thrown", pack_cubes(thrown), tray, inside, occasion)

    def farmers_back(self) -> None:
        """SG-B17: all farmers of the tray go to the stock."""
        self.farmers += self.tower.take_from_tray(FARMERS)

    # events

    def emit_row(self, key: str, row: list[int]) -> None:
        """Emit an event with things in a certain order."""
        if self.sink is not None:  # packing is dear
            self.emit(key, pack_row(row))

    def gain_points(self, seat: int, points: int, reason: int, region: int = 0) -> None:
        """SG-W13, SG-I12; the region counts only for majorities."""
        if points > 0:
            self.points[seat] += points
            self.emit("sg-scored", seat, points, reason, region)

    def clone(self) -> ShogunPosition:
        raise NotImplementedError
