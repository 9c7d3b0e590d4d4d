import type { components } from '@palisade/clients/rater';
import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { CoverageKey, CoverageKind, Product } from '@palisade/trade';
import { coveragesOf, isExcess, PRODUCTS } from '@palisade/trade';
import type { QuoteTerms } from './quote-terms';
import type { Answers } from './security-answers';
import { ratedAnswers } from './security-answers';

/** What a rating reads of the insured. */
export interface RatedAccount {
  state: string | null;
  industryCode: string | null;
  revenue: MinorUnits | null;
  yearEstablished: number | null;
  records: number | null;
  claimHistory: number | null;
  percentInternationalSales: number | null;
  franchiseSystemConnectivity: boolean | null;
}

/** What a rating reads of the risk score. */
export interface RatedScore {
  /** Null: not scored yet, which neither raises nor lowers a premium. */
  companyAggregate: number | null;
  industryAggregate: number;
}

/** Everything that a premium depends on. */
export interface RatingFacts {
  product: Product;
  effectiveDate: PlainDate;
  endDate: PlainDate;
  terms: QuoteTerms;
  account: RatedAccount;
  answers: Answers;
  score: RatedScore | null;
  /** Percent by risk characteristic. */
  irpm: Readonly<Record<string, number>> | null;
  brokerFee: MinorUnits;
  mgaFee: MinorUnits;
}

/** The body of a calculator call; what is not known is left out, so that the rater says what is missing. */
export type RatingInput = Readonly<components['schemas']['CalculatorInput']>;

/** Null: not known. */
type KnownFields = { [Field in keyof RatingInput]?: RatingInput[Field] | null };

/** The facts in the rater's words; amounts in currency units. */
export function ratingInput(facts: RatingFacts): RatingInput {
  const { product, account, terms, answers } = facts;
  const isLayer = isExcess(product);
  const { controls, fundTransferYes, adverseFlags, claimHistory } = ratedAnswers(answers);
  return present({
    product,
    state: account.state,
    industryCode: account.industryCode,
    effectiveDate: facts.effectiveDate,
    endDate: facts.endDate,
    revenue: units(account.revenue),
    yearEstablished: account.yearEstablished,
    records: account.records,
    aggregateLimit: units(terms.limit),
    attachment: units(terms.attachment),
    retention: units(terms.deductible),
    waitingPeriod: isLayer ? null : terms.waitingPeriod,
    retroActivePeriod: terms.retroActivePeriod,
    controls,
    claimHistory: claimHistory ?? account.claimHistory,
    adverseFlags,
    companyAggregate: facts.score?.companyAggregate,
    industryAggregate: facts.score?.industryAggregate,
    percentInternationalSales: account.percentInternationalSales,
    franchiseSystemConnectivity: account.franchiseSystemConnectivity ? 'YES' : 'NO',
    irpm: facts.irpm,
    brokerFee: units(facts.brokerFee || null),
    mgaFee: units(facts.mgaFee || null),
    isTriaExcluded: PRODUCTS[product].region === 'US' ? terms.isTriaExcluded : null,
    ...(isLayer ? {} : coverageInput(terms, fundTransferYes)),
  });
}

function coverageInput(terms: QuoteTerms, fundTransferYes: number): KnownFields {
  const limits = new Map(terms.coverages.map(({ key, limit }) => [key, limit]));
  const chosen = (kind: CoverageKind): CoverageKey[] =>
    coveragesOf(kind).filter((key) => limits.has(key));
  const limited = [...chosen('core'), ...chosen('optional')].flatMap((key) => {
    const limit = limits.get(key);
    return limit == null ? [] : [[key, toCurrencyUnits(limit)] as const];
  });
  const hasCyberCrime = limits.has('CYBER_CRIME');
  return {
    optional: chosen('optional'),
    deselected: coveragesOf('core').filter((key) => !limits.has(key)),
    coverageLimits: Object.fromEntries(limited),
    endorsements: chosen('endorsement'),
    cyberCrimeLimit: units(limits.get('CYBER_CRIME')),
    fundTransferYes: hasCyberCrime ? fundTransferYes : null,
    ransomEventSublimit: units(limits.get('RANSOM_EVENT_SUBLIMIT')),
    extortionThreatSublimit: units(limits.get('EXTORTION_THREAT_SUBLIMIT')),
    techENOPercentage: terms.techENOPercentage,
    techLimit: units(limits.get('TECH_ENO')),
  };
}

const units = (amount: MinorUnits | null | undefined): number | null =>
  amount == null ? null : toCurrencyUnits(amount);

const present = (fields: KnownFields): RatingInput =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value != null),
  ) as unknown as RatingInput;
