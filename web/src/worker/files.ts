// Files from the server, or from what was kept. Neither requests to the API nor sockets come here.

import { matchPrecache } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

const OWN = 'assets-';
/** A proxy whose server does not answer. */
const GONE = [502, 503, 504];
/** Addresses at which no page is. */
const NO_PAGE = /^\/(api|assets|health|metrics)(\/|$)/;

/** Return this worker's answer to a request; undefined if it is none of its business. */
export function answerTo(event: FetchEvent, build: string): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return NO_PAGE.test(pathname) ? undefined : page(event);
  return pathname.startsWith('/assets/') ? asset(event, OWN + build) : undefined;
}

/** The page of the server; if that does not answer, the one that is kept, which says so. */
async function page(event: FetchEvent): Promise<Response> {
  let found: Response | undefined;
  try {
    found = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    if (!GONE.includes(found.status)) return found;
  } catch {
    // there is no line
  }
  return (await matchPrecache('/index.html')) ?? found ?? Response.error();
}

/** A file whose name changes with its contents: kept from its first use until the next build. */
async function asset(event: FetchEvent, name: string): Promise<Response> {
  const kept = (await matchPrecache(event.request.url)) ?? (await caches.match(event.request, { cacheName: name }));
  if (kept) return kept;
  const found = await fetch(event.request);
  if (found.ok) {
    const copy = found.clone();
    const keep = async (): Promise<void> => (await caches.open(name)).put(event.request, copy);
    event.waitUntil(keep().catch(() => undefined)); // a full disk
  }
  return found;
}

/** Drops the files of other builds; from now on a page is asked for while the worker starts. */
export async function tidy(build: string): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== OWN + build);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}
