"""Draw the pictures that links to our pages are shown with: web/public/card-*.png.

Each is the picture that the game has on the home page. Run it after a change of such a picture,
with a client that is built, and commit what it draws; it needs Chromium.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import ViewportSize  # noqa: E402

from gunbai import GAMES  # noqa: E402
from tests.browser.conftest import WHOLE, find_chromium, launched  # noqa: E402
from tests.server.servers import Server  # noqa: E402

PUBLIC: Final = ROOT / "web" / "public"
SIZE: Final[ViewportSize] = {"width": 1200, "height": 630}
# The picture of one game alone on the page, over all of it.
ALONE: Final = """(game) => {
  const link = document.querySelector(`article a[href="/how/${game}"]`);
  const picture = link.closest('article').querySelector('.picture svg');
  picture.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  picture.style.cssText = 'position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: 9';
  picture.style.background = 'var(--wash)';
  document.body.append(picture);
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, launched(find_chromium(WHOLE)) as browser:
        server = Server(Path(folder)).start()
        for game in GAMES:
            page = browser.new_page(viewport=SIZE, color_scheme="light")
            page.goto(server.url)
            page.locator("article .picture svg").nth(len(GAMES) - 1).wait_for()
            page.evaluate(ALONE, game)
            page.screenshot(path=PUBLIC / f"card-{game}.png")
            page.close()
        server.stop()


if __name__ == "__main__":
    main()
