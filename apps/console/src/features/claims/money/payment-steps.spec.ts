import { stepsOf } from './payment-steps';

const ALL = [
  'approvePayment',
  'rejectPayment',
  'issuePayment',
  'clearPayment',
  'stopPayment',
  'refundPayment',
  'voidPayment',
] as const;

describe('what can be done with a payment of a claim', () => {
  it.each([
    ['REQUESTED', 5, ['APPROVE', 'REJECT', 'VOID']],
    ['APPROVED', 5, ['ISSUE', 'VOID']],
    ['ISSUED', 5, ['CLEAR', 'STOP', 'VOID']],
    ['CLEARED', 5, ['REFUND']],
    ['CLEARED', 0, ['VOID']],
    ['STOPPED', 5, []],
    ['VOID', 5, []],
  ] as const)('%s of %i: %s', (status, amount, steps) => {
    expect(stepsOf({ status, amount }, ALL)).toEqual(steps);
  });

  it('is what the file allows', () => {
    expect(stepsOf({ status: 'ISSUED', amount: 5 }, ['clearPayment'])).toEqual(['CLEAR']);
  });
});
