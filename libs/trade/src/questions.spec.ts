import { ASKED_QUESTIONS, FUND_TRANSFER_QUESTIONS, isAnswer } from './questions';

describe('the security questions', () => {
  it('are each asked once', () => {
    const names = ASKED_QUESTIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...FUND_TRANSFER_QUESTIONS]));
  });

  it.each([
    ['mfaCloud', true, true],
    ['mfaCloud', 'YES', false],
    ['backupFrequency', 'WEEKLY', true],
    ['backupFrequency', 'DAILY', false],
    ['claimHistory', 5, true],
    ['claimHistory', 6, false],
    ['claimHistory', 1.5, false],
    ['changeInScopeDetail', 'A new plant', true],
    ['changeInScopeDetail', 1, false],
    ['toString', true, false],
  ])('%s answered by %p: %p', (name, value, fits) => {
    expect(isAnswer(name, value)).toBe(fits);
  });
});
