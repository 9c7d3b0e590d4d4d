import { amountMoved, checkAmount, payableOf } from './check-amount';
import { downPaymentOf } from './down-payment';
import { dueDateOf } from './due-date';
import { payoutRefusal, planCharge, REFUSED_PAYEE } from './local-behaviour';
import { numberOf } from './numbers';
import { reminderDue } from './reminder-day';
import { checkSameCharge } from './same-charge';
import { canBeWrittenOff, checkWriteOff } from './write-off';

const codeOf = (act: () => void): string => {
  try {
    act();
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('rules of billing', () => {
  it.each([
    ['I', 2026, 1, 'I-26-0000001'],
    ['T', 2031, 1_234_567, 'T-31-1234567'],
  ] as const)('numbers %s of %i', (kind, year, count, expected) => {
    expect(numberOf(kind, year, count)).toBe(expected);
  });

  // Spec 3 §9, the three worked financing examples.
  it.each([
    ['F01', 1_000_000, 0, 200_000],
    ['F02', 2_362_822, 50_000, 512_564],
    ['F03', 500_000, 10_000, 108_000],
  ])('asks the down payment of %s', (_, amountDue, fees, expected) => {
    expect(downPaymentOf(amountDue, fees)).toBe(expected);
  });

  it.each([
    ['after the effective date', '2026-01-15', 30, false, '2026-03-03'],
    ['after the month, where an agency collects', '2026-01-15', 30, true, '2026-03-02'],
    ['after the month, on its last day', '2026-01-31', 30, true, '2026-03-02'],
    ['after the month, by the terms of the agency', '2026-02-28', 45, true, '2026-04-14'],
    ['after December', '2025-12-01', 30, true, '2026-01-30'],
  ])('is due so many days %s', (_, issuedOn, paymentTerms, agencyBilled, expected) => {
    const facts = { effectiveDate: '2026-02-01', issuedOn, paymentTerms, agencyBilled };
    expect(dueDateOf(facts)).toBe(expected);
  });

  it.each([
    [100, { owed: 100, room: 100 }, 'ok'],
    [0, { owed: 100, room: 100 }, 'AMOUNT_REQUIRED'],
    [101, { owed: 100, room: 100 }, 'AMOUNT_EXCEEDS_BALANCE'],
    [60, { owed: 100, room: 60 }, 'ok'],
    [61, { owed: 100, room: 60 }, 'AMOUNT_EXCEEDS_BALANCE'],
    [1, { owed: 100, room: 0 }, 'PAYMENT_IN_PROCESS'],
    [1, { owed: 0, room: 0 }, 'NOTHING_DUE'],
  ])('answers a payment of %i of %j with %s', (amount, payable, expected) => {
    expect(codeOf(() => checkAmount(amount, payable, 'USD'))).toBe(expected);
  });

  it.each([
    [
      { owed: 100, room: 60 },
      'Another payment is being processed: at most $0.60 is due beside it.',
    ],
    [{ owed: 60, room: 60 }, 'At most $0.60 is due.'],
  ])('says of %j what may be paid', (payable, message) => {
    expect(() => checkAmount(61, payable, 'USD')).toThrow(message);
  });

  it.each([
    ['Check', 500, 500],
    ['Refund/Credit', 500, 500],
    ['Refund/Credit', -500, 500],
  ] as const)('moves by %s of %i', (method, amount, expected) => {
    expect(amountMoved(method, amount)).toBe(expected);
  });

  it.each([
    ['Check', 0],
    ['Check', -500],
    ['Refund/Credit', 0],
  ] as const)('refuses %s of %i, and names the field', (method, amount) => {
    const errors = [expect.objectContaining({ pointer: '/paymentAmount' })];
    const expected = { status: 400, code: 'AMOUNT_REQUIRED', errors };
    expect(() => amountMoved(method, amount)).toThrow(expect.objectContaining(expected));
  });

  it.each([
    ['p', 100, 'ok'],
    ['p', 101, 'TRANSACTION_DIFFERS'],
    ['q', 100, 'TRANSACTION_DIFFERS'],
  ])(
    'answers a charge that is known, named for policy %s of %i, with %s',
    (policyId, amount, expected) => {
      const known = { policyId: 'p', amount: 100 };
      expect(codeOf(() => checkSameCharge(known, { policyId, amount }))).toBe(expected);
    },
  );

  it.each([
    ['eight days before it is due', '2026-02-22', null, null],
    ['a week before', '2026-02-23', null, -7],
    ['later, when nobody was told', '2026-03-02', null, -7],
    ['on the day itself, told a week before', '2026-03-02', '2026-02-23', null],
    ['the day after', '2026-03-03', '2026-02-23', 1],
    ['again on that day', '2026-03-03', '2026-03-03', null],
    ['a week after', '2026-03-09', '2026-03-03', 7],
    ['once for what was missed', '2026-03-20', null, 7],
    ['and never again', '2026-03-20', '2026-03-09', null],
    ['billed within the week before', '2026-02-26', null, null, '2026-02-25'],
    ['billed on its day, the day after', '2026-03-03', null, 1, '2026-03-02'],
  ] as [string, string, string | null, number | null, string?][])(
    'reminds %s',
    (_, today, toldOn, days, issuedOn = '2026-01-15') => {
      expect(reminderDue({ issuedOn, dueDate: '2026-03-02', toldOn }, today)).toBe(days);
    },
  );

  it.each([
    ['one that is open', [{ amountDue: 100, paid: 30, pending: 20 }], 0, { owed: 70, room: 50 }],
    [
      'one with a charge held',
      [{ amountDue: 100, paid: 0, pending: 0 }],
      40,
      { owed: 100, room: 60 },
    ],
    ['one with more held', [{ amountDue: 100, paid: 90, pending: 0 }], 40, { owed: 10, room: 0 }],
    [
      'one overpaid beside one open',
      [
        { amountDue: 100, paid: 150, pending: 0 },
        { amountDue: 100, paid: 0, pending: 0 },
      ],
      0,
      { owed: 100, room: 100 },
    ],
  ])('tells what may be paid of %s', (_, invoices, held, expected) => {
    expect(payableOf(invoices, held)).toEqual(expected);
  });

  it.each([
    [1_000, 0, 'ok'],
    [1_001, 0, 'WRITE_OFF_TOO_LARGE'],
    [1_000, 1, 'PAYMENT_IN_PROCESS'],
  ])('answers closing a rest of %i with %i under way with %s', (balance, pending, expected) => {
    expect(codeOf(() => checkWriteOff({ balance, pending }, 'USD'))).toBe(expected);
    expect(canBeWrittenOff({ balance, pending })).toBe(expected === 'ok');
  });

  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('offers to write a rest of %i off: %s', (balance, expected) => {
    expect(canBeWrittenOff({ balance, pending: 0 })).toBe(expected);
  });

  it.each([
    ['4242', 'Credit Card', { behaviour: 'APPROVE', answerAfterMs: 0, answers: 1 }],
    ['4242', 'Bank Account', { behaviour: 'APPROVE', answerAfterMs: 20, answers: 1 }],
    ['0002', 'Credit Card', { behaviour: 'DECLINE', answerAfterMs: 0, answers: 1 }],
    ['0119', 'Credit Card', { behaviour: 'TIME_OUT', answerAfterMs: null, answers: 0 }],
    [
      '0135',
      'Bank Account',
      { behaviour: 'ANSWER_LATE', answerAfterMs: 8 * 24 * 3_600_000, answers: 1 },
    ],
    ['0127', 'Bank Account', { behaviour: 'ANSWER_TWICE', answerAfterMs: 20, answers: 2 }],
  ] as const)('plans a charge of …%s by %s', (last4, method, expected) => {
    expect(planCharge(last4, method, 20)).toEqual(expected);
  });

  it.each([
    [REFUSED_PAYEE, 'The account of the payee is closed.'],
    ['Red Rock Dental', null],
  ])('pays out to %s unless: %s', (payee, refusal) => {
    expect(payoutRefusal(payee)).toBe(refusal);
  });
});
