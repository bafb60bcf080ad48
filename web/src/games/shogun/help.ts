// A sentence of help for each decision: what it is about, how to answer.

import type { View } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import { positionOf } from './position';

const PLAIN = ['D2', 'D3', 'D4', 'D7', 'D9', 'D10', 'D12', 'D14', 'D15', 'D16', 'D17', 'D18', 'D19', 'D20', 'D21', 'D22', 'D23'];
/** The decisions that place the general. */
const GENERAL = ['D5', 'D8', 'D24'];

export function help(view: View): string {
  const key = view.prompt?.key.replace('SG-', '') ?? '';
  const position = positionOf(view);
  if (PLAIN.includes(key)) return say(`web-sg-help-${key}`);
  if (GENERAL.includes(key)) return say('web-sg-help-general');
  if (key === 'D11' && position.event) {
    return say('web-sg-help-D11', { event: position.event, about: say(`event-${position.event}.about`) });
  }
  const building = key === 'D13' ? position.favour_cards?.[String(view.prompt!.words.favour)]?.building : null;
  if (building) return say('web-sg-help-D13', { building });
  // Whoever plans for the second year knows what it is for.
  return key === 'D6' && position.year < 2 ? say('web-sg-help-D6') : '';
}
