import type { TermsChange } from '../../../lib/api-types';

/** How the value of a term is written. */
export type TermKind =
  'amount' | 'money' | 'hours' | 'retro' | 'choice' | 'date' | 'names' | 'text';

/** One changed term: the coverage that it belongs to, if any, and how its values are written. */
export interface DiffRow {
  field: string;
  coverage: string | null;
  name: string;
  kind: TermKind;
  from: unknown;
  to: unknown;
}

const KINDS: Readonly<Record<string, TermKind>> = {
  aggregateLimit: 'amount',
  attachment: 'amount',
  limit: 'amount',
  retention: 'amount',
  premium: 'money',
  waitingPeriod: 'hours',
  retroActivePeriod: 'retro',
  isTriaExcluded: 'choice',
  effectiveDate: 'date',
  endDate: 'date',
  cancelDate: 'date',
  endorsements: 'names',
  additionalInsureds: 'names',
};

const OF_COVERAGE = /^coverages\.(.+)\.([^.]+)$/;

/** The changed terms as a table shows them: those of the whole policy first. */
export function diffRows(changes: readonly TermsChange[]): DiffRow[] {
  const rows = changes.map(({ field, from, to }) => {
    const [, coverage = null, name = field] = OF_COVERAGE.exec(field) ?? [];
    return { field, coverage, name, kind: KINDS[name] ?? 'text', from, to };
  });
  const isOfPolicy = ({ coverage }: DiffRow) => coverage === null;
  return [...rows.filter(isOfPolicy), ...rows.filter((row) => !isOfPolicy(row))];
}

/** The names in a list of names or of things that have one. */
export function namesIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item),
  );
}
