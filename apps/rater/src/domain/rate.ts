import type { Currency, MinorUnits } from '@palisade/kernel';
import { MINOR_DIGITS, safeNumber, toCurrencyUnits } from '@palisade/kernel';
import type { Product, SurplusTaxRow } from '@palisade/trade';
import type { AmountDue } from './amount-due';
import { amountDueOf } from './amount-due';
import type { ClassAction, HazardRow } from './books/hazard-row';
import type { CoverageLine } from './coverages';
import { coverageLines } from './coverages';
import { interpolate } from './curve';
import type { Exact } from './exact';
import { roundedUnits } from './exact';
import { excessLayer } from './excess-layer';
import type { Flag } from './flags';
import { flagsOf, isReferred, minimumNote } from './flags';
import type { Ground, RatingFactors } from './ground';
import { groundOf } from './ground';
import type { Coercion, RatingInput } from './input/rating-input';
import type { RatingLine } from './lines';
import { linesOf } from './lines';
import type { Plan } from './plan';
import type { Premium } from './premium';
import { premiumOf } from './premium';
import { techEno } from './tech-eno';
import type { Step } from './working';
import { Working } from './working';

/** Version of the algorithm: it changes when the same input and book may give another result. */
export const ENGINE = 'palisade-rater/1';

/** A risk that is ready to be rated: its input, and the tables that hold for it. */
export interface RatableRisk {
  readonly input: RatingInput;
  readonly plan: Plan;
  readonly hazard: HazardRow;
  /** What taxes it; null where no surplus lines tax is due. */
  readonly surplusTax: SurplusTaxRow | null;
  readonly coercions: readonly Coercion[];
  /** Terms beyond what is sold. */
  readonly bypassed: readonly string[];
}

/** The price of a risk. Every amount is in minor units, factors and ground are exact. */
export interface Rating {
  readonly product: Product;
  readonly version: string;
  readonly hazard: number;
  readonly classAction: ClassAction;
  readonly factors: RatingFactors;
  readonly ground: Exact;
  readonly coverages: Readonly<Record<string, MinorUnits>>;
  readonly subtotal: MinorUnits;
  readonly irpmModifier: Exact;
  readonly afterIrpm: MinorUnits;
  readonly termFactor: Exact;
  readonly premiumExTria: MinorUnits;
  readonly minimumApplied: boolean;
  readonly tria: MinorUnits;
  readonly premium: MinorUnits;
  readonly brokerFee: MinorUnits;
  readonly mgaFee: MinorUnits;
  readonly totalPremium: MinorUnits;
  readonly surplusLineTax: MinorUnits;
  readonly surplusStampingFee: MinorUnits;
  readonly ipt: MinorUnits;
  readonly amountDue: MinorUnits;
  readonly currency: Currency;
  /** What `amountDue` is made of, to the cent. */
  readonly lines: readonly RatingLine[];
  /** Empty unless the rating is traced. */
  readonly steps: readonly Step[];
  readonly coercions: readonly Coercion[];
  readonly flags: Flag[];
  readonly referToUnderwriter: boolean;
}

/** Prices a risk: exact from the first factor to the last cent, whatever its flags say. */
export function rate(risk: RatableRisk, isTraced = false): Rating {
  const { input, plan, hazard, coercions } = risk;
  const working = new Working(isTraced);
  const ground = groundOf(input, hazard.hazard, plan, working);
  const covered = coveragesOf(risk, ground, working);
  const premium = premiumOf(input, plan, covered, working);
  const due = amountDueOf(risk, premium.premium, working);
  const coverages = Object.fromEntries(
    covered.map((line) => [line.coverage, minorUnits(line.premium)]),
  );
  const { afterTerm, ...amounts } = amountsOf(input, premium, due);
  const flags = flagsOf({ input, plan, hazard });
  return {
    product: plan.product,
    version: plan.book.version,
    hazard: hazard.hazard,
    classAction: hazard.action,
    factors: { ...ground.factors, ...limitFactors(risk) },
    ground: ground.premium.value,
    coverages,
    ...amounts,
    irpmModifier: premium.irpmModifier,
    termFactor: premium.termFactor,
    minimumApplied: premium.minimumApplied,
    currency: plan.currency,
    lines: linesOf({ ...amounts, coverages, afterTerm }),
    steps: working.steps,
    coercions,
    flags: premium.minimumApplied
      ? [...flags, minimumNote(toCurrencyUnits(afterTerm), toCurrencyUnits(amounts.premiumExTria))]
      : flags,
    referToUnderwriter: isReferred(flags),
  };
}

/** The ground premium and every factor of a risk, without its coverages. */
export function factorsOf(risk: RatableRisk): Pick<Rating, 'factors' | 'ground'> {
  const { input, plan, hazard } = risk;
  const { premium, factors } = groundOf(input, hazard.hazard, plan, new Working(false));
  return { factors: { ...factors, ...limitFactors(risk) }, ground: premium.value };
}

/** What the limit counts: of a layer where it ends and where it begins. */
function limitFactors({ input, plan }: RatableRisk): RatingFactors {
  const { aggregateLimit: limit, attachment } = input;
  const ilf = (amount: number): Exact => interpolate(plan.curves.ilf, BigInt(amount)).value;
  if (attachment === null) return { ilf: ilf(limit) };
  return { ilfTop: ilf(attachment + limit), ilfAttach: ilf(attachment) };
}

function amountsOf({ brokerFee, mgaFee }: RatingInput, premium: Premium, due: AmountDue) {
  return {
    subtotal: minorUnits(premium.subtotal),
    afterIrpm: minorUnits(premium.afterIrpm),
    afterTerm: minorUnits(premium.afterTerm),
    premiumExTria: minorUnits(premium.premiumExTria),
    tria: minorUnits(premium.tria),
    premium: minorUnits(premium.premium.value),
    brokerFee,
    mgaFee,
    totalPremium: minorUnits(due.totalPremium),
    surplusLineTax: minorUnits(due.surplusLineTax),
    surplusStampingFee: minorUnits(due.surplusStampingFee),
    ipt: minorUnits(due.ipt),
    amountDue: minorUnits(due.amountDue),
  };
}

const minorUnits = (amount: Exact): MinorUnits => safeNumber(roundedUnits(amount, MINOR_DIGITS));

function coveragesOf(
  { input, plan, hazard }: RatableRisk,
  ground: Ground,
  working: Working,
): CoverageLine[] {
  if (input.attachment !== null) return excessLayer(input, plan, ground, working);
  const ilf = interpolate(plan.curves.ilf, BigInt(input.aggregateLimit));
  const core = working
    .open('CORE')
    .set('ground', ground.premium.result)
    .multiply('ilf', ilf, { input: input.aggregateLimit }).result;
  return [
    ...coverageLines({ input, plan, working, core }),
    ...techEno(input, hazard.hazard, plan, working),
  ];
}
