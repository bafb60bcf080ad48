// The movements on the board that the news tell of.

import type { Happening } from '../../core/protocol';
import type { Colour } from './position';

export interface Travel {
  colour: Colour;
  daimyo: boolean;
  /** Null: from the supply, or back to it. */
  from: string | null;
  to: string | null;
}

function one({ key, words }: Happening, neutral: Colour | null): Travel | null {
  const colour = words.colour as Colour;
  const area = words.area as string;
  const from = (words.from as string | undefined) ?? null;
  if (key === 'jk-marched') return { colour, daimyo: true, from, to: area };
  if (key === 'jk-moved') return { colour, daimyo: false, from, to: area };
  if (key === 'jk-sent' && neutral) return { colour: neutral, daimyo: false, from, to: area };
  if (key === 'jk-placed' && words.count) return { colour, daimyo: false, from: null, to: area };
  if (key === 'jk-removed') return { colour: words.victim as Colour, daimyo: false, from: area, to: null };
  return null;
}

export function travelsOf(news: readonly Happening[], neutral: Colour | null): Travel[] {
  return news.map((each) => one(each, neutral)).filter((each) => each !== null);
}

/** The areas and the card that a line of the log speaks of. */
export function spokenOf(line: Happening | null): { areas: string[]; colours: string[]; card: string } {
  const words = line?.words ?? {};
  const texts = (...names: string[]) =>
    names.map((name) => words[name]).filter((value): value is string => typeof value === 'string');
  return { areas: texts('area', 'from'), colours: texts('colour', 'victim'), card: texts('card')[0] ?? '' };
}
