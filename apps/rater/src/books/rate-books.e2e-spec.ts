import { randomUUID } from 'node:crypto';
import type { Page } from '@palisade/kernel';
import type { TimelineEntry } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, expectSecondPersonOnly, startApp } from '@palisade/testing';
import pino from 'pino';
import examples from '../domain/rating-examples.fixture.json';
import { service } from '../main';
import { BooksInForce } from './books-in-force';
import { RateBookRow } from './rate-book.entity';
import type {
  BookChangesResponse,
  BookTableResponse,
  BookTestResponse,
  RateBookDetailResponse,
  RateBookResponse,
} from './rate-books.dto';
import type { DislocationJobResponse } from '../jobs/jobs.dto';

const API = '/api/rater/v1';
const US_2027 = '01900000-0000-7000-8000-000000000202';
const UK_2026 = '01900000-0000-7000-8000-000000000203';
const RISK = { ...examples[0].input, effectiveDate: '2099-06-01' };
const LIVE_WITHIN_MS = 2_000;
const AUTHOR = {
  accountType: 'COWBELL' as const,
  permissions: ['rater:view', 'rater:calculate', 'rater:table-edit'],
  userId: randomUUID(),
  name: 'Ada Reed',
};
const SILENT = pino({ level: 'silent' });

describe('rate books', () => {
  let app: TestApp;
  let author: TestCaller;
  let second: TestCaller;
  let reader: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const { permissions } = AUTHOR;
    author = await app.signIn(AUTHOR);
    second = await app.signIn({ ...AUTHOR, userId: randomUUID(), name: 'Ben Cole' });
    reader = await app.signIn({ accountType: 'COWBELL', permissions: permissions.slice(0, 2) });
  });
  afterAll(() => app.close());

  const begin = async (version: string, effectiveFrom: string): Promise<string> => {
    const body = { basedOnId: US_2027, version, effectiveFrom, note: 'Rate change' };
    const answer = await author.post<RateBookResponse>(`${API}/books`, body);
    expect(answer).toMatchObject({ status: 201, body: { status: 'DRAFT', basedOn: 'US-2027-01' } });
    return answer.body.id;
  };
  const upload = (id: string, table: string, csv: string) =>
    author.put<RateBookDetailResponse>(`${API}/books/${id}/tables/${table}`, { csv });
  const mendCases = async (id: string): Promise<void> => {
    const { body } = await author.post<BookTestResponse>(`${API}/books/${id}/test`);
    const { body: book } = await author.get<RateBookDetailResponse>(`${API}/books/${id}`);
    const cases = book.cases.map((golden) => {
      const result = body.results.find((one) => one.id === golden.id);
      const actual = result?.differences.map((one) => [one.field, one.actual]) ?? [];
      return { ...golden, expected: { ...golden.expected, ...Object.fromEntries(actual) } };
    });
    expect((await author.put(`${API}/books/${id}/cases`, { cases })).status).toBe(200);
  };
  /** Prices one risk, and tells the version and the name of the book that did. */
  const named = async (body: object) => {
    const answer = await reader.post<{ rateBook: { version: string; sha256: string } }>(
      `${API}/calculator`,
      body,
    );
    return answer.body.rateBook;
  };
  const premium = async (): Promise<[number, string]> => {
    const { body } = await reader.post<{ premium: number; rateBook: { version: string } }>(
      `${API}/calculator`,
      RISK,
    );
    return [body.premium, body.rateBook.version];
  };

  it('begin with those of the reference tables, in force and tested', async () => {
    const { body } = await reader.get<{ content: RateBookResponse[] }>(`${API}/books`);
    expect(body.content.map(({ version, status }) => [version, status])).toEqual([
      ['US-2027-01', 'ACTIVE'],
      ['UK-2026-01', 'ACTIVE'],
      ['US-2026-01', 'ACTIVE'],
    ]);
    for (const { id, sha256 } of body.content) {
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      const tested = await reader.post<BookTestResponse>(`${API}/books/${id}/test`);
      expect(tested.body.results.filter(({ passed }) => !passed)).toEqual([]);
      expect(tested.body.passed).toBeGreaterThan(0);
      const detail = await reader.get<RateBookDetailResponse>(`${API}/books/${id}`);
      expect(detail.body.findings).toEqual([]);
    }
    const rated = await named(RISK);
    const book = body.content.find(({ version }) => version === rated.version);
    expect(rated.sha256).toBe(book?.sha256);
  });

  it('keep the name that they were activated under', async () => {
    const { version } = await named(RISK);
    const other = 'f'.repeat(64);
    const [{ sha256 }] = await app.dataSource.query<{ sha256: string }[]>(
      'select sha256 from rate_book where version = $1',
      [version],
    );
    await app.dataSource.query('update rate_book set sha256 = $1 where version = $2', [
      other,
      version,
    ]);
    const elsewhere = new BooksInForce(app.dataSource, SILENT);
    await elsewhere.onApplicationBootstrap();
    expect(elsewhere.current.bookOf(version)?.sha256).toBe(other);
    elsewhere.onApplicationShutdown();
    await app.dataSource.query('update rate_book set sha256 = $1 where version = $2', [
      sha256,
      version,
    ]);
  });

  it('go from a draft by a file, a test and two people into force within two seconds', async () => {
    const other = new BooksInForce(app.dataSource, SILENT);
    await other.onApplicationBootstrap();
    const [before] = await premium();
    const id = await begin('US-2099-01', '2099-01-01');
    expect(await upload(id, 'rateChangeFactor', 'value\n1.133\n')).toMatchObject({ status: 200 });
    const changes = await reader.get<BookChangesResponse>(`${API}/books/${id}/changes`);
    expect(changes.body).toEqual({
      against: 'US-2027-01',
      changes: [{ table: 'rateChangeFactor', row: '', before: '1.03', after: '1.133' }],
    });
    const told = await reader.get<Page<TimelineEntry>>(`${API}/books/${id}/timeline`);
    expect(told.body.content).toMatchObject([
      {
        action: 'rate-book.edit',
        by: { name: AUTHOR.name, kind: 'PERSON' },
        changes: [
          { field: 'changedRows', from: 'rateChangeFactor: 1.03', to: 'rateChangeFactor: 1.133' },
        ],
      },
      { action: 'rate-book.begin', changes: [] },
    ]);
    const path = `${API}/books/${id}/dislocation`;
    const asked = await author.post<DislocationJobResponse>(path, { size: 300 });
    const job = `${API}/jobs/${asked.body.id}`;
    expect([asked.status, asked.headers.get('location')]).toEqual([202, job]);
    const done = () =>
      eventually(async () => {
        const { body } = await author.get<DislocationJobResponse>(job);
        return body.status === 'DONE' ? body : undefined;
      });
    const { result, ...ended } = await done();
    expect(ended).toMatchObject({ done: 300, total: 300, problem: null });
    expect(result).toMatchObject({ against: 'US-2027-01', count: 300, unrated: 0, winners: 0 });
    expect(result?.percent).toBeGreaterThan(8);
    expect(result?.percent).toBeLessThan(10.5);
    expect(result?.states.length).toBeGreaterThan(40);
    expect((await second.get(job)).status).toBe(404);
    await app.dataSource.query(`update job set status = 'FAILED', result = null`);
    expect((await author.post(`${job}/resume`)).status).toBe(200);
    expect((await done()).result).toEqual(result);
    expect((await author.post(`${API}/books/${id}/propose`)).body).toMatchObject({
      code: 'GOLDEN_CASES_FAIL',
    });
    await mendCases(id);
    expect((await author.post(`${API}/books/${id}/activate`)).status).toBe(409);
    expect((await author.post(`${API}/books/${id}/propose`)).body).toMatchObject({
      status: 'PROPOSED',
      allowedActions: ['edit', 'withdraw'],
    });
    await expectSecondPersonOnly({
      app,
      first: AUTHOR,
      approve: (caller) => caller.post(`${API}/books/${id}/activate`),
      read: `${API}/books`,
    });
    expect(await premium()).toEqual([before, 'US-2027-01']);
    const key = { 'idempotency-key': `activate-${id}` };
    const activated = await second.send('POST', `${API}/books/${id}/activate`, '{}', key);
    expect(activated).toMatchObject({
      status: 200,
      body: {
        status: 'ACTIVE',
        allowedActions: [],
        proposedBy: AUTHOR.name,
        activatedBy: 'Ben Cole',
      },
    });
    const [record]: { actor: object; after: object }[] = await app.dataSource.query(
      `select actor, after from activity where action = 'rate-book.activate' and subject_id = $1`,
      [id],
    );
    expect(record).toMatchObject({
      actor: { name: 'Ben Cole' },
      after: { proposedBy: AUTHOR.name, activatedBy: 'Ben Cole' },
    });
    const started = Date.now();
    await eventually(async () => (await premium())[1] === 'US-2099-01' || undefined);
    const [after] = await premium();
    expect(after / before).toBeCloseTo(1.1, 2);
    await eventually(() => other.current.bookOf('US-2099-01'));
    expect(Date.now() - started).toBeLessThan(LIVE_WITHIN_MS);
    other.onApplicationShutdown();
    expect((await upload(id, 'rateChangeFactor', 'value\n1\n')).status).toBe(409);
    expect((await author.send('DELETE', `${API}/books/${id}`)).status).toBe(409);
  });

  it('count what a key did as done by whoever was shown its secret', async () => {
    const keyHolder = { id: AUTHOR.userId, name: AUTHOR.name };
    const key = await app.signIn({ ...AUTHOR, apiClientId: randomUUID(), keyHolder });
    const nameless = await app.signIn({ ...AUTHOR, apiClientId: randomUUID() });
    const body = { basedOnId: US_2027, version: 'US-2099-17', effectiveFrom: '2099-11-01' };
    expect(await nameless.post(`${API}/books`, body)).toMatchObject({
      status: 403,
      body: { code: 'SECOND_PERSON_NEEDED' },
    });
    const { id } = (await key.post<RateBookResponse>(`${API}/books`, body)).body;
    expect((await key.post(`${API}/books/${id}/propose`)).body).toMatchObject({
      proposedBy: AUTHOR.name,
    });
    expect(await author.post(`${API}/books/${id}/activate`)).toMatchObject({
      status: 403,
      body: { code: 'SECOND_PERSON_NEEDED' },
    });
    const open = await second.get<RateBookResponse>(`${API}/books/${id}`);
    expect(open.body.allowedActions).toContain('activate');
    await author.send('DELETE', `${API}/books/${id}`);
  });

  it('count who wrote a draft among those of its copies', async () => {
    const draft = await begin('US-2099-18', '2099-12-01');
    const body = { basedOnId: draft, version: 'US-2099-19', effectiveFrom: '2099-12-02' };
    const { id } = (await second.post<RateBookResponse>(`${API}/books`, body)).body;
    expect((await second.post(`${API}/books/${id}/propose`)).status).toBe(200);
    expect(await author.post(`${API}/books/${id}/activate`)).toMatchObject({
      status: 403,
      body: { code: 'SECOND_PERSON_NEEDED' },
    });
    await second.send('DELETE', `${API}/books/${id}`);
    await author.send('DELETE', `${API}/books/${draft}`);
  });

  it('show a table as the file that it is uploaded from', async () => {
    const id = await begin('US-2099-02', '2099-02-01');
    const noted = await author.put(`${API}/books/${id}`, { note: 'Remote work' });
    expect(noted.body).toMatchObject({ id, note: 'Remote work' });
    const { body: book } = await reader.get<RateBookDetailResponse>(`${API}/books/${id}`);
    for (const { name } of book.tables) {
      const table = await reader.get<BookTableResponse>(`${API}/books/${id}/tables/${name}`);
      expect((await upload(id, name, table.body.csv)).status).toBe(200);
    }
    const { body } = await reader.get<BookChangesResponse>(`${API}/books/${id}/changes`);
    expect(body.changes).toEqual([]);
    expect((await author.post(`${API}/books/${id}/propose`)).status).toBe(200);
    expect((await upload(id, 'rateChangeFactor', 'value\n1.04\n')).body).toMatchObject({
      status: 'DRAFT',
      proposedBy: null,
    });
    expect((await second.post(`${API}/books/${id}/activate`)).status).toBe(409);
    expect((await author.send('DELETE', `${API}/books/${id}`)).status).toBe(204);
  });

  it('are taken once, however many read them at a time, and stay when nobody answers', async () => {
    const warnings: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    const books = new BooksInForce(app.dataSource, logger);
    await Promise.all(Array.from({ length: 4 }, () => books.refresh()));
    const versions = books.current.books.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)]);
    expect(versions).toContain('US-2027-01');
    const { query } = app.dataSource.manager;
    const lost = new Error('The connection is lost.');
    app.dataSource.manager.query = () => Promise.reject(lost);
    await books.refresh().finally(() => (app.dataSource.manager.query = query));
    expect(books.current.books.map(({ version }) => version)).toEqual(versions);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('could not be read');
  });

  it('do not take what a request has activated and could still undo', async () => {
    const id = await begin('US-2099-06', '2099-06-01');
    await author.post(`${API}/books/${id}/propose`);
    await app.dataSource.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create constraint trigger refuse_at_commit after update on rate_book
        deferrable initially deferred for each row execute function refuse()`);
    const key = { 'idempotency-key': `activate-${id}` };
    const lost = await second.send('POST', `${API}/books/${id}/activate`, '{}', key);
    await app.dataSource.query('drop function refuse cascade');
    expect(lost.status).toBe(500);
    const { body } = await reader.get(`${API}/books/${id}`);
    expect(body).toMatchObject({ status: 'PROPOSED' });
    expect(app.app.get(BooksInForce).current.bookOf('US-2099-06')?.version).toBeUndefined();
  });

  it('begin on different days, also when two are activated at the same moment', async () => {
    const [first, other] = [
      await begin('US-2099-07', '2099-07-01'),
      await begin('US-2099-08', '2099-07-01'),
    ];
    for (const id of [first, other]) await author.post(`${API}/books/${id}/propose`);
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.manager.update(RateBookRow, { id: first }, { status: 'ACTIVE' });
    const activation = second.post(`${API}/books/${other}/activate`);
    await eventually(async () => {
      const waiting: unknown[] = await app.dataSource.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return waiting.length || undefined;
    });
    await runner.commitTransaction();
    await runner.release();
    expect((await activation).body).toMatchObject({ status: 409, code: 'START_TAKEN' });
    const { body } = await reader.get(`${API}/books/${other}`);
    expect(body).toMatchObject({ status: 'PROPOSED' });
  });

  it.each([
    ['other columns', 'hazard', 'class,factor\n1,1.00\n', ['Line 1']],
    ['a key twice', 'hazard', 'key,value\n1,0.65\n1,0.66\n', ['Line 3']],
    ['words', 'baseRate', 'at,value\n0,low\n5,1e3\n', ['Line 2', 'Line 3']],
    ['points out of order', 'ilf', 'at,value\n50000,0.24\n25000,0.20\n', ['Line 3']],
    ['a gap between bands', 'records', 'above,upTo,value\n,0,0.95\n10,20,1\n', ['Line 3']],
    ['an overlap of bands', 'records', 'above,upTo,value\n,10,0.95\n5,20,1\n', ['Line 3']],
    ['a key twice after a blank line', 'hazard', 'key;value\n\n1;0.65\n1;0.66\n', ['Line 4']],
    ['no rows', 'hazard', 'key,value\n', ['Line 2']],
    ['short lines', 'hazard', 'key,value\n1\n', ['Line 2']],
    ['a quote that stays open', 'hazard', 'key,value\n1,1\n"2,1\n3,1\n', ['Line 3']],
    [
      'actions that are none',
      'hazards',
      'prefix,hazard,action\n54,9,maybe\n',
      ['Line 2', 'Line 2'],
    ],
    ['a point twice', 'ilf', 'at,value\n50000,0.24\n50000.0,0.25\n', ['Line 3']],
    ['a scope that is none', 'stateOverrides', 'scope,path,value\n__proto__,a.b,1\n', ['Line 2']],
    [
      'a path out of the tables',
      'stateOverrides',
      'scope,path,value\nNY,constructor.prototype.polluted,1\n',
      ['Line 2'],
    ],
    [
      'a row and rows below it',
      'stateOverrides',
      'scope,path,value\nNY,hazard,1\nNY,hazard.5,1\n',
      ['Line 3'],
    ],
  ])('refuse a file with %s and say where', async (_, table, csv, lines) => {
    const { body: list } = await reader.get<{ content: RateBookResponse[] }>(
      `${API}/books?search=US-2099-03`,
    );
    const id = list.content[0]?.id ?? (await begin('US-2099-03', '2099-03-01'));
    const answer = await author.put<{ errors: { detail: string }[] }>(
      `${API}/books/${id}/tables/${table}`,
      { csv },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ detail }) => detail.split(':')[0])).toEqual(lines);
  });

  it('find what no single line tells: curves that fall, rows that are missing', async () => {
    const id = await begin('US-2099-04', '2099-04-01');
    const answer = await upload(id, 'hazard', 'key,value\n1,0.65\n2,0.60\n3,1\n5,1.7\n');
    expect(answer.body.findings.map(({ table }) => table)).toEqual(['hazard', 'hazard']);
    expect((await author.post(`${API}/books/${id}/propose`)).body).toMatchObject({
      code: 'BOOK_HAS_FINDINGS',
    });
    for (const rows of ['NY,hazrad.5,1.80', 'XX,hazard.5,1.80']) {
      const overrides = await upload(id, 'stateOverrides', `scope,path,value\n${rows}\n`);
      expect(overrides.body.findings.at(-1)).toMatchObject({ table: 'stateOverrides' });
    }
    for (const use of ['test', 'dislocation']) {
      const answer = await author.post(`${API}/books/${id}/${use}`, { size: 10 });
      expect(answer.body).toMatchObject({ status: 409, code: 'BOOK_HAS_FINDINGS' });
    }
  });

  it('refuse what is no draft, no version and no business of the caller', async () => {
    const taken = { basedOnId: US_2027, version: 'US-2026-01', effectiveFrom: '2099-05-01' };
    expect((await author.post(`${API}/books`, taken)).status).toBe(409);
    const unknown = { ...taken, version: 'X-1', basedOnId: '01900000-0000-7000-8000-00000000ffff' };
    expect((await author.post(`${API}/books`, unknown)).status).toBe(400);
    expect((await reader.post(`${API}/books`, taken)).status).toBe(403);
    expect((await upload(UK_2026, 'iptRate', 'value\n0.15\n')).status).toBe(409);
    expect((await reader.get(`${API}/books/${unknown.basedOnId}`)).status).toBe(404);
    expect((await reader.get(`${API}/books/${UK_2026}/tables/triaRate`)).status).toBe(404);
    const past = await begin('US-2020-01', '2020-01-01');
    expect((await author.post(`${API}/books/${past}/propose`)).status).toBe(200);
    expect((await second.post(`${API}/books/${past}/activate`)).body).toMatchObject({
      code: 'BEGINS_IN_THE_PAST',
    });
  });
});
