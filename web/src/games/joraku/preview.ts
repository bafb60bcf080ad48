// The effects of an answer, as sentences; the engine foresees them.

import type { Choice, View } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import { type Preview, factionOf, positionOf } from './position';

function piecesSeen({ areas = [], prestige = 0 }: Preview): string[] {
  const lines = areas.map(({ rank_before, prestige_before, ...change }) =>
    say('web-jk-foresee', {
      ...change,
      rankBefore: rank_before,
      prestigeBefore: prestige_before,
      place: rank_before === change.rank ? 'same' : 'changed',
      gain: prestige_before === change.prestige ? 'same' : 'changed',
      cry: change.kachidoki === null ? 'no' : 'yes',
    }),
  );
  if (areas.length < 2) return lines;
  const sign = prestige > 0 ? 'more' : prestige < 0 ? 'less' : 'same';
  return [...lines, say('web-jk-foresee-sum', { sign, points: Math.abs(prestige) })];
}

function cardSeen(view: View, seen: Preview | undefined): string[] {
  const position = positionOf(view);
  const does = seen?.area ? say('web-jk-card-does', { value: seen.value, area: seen.area }) : say('web-jk-ninja-does');
  const home = factionOf(position, String(view.prompt?.words.colour ?? ''))?.daimyo;
  if (!seen?.wins) return [does, say('web-jk-card-loses')];
  if (!position.trick?.length || !home) return [does];
  return [does, say('web-jk-card-wins', { area: home, points: seen.kachidoki ?? 0 })];
}

export function foresee(view: View, choice: Choice): string[] {
  const seen = positionOf(view).preview?.[choice.text];
  if (choice.verb === 'play') return cardSeen(view, seen);
  const points = Number(view.prompt?.words.points ?? 0);
  if (choice.verb === 'stop') return points > 0 ? [say('web-jk-points-lost', { points })] : [];
  return seen ? piecesSeen(seen) : [];
}
