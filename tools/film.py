"""Make the film of the README: docs/pictures/film.webp, from real games in a real browser.

Time on the page stands still and is moved on by hand, from one picture to the next: the film is the
same on any machine, however long it takes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from animated_webp import AnimatedWebp  # noqa: E402
from playwright.sync_api import Browser, FloatRect, Locator, expect, sync_playwright  # noqa: E402
from screenshots import (  # noqa: E402
    PICTURES,
    Scheme,
    answers_of,
    before,
    bot_game,
    play_on,
    running_server,
)

from tests.browser.conftest import FLAGS, find_chromium  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402

FILM: Final = PICTURES / "film.webp"
MOST_BYTES: Final = 2_000_000
STEP: Final = 100  # milliseconds from one picture to the next
LONGEST: Final = 400  # steps; whatever is awaited comes earlier
WINDOW: Final = {"width": 1330, "height": 760}
SIZE: Final = (956, 664)  # without what lies to the right of the board and below it

# Whatever moves by itself moves on; what has arrived is over.
MOVE_ON: Final = """(step) => {
  for (const each of document.getAnimations()) {
    const at = (each.currentTime ?? 0) + step;
    if (at >= each.effect.getComputedTiming().endTime) each.finish();
    else each.currentTime = at;
  }
}"""

# It takes the place of the head of the page.
CAPTION: Final = """([title, text, width]) => {
  document.querySelector('#caption')?.remove();
  const band = document.body.appendChild(document.createElement('div'));
  band.id = 'caption';
  band.innerHTML = '<strong></strong><span></span>';
  [band.firstChild.textContent, band.lastChild.textContent] = [title, text];
  band.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 99;
    width: ${width}px; height: 46px; padding: 0 22px;
    display: flex; align-items: center; gap: 18px;
    background: var(--ink); color: var(--sheet); font: 19px var(--sans);`;
  band.firstChild.style.cssText = 'font: 600 26px var(--serif)';
}"""


class Camera:
    """Films one visitor's board."""

    def __init__(self, visitor: Visitor, film: AnimatedWebp) -> None:
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self._film: Final = film
        self.page.clock.install()

    def stop_time(self) -> None:
        """From here on only the camera moves time on."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)
        session = self.visitor.context.new_cdp_session(self.page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def caption(self, title: str, text: str) -> None:
        """Say above the board what is seen."""
        self.page.evaluate(CAPTION, [title, text, SIZE[0]])

    def answer(self, button: Locator) -> None:
        """Press a button; what follows from it begins."""
        button.click()
        expect(self.page.locator("section.bar:not(.mine)")).to_be_visible()

    def choose(self, asked: Locator) -> None:
        """Wait for this answer unseen, and give it."""
        self.skip_to(asked)
        asked.click()
        self.page.locator("[data-confirm]").click()
        expect(self.page.locator("[data-confirm]")).to_have_count(0)

    def film(self, seconds: float) -> None:
        """Film so many seconds."""
        clip = FloatRect(x=0, y=0, width=SIZE[0], height=SIZE[1])
        for _ in range(round(seconds * 1000 / STEP)):
            self._move_on()
            self._film.add(self.page.screenshot(clip=clip), STEP)

    def skip(self, seconds: float) -> None:
        """Let so many seconds pass unseen."""
        for _ in range(round(seconds * 1000 / STEP)):
            self._move_on()

    def skip_to(self, awaited: Locator) -> None:
        """Let time pass unseen until this is there."""
        for _ in range(LONGEST):
            if awaited.count():
                return
            self._move_on()
        sys.exit(f"never seen: {awaited}")

    def _move_on(self) -> None:
        self.page.clock.run_for(STEP)
        self.page.evaluate(MOVE_ON, STEP)


def tower(camera: Camera) -> None:
    """Attack Omi in Shogun: the odds, the throw of the tower, the outcome."""
    game = bot_game("shogun")
    page = camera.page
    play_on(camera.visitor, game, before(game, "attack omi 7", 1))
    camera.caption("Shogun", "An attack, and what to expect of it")
    page.locator("[data-province=omi]").click()
    aim = page.locator(".aim")
    expect(aim.get_by_role("checkbox")).to_be_checked()
    camera.stop_time()
    camera.film(1.2)
    camera.answer(aim.locator("[data-confirm]"))
    camera.skip_to(page.locator(".staged.throw"))
    camera.skip(0.4)
    camera.caption("Shogun", "The armies fall into the tower. Not all come out")
    camera.film(4.8)


def battle_and_winter(camera: Camera) -> None:
    """Win Kansai in Rising Sun with hired ronin; it is the last battle, and Winter comes."""
    game = bot_game("rising_sun", seed=58)
    page = camera.page
    play_on(camera.visitor, game, answers_of(game) - 3)  # the bid, a hostage, the ronin
    camera.caption("Rising Sun", "Sealed bids are turned over together")
    camera.stop_time()
    camera.answer(camera.visitor.button("Confirm the bid"))
    camera.film(3)
    camera.choose(page.locator(".captives [data-thing=on]"))
    camera.choose(page.locator("[data-choice=use]"))
    camera.caption("Rising Sun", "Hired ronin decide the battle")
    camera.film(3.6)
    camera.caption("Rising Sun", "Winter: the points are counted, one by one")
    camera.skip_to(page.locator(".ceremony .now").get_by_text("war province tokens"))
    camera.film(4.7)


SHOTS: Final[list[tuple[Callable[[Camera], None], Scheme]]] = [
    (tower, "light"),
    (battle_and_winter, "dark"),
]


def shoot(browser: Browser, url: str, film: AnimatedWebp) -> None:
    """Film all shots, each as a new visitor."""
    for shot, scheme in SHOTS:
        visitor = Visitor(
            browser,
            url,
            tempo="normal",
            reduced_motion="no-preference",
            color_scheme=scheme,
            viewport=WINDOW,
        )
        visitor.named("Aoi")
        shot(Camera(visitor, film))
        visitor.context.close()
        if visitor.complaints:
            sys.exit("\n".join(visitor.complaints))


def main() -> None:
    """Make the film."""
    with sync_playwright() as playwright, running_server() as url:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        film = AnimatedWebp(browser.new_page(), SIZE)
        shoot(browser, url, film)
        browser.close()
    FILM.write_bytes(film.encoded())
    size = FILM.stat().st_size
    print(f"{FILM.name}: {film.seconds:.1f} seconds, {size // 1000} KB")
    if size > MOST_BYTES:
        sys.exit(f"{FILM.name} is too large for the documentation")


if __name__ == "__main__":
    main()
