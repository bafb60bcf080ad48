import { beforeEach, expect, test } from 'vitest';
import { beginTips, endTips, noteTip, tipsAreOff, tipsOf } from './tips';

beforeEach(() => localStorage.clear());

test('tips are for those who began with a first own game', () => {
  expect(tipsOf('joraku')).toBeNull();
  noteTip('joraku', 'JK-D02');
  expect(tipsOf('joraku')).toBeNull();
  beginTips('joraku');
  noteTip('joraku', 'JK-D02');
  noteTip('joraku', 'JK-D02');
  expect(tipsOf('joraku')).toEqual({ 'JK-D02': 2 });
  expect(tipsOf('shogun')).toBeNull();
});

test('whoever wants no more of them may ask for them again', () => {
  expect(tipsAreOff('joraku')).toBe(false);
  beginTips('joraku');
  endTips('joraku');
  expect(tipsOf('joraku')).toBeNull();
  expect(tipsAreOff('joraku')).toBe(true);
  beginTips('joraku');
  expect(tipsOf('joraku')).toEqual({});
});

test('what is kept may be anything', () => {
  localStorage.setItem('gunbai-tips', 'nonsense');
  expect(tipsOf('joraku')).toBeNull();
});
