import { beforeEach, expect, it, vi } from 'vitest';
import { fit, shows } from './camera';
import { LAND, lotBox } from '../shogun/land';
import { Viewport } from './viewport.svelte';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing glides
});

it('keeps what a decision is about in sight when the window becomes smaller', () => {
  const looking = new Viewport(LAND);
  looking.resize({ width: 640, height: 600 });
  const box = lotBox('mikawa');
  looking.show(box);
  expect(shows(looking.camera, box, looking.port)).toBe(true);
  looking.resize({ width: 320, height: 240 });
  expect(shows(looking.camera, box, looking.port)).toBe(true);
});

it('stays where somebody has moved it', () => {
  const looking = new Viewport(LAND);
  looking.resize({ width: 640, height: 600 });
  looking.show(lotBox('mikawa'));
  looking.pan(-5000, -5000);
  const { x, y } = looking.camera;
  looking.resize({ width: 639, height: 600 });
  expect(looking.camera.y).toBe(y);
  expect(Math.abs(looking.camera.x - x)).toBeLessThan(2);
});

it('keeps what a decision is about clear of its own keys, even at the lower edge of the map', () => {
  const looking = new Viewport(LAND);
  looking.resize({ width: 390, height: 300 });
  const box = lotBox('tosa');
  looking.show(box);
  expect(shows(looking.camera, box, { width: 390, height: 300 - 46 })).toBe(true);
});

it('goes back to the whole map, unless somebody has moved it', () => {
  const looking = new Viewport(LAND);
  looking.resize({ width: 640, height: 600 });
  looking.show(lotBox('mikawa'));
  looking.pan(-5, -5);
  looking.leave();
  expect(looking.whole).toBe(false);
  looking.show(lotBox('tosa'));
  looking.leave();
  expect(looking.whole).toBe(true);
});

it('goes on to what is asked, though it is still in sight while the map glides away from it', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames.length = 0));
  const looking = new Viewport(LAND);
  looking.resize({ width: 390, height: 600 });
  looking.show(lotBox('mikawa'));
  frames.pop()!(performance.now() + 10_000);
  looking.show(lotBox('tosa'));
  looking.show(lotBox('mikawa'));
  frames.at(-1)?.(performance.now() + 10_000);
  expect(shows(looking.camera, lotBox('mikawa'), looking.port)).toBe(true);
});

it('shows the next place on the whole map again, unless somebody looks closer', () => {
  const looking = new Viewport(LAND);
  looking.resize({ width: 1036, height: 654 });
  const strip = { left: 0, right: 0, top: 0, bottom: 62 };
  looking.show(lotBox('awa-shikoku'), strip); // at the lower edge, below the words of the scene
  expect(looking.whole).toBe(false);
  looking.show(lotBox('mino'), strip);
  expect(looking.whole).toBe(true);
  looking.zoom(2);
  looking.show(lotBox('mikawa'), strip);
  expect(looking.whole).toBe(false);
});

it('fits a window that changes while it glides to the whole map', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => delete frames[number - 1]);
  const looking = new Viewport(LAND);
  looking.resize({ width: 640, height: 600 });
  looking.zoom(2);
  looking.fit();
  const port = { width: 900, height: 300 };
  looking.resize(port);
  for (let i = 0; i < frames.length; i += 1) frames[i]?.(performance.now() + 1000 * i);
  expect(looking.whole).toBe(true);
  expect(looking.camera).toEqual(fit({ x: 0, y: 0, width: LAND.width, height: LAND.height }, port));
});

it('does not move away from its goal in a frame that was due before the glide began', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const looking = new Viewport(LAND);
  looking.resize({ width: 640, height: 600 });
  looking.zoom(2);
  const before = looking.camera;
  looking.fit();
  frames[0]!(performance.now() - 400);
  expect(looking.camera).toEqual(before);
});

it('shows a place beside what covers a part of the window, and comes back', () => {
  const looking = new Viewport(LAND);
  const port = { width: 900, height: 600 };
  looking.resize(port);
  const whole = looking.camera;
  const box = lotBox('bingo');
  const covered = { left: 400, right: 0, top: 0, bottom: 60 };
  looking.show(box, covered);
  const { scale, x, y } = looking.camera;
  expect(shows({ scale, x: x - covered.left, y }, box, { width: 500, height: 540 })).toBe(true);
  looking.leave();
  expect(looking.camera).toEqual(whole);
});

it('comes back to the whole map after something was set over its lower edge', () => {
  const looking = new Viewport(LAND);
  looking.resize({ width: 900, height: 600 });
  const whole = looking.camera;
  looking.reveal(lotBox('tosa'), 300);
  expect(looking.camera).not.toEqual(whole);
  looking.leave();
  expect(looking.camera).toEqual(whole);
});
