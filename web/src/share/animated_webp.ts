// Pictures one after the other as one animated WebP: the browser encodes each, the container is written here.
// https://developers.google.com/speed/webp/docs/riff_container

export interface Frame {
  /** A WebP with one picture. */
  picture: Uint8Array;
  milliseconds: number;
}

const ANIMATED = 0x02;
/** A frame replaces the one before as it is. */
const NO_BLENDING = 0x02;

function bytes(...parts: readonly (Uint8Array | string | number[])[]): Uint8Array<ArrayBuffer> {
  const arrays = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : Uint8Array.from(part)));
  const out = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    out.set(array, at);
    at += array.length;
  }
  return out;
}

/** A number in so many bytes, the lowest first. */
const number = (value: number, count: number): number[] => Array.from({ length: count }, (_, at) => (value >>> (8 * at)) & 255);

const chunk = (name: string, body: Uint8Array): Uint8Array => bytes(name, number(body.length, 4), body, body.length % 2 ? [0] : []);

/** The chunks with the picture itself: colours, and if there is one its transparency. */
function pictureIn(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  const kept: Uint8Array[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    const name = String.fromCharCode(...webp.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(name)) kept.push(webp.subarray(at, end));
    at = end;
  }
  return bytes(...kept);
}

/** The whole film, which plays for ever. */
export function animatedWebp(frames: readonly Frame[], width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = [...number(width - 1, 3), ...number(height - 1, 3)];
  const body = bytes(
    'WEBP',
    chunk('VP8X', bytes(number(ANIMATED, 4), size)),
    chunk('ANIM', bytes(number(0, 4), number(0, 2))),
    ...frames.map(({ picture, milliseconds }) =>
      chunk('ANMF', bytes(number(0, 6), size, number(milliseconds, 3), [NO_BLENDING], pictureIn(picture))),
    ),
  );
  return bytes('RIFF', number(body.length, 4), body);
}
