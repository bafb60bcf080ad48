// How the table stands for whoever looks at it.

import type { TableInfo, View } from '../../core/protocol';

export type Situation = 'asked' | 'sealed' | 'waiting' | 'paused' | 'ended' | 'finished';

interface OpenAsk {
  seats: number[];
  secret: boolean;
}

export function openAsk(view: View): OpenAsk | null {
  return (view.position.ask as OpenAsk | null | undefined) ?? null;
}

export function situation(table: TableInfo, view: View): Situation {
  if (table.status === 'ended') return 'ended';
  if (table.status === 'finished' || view.position.result) return 'finished';
  if (table.status === 'paused') return 'paused';
  if (view.prompt) return 'asked';
  const ask = openAsk(view);
  const sealed = ask?.secret && view.seat >= 0 && !ask.seats.includes(view.seat) && view.can_undo;
  return sealed ? 'sealed' : 'waiting';
}
