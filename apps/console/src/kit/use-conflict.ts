import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { ApiError, type ProblemItem } from '../lib/problem';
import { guardRow } from '../lib/row-versions';
import type { Edited } from './editing';

/** Whose version the form went on with. */
export type Resolution = 'theirs' | 'mine';

/** Bases what a form sends on the version that it shows, and takes up a refusal of that version. */
export function useConflict<Values extends object>(
  form: FormInstance<Values>,
  edited: Edited<Values> | undefined,
) {
  const [version, setVersion] = useState(edited?.opened.version);
  /** What others changed since the form was opened; null while nobody has. */
  const [changes, setChanges] = useState<readonly ProblemItem[] | null>(null);
  const [resolution, setResolution] = useState<Resolution | null>(null);
  useEffect(() => (version ? guardRow(version) : undefined), [version]);

  const resolve = async (chosen: Resolution) => {
    if (!edited) return;
    const newest = await edited.readAgain();
    takeOver(form, newest.values, chosen);
    setVersion(newest.version);
    setChanges(null);
    setResolution(chosen);
  };
  /** Whether an error is such a refusal; then the person is asked what to do. */
  const takes = (error: unknown): boolean => {
    const isStale = error instanceof ApiError && error.problem.code === 'STALE';
    if (!edited || !isStale) return false;
    setResolution(null);
    setChanges(error.problem.errors ?? []);
    return true;
  };
  return { conflict: { changes, resolution, resolve }, takes };
}

/** Shows the newest values; who keeps the own ones keeps what was typed, and nothing else. */
function takeOver<Values extends object>(
  form: FormInstance<Values>,
  newest: Partial<Values>,
  chosen: Resolution,
): void {
  const names = Object.keys(newest) as (keyof Values & string)[];
  const taken = names.filter((name) => chosen === 'theirs' || !form.isFieldTouched(name as never));
  form.setFields(
    taken.map((name) => ({
      name: name as never,
      value: newest[name] as never,
      touched: false,
      errors: [],
    })),
  );
}
