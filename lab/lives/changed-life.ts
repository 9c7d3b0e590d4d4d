import type { ActFacts } from '../../apps/policy/src/domain/life/act-rule';
import type { Life } from '../../apps/policy/src/domain/life/life';
import type { EndorsementTaxes } from '../../apps/quote/src/domain/endorsement';
import type { ChangeSide } from '../../apps/quote/src/domain/later-change';
import type { QuoteRating } from '../../apps/quote/src/domain/quote-rating';
import type { QuoteTerms } from '../../apps/quote/src/domain/quote-terms';
import { built } from '../built';

type Acts = typeof import('../../apps/policy/src/domain/life/acts');
type Lives = typeof import('../../apps/policy/src/domain/life/life');
type Money = typeof import('../../apps/policy/src/domain/money/charges');
type Endorsing = typeof import('../../apps/quote/src/domain/endorsement');
type Later = typeof import('../../apps/quote/src/domain/later-change');
type Charges = QuoteRating['charges'];

/** The rules by which a policy is changed: those of its quotes, and those of its life. */
export const changeRules = () => ({
  ...built<Acts>('apps/policy/src/domain/life/acts.js'),
  ...built<Lives>('apps/policy/src/domain/life/life.js'),
  ...built<Money>('apps/policy/src/domain/money/charges.js'),
  ...built<Endorsing>('apps/quote/src/domain/endorsement.js'),
  ...built<Later>('apps/quote/src/domain/later-change.js'),
});

/** A field of the terms, what it becomes, and from when on. */
export interface Change {
  field: 'limit' | 'deductible' | 'waitingPeriod' | 'retroActivePeriod' | 'isTriaExcluded';
  value: number | boolean;
  date: string;
}

/** A bound change as its quote keeps it. */
interface Bound {
  quoteId: string;
  effectiveDate: string;
  from: ChangeSide;
  to: ChangeSide;
  before: Charges;
  beforeDate: Charges;
  annual: Charges;
  own: Charges;
}

const TERM = { effectiveDate: '2026-03-01', endDate: '2027-03-01' };

const TERMS: QuoteTerms = {
  limit: 1,
  attachment: null,
  deductible: 1,
  waitingPeriod: 8,
  retroActivePeriod: 1,
  coverages: [],
  techENOPercentage: null,
  isTriaExcluded: false,
};

const FACTS: ActFacts = {
  today: TERM.effectiveDate,
  hasOpenClaim: false,
  isOverdue: false,
  hasLossInGap: false,
  isReplaced: false,
  hasRenewal: false,
};

/** A policy that is issued and changed by its rules alone, in whatever order its changes come. */
export class ChangedLife {
  life: Life;
  private readonly bound: Bound[] = [];
  private readonly origin: Charges;

  constructor(
    private readonly rules: ReturnType<typeof changeRules>,
    private readonly taxes: EndorsementTaxes,
  ) {
    this.origin = this.priced(TERMS);
    const unborn: Life = {
      ...TERM,
      market: 'SURPLUS',
      state: 'NV',
      currency: 'USD',
      status: 'BOUND',
      taxBase: { surplusLineTax: 0, surplusStampingFee: 0, ipt: 0, isStampingReturned: true },
      cancellation: null,
      reinstateUntil: null,
      nocStopped: false,
      entries: [],
    };
    const wish = { terms: termsOf(TERMS), charges: this.origin, quoteId: 'issue' };
    this.life = rules.lifeAfter(unborn, 'issue', wish, FACTS);
  }

  /** Prices a change, lays the later ones over it, and enters all of it. */
  change({ field, value, date }: Change): void {
    const { rules, bound } = this;
    const base = bound.findLast(({ effectiveDate }) => effectiveDate <= date);
    const from = base?.to ?? { terms: TERMS, insureds: [], input: { ...TERMS } };
    const terms = { ...from.terms, [field]: value };
    const to = { terms, insureds: [], input: { ...terms } };
    const before = base?.annual ?? this.origin;
    const annual = this.priced(terms);
    const joins = base?.effectiveDate === date;
    const later = bound.filter(({ effectiveDate }) => effectiveDate > date);
    const laid = this.laidOver(to, later);
    const changedFrom = base?.effectiveDate ?? TERM.effectiveDate;
    const endorsed = { before, laid, term: TERM, changedFrom };
    const { own, later: charged } = rules.endorsedCharges(
      { ...endorsed, ...(base && { beforeDate: base.beforeDate }) },
      annual,
      this.taxes,
      date,
    );
    const beforeDate = base && joins ? base.beforeDate : before;
    const quoteId = `${field} ${date}`;
    const made = { quoteId, effectiveDate: date, from, to, before, beforeDate, annual, own };
    const moved = this.movedOver(made, laid, charged);
    this.life = rules.lifeAfter(
      this.life,
      'endorse',
      { ...toldOf(made), later: moved.map(toldOf) },
      FACTS,
    );
    bound.splice(bound.length - later.length, later.length, made, ...moved);
  }

  /** Ends the policy on a day, as its insured asks. */
  cancel(effectiveDate: string): void {
    const asked: Life = { ...this.life, status: 'CANCEL REQUESTED' };
    const wish = { effectiveDate, reason: 'INSURED_REQUEST' };
    this.life = this.rules.lifeAfter(asked, 'cancel', wish, { ...FACTS, today: effectiveDate });
  }

  private laidOver(first: ChangeSide, later: readonly Bound[]) {
    let before = first;
    return later.map((change) => {
      before = this.rules.laidOver(before, change);
      const rating = { charges: this.priced(before.terms) };
      return { ...change, was: change.own, laid: before, rating };
    });
  }

  private movedOver(
    made: Bound,
    laid: ReturnType<ChangedLife['laidOver']>,
    charged: readonly Charges[],
  ): Bound[] {
    let last = made;
    return laid.map(({ quoteId, effectiveDate, laid: to, rating }, at) => {
      const isSameDate = last.effectiveDate === effectiveDate;
      const beforeDate = isSameDate ? last.beforeDate : last.annual;
      const sides = { from: last.to, to, before: last.annual, beforeDate };
      last = { quoteId, effectiveDate, ...sides, annual: rating.charges, own: charged[at] };
      return last;
    });
  }

  /** A price in which no field counts by itself, in whole currency units. */
  private priced(terms: QuoteTerms): Charges {
    const { limit, deductible, waitingPeriod, retroActivePeriod, isTriaExcluded } = terms;
    const factors =
      (limit * 1.37 * (8 / waitingPeriod + 1) * (1 + retroActivePeriod / 7)) / deductible;
    const premium = 100 * Math.round(1_113 * factors * (isTriaExcluded ? 0.97 : 1));
    const taxOf = (rate: string): number => Math.round(premium * Number(rate));
    return this.rules.chargesOf({
      currency: 'USD',
      premium,
      brokerFee: 0,
      mgaFee: 0,
      surplusLineTax: taxOf(this.taxes.surplusLineTax),
      surplusStampingFee: taxOf(this.taxes.surplusStampingFee),
      ipt: 0,
    });
  }
}

const toldOf = ({ quoteId, effectiveDate, to, own: charges }: Bound) => {
  return { quoteId, effectiveDate, terms: termsOf(to.terms), charges };
};

/** Terms as a policy has them; what is priced is in them. */
const termsOf = (terms: QuoteTerms) =>
  ({ ...TERM, ...terms, aggregateLimit: terms.limit }) as never;
