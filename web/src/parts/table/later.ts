import { Later } from '../../games/later.svelte';

/** The parts that every table shows after the first decision. */
export const tableLater = new Later(() => import('./later_parts'));
