// The pace of a table in words.

import type { Pace } from './protocol';
import { say } from './settings.svelte';

export function paceWords(pace: Pace): string {
  if (pace.kind === 'days') return say('web-pace-is-days', { days: pace.days ?? 0 });
  if (pace.kind === 'live') {
    const minutes = Math.round((pace.bank ?? 0) / 60);
    return say('web-pace-is-live', { seconds: pace.decision ?? 0, minutes });
  }
  return say('web-pace-none');
}
