// Chances of a battle as the page shows them.

import type { Choice } from '../../core/protocol';
import type { Chances, Position } from './position';

/** Whole percents that sum up to 100; what may happen is never 0, what is not sure never 100. */
export function percents(odds: Chances): [number, number, number] {
  const out = odds.map((chance) => {
    const whole = Math.round(chance * 100);
    if (chance > 0 && whole === 0) return 1;
    return chance < 1 && whole === 100 ? 99 : whole;
  }) as [number, number, number];
  const most = odds.indexOf(Math.max(...odds));
  out[most] = out[most]! + 100 - (out[0] + out[1] + out[2]);
  return out;
}

/** The parts of an attack's chances: text keys, with the number of cubes. */
export function madeOf(position: Position, choice: Choice, neutral: boolean): [string, number][] {
  const parts = position.odds_made_of?.[String(choice.fields.target)];
  if (!parts) return [];
  const told: [string, number][] = [
    ['theirs', parts.defenders],
    [neutral ? 'farmers-neutral' : 'farmers', parts.farmers],
    ['own', parts.attackers],
    ['own-stuck', parts.attackers_stuck],
    ['theirs-stuck', parts.defenders_stuck],
    ['farmers-stuck', parts.farmers_stuck],
  ];
  return told.filter(([, count]) => count);
}

/** The chances of an attack, if the table shows them. */
export function oddsOf(position: Position, choice: Choice): Chances | null {
  const table = choice.fields.extra === 'with' ? position.odds_extra : position.odds;
  const rows = table?.[String(choice.fields.target)];
  return rows?.[Number(choice.fields.armies) - 1] ?? null;
}
