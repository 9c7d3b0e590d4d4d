import { setImmediate } from 'node:timers/promises';
import { foldText } from '@palisade/kernel';
import type { SheetReadingResponse } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { mappingFault } from '../domain/bulk/bulk-columns';
import type { BulkFacts, BulkRow } from '../domain/bulk/bulk-row';
import { bulkRow } from '../domain/bulk/bulk-row';
import type { BulkLine } from './bulk-sheet';
import { noRows, readLines } from './bulk-sheet';
import type { BulkCheckResponse, BulkFaultResponse } from './bulk-uploads.dto';
import { DUPLICATE } from './bulk.work';

/** Rows that are read before others get their turn: a row takes about a millisecond. */
const TURN = 20;
/** Rows at fault that are told in full; all are counted. */
export const FAULTS_MAX = 2_000;
const KEY_SEPARATOR = '\u0000';

/** What was understood of a file before its rows. */
interface CheckedFile {
  headings: readonly string[];
  reading: SheetReadingResponse;
  /** What is asked first; null when nothing is. */
  question: string | null;
}

/** What an upload of a file would do, found out a few hundred rows at a time; nothing is kept. */
export class BulkCheck {
  private readonly faults: BulkFaultResponse[] = [];
  private readonly taken = new Set<string>();
  private readonly problem: string | null;
  private numFaulty = 0;
  numRows = 0;

  constructor(
    private readonly em: EntityManager,
    /** Whose clients they would be. */
    private readonly ownerId: string,
    private readonly facts: BulkFacts,
    private readonly read: CheckedFile,
  ) {
    this.problem = mappingFault(facts.mapping)?.detail ?? read.question;
  }

  async take(lines: readonly BulkLine[]): Promise<void> {
    if (this.problem !== null) {
      this.numRows += lines.length;
      return;
    }
    const rows: { line: number; row: BulkRow }[] = [];
    for (const { line, cells } of readLines(lines, this.facts.mapping)) {
      rows.push({ line, row: bulkRow(cells, this.facts) });
      if (rows.length % TURN === 0) await setImmediate();
    }
    this.numRows += rows.length;
    const known = await this.knownAmong(rows.map(({ row }) => row));
    for (const { line, row } of rows) this.note(line, row, known);
  }

  /** What was found; throws 400 for a file without rows. */
  answer(): BulkCheckResponse {
    if (!this.numRows) throw noRows();
    const { mapping } = this.facts;
    const columns = this.read.headings.map((heading, place) => ({
      heading,
      column: mapping[place] ?? null,
    }));
    const { problem, numRows, numFaulty, faults } = this;
    const { reading } = this.read;
    return { problem, numRows, numFaulty, reading, columns, faults };
  }

  private note(line: number, { name, account, errors }: BulkRow, known: Set<string>): void {
    const key = account && keyOf(account);
    const isDouble = key !== null && (known.has(key) || this.taken.has(key));
    if (key !== null) this.taken.add(key);
    const found = errors ?? (isDouble ? [DUPLICATE] : []);
    if (!found.length) return;
    this.numFaulty++;
    if (this.faults.length < FAULTS_MAX) this.faults.push({ line, name, errors: found });
  }

  /** The clients that are there already. */
  private async knownAmong(rows: readonly BulkRow[]): Promise<Set<string>> {
    const names = rows.flatMap(({ account }) => (account ? foldText(account.name) : []));
    const known: { name: string; zipCode: string }[] = await this.em.query(
      `select name, zip_code as "zipCode" from account
       where coalesce(agency_id, aggregator_id) = $1 and status <> 'Deleted'
         and sort_name = any($2)`,
      [this.ownerId, names],
    );
    return new Set(known.map(keyOf));
  }
}

const keyOf = ({ name, zipCode }: { name: string; zipCode: string }): string =>
  [foldText(name), zipCode].join(KEY_SEPARATOR);
