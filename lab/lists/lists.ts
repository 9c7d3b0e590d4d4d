import { parse } from 'csv-parse/sync';
import { Caller } from '../../tools/demo/caller.mjs';
import type { Walk } from '../../tools/demo/walk.mjs';
import type { Operation } from '../../tools/examples/operations.mjs';
import { readOperations } from '../../tools/examples/operations.mjs';
import type { Stack } from '../../tools/start/own-stack.mjs';
import type { Filter, ListRow } from './list-rows';
import { listsOf, readListRows, unlisted } from './list-rows';
import type { ListedRow } from './order';
import { isSameSet, judgeOrder, valueAt } from './order';
import { withPlants } from './plants';
import { seedLists } from './seeds';

const AT_ONCE = 4;
const PAGE = 100;
const SMALL_PAGES = [3, 7];
const MANY = 200;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** How much was asked of the lists, and what is not as their rows have it. */
export interface TriedLists {
  lists: number;
  calls: number;
  findings: string[];
}

/** Asks every list about its order, filters, pages and file; in rows of the walks and awkward ones. */
export async function tryLists(stack: Stack, walk: Walk): Promise<TriedLists> {
  const admin = await Caller.signIn(stack.url, 'admin@palisade.example', () => {});
  const lists = listsOf(readOperations());
  const rows = readListRows();
  const findings = unlisted(lists, rows);
  await seedLists(admin, walk);
  const ids = await idsOf(admin, walk);
  const places = rows.map(({ plant }) => plant).filter(Boolean);
  let calls = 0;
  await withPlants(stack.database, places, async () => {
    const waiting = rows.values();
    const work = async (): Promise<void> => {
      for (const row of waiting) {
        const operation = lists.find(({ name }) => name === row.operation);
        if (!operation) continue;
        const list = new List(admin, addressOf(operation, ids), row);
        const found = await list.try().catch((error: Error) => [error.message]);
        calls += list.calls;
        findings.push(...found.map((finding) => `${row.operation}: ${finding}`));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  });
  return { lists: lists.length, calls, findings };
}

type Ids = Record<string, string>;

/** What lists are of, by the names of their parameters. */
async function idsOf(admin: Caller, { account, quote, policyId }: Walk): Promise<Ids> {
  const [claim] = await rowsOf(admin, `/api/claims/v1/search?policyId=${policyId}`);
  const [invoice] = await rowsOf(
    admin,
    `/api/billing/v1/search?filter=invoices&policyId=${policyId}`,
  );
  const leads = await rowsOf(
    admin,
    `/api/sales/v1/leads?search=${encodeURIComponent(account.name)}`,
  );
  const lead = leads.find(({ accountId }) => accountId === account.id);
  const [submission] = await rowsOf(
    admin,
    `/api/account/v1/submission/search?accountId=${account.id}`,
  );
  return {
    accountId: account.id,
    submissionId: submission.id,
    leadId: lead?.id ?? '',
    policyId,
    id: quote.id,
    claimId: claim.claimId,
    invoiceId: invoice.id,
  };
}

const rowsOf = async (admin: Caller, list: string): Promise<Ids[]> =>
  (await admin.get<{ content: Ids[] }>(list)).content;

const addressOf = ({ path }: Operation, ids: Ids): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]);

interface Listed {
  content: ListedRow[];
  totalElements: number;
}

type Query = [name: string, value: string][];

/** One list that is asked. */
class List {
  calls = 0;

  constructor(
    private readonly caller: Caller,
    private readonly address: string,
    private readonly row: ListRow,
  ) {}

  async try(): Promise<string[]> {
    const { sort, filters, why } = this.row;
    if (why && !sort.length && !filters.length) return [];
    const all = await this.all();
    return [
      ...(all.length < 2 && !why ? [`has ${all.length} rows, too few to ask`] : []),
      ...(await this.trySortable()),
      ...(await this.trySorts(all)),
      ...(await this.tryFilters(all)),
      ...(await this.tryPages(all)),
      ...(await this.tryFile(all)),
    ];
  }

  private async trySortable(): Promise<string[]> {
    const { sort } = this.row;
    if (!sort.length) return [];
    this.calls++;
    const { answer } = await this.caller.send<{ errors?: { detail: string }[] }>(
      'GET',
      `${this.address}?sort=nosuch`,
    );
    const known = answer.errors?.[0]?.detail.split(' of: ')[1]?.replace('.', '') ?? 'nothing';
    const kept = sort.map(({ field }) => field).join(', ');
    return known === kept ? [] : [`is sorted by ${known}, and its row has ${kept}`];
  }

