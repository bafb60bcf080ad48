import { expect, test } from 'vitest';
import { sectionOf } from '../../core/markdown';
import { LANGUAGES, loadGuide } from '../../core/words';
import { SECTIONS } from './sections';

/** Something that only the right section can have. */
const SIGNS: Record<string, RegExp> = {
  'JK-D02': /^1\. .*^2\. .*^3\. /ms,
  'JK-D07': /^\|.*\| 2 \|$.*^\|.*\| 1 \|$/ms,
  'JK-D13': /^\*\*.*2\D+2.*\*\*.*^\*\*/ms,
};

test.each(LANGUAGES)('the sections are where they are said to be in %s', async (code) => {
  const pages = await loadGuide('joraku', code);
  for (const [decision, sign] of Object.entries(SIGNS)) {
    const places = pages.flatMap((page, at) => [...Array(12).keys()].filter((number) => sign.test(sectionOf(page, number))).map((number) => [at, number]));
    expect(places).toEqual([SECTIONS[decision]]);
  }
});
