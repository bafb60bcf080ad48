// Text in a drawing breaks no lines by itself.

/** One line that is no longer than this, cut off if need be. */
export function short(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** Words over several lines; what doesn't fit at the end is cut off. */
export function wrapped(text: string, most: number, lines = 9): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && (last.length + 1 + word.length <= most || out.length === lines)) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out.map((line) => short(line, most));
}
