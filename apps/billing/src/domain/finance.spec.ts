import { validateTransitions } from '@palisade/kernel';
import fc from 'fast-check';
import type { Financeable } from './finance-status';
import {
  canBeFinanced,
  checkCure,
  checkDefault,
  checkDisaffirm,
  checkFinanceable,
  dueWhenDisaffirmed,
  FINANCE_STATUSES,
  FINANCE_TRANSITIONS,
  financeStatusAfter,
  isFinancePaid,
  isOwedToFinancer,
  isQuoteOver,
} from './finance-status';
import { financeTerms, installmentOf, installmentsDue, payoffOf } from './installments';

describe('financeTerms', () => {
  // The three worked examples of Spec 3 §9.
  it.each([
    [
      'F01',
      1_000_000,
      0,
      9.5,
      '2026-06-01',
      [200_000, 800_000, 83_525, 35_250, 1_035_250],
      '2026-07-01',
    ],
    [
      'F02',
      2_362_822,
      50_000,
      8.75,
      '2026-06-01',
      [512_564, 1_850_258, 192_527, 75_012, 2_437_834],
      '2026-07-01',
    ],
    ['F03', 500_000, 10_000, 0, '2026-01-31', [108_000, 392_000, 39_200, 0, 500_000], '2026-02-28'],
  ])('of %s', (_, amountDue, fees, apr, effectiveDate, expected, firstDue) => {
    const terms = financeTerms({ amountDue, fees, effectiveDate }, apr);
    expect([
      terms.downPayment,
      terms.amountFinanced,
      terms.installmentAmount,
      terms.financeCharge,
      terms.totalPaymentAmount,
    ]).toEqual(expected);
    expect(terms.firstInstallmentDue).toBe(firstDue);
  });

  it('pays every loan back to within the rounding of its installments', () => {
    const loans = fc.record({
      amount: fc.integer({ min: 1_000, max: 1_000_000_000 }),
      apr: fc.integer({ min: 0, max: 400_000 }).map((steps) => steps / 10_000),
      installments: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(loans, (loan) => {
        const installment = installmentOf(loan);
        let balance = loan.amount;
        for (let month = 0; month < loan.installments; month++) {
          balance += (balance * loan.apr) / 1_200 - installment;
        }
        const growth = (1 + loan.apr / 1_200) ** loan.installments;
        expect(Math.abs(balance)).toBeLessThanOrEqual(loan.installments * growth);
      }),
    );
  });
});

describe('payoffOf', () => {
  const F01 = { amount: 800_000, apr: 9.5, installments: 10 };

  // 8,000 at 9.5 %: 835.25 a month leaves 7,228.08, 6,450.05, 5,665.86.
  it.each([
    ['before the first installment is due', 0, 83_525, 800_000],
    ['when the first was not paid', 1, 83_525, 806_333],
    ['when the third was not paid', 3, 83_525, 650_111],
    ['when more is reported than has fallen due', 3, 900_000, 817_161],
    ['when all have fallen due', 10, 83_525, 83_525],
    ['when all fell due long ago', 14, 83_525, 83_525],
  ])('%s', (_, fallenDue, unpaid, expected) => {
    expect(payoffOf({ ...F01, fallenDue, unpaid })).toBe(expected);
  });

  it('of a plan that is free of interest is what was not paid', () => {
    const loan = { amount: 392_000, apr: 0, installments: 10 };
    expect(payoffOf({ ...loan, fallenDue: 4, unpaid: 39_200 })).toBe(392_000 - 3 * 39_200);
  });

  it.each([
    ['2026-02-27', 0],
    ['2026-02-28', 1],
    ['2026-03-30', 2],
    ['2027-02-01', 12],
  ])('counts by %s %i installments from 28 February on', (today, expected) => {
    expect(installmentsDue('2026-02-28', today)).toBe(expected);
  });
});

describe('a finance plan', () => {
  it('has a sound life', () => {
    const shape = {
      statuses: FINANCE_STATUSES,
      initial: ['QUOTED'] as const,
      terminal: ['PAID_OFF', 'CANCELLED', 'EXPIRED'] as const,
    };
    expect(validateTransitions(FINANCE_TRANSITIONS, shape)).toEqual([]);
    const tooEarly = (): string => financeStatusAfter('ACCEPTED', 'fund');
    expect(tooEarly).toThrow(expect.objectContaining({ status: 409 }));
  });

  it('is disaffirmed for ten days, and then all is due within thirty', () => {
    expect(() => checkDisaffirm('2026-03-01', '2026-03-11')).not.toThrow();
    expect(() => checkDisaffirm('2026-03-01', '2026-03-12')).toThrow('within ten days');
    expect(dueWhenDisaffirmed('2026-03-20', '2026-03-11')).toBe('2026-04-10');
    expect(dueWhenDisaffirmed('2026-05-01', '2026-03-11')).toBe('2026-05-01');
  });

  it('is in default ten days after the notice of intent, and cured before the cancellation', () => {
    expect(() => checkDefault('2026-03-01', '2026-03-11')).not.toThrow();
    expect(() => checkDefault('2026-03-02', '2026-03-11')).toThrow('ten days ago');
    expect(() => checkCure('CANCEL PENDING')).not.toThrow();
    expect(() => checkCure('CANCELLED')).toThrow('no longer be cured');
  });

  const FACTS: Financeable = {
    market: 'ADMITTED',
    hasPlan: false,
    hasFinancer: true,
    isNet: false,
    invoice: { amountDue: 100_000, paid: 0, pending: 0 },
  };
  it.each<[string, Partial<Financeable>, boolean]>([
    ['of the least amount', {}, true],
    ['on surplus paper', { market: 'SURPLUS' }, true],
    ['in the UK', { market: 'UK' }, false],
    ['below the least', { invoice: { amountDue: 99_999, paid: 0, pending: 0 } }, false],
    ['paid in part', { invoice: { amountDue: 100_000, paid: 1, pending: 0 } }, false],
    ['being paid', { invoice: { amountDue: 100_000, paid: 0, pending: 1 } }, false],
    ['financed already', { hasPlan: true }, false],
    ['that an agency collects', { isNet: true }, false],
    ['that nobody finances', { hasFinancer: false }, false],
    ['paid and given back', { invoice: { amountDue: 100_000, paid: 1, pending: -1 } }, false],
  ])('is offered for an invoice %s: %j', (_, change, expected) => {
    const facts = { ...FACTS, ...change };
    expect(canBeFinanced(facts)).toBe(expected);
    const refusal = expect.objectContaining({ status: 409, code: 'NOT_FINANCEABLE' });
    if (expected) expect(() => checkFinanceable(facts)).not.toThrow();
    else expect(() => checkFinanceable(facts)).toThrow(refusal);
  });

  it.each([
    ['QUOTED', false, false],
    ['DOWN_PAYMENT_PAID', false, false],
    ['FUNDED', true, true],
    ['DEFAULT', true, true],
    ['PAID_OFF', false, true],
  ] as const)(
    'that is %s is owed to the financer: %s, paid by it: %s',
    (status, isOwed, isPaid) => {
      expect(isOwedToFinancer(status)).toBe(isOwed);
      expect(isFinancePaid(status)).toBe(isPaid);
    },
  );

  it.each([
    ['CANCELLED', false],
    ['FLAT CANCELLED', false],
    ['IN REINSTATEMENT PERIOD', false],
    ['VOID', false],
    ['IN FORCE', true],
  ])('of a policy that is %s may be cured: %s', (status, expected) => {
    const refusal = expect.objectContaining({ status: 409, code: 'CURE_OVER' });
    if (expected) expect(() => checkCure(status)).not.toThrow();
    else expect(() => checkCure(status)).toThrow(refusal);
  });

  it.each([
    ['DISAFFIRM_OVER', () => checkDisaffirm('2026-03-01', '2026-03-12')],
    ['NOTICE_TOO_LATE', () => checkDefault('2026-03-02', '2026-03-11')],
  ])('is refused with %s', (code, act) => {
    expect(act).toThrow(expect.objectContaining({ status: 409, code }));
  });

  it.each([
    ['2026-01-31', false],
    ['2026-02-01', true],
  ])('quoted on the first of January is over on %s: %s', (today, expected) => {
    expect(isQuoteOver('2026-01-01', today)).toBe(expected);
  });
});
