import { expect, test } from 'vitest';
import { type Ground, type Standing, gather } from './arrangement';
import { LINE, landFor, lotBox } from './land';
import { PROVINCES, type Presence } from './position';
import { printOf, rewardBox, takenBy } from './print';

/** Rooms of the land: on a desktop, a small laptop, a phone, a phone on its side, a window at 200 %. */
const ROOMS = [
  { width: 861, height: 658 },
  { width: 508, height: 526 },
  { width: 390, height: 330 },
  { width: 415, height: 344 },
  { width: 420, height: 344 },
];

const full = (seat: number): Presence => ({
  seat,
  force: 10 + seat,
  figures: { bushi: 6, shinto: 3, daimyo: 1, yurei: 1, komainu: 1 },
  strongholds: 3,
});
const clans = (count: number) => Array.from({ length: count }, (_, seat) => full(seat));

function ground(name: string, room: { width: number; height: number }): { ground: Ground; scale: number } {
  const land = landFor(room);
  const scale = Math.min(room.width / land.width, room.height / land.height);
  const lot = land.provinces[name]!;
  const print = printOf(land, scale, [2, 2, 0]);
  const taken = takenBy(lot, print, scale, name.length, true);
  return { scale, ground: { spans: land.spans[name]!, middle: [lot.label[0], (lot.label[1] + lot.reward[1]) / 2], taken, spare: rewardBox(lot, print, scale) } };
}

const apart = (one: Standing, other: Standing, scale: number) =>
  Math.abs(one.x - other.x) * scale >= (one.size + other.size) / 2 - 0.01 || Math.abs(one.y - other.y) * scale >= Math.max(one.size, other.size) - 0.01;

test('six full clans are all seen in every province on every screen, and nobody stands on anybody', () => {
  for (const room of ROOMS) {
    for (const name of PROVINCES) {
      const { ground: free, scale } = ground(name, room);
      const { pieces, abridged } = gather(clans(6), free, scale);
      const where = `${name} in ${room.width} × ${room.height}`;
      expect(new Set(pieces.map(({ seat }) => seat)).size, where).toBe(6);
      expect(abridged, where).toBe(true);
      expect(Math.min(...pieces.map(({ size }) => size)), where).toBeGreaterThanOrEqual(20);
      pieces.forEach((one, n) => pieces.slice(n + 1).forEach((other) => expect(apart(one, other, scale), where).toBe(true)));
      const middles = pieces.every(({ x, y }) => {
        const span = free.spans[Math.round(y / LINE)];
        return span && x >= span[0] && x <= span[1];
      });
      expect(middles, where).toBe(true);
    }
  }
});

test('nobody stands on the name or on the number of the war, on any screen', () => {
  for (const room of ROOMS) {
    for (const name of PROVINCES) {
      const { ground: free, scale } = ground(name, room);
      for (const { x, y, size } of gather(clans(6), free, scale).pieces) {
        const half = size / 2 / scale;
        for (const box of free.taken) {
          const clear = x + half <= box.x + 0.01 || x - half >= box.x + box.width - 0.01 || y + half <= box.y + 0.01 || y - half >= box.y + box.height - 0.01;
          expect(clear, `${name} in ${room.width} × ${room.height}`).toBe(true);
        }
      }
    }
  }
});

test('one clan on a desktop is drawn figure by figure, large; more than five of a kind with a number', () => {
  const { ground: free, scale } = ground('kansai', ROOMS[0]!);
  const few = gather([{ seat: 0, force: 3, figures: { bushi: 2, daimyo: 1 } }], free, scale);
  expect(few.pieces.map(({ figure }) => figure)).toEqual([null, 'bushi', 'bushi', 'daimyo']);
  expect(few.pieces[1]!.size).toBe(34);
  expect(few).toMatchObject({ abridged: false, rewarded: true });
  const many = gather([{ seat: 0, force: 6, figures: { bushi: 6 } }], free, scale);
  expect(many.pieces.map(({ figure, count }) => [figure, count])).toEqual([[null, 1], ['bushi', 6]]);
});

test('figures that have moved are the last of their kind', () => {
  const { ground: free, scale } = ground('kansai', ROOMS[0]!);
  const { pieces } = gather([{ seat: 2, force: 3, figures: { bushi: 3 } }], free, scale, 1, { seat: 2, moved: { bushi: 1 } });
  expect(pieces.map(({ tired }) => tired)).toEqual([false, false, false, true]);
});

test('the land is as wide as its room wants it, within measure', () => {
  const aspect = ({ width, height }: { width: number; height: number }) => width / height;
  expect(aspect(landFor({ width: 600, height: 610 }))).toBeCloseTo(1200 / 1220);
  expect(aspect(landFor({ width: 720, height: 610 }))).toBeCloseTo((1200 / 1220) * 1.2);
  expect(aspect(landFor({ width: 3000, height: 610 }))).toBeCloseTo((1200 / 1220) * 1.5);
  const wide = lotBox(landFor({ width: 3000, height: 610 }), 'edo');
  const drawn = lotBox(landFor({ width: 600, height: 610 }), 'edo');
  expect(wide.width / drawn.width).toBeCloseTo(1.5, 1);
  expect(wide.height).toBe(drawn.height);
});
