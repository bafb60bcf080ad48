// The little that pages need of a game before its client is fetched. A game announces it in a `front.ts` of its folder.

import type { Component } from 'svelte';
import type { ValueInfo } from '../core/protocol';

/** A game whose cards have a page of their own. */
export interface CardSets {
  /** The option that chooses among the sets of cards. */
  option: string;
  /** The page of all cards; `set`: those that are shown first. */
  page(): Promise<Component<{ values: readonly ValueInfo[]; set: string }>>;
}

export interface Front {
  /** The height of a picture of the board in a book, as CSS. */
  pictureHeight?: string;
  cards?: CardSets;
}

const own = import.meta.glob<Front>('./*/front.ts', { import: 'default', eager: true });

/** A game without a front has nothing to announce. */
export const frontOf = (game: string): Front => own[`./${game}/front.ts`] ?? {};
