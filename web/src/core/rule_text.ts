// A rule as it is read: references to others are links in the book, and nothing beside a decision.
// The same as `plain` in src/gunbai/rulebook.py.

const ID = '[A-Z]{2}-[A-Z]+\\d+[a-z]?';
const REFERENCES = new RegExp(
  `\\s*\\([^()]*${ID}[^()]*\\)|(?<=[.!?»”*])\\s[^.!?()]{0,40}${ID}[^.!?()]{0,40}[.!?]`,
  'g',
);

/** The text of a rule without marks and without references to other rules. */
export function plainRule(text: string): string {
  return text.replace(REFERENCES, '').replaceAll('**', '');
}
