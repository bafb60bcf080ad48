"""Take the pictures of the documentation: docs/pictures/*.png, from a real browser.

Those of Joraku come from the tests' records; the games of Shogun and Rising Sun are played by bots
with a seed, since the tests' records of them are random play, which looks unnatural.
"""

from __future__ import annotations

import base64
import re
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

import gunbai  # noqa: E402
from gunbai.bots.factory import make_bot  # noqa: E402
from gunbai.core.knowledge import Knowledge  # noqa: E402
from gunbai.core.record import read_record, replay, write_record  # noqa: E402
from gunbai.core.session import Session  # noqa: E402
from tests.browser.conftest import FLAGS, find_chromium  # noqa: E402
from tests.browser.tables import BOT  # noqa: E402
from tests.browser.visitor import PHONE, Visitor, record  # noqa: E402
from tests.server.servers import Server  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
MOST_BYTES: Final = 300_000
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
SIZES: Final = {"desktop": DESKTOP, "phone": {**PHONE, "device_scale_factor": 1.5}}
LOCALES: Final = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}

Scheme = Literal["light", "dark"]


def show_table(visitor: Visitor) -> None:
    """Show a decision in the second round: action points, a samurai picked."""
    table = visitor.upload(record("base4", 7, answers=MIDDLE))
    visitor.go(f"/table/{table}")
    visitor.wait_for_me()
    pieces = visitor.page.locator(".slot .spot.offered")
    pieces.nth(3).locator(".ring").click()
    expect(visitor.page.locator(".slot .spot.picked")).to_be_visible()
    if not visitor.page.evaluate("navigator.maxTouchPoints"):
        visitor.page.locator(".glow .ground").last.hover(position={"x": 30, "y": 300})


def show_replay(visitor: Visitor) -> None:
    table = visitor.upload(record("base4", 7))
    visitor.go(f"/replay/{table}?at=100&seat=-2")
    expect(visitor.page.locator("main dl > div")).to_have_count(4)


def show_result(visitor: Visitor) -> None:
    table = visitor.upload(record("base4", 7))
    visitor.go(f"/table/{table}")
    expect(visitor.page.locator("#result-title")).to_be_visible()


def show_shogun_planning(visitor: Visitor) -> None:
    """Show half a plan and a picked card: every slot says what the card would yield there."""
    play_on(visitor, bot_game("shogun"), 0)
    page = visitor.page
    plan = {"castle": "mimasaka", "tax": "wakasa", "rice": "bitchu", "deploy5": "hoki"}
    for slot, land in plan.items():
        page.locator(f"[data-land={land}]").click()
        page.locator(f"[data-slot={slot}]").get_by_role("button").first.click()
        expect(page.locator(f"[data-slot={slot}] .card:not(.ghost)")).to_be_visible()
    page.locator("[data-land=kazusa]").click()
    expect(page.locator(".slot .ghost").first).to_be_visible()


def show_shogun_battle(visitor: Visitor) -> None:
    """Show a throw of the tower over the map, and how it ended."""
    game = bot_game("shogun")
    play_on(visitor, game, before(game, "attack omi 7", 1))
    visitor.page.locator("[data-province=omi]").click()
    visitor.page.locator(".aim [data-confirm]").click()
    expect(visitor.page.locator(".staged .outcome")).to_be_visible()


def show_shogun_winter(visitor: Visitor) -> None:
    """Show drawn revolts, with rice and points of everybody."""
    game = bot_game("shogun")
    play_on(visitor, game, before(game, "revolt", 1))


def show_shogun_palace(visitor: Visitor) -> None:
    """Show one's own audience in Tenno's Court."""
    game = bot_game("shogun", "court")
    play_on(visitor, game, before(game, "favour", 1))


def show_rising_sun_tea(visitor: Visitor) -> None:
    """Show the first Tea Ceremony: who is ready, who offers what."""
    rising_sun(visitor)


def show_rising_sun_map(visitor: Visitor) -> None:
    """Show a Summon: one figure is picked, and its possible places shine."""
    rising_sun(visitor, "summon", 10)
    visitor.page.locator(".figure.offered").first.click()
    expect(visitor.page.locator(".figure.picked")).to_be_visible()


