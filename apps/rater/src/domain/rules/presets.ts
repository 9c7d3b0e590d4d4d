import { DomainError } from '@palisade/kernel';
import type { Plan } from '../plan';

/** A standard choice of coverages; amounts in whole currency units. */
export interface Preset {
  /** The same everywhere, for whoever refers to it. */
  readonly id: string;
  readonly number: number;
  readonly name: 'BASIC' | 'POPULAR' | 'ELITE';
  readonly limit: number;
  readonly deductible: number;
  /** Hours. */
  readonly waitingPeriod: number;
  /** Years; -1 is full prior acts. */
  readonly retroActivePeriod: number;
  /** Beyond the core package. */
  readonly optional: readonly string[];
  /** Limit of cyber crime; null where it is not chosen. */
  readonly cyberCrimeLimit: number | null;
}

const POPULAR_COVERAGES = [
  ...['BUSINESS_IMPERSONATION', 'REPUTATIONAL_HARM', 'CONTINGENT_BI', 'SYSTEM_FAILURE_BI'],
  ...['BRICKING', 'CRIMINAL_REWARD'],
];
const ELITE_COVERAGES = [
  ...POPULAR_COVERAGES,
  ...['CONTINGENT_SYSTEM_FAILURE', 'UTILITY_FRAUD', 'MEDIA_LIABILITY', 'CRYPTOJACKING'],
  'CONTINGENT_BODILY_INJURY',
];

const standard = { limit: 1_000_000, deductible: 25_000, waitingPeriod: 12 };

/** The presets of Spec 3 §9, each with the whole core package. */
export const PRESETS: readonly Preset[] = [
  {
    ...{ id: '01900000-0000-7000-8000-000000000101', number: 1, name: 'BASIC', ...standard },
    ...{ retroActivePeriod: 1, optional: [], cyberCrimeLimit: null },
  },
  {
    ...{ id: '01900000-0000-7000-8000-000000000102', number: 2, name: 'POPULAR', ...standard },
    ...{ retroActivePeriod: -1, optional: POPULAR_COVERAGES, cyberCrimeLimit: 250_000 },
  },
  {
    ...{ id: '01900000-0000-7000-8000-000000000103', number: 3, name: 'ELITE', ...standard },
    ...{ deductible: 10_000, waitingPeriod: 8, retroActivePeriod: -1 },
    ...{ optional: ELITE_COVERAGES, cyberCrimeLimit: 500_000 },
  },
];

/** The preset of a number or name; 404 when there is none. */
export function presetOf(numberOrName: string): Preset {
  const found = PRESETS.find(
    ({ number, name }) => String(number) === numberOrName || name === numberOrName,
  );
  if (found) return found;
  throw new DomainError('PRESET_NOT_FOUND', 'There is no such standard preset.', 404);
}

/** A preset with the limit and retention that a product offers: the nearest ones. */
export const fittedTo = (preset: Preset, { options }: Plan, limit?: number): Preset => ({
  ...preset,
  limit: nearest(options.aggLimits, limit ?? preset.limit),
  deductible: nearest(options.deductibles, preset.deductible),
});

const nearest = (offered: readonly number[], wanted: number): number =>
  offered.reduce((best, option) =>
    Math.abs(option - wanted) < Math.abs(best - wanted) ? option : best,
  );
