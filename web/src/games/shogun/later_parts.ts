// The parts that planning for the first time does not need (see later.ts).

export { default as ActionRow } from './ActionRow.svelte';
export { default as Aim } from './Aim.svelte';
export { default as Auction } from './Auction.svelte';
export { default as BidStage } from './BidStage.svelte';
export { default as Defence } from './Defence.svelte';
export { default as Effects } from './Effects.svelte';
export { default as EventStage } from './EventStage.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Info } from './Info.svelte';
export { default as Legend } from './Legend.svelte';
export { default as Marches } from './Marches.svelte';
export { default as Overview } from './Overview.svelte';
export { default as Recap } from './Recap.svelte';
export { default as SpecialStage } from './SpecialStage.svelte';
export { default as Throw } from './Throw.svelte';
export { default as ThrowStage } from './ThrowStage.svelte';
export { default as Winter } from './Winter.svelte';
export { recapOf } from './recap';
export { story } from './story';
export { tally } from './tally';
