// A picture to be sent: what is drawn on the page below a heading, with the address of this place at its foot.

import { imageOf } from './drawing';

/** The stroke of a line: its ink is a property of the style sheet. */
export interface LineStyle {
  ink: string;
  dashes: string;
}

export interface Lines {
  title: string;
  /** Such as the points of all players, below the drawing; as a legend, after the line of each. */
  below: readonly (string | { text: string; line: LineStyle })[];
}

/** Pixels of the canvas for each of the page. */
const SHARP = 2;
const [MARGIN, TITLE, ROW] = [16, 40, 24];
/** A line of the legend: its length, its width, and the room it takes before the text. */
const [KEY, BROAD, INDENT] = [28, 2.5, 36];
/** Lines of one text at most. */
const ROWS = 3;

/** The greatest drawing in a part of the page: the map, the road, the curve. */
export function greatestDrawing(part: Element): SVGSVGElement | null {
  const size = (each: Element) => each.getBoundingClientRect().width * each.getBoundingClientRect().height;
  const found = [...part.querySelectorAll('svg')].filter((each) => each.ownerSVGElement === null);
  return found.sort((one, other) => size(other) - size(one))[0] ?? null;
}

/** Draw the picture; `sharp` pixels for each of the page. */
export async function drawn(drawing: SVGSVGElement, lines: Lines, sharp = SHARP): Promise<HTMLCanvasElement> {
  const { width, height } = drawing.getBoundingClientRect();
  const image = await imageOf(drawing);
  const canvas = document.createElement('canvas');
  const look = getComputedStyle(document.documentElement);
  const small = `15px ${look.getPropertyValue('--sans')}`;
  const rows: { text: string; line?: LineStyle; indent: number }[] = lines.below.flatMap((row) => {
    if (typeof row === 'string') return broken(row, width, small).map((text) => ({ text, indent: 0 }));
    return broken(row.text, width - INDENT, small).map((text, at) => ({ text, indent: INDENT, ...(at ? {} : { line: row.line }) }));
  });
  rows.push({ text: location.host, indent: 0 });
  canvas.width = Math.round((width + 2 * MARGIN) * sharp);
  canvas.height = Math.round((height + MARGIN + TITLE + ROW * rows.length + MARGIN) * sharp);
  const pen = canvas.getContext('2d')!;
  pen.scale(sharp, sharp);
  pen.fillStyle = look.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = look.color;
  pen.textBaseline = 'middle';
  pen.font = `600 22px ${look.getPropertyValue('--serif')}`;
  pen.fillText(lines.title, MARGIN, MARGIN / 2 + TITLE / 2, width);
  const sea = backgroundOf(drawing);
  if (sea) {
    pen.fillStyle = sea;
    pen.fillRect(MARGIN, TITLE + MARGIN / 2, width, height);
  }
  pen.drawImage(image, MARGIN, TITLE + MARGIN / 2, width, height);
  pen.fillStyle = look.color;
  pen.font = small;
  pen.lineWidth = BROAD;
  rows.forEach(({ text, line, indent }, at) => {
    const y = TITLE + MARGIN + height + ROW * (at + 0.5);
    pen.globalAlpha = at === rows.length - 1 ? 0.7 : 1;
    pen.fillText(text, MARGIN + indent, y, width - indent);
    if (!line) return;
    pen.strokeStyle = colourOf(line.ink);
    pen.setLineDash(line.dashes.split(' ').map(Number).filter(Boolean));
    pen.beginPath();
    pen.moveTo(MARGIN, y);
    pen.lineTo(MARGIN + KEY, y);
    pen.stroke();
  });
  return canvas;
}

/** A text in lines of this width; what does not fit into a few of them is left out. */
function broken(text: string, width: number, font: string): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  const rows = [''];
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1)} ${word}`.trimStart();
    if (pen.measureText(longer).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.length > ROWS ? [...rows.slice(0, ROWS - 1), `${rows[ROWS - 1]} …`] : rows;
}

/** A property of the style sheet as a colour that a canvas understands, by day or by night. */
function colourOf(property: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${property})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The colour that lies behind a drawing. */
function backgroundOf(drawing: Element): string | null {
  for (let each: Element | null = drawing; each; each = each.parentElement) {
    const colour = getComputedStyle(each).backgroundColor;
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(colour)) return colour;
  }
  return null;
}

export function encoded(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), type, quality));
}