def show_rising_sun_bid(visitor: Visitor) -> None:
    """Show a half-made sealed bid."""
    rising_sun(visitor, "stake", 1)
    form = visitor.page.get_by_role("group", name="Your sealed bid")
    for name, coins in (("hostage", 1), ("ronin", 2), ("poets", 1)):
        for _ in range(coins):
            form.locator(f"[data-stake={name}]").click()
    expect(form.get_by_role("status")).to_have_text(["0", "1", "2", "1"])
    visitor.wait_for_me()


def show_rising_sun_battle(visitor: Visitor) -> None:
    """Show revealed bids, with a hostage to be taken."""
    rising_sun(visitor, "capture", 1)
    expect(visitor.page.get_by_role("article")).to_be_visible()


def show_rising_sun_winter(visitor: Visitor) -> None:
    """Show the points of the last Winter being counted."""
    game = bot_game("rising_sun", seed=58)
    play_on(visitor, game, answers_of(game) - 1)
    visitor.page.locator("[data-choice=use]").click()
    visitor.page.locator("[data-confirm]").click()
    expect(visitor.page.locator(".ceremony").get_by_text("+14")).to_be_visible()


def show_home(visitor: Visitor) -> None:
    """Show the home page, with a table that waits for players."""
    open_table(visitor, "shogun", "me", "open", "open", "bot")
    visitor.go()
    expect(visitor.page.locator("main h2").first).to_be_visible()


def show_lobby(visitor: Visitor) -> None:
    """Show a table before its game: who sits where, and the links for friends."""
    table = open_table(visitor, "rising_sun", "me", "open", "invited", "bot")
    browser = visitor.context.browser
    assert browser is not None
    friend = Visitor(browser, visitor.url).named("Оксана")
    friend.post(f"/api/tables/{table}/join")
    friend.context.close()
    visitor.go(f"/table/{table}")
    expect(visitor.page.locator("main h1, main h2").first).to_be_visible()


def open_table(visitor: Visitor, game: str, *seats: str) -> str:
    """Open a table for friends."""
    forms = [BOT if kind == "bot" else {"kind": kind} for kind in seats]
    options = {"players": str(len(seats))}
    return str(visitor.post("/api/tables", game=game, options=options, seats=forms)["id"])


def rising_sun(visitor: Visitor, verb: str = "", number: int = 0) -> None:
    """Open a game of Rising Sun before such an answer, or at its start."""
    game = bot_game("rising_sun")
    play_on(visitor, game, before(game, verb, number) if verb else 0)


@cache
def bot_game(name: str, expansions: str = "", seed: int = 7) -> str:
    """Return the record of a game of four bots."""
    game = gunbai.load(name)
    options = {"players": "4"} | ({"expansions": expansions} if expansions else {})
    session = Session(game, game.read_options(options), seed, ["Aoi", "Benkei", "Chiyo", "Daisuke"])
    bots = [make_bot(LEVELS[name], 10 * seed + seat, game) for seat in range(4)]
    while not session.over:
        seat = session.state.to_act()[0]
        session.submit(seat, bots[seat].choose(Knowledge(session.state, seat)))
    return write_record(session)


def before(game: str, verb: str, number: int) -> int:
    """Return the number of answers before the answer with this verb and number, from 1."""
    found = re.findall(rf"^(\d+) s\d {verb}\b", game, re.MULTILINE)
    return int(found[number - 1]) - 1


def answers_of(game: str) -> int:
    """Return the number of answers in a record."""
    return len(re.findall(r"^\d+ s\d ", game, re.MULTILINE))


def play_on(visitor: Visitor, text: str, answers: int) -> None:
    """Open the game of a record after this many answers, to be played on."""
    kept = read_record(text)
    played = replay(gunbai.load(kept.game), kept, answers)
    visitor.go(f"/table/{visitor.upload(write_record(played))}")
    visitor.wait_for_me()


class Picture:
    """A picture to take: the scene, and the size, colours and language of the screen.

    With a `tempo` it is taken while something is shown.
    """

    def __init__(
        self,
        scene: str,
        show: Callable[[Visitor], None],
        size: str = "desktop",
        scheme: Scheme = "light",
        language: str = "en",
        tempo: str = "instant",
    ) -> None:
        self.show: Final = show
        self.tempo: Final = tempo
        self.size: Final = size
        self.scheme: Final[Scheme] = scheme
        self.language: Final = language
        words = [scene, size, scheme] + ([language] if language != "en" else [])
        self.path: Final = PICTURES / f"{'-'.join(words)}.png"


