import type { Account, CalculatorBody, Quote, RiskScore } from '../../../lib/api-types';
import { calculatorBody } from '../builder/builder-request';
import { initialState, type BuilderState } from '../builder/builder-state';
import { quotedBody } from './variations';

/** A saved quote with its account and score, which are part of the risk. */
export interface QuotedRisk {
  quote: Quote;
  account: Account;
  score: RiskScore | null;
}

/** The risk of a saved quote, as the calculator takes it. */
export const calculatorBodyOf = (risk: QuotedRisk): CalculatorBody =>
  quotedBody(bodyOf(risk), risk.quote);

function bodyOf({ quote, account, score }: QuotedRisk) {
  const { product, terms, effectiveDate, endDate, securityQuestions: answers } = quote;
  const { coverages = [], ...chosen } = terms;
  const state: BuilderState = {
    ...initialState(effectiveDate),
    ...withoutGaps(chosen),
    limit: quote.limit,
    effectiveDate,
    endDate,
    coverages: Object.fromEntries(
      coverages.map(({ key, limit = null }) => [key, { isSelected: true, limit }]),
    ),
  };
  return calculatorBody({ account, product, answers, state }, score);
}

const withoutGaps = (terms: object): Partial<BuilderState> =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value != null));
