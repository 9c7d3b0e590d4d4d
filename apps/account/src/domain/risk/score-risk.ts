import { divideRounded } from '@palisade/kernel';
import type { Hazard } from '../industries';
import type { AnyFactor, FactorScores, RiskFactor } from './risk-model';
import {
  AGGREGATE_WEIGHTS,
  CLOUD_PROVIDERS,
  INDUSTRY_FACTORS,
  RISK_FACTORS,
  SIGNAL_WEIGHTS,
} from './risk-model';
import type { SignalScores } from './signals';

/** How a company stands; every score is from 0 to 100 (best). */
export interface RiskScore {
  companyAggregate: number;
  industryAggregate: number;
  factors: FactorScores;
  /** Factors of which too little is known: they show the industry's value. */
  estimated: RiskFactor[];
  /** Shown only, and only when enough is known. */
  insiderThreat: number | null;
  supplyChain: number | null;
}

/** How good a score is, in words. */
export type RiskBand = 'poor' | 'fair' | 'good' | 'excellent';

// An industry that is not known counts as one of the middle class.
const MIDDLE: Hazard = 3;
// Of the weight of a factor, at least a quarter must be known.
const CONFIDENCE_PARTS = 4;
const HUNDRED = 100n;

/** The factors that are usual in an industry. */
export const industryFactors = (hazard: Hazard | null): FactorScores =>
  INDUSTRY_FACTORS[hazard ?? MIDDLE];

/** The weighted mean of factors, rounded half up. */
export function aggregateOf(factors: FactorScores): number {
  const sum = RISK_FACTORS.reduce(
    (total, factor) => total + AGGREGATE_WEIGHTS[factor] * factors[factor],
    0,
  );
  return Number(divideRounded(BigInt(sum), HUNDRED));
}

/** Scores a company from what is known of it. */
export function scoreRisk(scores: SignalScores, hazard: Hazard | null): RiskScore {
  const industry = industryFactors(hazard);
  const known = new Map(RISK_FACTORS.map((factor) => [factor, factorScore(factor, scores)]));
  const estimated = RISK_FACTORS.filter((factor) => known.get(factor) === null);
  const factors = Object.fromEntries(
    RISK_FACTORS.map((factor) => [factor, known.get(factor) ?? industry[factor]]),
  ) as FactorScores;
  return {
    companyAggregate: aggregateOf(factors),
    industryAggregate: aggregateOf(industry),
    factors,
    estimated,
    insiderThreat: factorScore('insiderThreat', scores),
    supplyChain: factorScore('supplyChain', scores),
  };
}

/** The band of an aggregate or factor. */
export function riskBand(score: number): RiskBand {
  if (score >= 80) return 'excellent';
  if (score >= 60) return 'good';
  return score >= 40 ? 'fair' : 'poor';
}

/** The weighted mean of a factor's known signals; null when too little is known. */
function factorScore(factor: AnyFactor, scores: SignalScores): number | null {
  const slots = slotsOf(factor, scores);
  const total = slots.reduce((sum, { weight }) => sum + weight, 0);
  const known = slots.flatMap(({ weight, score }) =>
    score === undefined ? [] : { weight, score },
  );
  const weight = known.reduce((sum, slot) => sum + slot.weight, 0);
  if (weight * CONFIDENCE_PARTS < total) return null;
  const points = known.reduce((sum, slot) => sum + slot.weight * slot.score, 0);
  return Number(divideRounded(BigInt(points), BigInt(weight)));
}

interface Slot {
  weight: number;
  score?: number;
}

/** One slot for each signal, and one for all cloud providers together. */
function slotsOf(factor: AnyFactor, scores: SignalScores): Slot[] {
  const weights: Readonly<Record<string, number>> = SIGNAL_WEIGHTS[factor];
  const known: Readonly<Record<string, number | undefined>> = scores;
  const ids = Object.keys(weights);
  const providers = ids.filter((id) => CLOUD_PROVIDERS.includes(id));
  const single = ids
    .filter((id) => !CLOUD_PROVIDERS.includes(id))
    .map((id) => ({ weight: weights[id], score: known[id] }));
  if (!providers.length) return single;
  const found = providers.flatMap((id) => known[id] ?? []);
  const best = found.length ? Math.max(...found) : undefined;
  return [...single, { weight: weights[providers[0]], score: best }];
}
