import type { MinorUnits, PlainDate } from '@palisade/kernel';
import type { Product } from '@palisade/trade';

/** YES or NO, as the answers of the security questions go to the rater. */
export type YesNo = 'YES' | 'NO';

/**
 * One risk, complete: every default filled in and every coercion applied. Amounts are whole
 * currency units, fees are minor units; null is what was not answered or not chosen.
 */
export interface RatingInput {
  readonly product: Product;
  /** Null in the United Kingdom. */
  readonly state: string | null;
  readonly industryCode: string;
  readonly effectiveDate: PlainDate;
  readonly endDate: PlainDate;
  readonly revenue: number;
  readonly yearEstablished: number | null;
  readonly records: number | null;
  /** Of an excess layer: the layer's own limit. */
  readonly aggregateLimit: number;
  /** Excess layers only: where the layer begins. */
  readonly attachment: number | null;
  readonly retention: number;
  readonly waitingPeriod: number;
  readonly retroActivePeriod: number;
  readonly controls: Readonly<Record<string, string>>;
  readonly claimHistory: number;
  readonly adverseFlags: number;
  readonly companyAggregate: number | null;
  readonly industryAggregate: number | null;
  readonly percentInternationalSales: number | null;
  readonly franchiseSystemConnectivity: YesNo;
  readonly optional: readonly string[];
  readonly deselected: readonly string[];
  readonly coverageLimits: Readonly<Record<string, number>>;
  readonly cyberCrimeLimit: number | null;
  readonly fundTransferYes: number | null;
  readonly endorsements: readonly string[];
  readonly ransomEventSublimit: number | null;
  readonly extortionThreatSublimit: number | null;
  readonly techENOPercentage: number | null;
  readonly techLimit: number | null;
  /** Percent by characteristic. */
  readonly irpm: Readonly<Record<string, number>> | null;
  /** Used as it is, when the characteristics are not given. */
  readonly irpmModifier: number | null;
  readonly isTriaExcluded: boolean;
  readonly brokerFee: MinorUnits;
  readonly mgaFee: MinorUnits;
  /** The answers about litigation that are YES. */
  readonly litigation: readonly string[];
  /** Risk factors (0 to 100, 100 is best) by name. */
  readonly riskFactors: Readonly<Record<string, number>>;
}

/** A value that was changed so that the risk could be rated. */
export interface Coercion {
  /** JSON pointer of the field. */
  readonly path: string;
  readonly requested: unknown;
  readonly applied: unknown;
  readonly rule: string;
  readonly reason: string;
}
