// The camera over the map: a scale and the place of the map's corner, in pixels of the screen.

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

const MOST = 3;

/** The camera that shows a box as large as it fits, in the middle. */
export function fit(box: Box, port: Size, pad = 0, most = MOST): Camera {
  const room = { width: Math.max(1, port.width - 2 * pad), height: Math.max(1, port.height - 2 * pad) };
  const scale = Math.min(most, room.width / box.width, room.height / box.height);
  return {
    scale,
    x: port.width / 2 - (box.x + box.width / 2) * scale,
    y: port.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Neither smaller than the whole map nor past its edges. */
export function clamp(camera: Camera, map: Size, port: Size): Camera {
  const least = fit({ x: 0, y: 0, ...map }, port).scale;
  const scale = Math.min(MOST, Math.max(least, camera.scale));
  const keep = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    scale,
    x: keep(camera.x, map.width * scale, port.width),
    y: keep(camera.y, map.height * scale, port.height),
  };
}

/** Closer or further, with the point under the finger staying where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  return {
    scale: camera.scale * factor,
    x: at.x - (at.x - camera.x) * factor,
    y: at.y - (at.y - camera.y) * factor,
  };
}

export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The same place, with so much of what lies around it at least. */
export function widened(box: Box, least: Size): Box {
  const [width, height] = [Math.max(box.width, least.width), Math.max(box.height, least.height)];
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** True if a box is seen whole, with some room around it. */
export function shows(camera: Camera, box: Box, port: Size, pad = 0): boolean {
  const left = box.x * camera.scale + camera.x;
  const top = box.y * camera.scale + camera.y;
  return (
    left >= pad &&
    top >= pad &&
    left + box.width * camera.scale <= port.width - pad &&
    top + box.height * camera.scale <= port.height - pad
  );
}
