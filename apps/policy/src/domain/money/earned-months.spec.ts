import { monthsOf } from './earned-months';

describe('the months between two days', () => {
  it.each([
    ['one day', '2026-02-28', '2026-03-01', ['2026-02-28 2026-03-01']],
    ['a part of a month', '2026-02-10', '2026-02-20', ['2026-02-10 2026-02-20']],
    [
      'over the year',
      '2025-12-15',
      '2026-02-02',
      ['2025-12-15 2026-01-01', '2026-01-01 2026-02-01', '2026-02-01 2026-02-02'],
    ],
    [
      'whole months',
      '2026-01-01',
      '2026-03-01',
      ['2026-01-01 2026-02-01', '2026-02-01 2026-03-01'],
    ],
  ])('are %s', (_, after, before, expected) => {
    expect(monthsOf(after, before).map(({ from, to }) => `${from} ${to}`)).toEqual(expected);
  });
});
