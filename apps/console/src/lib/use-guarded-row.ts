import { useEffect } from 'react';
import { guardRow, versionOf } from './row-versions';

/** Has what is sent while an answer is shown refused when its row was changed since that answer. */
export function useGuardedRow(shown: object | undefined): void {
  const version = versionOf(shown);
  const { rowId, tag } = version ?? {};
  useEffect(() => (rowId && tag ? guardRow({ rowId, tag }) : undefined), [rowId, tag]);
}
