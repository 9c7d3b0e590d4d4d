import type { MinorUnits, PlainDate } from '@palisade/kernel';
import {
  addDays,
  daysBetween,
  divideRounded,
  invalidField,
  MINOR_DIGITS,
  multiplyRounded,
  ratio,
  safeNumber,
  sumOf,
  unitsOf,
  wholeUnits,
} from '@palisade/kernel';
import { endorsementWindow } from '@palisade/trade';
import type { AdditionalInsured } from './additional-insureds';
import type { LaterChange, RatedLater } from './later-change';
import type { Term } from './quote-dates';
import type { Charges, QuoteRating, TaxRates } from './quote-rating';
import type { QuoteTerms } from './quote-terms';
import type { ScoreOfRating } from './rated-score';
import type { ExpiringTerm } from './renewal/expiring-term';
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
  /** Of cover that goes on beyond its end, with the end that was issued. */
  term: Term & { issuedEnd?: PlainDate };
  /** Who is insured beside the named insured before; absent where it was made before this was kept. */
  insuredsBefore?: readonly AdditionalInsured[];
  /** Where the change before it starts, or the policy: it starts no earlier. */
  changedFrom: PlainDate;
  /** Where that change starts too, what the term cost before all that starts there (domain §5.13.4). */
  beforeDate?: Charges;
  /** The changes that start later, as they are laid again over it, by their dates (domain §5.13.3). */
  later?: readonly LaterChange[];
  /** The same, rated over it. */
  laid?: readonly RatedLater[];
  /** What it and they are charged then. */
  charged?: EndorsedCharges;
  /** How those stood before it was bound; they stand so again when it is taken back. */
  displaced?: readonly { quoteId: string; stood: object }[];
  /** Of an issued renewal that its expiring term changes: it is charged anew (domain §5.13.10). */
  follows?: FollowedTerm;
}

/** The expiring term that an issued renewal is made of anew. */
export interface FollowedTerm {
  /** The quote of the renewal. */
  renewalId: string;
  policyNumber: string;
  expiring: ExpiringTerm;
}

/** What a change costs, and what becomes of those that start later. */
export interface EndorsedCharges {
  /** All of it: what the invoice or the credit says. */
  net: Charges;
  /** The change alone. */
  own: Charges;
  /** Each later change as it is charged over it. */
  later: readonly Charges[];
}

/** The rates of the taxes, and whether a stamping fee goes back where the premium falls. */
export interface EndorsementTaxes extends TaxRates {
  isStampingReturned: boolean;
}

const FACTOR_DECIMALS = 4;

/**
 * Throws 400 when a policy cannot be changed on a date; provider staff are bound by the term only. One
 * that is made already stays between the changes that it was made between.
 */
export function checkEndorsementDate(
  date: PlainDate,
  { term, changedFrom, later = [] }: Pick<EndorsedPolicy, 'term' | 'changedFrom' | 'later'>,
  by: { today: PlainDate; isStaff: boolean },
): void {
  const window = endorsementWindow(term, by);
  const min = window.min > changedFrom ? window.min : changedFrom;
  const before = later[0] ? addDays(later[0].effectiveDate, -1) : window.max;
  const max = window.max < before ? window.max : before;
  if (min <= date && date <= max) return;
  const detail = `An endorsement starts between ${min} and ${max}.`;
  throw invalidField('TERM_NOT_ALLOWED', detail, '/effectiveDate');
}

/** The term that an endorsement is rated for: as it was issued, also where its cover goes on. */
export const ratedTerm = ({
  effectiveDate,
  endDate,
  issuedEnd = endDate,
}: EndorsedPolicy['term']): Term => ({ effectiveDate, endDate: issuedEnd });

/** Days left of cover, of all days of the term that was issued, with four decimals. */
export const proRataFactor = (
  from: PlainDate,
  { effectiveDate, endDate, issuedEnd = endDate }: EndorsedPolicy['term'],
): string =>
  ratio(daysBetween(from, endDate), daysBetween(effectiveDate, issuedEnd), FACTOR_DECIMALS);

/**
 * What a change costs on its date, and the later ones over it. What starts on one date is one layer, from
 * what the term cost before the date; each change of it is the difference that it makes (domain §5.13.4).
 * What follows another term is charged anew: line by line what it costs now less what it cost.
 */
export function endorsedCharges(
  { before, beforeDate, changedFrom, laid = [], term, follows }: ChargedPolicy,
  after: Charges,
  taxes: EndorsementTaxes,
  from: PlainDate,
): EndorsedCharges {
  const joins = from === changedFrom && beforeDate !== undefined;
  const moved = laid.map(({ effectiveDate, rating }) => ({
    effectiveDate,
    annual: rating.charges,
  }));
  const steps = [{ effectiveDate: from, annual: after }, ...moved];
  let layer = { date: from, before: joins ? beforeDate : before, last: before };
  const charged = steps.map(({ effectiveDate: date, annual }, at) => {
    if (follows && at === 0) {
      layer = { ...layer, last: annual };
      return combined([annual], [before]);
    }
    if (date !== layer.date) layer = { date, before: layer.last, last: layer.last };
    const cost = (to: Charges): Charges =>
      endorsementCharges({ before: layer.before, term }, to, taxes, date);
    const difference = combined([cost(annual)], [cost(layer.last)]);
    layer = { ...layer, last: annual };
    return difference;
  });
  const [own, ...later] = charged as [Charges, ...Charges[]];
  const was = laid.map((one) => one.was);
  return { net: combined(charged, was), own, later };
}

/** What the charges of a change read. */
interface ChargedPolicy extends Pick<
  EndorsedPolicy,
  'before' | 'beforeDate' | 'changedFrom' | 'term' | 'follows'
> {
  laid?: readonly (Pick<RatedLater, 'effectiveDate' | 'was'> & {
    rating: Pick<QuoteRating, 'charges'>;
  })[];
}

/** The sum of charges less that of others, amount by amount. */
function combined(added: readonly Charges[], taken: readonly Charges[]): Charges {
  const total = (name: Exclude<keyof Charges, 'currency'>): MinorUnits =>
    sumOf(added.map((one) => one[name])) - sumOf(taken.map((one) => one[name]));
  return {
    currency: added[0].currency,
    premium: total('premium'),
    brokerFee: total('brokerFee'),
    mgaFee: total('mgaFee'),
    totalPremium: total('totalPremium'),
    surplusLineTax: total('surplusLineTax'),
    surplusStampingFee: total('surplusStampingFee'),
    ipt: total('ipt'),
    amountDue: total('amountDue'),
  };
}

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
