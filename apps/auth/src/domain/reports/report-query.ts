import type { ReportList } from './report-lists';

/** Most rows of a report; its list has all of them. */
export const REPORT_ROWS_MAX = 2_000;

/** Most reports that a person keeps. */
export const MAX_REPORTS = 20;

/** Which rows a search is asked for is not part of what is kept. */
const PAGING = ['page', 'size'];

/** What a list is asked for a report, without the page. */
export function searchOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PAGING) params.delete(name);
  return params.toString();
}

/** The address of a page of the rows of a report. */
export function pageAddress(
  { path, fixed }: Pick<ReportList, 'path' | 'fixed'>,
  search: string,
  { page, size }: { page: number; size: number },
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(fixed)) params.set(name, value);
  params.set('page', String(page));
  params.set('size', String(size));
  return `${path}?${params.toString()}`;
}
