import type { Account, CalculatorBody, Quote, RiskScore } from '../../../lib/api-types';
import { calculatorBody } from '../builder/builder-request';
import { initialState, type BuilderState } from '../builder/builder-state';
import { quotedBody } from './variations';

/** A saved quote, what it was priced by, and what is known of its account today. */
export interface QuotedRisk {
  quote: Quote;
  /** What the rating that gave its premium read. */
  rated: CalculatorBody;
  account: Account;
  score: RiskScore | null;
}

type Today = Omit<QuotedRisk, 'rated'>;

/** The risk of a saved quote as it would be rated today. */
export const todaysBodyOf = (risk: Today): CalculatorBody => quotedBody(bodyOf(risk), risk.quote);

function bodyOf({ quote, account, score }: Today) {
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
