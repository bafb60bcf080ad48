// The worker of the client: it keeps what a page needs to open without a line, and shows notices while no page is open.

import { type PrecacheEntry, precache } from 'workbox-precaching';
import { answerTo, tidy } from './files';
import { renew, show, tell, type Told } from './notices';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const shell = self.__WB_MANIFEST as PrecacheEntry[];
/** Changes with every build. */
const build = shell.find(({ url }) => url === 'index.html')?.revision ?? '';

precache(shell);

// A newer worker may serve older pages: it takes them nothing but files from the server.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(tidy(build)));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event, build);
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json() as Told)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription, event.newSubscription)));
