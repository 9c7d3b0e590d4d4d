import type { SurplusTaxRow } from '@palisade/trade';
import type { Exact } from '../exact';
import { exact, ONE, plus } from '../exact';
import type { RatingInput } from '../input/rating-input';
import { policyStart, TERM_PLACES } from '../policy-term';
import type { RatableRisk } from '../rate';
import { DOUBT, product, quotient, wholeUnits } from './guarded';
import type { QuickRate, QuickTables } from './quick-tables';
import { quickRate } from './quick-tables';

/** A term factor, and as the exact engine writes it. */
interface QuickTerm extends QuickRate {
  readonly factor: Exact;
}

/** The amounts after the coverages, in minor units. */
export interface QuickAmounts {
  readonly subtotal: number;
  readonly irpm: QuickRate;
  readonly afterIrpm: number;
  readonly term: QuickTerm;
  readonly afterTerm: number;
  readonly premiumExTria: number;
  readonly minimumApplied: boolean;
  readonly tria: number;
  readonly premium: number;
  readonly brokerFee: number;
  readonly mgaFee: number;
  readonly totalPremium: number;
  readonly surplusLineTax: number;
  readonly surplusStampingFee: number;
  readonly ipt: number;
  readonly amountDue: number;
}

/** Minor units of a currency unit. */
export const CENTS = 100;
export const IRPM_PLACES = 6;
const IRPM_UNIT = 10 ** IRPM_PLACES;
const PERCENT_UNIT = 10_000;
const TERM_UNIT = 10 ** TERM_PLACES;

/** S12 to S20 of the plan, in whole numbers throughout. */
export function quickAmounts(
  { input, surplusTax }: RatableRisk,
  tables: QuickTables,
  subtotal: number,
): QuickAmounts {
  const irpm = irpmOf(input);
  const afterIrpm = share(subtotal, irpm);
  const term = termOf(input);
  const afterTerm = share(afterIrpm, term);
  const premiumExTria = Math.max(afterTerm, tables.minimumPremium);
  const tria = tables.tria && !input.isTriaExcluded ? share(premiumExTria, tables.tria) : 0;
  const premium = (premiumExTria + tria) * CENTS;
  const totalPremium = premium + input.brokerFee + input.mgaFee;
  const row = surplusTax && taxOf(surplusTax);
  const base = row && row.feesTaxed ? totalPremium : premium;
  const surplusLineTax = row ? share(base, row.tax) : 0;
  const surplusStampingFee = row ? share(base, row.stamping) + row.flat : 0;
  const ipt = tables.ipt && !row ? share(premium, tables.ipt) : 0;
  return {
    subtotal: subtotal * CENTS,
    irpm,
    afterIrpm: afterIrpm * CENTS,
    term,
    afterTerm: afterTerm * CENTS,
    premiumExTria: premiumExTria * CENTS,
    minimumApplied: afterTerm < premiumExTria,
    tria: tria * CENTS,
    premium,
    brokerFee: input.brokerFee,
    mgaFee: input.mgaFee,
    totalPremium,
    surplusLineTax,
    surplusStampingFee,
    ipt,
    amountDue: totalPremium + surplusLineTax + surplusStampingFee + ipt,
  };
}

/** A part of a whole amount from 0, rounded half up; below 0 the exact engine decides. */
function share(amount: number, { units, unit }: QuickRate): number {
  if (units === unit) return amount;
  return amount >= 0 ? quotient(product(amount, units), unit) : DOUBT;
}

/** No schedule rating. */
const AS_IT_IS: QuickRate = { units: IRPM_UNIT, unit: IRPM_UNIT };

function irpmOf({ irpm, irpmModifier }: RatingInput): QuickRate {
  if (irpm === null) {
    if (irpmModifier === null) return AS_IT_IS;
    return { units: Math.round(irpmModifier * IRPM_UNIT), unit: IRPM_UNIT };
  }
  let percent = 0;
  for (const name in irpm) percent += Math.round(irpm[name] * PERCENT_UNIT);
  return { units: IRPM_UNIT + percent, unit: IRPM_UNIT };
}

const A_YEAR: QuickTerm = { factor: ONE, units: TERM_UNIT, unit: TERM_UNIT };

function termOf({ effectiveDate, endDate }: RatingInput): QuickTerm {
  const start = policyStart(effectiveDate);
  if (endDate === start.anniversary) return A_YEAR;
  const factor = start.termFactor(endDate);
  return { factor, units: wholeUnits(factor, TERM_PLACES), unit: TERM_UNIT };
}

interface QuickTax {
  readonly tax: QuickRate;
  readonly stamping: QuickRate;
  readonly flat: number;
  readonly feesTaxed: boolean;
}

const taxes = new WeakMap<SurplusTaxRow, QuickTax>();

function taxOf(row: SurplusTaxRow): QuickTax {
  const known = taxes.get(row);
  if (known) return known;
  const percent = (text: string) => ({ units: exact(text).units, scale: exact(text).scale + 2 });
  const quick = {
    tax: quickRate(plus(percent(row.taxPct), percent(row.otherPct))),
    stamping: quickRate(percent(row.stampingPct)),
    flat: wholeUnits(exact(row.stampingFlat), 2),
    feesTaxed: row.feesTaxed,
  };
  taxes.set(row, quick);
  return quick;
}
