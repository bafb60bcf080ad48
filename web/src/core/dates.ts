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
