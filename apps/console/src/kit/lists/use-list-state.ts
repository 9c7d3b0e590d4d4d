import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  listQuery,
  readListState,
  sizesOf,
  writeListState,
  type ListQuery,
  type ListRules,
  type ListState,
} from './list-state';

export interface ListController {
  rules: ListRules;
  state: ListState;
  query: ListQuery;
  sizes: readonly number[];
  change: (patch: Partial<ListState>) => void;
}

/** The state of a list, held by the address bar alone. `rules` must be a module constant. */
export function useListState(rules: ListRules): ListController {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, rules), [params, rules]);
  const query = useMemo(() => listQuery(state), [state]);
  // A second change can come before the address shows the first one; it must not undo it.
  const shown = useRef(params);
  const wanted = useRef(params);
  if (shown.current !== params) {
    shown.current = params;
    wanted.current = params;
  }
  const change = useCallback(
    (patch: Partial<ListState>) => {
      wanted.current = writeListState(wanted.current, patch, rules);
      setParams(wanted.current);
    },
    [setParams, rules],
  );
  return { rules, state, query, sizes: sizesOf(rules), change };
}
