import type { PolicyStatus } from '@palisade/contracts';
import { chargeLines, chargesOf } from '../money/charges';
import type { CancellablePolicy } from './cancel-policy';
import { cancelPolicy, cancelRescinded, requestCancellation } from './cancel-policy';

const charges = chargesOf({
  currency: 'USD',
  premium: 365_000,
  brokerFee: 0,
  mgaFee: 5_000,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
});
const policy = (status: PolicyStatus = 'IN FORCE'): CancellablePolicy => ({
  effectiveDate: '2026-01-15',
  endDate: '2027-01-15',
  market: 'ADMITTED',
  state: 'CA',
  status,
  hasOpenClaim: false,
  isOverdue: false,
  requestedReason: null,
  taxBase: { surplusLineTax: 0, surplusStampingFee: 0, ipt: 0, isStampingReturned: true },
  layers: [{ from: '2026-01-15', charges }],
});
const TODAY = '2026-03-01';

describe('a policy whose quote is rescinded', () => {
  it.each<[PolicyStatus]>([['ISSUED'], ['IN FORCE']])('that is %s never ran', (status) => {
    expect(cancelRescinded(policy(status), 'Bound in error')).toMatchObject({
      status: 'FLAT CANCELLED',
      reinstateUntil: null,
      cancellation: {
        effectiveDate: '2026-01-15',
        reason: 'ERROR',
        cancellationType: 'FLAT',
        comments: 'Bound in error',
        noticeDays: null,
      },
    });
  });

  it.each<[PolicyStatus]>([['EXPIRED'], ['CANCELLED']])('that is %s stays so', (status) => {
    expect(cancelRescinded(policy(status), 'Bound in error')).toBeNull();
  });
});

describe('a cancellation that cannot be', () => {
  it.each([
    ['2026-01-14', undefined, 'CANCEL_DATE_OUTSIDE', '/effectiveDate'],
    ['2027-01-16', undefined, 'CANCEL_DATE_OUTSIDE', '/effectiveDate'],
    ['2026-04-15', 'PRO_RATA', 'METHOD_NOT_OF_REASON', '/cancellationType'],
  ] as const)('on %s, %s is refused with %s', (effectiveDate, cancellationType, code, pointer) => {
    const wish = { effectiveDate, reason: 'INSURED_REQUEST', cancellationType };
    const errors = [expect.objectContaining({ pointer })];
    const refusal = expect.objectContaining({ status: 400, code, errors });
    expect(() => requestCancellation(policy(), wish, TODAY)).toThrow(refusal);
  });

  it('is asked for up to the last day, and not flat later than the first', () => {
    const wish = { effectiveDate: '2027-01-15', reason: 'INSURED_REQUEST' };
    expect(requestCancellation(policy(), wish, TODAY).status).toBe('CANCEL REQUESTED');
    const flat = { ...wish, effectiveDate: '2026-02-01', cancellationType: 'FLAT' as const };
    const refusal = expect.objectContaining({ status: 409, code: 'FLAT_CANCEL_REFUSED' });
    expect(() => requestCancellation(policy(), flat, '2026-02-01')).toThrow(refusal);
  });
});

describe('the days of notice', () => {
  const days = (today: string): number | null => {
    const wish = { effectiveDate: '2026-12-31', reason: 'UNDERWRITING' };
    return cancelPolicy({ ...policy(), state: 'AZ' }, wish, today).cancellation.noticeDays;
  };

  it('grow on the sixtieth day of a policy', () => {
    expect(['2026-03-15', '2026-03-16', '2026-05-01'].map(days)).toEqual([15, 50, 50]);
  });
});

it('has a line for each charge that is not zero', () => {
  expect(chargeLines(charges)).toEqual([
    { type: 'premium', amount: 365_000 },
    { type: 'mgaFee', amount: 5_000 },
  ]);
});