  private async trySorts(all: ListedRow[]): Promise<string[]> {
    const findings: string[] = [];
    for (const { field, value } of this.row.sort) {
      const rising = await this.all([['sort', `${field},asc`]]);
      const falling = await this.all([['sort', `${field},desc`]]);
      const wrong = judgeOrder(all, { rising, falling }, value);
      if (wrong) findings.push(`by ${field}: ${wrong}`);
    }
    return findings;
  }

  /** Each filter alone with a value of a row, and each with the next. */
  private async tryFilters(all: ListedRow[]): Promise<string[]> {
    const findings: string[] = [];
    const told = this.row.filters.filter(({ field }) => field !== null);
    const shown = told.filter((filter) => all.some((row) => given(row, filter)));
    for (const [at, filter] of shown.entries()) {
      const next = shown[(at + 1) % shown.length];
      for (const both of next === filter ? [[filter]] : [[filter], [filter, next]]) {
        const row = all.find((one) => both.every((each) => given(one, each)));
        if (!row) continue;
        const query = both.map((each): [string, string] => [each.name, String(given(row, each))]);
        const kept = all.filter((one) =>
          both.every((each) => each.keeps(given(one, each), given(row, each))),
        );
        const found = await this.all(query);
        if (!isSameSet(found, kept)) {
          findings.push(`${query.join(' and ')} keeps ${found.length} rows, not ${kept.length}`);
        }
      }
    }
    return findings;
  }

  private async tryPages(all: ListedRow[]): Promise<string[]> {
    if (all.length > MANY) return [];
    const findings: string[] = [];
    for (const size of SMALL_PAGES) {
      const paged = await this.all([], size);
      if (JSON.stringify(paged) !== JSON.stringify(all)) {
        findings.push(`in pages of ${size} other rows come, or in another order`);
      }
    }
    return findings;
  }

  private async tryFile(all: ListedRow[]): Promise<string[]> {
    this.calls++;
    const { url, token } = this.caller;
    const headers = { accept: 'text/csv', authorization: `Bearer ${token}` };
    const answer = await fetch(url + this.address, { headers });
    if (!answer.ok) return [`gives no file (${answer.status})`];
    // Read as bytes: a text would come without its mark.
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!bytes.subarray(0, 3).equals(BYTE_ORDER_MARK)) return ['its file is not marked as UTF-8'];
    const lines: Record<string, string>[] = parse(bytes, { columns: true, bom: true });
    if (lines.length !== all.length) return [`its file has ${lines.length} of ${all.length} rows`];
    const at = all.findIndex((row, place) =>
      Object.entries(row).some(([column, value]) => !isIn(lines[place], column, value)),
    );
    return at < 0 ? [] : [`row ${at} of its file differs from the list`];
  }

  /** All rows, page for page. */
  private async all(query: Query = [], size = PAGE): Promise<ListedRow[]> {
    const rows: ListedRow[] = [];
    for (let page = 0; ; page++) {
      const search = new URLSearchParams([...query, ['page', `${page}`], ['size', `${size}`]]);
      this.calls++;
      const { content, totalElements } = await this.caller.get<Listed>(
        `${this.address}?${search.toString()}`,
      );
      rows.push(...content);
      if (rows.length === totalElements) return rows;
      if (!content.length || rows.length > totalElements) {
        throw new Error(`counts ${totalElements} rows, and shows ${rows.length}`);
      }
    }
  }
}

const given = (row: ListedRow, { field }: Filter): unknown => valueAt(row, field ?? '');

/** Whether a line of a file has a value of the list; the fields of a field have columns of their own. */
function isIn(line: Record<string, string>, column: string, value: unknown): boolean {
  if (column in line) return isCell(line[column], value);
  const parts = Object.keys(line).filter((one) => one.startsWith(`${column}.`));
  const fields = (value ?? {}) as Record<string, unknown>;
  return (
    parts.length > 0 &&
    parts.every((one) => isCell(line[one], fields[one.slice(column.length + 1)]))
  );
}

/** Whether a cell of a file is a value of the list, and nothing that a spreadsheet would run. */
function isCell(cell: string | undefined, value: unknown): boolean {
  if (value === null || value === undefined) return cell === '';
  if (typeof value === 'object') return cell !== undefined;
  const text = String(value);
  const isRun = FORMULA.test(text) && !PLAIN_NUMBER.test(text);
  return cell === (isRun ? `'${text}` : text);
}
