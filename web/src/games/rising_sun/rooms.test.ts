import { expect, test } from 'vitest';
import { LAND } from './land';
import { PROVINCES } from './position';
import { type Room, roomsOf, standIn } from './rooms';

const apart = (one: Room, other: Room) =>
  one.x + one.width <= other.x + 1 ||
  other.x + other.width <= one.x + 1 ||
  one.y + one.height <= other.y + 1 ||
  other.y + other.height <= one.y + 1;

test('as many rooms as clans in every province, and no two of them overlap', () => {
  for (const name of PROVINCES) {
    for (let clans = 0; clans <= 6; clans += 1) {
      const rooms = roomsOf(LAND.provinces[name]!.clans, clans, LAND.room.clan);
      expect(rooms).toHaveLength(clans);
      rooms.forEach((room, n) => rooms.slice(n + 1).forEach((other) => expect(apart(room, other)).toBe(true)));
    }
  }
});

test('a clan alone has more room than one of six', () => {
  for (const name of PROVINCES) {
    const size = (clans: number) => {
      const [{ width, height }] = roomsOf(LAND.provinces[name]!.clans, clans, LAND.room.clan) as [Room];
      return width * height;
    };
    expect(size(1)).toBeGreaterThan(size(6) * 3);
  }
});

test('figures stand within their box, as large as it allows', () => {
  const box = { x: 10, y: 20, width: 120, height: 60 };
  for (const number of [1, 2, 5, 9, 14]) {
    const spots = standIn(box, number, 50, 16);
    expect(spots).toHaveLength(number);
    for (const { x, y, size } of spots) {
      expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(x + size / 2).toBeLessThanOrEqual(box.x + box.width + 0.01);
      expect(y - size / 2).toBeGreaterThanOrEqual(box.y - 0.01);
      expect(y + size / 2).toBeLessThanOrEqual(box.y + box.height + 0.01);
    }
  }
  expect(standIn(box, 1, 50, 16)[0]!.size).toBe(50);
  expect(standIn(box, 2, 90, 16)[0]!.size).toBe(60);
  expect(standIn(box, 0, 50, 16)).toEqual([]);
});

test('too many figures overlap instead of leaving the box', () => {
  const spots = standIn({ x: 0, y: 0, width: 84, height: 24 }, 9, 50, 20);
  expect(spots.every(({ size }) => size >= 20)).toBe(true);
  expect(spots[1]!.x - spots[0]!.x).toBeLessThan(20);
});
