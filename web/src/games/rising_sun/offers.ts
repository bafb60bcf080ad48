// The meanings of provinces, shrines, cards, clans and figures while a decision is open.

import { type Choosing, type Thing, isOffered, isPicked } from '../../core/selection';
import type { Choice, View } from '../../core/protocol';
import type { Offers } from '../offers';
import { type Position, PROVINCES, clanOf, positionOf } from './position';

const picked = (choosing: Choosing, field: string) => choosing.some((thing) => thing.field === field);

/** Return the possible meanings of a click on a province, the likeliest first; a move is begun at its source. */
export function provinceMeanings(choosing: Choosing, name: string): Thing[] {
  const source = { field: 'source', name };
  const target = { field: 'target', name };
  const both = picked(choosing, 'source') ? [target, source] : [source, target];
  return [...both, { verb: 'summon', field: 'province', name }, { field: 'province', name }, { field: 'place', name }];
}

/** The meanings that make a province shine: not yet the targets of all moves. */
export function provinceLights(choices: readonly Choice[], choosing: Choosing, name: string): Thing[] {
  const moving = choices.some((choice) => 'source' in choice.fields);
  const early = moving && !picked(choosing, 'source') && !picked(choosing, 'target');
  return provinceMeanings(choosing, name).filter((thing) => !(early && thing.field === 'target'));
}

export function shrineMeanings(kami: string): Thing[] {
  return [
    { verb: 'worship', field: 'kami', name: kami },
    { field: 'place', name: kami },
  ];
}

export function cardMeanings(card: string): Thing[] {
  return [
    { verb: 'buy', field: 'card', name: card },
    { field: 'effect', name: card },
  ];
}

/**
 * A figure stands for where it is, whose it is and what it is: what to pick, one after another.
 * `place` is a province or a kami, or null for the own reserve.
 */
export function figureMeanings(view: View, seat: number, figure: string, place: string | null): Thing[][] {
  if (place === null) return [[{ field: 'figure', name: figure }]];
  if (seat === view.seat) return [[{ field: 'source', name: place }], [{ field: 'figure', name: figure }]];
  const clan = clanOf(positionOf(view), seat)!;
  const { battle } = positionOf(view);
  const whose = [{ field: 'clan', name: clan }];
  // A hostage is taken where the battle is: the place goes without saying (RS-W30).
  if (battle && battle.province === place) return [whose, [{ field: 'figure', name: figure }]];
  return [
    [{ field: 'place', name: place }, { field: 'province', name: place }],
    whose,
    [{ field: 'victim', name: figure }, { field: 'figure', name: figure }],
  ];
}

/** True if an answer means these; a monster that is pushed out is named without its place. */
function means({ verb, fields }: Choice, steps: readonly (readonly Thing[])[]): boolean {
  return steps.every((meanings, n) => {
    const thing = meanings.find(({ field }) => field! in fields);
    return thing ? fields[thing.field!] === thing.name : verb === 'push' && n === 0;
  });
}

/** True if picking all of these leads somewhere. */
export function pickable(choices: readonly Choice[], steps: readonly (readonly Thing[])[]): boolean {
  return choices.some((choice) => means(choice, steps));
}

/** Pick several things with one click; what is picked already stays. */
export function pickSteps(offers: Offers, steps: readonly (readonly Thing[])[]): void {
  for (const meanings of steps) {
    if (meanings.some((thing) => isPicked(offers.choosing, thing))) continue;
    if (meanings.some((thing) => isOffered(offers.choices, [], thing))) offers.onpick?.(meanings);
  }
}

export function isHinted(offers: Offers, name: string): boolean {
  return Object.values(offers.hint?.fields ?? {}).includes(name);
}

/** The provinces that a decision is about: where it happens and what can be chosen. */
export function named(view: View): string[] {
  const position = positionOf(view);
  const out = new Set<string>();
  for (const { fields } of view.choices) {
    for (const name of [fields.source, fields.target, fields.province, fields.place]) out.add(String(name));
  }
  if (position.battle) out.add(position.battle.province);
  return PROVINCES.filter((name) => out.has(name));
}

/** An answer that a click on something not offered would have meant. */
export function guessOf(view: View, choosing: Choosing, meanings: readonly Thing[]): string | null {
  const of = (field: string) => meanings.find((thing) => thing.field === field)?.name;
  const before = (field: string) => choosing.find((thing) => thing.field === field)?.name;
  const key = view.prompt?.key ?? '';
  const place = of('province') ?? of('place');
  const own = positionOf(view).provinces[String(place)]?.clans.find(({ seat }) => seat === view.seat);
  const some = before('figure') ?? Object.keys(own?.figures ?? {})[0] ?? 'bushi';
  const card = of('card');
  if (card !== undefined) return `buy ${card}`;
  if (of('kami') !== undefined && key === 'RS-DP07') return `worship shinto ${homeOf(view)} ${of('kami')}`;
  if (place === undefined) return null;
  const source = before('source');
  const guesses: Record<string, string> = {
    'RS-DP07': `summon ${before('figure') ?? 'bushi'} ${place}`,
    'RS-DP08': source ? `move ${some} ${source} ${place} 1` : `move ${some} ${place} ${neighbour(String(place))} 1`,
    'RS-DP09': `build stronghold ${place}`,
    'RS-DP11': `summon ${before('figure') ?? view.choices[0]?.fields.figure ?? 'komainu'} ${place}`,
    'RS-DP13': betrayalAt(view, String(place)),
    'RS-DP15': source ? `move ${some} ${source} ${place} 1` : `move ${some} ${place} ${neighbour(String(place))} 1`,
    'RS-DP16': `summon bushi ${place}`,
  };
  return guesses[key] || null;
}

function homeOf(view: View): string {
  const seat = positionOf(view).seats[view.seat];
  return seat?.home ?? PROVINCES[0];
}

/** Only for asking why nothing can leave a province: any other one will do. */
function neighbour(place: string): string {
  return place === 'kansai' ? 'kyoto' : 'kansai';
}

function betrayalAt(view: View, place: string): string {
  const position: Position = positionOf(view);
  const other = position.provinces[place]?.clans.find(({ seat }) => seat !== view.seat);
  const victim = Object.keys(other?.figures ?? {})[0];
  return other && victim ? `replace ${clanOf(position, other.seat)} ${victim} ${place} ${victim}` : '';
}
