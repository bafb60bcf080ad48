// Work that can wait for a moment: one piece of it per frame, so that no frame takes long.

const waiting = new Set<() => void>();
let next = 0;

function take(): void {
  next = 0;
  const [task] = waiting;
  if (!task) return;
  waiting.delete(task);
  if (waiting.size) plan();
  task();
}

function plan(): void {
  // Not in the frame itself: its own work comes after what is called there.
  next ||= requestAnimationFrame(() => setTimeout(take));
}

/** Call this when those before it have been called, each after a frame of its own. Returns how to take it back. */
export function inTurn(task: () => void): () => void {
  const own = () => task();
  waiting.add(own);
  plan();
  return () => void waiting.delete(own);
}
