import { divideRounded } from '@palisade/kernel';
import type { FactorScores } from '@palisade/trade';
import { RISK_FACTORS } from '@palisade/trade';

/** An insured account with its score. */
export interface PortfolioMember {
  companyAggregate: number;
  factors: FactorScores;
  /** The aggregate limits of its policies in force, in minor units. */
  weight: number;
}

/** How a portfolio stands; null while none of its accounts has a score. */
export interface PortfolioScore {
  aggregate: number | null;
  factors: FactorScores | null;
}

/** The means of the accounts' scores, weighted by what is insured (domain.md §8). */
export function portfolioScore(members: readonly PortfolioMember[]): PortfolioScore {
  const total = members.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (total === 0n) return { aggregate: null, factors: null };
  const mean = (of: (member: PortfolioMember) => number): number => {
    const sum = members.reduce((all, one) => all + BigInt(one.weight) * BigInt(of(one)), 0n);
    return Number(divideRounded(sum, total));
  };
  const factors = RISK_FACTORS.map((factor) => [factor, mean((one) => one.factors[factor])]);
  return {
    aggregate: mean(({ companyAggregate }) => companyAggregate),
    factors: Object.fromEntries(factors) as FactorScores,
  };
}
