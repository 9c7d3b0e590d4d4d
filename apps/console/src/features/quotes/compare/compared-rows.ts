import { COVERAGES, type Coverage } from '@palisade/trade';
import type { Quote } from '../../../lib/api-types';

/** Which of two values is the better one for the insured; neither where none is. */
type Better = 'low' | 'high' | 'none';

/** One fact of every compared quote, in the order of the quotes; null where one has it not. */
export interface ComparedRow {
  /** Names the fact: a term, or the key of a coverage. */
  key: string;
  group: ComparedGroup;
  kind: 'money' | 'hours' | 'retro' | 'date' | 'limit';
  values: readonly (number | string | null)[];
  /** The places of the best values; none where all are alike. */
  best: readonly number[];
  isDifferent: boolean;
}

export const COMPARED_GROUPS = ['price', 'terms', 'coverages', 'endorsements'] as const;

export type ComparedGroup = (typeof COMPARED_GROUPS)[number];

type Value = number | string | null;

interface Fact {
  key: string;
  group: ComparedGroup;
  kind: ComparedRow['kind'];
  better: Better;
  of: (quote: Quote) => Value;
}

const FACTS: readonly Fact[] = [
  ...(['totalPremium', 'amountDue'] as const).map((key): Fact => ({
    key,
    group: 'price',
    kind: 'money',
    better: 'low',
    of: (quote) => quote[key],
  })),
  {
    key: 'limit',
    group: 'terms',
    kind: 'limit',
    better: 'high',
    of: ({ terms }) => terms.limit ?? null,
  },
  {
    key: 'retention',
    group: 'terms',
    kind: 'limit',
    better: 'low',
    of: ({ terms }) => terms.deductible ?? null,
  },
  {
    key: 'waitingPeriod',
    group: 'terms',
    kind: 'hours',
    better: 'low',
    of: ({ terms }) => terms.waitingPeriod ?? null,
  },
  {
    key: 'retro',
    group: 'terms',
    kind: 'retro',
    better: 'none',
    of: ({ terms }) => terms.retroActivePeriod ?? null,
  },
  ...(['effectiveDate', 'endDate'] as const).map((key): Fact => ({
    key,
    group: 'terms',
    kind: 'date',
    better: 'none',
    of: (quote) => quote[key],
  })),
];

/** The facts of several quotes side by side, grouped; a coverage that none has is left out. */
export function comparedRows(quotes: readonly Quote[]): ComparedRow[] {
  const chosen = COVERAGES.filter(({ key }) =>
    quotes.some((quote) => limitOf(quote, key) !== null),
  );
  return [...FACTS, ...chosen.map(coverageFact)].map(({ of, better, ...fact }) => {
    const values = quotes.map(of);
    const isDifferent = new Set(values).size > 1;
    return { ...fact, values, isDifferent, best: isDifferent ? bestOf(values, better) : [] };
  });
}

const coverageFact = ({ key, kind }: Coverage): Fact => ({
  key,
  group: kind === 'endorsement' ? 'endorsements' : 'coverages',
  kind: 'limit',
  better: kind === 'endorsement' ? 'none' : 'high',
  of: (quote) => limitOf(quote, key),
});

function limitOf({ terms }: Quote, key: string): number | null {
  const chosen = terms.coverages?.find((coverage) => coverage.key === key);
  return chosen ? (chosen.limit ?? terms.limit ?? null) : null;
}

function bestOf(values: readonly Value[], better: Better): number[] {
  const numbers = values.filter((value) => typeof value === 'number');
  if (better === 'none' || numbers.length === 0) return [];
  const best = better === 'low' ? Math.min(...numbers) : Math.max(...numbers);
  return values.flatMap((value, index) => (value === best ? [index] : []));
}
