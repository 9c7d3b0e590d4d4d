import type { RiskFactors } from './api-types';

/** Spec 3 §1: the seven factors, in their order. */
export const FACTORS = [
  'networkSecurity',
  'cloudSecurity',
  'endpointSecurity',
  'darkIntelligence',
  'fundsTransfer',
  'cyberExtortion',
  'compliance',
] as const satisfies readonly (keyof RiskFactors)[];

export const SCORE_MAX = 100;

/** From which score on a factor counts as good. */
export const GOOD_SCORE = 60;
