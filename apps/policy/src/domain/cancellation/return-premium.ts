import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { multiplyRounded, percentOf, ratio, sumOf } from '@palisade/kernel';
import type { Market, TaxBase } from '@palisade/trade';
import type { Charges } from '../money/charges';
import { chargesOf, negated, sumCharges } from '../money/charges';
import { unearnedFactor } from '../money/pro-rata';

/** How much of the premium goes back (Spec 3 §3). */
export const CANCELLATION_TYPES = ['FLAT', 'PRO_RATA', 'SHORT_RATE'] as const;

export type CancellationType = (typeof CANCELLATION_TYPES)[number];

/** What was charged for the time from a date to another. */
export interface ChargedLayer {
  from: PlainDate;
  /** Absent: to the end of the policy. */
  to?: PlainDate;
  charges: Charges;
}

/** What was written, and for how long. */
export interface WrittenPolicy {
  effectiveDate: PlainDate;
  endDate: PlainDate;
  market: Market;
  /** What each tax was charged on at the issue. */
  taxBase: TaxBase;
  /** The issue first, then what changed since. */
  layers: readonly [ChargedLayer, ...ChargedLayer[]];
}

/** What goes back when a policy ends early. */
export interface ReturnedPremium {
  /** The share of the term that is left. */
  factor: string;
  /** What the insurer keeps of the written premium. */
  earned: MinorUnits;
  /** Negative: it goes back. */
  charges: Charges;
}

const SHORT_RATE_SHARE = '0.9';

/** Share of a surplus lines premium that is earned at once. */
const SURPLUS_MINIMUM_EARNED_PERCENT = 25;

const TAX_DECIMALS = 3;

// Enough places that no amount of ours loses a cent.
const EXACT_DECIMALS = 18;

/**
 * What goes back of a policy that is cancelled on a date. A change that would have begun on the date or
 * later never took effect: it goes back whole and is no part of what the insurer keeps (domain §5.13.6).
 */
export function returnPremium(
  policy: WrittenPolicy,
  type: CancellationType,
  cancelDate: PlainDate,
): ReturnedPremium {
  const [issue, ...later] = policy.layers;
  const hasBegun = ({ from }: ChargedLayer): boolean =>
    tookEffect(policy, from, { type, cancelDate });
  const begun = { ...policy, layers: [issue, ...later.filter(hasBegun)] as const };
  const unbegun = later.filter((layer) => !hasBegun(layer));
  const returned = returnOfBegun(begun, type, cancelDate);
  const whole = unbegun.map(({ charges }) => negated(charges));
  return {
    ...returned,
    charges: sumCharges([returned.charges, ...whole], issue.charges.currency),
  };
}

/** Whether a change from a date on had begun when its policy was cancelled; one from its first day begins with it. */
export const tookEffect = (
  { effectiveDate }: Pick<WrittenPolicy, 'effectiveDate'>,
  from: PlainDate,
  { type, cancelDate }: { type: CancellationType; cancelDate: PlainDate },
): boolean => type === 'FLAT' || from === effectiveDate || from < cancelDate;

function returnOfBegun(
  policy: WrittenPolicy,
  type: CancellationType,
  cancelDate: PlainDate,
): ReturnedPremium {
  const { effectiveDate, endDate, layers } = policy;
  const { currency } = layers[0].charges;
  const written = sumCharges(
    layers.map(({ charges }) => charges),
    currency,
  );
  const factor = unearnedFactor(effectiveDate, endDate, cancelDate);
  const isFlat = type === 'FLAT';
  const premium = isFlat ? written.premium : returnedPremium(policy, type, cancelDate);
  const taxes = isFlat ? written : returnedTaxes(policy, written, premium);
  const parts = {
    currency,
    premium,
    brokerFee: isFlat ? written.brokerFee : 0,
    mgaFee: isFlat ? written.mgaFee : 0,
    surplusLineTax: taxes.surplusLineTax,
    surplusStampingFee: policy.taxBase.isStampingReturned ? taxes.surplusStampingFee : 0,
    ipt: taxes.ipt,
  };
  const earned = written.premium - premium;
  return { factor, earned, charges: negated(chargesOf(parts)) };
}

function returnedPremium(
  { endDate, market, layers }: WrittenPolicy,
  type: Exclude<CancellationType, 'FLAT'>,
  cancelDate: PlainDate,
): MinorUnits {
  const share = type === 'SHORT_RATE' ? SHORT_RATE_SHARE : '1';
  const unearned = sumOf(
    layers.map(({ from, to = endDate, charges }) =>
      multiplyRounded(charges.premium, unearnedFactor(from, to, cancelDate), share),
    ),
  );
  const written = sumOf(layers.map(({ charges }) => charges.premium));
  const kept = market === 'SURPLUS' ? percentOf(written, SURPLUS_MINIMUM_EARNED_PERCENT) : 0;
  return between(0, unearned, written - kept);
}

type Taxes = Pick<Charges, 'surplusLineTax' | 'surplusStampingFee' | 'ipt'>;

/** Taxes go back at the rate of the original policy, on the premium that goes back. */
function returnedTaxes(
  { taxBase, layers }: WrittenPolicy,
  written: Charges,
  returned: MinorUnits,
): Taxes {
  const original = layers[0].charges;
  const back = (tax: keyof Taxes): MinorUnits =>
    between(0, taxAtRateOf(original[tax], taxBase[tax], returned), written[tax]);
  return {
    surplusLineTax: back('surplusLineTax'),
    surplusStampingFee: back('surplusStampingFee'),
    ipt: back('ipt'),
  };
}

/** Tax on an amount at the rate at which a tax was charged on its base. */
export function taxAtRateOf(tax: MinorUnits, base: MinorUnits, amount: MinorUnits): MinorUnits {
  if (!tax || !base) return 0;
  const percent = ratio(tax * 100, base, TAX_DECIMALS);
  // A rate that explains the tax is the rate; a tax with a flat part has none and goes back by share.
  if (percentOf(base, percent) === tax) return percentOf(amount, percent);
  return multiplyRounded(amount, ratio(tax, base, EXACT_DECIMALS));
}

const between = (least: MinorUnits, amount: MinorUnits, most: MinorUnits): MinorUnits =>
  Math.min(Math.max(amount, least), Math.max(most, least));