#: Each picture shows something that no other does.
ALL: Final = [
    Picture("home", show_home),
    Picture("lobby", show_lobby, language="uk"),
    Picture("table", show_table),
    Picture("table", show_table, size="phone", language="uk"),
    Picture("replay", show_replay),
    Picture("result", show_result),
    Picture("shogun-planning", show_shogun_planning),
    Picture("shogun-battle", show_shogun_battle, tempo="slow"),
    Picture("shogun-winter", show_shogun_winter, language="ru"),
    Picture("shogun-palace", show_shogun_palace, scheme="dark"),
    Picture("rising-sun-tea", show_rising_sun_tea),
    Picture("rising-sun-map", show_rising_sun_map),
    Picture("rising-sun-bid", show_rising_sun_bid, size="phone"),
    Picture("rising-sun-battle", show_rising_sun_battle, scheme="dark"),
    Picture(
        "rising-sun-winter",
        show_rising_sun_winter,
        size="phone",
        scheme="dark",
        language="ru",
        tempo="normal",
    ),
]
MIDDLE: Final = 109  # answers of the record after which a seat has action points to spend
LEVELS: Final = {"shogun": "greedy", "rising_sun": "careless:15"}


# The browser itself decodes its PNG. Flat drawings have few colours that matter: the most frequent
# ones stay as they are, the others (edges of letters) become the nearest of them.
PIXELS: Final = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint32Array(width * height);
  const counts = new Map();
  for (let i = 0; i < pixels.length; i += 1) {
    const [red, green, blue] = data.subarray(4 * i, 4 * i + 3);
    pixels[i] = (red << 16) | (green << 8) | blue;
    counts.set(pixels[i], (counts.get(pixels[i]) ?? 0) + 1);
  }
  const split = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const frequent = [...counts].sort((one, other) => other[1] - one[1]).slice(0, 256);
  const kept = frequent.map(([colour]) => split(colour));
  const nearest = (colour) => {
    const [red, green, blue] = split(colour);
    let best = 0;
    let least = Infinity;
    kept.forEach(([r, g, b], at) => {
      const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (far < least) [least, best] = [far, at];
    });
    return best;
  };
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(colour)]));
  let out = '';
  for (const pixel of pixels) out += String.fromCharCode(places.get(pixel));
  return [width, height, btoa(String.fromCharCode(...kept.flat())), btoa(out)];
}"""


def packed(page: Page, picture: bytes) -> bytes:
    """Return the same PNG with 256 colours, which is smaller."""
    width, height, *texts = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    palette, pixels = (base64.b64decode(text) for text in texts)
    rows = b"".join(b"\0" + pixels[y * width :][:width] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    out = b"\x89PNG\r\n\x1a\n"
    for kind, data in parts:
        out += struct.pack(">I", len(data)) + kind + data
        out += struct.pack(">I", zlib.crc32(kind + data))
    return min(out, picture, key=len)


def take(browser: Browser, url: str, picture: Picture) -> None:
    """Take one picture, as a new visitor."""
    locale = LOCALES[picture.language]
    scheme = picture.scheme
    size = SIZES[picture.size]
    visitor = Visitor(browser, url, picture.tempo, locale=locale, color_scheme=scheme, **size)
    visitor.named("Aoi" if picture.language == "en" else "Аой")
    picture.show(visitor)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready.then(() => true)")
    taken = visitor.page.screenshot(animations="disabled")
    picture.path.write_bytes(packed(visitor.page, taken))
    visitor.context.close()
    if visitor.complaints:
        sys.exit("\n".join(visitor.complaints))


@contextmanager
def running_server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", bot_pause=0.01).start()
        try:
            yield server.url
        finally:
            server.stop()


def main(wanted: list[str]) -> None:
    """Take all pictures, or those whose name contains one of the words."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for picture in ALL:
            name = picture.path.name
            if wanted and not any(word in name for word in wanted):
                continue
            with (
                running_server() as url
            ):  # a new one each, so that lists show only what belongs there
                take(browser, url, picture)
            size = picture.path.stat().st_size
            print(f"{name}: {size // 1000} KB")
            if size > MOST_BYTES:
                sys.exit(f"{name} is too large for the documentation")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
