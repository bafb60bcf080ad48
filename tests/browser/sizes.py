"""Measures in the page what a board shows: figures, numbers, overlaps, the share of its map.

A board marks what stands on its map with `data-figure`, what is counted there with `data-number`;
any other text of the map is a name. What belongs to one place stands in an element with
`data-crowd`: there a number may lie on its figure. Figures in an element with `data-stack` lie on
one another.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import ViewportSize

from tests.browser.visitor import Visitor

FIGURE: Final = 20  # pixels, the longer side
NUMBER: Final = 13  # pixels, the height of the font

MAP: Final = "main svg[role=group]"

DESKTOP: Final = ViewportSize(width=1440, height=900)
LAPTOP: Final = ViewportSize(width=1280, height=800)
LARGE: Final = ViewportSize(width=1920, height=1080)
WINDOWS: Final = (
    DESKTOP,
    ViewportSize(width=1024, height=768),
    ViewportSize(width=390, height=844),
    ViewportSize(width=844, height=390),
    ViewportSize(width=720, height=450),  # 1440 × 900 at 200 %
)

# Boxes on the screen. Letters do not fill the height of their line, curved figures not their box.
MEASURE = """({ map: query, figure, number, figures, numbers }) => {
  const map = document.querySelector(query);
  const port = map.parentElement.getBoundingClientRect();
  const edge = map.getBoundingClientRect();
  // What is drawn or printed there: beside it there may be empty sea.
  const drawn = [
    ...map.querySelectorAll(':is(path, rect, circle):not(defs *)'),
    ...document.querySelectorAll('.printed > *'),
  ].map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width || height);
  const most = (side) => Math.max(...drawn.map((box) => box[side]));
  const least = (side) => Math.min(...drawn.map((box) => box[side]));
  const width = Math.min(edge.right, most('right')) - Math.max(edge.left, least('left'));
  const height = Math.min(edge.bottom, most('bottom')) - Math.max(edge.top, least('top'));
  const share = (width * height) / (innerWidth * innerHeight);
  const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (query) => [...map.querySelectorAll(query)].filter(seen);
  const round = (value) => Math.round(value * 10) / 10;
  const home = (each) => each.closest('[data-crowd]');
  const said = (each) => `${each.dataset.figure || each.textContent.trim() || 'a figure'}`
    + ` in ${home(each)?.dataset.crowd ?? 'the sea'}`;
  const faults = [];
  const things = [];
  const counted = { figures: [], numbers: [] };
  for (const each of all(figures)) {
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
    if (Math.max(width, height) < figure - 0.05) {
      faults.push(`${said(each)}: a figure of ${round(width)} × ${round(height)}`);
    }
    counted.figures.push(home(each)?.dataset.crowd);
    const [x, y] = [0.12 * width, 0.12 * height];
    const box = { left: left + x, right: right - x, top: top + y, bottom: bottom - y };
    things.push({ each, box, text: false });
  }
  for (const each of all('text')) {
    if (!each.textContent.trim()) continue;
    const { left, right, top, bottom, height } = each.getBoundingClientRect();
    const matrix = each.getScreenCTM();
    const size = parseFloat(getComputedStyle(each).fontSize) * Math.hypot(matrix.a, matrix.b);
    if (each.matches(numbers) && size < number - 0.05) {
      faults.push(`${said(each)}: a number of ${round(size)}`);
    }
    if (each.matches(numbers)) counted.numbers.push(home(each)?.dataset.crowd);
    const y = 0.24 * height;
    things.push({ each, box: { left, right, top: top + y, bottom: bottom - y }, text: true });
  }
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  things.forEach((one, i) => {
    const { left, right, top, bottom } = one.box;
    const beyond = [port.left - left, right - port.right, port.top - top, bottom - port.bottom];
    if (Math.max(...beyond) > 1) {
      faults.push(`${said(one.each)} is cut`);
    }
    for (const other of things.slice(i + 1)) {
      const own = home(one.each) && home(one.each) === home(other.each);
      const count = [one.each, other.each].some((each) => each.matches(numbers));
      if (own && count && one.text !== other.text) continue;
      const stack = one.each.closest('[data-stack]');
      if (stack && stack === other.each.closest('[data-stack]')) continue;
      if (meets(one.box, other.box)) faults.push(`${said(one.each)} on ${said(other.each)}`);
    }
  });
  const crowds = counted.figures.filter((each) => each && counted.numbers.includes(each));
  return { faults, share, crowds };
}"""
# Whatever can be pressed lies inside the window and is not covered: a click on its middle meets it.
COVERED = """() => {
  const things = 'button, a[href], summary, select, input, textarea';
  const out = [];
  for (const each of document.querySelectorAll(things)) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.matches('.skip')) continue;
    const box = each.getBoundingClientRect();
    const name = each.getAttribute('aria-label') ?? each.textContent.trim();
    let clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let scrolls = false;
    for (let up = each.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const { left, top, right, bottom } = up.getBoundingClientRect();
      const moves = /auto|scroll/.test(style.overflowX + style.overflowY);
      const more = up.scrollHeight > up.clientHeight + 1 || up.scrollWidth > up.clientWidth + 1;
      if (moves && more) scrolls = true;
      clip = {
        left: Math.max(clip.left, left), top: Math.max(clip.top, top),
        right: Math.min(clip.right, right), bottom: Math.min(clip.bottom, bottom),
      };
    }
    const across = Math.max(clip.left - box.left, box.right - clip.right);
    const along = Math.max(clip.top - box.top, box.bottom - clip.bottom);
    if (Math.max(across, along) > 2) {
      if (!scrolls) out.push(`“${name}” is cut`);
      continue;
    }
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const own = [each, each.closest('label')].some((one) => one?.contains(hit));
    if (!own && !hit?.contains(each)) out.push(`“${name}” is covered by ${hit?.tagName}`);
  }
  return out;
}"""
# The parts of the page lie side by side, and what is printed beside the map lies inside its part
# or can be scrolled to.
APART = """() => {
  const boxOf = (each) => each.getBoundingClientRect();
  const seen = (each) => each.checkVisibility() && boxOf(each).height > 0;
  const parts = ['header', '.rail', 'main', '.hand', '.decision'].flatMap((query) => {
    const part = document.querySelector(`.table > ${query}`);
    return part && seen(part) ? [{ query, part, box: boxOf(part) }] : [];
  });
  const over = (one, other) => Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );
  const beyond = (one, room) => Math.max(
    room.left - one.left, one.right - room.right, room.top - one.top, one.bottom - room.bottom,
  );
  // What is left of a box inside something that can be scrolled to it.
  const within = (box, up) => {
    const { overflowX, overflowY } = getComputedStyle(up);
    const [x, y] = [overflowX, overflowY].map((each) => /auto|scroll/.test(each));
    const room = boxOf(up);
    return {
      left: x ? Math.max(box.left, room.left) : box.left,
      right: x ? Math.min(box.right, room.right) : box.right,
      top: y ? Math.max(box.top, room.top) : box.top,
      bottom: y ? Math.min(box.bottom, room.bottom) : box.bottom,
    };
  };
  const out = [];
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  parts.forEach(({ query, part, box }, i) => {
    if (beyond(box, page) > 1) out.push(`${query} is cut by the window`);
    for (const other of parts.slice(i + 1)) {
      if (over(box, other.box) > 1) out.push(`${query} on ${other.query}`);
    }
    if (query !== 'main' && query !== '.hand') return;
    for (const each of part.querySelectorAll('*')) {
      const words = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      const own = each instanceof HTMLElement ? words : each.matches('svg:not([role=group])');
      if (!own || !seen(each) || each.closest('.hidden, svg[role=group]')) continue;
      const name = each.closest('[title], li, button')?.textContent.trim() || each.tagName;
      let box = boxOf(each);
      for (let up = each.parentElement; up !== part.parentElement; up = up.parentElement) {
        box = within(box, up);
        if (box.left >= box.right || box.top >= box.bottom) break; // scrolled away
        const clips = up === part || getComputedStyle(up).overflowY !== 'visible';
        if (clips && beyond(box, boxOf(up)) > 1.5) {
          out.push(`“${name}” leaves ${up.className || query}`);
          break;
        }
      }
    }
  });
  return out;
}"""
# Looks at every frame from now on for what can be pressed and lies under a seal, whatever changes
# there; pointers pass through a seal itself.
WATCH_SEALS: Final = """
  window.sealed = new Set();
  const steps = (from, length) =>
    Array.from({ length: Math.ceil(length / 10) + 1 }, (_, i) => from + Math.min(length, 10 * i));
  const lookUnder = () => {
    requestAnimationFrame(lookUnder);
    const seal = document.querySelector('[data-seal]');
    if (!seal?.checkVisibility({ visibilityProperty: true })) return;
    const { left, top, width, height } = seal.getBoundingClientRect();
    for (const x of steps(left, width)) for (const y of steps(top, height)) {
      const thing = document.elementFromPoint(x, y)?.closest('button, a[href], [data-thing=on]');
      if (thing) window.sealed.add(thing.ariaLabel ?? thing.textContent.trim());
    }
  };
  requestAnimationFrame(lookUnder);
