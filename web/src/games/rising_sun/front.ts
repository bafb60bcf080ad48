import type { Front } from '../fronts';

export default {
  // In less room than this the map makes way for the decision.
  pictureHeight: 'clamp(488px, 76vw, 560px)',
  cards: { option: 'set', page: async () => (await import('./CardPage.svelte')).default },
} satisfies Front;
