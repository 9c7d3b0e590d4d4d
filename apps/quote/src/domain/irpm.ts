import { invalidField, ratio, unitsOf } from '@palisade/kernel';
import type { Irpm } from '@palisade/trade';
import { IRPM_CHARACTERISTICS } from '@palisade/trade';

const PERCENT_DECIMALS = 4;

/** 1 + total percent / 100, with four decimals (Spec 3 §9). */
export function irpmModifier(irpm: Irpm): string {
  const whole = unitsOf(100, PERCENT_DECIMALS);
  const total = IRPM_CHARACTERISTICS.reduce(
    (sum, characteristic) => sum + unitsOf(irpm[characteristic], PERCENT_DECIMALS),
    whole,
  );
  return ratio(Number(total), Number(whole), PERCENT_DECIMALS);
}

/** Throws 400 when a modifier that a caller worked out is not that of the characteristics. */
export function checkModifier(irpm: Irpm, modifier: number | undefined): void {
  if (modifier === undefined) return;
  const own = unitsOf(irpmModifier(irpm), PERCENT_DECIMALS);
  if (unitsOf(modifier, PERCENT_DECIMALS) !== own) {
    throw invalidField('IRPM_INVALID', 'Invalid', '/irpmModifier');
  }
}
