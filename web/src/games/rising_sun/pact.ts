// Alliances made and broken, gifts, and figures replaced by a betrayal.

import type { Happening } from '../../core/protocol';
import { lastOf } from './log_lines';

export interface Replaced {
  /** The owner of the figure. */
  seat: number;
  /** The kind of the figure, if the log tells. */
  victim: string | null;
  figure: string;
  place: string;
}

export interface Pact {
  kind: 'allied' | 'broken' | 'gift' | 'replaced';
  /** The player who made or broke it, or gave. */
  seat: number;
  /** The other one; of a betrayal everybody who lost a figure. */
  others: number[];
  replaced: Replaced[];
  /** The gifts: signs of MARK. */
  goods: { sign: 'coin' | 'ronin'; count: number }[];
  /** The lines about its consequences. */
  lines: Happening[];
}

const KIND: Record<string, Pact['kind']> = { 'rs-allied': 'allied', 'rs-broken': 'broken', 'rs-gift': 'gift', 'rs-replaced': 'replaced' };
const GOODS = [{ sign: 'coin', field: 'coins' }, { sign: 'ronin', field: 'ronin' }] as const;
/** They only say that it is over. */
const ASIDE = ['rs-acted', 'rs-draws', 'rs-mandate', 'rs-buried'];

/** The figures that were sent home before their places were taken, by place and owner. */
function sentHome(log: readonly Happening[]): Map<string, string[]> {
  const from = lastOf(log, ({ key }) => key === 'rs-mandate' || key === 'rs-buried');
  const out = new Map<string, string[]>();
  for (const { key, words } of log.slice(from + 1)) {
    if (key !== 'rs-sent-home') continue;
    const home = `${String(words.player)} ${String(words.place)}`;
    out.set(home, [...(out.get(home) ?? []), String(words.figure)]);
  }
  return out;
}

export function pactOf(lines: readonly Happening[], log: readonly Happening[]): Pact | null {
  const first = lines.find(({ key }) => key in KIND);
  if (!first) return null;
  const kind = KIND[first.key]!;
  const all = lines.filter(({ key }) => key === first.key);
  const victims = sentHome(log);
  const replaced = kind !== 'replaced' ? [] : all.map(({ words }): Replaced => {
    const [seat, place] = [Number(words.neighbour), String(words.place)];
    return { seat, place, figure: String(words.figure), victim: victims.get(`${seat} ${place}`)?.shift() ?? null };
  });
  return {
    kind,
    seat: Number(first.words.player),
    others: [...new Set(all.map(({ words }) => Number(words.neighbour)))],
    replaced,
    goods: kind === 'gift' ? GOODS.map(({ sign, field }) => ({ sign, count: Number(first.words[field]) })).filter(({ count }) => count > 0) : [],
    lines: lines.filter((line) => !all.includes(line) && !ASIDE.includes(line.key)),
  };
}
