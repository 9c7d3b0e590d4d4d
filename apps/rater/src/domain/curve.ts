import { divideRounded } from '@palisade/kernel';
import type { Curve } from './books/rate-tables';
import type { Exact } from './exact';
import { exact, rounded } from './exact';
import type { Factor } from './working';

/** A curve ready for use: arguments and values as whole numbers of one scale each. */
export interface CompiledCurve {
  readonly arguments: readonly bigint[];
  readonly argumentUnit: bigint;
  readonly values: readonly bigint[];
  readonly valueScale: number;
  readonly decimals: number;
  readonly source: string;
  /** The points themselves, by argument text, for choices that allow nothing between them. */
  readonly points: ReadonlyMap<string, Factor>;
}

export function compileCurve(curve: Curve, source: string): CompiledCurve {
  const xs = curve.points.map(([argument]) => exact(String(argument)));
  const ys = curve.points.map(([, value]) => exact(value));
  const argumentScale = Math.max(...xs.map(({ scale }) => scale));
  const valueScale = Math.max(...ys.map(({ scale }) => scale));
  const point = ([argument, value]: readonly [number | string, string]): [string, Factor] => [
    String(argument),
    { value: exact(value), source: `${source}#row=${argument}` },
  ];
  return {
    arguments: xs.map((x) => rounded(x, argumentScale).units),
    argumentUnit: 10n ** BigInt(argumentScale),
    values: ys.map((y) => rounded(y, valueScale).units),
    valueScale,
    decimals: curve.decimals ?? valueScale,
    source,
    points: new Map(curve.points.map(point)),
  };
}

/**
 * The value at `numerator / denominator`, on the straight line between its neighbours and rounded
 * to the places of the curve; the end points hold outside.
 */
export function interpolate(
  curve: CompiledCurve,
  numerator: bigint,
  denominator: bigint = 1n,
): Factor {
  const { arguments: xs, values: ys, source } = curve;
  const scaled = numerator * curve.argumentUnit;
  const above = xs.findIndex((x) => x * denominator >= scaled);
  if (above <= 0) return { value: at(curve, ys[above === 0 ? 0 : ys.length - 1], 1n), source };
  const run = (xs[above] - xs[above - 1]) * denominator;
  const rise = ys[above] - ys[above - 1];
  const along = scaled - xs[above - 1] * denominator;
  return { value: at(curve, ys[above - 1] * run + rise * along, run), source };
}

function at({ valueScale, decimals }: CompiledCurve, units: bigint, divisor: bigint): Exact {
  const shift = 10n ** BigInt(Math.abs(decimals - valueScale));
  return decimals >= valueScale
    ? { units: divideRounded(units * shift, divisor), scale: decimals }
    : { units: divideRounded(units, divisor * shift), scale: decimals };
}
