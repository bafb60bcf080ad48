// Dragging a card with mouse, pen or thumb. Scrolling stays with the browser: it cancels a drag.

export interface Drag {
  card: string;
  x: number;
  y: number;
  /** The slot under the pointer, "hand" above the cards, or nothing. */
  over: string | null;
}

const NEAR = 7;

export function targetAt(x: number, y: number): string | null {
  const on = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot], [data-hand]');
  return on ? (on.dataset.slot ?? 'hand') : null;
}

/** Follow a pointer from where it went down; the click that ends a drag is swallowed. */
export function follow(
  event: PointerEvent,
  card: string,
  onmove: (drag: Drag | null) => void,
  ondrop: (drag: Drag) => void,
): void {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const stop = new AbortController();
  const { signal } = stop;
  let drag: Drag | null = null;

  const move = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return;
    const { clientX: x, clientY: y } = next;
    if (!drag && Math.hypot(x - start.x, y - start.y) < NEAR) return;
    drag = { card, x, y, over: targetAt(x, y) };
    onmove(drag);
  };
  const end = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return;
    stop.abort();
    onmove(null);
    if (!drag) return;
    const swallow = (click: MouseEvent) => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
    ondrop({ ...drag, over: targetAt(next.clientX, next.clientY) });
  };
  const cancel = () => {
    stop.abort();
    onmove(null);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
}
