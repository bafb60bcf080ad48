// Notices that come while no page is open, and the way to their table.

import { showBadge } from '../core/badge';

declare const self: ServiceWorkerGlobalScope;

/** A push message of the server. */
export interface Told {
  title: string;
  body: string;
  path: string;
  tag: string;
  /** The games that wait for me; servers of earlier versions don't tell. */
  waiting?: number;
}

/** TypeScript does not know it yet. */
type Shown = NotificationOptions & { renotify: boolean };

export async function tell({ title, body, tag, path, waiting }: Told): Promise<void> {
  if (waiting !== undefined) showBadge(waiting);
  const shown: Shown = { body, tag, renotify: true, icon: '/icon-192.png', badge: '/badge-96.png', data: path };
  await self.registration.showNotification(title, shown);
}

/** Leads to a page: to the window where it is open already, or to a new one. */
export async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

/** The browser has another subscription now: the server is told, or nothing would ever come again. */
export async function renew(old: PushSubscription | null, fresh: PushSubscription | null): Promise<void> {
  const found = fresh ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  await fetch('/api/me/notices/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], name: '', language: 'en' }),
  });
}
