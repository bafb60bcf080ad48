// Links to be given to others.

/** True if a page of this host can be opened on this computer only. */
export function onlyHere(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Return the page to open after the log-in: one of ours, never the log-in itself. */
export function wayBack(from: string | null): string {
  return from && /^\/(?!\/|login\b)/.test(from) ? from : '/';
}
