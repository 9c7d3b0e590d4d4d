/** One field that differs between two revisions. */
export interface TermsChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** Terms in any shape: coverages by key, everything else field by field. */
interface Comparable {
  coverages: readonly { key: string }[];
}

type Flat = Record<string, unknown>;

/** The fields in which two terms differ; coverages are compared one by one. */
export function termsDiff<T extends Comparable>(from: T, to: T): TermsChange[] {
  const [before, after] = [flat(from), flat(to)];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter((change) => JSON.stringify(change.from) !== JSON.stringify(change.to));
}

function flat<T extends Comparable>({ coverages, ...rest }: T): Flat {
  const byKey = coverages.flatMap(({ key, ...values }) =>
    Object.entries(values).map(([field, value]) => [`coverages.${key}.${field}`, value] as const),
  );
  return { ...rest, ...Object.fromEntries(byKey) };
}
