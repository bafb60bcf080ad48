import { expect, test } from 'vitest';
import { animatedWebp } from './animated_webp';

const text = (data: Uint8Array) => String.fromCharCode(...data);

/** A WebP as a browser makes it, with a chunk that a frame must not have. */
function still(fill: number): Uint8Array {
  const head = [...new TextEncoder().encode('RIFF'), 0, 0, 0, 0, ...new TextEncoder().encode('WEBP')];
  const extra = [...new TextEncoder().encode('VP8X'), 2, 0, 0, 0, 9, 9];
  const picture = [...new TextEncoder().encode('VP8 '), 3, 0, 0, 0, fill, fill, fill, 0];
  return Uint8Array.from([...head, ...extra, ...picture]);
}

test('frames come in their order, each with its time and only its picture', () => {
  const film = animatedWebp([{ picture: still(1), milliseconds: 300 }, { picture: still(2), milliseconds: 700 }], 640, 400);
  const view = new DataView(film.buffer);
  expect(text(film.subarray(0, 4))).toBe('RIFF');
  expect(view.getUint32(4, true)).toBe(film.length - 8);
  expect(text(film.subarray(8, 16))).toBe('WEBPVP8X');
  expect([view.getUint16(24, true), view.getUint16(27, true)]).toEqual([639, 399]);
  const frames = [...text(film).matchAll(/ANMF/g)].map(({ index }) => index);
  expect(frames.map((at) => view.getUint16(at + 20, true))).toEqual([300, 700]);
  expect(frames.map((at) => text(film.subarray(at + 24, at + 28)))).toEqual(['VP8 ', 'VP8 ']);
  expect(frames.map((at) => film[at + 32])).toEqual([1, 2]);
});
