// Promises and gifts between people of Rising Sun (RS-N).

import type { MakePromise, PromiseInfo } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import { ADVANTAGES, MANDATES, PROMISES, PROVINCES, type Position, type PromiseKind, SEASONS } from './position';

export type Term = 'province' | 'mandate' | 'advantage' | 'coins' | 'ronin' | 'season';
export type Terms = NonNullable<MakePromise['words']>;

/** The arguments of a promise's sentence; '' is a promise in one's own words. */
export const TERMS: Record<PromiseKind | '', readonly Term[]> = {
  loyal: ['season'],
  'stay-out': ['province', 'season'],
  mandate: ['mandate'],
  give: ['coins', 'ronin', 'season'],
  'give-if': ['coins', 'ronin', 'mandate'],
  leave: ['advantage', 'province'],
  ally: ['season'],
  '': [],
};
export type Kind = keyof typeof TERMS;

const LISTS: Partial<Record<Term, readonly string[]>> = {
  province: PROVINCES,
  mandate: MANDATES,
  advantage: ADVANTAGES,
  season: SEASONS,
};

export function gift(clan: string, coins: number, ronin: number): string {
  return `gift ${clan} ${coins} ${ronin}`;
}

/** The promises that mean something now. */
export function offered({ promises }: Position): Kind[] {
  return [...PROMISES.filter((kind) => kind in promises), ''];
}

/** The terms that a form asks for: the season follows from the time. */
export function asked(kind: Kind): Term[] {
  return TERMS[kind].filter((term) => term !== 'season');
}

/** Return the values to choose from for a term; none for a number. */
export function valuesOf(position: Position, kind: Kind, term: Term): readonly string[] {
  if (term === 'province' && kind === 'leave') return position.wars.length ? position.wars : PROVINCES;
  return LISTS[term] ?? [];
}

export function firstTerms(position: Position, kind: Kind): Terms {
  const out: Terms = {};
  for (const term of asked(kind)) {
    const [first] = valuesOf(position, kind, term);
    out[term] = first ?? (term === 'coins' ? 1 : 0);
  }
  const season = kind ? position.promises[kind] : null;
  return season ? { ...out, season } : out;
}

function fits(term: Term, value: unknown): boolean {
  const list = LISTS[term];
  return list ? list.includes(value as never) : typeof value === 'number';
}

/** A promise in words. What another client made up is not said. */
export function promiseWords({ key, words }: Pick<PromiseInfo, 'key' | 'words'>): string {
  const terms = key ? TERMS[key as Kind] : undefined;
  if (!terms) return '';
  if (!terms.every((term) => fits(term, words[term]))) return '';
  const goods = terms.includes('coins') ? { goods: say('web-rs-goods', { coins: words.coins, ronin: words.ronin }) } : {};
  const { coins: _coins, ronin: _ronin, ...rest } = words;
  return say(`web-rs-promise-${key}`, { ...rest, ...goods });
}

/** True if the numbers of a promise say anything. */
export function isEmpty(kind: Kind, terms: Terms, text: string): boolean {
  if (!kind) return !text.trim();
  return TERMS[kind].includes('coins') && !terms.coins && !terms.ronin;
}
