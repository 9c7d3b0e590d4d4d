import type { MinorUnits, PlainDate } from '@palisade/kernel';
import {
  daysBetween,
  divideRounded,
  invalidField,
  MINOR_DIGITS,
  multiplyRounded,
  ratio,
  safeNumber,
  unitsOf,
  wholeUnits,
} from '@palisade/kernel';
import { endorsementWindow } from '@palisade/trade';
import type { Term } from './quote-dates';
import type { Charges, TaxRates } from './quote-rating';
import type { QuoteTerms } from './quote-terms';
import type { ScoreOfRating } from './rated-score';
import type { Answers } from './security-answers';

/** A rating of the term. */
export interface RatedBefore {
  /** The body of the calculator call. */
  input: object;
  /** Of the quote and its account when the endorsement was made, but for what it answers itself. */
  answers: Answers;
  irpm: Readonly<Record<string, number>> | null;
  /** Absent where it was made before this was kept. */
  score?: ScoreOfRating | null;
}

/** The policy as it is before an endorsement. */
export interface EndorsedPolicy {
  /** What its whole term costs on the terms before. */
  before: Charges;
  /** Absent where it was made before this was kept. */
  termsBefore?: QuoteTerms;
  /** What the terms before were rated by; absent where it was made before this was kept. */
  ratedBefore?: RatedBefore;
  term: Term;
  /** Where the change before it starts, or the policy: it starts no earlier. */
  changedFrom: PlainDate;
}

/** The rates of the taxes, and whether a stamping fee goes back where the premium falls. */
export interface EndorsementTaxes extends TaxRates {
  isStampingReturned: boolean;
}

const FACTOR_DECIMALS = 4;

/**
 * Throws 400 when a policy cannot be changed on a date; provider staff are bound by the term only,
 * and by the change before, on whose terms this one is priced.
 */
export function checkEndorsementDate(
  date: PlainDate,
  { term, changedFrom }: Pick<EndorsedPolicy, 'term' | 'changedFrom'>,
  by: { today: PlainDate; isStaff: boolean },
): void {
  const { min, max: last } = endorsementWindow(term, by);
  const first = min > changedFrom ? min : changedFrom;
  if (first <= date && date <= last) return;
  const detail =
    first <= last
      ? `An endorsement starts between ${first} and ${last}.`
      : `An endorsement starts by ${last}, but the policy changes on ${first} already: an underwriter endorses it from that day on.`;
  throw invalidField('TERM_NOT_ALLOWED', detail, '/effectiveDate');
}

/** Days left of the term, of all its days, with four decimals. */
export const proRataFactor = (from: PlainDate, { effectiveDate, endDate }: Term): string =>
  ratio(daysBetween(from, endDate), daysBetween(effectiveDate, endDate), FACTOR_DECIMALS);

/**
 * What a change of terms costs from a date on: the difference of the premiums for the whole term,
 * prorated to a whole currency unit, with the taxes of that difference. Fees stay as they were.
 */
export function endorsementCharges(
  { before, term }: Pick<EndorsedPolicy, 'before' | 'term'>,
  after: Charges,
  taxes: EndorsementTaxes,
  from: PlainDate,
): Charges {
  const premium = wholePart(after.premium - before.premium, proRataFactor(from, term));
  const isKept = premium < 0 && !taxes.isStampingReturned;
  const charged = {
    surplusLineTax: multiplyRounded(premium, taxes.surplusLineTax),
    surplusStampingFee: isKept ? 0 : multiplyRounded(premium, taxes.surplusStampingFee),
    ipt: multiplyRounded(premium, taxes.ipt),
  };
  const amountDue = premium + charged.surplusLineTax + charged.surplusStampingFee + charged.ipt;
  const fees = { brokerFee: 0, mgaFee: 0, totalPremium: premium };
  return { currency: after.currency, premium, ...fees, ...charged, amountDue };
}

/** An amount times a factor, rounded once: to whole currency units, half away from zero. */
function wholePart(amount: MinorUnits, factor: string): MinorUnits {
  const unit = 10n ** BigInt(MINOR_DIGITS);
  const scale = 10n ** BigInt(FACTOR_DECIMALS);
  const product = wholeUnits(amount) * unitsOf(factor, FACTOR_DECIMALS);
  return safeNumber(divideRounded(product, scale * unit) * unit);
}
