// The situation of the table for whoever looks at it.

import type { TableInfo, View } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import type { AskView, GameView } from '../../core/view';

export type Situation = 'asked' | 'sealed' | 'waiting' | 'paused' | 'replaced' | 'ended' | 'finished';

export function openAsk(view: View): AskView | null {
  return (view.position as unknown as GameView).ask ?? null;
}

/** The view while nothing can be decided here: all forms are closed. */
export function closed(view: View): View {
  return { ...view, prompt: null, choices: [], free: [], can_undo: false };
}

/** True if the words of my decision have not arrived: what it offers comes with its question. */
export function wordless(view: View): boolean {
  return view.prompt !== null && (settings.language?.awaits(`ask-${view.prompt.key}`, settings.game) ?? false);
}

/** The seats of people and programs that owe an answer and have no connection. */
export function missing(table: TableInfo, view: View): number[] {
  return (openAsk(view)?.seats ?? []).filter((seat) => {
    const { kind, connected, away } = table.seats[seat]!;
    return (kind === 'person' || kind === 'program') && !connected && !away;
  });
}

export function situation(table: TableInfo, view: View): Situation {
  if (table.status === 'ended') return 'ended';
  if (table.status === 'finished' || view.position.result) return 'finished';
  if (table.status === 'paused') return 'paused';
  if (table.seats[table.my_seat]?.away) return 'replaced';
  if (view.prompt) return 'asked';
  const ask = openAsk(view);
  const sealed = ask?.secret && view.seat >= 0 && !ask.seats.includes(view.seat) && view.can_undo;
  return sealed ? 'sealed' : 'waiting';
}
