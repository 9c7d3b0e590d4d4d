import { DEFAULT_PAGE_SIZE, PAGE_SIZE_OPTIONS } from '@palisade/kernel';

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface ListState {
  page: number;
  size: number;
  sort: Sort;
  search: string;
  filters: Record<string, string>;
}

export interface ListRules {
  sortable: readonly string[];
  defaultSort: Sort;
  /** Filter name to the values it may take; null takes any value. */
  filters: Record<string, readonly string[] | null>;
  /** The sizes of a page, the first is the default; those of every table when left out. */
  sizes?: readonly number[];
}

export const sizesOf = ({ sizes = PAGE_SIZE_OPTIONS }: ListRules): readonly number[] => sizes;

const defaultSize = (rules: ListRules): number => sizesOf(rules)[0] ?? DEFAULT_PAGE_SIZE;

export type ListQuery = Record<string, string | number | string[]>;

/** What the address bar asks for; anything the list does not know falls back to its default. */
export function readListState(params: URLSearchParams, rules: ListRules): ListState {
  const filters: Record<string, string> = {};
  for (const [name, allowed] of Object.entries(rules.filters)) {
    const value = params.get(name);
    if (value && (allowed === null || allowed.includes(value))) filters[name] = value;
  }
  return {
    page: readPage(params.get('page')),
    size: sizesOf(rules).find((size) => String(size) === params.get('size')) ?? defaultSize(rules),
    sort: readSort(params.get('sort'), rules),
    search: params.get('search') ?? '',
    filters,
  };
}

/** Writes a change into the address; parameters of others stay and defaults are left out. */
export function writeListState(
  params: URLSearchParams,
  patch: Partial<ListState>,
  rules: ListRules,
): URLSearchParams {
  // A page number only means something within the rows it was counted in.
  const state = { ...readListState(params, rules), page: 0, ...patch };
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, fallback: string) =>
    value === fallback ? next.delete(name) : next.set(name, value);

  put('page', String(state.page), '0');
  put('size', String(state.size), String(defaultSize(rules)));
  put('sort', sortParam(state.sort), sortParam(rules.defaultSort));
  put('search', state.search.trim(), '');
  for (const name of Object.keys(rules.filters)) put(name, state.filters[name] ?? '', '');
  return next;
}

/** What a list searches for and in which order, without the page that is turned to. */
export function searchOf(state: ListState, rules: ListRules): string {
  const whole = { ...state, page: 0, size: defaultSize(rules) };
  const params = writeListState(new URLSearchParams(), whole, rules);
  params.sort();
  return params.toString();
}

/** The parameters of the list call. */
export function listQuery({ page, size, sort, search, filters }: ListState): ListQuery {
  return { page, size, sort: [sortParam(sort)], ...(search ? { search } : {}), ...filters };
}

const sortParam = ({ field, direction }: Sort): string => `${field},${direction}`;

// The last page that the server takes; a larger number can only be a mistake.
const PAGE_MAX = 10_000;

function readPage(value: string | null): number {
  const page = Number(value ?? 0);
  return Number.isInteger(page) && page >= 0 && page <= PAGE_MAX ? page : 0;
}

function readSort(value: string | null, rules: ListRules): Sort {
  const [field = '', direction] = (value ?? '').split(',');
  const isKnown = rules.sortable.includes(field) && (direction === 'asc' || direction === 'desc');
  return isKnown ? { field, direction } : rules.defaultSort;
}
