import type { PolicyStatus } from '@palisade/contracts';
import { chargesOf } from '../money/charges';
import type { CancellablePolicy, CancellationWish } from './cancel-policy';
import {
  assertUndoable,
  cancelForDefault,
  cancelPolicy,
  requestCancellation,
} from './cancel-policy';
import type { CancellationType } from './return-premium';

const charges = chargesOf({
  currency: 'USD',
  premium: 365_000,
  brokerFee: 0,
  mgaFee: 0,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
});
const policy = (change: Partial<CancellablePolicy> = {}): CancellablePolicy => ({
  effectiveDate: '2026-01-15',
  endDate: '2027-01-15',
  market: 'ADMITTED',
  state: 'CA',
  status: 'IN FORCE',
  hasOpenClaim: false,
  isOverdue: false,
  requestedReason: null,
  taxBase: { surplusLineTax: 0, surplusStampingFee: 0, ipt: 0, isStampingReturned: true },
  layers: [{ from: '2026-01-15', charges }],
  ...change,
});
const TODAY = '2026-03-01';
const wish = (change: Partial<CancellationWish> = {}): CancellationWish => ({
  effectiveDate: '2026-04-15',
  reason: 'INSURED_REQUEST',
  ...change,
});
const refusal = (status: number, code: string): Error =>
  expect.objectContaining({ status, code }) as Error;

describe('cancelling by staff', () => {
  it.each<[string, Partial<CancellationWish>, Partial<CancellablePolicy>, PolicyStatus, string]>([
    ['a request', {}, { status: 'CANCEL REQUESTED' }, 'CANCEL PENDING', 'SHORT_RATE'],
    [
      'a request for today',
      { effectiveDate: TODAY },
      { status: 'CANCEL REQUESTED' },
      'CANCELLED',
      'SHORT_RATE',
    ],
    [
      'a date that has passed',
      { effectiveDate: '2026-02-01' },
      { status: 'CANCEL REQUESTED' },
      'CANCELLED',
      'SHORT_RATE',
    ],
    [
      'a request to rewrite',
      { reason: 'REWRITTEN' },
      { status: 'CANCEL REQUESTED' },
      'CANCEL PENDING',
      'PRO_RATA',
    ],
    ['for another reason, with notice', { reason: 'OTHER' }, {}, 'CANCEL PENDING', 'PRO_RATA'],
    [
      'the method that is named, where it is the one of the reason',
      { reason: 'OTHER', cancellationType: 'PRO_RATA' },
      {},
      'CANCEL PENDING',
      'PRO_RATA',
    ],
    [
      'flat',
      { cancellationType: 'FLAT', effectiveDate: '2026-01-15' },
      {},
      'FLAT CANCELLED',
      'FLAT',
    ],
    [
      'a request to cancel flat',
      { cancellationType: 'FLAT', effectiveDate: '2026-01-15' },
      { status: 'CANCEL REQUESTED' },
      'CANCELLED',
      'FLAT',
    ],
    ['for class, with notice', { reason: 'CLASS_OF_BUSINESS' }, {}, 'CANCEL PENDING', 'PRO_RATA'],
    [
      'for non-payment, with notice',
      { reason: 'NON_PAYMENT' },
      { isOverdue: true },
      'CANCEL PENDING',
      'PRO_RATA',
    ],
  ])('%s', (_, change, row, status, cancellationType) => {
    const decision = cancelPolicy(policy(row), wish(change), TODAY);
    expect(decision).toMatchObject({ status, cancellation: { cancellationType } });
    expect(decision.returned.charges.premium).toBeLessThan(0);
  });

  it('lets a policy that was cancelled for non-payment be reinstated for thirty days', () => {
    const asking = { status: 'CANCEL REQUESTED', requestedReason: 'NON_PAYMENT' } as const;
    const row = policy({ isOverdue: true, ...asking });
    const asked = wish({ reason: 'NON_PAYMENT', effectiveDate: TODAY });
    const decision = cancelPolicy(row, asked, TODAY);
    expect(decision).toMatchObject({
      status: 'IN REINSTATEMENT PERIOD',
      reinstateUntil: '2026-03-31',
    });
  });

  it('gives notice where it names a reason of its own that nobody asked for', () => {
    const row = policy({ status: 'CANCEL REQUESTED', requestedReason: 'INSURED_REQUEST' });
    const today = wish({ reason: 'FRAUD', effectiveDate: TODAY });
    expect(() => cancelPolicy(row, today, TODAY)).toThrow(expect.objectContaining({ status: 409 }));
    const asked = policy({ status: 'CANCEL REQUESTED', requestedReason: 'FRAUD' });
    expect(cancelPolicy(asked, today, TODAY)).toMatchObject({ status: 'CANCELLED' });
  });

  it.each<[string, Partial<CancellationWish>, Partial<CancellablePolicy>, number, string]>([
    ['a policy that has ended', {}, { status: 'EXPIRED' }, 409, 'ILLEGAL_TRANSITION'],
    ['a policy that is pending', {}, { status: 'CANCEL PENDING' }, 409, 'ILLEGAL_TRANSITION'],
    ['a date before the policy', { effectiveDate: '2026-01-14' }, {}, 400, 'CANCEL_DATE_OUTSIDE'],
    ['a date after the policy', { effectiveDate: '2027-01-16' }, {}, 400, 'CANCEL_DATE_OUTSIDE'],
    ['flat, not as of the start', { cancellationType: 'FLAT' }, {}, 409, 'FLAT_CANCEL_REFUSED'],
    [
      'flat, with a claim',
      { cancellationType: 'FLAT', effectiveDate: '2026-01-15' },
      { hasOpenClaim: true },
      409,
      'FLAT_CANCEL_REFUSED',
    ],
    [
      'too short a notice',
      { reason: 'UNDERWRITING', effectiveDate: '2026-03-30' },
      {},
      409,
      'NOTICE_TOO_SHORT',
    ],
    [
      'another reason without notice',
      { reason: 'OTHER', effectiveDate: TODAY },
      {},
      409,
      'NOTICE_TOO_SHORT',
    ],
    ['non-payment with nothing overdue', { reason: 'NON_PAYMENT' }, {}, 409, 'NOTHING_OVERDUE'],
    [
      'too short a notice of non-payment',
      { reason: 'NON_PAYMENT', effectiveDate: '2026-03-10' },
      { isOverdue: true },
      409,
      'NOTICE_TOO_SHORT',
    ],
  ])('refuses %s', (_, change, row, status, code) => {
    expect(() => cancelPolicy(policy(row), wish(change), TODAY)).toThrow(refusal(status, code));
  });

  it.each<[CancellationType, string]>([
    ['PRO_RATA', 'INSURED_REQUEST'],
    ['PRO_RATA', 'COVERAGE_ELSEWHERE'],
    ['PRO_RATA', 'OUT_OF_BUSINESS'],
    ['SHORT_RATE', 'REWRITTEN'],
    ['SHORT_RATE', 'NON_PAYMENT'],
    ['SHORT_RATE', 'UNDERWRITING'],
    ['SHORT_RATE', 'FRAUD'],
    ['SHORT_RATE', 'CLASS_OF_BUSINESS'],
    ['SHORT_RATE', 'DUPLICATE'],
    ['SHORT_RATE', 'ERROR'],
    ['SHORT_RATE', 'OTHER'],
  ])('refuses %s for %s, asked for, approved or done', (cancellationType, reason) => {
    const asked = wish({ cancellationType, reason });
    const approved = policy({ status: 'CANCEL REQUESTED' });
    const refused = refusal(400, 'METHOD_NOT_OF_REASON');
    expect(() => requestCancellation(policy(), asked, TODAY)).toThrow(refused);
    expect(() => cancelPolicy(approved, asked, TODAY)).toThrow(refused);
    expect(() => cancelPolicy(policy({ isOverdue: true }), asked, TODAY)).toThrow(refused);
  });

  it.each([
    'INSURED_REQUEST',
    'COVERAGE_ELSEWHERE',
    'OUT_OF_BUSINESS',
    'REWRITTEN',
    'DUPLICATE',
    'ERROR',
  ])('cancels for %s when it was asked for or flat, and not by itself', (reason) => {
    const asked = policy({ status: 'CANCEL REQUESTED' });
    const flat = { effectiveDate: '2026-01-15', cancellationType: 'FLAT' as const };
    expect(cancelPolicy(asked, wish({ reason }), TODAY).status).toBe('CANCEL PENDING');
    expect(cancelPolicy(policy(), wish({ reason, ...flat }), TODAY).status).toBe('FLAT CANCELLED');
    for (const status of ['ISSUED', 'IN FORCE', 'ACTIVE'] as const) {
      for (const effectiveDate of [TODAY, '2026-12-15']) {
        expect(() =>
          cancelPolicy(policy({ status }), wish({ reason, effectiveDate }), TODAY),
        ).toThrow(refusal(409, 'CANCELLATION_NOT_REQUESTED'));
      }
    }
  });

  it('refuses a flat cancellation after sixty days', () => {
    const flat = wish({ cancellationType: 'FLAT', effectiveDate: '2026-01-15' });
    expect(cancelPolicy(policy(), flat, '2026-03-16').status).toBe('FLAT CANCELLED');
    expect(() => cancelPolicy(policy(), flat, '2026-03-17')).toThrow(
      refusal(409, 'FLAT_CANCEL_REFUSED'),
    );
  });
});

