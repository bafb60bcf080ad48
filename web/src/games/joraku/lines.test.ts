import { describe, expect, it } from 'vitest';
import { short, wrapped } from './lines';

describe('lines of a drawing', () => {
  it('keep what fits', () => {
    expect(short('Aoi', 7)).toBe('Aoi');
    expect(wrapped('Aoi', 7)).toEqual(['Aoi']);
    expect(wrapped('Бот 2', 7)).toEqual(['Бот 2']);
  });

  it('break between words', () => {
    expect(wrapped('Минула сутичка', 12)).toEqual(['Минула', 'сутичка']);
    expect(wrapped('The cards of the trick will lie here', 12)).toEqual(['The cards of', 'the trick', 'will lie', 'here']);
  });

  it('are cut off where there is no more room', () => {
    expect(short('Tokugawa', 7)).toBe('Tokuga…');
    expect(wrapped('Tokugawa Ieyasu', 7, 2)).toEqual(['Tokuga…', 'Ieyasu']);
    expect(wrapped('one two three four', 7, 2)).toEqual(['one two', 'three…']);
  });
});
