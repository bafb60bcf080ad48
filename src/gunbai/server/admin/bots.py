"""Accounts of bots, as an administrator creates, renews and revokes them."""

from __future__ import annotations

import msgspec

from gunbai.server.accounts.messages import BotWishes
from gunbai.server.accounts.store import TOKEN_MARK, AccountStore, set_token
from gunbai.server.accounts.wishes import checked_wishes, new_bot_name
from gunbai.server.admin.desk import AdminTrouble, Desk
from gunbai.server.admin.people import find
from gunbai.server.identity import new_token
from gunbai.server.names import BOT_MARK
from gunbai.server.store import Row, Store


class BotLine(msgspec.Struct):
    """One account in a list; never its token."""

    id: str
    name: str
    maker: str  # "" for the server's own
    plays: dict[str, list[int]]
    welcome: str
    tables: int  # at once, at most
    playing: int
    token: bool
    renewed: float


async def bots(desk: Desk) -> list[BotLine]:
    """Return all accounts, by their names."""
    store = AccountStore(desk.database)
    found = await store.every()
    playing = await store.playing([row["id"] for row in found])
    return [
        BotLine(
            id=row["id"],
            name=row["name"],
            maker=row["maker"] or "",
            plays=row["plays"],
            welcome=row["welcome"],
            tables=row["tables"],
            playing=playing.get(row["id"], 0),
            token=row["digest"] is not None,
            renewed=row["renewed"],
        )
        for row in found
    ]


async def add(desk: Desk, name: str, maker: str, wishes: BotWishes) -> tuple[str, str]:
    """Make an account, of the server or of a person; return its name and its token."""
    owner = (await find(desk, maker))["id"] if maker else None
    kept = checked_wishes(wishes)
    shown = await new_bot_name(Store(desk.database), name, owner or "")
    token = await AccountStore(desk.database).add(owner, shown, kept)
    if token is None:
        raise AdminTrouble("cli-admin-taken", name=shown)
    return shown, token


async def renew(desk: Desk, name: str) -> tuple[str, str]:
    """Make a new token; the running server disconnects users of the previous one."""
    token = f"{TOKEN_MARK}{new_token()}"
    return await _set(desk, name, token), token


async def revoke(desk: Desk, name: str) -> str:
    """Revoke the token of a bot at once; return its name."""
    return await _set(desk, name, None)


async def _set(desk: Desk, name: str, token: str | None) -> str:
    account = await _find(desk, name)
    async with desk.changing() as change:
        await set_token(change.connection, account["id"], token)
        await change.person(account["id"])
    return str(account["name"])


async def _find(desk: Desk, name: str) -> Row:
    """Return the account of a name, with or without its mark, or of an id."""
    store = AccountStore(desk.database)
    wanted = {name, f"{name}{BOT_MARK}"}
    for row in await store.every():
        if row["id"] == name or row["name"] in wanted:
            return row
    raise AdminTrouble("cli-admin-nobody", name=name)
