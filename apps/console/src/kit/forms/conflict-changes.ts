import { replaceEqualDeep } from '@tanstack/react-query';
import type { ProblemItem } from '../../lib/problem';
import { problemFields } from './problem-fields';

/** One change that somebody made meanwhile. */
export interface ForeignChange {
  by: string | null;
  at: string;
  /** The fields of the form that it concerns. */
  fields: string[];
}

/** Whether a value of a form is another than before; lists and objects count by what they hold. */
export const isChanged = (before: unknown, now: unknown): boolean =>
  replaceEqualDeep(before, now) !== before;

/** Groups what others changed by who did it and when; `fieldOf` names the members in the form. */
export function foreignChanges(
  items: readonly ProblemItem[],
  fieldOf: Readonly<Record<string, string>>,
): ForeignChange[] {
  const byChange = new Map<string, ProblemItem[]>();
  for (const item of items) {
    if (!item.changed) continue;
    const key = `${item.changed.at} ${item.changed.by}`;
    byChange.set(key, [...(byChange.get(key) ?? []), item]);
  }
  return [...byChange.values()].map((group) => ({
    by: group[0]?.changed?.by ?? null,
    at: group[0]?.changed?.at ?? '',
    fields: problemFields(group, fieldOf).fields.map(({ name }) => name),
  }));
}
