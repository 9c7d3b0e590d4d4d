import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { invalidField, percentOf, sumOf } from '@palisade/kernel';
import { surplusTaxOn } from '@palisade/trade';
import type { Terms } from '../history/policy-stack';
import type { Charges } from '../money/charges';
import { chargesOf } from '../money/charges';
import type { Underlying } from './underlying';

/** Percent of the premium that an agency earns of excess (domain §7). */
export const EXCESS_COMMISSION_PCT = 12.5;

/** A layer that is written without a quote. */
export interface AdhocLayer {
  state: string | null;
  effectiveDate: PlainDate;
  endDate: PlainDate;
  limit: MinorUnits;
  premium: MinorUnits;
}

/** Throws 400 for a term that has no days, or is not within that of the policy below. */
export function checkAdhoc(
  { effectiveDate, endDate }: AdhocLayer,
  below: Pick<Underlying, 'effectiveDate' | 'endDate'>,
): void {
  if (endDate <= effectiveDate) {
    throw invalidField('TERM_NOT_ALLOWED', 'The term ends after it begins.', '/endDate');
  }
  if (below.effectiveDate <= effectiveDate && endDate <= below.endDate) return;
  const detail = `The policy below runs from ${below.effectiveDate} to ${below.endDate}.`;
  throw invalidField('TERM_NOT_ALLOWED', detail, '/effectiveDate');
}

/** It begins where the policy below ends, and follows its coverages. */
export const adhocTerms = (
  { state, effectiveDate, endDate, limit }: AdhocLayer,
  below: Pick<Underlying, 'limit' | 'attachment'>,
): Terms => ({
  product: 'P_PLUS',
  market: 'SURPLUS',
  state,
  effectiveDate,
  endDate,
  aggregateLimit: limit,
  attachment: sumOf([below.attachment ?? 0, below.limit]),
  retention: 0,
  waitingPeriod: 0,
  retroActivePeriod: -1,
  coverages: [],
  endorsements: [],
  additionalInsureds: [],
  isTriaExcluded: false,
});

/** Its premium with the surplus lines taxes of the state on the day it begins. */
export function adhocCharges({ state, effectiveDate, premium }: AdhocLayer): Charges {
  const row = state === null ? undefined : surplusTaxOn(state, effectiveDate);
  const taxPct = row ? Number(row.taxPct) + Number(row.otherPct) : 0;
  const flat = row ? Math.round(Number(row.stampingFlat) * 100) : 0;
  return chargesOf({
    currency: 'USD',
    premium,
    brokerFee: 0,
    mgaFee: 0,
    surplusLineTax: percentOf(premium, taxPct.toFixed(4)),
    surplusStampingFee: row ? sumOf([percentOf(premium, row.stampingPct), flat]) : 0,
    ipt: 0,
  });
}
