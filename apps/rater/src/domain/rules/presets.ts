import type { Product } from '@palisade/trade';
import { CORE_COVERAGES } from '@palisade/trade';
import type { RatingInput } from '../input/rating-input';
import type { Plan } from '../plan';

/** A choice of coverages under a name; amounts in whole currency units. */
export interface Preset {
  readonly id: string;
  /** Of the presets that the quote builder knows by number; null for the others. */
  readonly number: number | null;
  readonly name: string;
  /** Null is every product that has presets. */
  readonly product: Product | null;
  readonly limit: number;
  readonly deductible: number;
  /** Hours. */
  readonly waitingPeriod: number;
  /** Years; -1 is full prior acts. */
  readonly retroActivePeriod: number;
  /** The chosen coverages by key, each with its own limit, or null for that of the policy. */
  readonly coverages: Readonly<Record<string, number | null>>;
  /** Of a custom preset. */
  readonly agencyId: string | null;
  readonly teamId: string | null;
}

const POPULAR = [
  'BUSINESS_IMPERSONATION',
  'REPUTATIONAL_HARM',
  'CONTINGENT_BI',
  'SYSTEM_FAILURE_BI',
  'BRICKING',
  'CRIMINAL_REWARD',
];
const ELITE = [
  ...POPULAR,
  'CONTINGENT_SYSTEM_FAILURE',
  'UTILITY_FRAUD',
  'MEDIA_LIABILITY',
  'CRYPTOJACKING',
  'CONTINGENT_BODILY_INJURY',
];

const withPackage = (optional: readonly string[], limits: Record<string, number> = {}) => ({
  ...Object.fromEntries([...CORE_COVERAGES, ...optional].map((key) => [key, null])),
  ...limits,
});
const OF_EVERYBODY = { product: null, agencyId: null, teamId: null, limit: 1_000_000 };

/** The presets of Spec 3 §9, each with the whole core package. */
export const STANDARD_PRESETS: readonly Preset[] = [
  {
    id: '01900000-0000-7000-8000-000000000101',
    number: 1,
    name: 'BASIC',
    ...OF_EVERYBODY,
    deductible: 25_000,
    waitingPeriod: 12,
    retroActivePeriod: 1,
    coverages: withPackage([]),
  },
  {
    id: '01900000-0000-7000-8000-000000000102',
    number: 2,
    name: 'POPULAR',
    ...OF_EVERYBODY,
    deductible: 25_000,
    waitingPeriod: 12,
    retroActivePeriod: -1,
    coverages: withPackage(POPULAR, { CYBER_CRIME: 250_000 }),
  },
  {
    id: '01900000-0000-7000-8000-000000000103',
    number: 3,
    name: 'ELITE',
    ...OF_EVERYBODY,
    deductible: 10_000,
    waitingPeriod: 8,
    retroActivePeriod: -1,
    coverages: withPackage(ELITE, { CYBER_CRIME: 500_000 }),
  },
];

/** A preset with the limit and retention that a product offers: the nearest ones. */
export const fittedTo = <T extends Preset>(preset: T, { options }: Plan, limit?: number): T => ({
  ...preset,
  limit: nearest(options.aggLimits, limit ?? preset.limit),
  deductible: nearest(options.deductibles, preset.deductible),
});

const nearest = (offered: readonly number[], wanted: number): number =>
  offered.reduce((best, option) =>
    Math.abs(option - wanted) < Math.abs(best - wanted) ? option : best,
  );

/** The fields of a risk that a preset chooses, as the calculator takes them. */
export function fieldsOf({ limit, deductible, coverages, ...preset }: Preset): object {
  const { waitingPeriod, retroActivePeriod } = preset;
  const chosen = Object.entries(coverages).map(([key, own]) => [
    key,
    { selected: true, ...(own !== null && { limit: own }) },
  ]);
  return {
    aggregateLimit: limit,
    retention: deductible,
    waitingPeriod,
    retroActivePeriod,
    coverages: Object.fromEntries(chosen) as object,
  };
}

/** The coverages of a preset with their limits: those a product cannot be without are in it. */
export function chosenBy({ coverages, limit }: Preset, plan: Plan): Map<string, number> {
  const { coreCoverages } = plan.tables;
  const needed = [
    ...Object.keys(coreCoverages).filter((key) => coreCoverages[key].mandatory),
    ...(plan.options.mandatory ?? []),
  ];
  const own = Object.entries(coverages).map(([key, amount]) => [key, amount ?? limit] as const);
  return new Map([...needed.map((key) => [key, limit] as const), ...own]);
}

/** The coverages of a risk with their limits, after all coercions. */
export function chosenIn(input: RatingInput, { factors }: Plan): Map<string, number> {
  const { aggregateLimit, coverageLimits, deselected } = input;
  const core = [...factors.core.keys()].filter((key) => !deselected.includes(key));
  const packaged = [...core, ...input.optional, ...input.endorsements];
  const limits = packaged.map((key) => [key, coverageLimits[key] ?? aggregateLimit] as const);
  const own = [
    ['CYBER_CRIME', input.cyberCrimeLimit],
    ['RANSOM_EVENT_SUBLIMIT', input.ransomEventSublimit],
    ['EXTORTION_THREAT_SUBLIMIT', input.extortionThreatSublimit],
    ['TECH_ENO', input.techENOPercentage ? (input.techLimit ?? aggregateLimit) : null],
  ] as const;
  return new Map([
    ...limits,
    ...own.filter((entry): entry is readonly [(typeof entry)[0], number] => entry[1] !== null),
  ]);
}
