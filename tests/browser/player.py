"""Players without rules: they try what the page offers, as a person would."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.visitor import PATIENCE, Visitor

# What a person sees of the decision. A thing is "offered" while a click on it leads on.
LOOK = """() => {
  const bar = document.querySelector('section.bar');
  const over = document.querySelector('#result-title') !== null;
  const shown = (each) => each.checkVisibility() && !each.disabled;
  const offered = [...document.querySelectorAll('.offered[data-thing=on], [data-choice]')];
  return {
    over,
    free: over || (bar?.classList.contains('mine') === true && bar.ariaBusy !== 'true'),
    held: bar?.classList.contains('held') === true,
    confirm: bar?.querySelector('[data-confirm]:enabled') != null,
    offered: offered.filter(shown).map((each) => each.getAttribute('aria-label')),
    question: bar?.querySelector('.ask')?.textContent ?? '',
  };
}"""
# The page's own policy forbids what Playwright's wait_for_function does.
WAIT = """async ([patience, watched]) => {
  const look = LOOK;
  for (const start = performance.now(); performance.now() - start < patience; ) {
    const seen = look();
    if (seen.over || (watched && seen.held)) return seen;
    if (seen.free && (seen.confirm || seen.offered.length)) return seen;
    await new Promise((done) => setTimeout(done, 10));
  }
  return null;
}""".replace("LOOK", LOOK)
# A point of the thing that a pointer can hit; things on a board overlap, and the board may glide.
AIM = """async (label) => {
  const all = [...document.querySelectorAll('.offered[data-thing=on], [data-choice]')];
  const thing = all.find((each) => each.getAttribute('aria-label') === label);
  if (!thing) return null;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  let box = thing.getBoundingClientRect();
  for (let frames = 0, last = null; frames < 120; frames += 1) {
    if (last && last.x === box.x && last.y === box.y && last.width === box.width) break;
    await new Promise(requestAnimationFrame);
    [last, box] = [box, thing.getBoundingClientRect()];
  }
  for (let fine = 2; fine <= 32; fine *= 2) {
    for (let i = 1; i < fine; i += 2) for (let j = 1; j < fine; j += 1) for (const flip of [0, 1]) {
      const [across, along] = flip ? [j, i] : [i, j];
      const x = box.left + (box.width * across) / fine;
      const y = box.top + (box.height * along) / fine;
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest('[data-thing], [data-choice]') === thing) return [x, y];
    }
  }
  return [];
}"""
FOCUSED = "() => document.activeElement?.getAttribute('aria-label') ?? ''"
MOST_STEPS = 3000


class Player:
    """A player with a mouse or, on a phone, with a finger."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.touch = bool(self.page.evaluate("navigator.maxTouchPoints > 0"))

    def script(self, text: str) -> str:
        """Return a script of this module as this player runs it."""
        return text

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(self.script(LOOK))
        return seen

    def wait(self, watched: bool = False) -> dict[str, Any]:
        """Wait until it is my decision or the game is over; if `watched`, or a scene is shown."""
        seen: dict[str, Any] | None = self.page.evaluate(self.script(WAIT), [PATIENCE, watched])
        assert seen is not None, f"nothing to do: {self.look()}"
        return seen

    def play_on(self) -> bool:
        """Make one click; return False when the game is over."""
        seen = self.wait()
        if seen["over"]:
            return False
        self.click(seen)
        return True

    def click(self, seen: dict[str, Any]) -> None:
        """Confirm what was chosen, or choose something."""
        if seen["confirm"]:
            self.confirm()
        else:
            self.choose(self.rng.choice(seen["offered"]))

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            if not self.play_on():
                return
        raise AssertionError(f"the game doesn't end: {self.look()}")

    def play_until_shown(self) -> None:
        """Answer until what follows is shown."""
        for _ in range(MOST_STEPS):
            seen = self.wait(watched=True)
            if seen["held"]:
                return
            assert not seen["over"], "the game ended before"
            self.click(seen)
        raise AssertionError("nothing was shown")

    def play_until(self, question: str) -> None:
        """Play until the page asks me something with these words."""
        for _ in range(MOST_STEPS):
            seen = self.wait()
            assert not seen["over"], "the game ended before"
            if question in seen["question"] and not seen["confirm"]:
                return
            self.play_on()
        raise AssertionError(f"never asked: {question}")

    def choose(self, label: str) -> None:
        aim = self.page.evaluate(self.script(AIM), label)
        if aim is None:
            return  # the page has moved on
        assert aim, f"“{label}” is offered, but no point of it can be clicked"
        self.point(*aim)

    def confirm(self) -> None:
        aim = self.page.evaluate(
            """() => {
              const box = document.querySelector('[data-confirm]')?.getBoundingClientRect();
              return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
            }"""
        )
        if aim:
            self.point(*aim)

    def point(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


class KeyboardPlayer(Player):
    """A player without a pointer: number keys, arrows, Tab and Enter."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        return str(self.page.evaluate(FOCUSED))

    def choose(self, label: str) -> None:
        key = self.page.evaluate(
            """(label) => {
              const by = (query) => [...document.querySelectorAll(query)];
              const labelled = (each) => each.getAttribute('aria-label') === label;
              const keys = by('[data-choice]').length ? by('[data-choice]') : by('[data-card]');
              return keys.findIndex(labelled) + 1;
            }""",
            label,
        )
        if key and key <= 9 and self.rng.random() < 0.7:
            self.press(str(key))
        elif self.reach(label):
            self.press(self.rng.choice(["Enter", "Space"]))

    def reach(self, label: str) -> bool:
        """Bring the focus to a thing: arrows lead to the things, Tab goes through them."""
        if self.focused() == label:
            return True
        self.press("ArrowDown")
        step = self.rng.choice(["Tab", "Shift+Tab"])
        for _ in range(150):
            if self.focused() == label:
                return True
            if label not in self.look()["offered"]:
                return False  # the page has moved on
            self.press(step)
        raise AssertionError(f"“{label}” can't be reached with {step}")

    def confirm(self) -> None:
        """Press Enter on a thing; on another button it would press that one."""
        self.press("Enter")
