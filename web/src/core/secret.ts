// Lines of the log that are said to one seat alone, in the second person.

const OWN = new Set(['jk-hand', 'jk-private', 'jk-gave', 'jk-received', 'jk-draft', 'jk-picked', 'jk-threw']);

export function saidToOne(key: string): boolean {
  return OWN.has(key);
}
