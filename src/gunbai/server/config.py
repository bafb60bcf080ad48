"""Settings of the server, and the limits of what it accepts."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import gunbai
from gunbai.core.errors import GunbaiError, Refusal

STATIC: Final = Path(gunbai.__file__).parent / "static"
MOST_TALK: Final = 2_000  # characters of one message of table talk
MOST_PROMISE: Final = 140  # characters of the text of a promise
MOST_PROMISES: Final = 100  # of one seat at one table
MOST_BODY: Final = 600_000  # bytes of one request: a record of a long game
MOST_PATH: Final = 200  # characters in the address of a page or a file
MOST_SOCKET: Final = 16_384  # bytes of one message over the socket
MOST_NAME: Final = 24
MOST_LOGIN: Final = 40
MOST_LEVEL: Final = 16  # characters of the name of a bot's level
MOST_NOTE: Final = 400
MOST_CHANGES: Final = 500  # of one seat, while all of them can be taken back
MOST_GIFTS: Final = 500  # of one seat in one game
MOST_ANSWERS: Final = 8_000  # in a record; the longest games have about a thousand
MOST_TABLES_EACH: Final = 60  # unfinished tables of one host
MOST_BOTS_EACH: Final = 5  # accounts of bots of one person
MOST_TABLES_OF_BOT: Final = 20  # at which the account of a bot sits at once
MOST_BOT_TABLES: Final = 3  # running tables of one host at which only bots play
MOST_LISTED: Final = 30  # tables of one list
MOST_SOCKETS_EACH: Final = 300  # of one address
MOST_POSITION: Final = 40_000  # characters of a position as text; a long one has 6,000
MOST_SOCKETS: Final = 60  # listeners of one seat, or spectators of one table


class ServerTrouble(GunbaiError):
    """The server can't start: port, folder or database."""


class Settings:
    """The settings given to `gunbai serve`."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        host: str = "127.0.0.1",
        port: int = 8000,
        workers: int = 0,
        secure: bool = False,
        rate: float = 1.0,
        bot_pause: float = 0.45,
        host_gone: float = 60.0,
        rest_after: float = 120.0,
        tidy_every: float = 5.0,
        snapshot_every: int = 100,
        names: Sequence[str] = (),
        notice_pause: float = 2.0,
        notices_inside: bool = False,
        client: Path = STATIC,
        review_seconds: float = 40.0,
        review_nice: int = 19,
        bots: Mapping[str, str] | None = None,
        bot_seconds: float = 5.0,
        account_seconds: float = 60.0,
    ) -> None:
        self.data: Final = data
        self.database: Final = database or f"sqlite+aiosqlite:///{data / 'gunbai.sqlite'}"
        self.host: Final = host
        self.port: Final = port
        self.workers: Final = workers or max(1, (os.cpu_count() or 2) - 1)
        self.secure: Final = secure  # behind https: cookies are marked secure
        self.rate: Final = rate  # factor on all rate limits; tests turn it up
        self.bot_pause: Final = bot_pause  # seconds per bot answer, so that people can follow
        self.host_gone: Final = host_gone  # seconds without the host until the others may vote
        self.rest_after: Final = rest_after  # seconds an unused table stays in memory
        self.tidy_every: Final = tidy_every  # seconds between looks at clocks and unused tables
        self.snapshot_every: Final = snapshot_every  # entries of a game's log
        self.names: Final = tuple(names)  # by which it is called, if not by an address
        self.notice_pause: Final = notice_pause  # seconds in which news of a table are gathered
        self.notices_inside: Final = notices_inside  # may go to the host's own network
        self.client: Final = Path(client)  # the folder of the built client
        self.review_seconds: Final = review_seconds  # of processor time, for one review
        self.review_nice: Final = review_nice  # 19: it yields to everything else here
        self.bots: Final = dict(bots or {})  # third-party ones, by the names that people see
        self.bot_seconds: Final = bot_seconds  # that such a bot has for an answer
        self.account_seconds: Final = account_seconds  # that a bot with an account has for one

    def secrets(self) -> list[bytes]:
        """Return the keys of cookies: the one that signs them last, and one it replaced first."""
        before = self.data / "secret.previous.key"
        last = self.secret()
        return [_read_secret(before), last] if before.exists() else [last]

    def secret(self) -> bytes:
        """Return the key that signs cookies: made once, readable by the owner only."""
        path = self.data / "secret.key"
        try:
            self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not path.exists():
                _write_secret(path)
        except OSError as error:
            raise trouble_with_folder(self.data, error) from None
        return _read_secret(path)


def _write_secret(path: Path) -> None:
    """Write the key in one step: another process may start at the same moment."""
    draft = path.with_name(f"secret.{os.getpid()}.new")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def _read_secret(path: Path) -> bytes:
    try:
        if path.stat().st_mode & 0o077 and os.name != "nt":
            path.chmod(0o600)  # it was copied carelessly
        key = path.read_bytes()
    except OSError as error:
        raise trouble_with_folder(path.parent, error) from None
    if len(key) != 32:
        raise ServerTrouble(Refusal("server-secret", "", {"file": str(path)}))
    return key


def trouble_with_folder(folder: Path, error: OSError) -> ServerTrouble:
    words: dict[str, object] = {"folder": str(folder), "problem": error.strerror or str(error)}
    return ServerTrouble(Refusal("server-folder", "", words))
