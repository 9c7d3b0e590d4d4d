import { SCOPE_DETAIL } from '@palisade/trade';
import { answerQuestions } from './answer-questions';

describe('the answers of a client', () => {
  it('are completed, changed and taken back', () => {
    const known = { mfaCloud: true, isVerifyingBankAccounts: false };
    expect(answerQuestions(known, { isVerifyingBankAccounts: true })).toEqual({
      mfaCloud: true,
      isVerifyingBankAccounts: true,
    });
    expect(answerQuestions(known, { mfaCloud: null })).toEqual({ isVerifyingBankAccounts: false });
  });

  it('tell of a change in scope while there is one', () => {
    const known = { changeInScope: true, [SCOPE_DETAIL]: 'We sell more.' };
    expect(answerQuestions(known, {})).toEqual(known);
    expect(answerQuestions(known, { changeInScope: false })).toEqual({ changeInScope: false });
  });

  it('are refused by each question that has no such answer', () => {
    const act = (): unknown => answerQuestions({}, { mfaCloud: 'perhaps', nothing: true });
    const errors = ['mfaCloud', 'nothing'].map((name) => ({
      pointer: `/answers/${name}`,
      detail: `${name} has no such answer.`,
    }));
    const message = 'mfaCloud has no such answer. nothing has no such answer.';
    expect(act).toThrow(
      expect.objectContaining({ status: 400, code: 'VALIDATION_FAILED', errors, message }),
    );
  });
});
