import type { Terms } from '../history/policy-stack';
import type { Charges } from '../money/charges';
import { chargesOf } from '../money/charges';
import type { ActFacts } from './act-rule';
import type { Life } from './life';

export const TERM = { effectiveDate: '2026-01-01', endDate: '2027-01-01' };

/** Charges of nothing but what is named. */
export const charged = (parts: Partial<Charges>): Charges =>
  chargesOf({
    currency: 'USD',
    premium: 0,
    brokerFee: 0,
    mgaFee: 0,
    surplusLineTax: 0,
    surplusStampingFee: 0,
    ipt: 0,
    ...parts,
  });

/** Terms that differ in their limit. */
export const limited = (aggregateLimit: number): Terms => ({
  product: 'P250',
  market: 'ADMITTED',
  state: 'NV',
  ...TERM,
  aggregateLimit,
  attachment: null,
  retention: 10,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  coverages: [],
  endorsements: [],
  additionalInsureds: [],
  isTriaExcluded: false,
});

export const FACTS: ActFacts = {
  today: '2026-03-01',
  hasOpenClaim: false,
  hasLossInGap: false,
  isOverdue: false,
  isReplaced: false,
  hasRenewal: false,
};

/** A bound policy that was not issued yet. */
export const unborn = (change: Partial<Life> = {}): Life => ({
  ...TERM,
  market: 'ADMITTED',
  state: 'NV',
  taxBase: { surplusLineTax: 0, surplusStampingFee: 0, ipt: 0, isStampingReturned: true },
  currency: 'USD',
  status: 'BOUND',
  cancellation: null,
  reinstateUntil: null,
  nocStopped: false,
  entries: [],
  ...change,
});
