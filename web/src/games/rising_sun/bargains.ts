// Promises and gifts between people of Rising Sun (RS-N).

import type { MakePromise, PromiseInfo } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import { ADVANTAGES, MANDATES, PROVINCES, type Position, SEASONS } from './position';

export type Term = 'province' | 'mandate' | 'advantage' | 'coins' | 'ronin';
export type Terms = NonNullable<MakePromise['words']>;

export interface Template {
  /** '' is a promise in one's own words. */
  key: string;
  terms: readonly Term[];
  /** The season it is about, if it is about one. */
  season?: 'now' | 'next';
  /** True if it means nothing once the war has begun. */
  early?: boolean;
}

export const TEMPLATES: readonly Template[] = [
  { key: 'loyal', terms: [], season: 'now', early: true },
  { key: 'stay-out', terms: ['province'], season: 'now' },
  { key: 'mandate', terms: ['mandate'], early: true },
  { key: 'give', terms: ['coins', 'ronin'], season: 'now', early: true },
  { key: 'give-if', terms: ['coins', 'ronin', 'mandate'], early: true },
  { key: 'leave', terms: ['advantage', 'province'] },
  { key: 'ally', terms: [], season: 'next' },
  { key: '', terms: [] },
];

const LISTS: Partial<Record<Term, readonly string[]>> = {
  province: PROVINCES,
  mandate: MANDATES,
  advantage: ADVANTAGES,
};

export function gift(clan: string, coins: number, ronin: number): string {
  return `gift ${clan} ${coins} ${ronin}`;
}

/** The templates that mean something now. */
export function offered(position: Position): Template[] {
  return TEMPLATES.filter(({ season, early }) => {
    if (early && !position.may_give) return false;
    return season !== 'next' || position.next_tea !== null;
  });
}

/** Return the values to choose from for a term; none for a number. */
export function valuesOf(position: Position, template: Template, term: Term): readonly string[] {
  if (term === 'province' && template.key === 'leave') return position.wars.length ? position.wars : PROVINCES;
  return LISTS[term] ?? [];
}

export function firstTerms(position: Position, template: Template): Terms {
  const out: Terms = {};
  for (const term of template.terms) {
    const [first] = valuesOf(position, template, term);
    out[term] = first ?? (term === 'coins' ? 1 : 0);
  }
  if (template.season) out.season = template.season === 'now' ? position.season : (position.next_tea ?? position.season);
  return out;
}

function fits(term: string, value: unknown): boolean {
  const list = term === 'season' ? SEASONS : LISTS[term as Term];
  return list ? list.includes(value as never) : typeof value === 'number';
}

/** A promise in words. What another client made up is not said. */
export function promiseWords({ key, words }: Pick<PromiseInfo, 'key' | 'words'>): string {
  const template = TEMPLATES.find((each) => each.key === key);
  if (!template || !key) return '';
  const wanted: string[] = [...template.terms, ...(template.season ? ['season'] : [])];
  if (!wanted.every((term) => fits(term, words[term]))) return '';
  const goods = template.terms.includes('coins') ? { goods: say('web-rs-goods', { coins: words.coins, ronin: words.ronin }) } : {};
  const { coins: _coins, ronin: _ronin, ...rest } = words;
  return say(`web-rs-promise-${key}`, { ...rest, ...goods });
}

/** True if the numbers of a promise say anything. */
export function isEmpty(template: Template, terms: Terms, text: string): boolean {
  if (!template.key) return !text.trim();
  return template.terms.includes('coins') && !terms.coins && !terms.ronin;
}
