import type { Exact } from './exact';
import { exact, ONE } from './exact';
import type { FactorBands } from './compile-tables';
import { interpolate } from './curve';
import type { RatingInput } from './input/rating-input';
import type { Plan } from './plan';
import { policyStart } from './policy-term';
import type { Factor, Register, Working } from './working';
import { NEUTRAL } from './working';

/** Every factor of a rating by its name. */
export type RatingFactors = Record<string, Exact>;

/** The ground premium (full precision) at a limit of one million, and what made it. */
export interface Ground {
  readonly premium: Register;
  readonly factors: RatingFactors;
}

/** Base rate by revenue times everything that is known of the risk; not rounded. */
export function groundOf(
  input: RatingInput,
  hazardClass: number,
  plan: Plan,
  working: Working,
): Ground {
  const terms = termsOf(input, hazardClass, plan, working);
  const base = interpolate(plan.curves.baseRate, BigInt(input.revenue));
  const premium = working.open('GROUND').set('base', base, { input: input.revenue });
  const factors: RatingFactors = { base: base.value };
  for (const [term, factor, answer] of terms) {
    premium.multiply(term, factor, { input: answer });
    factors[term] = factor.value;
  }
  return { premium, factors };
}

type Term = readonly [name: string, factor: Factor, answer: string | number | null];

function termsOf(
  input: RatingInput,
  hazardClass: number,
  plan: Plan,
  working: Working,
): readonly Term[] {
  const { bands, factors, numbers } = plan;
  const years = yearsInBusiness(input);
  const international = input.percentInternationalSales;
  return [
    ['rateChange', numbers.rateChange, null],
    ['hazard', row(factors.hazard, hazardClass), input.industryCode],
    ['retention', retentionFactor(input, plan), input.retention],
    ['waitingPeriod', row(factors.waitingPeriod, input.waitingPeriod), input.waitingPeriod],
    ['retro', row(factors.retroPeriod, input.retroActivePeriod), input.retroActivePeriod],
    ['records', inBand(bands.records, input.records), input.records],
    ['years', inBand(bands.yearsInBusiness, years), years],
    ['international', inBand(bands.internationalPct, international), international],
    [
      'franchise',
      row(factors.franchiseConnected, input.franchiseSystemConnectivity),
      input.franchiseSystemConnectivity,
    ],
    ['controls', controlsFactor(input, plan, working), null],
    ['claimHistory', row(factors.claimHistory, input.claimHistory), input.claimHistory],
    ['riskScore', riskFactor(input, plan, working), null],
    ['state', numbers.state, input.state],
    ['product', numbers.product, input.product],
    ['adverse', adverseFactor(input, plan, working), input.adverseFlags],
  ];
}

export const retentionFactor = (
  { retention }: Pick<RatingInput, 'retention'>,
  plan: Plan,
): Factor => row(plan.curves.retention.points, retention);

/** The row of a choice that validation has let through; a missing one is a defect. */
export function row(table: ReadonlyMap<string, Factor>, key: string | number): Factor {
  const factor = table.get(String(key));
  if (!factor) throw new RangeError(`The tables have no row ${key}.`);
  return factor;
}

/** The first band that reaches the value; above the last one, the last. */
function inBand(bands: FactorBands, value: number | null): Factor {
  if (value === null) return NEUTRAL;
  const band = bands.find(({ upTo }) => upTo >= value) ?? bands[bands.length - 1];
  return band.factor;
}

function yearsInBusiness({ effectiveDate, yearEstablished }: RatingInput): number | null {
  return yearEstablished === null ? null : policyStart(effectiveDate).year - yearEstablished;
}

function controlsFactor(input: RatingInput, plan: Plan, working: Working): Factor {
  const { controlsMin, controlsMax } = plan.numbers;
  const product = working.open('CONTROLS').set('start', NEUTRAL);
  // In the order of the book, so that the order of the answers does not show in the trace.
  for (const [question, answers] of plan.controls) {
    const answer = input.controls[question];
    if (answer !== undefined) product.multiply(question, row(answers, answer), { input: answer });
  }
  const round = plan.tables.controlsClamp.decimals;
  return product.atMost('clamp', controlsMax).atLeast('clamp', controlsMin, { round }).result;
}

function riskFactor(input: RatingInput, plan: Plan, working: Working): Factor {
  const { companyAggregate, industryAggregate } = input;
  if (companyAggregate === null || industryAggregate === null) return NEUTRAL;
  const { riskSlope, riskMin, riskMax } = plan.numbers;
  const one = { value: ONE, source: 'rule:riskScore' };
  const round = plan.tables.riskScore.decimals;
  return working
    .open('RISK')
    .set('companyAggregate', given(companyAggregate, 'companyAggregate'))
    .add('industryAggregate', given(-industryAggregate, 'industryAggregate'))
    .multiply('slope', riskSlope)
    .add('neutral', one)
    .atMost('clamp', riskMax)
    .atLeast('clamp', riskMin, { round }).result;
}

function adverseFactor(input: RatingInput, plan: Plan, working: Working): Factor {
  const counted = Math.min(input.adverseFlags, plan.tables.adverse.most);
  if (counted === 0) return NEUTRAL;
  const product = working.open('ADVERSE').set('perFlag', plan.numbers.adverse);
  for (let flag = 1; flag < counted; flag++) product.multiply('perFlag', plan.numbers.adverse);
  return product.result;
}

/** A number of the input as a term; it has at most four decimals. */
export const given = (value: number, field: string): Factor => ({
  value: exact(value.toFixed(4)),
  source: `input:${field}`,
});
