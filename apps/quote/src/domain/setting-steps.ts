import type { AutoClear } from './subjectivities';

/** A setting of a condition, by its id. */
interface Setting {
  id: string;
  autoClear: AutoClear | null;
}

/** What was done to one setting: its record. */
interface SettingStep {
  id: string;
  action: `condition.${'add' | 'change' | 'remove'}`;
  before?: object;
  after?: object;
}

/** What replacing all settings did to each; those that stay as they are are left out. */
export function settingSteps<T extends Setting>(before: readonly T[], after: readonly T[]) {
  const known = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const saved = after.flatMap((row): SettingStep[] => {
    const was = known.get(row.id);
    const { id } = row;
    if (!was) return [{ id, action: 'condition.add', after: row }];
    return isSame(was, row) ? [] : [{ id, action: 'condition.change', before: was, after: row }];
  });
  const removed = before
    .filter(({ id }) => !kept.has(id))
    .map((row): SettingStep => ({ id: row.id, action: 'condition.remove', before: row }));
  return [...saved, ...removed];
}

const isSame = (one: object, other: object): boolean => textOf(one) === textOf(other);

/** A row as text, whatever the order of its fields. */
const textOf = (row: object): string => JSON.stringify(Object.entries(row).sort(byName));

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;
