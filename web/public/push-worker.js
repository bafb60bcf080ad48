// Shows notices that come while no page is open, and leads to their table.

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, icon: '/icon.svg', data: path }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The page that is already there, or a new one. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

// The browser has another subscription now: the server is told, or nothing would ever come again.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

async function renew(old, fresh) {
  const found = fresh ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = found.toJSON();
  await fetch('/api/me/notices/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, name: '', language: 'en' }),
  });
}
