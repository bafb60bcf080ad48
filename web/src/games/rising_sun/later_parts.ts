// The parts that the first Tea Ceremony does not need (see later.ts).

export { default as Clans } from './Clans.svelte';
export { default as GiftForm } from './GiftForm.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Info } from './Info.svelte';
export { default as Legend } from './Legend.svelte';
export { default as Market } from './Market.svelte';
export { default as Notes } from './Notes.svelte';
export { default as PastBattle } from './PastBattle.svelte';
export { default as PendingEffects } from './PendingEffects.svelte';
export { default as Picker } from './Picker.svelte';
export { default as PromiseForm } from './PromiseForm.svelte';
export { default as SceneChips } from './SceneChips.svelte';
export { default as SceneStage } from './SceneStage.svelte';
export { default as Tiles } from './Tiles.svelte';
export { default as Travels } from './Travels.svelte';
export { default as War } from './War.svelte';
export { story } from './story';
export { tally } from './tally';
