/** By the name of a filter and its value. */
export type FilterCounts = Record<string, Record<string, number>>;

/** One page of a list, as every list call answers it. */
export interface Page<T> {
  readonly content: T[];
  readonly totalElements: number;
  readonly totalPages: number;
  /** The page, counted from 0. */
  readonly number: number;
  readonly size: number;
  /** True when `totalElements` is a lower bound, because counting stopped. */
  readonly totalIsLowerBound?: boolean;
  /** How many rows each value of a filter would show; dashboards alone say so. */
  readonly counts?: FilterCounts;
}

/** Rows of a page when the caller names no size (Spec 1 §9). */
export const DEFAULT_PAGE_SIZE = 25;

/** The page sizes that tables offer (Spec 1 §9). */
export const PAGE_SIZE_OPTIONS = [25, 50, 100] as const;

/** The most rows of a page, for every list without a larger limit of its own. */
export const MAX_PAGE_SIZE = 100;

/** The lists whose pages may hold more rows than `MAX_PAGE_SIZE`. */
export const LARGE_PAGE_SIZES = { teams: 3000, forms: 2000, agencies: 200 } as const;

/** Rows after which counting may stop and the total be given as a lower bound. */
export const MAX_COUNTED_ROWS = 10_000;

/** A page from its rows and the number of all rows. */
export function pageOf<T>(
  content: T[],
  request: { readonly page: number; readonly size: number },
  total: { readonly rows: number; readonly isLowerBound?: boolean },
): Page<T> {
  return {
    content,
    totalElements: total.rows,
    totalPages: Math.ceil(total.rows / request.size),
    number: request.page,
    size: request.size,
    ...(total.isLowerBound && { totalIsLowerBound: true }),
  };
}
