import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { percentOf, sumOf, toWholeUnits } from '@palisade/kernel';
import type { Market, TaxBase } from '@palisade/trade';
import { surplusTaxOn } from '@palisade/trade';
import { taxAtRateOf } from '../cancellation/return-premium';
import type { Terms } from '../history/policy-stack';
import type { Charges } from '../money/charges';
import { chargesOf } from '../money/charges';
import type { ReportingMonths } from './reporting-window';

/** Percent of the annual premium by the months that are bought (domain §5.11). */
export const REPORTING_PERCENT: Readonly<Record<ReportingMonths, number>> = {
  12: 100,
  24: 150,
  36: 200,
  72: 250,
};

const TRIA_PERCENT = 1;

/**
 * The premium of terms for exactly one year (domain §5.13.12), from the amounts that they were rated
 * by: what the length of the term did is left out, the least premium of the product stays the least.
 * Null for terms that do not tell all of it.
 */
export function annualPremiumOf({ coverages, premiumLines }: Terms): MinorUnits | null {
  if (!premiumLines) return null;
  const line = (key: string): MinorUnits =>
    sumOf(premiumLines.filter((one) => one.key === key).map(({ amount }) => amount));
  const perYear = sumOf([...coverages.map(({ premium }) => premium), line('IRPM')]);
  const least = line('MINIMUM_PREMIUM') && perYear + line('TERM') + line('MINIMUM_PREMIUM');
  const annual = Math.max(perYear, least);
  return line('TRIA') ? annual + toWholeUnits(percentOf(annual, TRIA_PERCENT)) : annual;
}

/** What a policy was taxed by at its issue. */
export interface TaxedIssue {
  market: Market;
  state: string | null;
  effectiveDate: PlainDate;
  taxBase: TaxBase;
  /** What was charged at the issue. */
  issued: Charges;
}

/** What extended reporting is charged. */
export const reportingCharges = (
  annualPremium: MinorUnits,
  months: ReportingMonths,
  issue: TaxedIssue,
): Charges => chargedAsIssued(percentOf(annualPremium, REPORTING_PERCENT[months]), issue);

/** A premium with the taxes at the rates of the issue, without a fee or the flat stamping fee. */
export function chargedAsIssued(
  premium: MinorUnits,
  { market, state, effectiveDate, taxBase, issued }: TaxedIssue,
): Charges {
  const row = market === 'SURPLUS' && state !== null ? surplusTaxOn(state, effectiveDate) : null;
  return chargesOf({
    currency: issued.currency,
    premium,
    brokerFee: 0,
    mgaFee: 0,
    surplusLineTax: taxAtRateOf(issued.surplusLineTax, taxBase.surplusLineTax, premium),
    surplusStampingFee: row ? percentOf(premium, row.stampingPct) : 0,
    ipt: taxAtRateOf(issued.ipt, taxBase.ipt, premium),
  });
}
