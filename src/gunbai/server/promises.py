"""Promises: short notes between two players, which nobody enforces and only the two see."""

from __future__ import annotations

from gunbai.core.banter import Remark
from gunbai.core.errors import Refusal
from gunbai.server import banter
from gunbai.server.config import MOST_PROMISE, MOST_PROMISES
from gunbai.server.identity import clean_text
from gunbai.server.keeper import Keeper
from gunbai.server.promise_messages import MakePromise, Verdict
from gunbai.server.room import Room, TableError


async def make(
    keeper: Keeper,
    room: Room,
    seat: int,
    form: MakePromise,
    request_id: str,
    holder: int | None = None,
) -> None:
    """Store a promise by this seat and tell its receiver; a bot answers."""
    text = clean_text(form.text, len(form.text)).replace("\n", " ")
    if not form.key and not text:
        raise TableError(Refusal("promise-empty"))
    if len(text) > MOST_PROMISE:
        words: dict[str, object] = {"most": MOST_PROMISE, "length": len(text)}
        raise TableError(Refusal("promise-long", "", words))
    promise = Remark(seat, form.to, form.key, dict(form.words))
    async with keeper.changing(room):
        room.must_hold(seat, holder)
        _must_fit(room, promise)
        if await banter.promise_to(keeper.store, room, promise, request_id, text):
            await banter.answer_promise(keeper.store, room, promise, request_id)


def _must_fit(room: Room, promise: Remark) -> None:
    if promise.key and promise.key not in room.game.banter().templates():
        raise TableError(Refusal("request-bad", "", {"problem": f"key: {promise.key}"}))
    if room.status not in ("running", "paused"):
        raise TableError(Refusal("table-not-running", "", {"status": room.status}))
    to = promise.to
    if to == promise.seat or to >= len(room.seats) or not room.seats[to].taken():
        raise TableError(Refusal("promise-nobody"))
    made = sum(1 for row in room.promises.values() if row["seat"] == promise.seat)
    if made >= MOST_PROMISES:
        raise TableError(Refusal("promise-many", "", {"most": MOST_PROMISES}))


async def judge(
    keeper: Keeper,
    room: Room,
    seat: int,
    number: int,
    verdict: Verdict,
    holder: int | None = None,
) -> None:
    """Set the verdict of one of the two, who may change it later."""
    async with keeper.changing(room):
        room.must_hold(seat, holder)
        promise = room.promises.get(number)
        if promise is None or seat not in (promise["seat"], promise["to"]):
            raise TableError(Refusal("promise-unknown"))
        side = "giver" if seat == promise["seat"] else "receiver"
        if promise[side] != verdict:
            await banter.set_verdict(keeper.store, room, promise, side, verdict)
