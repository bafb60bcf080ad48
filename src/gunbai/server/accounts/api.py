"""HTTP: my bots and their tokens, and the bots that a host may invite."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.errors import Refusal
from gunbai.server import seats
from gunbai.server.accounts.messages import (
    BotForm,
    BotInfo,
    BotInvitation,
    BotWishes,
    OwnBot,
    OwnBots,
)
from gunbai.server.accounts.standing import bot_info
from gunbai.server.accounts.wishes import checked_wishes, new_bot_name
from gunbai.server.config import MOST_BOTS_EACH
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.messages import TableInfo
from gunbai.server.room import Room, TableError
from gunbai.server.routes import get, post
from gunbai.server.safety import checked_id
from gunbai.server.shown import info_of
from gunbai.server.steering import must_host, refuse
from gunbai.server.store import Row


async def _own(hub: Hub, person: str, token: str = "") -> OwnBots:
    found = await hub.accounts.of_owner(person)
    ids = [row["id"] for row in found]
    here = await hub.standing.here(ids)
    playing = await hub.accounts.playing(ids)
    bots = [
        OwnBot(
            bot=bot_info(row, row["id"] in here),
            active=row["digest"] is not None,
            renewed=row["renewed"],
            welcome=row["welcome"],
            tables=row["tables"],
            playing=playing.get(row["id"], 0),
        )
        for row in found
    ]
    return OwnBots(bots, MOST_BOTS_EACH, token)


async def _mine(hub: Hub, person: Row, bot: str) -> str:
    """Return the id of a bot of mine."""
    account = await hub.accounts.account(checked_id(bot))
    if account is None or account["owner"] != person["id"]:
        raise TableError(Refusal("account-unknown"))
    return str(account["id"])


@get("/api/me/bots", summary="The accounts of my bots")
async def my_bots(person: Row, hub: Hub) -> OwnBots:
    return await _own(hub, person["id"])


@post("/api/me/bots", summary="Make an account for a bot; its token is shown once", status_code=200)
async def make_bot(data: BotForm, person: Row, hub: Hub, limits: Limits) -> OwnBots:
    limits.links.take(person["id"])
    if person["login"] is None:
        raise refuse("account-way-back")
    if len(await hub.accounts.of_owner(person["id"])) >= MOST_BOTS_EACH:
        raise refuse("account-too-many", {"most": MOST_BOTS_EACH})
    wishes = checked_wishes(data.wishes)
    name = await new_bot_name(hub.store, data.name, person["id"], hub.outsiders.names)
    token = await hub.accounts.add(person["id"], name, wishes)
    if token is None:
        raise refuse("name-taken", {"name": name})
    return await _own(hub, person["id"], token)


@post("/api/me/bots/{bot:str}", summary="Change what a bot of mine plays", status_code=200)
async def change_bot(bot: str, data: BotWishes, person: Row, hub: Hub, limits: Limits) -> OwnBots:
    limits.writes.take(person["id"])
    await hub.accounts.change(await _mine(hub, person, bot), checked_wishes(data))
    return await _own(hub, person["id"])


@post("/api/me/bots/{bot:str}/renew", summary="A new token for a bot of mine", status_code=200)
async def renew_bot(bot: str, person: Row, hub: Hub, limits: Limits) -> OwnBots:
    """Make a new token; users of the previous one are disconnected at once."""
    limits.links.take(person["id"])
    mine = await _mine(hub, person, bot)
    token = await hub.accounts.renew(mine)
    hub.sockets.close_all_of(mine)
    return await _own(hub, person["id"], token)


@post("/api/me/bots/{bot:str}/revoke", summary="Revoke the token of a bot of mine", status_code=200)
async def revoke_bot(bot: str, person: Row, hub: Hub, limits: Limits) -> OwnBots:
    limits.writes.take(person["id"])
    mine = await _mine(hub, person, bot)
    await hub.accounts.revoke(mine)
    hub.sockets.close_all_of(mine)
    return await _own(hub, person["id"])


@post(
    "/api/me/bots/{bot:str}/delete",
    summary="Delete a bot of mine that never sat at a table",
    status_code=200,
)
async def delete_bot(bot: str, person: Row, hub: Hub, limits: Limits) -> OwnBots:
    limits.writes.take(person["id"])
    mine = await _mine(hub, person, bot)
    if not await hub.accounts.delete_unused(mine):
        raise refuse("account-played")
    hub.sockets.close_all_of(mine)
    return await _own(hub, person["id"])


@get("/api/tables/{table:str}/bots", summary="Host: bots with accounts that would come now")
async def list_guests(room: Room, person: Row, hub: Hub) -> list[BotInfo]:
    must_host(room, person["id"])
    fit = [row for row in await hub.accounts.every() if _refusal(room, row, person["id"]) is None]
    ids = [row["id"] for row in fit]
    here = await hub.standing.here(ids)
    playing = await hub.accounts.playing(ids)
    free = [row for row in fit if playing.get(row["id"], 0) < row["tables"]]
    return [bot_info(row, True) for row in free if row["id"] in here]


@post(
    "/api/tables/{table:str}/bots",
    summary="Host: give a seat to a bot with an account",
    status_code=200,
)
async def invite_bot(
    room: Room, data: BotInvitation, person: Row, hub: Hub, limits: Limits
) -> TableInfo:
    limits.writes.take(person["id"])
    account = await hub.accounts.account(checked_id(data.bot))
    if account is None:
        raise refuse("account-unknown")
    bot = account["id"]
    async with hub.keeper.changing(room):
        must_host(room, person["id"])
        why = _refusal(room, account, person["id"])
        if why is not None:
            raise TableError(why)
        if bot not in await hub.standing.here([bot]):
            raise refuse("account-not-here", {"name": account["name"]})
        if (await hub.accounts.playing([bot])).get(bot, 0) >= account["tables"]:
            raise refuse("account-busy", {"name": account["name"]})
        if data.seat >= len(room.seats):
            raise refuse("table-no-seat")
        await seats.seat_bot(hub.keeper, room, room.seats[data.seat], bot, account["name"])
    await hub.accounts.tell(bot)
    return info_of(room, person["id"])


def _refusal(room: Room, account: Row, host: str) -> Refusal | None:
    """Return why this bot would not come to this table; None if it would when connected."""
    words: dict[str, object] = {"name": account["name"]}
    if room.status != "lobby":
        return Refusal("table-started")
    if account["digest"] is None:
        return Refusal("account-not-here", "", words)
    if account["welcome"] == "owner" and account["owner"] != host:
        return Refusal("account-owner-only", "", words)
    if len(room.seats) not in account["plays"].get(room.game.name, []):
        return Refusal("account-plays-other", "", words)
    if room.seat_of(account["id"]) >= 0:
        return Refusal("account-sits-here", "", words)
    if seats.is_taken_at(room, account["name"], account["id"]):
        return Refusal("table-name-taken", "", words)
    return None


HANDLERS: Final[list[Any]] = [
    my_bots,
    make_bot,
    change_bot,
    renew_bot,
    revoke_bot,
    delete_bot,
    list_guests,
    invite_bot,
]
