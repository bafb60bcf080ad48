// The camera over a map as it moves.

import { type Box, type Camera, type Size, between, clamp, fit, shows, zoom } from './camera';

const TIME = 320;
/** Closer than this the names of all provinces have room. */
const CLOSE = 1.05;
/** The keys of the map lie over this much of its lower edge. */
const KEYS = 46;

export class Viewport {
  camera = $state.raw<Camera>({ scale: 0, x: 0, y: 0 });
  port = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether the whole map is wanted, whatever the window's size. */
  whole = $state(true);
  private frame = 0;
  /** What was to be seen, until somebody looks elsewhere. */
  private sought: Box | null = null;
  private readonly all: Box;

  constructor(private readonly map: Size) {
    this.all = { x: 0, y: 0, width: map.width, height: map.height };
  }

  resize(port: Size): void {
    if (!port.width || !port.height) return;
    const first = this.port.width === 0;
    this.port = port;
    this.camera = first || this.whole ? fit(this.all, port) : clamp(this.camera, this.map, port);
    // A window that became smaller would cut off what the decision is about.
    if (!first && this.sought && !shows(this.camera, this.sought, port)) this.camera = this.near(this.sought);
  }

  private near(box: Box): Camera {
    const pad = Math.min(40, this.port.width * 0.06);
    return this.above(fit(box, this.room(KEYS), pad, CLOSE), KEYS);
  }

  /** The window without what is covered at its lower edge. */
  private room(inset: number): Size {
    return { width: this.port.width, height: Math.max(1, this.port.height - inset) };
  }

  /** Within the map; but its lower edge may leave the window's by what is covered there. */
  private above(camera: Camera, inset: number): Camera {
    const kept = clamp(camera, this.map, this.port);
    return { ...kept, y: Math.min(kept.y, Math.max(camera.y, kept.y - inset)) };
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.sought = null;
    this.camera = clamp({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, this.map, this.port);
  }

  zoom(factor: number, at = { x: this.port.width / 2, y: this.port.height / 2 }): void {
    this.stop();
    this.sought = null;
    this.camera = clamp(zoom(this.camera, factor, at), this.map, this.port);
    this.whole = this.isWhole(this.camera);
  }

  fit(): void {
    this.sought = null;
    this.whole = true;
    this.go(fit(this.all, this.port));
  }

  /** Show these places; nothing moves if they are seen well enough. */
  show(box: Box): void {
    if (!this.port.width) return;
    this.sought = box;
    const seen = shows(this.camera, box, this.room(this.whole ? 0 : KEYS), 8);
    if (seen && this.camera.scale >= 0.55) return;
    const to = this.near(box);
    if (seen && to.scale < this.camera.scale * 1.25) return;
    this.whole = this.isWhole(to);
    this.go(to);
  }

  /** Back to the whole map, unless somebody looks elsewhere. */
  leave(): void {
    if (this.sought) this.fit();
  }

  /** Bring a place into sight without changing the scale; `inset` pixels below are covered. */
  reveal(box: Box, inset = 0): void {
    const room = this.room(inset);
    if (!this.port.width || (this.whole && !inset) || shows(this.camera, box, room)) return;
    const { scale } = this.camera;
    const x = room.width / 2 - (box.x + box.width / 2) * scale;
    const y = room.height / 2 - (box.y + box.height / 2) * scale;
    this.go(this.above({ scale, x, y }, inset));
  }

  private isWhole({ scale }: Camera): boolean {
    return scale <= fit(this.all, this.port).scale * 1.001;
  }

  private stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private go(to: Camera): void {
    this.stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.camera = to;
      return;
    }
    const from = this.camera;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / TIME);
      this.camera = between(from, to, 1 - (1 - share) ** 3);
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
