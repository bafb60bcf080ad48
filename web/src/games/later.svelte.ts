// Parts that are not needed until the first decision can be made: fetched as soon as the page has nothing else to do.

import { AGAIN, settings } from '../core/settings.svelte';

/** Call this when the page is shown and has nothing else to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}

export class Later<Parts> {
  /** Undefined until they are there. */
  parts = $state.raw<Parts>();
  private coming: Promise<void> | undefined;
  /** Counts what failed, so that whoever needs the parts looks again. */
  private failed = $state(0);

  constructor(private readonly load: () => Promise<Parts>) {}

  /** The same for what is needed now: they are fetched. */
  get now(): Parts | undefined {
    void this.failed;
    if (!this.parts) void this.fetch();
    return this.parts;
  }

  /** The parts with the words that they say. */
  fetch(): Promise<void> {
    this.coming ??= Promise.all([this.load(), settings.learnRest(false)]).then(
      ([parts]) => void (this.parts = parts),
      () => {
        this.coming = undefined; // a line that was cut
        setTimeout(() => (this.failed += 1), AGAIN);
      },
    );
    return this.coming;
  }
}

/** Resolves when all of these are there; null if they are. */
export function everything(...later: readonly Later<unknown>[]): Promise<void> | null {
  const missing = later.filter(({ parts }) => !parts);
  return missing.length ? Promise.all(missing.map((each) => each.fetch())).then(() => undefined) : null;
}
