import { MFA_QUESTIONS, type SecurityQuestion } from '@palisade/trade';
import type { CalculatorBody, Quote, SecurityAnswers } from '../../../lib/api-types';
import { improvements, type Improvement } from '../builder/improvements';

/** A change of one thing about a quote. */
export interface QuoteVariation {
  key: string;
  /** A control answered better, or another limit or retention. */
  question?: SecurityQuestion;
  term?: 'limit' | 'deductible';
  amount?: number;
  change: Record<string, unknown>;
}

/** The next choices below and above the present one. */
const neighbours = (offered: readonly number[], present: number): number[] => {
  const sorted = [...offered].sort((a, b) => a - b);
  const below = sorted.filter((amount) => amount < present).slice(-2);
  const above = sorted.filter((amount) => amount > present).slice(0, 2);
  return [...below, ...above];
};

type Controls = CalculatorBody['controls'];

/** The controls that a rating read, one of them improved. */
function improvedControls(controls: Controls, { name, answer }: Improvement) {
  const isCounted = MFA_QUESTIONS.some((question) => question === name);
  const better = isCounted
    ? { mfaCount: Number(controls?.mfaCount ?? 0) + 1 }
    : { [name]: answer === true ? 'YES' : answer };
  return { ...controls, ...better };
}

/** What a quote was priced by. */
interface Priced extends Pick<Quote, 'terms' | 'limit'> {
  answers: SecurityAnswers;
  /** As its rating read them. */
  controls: Controls;
}

/** Everything that a quote may be priced with instead: controls, limits, retentions. */
export function variationsOf(
  { answers, controls: rated, terms, limit }: Priced,
  options: { aggLimits: readonly number[]; deductibles: readonly number[] },
): QuoteVariation[] {
  const controls = improvements(answers).map((improvement): QuoteVariation => ({
    key: improvement.name,
    question: improvement.name,
    change: { controls: improvedControls(rated, improvement) },
  }));
  const retentions = neighbours(options.deductibles, terms.deductible ?? 0).map(
    (amount): QuoteVariation => ({
      key: `deductible ${amount}`,
      term: 'deductible',
      amount,
      change: { retention: amount },
    }),
  );
  const limits = neighbours(options.aggLimits, limit).map((amount): QuoteVariation => ({
    key: `limit ${amount}`,
    term: 'limit',
    amount,
    change: { aggregateLimit: amount },
  }));
  return [...controls, ...retentions, ...limits];
}
