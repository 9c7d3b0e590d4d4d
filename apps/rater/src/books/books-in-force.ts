import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { DataSource, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { BookShelf } from '../domain/books/book-shelf';
import { bookOfRow, RateBookRow } from './rate-book.entity';
import { seedRows } from './seed-books';

/** A book activated by another process is in force here at most this much later, and a query. */
const REFRESH_MS = 750;

/** The active books in the memory of this process: a rating asks the database for nothing. */
@Injectable()
export class BooksInForce implements OnApplicationBootstrap, OnApplicationShutdown {
  private shelf = new BookShelf([]);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The books of this moment. A call takes them once, so that its answer mixes no versions. */
  get current(): BookShelf {
    return this.shelf;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { manager } = this.dataSource;
    const insert = manager.createQueryBuilder().insert().into(RateBookRow).orIgnore();
    await insert.values(seedRows() as QueryDeepPartialEntity<RateBookRow>[]).execute();
    await this.load();
    this.timer = setInterval(() => void this.refresh(), REFRESH_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Takes the books that became active since; without an answer the known ones stay in force. */
  refresh(): Promise<void> {
    return this.load().catch((error: unknown) =>
      this.logger.warn({ error }, 'the rate books in force could not be read'),
    );
  }

  /** An active book is never changed, so only those that are not known are read. */
  private async load(): Promise<void> {
    const { manager } = this.dataSource;
    const rows: { version: string }[] = await manager.query(
      `select version from rate_book where status = 'ACTIVE'`,
    );
    const missing = rows.filter(({ version }) => !this.shelf.bookOf(version));
    if (!missing.length) return;
    const versions = missing.map(({ version }) => version);
    const found = await manager.find(RateBookRow, { where: { version: In(versions) } });
    // Another call may have added some of them meanwhile.
    const added = found.filter(({ version }) => !this.shelf.bookOf(version));
    this.shelf = new BookShelf([...this.shelf.books, ...added.map(bookOfRow)]);
  }
}
