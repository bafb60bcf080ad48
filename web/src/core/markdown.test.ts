import { describe, expect, test } from 'vitest';
import { blocksOf, sectionOf, spansOf, withPictures } from './markdown';
import { LANGUAGES, loadGuide } from './words';

describe('inside a line', () => {
  test('strong, emphasised and code', () => {
    expect(spansOf('**1** x **2**').map(({ text }) => text)).toEqual(['1', ' x ', '2']);
    expect(spansOf('a **b c** *d* `e*f`')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b c' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'e*f' },
    ]);
  });

  test('the star of a house value is no emphasis', () => {
    for (const text of ['0 / 0 / 0*', 'pays 4 / 2 / 0* instead, 3* too', 'on this page * marks a value']) {
      expect(spansOf(text)).toEqual([{ kind: 'text', text }]);
    }
  });

  test('markup stays text', () => {
    const text = '<img src=x onerror=alert(1)> & <b>bold</b>';
    expect(spansOf(text)).toEqual([{ kind: 'text', text }]);
  });
});

describe('blocks', () => {
  test('headings, paragraphs over several lines, lists', () => {
    expect(blocksOf('# A\n\none\ntwo\n\n- x\n- y\n  z\n\n1. p\n2. q\n').map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
    ]);
    expect(blocksOf('- x\n- y\n  z')).toEqual([
      { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'x' }], [{ kind: 'text', text: 'y z' }]] },
    ]);
  });

  test('a table has a head and rows', () => {
    expect(blocksOf('| a | b |\n|---|---|\n| 1 | **2** |\n\nafter')).toEqual([
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'strong', text: '2' }]]],
      },
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'after' }] },
    ]);
  });

  test('anything ends', () => {
    for (const text of ['|', '| a', '||\n|', '#', '# ', '-', '**', '\n\n', '| a |\n| b |']) {
      expect(() => blocksOf(text)).not.toThrow();
    }
  });
});

test.each(LANGUAGES)('the guide in %s is read without a mark left over', async (code) => {
  const blocks = blocksOf((await loadGuide('joraku', code)).join('\n\n'));
  expect(blocks.filter((block) => block.kind === 'table').length).toBeGreaterThan(1);
  expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
  expect(JSON.stringify(blocks).match(/.{20}(\*\*|\|).{20}/)).toBeNull();
});

test('a link leads to a page of ours and nowhere else', () => {
  expect(spansOf('See [the rules](/rules/joraku).')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'the rules', href: '/rules/joraku' },
    { kind: 'text', text: '.' },
  ]);
  for (const text of ['[a](https://example.org)', '[a](javascript:alert)', '[a]', '[](/b)']) {
    expect(spansOf(text)).toEqual([{ kind: 'text', text }]);
  }
});

test('pictures stand between the parts of a page, and in no section', () => {
  const page = '# Title\n\n## One\n\nText.\n\n![](setup)\n\n## Two\n\nEnd.\n';
  expect(withPictures(page)).toEqual(['# Title\n\n## One\n\nText.\n\n', 'setup', '## Two\n\nEnd.\n']);
  expect(sectionOf(page, 1)).toBe('## One\n\nText.');
});

test('a section is found by its number, with its heading and what is below it', () => {
  const page = '# Title\n\nIntro.\n\n## One\n\nText.\n\n### Deeper\n\n- item\n\n## Two\n\nEnd.\n';
  expect(sectionOf(page, 1)).toBe('## One\n\nText.\n\n### Deeper\n\n- item');
  expect(sectionOf(page, 2)).toBe('## Two\n\nEnd.');
  expect([sectionOf(page, 0), sectionOf(page, 3)]).toEqual(['', '']);
});
