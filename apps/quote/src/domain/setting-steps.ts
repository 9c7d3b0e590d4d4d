import { canonicalJson } from '@palisade/kernel';
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
    return canonicalJson(was) === canonicalJson(row)
      ? []
      : [{ id, action: 'condition.change', before: was, after: row }];
  });
  const removed = before
    .filter(({ id }) => !kept.has(id))
    .map((row): SettingStep => ({ id: row.id, action: 'condition.remove', before: row }));
  return [...saved, ...removed];
}