"""


def resize(visitor: Visitor, window: ViewportSize) -> None:
    """Give the page another window and let the map fit it."""
    visitor.page.set_viewport_size(window)
    for _ in range(3):  # it is measured, laid out, drawn
        visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done(0)))")


def faults_of(
    visitor: Visitor, figures: str = "[data-figure]", numbers: str = "[data-number]"
) -> list[str]:
    """Return what is too small, cut or covered on the map."""
    return list(_measured(visitor, figures, numbers)["faults"])


def crowds_of(visitor: Visitor) -> set[str]:
    """Return the places in which figures and numbers were measured: of a hidden map none."""
    return set(_measured(visitor, "[data-figure]", "[data-number]")["crowds"])


def share_of(visitor: Visitor) -> float:
    """Return the part of the window that is drawn with the map."""
    return float(_measured(visitor, "[data-figure]", "[data-number]")["share"])


def sealed(visitor: Visitor) -> list[str]:
    """Return what could be pressed and lay under a seal since `WATCH_SEALS` began."""
    return list(visitor.page.evaluate("[...window.sealed]"))


def covered(visitor: Visitor) -> list[str]:
    """Return what could be pressed but for something that lies over it or cuts it off."""
    return list(visitor.page.evaluate(COVERED))


def misplaced(visitor: Visitor) -> list[str]:
    """Return which parts of the page lie on one another, and what leaves its part."""
    return list(visitor.page.evaluate(APART))


def _measured(visitor: Visitor, figures: str, numbers: str) -> Any:
    given = {"map": MAP, "figure": FIGURE, "number": NUMBER, "figures": figures, "numbers": numbers}
    return visitor.page.evaluate(MEASURE, given)
