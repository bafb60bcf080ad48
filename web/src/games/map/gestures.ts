// Dragging, pinching and turning the wheel over the map; a short press is left to be a click.

export interface Point {
  x: number;
  y: number;
}

export interface Moves {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
}

const SLACK = 6;

export function gestures(node: HTMLElement, moves: Moves): { update: (next: Moves) => void; destroy: () => void } {
  const fingers = new Map<number, Point>();
  let now = moves;
  let dragged = false;
  let start: Point = { x: 0, y: 0 };

  const at = (event: PointerEvent | WheelEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = ([one, other]: Point[]) =>
    one && other ? { far: Math.hypot(one.x - other.x, one.y - other.y), mid: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } } : null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('[data-overlay]')) return;
    if (!fingers.size) {
      dragged = false;
      start = at(event);
    }
    fingers.set(event.pointerId, at(event));
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const here = at(event);
    if (!dragged && fingers.size === 1 && Math.hypot(here.x - start.x, here.y - start.y) < SLACK) return;
    if (!dragged) node.setPointerCapture(event.pointerId);
    dragged = true;
    const old = spread([...fingers.values()]);
    fingers.set(event.pointerId, here);
    const next = spread([...fingers.values()]);
    if (old && next) {
      now.pan(next.mid.x - old.mid.x, next.mid.y - old.mid.y);
      if (old.far > 0) now.zoom(next.far / old.far, next.mid);
    } else now.pan(here.x - before.x, here.y - before.y);
  }

  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);

  /** A drag must not click what lies under it. */
  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    if ((event.target as Element).closest('[data-overlay]')) return;
    event.preventDefault();
    now.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.004), at(event));
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, true);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    },
  };
}
