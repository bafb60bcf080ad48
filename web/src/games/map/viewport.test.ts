import { expect, it, vi } from 'vitest';
import { shows } from './camera';
import { LAND, lotBox } from '../shogun/land';
import { Viewport } from './viewport.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing glides

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
