import type { CoverageLine } from './coverages';
import type { Exact } from './exact';
import { isLess, ONE, plus, trimmed, ZERO } from './exact';
import { given } from './ground';
import type { RatingInput } from './input/rating-input';
import type { Plan } from './plan';
import { policyStart } from './policy-term';
import type { Factor, Working } from './working';

/** From the coverages to the premium, every amount in whole currency units. */
export interface Premium {
  readonly subtotal: Exact;
  readonly irpmModifier: Exact;
  readonly afterIrpm: Exact;
  readonly termFactor: Exact;
  readonly afterTerm: Exact;
  readonly premiumExTria: Exact;
  readonly minimumApplied: boolean;
  readonly tria: Exact;
  /** With TRIA, as a term of what follows. */
  readonly premium: Factor;
}

/** Schedule rating, the term, the minimum (never pro-rated) and terrorism cover, in this order. */
export function premiumOf(
  input: RatingInput,
  plan: Plan,
  lines: readonly CoverageLine[],
  working: Working,
): Premium {
  const register = working.open('PREMIUM').set('start', { value: ZERO, source: 'rule:start' });
  for (const line of lines) register.add(line.coverage, line.result);
  const subtotal = register.value;
  const irpm = irpmModifier(input);
  const afterIrpm = register.multiply('irpm', irpm, { round: 0 }).value;
  const start = policyStart(input.effectiveDate);
  const term = { value: start.termFactor(input.endDate), source: 'input:endDate' };
  const afterTerm = register.multiply('term', term, { round: 0 }).value;
  const premiumExTria = register.atLeast('minimum', plan.numbers.minimumPremium).value;
  let tria = ZERO;
  if (plan.regional.tria && !input.isTriaExcluded) {
    const charge = working.open('TRIA').set('premiumExTria', register.result);
    charge.multiply('tria', plan.regional.tria, { round: 0 });
    tria = charge.value;
    register.add('tria', charge.result);
  }
  return {
    subtotal,
    irpmModifier: irpm.value,
    afterIrpm,
    termFactor: term.value,
    afterTerm,
    premiumExTria,
    minimumApplied: isLess(afterTerm, premiumExTria),
    tria,
    premium: register.result,
  };
}

function irpmModifier({ irpm, irpmModifier: asGiven }: RatingInput): Factor {
  const source = 'input:irpm';
  if (irpm === null) {
    const value = asGiven === null ? ONE : trimmed(given(asGiven, 'irpmModifier').value);
    return { value, source };
  }
  const percent = Object.values(irpm)
    .map((value) => given(value, 'irpm').value)
    .reduce(plus, ZERO);
  const ofOne = { units: percent.units, scale: percent.scale + 2 };
  return { value: trimmed(plus(ONE, ofOne)), source };
}
