"""Addresses of notices in bad hands: files of this machine, its network, its time."""

from __future__ import annotations

import builtins
import gc
import inspect
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import apprise
import pytest
import requests
from apprise.manager_plugins import NotificationManager

from gunbai.server.notices import outside, push, target
from gunbai.server.notices.addresses import (
    OPTIONS,
    BadAddress,
    checked,
    must_be_outside,
    shown,
)
from gunbai.server.notices.outside import outside_only
from gunbai.server.notices.target import NotReached
from gunbai.server.notices.texts import Letter
from tests.server.receivers import WebServer, mail_server

LETTER = Letter("Your decision", "The game waits.", "/table/t", "t decision")
#: All senders that the installed library has.
MANAGER: Any = cast(Any, NotificationManager)()
#: One address of each kind, to which options may be added.
PLAIN = {
    "https": "https://example.org/hook",
    "http": "http://example.org/hook",
    "json": "json://example.org/hook",
    "jsons": "jsons://example.org/hook",
    "matrix": "matrix://vera:word@example.org/%23room",
    "matrixs": "matrixs://vera:word@example.org/%23room",
    "mailto": "mailto://vera:word@example.org",
    "mailtos": "mailtos://vera:word@example.org",
    "ntfy": "ntfy://example.org/topic",
    "ntfys": "ntfys://example.org/topic",
    "tgram": "tgram://123456789:abcdefg_hijklmnop/12315544",
    "discord": f"discord://{'1' * 18}/{'t' * 64}",
}
#: Kinds in which what follows "?" is for the library.
WITH_OPTIONS = sorted(set(PLAIN) - {"https", "http"})


def refused(address: str) -> str:
    """Return why an address is refused; empty if it is not."""
    try:
        target.check(checked(address, inside=True), inside=True)
    except BadAddress as error:
        return error.refusal.key
    return ""


def problem(address: str, inside: bool = True) -> str:
    with pytest.raises(NotReached) as caught:
        target.send(address, LETTER, "", inside)
    return caught.value.problem


def declared() -> dict[str, set[str]]:
    """Return all names of options that the installed library declares or reads, by plugin."""
    out: dict[str, set[str]] = {}
    for plugin in MANAGER.plugins():
        names = set(plugin.template_args) | {"pass", "user", "password", "port", "tag", "tags"}
        for each in plugin.template_args.values():
            alias = each.get("alias_of", [])
            names.update([alias] if isinstance(alias, str) else alias)
        for name, each in plugin.template_kwargs.items():
            names.update(f"{each['prefix']}{word}" for word in (name, "x"))
        source = Path(inspect.getfile(plugin)).read_text(encoding="utf-8")
        names.update(re.findall(r"""qsd"\](?:\.get\(|\[)\s*"([^"]+)\"""", source))
        names.update(re.findall(r"""\"([^"]+)" in results\["qsd"\]""", source))
        out[plugin.__name__] = names
    return out


DECLARED = declared()
ALL_OPTIONS = sorted(set().union(*DECLARED.values()))


def spellings(name: str) -> Iterator[str]:
    """Yield ways of writing an option that the library reads as the same, or might one day."""
    code = "".join(f"%{ord(char):02X}" for char in name)
    yield from (f"?{name}=/etc/passwd", f"?method=&{name}=/etc/passwd", f"?a;{name}=/etc/passwd")
    yield from (f"?{name.upper()}=x", f"?%20{name}%20=x", f"?+{name}=x", f"?{code}=x")
    yield from (f"?{code.replace('%', '%25')}=x", f"?{name}=x&{name}=y", f"?{name}")
    yield from (f"?+{name}=x&-{name}=x&:{name}=x", f"#?{name}=x", f"/%3F{name}=x?{name}=y")


@pytest.mark.parametrize("kind", WITH_OPTIONS)
def test_no_option_of_the_library_passes_but_the_listed_ones(kind: str) -> None:
    """Whatever it declares, today or after an update: in every spelling."""
    assert len(ALL_OPTIONS) > 200
    for name in ALL_OPTIONS:
        if name in OPTIONS[kind]:
            continue
        for spelling in spellings(name):
            assert refused(PLAIN[kind] + spelling), (kind, spelling)


