import { readListState, searchOf, writeListState, type ListRules } from '../list-state';

/** A view that every list of its kind has. */
export interface BuiltInView {
  key: string;
  label: string;
  /** The query of the address: filters, search and order. */
  query: string;
}

/** A view that a person keeps, or that a colleague shares. */
export interface KeptView {
  id: string;
  name: string;
  query: string;
  isShared: boolean;
  isOwn: boolean;
}

/** The parameter that names the kept view which the address began with. */
export const VIEW_PARAM = 'view';

/** What a view searches for, in the one spelling in which searches are compared. */
export const viewSearch = (query: string, rules: ListRules): string =>
  searchOf(readListState(new URLSearchParams(query), rules), rules);

export interface ChosenView<Kept extends KeptView = KeptView> {
  /** The built-in view that the address shows, when it is one. */
  builtIn: string | null;
  /** The kept view that the address names. */
  kept: Kept | null;
  /** What is shown is kept by no view, or is no longer what its view keeps. */
  isUnsaved: boolean;
}

/** Which view an address shows. */
export function chosenView<Kept extends KeptView>(
  params: URLSearchParams,
  rules: ListRules,
  builtIn: readonly BuiltInView[],
  kept: readonly Kept[],
): ChosenView<Kept> {
  const search = searchOf(readListState(params, rules), rules);
  const named = kept.find(({ id }) => id === params.get(VIEW_PARAM));
  if (named) {
    return { builtIn: null, kept: named, isUnsaved: viewSearch(named.query, rules) !== search };
  }
  const same = builtIn.find(({ query }) => viewSearch(query, rules) === search);
  return { builtIn: same?.key ?? null, kept: null, isUnsaved: !same };
}

/** The address that shows a view; parameters of others stay. */
export function viewAddress(
  params: URLSearchParams,
  rules: ListRules,
  { id, query }: { id?: string; query: string },
): string {
  const { sort, search, filters } = readListState(new URLSearchParams(query), rules);
  const { size } = readListState(params, rules);
  const next = writeListState(params, { size, sort, search, filters }, rules);
  next.delete(VIEW_PARAM);
  if (id) next.set(VIEW_PARAM, id);
  return next.toString();
}
