import type { PlotTone } from '../../../kit/plots/plot-option';
import type { RiskFactors } from '../../../lib/api-types';

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

// From which score on a factor counts as good, and as fair.
const GOOD = 60;
const FAIR = 40;

export const toneOf = (score: number): PlotTone =>
  score >= GOOD ? 'good' : score >= FAIR ? 'waiting' : 'lost';
