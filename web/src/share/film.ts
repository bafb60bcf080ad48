// A short film: the last scenes up to the one that is shown, each as one picture.

import { tick } from 'svelte';
import type { Tape } from '../core/tape.svelte';
import { animatedWebp, type Frame } from './animated_webp';
import { drawn, encoded, greatestDrawing, type Lines } from './picture';

const SCENES = 8;
/** Milliseconds: of a scene, of the last one, and until a scene has come to rest at the latest. */
const [EACH, LAST, REST] = [1100, 3000, 1500];
const QUALITY = 0.85;

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const drawnAnew = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Wait until the board shows the scene and nothing moves any more. */
async function atRest(tape: Tape): Promise<void> {
  for (let waited = 0; !tape.ready && waited < 5000; waited += 50) await later(50);
  await tick();
  await drawnAnew();
  const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), later(REST)]);
}

/** Film the way to the position that is shown; the tape is left where it was. */
export async function filmed(tape: Tape, board: Element, lines: () => Lines, onframe: (part: number) => void): Promise<Blob> {
  let scenes = 0;
  while (scenes < SCENES && !tape.atStart) {
    tape.back();
    await atRest(tape);
    scenes += 1;
  }
  const frames: Frame[] = [];
  let [width, height] = [0, 0];
  for (let at = 0; at <= scenes; at += 1) {
    if (at) {
      tape.next();
      await atRest(tape);
    }
    const { title, below } = lines();
    const canvas = await drawn(greatestDrawing(board)!, { title, below: below.slice(0, 1) }, 1); // all of one size
    if (!at) [width, height] = [canvas.width, canvas.height];
    if (canvas.width !== width || canvas.height !== height) continue; // such as after the window was changed
    const picture = new Uint8Array(await (await encoded(canvas, 'image/webp', QUALITY)).arrayBuffer());
    frames.push({ picture, milliseconds: at === scenes ? LAST : EACH });
    onframe((at + 1) / (scenes + 1));
  }
  return new Blob([animatedWebp(frames, width, height)], { type: 'image/webp' });
}

/** True if this browser encodes WebP: some draw it but can't write it. */
export function canFilm(): boolean {
  return document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp');
}
