import { Injectable } from '@nestjs/common';
import type { Person } from '@palisade/kernel';
import { checkFirstPerson, DomainError, invalidField } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import {
  askSecondPerson,
  Clock,
  isUniqueViolation,
  newId,
  personBehind,
  ReadingRoom,
  Transactions,
} from '@palisade/platform';
import { Not } from 'typeorm';
import { digestOf } from '../calculator/digests';
import { contentOf } from '../domain/books/book-content';
import { findingsOf } from '../domain/books/book-findings';
import type { RateBookAction } from '../domain/books/book-lifecycle';
import {
  checkAction,
  checkActivation,
  checkProposal,
  refuseStart,
} from '../domain/books/book-lifecycle';
import { codecOf, tableOf, valueOf, withTable } from '../domain/books/book-tables';
import type { GoldenCase } from '../domain/books/golden-case';
import { isAmount, testBook } from '../domain/books/test-book';
import { headOf, toldStates } from '../domain/books/told-states';
import { BooksInForce } from './books-in-force';
import { publishActivated } from './rate-book-events';
import { bookOfRow, RateBookRow } from './rate-book.entity';
import type { ChangeRateBookRequest, NewRateBookRequest } from './rate-books.dto';
import { bookNotFound } from './rate-books.queries';
import { readCsv, tableOfRecords } from './table-csv';

/** Makes, edits, proposes and activates versions of the rate books. */
@Injectable()
export class RateBooksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly books: BooksInForce,
    private readonly clock: Clock,
    private readonly room: ReadingRoom,
  ) {}

  /** A draft that begins as a copy of another version. */
  async begin(request: NewRateBookRequest, actor: Actor): Promise<RateBookRow> {
    const author = authorOf(actor);
    const { basedOnId, version, effectiveFrom, note = '' } = request;
    try {
      return await this.transactions.run(async (tx) => {
        const base = await tx.em.findOneBy(RateBookRow, { id: basedOnId });
        if (!base) throw invalidField('UNKNOWN_BASE', 'There is no such version.', '/basedOnId');
        const now = this.clock.now();
        const row: RateBookRow = {
          id: newId(),
          code: base.code,
          version,
          region: base.region,
          effectiveFrom,
          note,
          effectiveTo: null,
          status: 'DRAFT',
          basedOn: base.version,
          sha256: null,
          content: base.content,
          cases: base.cases,
          // Who wrote a draft has written its copy too.
          authors:
            base.status === 'ACTIVE' ? [author.id] : [...new Set([...base.authors, author.id])],
          proposedBy: null,
          proposedAt: null,
          activatedBy: null,
          activatedAt: null,
          created: now,
          modified: now,
        };
        await tx.em.insert(RateBookRow, row as never);
        await recorded(tx, 'begin', { after: row });
        return row;
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DomainError('DUPLICATE_VERSION', 'This version exists already.', 409);
    }
  }

  /** Changes when a draft begins, or its note. */
  change(id: string, request: ChangeRateBookRequest, actor: Actor): Promise<RateBookRow> {
    return this.edit(id, actor, (row) => ({
      ...row,
      effectiveFrom: request.effectiveFrom ?? row.effectiveFrom,
      note: request.note ?? row.note,
    }));
  }

  /** Replaces a table of a draft by a file. */
  async upload(id: string, name: string, csv: string, actor: Actor): Promise<RateBookRow> {
    const records = await readCsv(csv, this.room);
    return this.edit(id, actor, (row) => {
      const table = tableOf(row.content, name);
      const value = tableOfRecords(records, codecOf(table), valueOf(row.content, table));
      return { ...row, content: withTable(row.content, table, value) };
    });
  }

  /** Replaces the cases that a draft is tested by. */
  replaceCases(id: string, cases: GoldenCase[], actor: Actor): Promise<RateBookRow> {
    checkCases(cases);
    return this.edit(id, actor, (row) => ({ ...row, cases }));
  }

  /** The first of two people: nothing is to be mended, and every golden case has its price. */
  async propose(id: string, actor: Actor): Promise<RateBookRow> {
    const author = authorOf(actor);
    return this.move(id, 'propose', (row) => {
      const book = bookOfRow(row);
      checkProposal(row, {
        findings: findingsOf(book).length,
        cases: row.cases.length,
        failedCases: testBook(book, row.cases).filter(({ passed }) => !passed).length,
      });
      const proposed = {
        status: 'PROPOSED' as const,
        proposedBy: author.name,
        proposedAt: this.clock.now(),
      };
      return { ...row, ...proposed, authors: withAuthor(row, author) };
    });
  }

  /** The second of two people: from here on the version never changes. */
  async activate(id: string, actor: Actor): Promise<RateBookRow> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const activation = this.move(id, 'activate', async (row, tx) => {
      const { region, effectiveFrom } = row;
      const findings = findingsOf(bookOfRow(row)).length;
      const others = { region, effectiveFrom, status: 'ACTIVE' as const, id: Not(id) };
      const isTaken = await tx.em.existsBy(RateBookRow, others);
      checkActivation(row, { today, isTaken, findings });
      const begunBy = row.authors;
      const second = await askSecondPerson(tx, 'rate-book.activate', { begunBy, actor });
      const sha256 = digestOf(contentOf(bookOfRow(row)));
      await publishActivated(tx, row, sha256);
      // Within the request the row could still be undone.
      tx.afterCommit(() => void this.books.refresh());
      const activated = { status: 'ACTIVE' as const, activatedBy: second.name };
      return { ...row, ...activated, activatedAt: this.clock.now(), sha256 };
    });
    try {
      return await activation;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return refuseStart();
    }
  }

  /** Gives a draft up; it stays to be read. */
  withdraw(id: string): Promise<RateBookRow> {
    return this.move(id, 'withdraw', (row) => {
      checkAction('withdraw', row);
      return { ...row, status: 'WITHDRAWN' };
    });
  }

  /** An edited proposal is a draft again: what was proposed is not what there is now. */
  private async edit(
    id: string,
    actor: Actor,
    change: (row: RateBookRow) => RateBookRow,
  ): Promise<RateBookRow> {
    const author = authorOf(actor);
    return this.move(id, 'edit', (row) => {
      checkAction('edit', row);
      const draft = { status: 'DRAFT' as const, proposedBy: null, proposedAt: null };
      return { ...change(row), ...draft, authors: withAuthor(row, author) };
    });
  }

  private move(
    id: string,
    action: RateBookAction,
    change: (row: RateBookRow, tx: Tx) => RateBookRow | Promise<RateBookRow>,
  ): Promise<RateBookRow> {
    return this.transactions.run(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const known = await tx.em.findOne(RateBookRow, { where: { id }, lock });
      if (!known) throw bookNotFound();
      const row = { ...(await change(known, tx)), modified: this.clock.now() };
      await tx.em.update(RateBookRow, { id }, row as never);
      await recorded(tx, action, { before: known, after: row });
      return row;
    });
  }
}

