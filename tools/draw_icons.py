"""Draw the icons of the installed client from our own drawing: web/public/icon*.png.

Run it after a change of `web/public/icon.svg` and commit what it draws; it needs Chromium.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import WHOLE, find_chromium, launched  # noqa: E402

PUBLIC: Final = ROOT / "web" / "public"
PAPER: Final = "#f6f1e4"


class Icon(NamedTuple):
    """A picture; `share` is the part of its width that the drawing has."""

    name: str
    size: int
    share: float
    ground: str = "transparent"
    look: str = "none"  # a filter for the drawing


ICONS: Final = (
    Icon("icon-180.png", 180, 0.78, PAPER),  # iPhones put it on black if it has no ground
    Icon("icon-192.png", 192, 1.0),
    Icon("icon-512.png", 512, 1.0),
    Icon("icon-maskable-512.png", 512, 0.66, PAPER),  # phones cut off up to a fifth on each side
    # Phones show only its outline.
    Icon("badge-96.png", 96, 1.0, look="brightness(0) invert(1)"),
)

PAGE: Final = """<style>
  body {{ margin: 0; width: {0.size}px; height: {0.size}px; background: {0.ground};
    display: grid; place-items: center }}
  img {{ width: {1}px; height: {1}px; filter: {0.look} }}
</style><img src="data:image/svg+xml;base64,{2}">"""


def main() -> None:
    drawing = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    with launched(find_chromium(WHOLE)) as browser:
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(PAGE.format(icon, round(icon.size * icon.share), drawing))
            page.screenshot(path=PUBLIC / icon.name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
