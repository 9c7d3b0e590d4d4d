import { IRPM_CHARACTERISTICS, type IrpmCharacteristic } from '@palisade/trade';
import { formatFactor } from '../../../lib/formatting';

export type IrpmPercents = Partial<Record<IrpmCharacteristic, number | null>>;

// Percents have at most four decimals, so that whole numbers carry them exactly.
const DECIMALS = 10_000;

/** The sum of the percents that are given. */
export const irpmTotal = (percents: IrpmPercents): number =>
  IRPM_CHARACTERISTICS.reduce(
    (sum, name) => sum + Math.round((percents[name] ?? 0) * DECIMALS),
    0,
  ) / DECIMALS;

/** Spec 3 §9: 1 + total percent / 100, as people read it. */
export const irpmModifier = (percents: IrpmPercents): string =>
  formatFactor(1 + irpmTotal(percents) / 100);

export interface PercentRange {
  min: number;
  max: number;
}

export const isWithin = (value: number, { min, max }: PercentRange): boolean =>
  value >= min && value <= max;
