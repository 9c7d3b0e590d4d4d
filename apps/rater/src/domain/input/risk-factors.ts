import type { Fields } from './fields';
import { describe, isInRange } from './fields';

const FIELD = 'cowbellRiskFactors';
const SCORE = { min: 0, max: 100, decimals: 4 };
const FACTORS = [
  'networkSecurity',
  'cloudSecurity',
  'endpointSecurity',
  'darkIntelligence',
  'fundsTransfer',
  'cyberExtortion',
  'compliance',
  'insiderThreat',
  'supplyChain',
];
/** Scores of the company, of its industry and of the portfolio (not rated). */
const AGGREGATES: Readonly<Record<string, string | null>> = {
  companyAggregateCF: 'companyAggregate',
  industryAggregateCF: 'industryAggregate',
  portfolioAggregateCF: null,
};

/** The risk score of an account (Spec 3 §3) as the rater's own fields, which win when given. */
export function withRiskFactors(fields: Fields): Fields {
  if (!fields.has(FIELD)) return fields;
  const factors: Record<string, number> = {};
  const found: Record<string, unknown> = { riskFactors: factors };
  for (const [name, score] of fields.entries(FIELD)) {
    const isAggregate = Object.hasOwn(AGGREGATES, name);
    if (!isAggregate && !FACTORS.includes(name)) {
      fields.fail(FIELD, `Unknown risk factor ${name}.`, name);
    } else if (!isInRange(score, SCORE)) {
      fields.fail(FIELD, `${name} ${describe(SCORE)}.`, name);
    } else if (!isAggregate) {
      factors[name] = score;
    } else {
      const own = AGGREGATES[name];
      if (own && !fields.has(own)) found[own] = score;
    }
  }
  return fields.with(found);
}
