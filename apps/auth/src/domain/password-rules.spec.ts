import { brokenRules, PASSWORD_RULES } from './password-rules';

const codesOf = (password: string): string[] =>
  brokenRules(password).map(({ errorCode }) => errorCode.replace('PASSWORD_', ''));

describe('password rules', () => {
  it.each(['Palisade-demo-1', 'Tr0ub4dor & three', 'Ünïcödé-längs-9', 'Aa1!'.repeat(32)])(
    'accept %s',
    (password) => {
      expect(codesOf(password)).toEqual([]);
    },
  );

  it.each([
    ['Kq7-xw!', ['TOO_SHORT']],
    [`${'Aa1!'.repeat(32)}x`, ['TOO_LONG']],
    ['kq7-xw!vd', ['NEEDS_UPPER_CASE']],
    ['KQ7-XW!VD', ['NEEDS_LOWER_CASE']],
    ['Kqv-xw!vd', ['NEEDS_DIGIT']],
    ['Kq7 xw3 vd', ['NEEDS_SPECIAL']],
    ['', ['TOO_SHORT', 'NEEDS_UPPER_CASE', 'NEEDS_LOWER_CASE', 'NEEDS_DIGIT', 'NEEDS_SPECIAL']],
  ])('%s breaks %j', (password, codes) => {
    expect(codesOf(password)).toEqual(codes);
  });

  it.each([
    'Password1!',
    'P@ssw0rd2026!',
    'Qwerty-123',
    'Welcome1!',
    '1Summer!9',
    '!!Dragon99!',
    'Pass-word-1',
    'Trustno1!',
  ])('%s is too common', (password) => {
    expect(codesOf(password)).toEqual(['TOO_COMMON']);
  });

  it('count characters as people see them', () => {
    expect(codesOf('Aa1!😀😀😀')).toEqual(['TOO_SHORT']);
    expect(codesOf('Aa1!😀😀😀😀')).toEqual([]);
  });

  it('are listed with a code and a text each', () => {
    expect(PASSWORD_RULES).toHaveLength(7);
    for (const rule of PASSWORD_RULES) {
      expect(rule).toEqual({
        errorCode: expect.stringMatching(/^PASSWORD_[A-Z_]+$/),
        displayText: expect.stringMatching(/^[A-Z].{5,}/),
      });
    }
  });
});
