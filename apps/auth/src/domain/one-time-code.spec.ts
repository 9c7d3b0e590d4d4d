import type { CodeCount, CodeState, CodeWay } from './one-time-code';
import {
  CODE_DAY_MS,
  isGood,
  isOpen,
  maskedPhone,
  MAX_CODES_A_DAY,
  mayTry,
  nextCode,
} from './one-time-code';

const NOW = new Date('2026-01-15T12:00:00Z');
const at = (ms: number): Date => new Date(NOW.getTime() + ms);
const state: CodeCount & CodeState = {
  codeHash: 'hash',
  codeExpires: at(1_000),
  codeTries: 0,
  codeWay: 'EMAIL',
  codesSent: 0,
  codesSince: null,
};

describe('a one-time code', () => {
  it.each<[string, Partial<CodeState>, boolean]>([
    ['that was just sent', {}, true],
    ['tried four times', { codeTries: 4 }, true],
    ['tried five times', { codeTries: 5 }, false],
    ['that was never sent', { codeHash: null, codeExpires: null }, false],
    ['that is old', { codeExpires: NOW }, false],
  ])('%s: may be tried is %s', (_, change, expected) => {
    expect(mayTry({ ...state, ...change }, NOW)).toBe(expected);
  });

  it.each<[string, Partial<CodeState>, CodeWay, boolean]>([
    ['that was just mailed, asked for by mail', {}, 'EMAIL', true],
    ['that was just mailed, asked for by text message', {}, 'SMS', false],
    ['that was used', { codeHash: null, codeExpires: null }, 'EMAIL', false],
    ['that is old', { codeExpires: NOW }, 'EMAIL', false],
    ['that was tried too often', { codeTries: 5 }, 'EMAIL', false],
  ])('%s: is good still is %s', (_, change, way, expected) => {
    expect(isGood({ ...state, ...change }, way, NOW)).toBe(expected);
  });

  it('ends with its link', () => {
    const link = { expires: at(1_000), ended: null };
    expect(isOpen(link, NOW)).toBe(true);
    expect(isOpen(link, at(1_000))).toBe(false);
    expect(isOpen({ ...link, ended: at(-1) }, NOW)).toBe(false);
  });

  it('is counted from the first of the day', () => {
    expect(nextCode(state, NOW)).toEqual({ codesSent: 1, codesSince: NOW });
    const third = { ...state, codesSent: 2, codesSince: at(-1_000) };
    expect(nextCode(third, NOW)).toEqual({ codesSent: 3, codesSince: at(-1_000) });
    const yesterday = { ...third, codesSent: MAX_CODES_A_DAY, codesSince: at(-CODE_DAY_MS) };
    expect(nextCode(yesterday, NOW)).toEqual({ codesSent: 1, codesSince: NOW });
  });

  it('is not sent without end', () => {
    const many = { ...state, codesSent: MAX_CODES_A_DAY, codesSince: at(-1_000) };
    expect(() => nextCode(many, NOW)).toThrow('Too many codes');
    expect(nextCode(many, NOW, MAX_CODES_A_DAY + 1)).toMatchObject({
      codesSent: MAX_CODES_A_DAY + 1,
    });
  });
});

it.each([
  ['+15125550134', '+*******0134'],
  ['+44 20 7946 0018', '+** ** **** 0018'],
  ['123', '123'],
])('shows of the telephone %s only %s', (phone, expected) => {
  expect(maskedPhone(phone)).toBe(expected);
});
