import type {
  CompanySignals,
  FactorScores,
  Hazard,
  Observations,
  RiskScore,
} from '@palisade/trade';
import { companyObservations, companyScore } from '@palisade/trade';
import type { Profile, ProfileFacts } from './profile-score';
import { profileOf } from './profile-score';

/** What is known of an account and of its domain. */
export interface AssessmentFacts extends ProfileFacts, CompanySignals {
  /** Of its industry; null while that is not known. */
  hazard: Hazard | null;
}

/** A score with all that it was made from, so that it can be made again. */
export interface Assessment {
  inputs: { hazard: Hazard | null; industry: FactorScores; observations: Observations };
  /** What was known beside the account's own answers and size. */
  signals: CompanySignals;
  score: RiskScore;
  profile: Profile;
}

/** Scores an account from its answers, its size and its domain. */
export function assessAccount(facts: AssessmentFacts): Assessment {
  const { hazard, industry, findings, connectors } = facts;
  const signals = { findings, connectors, industry };
  const said = { answers: facts.securityAnswers, employees: facts.noOfEmployeesAll };
  return {
    inputs: { hazard, industry, observations: companyObservations(signals, said) },
    signals,
    score: companyScore(signals, said),
    profile: profileOf(facts),
  };
}
