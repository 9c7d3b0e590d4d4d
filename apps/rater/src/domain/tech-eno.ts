import { unitsOf } from '@palisade/kernel';
import type { CoverageLine } from './coverages';
import { lineOf } from './coverages';
import { interpolate } from './curve';
import { retentionFactor, row } from './ground';
import type { RatingInput } from './input/rating-input';
import type { Plan } from './plan';
import type { Working } from './working';

// A percentage has at most four decimals: revenue times percent is a whole number of these.
const PERCENT_PLACES = 4;
const PARTS_OF_REVENUE = 100n * 10n ** BigInt(PERCENT_PLACES);

/** What the premium of technology cover depends on. */
export type TechFacts = Pick<
  RatingInput,
  | 'revenue'
  | 'techENOPercentage'
  | 'techLimit'
  | 'aggregateLimit'
  | 'industryCode'
  | 'retention'
  | 'retroActivePeriod'
  | 'state'
  | 'claimHistory'
>;

/** Technology errors and omissions: its own base by technology revenue, and its own limit. */
export function techEno(
  input: TechFacts,
  hazardClass: number,
  plan: Plan,
  working: Working,
): CoverageLine[] {
  const { techENOPercentage: percent } = input;
  if (percent === null || percent === 0) return [];
  const { curves, factors, numbers } = plan;
  const limit = input.techLimit ?? input.aggregateLimit;
  const revenueParts = BigInt(input.revenue) * unitsOf(percent, PERCENT_PLACES);
  const register = working
    .open('TECH_ENO')
    .set('base', interpolate(curves.techBaseRate, revenueParts, PARTS_OF_REVENUE), {
      input: percent,
    })
    .multiply('rateChange', numbers.rateChange)
    .multiply('hazard', row(factors.hazardTech, hazardClass), { input: input.industryCode })
    .multiply('limit', interpolate(curves.ilfTech, BigInt(limit)), { input: limit })
    .multiply('retention', retentionFactor(input, plan), { input: input.retention })
    .multiply('retro', row(factors.retroPeriod, input.retroActivePeriod))
    .multiply('state', numbers.state, { input: input.state });
  if (plan.market === 'SURPLUS') register.multiply('surplus', numbers.techSurplus);
  register.multiply('claimHistory', row(factors.claimHistory, input.claimHistory), { round: 0 });
  return [lineOf(register.atLeast('minimum', numbers.techMinimum))];
}
