// A small reader for our own guides: headings, paragraphs, lists, tables, emphasis. What it finds
// is data and is shown as text; nothing in a guide can become markup, and a link stays on this site.

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'link';
  text: string;
  /** The address of a link: a page of ours. */
  href?: string;
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const ITEM = /^(?:[-*]|(\d+)\.) +(.*)$/;
const DIVIDER = /^\|(?: *:?-+:? *\|)+$/;
const MARKS = /\*\*(?=\S)((?:(?!\*\*).)+)\*\*|(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}])|`([^`]+)`|\[([^\]]+)\]\((\/[^)\s]*)\)/gu;
/** A line that stands for a picture of the book: its name. */
const PICTURE = /^!\[\]\((\w+)\)\n*/gm;

export function spansOf(text: string): Span[] {
  const out: Span[] = [];
  const add = (kind: Span['kind'], part: string, href?: string) => part && out.push({ kind, text: part, ...(href && { href }) });
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    add('text', text.slice(from, found.index));
    if (found[1] !== undefined) add('strong', found[1]);
    else if (found[2] !== undefined) add('em', found[2]);
    else if (found[3] !== undefined) add('code', found[3]);
    else add('link', found[4] ?? '', found[5]);
    from = found.index + found[0].length;
  }
  add('text', text.slice(from));
  return out;
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));
}

/** The blocks of a text, one after another. */
export function blocksOf(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r', '').split('\n');
  const out: Block[] = [];
  let at = 0;
  const line = () => (lines[at] ?? '').trimEnd();
  while (at < lines.length) {
    const heading = /^(#{1,6}) +(.*)$/.exec(line());
    if (!line().trim()) {
      at += 1;
    } else if (heading) {
      out.push({ kind: 'heading', level: heading[1]!.length, spans: spansOf(heading[2]!) });
      at += 1;
    } else if (line().startsWith('|') && DIVIDER.test((lines[at + 1] ?? '').trim())) {
      const head = cells(line());
      const rows: Span[][][] = [];
      for (at += 2; line().startsWith('|'); at += 1) rows.push(cells(line()));
      out.push({ kind: 'table', head, rows });
    } else if (ITEM.test(line())) {
      const ordered = ITEM.exec(line())![1] !== undefined;
      const items: string[] = [];
      for (; line().trim(); at += 1) {
        const item = ITEM.exec(line());
        if (item) items.push(item[2]!);
        else items.push(`${items.pop() ?? ''} ${line().trim()}`);
      }
      out.push({ kind: 'list', ordered, items: items.map(spansOf) });
    } else {
      const parts: string[] = [];
      for (; line().trim() && !/^(#{1,6} |\|)/.test(line()) && !ITEM.test(line()); at += 1) parts.push(line().trim());
      if (!parts.length) parts.push(lines[at++]!.trim()); // a lone bar is only text
      out.push({ kind: 'paragraph', spans: spansOf(parts.join(' ')) });
    }
  }
  return out;
}

/** The parts of a page and the names of the pictures between them, in turn: a text first. */
export function withPictures(markdown: string): string[] {
  return markdown.split(PICTURE);
}

/** One section of a page, with its heading and without pictures: the first `##` of it is number 1. */
export function sectionOf(markdown: string, number: number): string {
  const sections = markdown.replaceAll('\r', '').replace(PICTURE, '').split(/^(?=## )/m);
  return number >= 1 ? (sections[number] ?? '').trim() : '';
}
