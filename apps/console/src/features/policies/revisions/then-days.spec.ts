import { instantOf } from './then-days';

describe('the instant until which something was known', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  it.each<[string, string, string | undefined]>([
    [
      'the end of a day that has passed',
      '2026-06-01',
      new Date(2026, 5, 1, 23, 59, 59, 999).toISOString(),
    ],
    ['none of a day that has not', '2026-06-20', undefined],
    ['none of no day', '', undefined],
  ])('is %s', (_, day, instant) => {
    expect(instantOf(day, now)).toBe(instant);
  });
});
