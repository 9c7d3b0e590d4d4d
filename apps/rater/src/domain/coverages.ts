import type { Exact } from './exact';
import { interpolate } from './curve';
import { row } from './ground';
import type { RatingInput } from './input/rating-input';
import type { Plan } from './plan';
import type { Factor, Register, Working } from './working';

/** Premium of a coverage in whole currency units; an exclusion or sublimit may be negative. */
export interface CoverageLine {
  readonly coverage: string;
  readonly premium: Exact;
  /** The premium as a term of the subtotal. */
  readonly result: Factor;
}

/** What every coverage line is worked out from. */
export interface CoverageFacts {
  readonly input: RatingInput;
  readonly plan: Plan;
  readonly working: Working;
  /** Ground premium at the aggregate limit, full precision. */
  readonly core: Factor;
}

/** The core package, then what was chosen besides, in the order of the input. */
export function coverageLines(facts: CoverageFacts): CoverageLine[] {
  const { input, plan } = facts;
  const deselected = new Set(input.deselected);
  const core = [...plan.factors.core.keys()].filter((coverage) => !deselected.has(coverage));
  return [
    ...core.map((coverage) => sublimited(coverage, 'share', plan.factors.core, facts)),
    ...input.optional.map((key) => sublimited(key, 'load', plan.factors.optional, facts)),
    ...cyberCrime(facts),
    ...input.endorsements.map((key) => endorsement(key, facts)),
    ...ransomSublimits(facts),
  ];
}

function sublimited(
  coverage: string,
  term: string,
  table: ReadonlyMap<string, Factor>,
  facts: CoverageFacts,
): CoverageLine {
  const { input, plan } = facts;
  const limit = input.coverageLimits[coverage] ?? input.aggregateLimit;
  const factor = interpolate(
    plan.curves.sublimitFactor,
    BigInt(limit),
    BigInt(input.aggregateLimit),
  );
  const register = begun(coverage, facts).multiply(term, row(table, coverage));
  return lineOf(register.multiply('sublimit', factor, { input: limit, round: 0 }));
}

/** Its own limit: the aggregate has no part in it. */
function cyberCrime(facts: CoverageFacts): CoverageLine[] {
  const { input, plan } = facts;
  const { cyberCrimeLimit: limit, fundTransferYes } = input;
  if (limit === null || fundTransferYes === null) return [];
  const register = begun('CYBER_CRIME', facts)
    .multiply('load', plan.numbers.cyberCrimeLoad)
    .multiply('limit', interpolate(plan.curves.cyberCrimeLimit, BigInt(limit)), { input: limit })
    .multiply('controls', row(plan.factors.cyberCrimeControls, fundTransferYes), {
      input: fundTransferYes,
      round: 0,
    });
  return [lineOf(register)];
}

function endorsement(key: string, facts: CoverageFacts): CoverageLine {
  const load = row(facts.plan.factors.endorsements, key);
  return lineOf(begun(key, facts).multiply('load', load, { round: 0 }));
}

/** Both are credits by the part of the aggregate that is left; threats count half of it. */
function ransomSublimits(facts: CoverageFacts): CoverageLine[] {
  const { ransomEventSublimit, extortionThreatSublimit, aggregateLimit } = facts.input;
  const { curves, numbers } = facts.plan;
  const credit = (limit: number): Factor =>
    interpolate(curves.ransomEventSublimit, BigInt(limit), BigInt(aggregateLimit));
  const lines: CoverageLine[] = [];
  if (ransomEventSublimit !== null) {
    const options = { input: ransomEventSublimit, round: 0 };
    const register = begun('RANSOM_EVENT_SUBLIMIT', facts);
    lines.push(lineOf(register.multiply('credit', credit(ransomEventSublimit), options)));
  }
  if (extortionThreatSublimit !== null) {
    const register = begun('EXTORTION_THREAT_SUBLIMIT', facts)
      .multiply('credit', credit(extortionThreatSublimit), { input: extortionThreatSublimit })
      .multiply('effect', numbers.threatEffect, { round: 0 });
    lines.push(lineOf(register));
  }
  return lines;
}

const begun = (coverage: string, { core, working }: CoverageFacts): Register =>
  working.open(coverage).set('core', core);

export const lineOf = (register: Register): CoverageLine => ({
  coverage: register.coverage,
  premium: register.value,
  result: register.result,
});
