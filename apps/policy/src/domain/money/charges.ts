import type { EventData } from '@palisade/contracts';
import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';

/** What is charged, in minor units; every amount is signed where it is a difference or a return. */
export type Charges = EventData<'policy.issued.v1'>['charges'];

/** The amounts that the others of a charge are the sums of. */
export type ChargeParts = Omit<Charges, 'totalPremium' | 'amountDue'>;

const LINES = [
  ...(['premium', 'brokerFee', 'mgaFee', 'surplusLineTax'] as const),
  ...(['surplusStampingFee', 'ipt'] as const),
];

/** One amount of a charge, by what it is for. */
export interface ChargeLine {
  type: (typeof LINES)[number];
  amount: MinorUnits;
}

/** A charge from its parts (Spec 3 §9: the total is the premium with the fees). */
export function chargesOf(parts: ChargeParts): Charges {
  const totalPremium = sumOf([parts.premium, parts.brokerFee, parts.mgaFee]);
  const taxes = [parts.surplusLineTax, parts.surplusStampingFee, parts.ipt];
  return { ...parts, totalPremium, amountDue: sumOf([totalPremium, ...taxes]) };
}

/** The sum of charges in one currency, amount by amount. */
export function sumCharges(all: readonly Charges[], currency: Charges['currency']): Charges {
  const total = (line: ChargeLine['type']): MinorUnits => sumOf(all.map((one) => one[line]));
  return chargesOf({ currency, ...partsBy(total) });
}

/** The exact mirror of a charge. */
export function negated(charges: Charges): Charges {
  // Adding zero turns minus zero into zero.
  return chargesOf({ currency: charges.currency, ...partsBy((line) => -charges[line] + 0) });
}

/** The amounts of a charge that are not zero. */
export function chargeLines(charges: Charges): ChargeLine[] {
  return LINES.map((type) => ({ type, amount: charges[type] })).filter(({ amount }) => amount);
}

const partsBy = (
  amountOf: (line: ChargeLine['type']) => MinorUnits,
): Record<ChargeLine['type'], MinorUnits> =>
  Object.fromEntries(LINES.map((line) => [line, amountOf(line)])) as Record<
    ChargeLine['type'],
    MinorUnits
  >;
