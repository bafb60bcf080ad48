// The names of things and fields of a position, in the reader's language.

import { say, settings } from '../../core/settings.svelte';

/** Kinds of things that can stand in a position under their bare names. */
const KINDS = ['place', 'province', 'area', 'clan', 'colour', 'kami', 'slot', 'mandate', 'figure', 'cube', 'token', 'season', 'building', 'action', 'office'];

/** A text key for a thing, as the engine makes it. */
const keyOf = (kind: string, name: string) => `${kind}-${name}`.replaceAll(' ', '-').replaceAll('+', '-plus-');

export function fieldName(label: string): string {
  const key = `web-desk-field-${label.replaceAll('_', '-')}`;
  return settings.language?.has(key) ? say(key) : label.replaceAll('_', ' ');
}

/** A thing by its name: of this kind if it is known, else of any kind; a field by its label. */
export function thingName(name: string, kind = ''): string {
  const singular = kind.replace(/s$/, '');
  const found = [kind, singular, ...KINDS].find((each) => each && settings.language?.has(keyOf(each, name), settings.game));
  if (found) return say(keyOf(found, name));
  const [first, second] = name.split(':');
  return second ? `${thingName(first!)}: ${thingName(second)}` : fieldName(name);
}
