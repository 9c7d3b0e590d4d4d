import type { Exact } from '../exact';
import { ONE } from '../exact';
import type { CompiledTables, FactorBands, FactorMap } from '../compile-tables';
import type { RateTables } from '../books/rate-tables';
import { once } from '../once';
import type { Factor } from '../working';
import { approximate, powerOfTen, wholeUnits } from './guarded';
import type { QuickCurve } from './quick-curve';
import { quickCurve, valueAt } from './quick-curve';

/** Factors by the number or text of a choice. */
export type QuickFactors<K> = ReadonlyMap<K, number>;

/** Upper bounds and factors of bands, in ascending order. */
export interface QuickBands {
  readonly upTo: Float64Array;
  readonly factors: Float64Array;
}

/** A rate in whole numbers: `units` of 10^-places. */
export interface QuickRate {
  readonly units: number;
  readonly unit: number;
}

/** The tables of a plan as binary numbers, for `price.ts`. */
export type QuickTables = NonNullable<ReturnType<typeof quickTables>>;

const FACTOR_PLACES = 4;
const SCORE_PLACES = 4;

/** Undefined where a table does not fit binary numbers: then the exact engine rates alone. */
export function quickTables(compiled: CompiledTables, tables: RateTables) {
  const curves = quickCurves(compiled);
  const coverages = quickCoverages(compiled.factors.core)(compiled.factors.optional);
  // A name on both sides would have one place, and so one limit, for two coverages.
  const isClear = coverages.places.size === coverages.loads.length;
  const fits = tables.controlsClamp.decimals <= FACTOR_PLACES;
  if (!curves || !fits || !isClear) return undefined;
  const { factors, bands, numbers, regional } = compiled;
  return {
    curves,
    ...quickMaps(compiled),
    ...coverages,
    /** Of a coverage that has the whole aggregate. */
    fullLimit: valueAt(curves.sublimitFactor, 1),
    records: quickBands(bands.records),
    yearsInBusiness: quickBands(bands.yearsInBusiness),
    internationalPct: quickBands(bands.internationalPct),
    franchise: textMap(factors.franchiseConnected),
    /** What holds for every risk of the plan. */
    common: numberOf(numbers.rateChange) * numberOf(numbers.state) * numberOf(numbers.product),
    controlsMin: numberOf(numbers.controlsMin),
    controlsMax: numberOf(numbers.controlsMax),
    controlsUnit: powerOfTen(tables.controlsClamp.decimals),
    score: quickScore(compiled, tables.riskScore.decimals),
    adverse: powersOf(numberOf(numbers.adverse), tables.adverse.most),
    cyberCrimeLoad: numberOf(numbers.cyberCrimeLoad),
    threatEffect: numberOf(numbers.threatEffect),
    tech: numberOf(numbers.rateChange) * numberOf(numbers.state),
    techSurplus: numberOf(numbers.techSurplus),
    techMinimum: wholeUnits(numbers.techMinimum.value, 0),
    minimumPremium: wholeUnits(numbers.minimumPremium.value, 0),
    tria: regional.tria && quickRate(regional.tria.value),
    ipt: regional.ipt && quickRate(regional.ipt.value),
    excess: regional.excess && {
      factor: numberOf(regional.excess.factor),
      perMillion: wholeUnits(regional.excess.perMillion.value, 0),
      ofUnderlying: numberOf(regional.excess.ofUnderlying),
    },
  };
}

function quickMaps({ factors, controls, curves }: CompiledTables) {
  return {
    hazard: numberMap(factors.hazard),
    hazardTech: numberMap(factors.hazardTech),
    retention: numberMap(curves.retention.points),
    waitingPeriod: numberMap(factors.waitingPeriod),
    retro: numberMap(factors.retroPeriod),
    claimHistory: numberMap(factors.claimHistory),
    endorsements: textMap(factors.endorsements),
    cyberCrimeControls: numberMap(factors.cyberCrimeControls),
    controls: quickControls(controls),
  };
}

/** The coverages whose limits are parts of the aggregate limit: first the core package. */
const quickCoverages = once((core: FactorMap) =>
  once((optional: FactorMap) => {
    const all = [...core, ...optional];
    return {
      coreCoverages: [...core.keys()],
      /** Of each coverage in the arrays below. */
      places: new Map(all.map(([coverage], place) => [coverage, place])),
      loads: Float64Array.from(all, ([, load]) => numberOf(load)),
      /** Room for the sublimit factors of the risk that is being rated. */
      sublimits: new Float64Array(all.length),
    };
  }),
);

function quickCurves({ curves }: CompiledTables) {
  const { retention: _, ...interpolated } = curves;
  const all = Object.entries(interpolated).map(([name, curve]) => [name, quickCurve(curve)]);
  if (all.some(([, curve]) => !curve)) return undefined;
  return Object.fromEntries(all) as Record<keyof typeof interpolated, QuickCurve>;
}

/** The risk score in whole numbers: 1 + slope x difference, with bounds, at the same places. */
function quickScore(
  { numbers: { riskSlope, riskMin, riskMax } }: CompiledTables,
  decimals: number,
) {
  const places = SCORE_PLACES + riskSlope.value.scale;
  const at = ({ value }: Factor): number => wholeUnits(value, places);
  return {
    slope: Number(riskSlope.value.units),
    one: wholeUnits(ONE, places),
    min: at(riskMin),
    max: at(riskMax),
    divisor: powerOfTen(places - decimals),
    unit: powerOfTen(decimals),
  };
}

const numberOf = (factor: Factor): number => approximate(factor.value);

const quickControls = once(
  (controls: CompiledTables['controls']): ReadonlyMap<string, QuickFactors<string>> =>
    new Map([...controls].map(([question, rows]) => [question, textMap(rows)])),
);

const textMap = once(
  (rows: FactorMap): QuickFactors<string> =>
    new Map([...rows].map(([key, factor]) => [key, numberOf(factor)])),
);

const numberMap = once(
  (rows: FactorMap): QuickFactors<number> =>
    new Map([...rows].map(([key, factor]) => [Number(key), numberOf(factor)])),
);

const quickBands = once((bands: FactorBands): QuickBands => ({
  upTo: Float64Array.from(bands, ({ upTo }) => upTo),
  factors: Float64Array.from(bands, ({ factor }) => numberOf(factor)),
}));

export const quickRate = (rate: Exact): QuickRate => ({
  units: wholeUnits(rate, rate.scale),
  unit: powerOfTen(rate.scale),
});

const powersOf = (factor: number, most: number): number[] =>
  Array.from({ length: most + 1 }, (_, count) => factor ** count);
