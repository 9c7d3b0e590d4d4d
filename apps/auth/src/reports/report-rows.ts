import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError, MAX_PAGE_SIZE } from '@palisade/kernel';
import { awakeTimeout, Upstreams } from '@palisade/platform';
import type { ListRow } from '../domain/reports/report-columns';
import { REPORT_LISTS } from '../domain/reports/report-lists';
import { pageAddress, REPORT_ROWS_MAX } from '../domain/reports/report-query';
import type { Report } from './report.entity';

const TIMEOUT_MS = 10_000;

/** A search of a list. */
export type Searched = Pick<Report, 'list' | 'search'>;

/** The rows of a report, and how many its list has. */
export interface ReportRows {
  rows: ListRow[];
  total: number;
  /** The list stopped counting there. */
  isLowerBound: boolean;
}

type Asked = Page<ListRow>;

/** Reads lists as the person who reads them, so that nobody is mailed what the list would not show. */
@Injectable()
export class ReportRowsReader {
  constructor(private readonly upstreams: Upstreams) {}

  /** Throws what a list says to a search that it refuses, and 503 when it says nothing. */
  async check(searched: Searched, authorization: string): Promise<void> {
    await this.page(searched, { page: 0, size: 1 }, authorization);
  }

  /** The first rows of a list, as many as a report has; throws as `check`. */
  async read(searched: Searched, authorization: string): Promise<ReportRows> {
    const rows: ListRow[] = [];
    for (let page = 0; ; page++) {
      const asked = await this.page(searched, { page, size: MAX_PAGE_SIZE }, authorization);
      rows.push(...asked.content);
      const isLast = page + 1 >= asked.totalPages || rows.length >= REPORT_ROWS_MAX;
      const { totalElements: total, totalIsLowerBound: isLowerBound = false } = asked;
      if (isLast) return { rows, total, isLowerBound };
    }
  }

  private async page(
    { list, search }: Searched,
    at: { page: number; size: number },
    authorization: string,
  ): Promise<Asked> {
    const source = REPORT_LISTS[list];
    const path = pageAddress(source, search, at);
    const init = { headers: { authorization }, signal: awakeTimeout(TIMEOUT_MS) };
    const answer = await this.upstreams.fetch(source.service, path, init).catch(silent);
    if (answer.ok) return (await answer.json()) as Asked;
    if (answer.status >= 500) silent();
    throw refusal(answer.status, (await answer.json().catch(() => ({}))) as { detail?: string });
  }
}

function silent(): never {
  throw new DomainError('LIST_SILENT', 'The list does not answer at the moment.', 503);
}

/** What a list refuses is a fault of what it was asked, or of who asks. */
const refusal = (status: number, { detail }: { detail?: string }): DomainError => {
  const told = detail ?? 'The list refuses this search.';
  if (status === 401 || status === 403) return new DomainError('LIST_FORBIDDEN', told, 403);
  return new DomainError('SEARCH_REFUSED', told, 400, [{ pointer: '/search', detail: told }]);
};
