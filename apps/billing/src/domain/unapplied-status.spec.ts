import type { UnappliedAction, UnappliedStatus } from './unapplied-status';
import {
  checkTransfer,
  payoutReference,
  refundActionFor,
  UNAPPLIED_STATUSES,
  UNAPPLIED_TRANSITIONS,
  unappliedStatusAfter,
} from './unapplied-status';

describe('money that fits no invoice', () => {
  const rows = Object.entries(UNAPPLIED_TRANSITIONS) as [
    UnappliedAction,
    { from: UnappliedStatus[]; to: UnappliedStatus },
  ][];

  it.each(rows)('is moved on by %s from its statuses alone', (action, { from, to }) => {
    for (const status of UNAPPLIED_STATUSES) {
      const act = () => unappliedStatusAfter(status, action);
      if (from.includes(status)) expect(act()).toBe(to);
      else expect(act).toThrow();
    }
  });

  it.each([
    [null, 'refund'],
    ['Red Rock Dental', 'askForRefund'],
  ] as const)('that goes to %s is refunded by %s', (payee, action) => {
    expect(refundActionFor(payee)).toBe(action);
  });

  it.each([
    [0, 'T-26-0000001'],
    [1, 'T-26-0000001-2'],
  ])('is asked for anew after %s refusals, as %s', (refusals, reference) => {
    expect(payoutReference('T-26-0000001', refusals)).toBe(reference);
  });

  const transfer = { amount: 500, left: 500, room: 500, currencies: ['USD', 'USD'] as const };
  it.each([
    [{}, null, ''],
    [{ amount: 501, room: 900 }, 'AMOUNT_EXCEEDS_LEFT', 'At most $5.00 is left'],
    [{ room: 499 }, 'AMOUNT_EXCEEDS_BALANCE', 'At most $4.99 is due'],
    [{ room: -1 }, 'AMOUNT_EXCEEDS_BALANCE', 'At most $0.00 is due'],
    [{ amount: 0 }, 'AMOUNT_REQUIRED', 'Payment Amount is required'],
    [
      { currencies: ['USD', 'GBP'] as const },
      'CURRENCY_DIFFERS',
      'Money in USD pays no invoice in GBP',
    ],
  ])('is transferred as %j allows', (change, code, message) => {
    const act = () => checkTransfer({ ...transfer, ...change });
    const refusal = { code, message: expect.stringContaining(message) };
    if (code) expect(act).toThrow(expect.objectContaining(refusal));
    else expect(act).not.toThrow();
  });
});
