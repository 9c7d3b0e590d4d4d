import { startStack } from '../../tools/start/own-stack.mjs';
import { compareTwins } from './twins';
import { differencesOf } from './world';

// The long form has the other kinds: `npm run clock`.
const LIVES = 4;
const STEP_DAYS = 73;
/** Of these something must have become in the year. */
const MET = ['quotes', 'policies', 'invoices', 'agency bills', 'licences', 'reports', 'letters'];
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
      const empty = MET.filter((name) => !rows[name]);
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
