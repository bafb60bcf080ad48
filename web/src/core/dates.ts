// Times in the reader's language, such as “5 minutes ago”.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** “3 minutes ago”; less than a minute is now. */
export function ago(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** The day a table was made, for lists; `created` in seconds since 1970. */
export function day(created: number, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long' }).format(created * 1000);
}

/** The day of a time in the zone of this browser, as a form writes it: "2026-03-09". */
export function isoDay(time: number): string {
  const date = new Date(time * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end of such a day, in seconds since 1970. */
export function dayEnd(iso: string): number {
  return new Date(`${iso}T23:59`).getTime() / 1000;
}
