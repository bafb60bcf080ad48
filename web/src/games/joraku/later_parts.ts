// The parts that the first card does not need (see later.ts).

export { default as Hands } from '../../parts/ReplayHands.svelte';
export { default as Legend } from './Legend.svelte';
export { story } from './story';
export { tally } from './tally';
