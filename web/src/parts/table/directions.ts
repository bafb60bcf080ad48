// Moving between things with the arrow keys.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const middle = (rect: Rect) => ({ x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 });

/** The index of the nearest thing in a direction; −1 if there is none. */
export function nearest(from: Rect, rects: readonly Rect[], direction: Direction): number {
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  rects.forEach((rect, i) => {
    const { x, y } = middle(rect);
    const [dx, dy] = [x - start.x, y - start.y];
    const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[direction];
    if (along < 2) return;
    const across = direction === 'ArrowLeft' || direction === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx);
    const far = along + across * 2.5;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}
