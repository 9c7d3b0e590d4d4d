import { retryDelayMs } from './retry-delay';

it.each([
  [1, 1_000],
  [2, 2_000],
  [9, 256_000],
  [12, 2_048_000],
  [13, 3_600_000],
  [2_000, 3_600_000],
])('a message waits after %d failed tries %d ms', (attempts, expected) => {
  expect(retryDelayMs(attempts)).toBe(expected);
});
