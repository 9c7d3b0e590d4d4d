import type { PlainDate, Region } from '@palisade/kernel';
import type { HazardRow } from './hazard-row';

/** Points in ascending order; between them the curve is a straight line, outside it is flat. */
export interface Curve {
  readonly points: readonly (readonly [argument: number | string, value: string])[];
  /** Places that an interpolated value is rounded to; absent when only the points are used. */
  readonly decimals?: number;
}

/** Factors by key of a choice. */
export type Factors = Readonly<Record<string, string>>;

/** Factors by upper bound, inclusive, in ascending order. */
export type Bands = readonly (readonly [upTo: number, factor: string])[];

/** What an underwriter may give for each characteristic and in total, in percent. */
export interface IrpmPlan {
  readonly overallMinPct: number;
  readonly overallMaxPct: number;
  readonly characteristics: Readonly<
    Record<string, { readonly min: number; readonly max: number }>
  >;
}

/** The plans of a region; `surplus` is that of every surplus product. */
export interface IrpmRules {
  readonly plans: { readonly default: IrpmPlan } & Readonly<Record<string, IrpmPlan>>;
  readonly byState: Factors;
}

/** Every number of a rate book. Factors, rates and amounts are decimal texts, exact as written. */
export interface RateTables {
  readonly rateChangeFactor: string;
  readonly baseRate: Curve;
  readonly hazard: Factors;
  readonly retention: Curve;
  readonly waitingPeriod: Factors;
  readonly retroPeriod: Factors;
  readonly records: Bands;
  readonly yearsInBusiness: Bands;
  readonly internationalPct: Bands;
  readonly franchiseConnected: Factors;
  readonly controls: Readonly<Record<string, Factors>>;
  readonly controlsClamp: { readonly min: string; readonly max: string; readonly decimals: number };
  readonly claimHistory: Factors;
  readonly riskScore: {
    readonly slopePerPoint: string;
    readonly min: string;
    readonly max: string;
    readonly decimals: number;
  };
  readonly adverse: { readonly perFlag: string; readonly most: number };
  readonly stateRelativity: Factors;
  readonly productFactor: Factors;
  readonly ilf: Curve;
  readonly coreCoverages: Readonly<Record<string, { share: string; mandatory: boolean }>>;
  /** By coverage limit divided by aggregate limit. */
  readonly sublimitFactor: Curve;
  readonly optionalCoverages: Factors;
  readonly endorsements: Factors;
  /** By ransom sublimit divided by aggregate limit. */
  readonly ransomEventSublimit: Curve;
  /** Part of the ransom table's effect that a sublimit for threats has. */
  readonly extortionThreatEffect: string;
  readonly cyberCrime: {
    readonly load: string;
    readonly limitFactor: Curve;
    readonly controlsYesCount: Factors;
    readonly maxLimitByYesCount: Readonly<Record<string, number>>;
  };
  readonly techBaseRate: Curve;
  readonly hazardTech: Factors;
  readonly ilfTech: Curve;
  readonly techEno: { readonly surplusFactor: string; readonly minimumPremium: string };
  readonly minimumPremium: Factors;
  readonly irpm: IrpmRules;
  /** United States only. */
  readonly excess?: {
    readonly excessFactor: string;
    readonly minRatePerMillion: string;
    readonly floorPctOfUnderlyingRpm: string;
  };
  /** United States only. */
  readonly triaRate?: string;
  /** United Kingdom only: insurance premium tax, on the premium without fees. */
  readonly iptRate?: string;
}

/** Some of a structure: objects are merged by key, arrays and single values are replaced. */
export type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Overrides<T[K]> }
    : T;

/** One effective-dated version of the plan. Once in force it is never changed, only succeeded. */
export interface RateBook {
  readonly id: string;
  readonly version: string;
  readonly region: Region;
  readonly effectiveFrom: PlainDate;
  readonly effectiveTo: PlainDate | null;
  /** What it was activated under, and is named by since; a draft has none. */
  readonly sha256?: string | null;
  readonly tables: RateTables;
  /** Class and action of each industry, by prefix of its code. */
  readonly hazards: readonly HazardRow[];
  readonly productOverrides: Readonly<Record<string, Overrides<RateTables>>>;
  readonly stateOverrides: Readonly<Record<string, Overrides<RateTables>>>;
}

/** A version that is written as its differences from another. */
export interface RateBookExtension extends Omit<RateBook, 'tables' | 'hazards'> {
  readonly extends: string;
  readonly overrides: Overrides<RateTables>;
}
