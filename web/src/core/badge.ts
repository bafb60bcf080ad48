// The number on the icon of the installed client; for pages and for the worker.

/** Shows how many games wait for me; none is no badge. Browsers without badges do nothing. */
export function showBadge(count: number): void {
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
