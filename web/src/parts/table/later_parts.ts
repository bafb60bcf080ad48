// Parts that no table needs for the first decision (see later.ts).

export { default as Ceremony } from './Ceremony.svelte';
export { default as Coach } from './Coach.svelte';
export { default as Interlude } from './Interlude.svelte';
export { default as LogPanel } from './LogPanel.svelte';
export { default as MessageToast } from './MessageToast.svelte';
export { default as Recap } from './Recap.svelte';
export { default as SceneControls } from './SceneControls.svelte';
export { default as SceneNotes } from './SceneNotes.svelte';
export { default as SceneStrip } from './SceneStrip.svelte';
export { default as Stamp } from './Stamp.svelte';
export { default as TallyPanel } from './TallyPanel.svelte';
export { countedAt, countingAt, endMoment, sumsOf } from './counting';
