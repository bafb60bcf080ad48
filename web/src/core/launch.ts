// The installed client is started again, or a link leads into it, while a window of it is open.

import { router } from './route.svelte';

interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string }) => void): void;
}

/** Leads the open window on; started by its icon alone, it stays where it is. */
export function followLaunches(queue = (window as { launchQueue?: LaunchQueue }).launchQueue): void {
  queue?.setConsumer(({ targetURL }) => {
    if (!targetURL) return;
    const { pathname, search } = new URL(targetURL);
    const path = pathname + search;
    if (path !== '/' && path !== location.pathname + location.search) router.go(path);
  });
}
