import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containing, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { findingsOf } from '../domain/books/book-findings';
import { codecOf, rowsOf, tableOf, tablesOf } from '../domain/books/book-tables';
import { changesBetween } from '../domain/books/compare-books';
import { testBook } from '../domain/books/test-book';
import { RATE_BOOK_TIMELINE } from '../domain/timeline';
import { bookOfRow, RateBookRow } from './rate-book.entity';
import type {
  BookChangesResponse,
  BookTableResponse,
  BookTestResponse,
  RateBookDetailResponse,
  RateBookResponse,
  RateBooksQuery,
} from './rate-books.dto';
import { toRateBook } from './rate-books.dto';
import { writeCsv } from './table-csv';

const LIST = {
  sortable: {
    effectiveFrom: 'book.effectiveFrom',
    version: 'book.version',
    status: 'book.status',
    modified: 'book.modified',
  },
  defaultSort: 'effectiveFrom,desc',
  tieBreaker: 'book.id',
};
const HEAD = [
  'id',
  'code',
  'version',
  'region',
  'effectiveFrom',
  'effectiveTo',
  'status',
  'basedOn',
  'note',
  'sha256',
  'authors',
  'proposedBy',
  'proposedAt',
  'activatedBy',
  'activatedAt',
  'created',
  'modified',
].map((column) => `book.${column}`);

@Injectable()
export class RateBooksQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The versions of the books, without their tables. */
  async search(request: RateBooksQuery, actor: Actor): Promise<Page<RateBookResponse>> {
    const { region, status, search } = request;
    const query = this.dataSource.createQueryBuilder(RateBookRow, 'book').select(HEAD);
    const pattern = search && containing(search);
    if (pattern)
      query.where('(book.version ilike :pattern or book.note ilike :pattern)', { pattern });
    if (region) query.andWhere('book.region = :region', { region });
    if (status) query.andWhere('book.status = :status', { status });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map((row) => toRateBook(row, actor)) };
  }

  async find(id: string): Promise<RateBookRow> {
    const row = await this.dataSource.manager.findOneBy(RateBookRow, { id });
    if (!row) throw bookNotFound();
    return row;
  }

  /** What was done to a version. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await this.find(id);
    return { id, actor, rules: RATE_BOOK_TIMELINE };
  }

  /** A version with what is to be mended and what it is tested by. */
  async detail(id: string, actor: Actor): Promise<RateBookDetailResponse> {
    const row = await this.find(id);
    const book = bookOfRow(row);
    const tables = tablesOf(book).map((one) => ({
      name: one.name,
      rows: rowsOf(book, one).length,
    }));
    return { ...toRateBook(row, actor), tables, findings: findingsOf(book), cases: row.cases };
  }

  /** A table of a version, as rows and as a file. */
  async table(id: string, name: string): Promise<BookTableResponse> {
    const { content } = await this.find(id);
    const one = tableOf(content, name);
    const columns = [...codecOf(one).columns];
    const rows = rowsOf(content, one).map((row) => [...row]);
    return { name, columns, rows, csv: writeCsv(columns, rows) };
  }

  /** In which rows a version differs from another: that which it was begun from, or a named one. */
  async changes(id: string, against?: string): Promise<BookChangesResponse> {
    const row = await this.find(id);
    const { manager } = this.dataSource;
    const where = against ? { id: against } : { version: row.basedOn ?? '' };
    const other = await manager.findOneBy(RateBookRow, where);
    if (!other && (against || row.basedOn)) throw bookNotFound();
    const changes = other ? changesBetween(other.content, row.content) : [];
    return { against: other?.version ?? row.version, changes };
  }

  /** The version's price of each of its golden cases. */
  async test(id: string): Promise<BookTestResponse> {
    const row = await this.find(id);
    const results = testBook(bookOfRow(row), row.cases);
    const passed = results.filter((result) => result.passed).length;
    return {
      passed,
      failed: results.length - passed,
      results: results.map((result) => ({ ...result, differences: [...result.differences] })),
    };
  }
}

/** The answer for a version that is not there. */
export const bookNotFound = (): DomainError =>
  new DomainError('RATE_BOOK_NOT_FOUND', 'There is no such rate book.', 404);
