import { minorUnitsOf } from '@palisade/kernel';
import type { Terms } from '../cover';
import examples from './claims-examples.fixture.json';

/** An act as the worked examples write it; amounts are decimal strings. */
export interface ExampleAct {
  id: string;
  act: string;
  on: string;
  by?: string;
  claim?: string;
  lossDate?: string;
  cause?: string;
  set?: Record<string, string>;
  coverage?: string;
  category?: string;
  loss?: string;
  hours?: string;
  lossPerHour?: string;
  payee?: string;
  payment?: string;
  reserve?: string;
  type?: string;
  amount?: string;
  date?: string;
  change?: { coverageLimits: Record<string, number> };
}

type Amounts = Record<string, string>;

/** What is read after an act. */
export interface ExampleAnswer {
  act: string;
  claim?: string;
  refused?: string;
  fileStatus?: string;
  status?: string;
  reserveRow?: string;
  coveredLoss?: string;
  waitingHoursApplied?: string;
  retentionApplied?: string;
  amount?: string;
  notPaid?: string;
  limitedBy?: string;
  category?: string;
  figures?: Record<string, Amounts> & {
    eventDate: string;
    retentionLeft: string;
    aggregateLeft: string;
    sublimitsLeft: Amounts;
    ceded?: Record<string, Amounts>;
  };
}

type Row = Record<string, string | boolean | null> & { claim: string };

interface ExamplePolicy {
  product: string;
  edition: string;
  state?: string;
  effectiveDate: string;
  terms: {
    aggregateLimit: number;
    retention: number;
    waitingPeriod?: number;
    coverageLimits?: Record<string, number>;
  };
  treaties?: { treatyId: string; reinsurerId: string; cededPct: number }[];
}

/** One life of the worked examples. */
export interface ExampleCase {
  id: string;
  title: string;
  policy: ExamplePolicy;
  people: Record<string, 'ADJUSTER' | 'HEAD'>;
  acts: ExampleAct[];
  lossRuns: string[];
  expected: {
    acts: ExampleAnswer[];
    lossRuns: { asOf: string; claims: Row[]; total: Amounts }[];
    bordereaux: {
      month: string;
      rows: (Omit<Row, 'ceded'> & { claim: string; ceded?: Record<string, Amounts> })[];
    }[];
  };
}

export const EXAMPLES = examples.cases as unknown as ExampleCase[];

/** Coverages that the examples pay without naming a limit have that of the aggregate. */
const COVERED = ['COWBELL_BREACH_FUND', 'LIABILITY', 'REGULATORY', 'EXTORTION'];

/** The terms of an example from a day on. */
export function exampleTerms(
  { product, edition, state, effectiveDate, terms }: ExamplePolicy,
  endDate: string,
  changed: Record<string, number> = {},
): Terms {
  const limits: Record<string, number> = {
    ...Object.fromEntries(COVERED.map((key) => [key, terms.aggregateLimit])),
    ...terms.coverageLimits,
    ...changed,
  };
  const retention = minorUnitsOf(terms.retention);
  return {
    product: product as Terms['product'],
    market: edition === 'UK' ? 'UK' : 'ADMITTED',
    state: state ?? null,
    effectiveDate,
    endDate,
    aggregateLimit: minorUnitsOf(terms.aggregateLimit),
    attachment: null,
    retention,
    waitingPeriod: terms.waitingPeriod ?? 12,
    retroActivePeriod: -1,
    coverages: Object.entries(limits).map(([key, limit]) => ({
      key,
      limit: minorUnitsOf(limit),
      retention,
      premium: 1_000,
    })),
    endorsements: [],
    additionalInsureds: [],
    isTriaExcluded: false,
  };
}
