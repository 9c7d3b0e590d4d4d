import { CODE_DAY_MS, MAX_CODE_TRIES } from '../one-time-code';
import type { CodeQuestion, WrongCodes } from './code-question';
import { isSent, MAX_WRONG_CODES_A_DAY, oneMoreWrong, refusalOfTry } from './code-question';

const NOW = new Date('2026-01-15T12:00:00Z');
const before = (ms: number): Date => new Date(NOW.getTime() - ms);
const NONE: WrongCodes = { wrongCodes: 0, wrongSince: null };
const OPEN: CodeQuestion = { tries: 0, expires: new Date(NOW.getTime() + 1) };
const FULL = { wrongCodes: MAX_WRONG_CODES_A_DAY, wrongSince: before(CODE_DAY_MS - 1) };

describe('a code is looked at', () => {
  it.each<[string, WrongCodes, CodeQuestion | null, number | null]>([
    ['while it is asked for', NONE, OPEN, null],
    ['up to the fifth time', NONE, { ...OPEN, tries: MAX_CODE_TRIES - 1 }, null],
    ['not a sixth time', NONE, { ...OPEN, tries: MAX_CODE_TRIES }, 401],
    ['not too late', NONE, { ...OPEN, expires: NOW }, 401],
    ['not without a question', NONE, null, 401],
    ['not after too many wrong ones in a day', FULL, OPEN, 429],
    ['again a day later', { ...FULL, wrongSince: before(CODE_DAY_MS) }, OPEN, null],
  ])('%s', (_, wrong, question, status) => {
    expect(refusalOfTry(wrong, question, NOW)?.status ?? null).toBe(status);
  });
});

it('says when a code is looked at again', () => {
  expect(refusalOfTry(FULL, OPEN, NOW)).toMatchObject({ retryAfterSeconds: 1 });
});

it.each<[string, WrongCodes, WrongCodes]>([
  ['begin', NONE, { wrongCodes: 1, wrongSince: NOW }],
  ['go on', { wrongCodes: 4, wrongSince: before(1) }, { wrongCodes: 5, wrongSince: before(1) }],
  ['begin again after a day', fullADayAgo(), { wrongCodes: 1, wrongSince: NOW }],
])('wrong codes of a day %s', (_, held, expected) => {
  expect(oneMoreWrong(held, NOW)).toEqual(expected);
});

it('leaves a guesser less than one chance in ten thousand a day', () => {
  const goodCodes = 3;
  expect((MAX_WRONG_CODES_A_DAY * goodCodes) / 1_000_000).toBeLessThan(1e-4);
});

it('knows which codes are sent', () => {
  expect(['EMAIL', 'GOOGLE', 'NONE', 'SMS'].filter(isSent)).toEqual(['EMAIL', 'SMS']);
});

function fullADayAgo(): WrongCodes {
  return { wrongCodes: MAX_WRONG_CODES_A_DAY, wrongSince: before(CODE_DAY_MS) };
}
