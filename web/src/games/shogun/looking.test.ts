import { expect, it, vi } from 'vitest';
import { shows } from '../map/camera';
import { LAND, lotBox } from './land';
import { Looking } from '../map/looking.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing glides

it('keeps what a decision is about in sight when the window becomes smaller', () => {
  const looking = new Looking(LAND);
  looking.resize({ width: 640, height: 600 });
  const box = lotBox('mikawa');
  looking.show(box);
  expect(shows(looking.camera, box, looking.port)).toBe(true);
  looking.resize({ width: 320, height: 240 });
  expect(shows(looking.camera, box, looking.port)).toBe(true);
});

it('stays where somebody has moved it', () => {
  const looking = new Looking(LAND);
  looking.resize({ width: 640, height: 600 });
  looking.show(lotBox('mikawa'));
  looking.pan(-5000, -5000);
  const { x, y } = looking.camera;
  looking.resize({ width: 639, height: 600 });
  expect(looking.camera.y).toBe(y);
  expect(Math.abs(looking.camera.x - x)).toBeLessThan(2);
});
