import type { Currency, MinorUnits, PlainDate } from '@palisade/kernel';
import { minorUnitsOf } from '@palisade/kernel';
import type { Coercion } from './coercions';

/** A rule of the rater that was hit. */
export interface RatingFlag {
  level: 'info' | 'refer' | 'block' | 'decline';
  rule: string;
  reason: string;
}

/** What is charged; taxes apart from the premium. */
export interface Charges {
  currency: Currency;
  premium: MinorUnits;
  brokerFee: MinorUnits;
  mgaFee: MinorUnits;
  totalPremium: MinorUnits;
  surplusLineTax: MinorUnits;
  surplusStampingFee: MinorUnits;
  ipt: MinorUnits;
  amountDue: MinorUnits;
}

/** A part of the amount due, under the name of its kind; the amount is in currency units. */
export interface RatedLine {
  coverage?: string;
  adjustment?: string;
  tria?: string;
  amount: number;
}

/** What makes the premium beside the coverages, in the order of the rater. */
export const premiumLinesOf = (
  lines: readonly RatedLine[],
): { key: string; amount: MinorUnits }[] =>
  lines.flatMap(({ adjustment, tria, amount }) => {
    const key = adjustment ?? tria;
    return key ? [{ key, amount: minorUnitsOf(amount) }] : [];
  });

/** The taxes of a premium as decimal factors. */
export interface TaxRates {
  surplusLineTax: string;
  surplusStampingFee: string;
  ipt: string;
}

/** The row of the surplus lines taxes that a rating read: percentages and dollars as text. */
export interface RatedTax {
  state: string;
  taxPct: string;
  otherPct: string;
  stampingPct: string;
  stampingFlat: string;
  feesTaxed: boolean;
  from: PlainDate;
}

/** The rater's answer, in the words of a quote. */
export interface QuoteRating {
  ratingId: string;
  inputHash: string;
  rateBook: { id: string; version: string; sha256: string };
  /** Null where no surplus lines tax is due. */
  surplusTax: RatedTax | null;
  /** Version of the rater's arithmetic: another one may give another price by the same book. */
  engine: string;
  hazard: number;
  irpmModifier: string;
  coverages: { key: string; premium: MinorUnits }[];
  charges: Charges;
  flags: RatingFlag[];
  coercions: Coercion[];
  /** Terms beyond what is sold, by the rater's names. */
  bypassed: string[];
  /** Told by a traced rating; null otherwise. */
  taxRates: TaxRates | null;
  /** The parts that sum to the amount due, as the rater states them. */
  lines: RatedLine[];
}
