import { checkUnused } from './in-use';

describe('a partner', () => {
  it.each([
    [{ AGENCY: 1 }, '1 agency'],
    [{ AGENCY: 2, ACCOUNT: 3 }, '2 agencies and 3 clients'],
    [{ AGENCY: 2, ACCOUNT: 1, POLICY: 9 }, '2 agencies, 1 client and 9 policies'],
  ])('that is in use by %j stays', (counts, words) => {
    expect(() => checkUnused(counts)).toThrow(`It is in use by ${words} and cannot be deleted.`);
  });

  it('that nobody uses can go', () => {
    expect(() => checkUnused({ AGENCY: 0 })).not.toThrow();
  });
});