@pytest.mark.parametrize("kind", WITH_OPTIONS)
def test_listed_options_pass_once(kind: str) -> None:
    good = {"from": "a@example.org", "to": "b@example.org", "smtp": "mail.example.org"}
    good |= {"mode": "starttls", "msgtype": "notice", "version": "3", "priority": "high"}
    good |= {"auth": "token", "method": "PUT", "discovery": "no", "silent": "yes"}
    good |= {"topic": "7", "thread": "7", "name": "Gunbai", "tags": "dice"}
    for name in OPTIONS[kind]:
        address = f"{PLAIN[kind]}?{name}={good.get(name, 'abc')}"
        assert refused(address) == "", address
        assert refused(f"{address}&{name}=abc") == "notice-option"


def test_the_listed_options_open_no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Even those that pass never lead to a file: not when read, not when sent."""
    secret = tmp_path / "secret.json"
    secret.write_text("{}")
    opened: list[str] = []
    real = builtins.open

    def note(file: Any, *words: Any, **more: Any) -> Any:
        opened.append(str(file))
        return real(file, *words, **more)

    monkeypatch.setattr(builtins, "open", note)
    monkeypatch.setattr(requests, "request", _never)
    monkeypatch.setattr(requests, "post", _never)
    for kind in WITH_OPTIONS:
        for name in OPTIONS[kind]:
            for value in (str(secret), f"file://{secret}"):
                with pytest.raises(NotReached):
                    target.send(f"{PLAIN[kind]}?{name}={value}", LETTER, "", inside=False)
    assert not [name for name in opened if "secret" in name]


def _never(*_: object, **__: object) -> None:
    raise requests.ConnectionError


def test_files_of_the_server_are_not_sent_to_a_guest() -> None:
    """As it was: a template, read from the server's disk, went to the guest's own channel."""
    for address in (
        f"{PLAIN['discord']}?template=/tmp/x.json",
        f"{PLAIN['tgram']}?template=/tmp/x.json",
        f"{PLAIN['mailto']}?pgpkey=/etc/passwd",
        f"{PLAIN['ntfy']}?attach=file:///etc/passwd",
    ):
        assert refused(address) == "notice-option"
        assert problem(address) == "notice-unreadable"  # one that was kept before


#: Addresses of services, in their own words, that the library knows.
NATIVE = [
    "https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7F",
    "https://prod-0.westus.logic.azure.com/workflows/643e69f83c8944/triggers/manual/paths/invoke",
    "https://webhooks.t2bot.io/api/v1/matrix/hook/abcdef",
    "https://ntfy.sh/topic",
    "https://outlook.office.com/webhook/a@b/IncomingWebhook/c/d",
    "https://api.pushover.net/x",
    "https://discord.com.example.org/api/webhooks/1/t",
]


@pytest.mark.parametrize("address", NATIVE)
@pytest.mark.parametrize("query", ["", "?template=/etc/passwd&method=GET&x=1"])
def test_a_plain_webhook_is_only_ever_a_plain_webhook(address: str, query: str) -> None:
    made = target._plugin_for(address + query)
    assert type(made) is MANAGER["json"]
    assert made.method == "POST"
    assert (made.headers, made.payload_extras) == ({}, {})
    wanted = (("template", "/etc/passwd"), ("method", "GET"), ("x", "1")) if query else {}
    assert made.params == wanted


def test_every_kind_leads_to_its_own_sender() -> None:
    for kind, address in PLAIN.items():
        expected = MANAGER[{"http": "json", "https": "jsons"}.get(kind, kind)]
        made = target._plugin_for(address)
        assert type(made) is expected
        assert not made.redirects
        assert not made.attachment_support
        assert made.notify_format == apprise.NotifyFormat.TEXT
        assert made.store.mode == apprise.PersistentStoreMode.MEMORY
    for scheme in MANAGER.schemas():
        if scheme not in PLAIN:
            assert refused(f"{scheme}://example.org/a/b/c") == "notice-address"


def test_the_address_of_a_webhook_of_discord_may_be_pasted() -> None:
    pasted = f"https://discord.com/api/webhooks/{'1' * 18}/{'t' * 64}"
    assert checked(pasted, inside=True) == PLAIN["discord"]
    assert refused(f"{pasted}?template=/etc/passwd") == "notice-option"


def test_what_a_webhook_is_asked_for_comes_to_it_as_it_was_written() -> None:
    hook = WebServer()
    target.send(f"{hook.url}/hook?token=a%26b&token=2&+x=y", LETTER, "", inside=True)
    assert hook.next().path == "/hook?token=a%26b&token=2&+x=y"
    hook.close()


@pytest.mark.parametrize(
    "address",
    [
        "https://example.org/x\r\nx",
        "https://example.org/%0d%0aHost:%20inside",
        "mailto://vera:word@example.org?name=a%0d%0aBcc:%20b@example.org",
        "mailto://vera:word@example.org?name=a%250d%250aBcc:%20b@example.org",
        "mailto://vera:word@example.org/a%0Ab@example.org",
        "ntfy://example.org/topic?tags=a%00b",
        "https://example.org\\@127.0.0.1/",
        "https://example.org/#fragment",
        "DISCORD",
        "",
    ],
)
def test_lines_and_strange_signs_are_refused(address: str) -> None:
    assert refused(address) in ("notice-address", "notice-option", "notice-unreadable")


def test_an_address_leads_to_one_place() -> None:
    for address in (
        "ntfy://example.org/a/b/c",
        "tgram://123456789:abcdefg_hijklmnop/1/2/3",
        "mailto://vera:word@example.org/a@example.org/b@example.org",
        "mailto://vera:word@example.org?to=a@example.org,b@example.org",
        "matrix://vera:word@example.org/%23a/%23b",
    ):
        assert refused(address) == "notice-places", address


def test_only_fixed_words_tell_what_went_wrong() -> None:
    hook = WebServer()
    for status in (302, 404, 500):
        hook.status = status
        assert problem(f"{hook.url}/hook") == f"HTTP {status}"
    hook.close()
    assert problem(f"{hook.url}/hook") == "notice-silent"
    assert problem("gone://x") == "notice-unreadable"


def test_no_redirect_is_followed_whatever_the_address_says() -> None:
    inner, outer = WebServer(), WebServer()
    outer.status, outer.headers = 307, {"location": f"{inner.url}/inside"}
    for scheme in ("http", "json", "ntfy", "matrix"):
        address = outer.url.replace("http", scheme, 1)
        with pytest.raises(NotReached):
            target.send(f"{address}/topic", LETTER, "", inside=True)
    assert outer.got.qsize() >= 3
    assert inner.got.empty()
    for server in (inner, outer):
        server.close()


def test_names_are_neither_markup_nor_calls() -> None:
    """A guest named so could otherwise put a link into a letter, or call a whole channel."""
    bad = Letter("Awaited: <a href=//x>a</a>", "@everyone <img src=//x> waits.", "/t", "t")
    with mail_server() as (box, address):
        target.send(address, bad, "", inside=True)
        mail = box.next()
    assert mail.get_content_type() == "text/plain"
    hook = WebServer()
    target.send(f"{hook.url}/hook", bad, "https://gunbai.example", inside=True)
    told = hook.next().json()
    assert "@everyone" not in told["message"]
    assert told["message"].endswith("\nhttps://gunbai.example/t")
    hook.close()


class Talker:
    """A receiver that talks as it likes, in place of an answer."""

    def __init__(self, talk: Callable[[socket.socket], None]) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self._talk = talk
        self.closed = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        line, _ = self._listening.accept()
        with line:
            try:
                self._talk(line)
            except OSError:  # the other end had enough
                self.closed.set()

    def close(self) -> None:
        self._listening.close()


def _slowly(line: socket.socket) -> None:
    while True:
        line.sendall(b"x")
        time.sleep(0.02)


def _much(line: socket.socket) -> None:
    line.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n")
    while True:
        line.sendall(bytes(65_536))


@pytest.mark.parametrize("talk", [_slowly, _much])
@pytest.mark.parametrize("scheme", ["http", "ntfy", "mailto", "push"])
def test_a_receiver_holds_no_thread_and_fills_no_memory(
    monkeypatch: pytest.MonkeyPatch, talk: Callable[[socket.socket], None], scheme: str
) -> None:
    monkeypatch.setattr(outside, "_MOST_SECONDS", 0.5 if talk is _slowly else 60.0)
    talker = Talker(talk)
    if scheme == "push":
        device = {
            "endpoint": f"http://{talker.address}/",
            "p256dh": push.public_key(b"x" * 32),
            "auth": "AAAAAAAAAAAAAAAAAAAAAA",
        }
        with pytest.raises(NotReached) as caught:
            push.send(device, LETTER, waiting=1, origin="", secret=b"x" * 32, inside=True)
        assert caught.value.problem == "notice-silent"
    else:
        more = "?from=a@example.org&to=b@example.org" if scheme == "mailto" else "/topic"
        assert problem(f"{scheme}://{talker.address}{more}") == "notice-silent"
    gc.collect()
    assert talker.closed.wait(20)
    talker.close()


def test_a_matrix_server_can_not_make_the_thread_sleep() -> None:
    hook = WebServer()
    hook.status, hook.headers = 429, {"retry-after": "99999"}
    begin = time.monotonic()
    address = hook.url.replace("http", "matrix", 1).replace("://", "://vera:word@")
    assert problem(f"{address}/%23room") == "notice-silent"
    assert time.monotonic() - begin < 20
    hook.close()


def test_a_sender_says_farewell_only_where_it_may_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matrix logs out when its object is dropped: that, too, must not lead inside."""
    asked: list[str] = []

    def resolve(server: str, *_: object, **__: object) -> list[Any]:
        asked.append(f"{server} {outside._care.outside}")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 9))]

    monkeypatch.setattr(outside, "_resolve", resolve)
    for address in ("matrix://vera:token@inner.example/%23room", "matrix://token@inner.example/a"):
        target.check(address, inside=False)
        problem(address, inside=False)
    gc.collect()
    assert asked
    assert set(asked) == {"inner.example True"}


