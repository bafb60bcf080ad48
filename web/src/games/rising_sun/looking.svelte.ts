// The camera over the map as it moves.

import { type Box, type Camera, type Size, between, clamp, fit, shows, zoom } from '../shogun/camera';
import { LAND } from './land';

const TIME = 320;
const WHOLE: Box = { x: 0, y: 0, width: LAND.width, height: LAND.height };

export class Looking {
  camera = $state.raw<Camera>({ scale: 0, x: 0, y: 0 });
  port = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether the whole map is wanted, whatever the window's size. */
  whole = $state(true);
  private frame = 0;

  resize(port: Size): void {
    if (!port.width || !port.height) return;
    this.port = port;
    this.camera = this.whole ? fit(WHOLE, port) : clamp(this.camera, LAND, port);
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.frame);
    this.camera = clamp({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, LAND, this.port);
  }

  zoom(factor: number, at = { x: this.port.width / 2, y: this.port.height / 2 }): void {
    cancelAnimationFrame(this.frame);
    this.camera = clamp(zoom(this.camera, factor, at), LAND, this.port);
    this.whole = this.camera.scale <= fit(WHOLE, this.port).scale * 1.001;
  }

  fit(): void {
    this.whole = true;
    this.go(fit(WHOLE, this.port));
  }

  /** Bring a place into sight without changing the scale. */
  reveal(box: Box): void {
    if (!this.port.width || this.whole || shows(this.camera, box, this.port)) return;
    const { scale } = this.camera;
    const x = this.port.width / 2 - (box.x + box.width / 2) * scale;
    const y = this.port.height / 2 - (box.y + box.height / 2) * scale;
    this.go(clamp({ scale, x, y }, LAND, this.port));
  }

  private go(to: Camera): void {
    cancelAnimationFrame(this.frame);
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
