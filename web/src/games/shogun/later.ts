import { Later } from '../later.svelte';

export const later = new Later(() => import('./later_parts'));

/** Panels that few tables need. */
export const rare = {
  draft: new Later(() => import('./Draft.svelte')),
  court: new Later(() => import('./Court.svelte')),
  dajokan: new Later(() => import('./Dajokan.svelte')),
};
