import { ApiError } from './problem';
import { queryClient, retryDelay } from './query-client';

const failed = (status: number, retryAfter: number | null = null) =>
  new ApiError(status, { retryAfter }, 'GET', 'https://palisade.example/api');

const isTriedAgain = (error: unknown): unknown => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  return typeof retry === 'function' && retry(0, error as Error);
};

describe('a read that failed', () => {
  it.each([
    ['no answer came', new TypeError('Failed to fetch'), true],
    ['a part was down', failed(503), true],
    ['it was refused', failed(404), false],
    ['it came too soon', failed(429, 3), true],
    ['it came far too soon', failed(429, 50), false],
  ])('is tried again when %s as it should be', (_, error, expected) => {
    expect(isTriedAgain(error)).toBe(expected);
  });

  it('waits as long as the server asks, else a second and then two', () => {
    expect(retryDelay(0, failed(429, 3))).toBe(3000);
    expect([0, 1].map((failures) => retryDelay(failures, failed(503)))).toEqual([1000, 2000]);
  });
});
