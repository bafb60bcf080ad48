// The camera over a map as it moves.

import { inTurn } from '../../core/in_turn';
import { isStill } from '../../core/settings.svelte';
import { type Box, type Camera, type Size, between, clamp, fit, shows, zoom } from './camera';

const TIME = 320;
/** Closer than this the names of all provinces have room. */
const CLOSE = 1.05;
/** Further away than this one has to look closer. */
const READABLE = 0.55;
/** The keys of the map lie over this much of its lower edge. */
const KEYS = 46;

/** The pixels that are covered at each edge of the window. */
export interface Covered {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const below = (bottom: number): Covered => ({ left: 0, right: 0, top: 0, bottom });

export class Viewport {
  camera = $state.raw<Camera>({ scale: 0, x: 0, y: 0 });
  port = $state.raw<Size>({ width: 0, height: 0 });
  /** True if the whole map is wanted, whatever the window's size. */
  whole = $state(true);
  /** The scale that the camera has or is moving to: what is drawn for it stays the same on the way. */
  settled = $state(0);
  private frame = 0;
  /** Takes back what is still to be drawn for the new scale, in a frame of its own. */
  private settle = () => {};
  /** The end of a glide. */
  private goal: Camera | null = null;
  /** The part to be seen, until somebody looks elsewhere; and the edges covered meanwhile. */
  private sought: Box | null = null;
  private covered = below(0);

  /** A map may be drawn for the room it is shown in. */
  constructor(private readonly drawn: Size | ((port: Size) => Size)) {}

  private get map(): Size {
    return typeof this.drawn === 'function' ? this.drawn(this.port) : this.drawn;
  }

  private get all(): Box {
    const { width, height } = this.map;
    return { x: 0, y: 0, width, height };
  }

  /** The scale at which the whole map is seen. */
  get least(): number {
    return fit(this.all, this.port).scale;
  }

  resize(port: Size): void {
    if (!port.width || !port.height) return;
    const first = this.port.width === 0;
    const from = this.aimed;
    this.stop(); // it would end where the old window wanted it
    this.port = port;
    this.camera = first || this.whole ? fit(this.all, port) : clamp(from, this.map, port);
    // A window that became smaller would cut off what the decision is about.
    if (!first && this.sought && !this.sees(this.sought, this.covered)) this.camera = this.near(this.sought);
    this.settled = this.camera.scale;
  }

  private near(box: Box): Camera {
    const covered = { ...this.covered, bottom: Math.max(KEYS, this.covered.bottom) };
    const room = this.room(covered);
    const { scale, x, y } = fit(box, room, Math.min(40, room.width * 0.06), CLOSE);
    return this.within({ scale, x: x + covered.left, y: y + covered.top }, covered);
  }

  /** The window without what is covered. */
  private room({ left, right, top, bottom }: Covered): Size {
    return { width: Math.max(1, this.port.width - left - right), height: Math.max(1, this.port.height - top - bottom) };
  }

  /** The camera at the end of a glide: what it shows on the way is soon gone. */
  private get aimed(): Camera {
    return this.goal ?? this.camera;
  }

  private sees(box: Box, covered: Covered, pad = 0): boolean {
    const { scale, x, y } = this.aimed;
    return shows({ scale, x: x - covered.left, y: y - covered.top }, box, this.room(covered), pad);
  }

  /** Within the map; but its edges may leave those of the window by what is covered there. */
  private within(camera: Camera, { left, right, top, bottom }: Covered): Camera {
    const kept = clamp(camera, this.map, this.port);
    const keep = (at: number, to: number, before: number, after: number) => Math.min(to + before, Math.max(to - after, at));
    return { ...kept, x: keep(camera.x, kept.x, left, right), y: keep(camera.y, kept.y, top, bottom) };
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.sought = null;
    this.camera = clamp({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, this.map, this.port);
    this.settled = this.camera.scale;
  }

  zoom(factor: number, at = { x: this.port.width / 2, y: this.port.height / 2 }): void {
    this.stop();
    this.sought = null;
    this.camera = clamp(zoom(this.camera, factor, at), this.map, this.port);
    this.whole = this.isWhole(this.camera);
    this.settled = this.camera.scale;
  }

  fit(): void {
    this.sought = null;
    this.covered = below(0);
    this.whole = true;
    this.go(fit(this.all, this.port));
  }

  /** Show these places; nothing moves if they are seen well enough. Whoever was taken elsewhere sees the whole map again if it will do. */
  show(box: Box, covered: Covered = below(0)): void {
    if (!this.port.width) return;
    const enough = this.sought !== null && !this.whole && this.wholeShows(box, covered);
    if (enough) this.fit();
    this.sought = box;
    this.covered = covered;
    if (enough) return;
    const seen = this.sees(box, { ...covered, bottom: Math.max(this.whole ? 0 : KEYS, covered.bottom) }, 8);
    if (seen && this.aimed.scale >= READABLE) return;
    const to = this.near(box);
    if (seen && to.scale < this.aimed.scale * 1.25) return;
    this.whole = this.isWhole(to);
    this.go(to);
  }

  private wholeShows(box: Box, covered: Covered): boolean {
    const { scale, x, y } = fit(this.all, this.port);
    return scale >= READABLE && shows({ scale, x: x - covered.left, y: y - covered.top }, box, this.room(covered), 8);
  }

  /** Back to the whole map, unless somebody looks elsewhere. */
  leave(): void {
    if (this.sought) this.fit();
  }

  /** Bring a place into sight without changing the scale; `inset` pixels below are covered. */
  reveal(box: Box, inset = 0): void {
    const covered = below(inset);
    const room = this.room(covered);
    if (!this.port.width || (this.whole && !inset) || this.sees(box, covered)) return;
    const { scale } = this.camera;
    const x = room.width / 2 - (box.x + box.width / 2) * scale;
    const y = room.height / 2 - (box.y + box.height / 2) * scale;
    if (inset) this.sought = box; // the map leaves its place for it, and comes back later
    this.go(this.within({ scale, x, y }, covered));
  }

  private isWhole({ scale }: Camera): boolean {
    return scale <= this.least * 1.001;
  }

  private stop(): void {
    cancelAnimationFrame(this.frame);
    this.settle();
    this.goal = null;
  }

  private go(to: Camera): void {
    this.stop();
    if (isStill()) {
      this.settled = to.scale;
      this.camera = to;
      return;
    }
    this.settle = inTurn(() => (this.settled = to.scale));
    this.goal = to;
    const from = this.camera;
    const start = performance.now();
    const step = (now: number) => {
      // A frame is dated when it was due: that may be before it was asked for.
      const share = Math.min(1, Math.max(0, (now - start) / TIME));
      this.camera = between(from, to, 1 - (1 - share) ** 3);
      if (share < 1) this.frame = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.frame = requestAnimationFrame(step);
  }
}
