import type { Hazard } from '../industries';
import type { Profile, ProfileFacts } from './profile-score';
import { profileOf } from './profile-score';
import type { FactorScores } from './risk-model';
import type { RiskScore } from './score-risk';
import { scoreRisk } from './score-risk';
import type { Observations } from './signals';
import { answerObservations, signalScores } from './signals';

/** What is known of an account and of its domain. */
export interface AssessmentFacts extends ProfileFacts {
  /** Of its industry; null while that is not known. */
  hazard: Hazard | null;
  /** What is usual in its industry. */
  industry: FactorScores;
  /** What checks of its domain saw. */
  findings: Observations;
  /** Security tools that are connected. */
  connectors: number;
}

/** A score with all that it was made from, so that it can be made again. */
export interface Assessment {
  inputs: { hazard: Hazard | null; industry: FactorScores; observations: Observations };
  score: RiskScore;
  profile: Profile;
}

/** Scores an account from its answers, its size and its domain. */
export function assessAccount(facts: AssessmentFacts): Assessment {
  const { hazard, industry, findings, securityAnswers, noOfEmployeesAll, connectors } = facts;
  const observations: Observations = {
    ...findings,
    ...answerObservations(securityAnswers),
    ...(noOfEmployeesAll !== null && { 'employees.scale': noOfEmployeesAll }),
    'connectors.count': connectors,
  };
  return {
    inputs: { hazard, industry, observations },
    score: scoreRisk(signalScores(observations), industry),
    profile: profileOf(facts),
  };
}