describe('a default that a financer reports', () => {
  it.each<[string, Partial<CancellablePolicy>, string, string | undefined]>([
    ['gives notice by the state', {}, TODAY, '2026-03-16'],
    ['waits for the policy to begin', { status: 'ISSUED' }, '2025-12-25', '2026-01-15'],
    ['leaves a policy that ends before', {}, '2027-01-10', undefined],
    ['leaves a policy that is pending', { status: 'CANCEL PENDING' }, TODAY, undefined],
  ])('%s', (_, row, today, date) => {
    const decision = cancelForDefault(policy(row), today);
    expect(decision?.cancellation.effectiveDate).toBe(date);
    expect(decision?.status).toBe(date && 'CANCEL PENDING');
  });
});

describe('asking for a cancellation', () => {
  it.each<[string, Partial<CancellationWish>]>([
    ['from today on', { effectiveDate: TODAY }],
    ['flat, as of the start', { effectiveDate: '2026-01-15', cancellationType: 'FLAT' }],
  ])('is possible %s', (_, change) => {
    expect(requestCancellation(policy(), wish(change), TODAY).status).toBe('CANCEL REQUESTED');
  });

  it('is refused for a date that has passed, and twice', () => {
    const passed = wish({ effectiveDate: '2026-02-28' });
    expect(() => requestCancellation(policy(), passed, TODAY)).toThrow(
      refusal(409, 'CANCEL_DATE_PASSED'),
    );
    const twice = policy({ status: 'CANCEL REQUESTED' });
    expect(() => requestCancellation(twice, wish(), TODAY)).toThrow(
      refusal(409, 'ILLEGAL_TRANSITION'),
    );
  });
});

describe('undoing a cancellation', () => {
  it('is possible for thirty days', () => {
    expect(() => assertUndoable('2026-03-01', '2026-03-31')).not.toThrow();
    expect(() => assertUndoable('2026-03-01', '2026-04-01')).toThrow(refusal(409, 'UNDO_TOO_LATE'));
  });
});
