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
  const { subtotal, afterIrpm, afterTerm, premiumExTria } = amounts;
  const others: RatingLine[] = [
    { adjustment: 'IRPM', amount: afterIrpm - subtotal },
    { adjustment: 'TERM', amount: afterTerm - afterIrpm },
    { adjustment: 'MINIMUM_PREMIUM', amount: premiumExTria - afterTerm },
    { tria: 'TRIA', amount: amounts.tria },
    { fee: 'BROKER_FEE', amount: amounts.brokerFee },
    { fee: 'MGA_FEE', amount: amounts.mgaFee },
    { tax: 'SURPLUS_LINE_TAX', amount: amounts.surplusLineTax },
    { tax: 'SURPLUS_STAMPING_FEE', amount: amounts.surplusStampingFee },
    { tax: 'IPT', amount: amounts.ipt },
  ];
  return [
    ...Object.entries(amounts.coverages).map(([coverage, amount]) => ({ coverage, amount })),
    ...others.filter(({ amount }) => amount !== 0),
  ];
}
