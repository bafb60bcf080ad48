// Lays a seal where it covers nothing that can be pressed, and again whenever the page changes under it.

/** The places where a seal may lie, in parts of the height of its board; the first of them that covers no name, if there is one. */
const PLACES = [0, 0.3, 0.55, 0.2, 0.7];
/** The room it leaves free at the edge, in pixels. */
const EDGE = 10;
/** The points that are tried across and along what lies partly under a seal. */
const POINTS = 8;

const PRESSABLE = 'button, a[href], [data-thing=on]';
const NAMES = 'svg text.name';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Return whether something that can be pressed lies under this box; shapes need not fill theirs. */
export function covers(box: Box): boolean {
  return [...document.querySelectorAll(PRESSABLE)].some((thing) => {
    const its = thing.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, its.left), Math.min(box.right, its.right)];
    const [top, bottom] = [Math.max(box.top, its.top), Math.min(box.bottom, its.bottom)];
    if (left >= right || top >= bottom) return false;
    return Array.from({ length: POINTS * POINTS }, (_, i) => [(i % POINTS) + 0.5, Math.floor(i / POINTS) + 0.5] as const).some(([across, along]) =>
      thing.contains(document.elementFromPoint(left + ((right - left) * across) / POINTS, top + ((bottom - top) * along) / POINTS)),
    );
  });
}

/** Return whether a name on the map lies under this box. */
function coversNames(box: Box): boolean {
  return [...document.querySelectorAll(NAMES)].some((name) => {
    const its = name.getBoundingClientRect();
    return Math.max(box.left, its.left) < Math.min(box.right, its.right) && Math.max(box.top, its.top) < Math.min(box.bottom, its.bottom);
  });
}

/** The share by which a seal is larger while it is laid down, and its turn in degrees. */
export interface Laid {
  grown: number;
  tilt: number;
}

/** Keep a seal at a free place of its board; while there is none, it can't be seen. */
export function freePlace(seal: HTMLElement, { grown, tilt }: Laid): { destroy: () => void } {
  /** Its distance from the upper edge of all that its board holds. */
  let lies: number | null = null;

  function lay(): void {
    const board = seal.offsetParent;
    if (!board) return;
    const { left, top, width, height } = board.getBoundingClientRect();
    const turned = Math.sin((Math.abs(tilt) * Math.PI) / 180);
    const across = ((seal.offsetWidth + seal.offsetHeight * turned) * grown) / 2;
    const along = ((seal.offsetHeight + seal.offsetWidth * turned) * grown) / 2;
    const boxAt = (place: number): Box => {
      const [x, y] = [left + width / 2, top + place + seal.offsetHeight / 2];
      return { left: x - across, right: x + across, top: y - along, bottom: y + along };
    };
    const places = PLACES.map((part) => EDGE + part * height);
    const free = (lies === null ? places : [lies - board.scrollTop, ...places]).filter((each) => !covers(boxAt(each)));
    // It stays where it lies as long as it covers nothing there.
    const place = lies === null ? (free.find((each) => !coversNames(boxAt(each))) ?? free[0]) : free[0];
    seal.style.visibility = place === undefined ? 'hidden' : 'visible';
    if (place === undefined) return;
    lies = place + board.scrollTop;
    seal.style.top = `${lies}px`;
  }

  lay();
  /** Measured when the page is laid out anyway. */
  let frame = 0;
  const changes = new MutationObserver((all) => {
    if (frame || all.every(({ target }) => target === seal)) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      lay();
    });
  });
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  addEventListener('scroll', lay, true);
  addEventListener('resize', lay);
  return {
    destroy: () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lay, true);
      removeEventListener('resize', lay);
    },
  };
}
