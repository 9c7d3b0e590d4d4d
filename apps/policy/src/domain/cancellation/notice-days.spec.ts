import { addDays } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import { chargesOf } from '../money/charges';
import type { CancellablePolicy } from './cancel-policy';
import { cancelPolicy } from './cancel-policy';
import { noticeDaysOf } from './notice-days';

const charges = chargesOf({
  currency: 'USD',
  premium: 365_000,
  brokerFee: 0,
  mgaFee: 0,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
});

/** In force from 15 January 2026: 1 March is within its first sixty days, 1 April is not. */
const policy = (market: Market, state: string | null): CancellablePolicy => ({
  effectiveDate: '2026-01-15',
  endDate: '2027-01-15',
  market,
  state,
  status: 'IN FORCE',
  hasOpenClaim: false,
  isOverdue: true,
  requestedReason: null,
  taxBase: { surplusLineTax: 0, surplusStampingFee: 0, ipt: 0, isStampingReturned: true },
  layers: [{ from: '2026-01-15', charges }],
});

// Mailing date and days, with five days for mail: the first date that is not too soon.
describe('the notice of a cancellation', () => {
  it.each<[string, Market, string | null, string, string, string]>([
    ['10 days', 'ADMITTED', 'TX', 'UNDERWRITING', '2026-03-01', '2026-03-16'],
    ['30 days of the first sixty', 'ADMITTED', 'CA', 'UNDERWRITING', '2026-03-01', '2026-04-05'],
    ['75 days later on', 'ADMITTED', 'KY', 'FRAUD', '2026-04-01', '2026-06-20'],
    ['20 days for non-payment', 'ADMITTED', 'AK', 'NON_PAYMENT', '2026-03-01', '2026-03-26'],
    ['30 days by contract', 'SURPLUS', 'OH', 'UNDERWRITING', '2026-03-01', '2026-04-05'],
    ['30 days by contract later on', 'SURPLUS', 'KY', 'FRAUD', '2026-04-01', '2026-05-06'],
    ['10 days by contract', 'SURPLUS', 'AK', 'NON_PAYMENT', '2026-03-01', '2026-03-16'],
    ['30 days by contract abroad', 'UK', null, 'UNDERWRITING', '2026-03-01', '2026-04-05'],
  ])('takes %s: %s %s %s', (_, market, state, reason, today, first) => {
    const on = (effectiveDate: string) =>
      cancelPolicy(policy(market, state), { effectiveDate, reason }, today);
    expect(on(first).status).toBe('CANCEL PENDING');
    expect(() => on(addDays(first, -1))).toThrow(
      expect.objectContaining({
        status: 409,
        code: 'NOTICE_TOO_SHORT',
        detail: expect.stringContaining(`cancel from ${first} on`) as string,
      }) as Error,
    );
  });

  it.each<[Market, string | null, number[]]>([
    ['ADMITTED', 'OH', [15, 15, 35]],
    ['ADMITTED', 'KY', [19, 19, 80]],
    ['ADMITTED', 'NY', [20, 25, 20]],
    ['SURPLUS', 'OH', [15, 35, 35]],
    ['SURPLUS', 'NY', [15, 35, 35]],
  ])('counts for %s %s', (market, state, expected) => {
    const { nonPayment, first60Days, later } = noticeDaysOf(market, state);
    expect([nonPayment, first60Days, later]).toEqual(expected);
  });
});