/** Who works on a version; nobody activates it whose key did. */
const authorOf = (actor: Actor): Person => checkFirstPerson(personBehind(actor));

const withAuthor = ({ authors }: RateBookRow, { id }: Person): string[] => [
  ...new Set([...authors, id]),
];

function checkCases(cases: readonly GoldenCase[]): void {
  const errors = cases.flatMap(({ id, expected }, at) => {
    const pointer = `/cases/${at}`;
    const isTwice = cases.findIndex((other) => other.id === id) !== at;
    const unknown = Object.entries(expected).filter(
      ([name, amount]) => !isAmount(name) || typeof amount !== 'number',
    );
    return [
      ...(isTwice ? [{ pointer, detail: `${id} is there twice.` }] : []),
      ...(Object.keys(expected).length ? [] : [{ pointer, detail: `${id} expects nothing.` }]),
      ...unknown.map(([name]) => ({ pointer, detail: `${id} can not expect ${name}.` })),
    ];
  });
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
}

/** A version as it was, when it was there before, and as it is. */
interface SavedStates {
  before?: RateBookRow;
  after: RateBookRow;
}

const recorded = (tx: Tx, action: string, { before, after }: SavedStates): Promise<void> =>
  tx.record({
    action: `rate-book.${action}`,
    subjectType: 'rate-book',
    subjectId: after.id,
    ...(before ? toldStates(before, after) : { after: headOf(after) }),
  });
