// The figures of all provinces as they have to be laid out: only what changes the layout, so that most news change nothing.

import type { Crowd, Figure } from './crowd';
import { type Position, colourOf } from './position';

/** The same of one colour once, with their number. */
function counted(kind: Figure['kind'], names: readonly string[]): Figure[] {
  return [...new Set(names)].map((name) => ({ kind, name, count: names.filter((each) => each === name).length }));
}

export function crowdsOf(position: Position): Crowd[] {
  return Object.entries(position.provinces).map(([name, { owner, buildings, free, unrest }]) => {
    const statues = (position.statues ?? []).filter(([province]) => province === name);
    const figures: Figure[] = [
      ...buildings.map((building): Figure => ({ kind: 'building', name: building, count: 1 })),
      ...(unrest ? [{ kind: 'unrest', name: 'unrest', count: unrest } as const] : []),
      ...counted('general', position.seats.filter((seat) => seat.general === name).map((seat) => seat.colour)),
      ...counted('statue', statues.map(([, seat]) => colourOf(position, seat) ?? 'green')),
    ];
    return { name, held: owner >= 0, figures, spaces: free };
  });
}
