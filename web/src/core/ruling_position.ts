// A position in the notation of its game: places in it, changes, and the way into a link and back.

export type Data = Record<string, unknown>;
export type Place = readonly (string | number)[];

/** A description of what may stand at a place, as the game's notation gives it. */
export interface Blank {
  is?: 'number' | 'one' | 'some' | 'flag' | 'seat' | 'seats' | 'list' | 'text' | 'words' | 'parts' | 'rows';
  kind?: string;
  names?: readonly (string | number)[];
  least?: number;
  most?: number;
  /** Nothing may stand there. */
  maybe?: boolean;
  /** The notation leaves the place out if this stands there. */
  unless?: unknown;
  /** A seat may stand there instead of a name. */
  seats?: boolean;
  of?: Blank;
  parts?: Readonly<Record<string, Blank>>;
  rows?: readonly Readonly<Record<string, Blank>>[];
}

/** A single field of a form. */
export interface Field {
  place: Place;
  blank: Blank;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function valueAt(data: unknown, place: Place): unknown {
  let found = data;
  for (const part of place) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Data)[part];
  }
  return found;
}

/** The value of a field; what a notation leaves out is what it is left out for. */
export function valueOf(data: unknown, { place, blank }: Field): unknown {
  const found = valueAt(data, place);
  return found === undefined ? (blank.unless ?? null) : found;
}

/** The same position with another value at one place; what need not be written is left out. */
export function withValue(data: Data, { place, blank }: Field, value: unknown): Data {
  const copy = JSON.parse(JSON.stringify(data)) as Data;
  let part = copy as Record<string | number, unknown>;
  place.slice(0, -1).forEach((name, at) => {
    part[name] ??= typeof place[at + 1] === 'number' ? [] : {};
    part = part[name] as Record<string | number, unknown>;
  });
  const last = place.at(-1)!;
  if ('unless' in blank && same(value, blank.unless)) delete part[last];
  else part[last] = value;
  return copy;
}

/** All fields of a form below a place, one by one. */
export function fieldsIn(blanks: Readonly<Record<string, Blank>>, place: Place = []): Field[] {
  return Object.entries(blanks).flatMap(([name, blank]) => fieldsOf(blank, [...place, name]));
}

function fieldsOf(blank: Blank, place: Place): Field[] {
  if (blank.is === 'parts') return fieldsIn(blank.parts ?? {}, place);
  if (blank.is === 'rows') return (blank.rows ?? []).flatMap((row, at) => fieldsIn(row, [...place, at]));
  return [{ place, blank }];
}

/** A place as refusals and lists of places name it: seats[0].coins. */
export function placeName(place: Place): string {
  return place.map((part, at) => (typeof part === 'number' ? `[${part}]` : at ? `.${part}` : part)).join('');
}

/** An object with fewer parts does not stand for the places of a board. */
const FEWEST = 3;

/** True if an object of the notation has one part of the same sort for each of several things. */
function isMany({ is, parts = {} }: Blank): boolean {
  const all = Object.values(parts);
  return is === 'parts' && all.length >= FEWEST && all.every((part) => part.is === all[0]!.is && same(Object.keys(part.parts ?? {}), Object.keys(all[0]!.parts ?? {})));
}

/** The things that have a part of the notation of their own: areas, provinces, shrines, factions. */
export function placesIn(blanks: Readonly<Record<string, Blank>>): string[] {
  const found = new Set<string>();
  for (const blank of Object.values(blanks)) {
    if (!isMany(blank) || Object.values(blank.parts!)[0]!.is !== 'parts') continue;
    for (const [name, part] of Object.entries(blank.parts!)) {
      found.add(name);
      for (const inner of Object.values(part.parts ?? {})) {
        if (isMany(inner)) Object.keys(inner.parts!).forEach((each) => found.add(each));
      }
    }
  }
  return [...found];
}

/** The fields about such a thing: those below its name, and those beside them that can name it. */
export function fieldsAbout(blanks: Readonly<Record<string, Blank>>, name: string): Field[] {
  const all = fieldsIn(blanks).filter(({ place }) => place[0] !== 'seats' && place[0] !== 'stack');
  const about = all.filter(({ place }) => place.includes(name));
  const group = about[0]?.place[0];
  const named = all.filter(({ place, blank }) => place[0] === group && blank.is === 'one' && blank.names?.includes(name) && !place.includes(name));
  return [...about, ...named];
}

/** The fields of the whole table: those of no place and no seat. */
export function commonFields(blanks: Readonly<Record<string, Blank>>): Field[] {
  const own = Object.entries(blanks).filter(([name, blank]) => {
    const group = isMany(blank) && Object.values(blank.parts!)[0]!.is === 'parts';
    return !['seats', 'stack', 'ask'].includes(name) && !group;
  });
  return fieldsIn(Object.fromEntries(own));
}

export function seatFields(blanks: Readonly<Record<string, Blank>>, seat: number): Field[] {
  return fieldsIn(blanks['seats']?.rows?.[seat] ?? {}, ['seats', seat]);
}

/** The position in so few letters that a link can hold it. */
export async function packed(text: string): Promise<string> {
  const light = JSON.stringify(JSON.parse(text));
  const stream = new Blob([light]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** More than any position has: a link could unpack to far more than it holds. */
const MOST = 40_000;

/** The position of a link; nothing if it holds none. */
export async function unpacked(link: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(parts).text();
      size += value.length;
      if (size > MOST) return null;
      parts.push(value);
    }
  } catch {
    return null;
  }
}
