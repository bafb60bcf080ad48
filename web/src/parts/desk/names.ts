// The names of things and fields of a position, in the reader's language.

import type { Data } from '../../core/ruling_position';
import { say, settings } from '../../core/settings.svelte';

/** Kinds of things that can stand in a position under their bare names. */
const KINDS = ['place', 'province', 'area', 'clan', 'colour', 'kami', 'slot', 'mandate', 'figure', 'cube', 'token', 'season', 'building', 'action', 'office', 'card'];

/** A text key for a thing, as the engine makes it. */
const keyOf = (kind: string, name: string) => `${kind}-${name}`.replaceAll(' ', '-').replaceAll('+', '-plus-');

/** The label of a field: the game's own, or one that games share. */
export function fieldName(label: string): string {
  const key = `web-desk-field-${label.replaceAll('_', '-')}`;
  return settings.language?.has(key, settings.game) ? say(key) : label.replaceAll('_', ' ');
}

/** The forms in which sentences about actions name things. */
const FORMS = ['', '-acc', '-dat', '-from', '-gen', '-id', '-in', '-quoted', '-to'];
const GAP = '…';

const isOpen = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** An action in the reader's words; what is not chosen yet is a gap. */
export function actionText(prefix: string, verb: string, fields: Data): string {
  const key = `${prefix}-do-${verb}`;
  if (!settings.language?.has(key, settings.game)) return verb;
  const open = Object.entries(fields).filter(([, value]) => isOpen(value)).map(([name]) => name);
  if (open.length && settings.language.has(`${key}.verb`, settings.game)) return say(`${key}.verb`);
  const gaps = open.flatMap((name) => FORMS.map((form) => [name + form, GAP]));
  return say(key, { ...fields, ...Object.fromEntries(gaps) }).replace(/…(?:[\s:×]+…)+/g, GAP);
}

/** A place of a position as people call it; refusals name it as the notation does: seats[0].coins. */
export function spokenPlace(place: string, names: readonly string[]): string {
  const parts = place.split(/[.[\]]+/).filter(Boolean);
  const said = parts.map((part, at) => {
    if (/^\d+$/.test(part)) return parts[at - 1] === 'seats' ? (names[Number(part)] ?? part) : '';
    return ['board', 'factions', 'provinces', 'seats', 'stack'].includes(part) && parts.length > 1 ? '' : thingName(part);
  });
  return said.filter(Boolean).join(' · ');
}

/** A thing by its name: of this kind if it is known, else of any kind; a field by its label. */
export function thingName(name: string, kind = ''): string {
  const singular = kind.replace(/s$/, '');
  const found = [kind, singular, ...KINDS].find((each) => each && settings.language?.has(keyOf(each, name), settings.game));
  if (found) return say(keyOf(found, name));
  const [first, second] = name.split(':');
  if (second) return `${thingName(first!)}: ${thingName(second)}`;
  // A card played for a colour, a tile that lies over another one.
  const words = name.split(' ').filter((word) => word !== 'over');
  return words.length > 1 ? words.map((word) => thingName(word)).join(': ') : fieldName(name);
}
