import type { FactorScores } from './risk-model';
import type { RiskScore } from './score-risk';
import { scoreRisk } from './score-risk';
import type { Observations, SecurityAnswers } from './signals';
import { answerObservations, signalScores } from './signals';

/** What is known of a company beside what it says of itself. */
export interface CompanySignals {
  /** What checks of its domain saw. */
  findings: Observations;
  /** Security tools that are connected. */
  connectors: number;
  /** What is usual in its industry, 0 to 100 (best) by factor. */
  industry: FactorScores;
}

/** What a company says of itself. */
export interface CompanyStatements {
  answers: SecurityAnswers;
  /** Null: not known. */
  employees: number | null;
}

/** Everything that is known of a company, as the score reads it. */
export const companyObservations = (
  { findings, connectors }: Pick<CompanySignals, 'findings' | 'connectors'>,
  { answers, employees }: CompanyStatements,
): Observations => ({
  ...findings,
  ...answerObservations(answers),
  ...(employees !== null && { 'employees.scale': employees }),
  'connectors.count': connectors,
});

/** The score of a company by what is known of it, beside its industry. */
export const companyScore = (signals: CompanySignals, statements: CompanyStatements): RiskScore =>
  scoreRisk(signalScores(companyObservations(signals, statements)), signals.industry);
