import type { MinorUnits } from '@palisade/kernel';

type LineKind = 'coverage' | 'adjustment' | 'tria' | 'fee' | 'tax';

/** A part of the amount due: what it is for, under the name of its kind, and how much. */
export type RatingLine = { readonly [K in LineKind]?: string } & { readonly amount: MinorUnits };

/** The amounts of a rating that its lines explain, in minor units. */
export interface LineAmounts {
  readonly coverages: Readonly<Record<string, MinorUnits>>;
  readonly subtotal: MinorUnits;
  readonly afterIrpm: MinorUnits;
  readonly afterTerm: MinorUnits;
  readonly premiumExTria: MinorUnits;
  readonly tria: MinorUnits;
  readonly brokerFee: MinorUnits;
  readonly mgaFee: MinorUnits;
  readonly surplusLineTax: MinorUnits;
  readonly surplusStampingFee: MinorUnits;
  readonly ipt: MinorUnits;
}

/** The lines sum to the amount due exactly; what is zero has none, except a chosen coverage. */
export function linesOf(amounts: LineAmounts): RatingLine[] {
  const { coverages } = amounts;
  const lines = Object.entries(coverages).map(([coverage, amount]) => ({ coverage, amount }));
  addLines(lines, amounts);
  return lines;
}

/** Adds what follows the coverages. */
export function addLines(lines: RatingLine[], amounts: Omit<LineAmounts, 'coverages'>): void {
  const { subtotal, afterIrpm, afterTerm, premiumExTria } = amounts;
  const { tria, brokerFee, mgaFee, surplusLineTax, surplusStampingFee, ipt } = amounts;
  if (afterIrpm !== subtotal) lines.push({ adjustment: 'IRPM', amount: afterIrpm - subtotal });
  if (afterTerm !== afterIrpm) lines.push({ adjustment: 'TERM', amount: afterTerm - afterIrpm });
  if (premiumExTria !== afterTerm) {
    lines.push({ adjustment: 'MINIMUM_PREMIUM', amount: premiumExTria - afterTerm });
  }
  if (tria) lines.push({ tria: 'TRIA', amount: tria });
  if (brokerFee) lines.push({ fee: 'BROKER_FEE', amount: brokerFee });
  if (mgaFee) lines.push({ fee: 'MGA_FEE', amount: mgaFee });
  if (surplusLineTax) lines.push({ tax: 'SURPLUS_LINE_TAX', amount: surplusLineTax });
  if (surplusStampingFee) lines.push({ tax: 'SURPLUS_STAMPING_FEE', amount: surplusStampingFee });
  if (ipt) lines.push({ tax: 'IPT', amount: ipt });
}

/** The coverages of lines with their amounts. */
export function coveragesIn(lines: readonly RatingLine[]): Record<string, MinorUnits> {
  const coverages: Record<string, MinorUnits> = {};
  for (const { coverage, amount } of lines) if (coverage) coverages[coverage] = amount;
  return coverages;
}
