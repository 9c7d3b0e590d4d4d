import type { CompiledCurve } from '../curve';
import { once } from '../once';
import { DOUBT, powerOfTen, product, quotient } from './guarded';

/** A curve in whole numbers that a binary number holds exactly. */
export interface QuickCurve {
  readonly arguments: Float64Array;
  readonly argumentUnit: number;
  /** At the places of the result. */
  readonly values: Float64Array;
  readonly unit: number;
  readonly sign: 1 | -1;
}

/** Undefined for a curve whose values have more places than its result, or both signs. */
export const quickCurve = once((curve: CompiledCurve): QuickCurve | undefined => {
  const places = curve.decimals - curve.valueScale;
  const isNegative = curve.values.some((value) => value < 0n);
  if (places < 0 || (isNegative && curve.values.some((value) => value > 0n))) return undefined;
  const sign = isNegative ? -1 : 1;
  const unit = powerOfTen(places);
  return {
    arguments: Float64Array.from(curve.arguments, Number),
    argumentUnit: Number(curve.argumentUnit),
    values: Float64Array.from(curve.values, (value) => sign * Number(value) * unit),
    unit: powerOfTen(curve.decimals),
    sign,
  };
});

/** The units of the value at `numerator / denominator`: exact, or doubt. */
export function unitsAt(curve: QuickCurve, numerator: number, denominator = 1): number {
  const { arguments: xs, values: ys } = curve;
  const scaled = product(numerator, curve.argumentUnit);
  const end = product(xs[xs.length - 1], denominator);
  // Either may be in doubt, and no comparison with doubt holds.
  if (!(scaled < end)) return scaled >= end ? ys[ys.length - 1] : DOUBT;
  let above = 0;
  while (xs[above] * denominator < scaled) above++;
  if (above === 0) return ys[0];
  const from = xs[above - 1] * denominator;
  const run = xs[above] * denominator - from;
  const rise = ys[above] - ys[above - 1];
  // From the lower end upward: a half is rounded up.
  return rise >= 0
    ? ys[above - 1] + quotient(product(rise, scaled - from), run)
    : ys[above] + quotient(product(-rise, run - (scaled - from)), run);
}

/** The value at `numerator / denominator` as the nearest binary number. */
export const valueAt = (curve: QuickCurve, numerator: number, denominator = 1): number =>
  (curve.sign * unitsAt(curve, numerator, denominator)) / curve.unit;
