/** What comes next, by the key of its sentence. */
export interface NextStep {
  key: string;
  /** The day that the sentence names. */
  date?: string | null;
}

/** A row of a table of next steps: the first that fits says what comes next. */
export interface NextStepRow<T> {
  /** Statuses; every one when left out. */
  when?: readonly string[];
  isFor?: (record: T) => boolean;
  key: string;
  dateOf?: (record: T) => string | null;
}

/** What comes next by the first row of a table that fits. */
export function nextStepBy<T extends { status: string }>(
  table: readonly NextStepRow<T>[],
  record: T,
): NextStep {
  const row = table.find(
    ({ when, isFor }) => (!when || when.includes(record.status)) && (!isFor || isFor(record)),
  );
  return { key: row?.key ?? 'nothing', date: row?.dateOf?.(record) ?? null };
}
