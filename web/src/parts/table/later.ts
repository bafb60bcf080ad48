import { Later } from '../../games/later.svelte';

/** The parts that every table shows after the first decision. */
export const tableLater = new Later(() => import('./later_parts'));

/** The result, for a game that is over. `{#await}` would keep all that the table showed before. */
export const resultLater = new Later(() => import('../Result.svelte'));

/** What stands in a table's menu, and what waits for the consent of those at the table. */
export const menuLater = new Later(() => import('./HostItems.svelte'));
export const motionsLater = new Later(() => import('./Motions.svelte'));
export const offersLater = new Later(() => import('./Offers.svelte'));
