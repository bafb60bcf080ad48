import { Later } from '../../games/later.svelte';

/** The parts that every table shows after the first decision. */
export const tableLater = new Later(() => import('./later_parts'));

/** The result, for a game that is over. `{#await}` would keep all that the table showed before. */
export const resultLater = new Later(() => import('../Result.svelte'));

/** Parts that are fetched when they are opened, or when something waits for consent. */
export const menuLater = new Later(() => import('./HostItems.svelte'));
export const adviceLater = new Later(() => import('./AdvicePanel.svelte'));
export const motionsLater = new Later(() => import('./Motions.svelte'));
export const offersLater = new Later(() => import('./Offers.svelte'));

/** The host's voice of a guided first game, and the tips of a first own game. */
export const lessonLater = new Later(() => import('./Lesson.svelte'));
export const tipsLater = new Later(() => import('./Tips.svelte'));
