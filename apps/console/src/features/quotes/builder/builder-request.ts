import { PRODUCTS, type Product } from '@palisade/trade';
import type {
  Account,
  CalculatorBody,
  CoverageData,
  CoverageKey,
  NewQuote,
  PricedPreset,
  RiskScore,
  SecurityAnswers,
} from '../../../lib/api-types';
import { spokenAnswers } from '../spoken-answers';
import type { BuilderState } from './builder-state';

/** Everything that a quote is made of. */
export interface QuoteFacts {
  account: Account;
  product: Product;
  answers: SecurityAnswers;
  state: BuilderState;
}

/** The industry code of an account, of whichever classification its country uses. */
export const industryCodeOf = ({ naicsCode, sicCode }: Account): string | null =>
  naicsCode ?? sicCode;

const selected = ({ coverages }: BuilderState) =>
  Object.entries(coverages).filter(([, { isSelected }]) => isSelected);

/** The body of a calculator call; what is not known is left out. */
export function calculatorBody(facts: QuoteFacts, score: RiskScore | null): CalculatorBody {
  const { account, product, answers, state } = facts;
  const isUs = PRODUCTS[product].region === 'US';
  const { claimHistory, ...questions } = answers;
  return {
    effectiveDate: state.effectiveDate,
    endDate: state.endDate,
    ...(isUs && { state: account.state, isTriaExcluded: state.isTriaExcluded }),
    industryCode: industryCodeOf(account) ?? '',
    revenue: account.revenue ?? 0,
    yearEstablished: account.yearEstablished,
    records: account.numberOfPersonalRecords,
    aggregateLimit: state.limit,
    retention: state.deductible,
    waitingPeriod: state.waitingPeriod,
    retroActivePeriod: state.retroActivePeriod,
    securityQuestions: spokenAnswers(questions),
    ...(claimHistory !== undefined && { claimHistory }),
    // Without a score the premium is neither raised nor lowered by it.
    ...(score?.companyAggregateCF != null && {
      companyAggregate: score.companyAggregateCF,
      industryAggregate: score.industryAggregateCF,
    }),
    ...(state.techENOPercentage && { techENOPercentage: state.techENOPercentage }),
    coverages: Object.fromEntries(
      selected(state).map(([key, { limit }]) => [
        key,
        { selected: true, ...(limit !== null && { limit }) },
      ]),
    ),
  };
}

/** What a preset changes in the body of a calculator call. */
export const presetVariation = (preset: PricedPreset) => ({
  aggregateLimit: preset.limit,
  retention: preset.deductible,
  waitingPeriod: preset.waitingPeriod,
  retroActivePeriod: preset.retroActivePeriod,
  coverages: Object.fromEntries(
    Object.values(preset.coverages)
      .filter(({ isSelected }) => isSelected)
      .map(({ key, limit }) => [key, { selected: true, limit }]),
  ),
});

/** The terms of a quote as its service keeps them. */
const coverageData = (state: BuilderState): CoverageData => ({
  limit: state.limit,
  deductible: state.deductible,
  waitingPeriod: state.waitingPeriod,
  retroActivePeriod: state.retroActivePeriod,
  isTriaExcluded: state.isTriaExcluded,
  ...(state.techENOPercentage && { techENOPercentage: state.techENOPercentage }),
  coverages: selected(state).map(([key, { limit }]) => ({
    key: key as CoverageKey,
    ...(limit !== null && { limit }),
  })),
});

/** The request that saves a quote as a draft. */
export const newQuote = ({ account, product, answers, state }: QuoteFacts): NewQuote => ({
  accountId: account.id,
  product,
  effectiveDate: state.effectiveDate,
  endDate: state.endDate,
  ...(state.presetName && { presetName: state.presetName }),
  initialRequestData: coverageData(state),
  securityQuestions: answers,
});
