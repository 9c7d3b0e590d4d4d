import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import type { Market } from './products';
import { isStampingReturned, surplusTaxOn } from './surplus-taxes';

/** Where and from when a risk is written. */
export interface TaxedRisk {
  market: Market;
  /** Null in the United Kingdom. */
  state: string | null;
  effectiveDate: PlainDate;
}

/** What taxes may be on. */
export interface TaxableCharges {
  premium: MinorUnits;
  brokerFee: MinorUnits;
  mgaFee: MinorUnits;
}

/** What of the premium and the fees each tax is on, and whether the stamping fee ever goes back. */
export interface TaxBase {
  surplusLineTax: MinorUnits;
  surplusStampingFee: MinorUnits;
  ipt: MinorUnits;
  isStampingReturned: boolean;
}

/**
 * Surplus lines tax and stamping fee are on the premium, in most states with the fees; insurance
 * premium tax is on the premium alone; admitted policies bear none of them (Spec 3 §9).
 */
export function taxBaseOf(
  { market, state, effectiveDate }: TaxedRisk,
  { premium, brokerFee, mgaFee }: TaxableCharges,
): TaxBase {
  const row = market === 'SURPLUS' && state !== null && surplusTaxOn(state, effectiveDate);
  const whole = sumOf([premium, brokerFee, mgaFee]);
  const surplus = row ? (row.feesTaxed ? whole : premium) : 0;
  return {
    surplusLineTax: surplus,
    surplusStampingFee: surplus,
    ipt: market === 'UK' ? premium : 0,
    isStampingReturned: isStampingReturned(state),
  };
}
