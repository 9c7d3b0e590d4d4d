import type { Plan } from '../plan';

/** Least and most percent of a characteristic. */
export interface PercentRange {
  readonly min: number;
  readonly max: number;
}

/** The ranges of schedule rating: each characteristic (Spec 3 §3), and their total. */
export interface IrpmRanges {
  readonly characteristics: Readonly<Record<string, PercentRange>>;
  readonly overall: PercentRange;
}

export const irpmRanges = ({ irpm }: Plan): IrpmRanges => ({
  characteristics: irpm.characteristics,
  overall: { min: irpm.overallMinPct, max: irpm.overallMaxPct },
});