def test_the_other_server_of_a_letter_is_looked_at_too() -> None:
    address = "mailto://vera:word@example.org?smtp=127.0.0.1"
    with pytest.raises(BadAddress) as caught:
        checked(address, inside=False)
    assert caught.value.refusal.key == "notice-inside"
    assert checked(address, inside=True) == address


def test_secrets_of_an_address_are_not_shown() -> None:
    for kind, address in PLAIN.items():
        told = shown(address)
        assert told in (f"{kind}://example.org/…", f"{kind}://…")


INSIDE = ["127.0.0.1", "localhost", "10.1.2.3", "192.168.0.7", "169.254.169.254", "[::1]"]


#: IPv6 addresses behind which a machine of the network inside may be.
WRAPPED = [
    "[::ffff:10.0.0.1]",
    "[64:ff9b::a00:1]",
    "[2002:a00:1::]",
    "[::10.0.0.1]",
    "[::ffff:0:a00:1]",  # as a translator without state writes it
    "[fec0::1]",  # private, by a rule of former times
]


@pytest.mark.parametrize("server", [*INSIDE, *WRAPPED, "[fd00::1]", "0.0.0.0", "0x7f.1"])
def test_nothing_is_sent_inside(server: str) -> None:
    for scheme in ("http", "jsons", "ntfy", "matrix", "mailto"):
        with pytest.raises(BadAddress) as caught:
            checked(f"{scheme}://{server}/x", inside=False)
        assert caught.value.refusal.key == "notice-inside"
        assert checked(f"{scheme}://{server}/x", inside=True)
    with pytest.raises(BadAddress):
        push.check(f"https://{server}/x", inside=False)


def test_a_name_that_leads_inside_later_is_refused_when_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter(["93.184.215.14", "127.0.0.1"])

    def resolve(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), 80))]

    monkeypatch.setattr("gunbai.server.notices.outside._resolve", resolve)
    must_be_outside("rebinding.example", inside=False)
    with pytest.raises(NotReached):
        target.send("json://rebinding.example/x", Letter("a", "b", "", ""), "", inside=False)
    assert next(answers, None) is None


def test_a_careful_thread_leaves_others_alone() -> None:
    with outside_only(inside=False), pytest.raises(OSError, match="inside"):
        socket.getaddrinfo("127.0.0.1", 80)
    assert socket.getaddrinfo("127.0.0.1", 80)
