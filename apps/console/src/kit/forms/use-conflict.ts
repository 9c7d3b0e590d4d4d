import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { isStale, type ProblemItem } from '../../lib/problem';
import { guardRow } from '../../lib/row-versions';
import { isChanged } from './conflict-changes';
import type { Edited } from './editing';

/** Whose version the form went on with. */
export type Resolution = 'theirs' | 'mine';

/** Bases what a form sends on the version that it shows, and takes up a refusal of that version. */
export function useConflict<Values extends object>(
  form: FormInstance<Values>,
  edited: Edited<Values> | undefined,
) {
  const [base, setBase] = useState(edited?.opened);
  // A form that makes a row edits it from then on.
  if (!base && edited) setBase(edited.opened);
  /** What others changed since the form was opened; null while nobody has. */
  const [changes, setChanges] = useState<readonly ProblemItem[] | null>(null);
  const [resolution, setResolution] = useState<Resolution | null>(null);
  useEffect(() => (base?.version ? guardRow(base.version) : undefined), [base]);

  const resolve = async (chosen: Resolution) => {
    if (!edited || !base) return;
    const newest = await edited.readAgain();
    const isMine = (name: keyof Values & string) =>
      chosen === 'mine' && isTyped(form, name, base.values);
    applyNewest(form, newest.values, isMine);
    setBase(newest);
    setChanges(null);
    setResolution(chosen);
  };
  /** Whether an error is such a refusal; then the person is asked what to do. */
  const takes = (error: unknown): boolean => {
    if (!edited || !isStale(error)) return false;
    setResolution(null);
    setChanges(error.problem.errors ?? []);
    return true;
  };
  return { conflict: { changes, resolution, resolve }, takes };
}

/** Whether a field holds what was typed; one that is hidden, or was, no longer knows of a touch. */
const isTyped = <Values extends object>(
  form: FormInstance<Values>,
  name: keyof Values & string,
  before: Partial<Values>,
): boolean =>
  form.isFieldTouched(name as never) ||
  isChanged(before[name], (form.getFieldsValue(true) as Partial<Values>)[name]);

/** Shows the newest values, but of the own fields. */
function applyNewest<Values extends object>(
  form: FormInstance<Values>,
  newest: Partial<Values>,
  isMine: (name: keyof Values & string) => boolean,
): void {
  const names = Object.keys(newest) as (keyof Values & string)[];
  const taken = names.filter((name) => !isMine(name));
  form.setFields(
    taken.map((name) => ({
      name: name as never,
      value: newest[name] as never,
      touched: false,
      errors: [],
    })),
  );
}
