import type { TFunction } from 'i18next';
import { formatPercentChange } from '../../lib/formatting';
import { binLabel, toneOf } from './dislocation-text';

describe('dislocation in words', () => {
  it.each([
    [4.5, '+4.5 %'],
    [-12.25, '-12.25 %'],
    [0, '0 %'],
  ])('%d is %s', (percent, text) => {
    expect(formatPercentChange(percent)).toBe(text);
  });

  it.each([
    [null, -25, 'upTo'],
    [-1, 0, 'between'],
    [0, 0, 'unchanged'],
    [0, 1, 'between'],
    [25, null, 'above'],
  ])('from %p to %p is %s', (from, to, word) => {
    const keyOf = ((key: string) => key) as unknown as TFunction;
    expect(binLabel({ from, to, count: 1 }, keyOf)).toBe(`coverage:rater.bin.${word}`);
  });

  it.each([
    [null, -25, 'good'],
    [-5, -1, 'good'],
    [-1, 0, 'plain'],
    [0, 0, 'plain'],
    [0, 1, 'plain'],
    [1, 5, 'waiting'],
    [10, 15, 'lost'],
    [25, null, 'lost'],
  ] as const)('from %p to %p is %s', (from, to, tone) => {
    expect(toneOf({ from, to, count: 1 })).toBe(tone);
  });
});
