import { divideRounded } from '@palisade/kernel';
import type { AnyFactor, FactorScores, Hazard, RiskFactor } from './risk-model';
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
  /** Null while no signal at all is known of the company: it is not scored yet. */
  companyAggregate: number | null;
  industryAggregate: number;
  factors: FactorScores;
  /** Factors of which too little is known: they show the industry's value. */
  estimated: RiskFactor[];
  /** Shown only, and only when enough is known. */
  insiderThreat: number | null;
  supplyChain: number | null;
  /** How much of what a score is made from is known, in percent. */
  confidence: number;
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

/** Scores a company from what is known of it, beside what is usual in its industry. */
export function scoreRisk(scores: SignalScores, industry: FactorScores): RiskScore {
  const known = new Map(RISK_FACTORS.map((factor) => [factor, factorScore(factor, scores)]));
  const estimated = RISK_FACTORS.filter((factor) => known.get(factor) === null);
  const factors = Object.fromEntries(
    RISK_FACTORS.map((factor) => [factor, known.get(factor) ?? industry[factor]]),
  ) as FactorScores;
  const confidence = confidenceOf(scores);
  return {
    companyAggregate: confidence.parts > 0 ? aggregateOf(factors) : null,
    industryAggregate: aggregateOf(industry),
    factors,
    estimated,
    insiderThreat: factorScore('insiderThreat', scores),
    supplyChain: factorScore('supplyChain', scores),
    confidence: confidence.percent,
  };
}

/** How much of the weight of all factors is known, each factor counting as in the aggregate. */
function confidenceOf(scores: SignalScores): { parts: number; percent: number } {
  const parts = RISK_FACTORS.reduce((sum, factor) => {
    const slots = slotsOf(factor, scores);
    const known = slots.filter(({ score }) => score !== undefined);
    return sum + (AGGREGATE_WEIGHTS[factor] * weightOf(known)) / weightOf(slots);
  }, 0);
  return { parts, percent: Math.floor(parts) };
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
  const total = weightOf(slots);
  const known = slots.flatMap(({ weight, score }) =>
    score === undefined ? [] : { weight, score },
  );
  const weight = weightOf(known);
  if (weight * CONFIDENCE_PARTS < total) return null;
  const points = known.reduce((sum, slot) => sum + slot.weight * slot.score, 0);
  return Number(divideRounded(BigInt(points), BigInt(weight)));
}

interface Slot {
  weight: number;
  score?: number;
}

const weightOf = (slots: Pick<Slot, 'weight'>[]): number =>
  slots.reduce((sum, { weight }) => sum + weight, 0);

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
