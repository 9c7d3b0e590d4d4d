import type { CompanySignals, Hazard } from '@palisade/trade';
import { companyScore, industryFactors, RISK_RULE_VERSION } from '@palisade/trade';
import type { RatedScore, RatingInput } from './rating-input';
import type { Answers } from './security-answers';

/** A score as a rating reads it, with what it was made from. */
export interface ScoreOfRating extends RatedScore {
  /** Scores from 0 to 100 (best). */
  factors: Readonly<Record<string, number | null>>;
  /** Null for a score that came without. */
  signals: CompanySignals | null;
  /** Null for a score that came without its signals: what made it is not known here. */
  ruleVersion: string | null;
}

/** What an account tells of its score. */
export type ToldScore = Omit<ScoreOfRating, 'ruleVersion'>;

/** What a score reads of the insured. */
export interface ScoredAccount {
  hazard: number | null;
  employees: number | null;
}

/** The score that answers give by what was seen of an insured. */
export function scoreBy(
  signals: CompanySignals,
  { employees }: Pick<ScoredAccount, 'employees'>,
  answers: Answers,
): ScoreOfRating {
  const score = companyScore(signals, { answers, employees });
  const { companyAggregate, industryAggregate, insiderThreat, supplyChain } = score;
  const factors = { ...score.factors, insiderThreat, supplyChain };
  const made = { signals, ruleVersion: RISK_RULE_VERSION };
  return { companyAggregate, industryAggregate, factors, ...made };
}

/** The score that a quote is rated by: of its own answers, by what was last told of the insured. */
export function ratedScore(
  account: ScoredAccount,
  told: ToldScore | null,
  answers: Answers,
): ScoreOfRating {
  // A score that came without its signals cannot be made anew.
  if (told && !told.signals) return toldAs(told);
  const industry = industryFactors(account.hazard as Hazard | null);
  const signals = told?.signals ?? { findings: {}, connectors: 0, industry };
  return scoreBy(signals, account, answers);
}

const toldAs = ({ companyAggregate, industryAggregate, factors }: ToldScore): ScoreOfRating => ({
  companyAggregate,
  industryAggregate,
  factors,
  signals: null,
  ruleVersion: null,
});

/** The score that a rating of before scores were kept with it read; null where it read none. */
export function scoreInInput(input: object): ScoreOfRating | null {
  const { companyAggregate = null, industryAggregate = null } = input as Partial<RatingInput>;
  if (industryAggregate === null) return null;
  return toldAs({ companyAggregate, industryAggregate, factors: {}, signals: null });
}
