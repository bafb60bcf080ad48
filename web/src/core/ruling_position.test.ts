import { expect, it } from 'vitest';
import { type Blank, commonFields, fieldsAbout, fieldsIn, packed, placeName, placesIn, seatFields, unpacked, valueOf, withValue } from './ruling_position';

const count: Blank = { is: 'number', least: 1, most: 9, unless: 0 };
const faction: Blank = {
  is: 'parts',
  parts: {
    samurai: { is: 'parts', parts: { kyoto: count, omi: count, ise: count } },
    daimyo: { is: 'one', kind: 'area', names: ['kyoto', 'omi', 'ise'] },
  },
};
const blanks: Record<string, Blank> = {
  round: { is: 'number', least: 0, most: 3 },
  factions: { is: 'parts', parts: { red: faction, blue: faction, yellow: faction } },
  seats: { is: 'rows', rows: [{ hand: { is: 'some', kind: 'card', names: ['5r'] } }] },
};
const position = { round: 1, factions: { red: { samurai: { omi: 2 }, daimyo: 'kyoto' } }, seats: [{ hand: [] }] };

it('finds all fields, and names their places', () => {
  const places = fieldsIn(blanks).map(({ place }) => placeName(place));
  expect(places).toHaveLength(1 + 3 * 4 + 1);
  expect(places.slice(0, 5)).toEqual(['round', 'factions.red.samurai.kyoto', 'factions.red.samurai.omi', 'factions.red.samurai.ise', 'factions.red.daimyo']);
  expect(seatFields(blanks, 0).map(({ place }) => placeName(place))).toEqual(['seats[0].hand']);
  expect(commonFields(blanks).map(({ place }) => placeName(place))).toEqual(['round']);
});

it('leaves out what the notation leaves out', () => {
  const [, kyoto, omi] = fieldsIn(blanks);
  expect(valueOf(position, kyoto!)).toBe(0);
  expect(withValue(position, omi!, 0).factions).toEqual({ red: { samurai: {}, daimyo: 'kyoto' } });
  const fall = { place: ['tower', 'script', 0, 'blue'], blank: count };
  expect(withValue(position, fall, 3)['tower']).toEqual({ script: [{ blue: 3 }] });
  expect(withValue(position, kyoto!, 1).factions).toEqual({ red: { samurai: { omi: 2, kyoto: 1 }, daimyo: 'kyoto' } });
  expect(position.factions.red.samurai).toEqual({ omi: 2 });
});

it('knows the places of the board, and what concerns one of them', () => {
  expect(placesIn(blanks).sort()).toEqual(['blue', 'ise', 'kyoto', 'omi', 'red', 'yellow']);
  const about = fieldsAbout(blanks, 'omi').map(({ place }) => placeName(place));
  expect(about.slice(0, 2)).toEqual(['factions.red.samurai.omi', 'factions.blue.samurai.omi']);
  expect(about.at(-1)).toBe('factions.yellow.daimyo');
});

it('packs a position into a link and back, and takes no link that unpacks to a flood', async () => {
  const text = JSON.stringify(position);
  const link = await packed(text);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toBe(text);
  expect(await unpacked('not packed')).toBeNull();
  expect(await unpacked(await packed(JSON.stringify('a'.repeat(200_000))))).toBeNull();
});
