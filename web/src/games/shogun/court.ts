// The favours of Tenno's Court: what each brings, by the figures of the table (SG-XT28…XT38).

import type { FigureInfo } from '../../core/protocol';

export type FavourKind = 'event' | 'chests' | 'armies' | 'calm' | 'rice' | 'points' | 'building' | 'shield' | 'landing';

const KINDS: readonly FavourKind[] = [
  'event', 'chests', 'armies', 'calm', 'rice', 'points', 'building', 'armies', 'chests', 'shield', 'shield',
  'landing', 'points', 'armies', 'rice', 'chests', 'building', 'shield', 'points', 'rice', 'building',
];

export interface Favour {
  number: number;
  kind: FavourKind;
  /** Chests, rice, armies or points; none for the others. */
  amount: number | null;
  building: string | null;
  actions: string[];
}

export function favourOf(figures: readonly FigureInfo[], name: string): Favour {
  const number = Number(name);
  const kind = KINDS[number - 1] ?? 'event';
  const which = KINDS.slice(0, number - 1).filter((each) => each === kind).length;
  const values = (block: string) => figures.find((info) => info.name === `favours.${block}`)?.values ?? {};
  const listed = (block: string, key: string) => (values(block)[key] as unknown[] | undefined)?.[which];
  const counted = ['chests', 'armies', 'rice', 'points'].includes(kind);
  const amount = counted ? listed(kind, 'amounts') : kind === 'landing' ? values('landing').armies : null;
  return {
    number,
    kind,
    amount: typeof amount === 'number' ? amount : null,
    building: kind === 'building' ? String(listed('buildings', 'kinds') ?? '') || null : null,
    actions: kind === 'shield' ? ((listed('protection', 'actions') ?? []) as string[]) : [],
  };
}
