import { toCurrencyUnits } from '@palisade/kernel';
import type { Exact } from '../exact';
import { ONE, trimmed } from '../exact';
import type { Flag } from '../flags';
import { flagsOf, isReferred, minimumNote } from '../flags';
import { addLines } from '../lines';
import type { RatableRisk, Rating } from '../rate';
import { factorsOf, rate } from '../rate';
import { quickLines } from './quick-coverages';
import { quickGround } from './quick-ground';
import type { QuickAmounts } from './quick-premium';
import { IRPM_PLACES, quickAmounts } from './quick-premium';

/** A rating without its working; its coverages are among its lines. */
export type Price = Omit<Rating, 'factors' | 'ground' | 'steps' | 'coverages'>;

/** A price with the factors of its ground premium. */
export type PriceSummary = Price & Pick<Rating, 'factors' | 'ground'>;

/** The same answer as `rate` gives without a trace; only the ground is worked out exactly. */
export function summary(risk: RatableRisk): PriceSummary {
  const quick = quickPrice(risk);
  return quick ? { ...quick, ...factorsOf(risk) } : rate(risk);
}

/**
 * The same amounts as `rate`, to the cent, where nobody asks for the working: in binary numbers
 * wherever no rounding can depend on their error, by the exact engine wherever one might.
 */
export function price(risk: RatableRisk): Price {
  const quick = quickPrice(risk);
  if (quick) return quick;
  const { factors: _, ground: __, steps: ___, coverages: ____, ...exact } = rate(risk);
  return exact;
}

/** Undefined where the exact engine must decide. */
export function quickPrice(risk: RatableRisk): Price | undefined {
  const { input, plan, hazard } = risk;
  const { quick: tables } = plan;
  if (!tables) return undefined;
  const ground = quickGround(input, hazard.hazard, tables);
  const { lines, subtotal } = quickLines(input, plan, tables, {
    ground,
    hazardClass: hazard.hazard,
  });
  const amounts = quickAmounts(risk, tables, subtotal);
  // A doubt anywhere has made this one doubtful.
  if (!Number.isSafeInteger(amounts.amountDue)) return undefined;
  addLines(lines, amounts);
  const flags = flagsOf(risk);
  const referToUnderwriter = isReferred(flags);
  if (amounts.minimumApplied) flags.push(noteOf(amounts));
  return {
    product: plan.product,
    version: plan.book.version,
    hazard: hazard.hazard,
    classAction: hazard.action,
    subtotal: amounts.subtotal,
    irpmModifier: modifierOf(amounts),
    afterIrpm: amounts.afterIrpm,
    termFactor: amounts.term.factor,
    premiumExTria: amounts.premiumExTria,
    minimumApplied: amounts.minimumApplied,
    tria: amounts.tria,
    premium: amounts.premium,
    brokerFee: amounts.brokerFee,
    mgaFee: amounts.mgaFee,
    totalPremium: amounts.totalPremium,
    surplusLineTax: amounts.surplusLineTax,
    surplusStampingFee: amounts.surplusStampingFee,
    ipt: amounts.ipt,
    amountDue: amounts.amountDue,
    currency: plan.currency,
    lines,
    coercions: risk.coercions,
    flags,
    referToUnderwriter,
  };
}

const modifierOf = ({ irpm: { units, unit } }: QuickAmounts): Exact =>
  units === unit ? ONE : trimmed({ units: BigInt(units), scale: IRPM_PLACES });

const noteOf = ({ afterTerm, premiumExTria }: QuickAmounts): Flag =>
  minimumNote(toCurrencyUnits(afterTerm), toCurrencyUnits(premiumExTria));
