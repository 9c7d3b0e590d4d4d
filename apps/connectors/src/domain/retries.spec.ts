import { outcomeOf, RETRY_FOR_MS, waitMs } from './retries';

describe('a delivery', () => {
  it.each([
    [200, 0, 'delivered'],
    [204, RETRY_FOR_MS, 'delivered'],
    [299, 0, 'delivered'],
    [199, 0, 'retry'],
    [300, 0, 'retry'],
    [301, 0, 'retry'],
    [404, 0, 'retry'],
    [410, 0, 'gone'],
    [500, RETRY_FOR_MS - 1, 'retry'],
    [500, RETRY_FOR_MS, 'dead'],
    [null, 0, 'retry'],
    [null, RETRY_FOR_MS, 'dead'],
  ] as const)('answered %s after %i ms is %s', (status, age, expected) => {
    expect(outcomeOf(status, age)).toBe(expected);
  });

  it('waits longer each time, up to six hours', () => {
    expect([1, 2, 3].map((attempts) => waitMs(attempts, 0))).toEqual([5_000, 10_000, 20_000]);
    expect(waitMs(40, 0)).toBe(6 * 3_600_000);
    expect(waitMs(1, 1)).toBe(3_750);
  });
});
