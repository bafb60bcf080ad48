// How the table stands for whoever looks at it.

import type { TableInfo, View } from '../../core/protocol';
import type { AskView, GameView } from '../../core/view';

export type Situation = 'asked' | 'sealed' | 'waiting' | 'paused' | 'ended' | 'finished';

export function openAsk(view: View): AskView | null {
  return (view.position as unknown as GameView).ask ?? null;
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
