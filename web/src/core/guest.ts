// A first visitor plays at once: with a friendly name that can be changed later.

import { me } from './me.svelte';
import { say } from './settings.svelte';

/** One of the names of the list, with a number so that two guests differ. */
export function guestName(names: string, random: () => number = Math.random): string {
  const all = names.split(',').map((name) => name.trim());
  const name = all[Math.floor(random() * all.length)] ?? '';
  return `${name} ${10 + Math.floor(random() * 90)}`;
}

let proposed = '';

/** The name under which I would play now. */
export function myName(): string {
  if (me.now) return me.now.name;
  proposed ||= guestName(say('web-guest-names'));
  return proposed;
}

/** Before the first thing that needs a name. */
export async function introduce(name = myName()): Promise<void> {
  if (!me.now) await me.name(name);
}
