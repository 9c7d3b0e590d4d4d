import { startStack } from '../../tools/start/own-stack.mjs';
import { compareTwins } from './twins';
import { differencesOf } from './world';

const LIVES = 5;
const STEP_DAYS = 73;
const MINUTES_MS = 400_000;

describe('a year of a tenant', () => {
  it(
    'is the same in one jump as in small ones, and nobody else’s',
    async () => {
      const stack = await startStack({ env: { SANDBOX: 'true' }, isCopied: true });
      const compared = await compareTwins(stack, { lives: LIVES, stepDays: STEP_DAYS }).finally(
        stack.stop,
      );
      const { differences, foreign, rows } = compared;
      expect(differences).toEqual([]);
      expect(foreign).toEqual([]);
      const empty = Object.keys(rows).filter((name) => !rows[name]);
      expect(empty).toEqual([]);
    },
    MINUTES_MS,
  );
});

describe('two worlds', () => {
  it.each([
    ['the same rows in another order', ['a', 'b'], ['b', 'a'], 0],
    ['a row once more', ['a', 'a'], ['a'], 1],
    ['a row that differs', ['a'], ['b'], 2],
  ])('of %s', (_, one, other, count) => {
    expect(differencesOf({ rows: one }, { rows: other })).toHaveLength(count);
  });
});
