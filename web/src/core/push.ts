// Web push on this device: the subscription of the browser, and the worker that shows what comes.

import { api } from './api';
import { hasWorkers, register } from './worker';

/** False where a browser has no web push, or the page no https. */
export const canPush = (): boolean => hasWorkers() && 'PushManager' in window && 'Notification' in window;

/** The bytes of a key in the letters that addresses may have. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The subscription of this browser, if it has one; with a key, only one that was made with it. */
export async function subscription(key = ''): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const found = (await worker?.pushManager.getSubscription()) ?? null;
  const own = found?.options.applicationServerKey;
  if (key && own && new Uint8Array(own).join() !== bytesOf(key).join()) return null; // the server has another key now
  return found;
}

/** A subscription with the server's key; nothing if the person does not allow it. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await register();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // perhaps one with another key
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Ends the notices to this browser: whoever logs out leaves nothing behind. */
export async function unsubscribe(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  const { devices } = await api.notices();
  const mine = devices.find(({ endpoint }) => endpoint === found.endpoint);
  if (mine) await api.forgetDevice(mine.id);
  await found.unsubscribe();
}

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];
const BROWSERS = ['Firefox', 'Edg', 'Chrome', 'Safari'];

/** A name for a browser that a person recognises: “Firefox · Android”. */
export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find((name) => agent.includes(name)) ?? '');
  return found.filter(Boolean).join(' · ').replace('Edg', 'Edge');
}

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A time of the day, from minutes and to minutes. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
