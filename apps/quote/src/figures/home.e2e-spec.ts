import { randomUUID } from 'node:crypto';
import { QUOTE_STATUSES } from '@palisade/contracts';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { endOfDay, startOfDay } from '@palisade/kernel';
import { copyRow, sameBytes, startApp } from '@palisade/testing';
import { waitOf } from '../domain/quote-waits';
import { service } from '../main';
import { accountCreated, organizationSaved } from '../quotes/quote-world.fixture';
import type { QuoteSummary } from '../quotes/quotes.dto';
import type { QuoteAggregateResponse } from './figures.dto';
import type { QuoteHomeResponse } from './home.dto';
import { QuoteRollupSweep } from './quote-rollup-sweep';

const API = '/api/quote/v1/search';
const [AGENCY, OTHER, TEAM, SECOND_TEAM, ACCOUNT, SECOND] = Array.from({ length: 6 }, () =>
  randomUUID(),
);
/** Readers who are hours apart; days of the last begin within an hour of UTC. */
const ZONES = ['Pacific/Honolulu', 'America/New_York', 'Europe/London', 'Asia/Kathmandu'];

/** Two times of whole days of a zone. */
const timesIn = (zone: string) => ({
  after: startOfDay('2026-02-20', zone).toISOString(),
  before: endOfDay('2026-04-10', zone).toISOString(),
  previousAfter: startOfDay('2026-01-01', zone).toISOString(),
  previousBefore: endOfDay('2026-02-19', zone).toISOString(),
  timeZone: zone,
});
const LEFT_OUT = ['INVALID', 'DRAFT', 'TEMPORARY', 'DELETED'];
const COPIES = 96;

/** Where each copy of the first quote stands: no two figures agree by chance. */
const OWN = {
  quote_number: `'Q-25-' || lpad(n::text, 7, '0')`,
  status: `(array['${QUOTE_STATUSES.join("', '")}'])[1 + n / 2 % ${QUOTE_STATUSES.length}]`,
  sign_requested_on: `case when n % 16 = 0 then timestamptz '2026-01-01Z' end`,
  product: `(array['P250', 'P100', 'P250_S', 'P100', 'P_ONE'])[1 + n % 5]`,
  agency_id: `(array['${AGENCY}', '${OTHER}'])[1 + n % 2]::uuid`,
  account_id: `(array['${ACCOUNT}', '${SECOND}', '${SECOND}'])[1 + n % 3]::uuid`,
  total_premium: `case when n % 5 = 0 then null else 100000 + n * n * 37 end`,
  premium: `case when n % 5 = 0 then null else 90000 + n * n * 31 end`,
  kind: `(array['NEW', 'ENDORSEMENT', 'NEW', 'RENEWAL', 'NEW'])[1 + n % 5]`,
  bound_on: `case when n % 3 = 0 then timestamptz '2026-02-01Z' end`,
  created: `timestamptz '2026-01-01 23:30Z' + n * interval '25 hours'`,
};

/** What a reader chooses above the home. */
interface Chosen {
  agencyId?: string;
  teamId?: string;
}

const CHOICES: [string, Chosen][] = [
  ['one agency', { agencyId: AGENCY }],
  ['the other agency', { agencyId: OTHER }],
  ['one team', { teamId: TEAM }],
  ['one agency and the other team', { agencyId: AGENCY, teamId: SECOND_TEAM }],
];

describe('the home of quotes', () => {
  let app: TestApp;
  const teamOf = new Map<string, string>([
    [ACCOUNT, SECOND_TEAM],
    [SECOND, TEAM],
  ]);

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['quote:view', 'quote:create'] });
  const read = async <T>(caller: TestCaller, path: string): Promise<T> => {
    const { status, body } = await caller.get<T>(`${API}${path}`);
    expect(status).toBe(200);
    return body;
  };
  const sql = <T>(text: string): Promise<T[]> => app.dataSource.query(text);
  /** The columns of a quote that are written, or their values with two of their own. */
  const columns = async (id = 'id', number = 'quote_number'): Promise<string> => {
    const rows = await sql<{ name: string }>(`select column_name as name
      from information_schema.columns where table_name = 'quote' and is_generated = 'NEVER'`);
    const own: Record<string, string> = { id, quote_number: number };
    return rows.map(({ name }) => own[name] ?? name).join(', ');
  };
  const listed = async (caller: TestCaller, filters: string): Promise<QuoteSummary[]> =>
    (await read<{ content: QuoteSummary[] }>(caller, `?size=100&${filters}`)).content;
  /** The same of the chosen alone, told by the columns of the rows. */
  const listedOf =
    (caller: TestCaller, { agencyId, teamId }: Chosen) =>
    async (filters: string): Promise<QuoteSummary[]> =>
      (await listed(caller, filters)).filter(
        (quote) =>
          (!agencyId || quote.agencyId === agencyId) &&
          (!teamId || teamOf.get(quote.accountId) === teamId),
      );
  const premiumOf = (quotes: QuoteSummary[]): number =>
    quotes.reduce((sum, { premium }) => sum + Math.round((premium ?? 0) * 100), 0) / 100;
  const isNew = ({ isRenewal, isEndorsement }: QuoteSummary): boolean =>
    !isRenewal && !isEndorsement;
  const isCounted = ({ status }: QuoteSummary): boolean => !LEFT_OUT.includes(status);

  const CALLERS: [string, Omit<TestPerson, 'permissions'>][] = [
    ['staff', { accountType: 'COWBELL' }],
    ['the agency', { accountType: 'AGENCY', organizationId: AGENCY }],
    [
      'a team',
      { accountType: 'AGENCY', organizationId: AGENCY, seesAllTeams: false, teamIds: [TEAM] },
    ],
    ['a stranger', { accountType: 'AGENCY' }],
    ['a carrier', { accountType: 'CARRIER' }],
    ['a cluster', { accountType: 'CLUSTER' }],
    ['an aggregator', { accountType: 'DIGITAL' }],
    ['the policyholder', { accountType: 'CUSTOMER', organizationId: ACCOUNT }],
  ];

  /** Every number of a home beside what the lists hold. */
  async function compare(
    person: Omit<TestPerson, 'permissions'>,
    chosen: Chosen = {},
    zone = 'UTC',
  ): Promise<void> {
    const caller = await as(person);
    const times = timesIn(zone);
    const [inTime, before] = [
      `after=${times.after}&before=${times.before}`,
      `after=${times.previousAfter}&before=${times.previousBefore}`,
    ];
    const home = await read<QuoteHomeResponse>(
      caller,
      `/home?${new URLSearchParams({ ...chosen, ...times })}&currency=USD`,
    );
    const rows = listedOf(caller, chosen);
    const count = async (filters: string) => (await rows(filters)).length;
    expect({
      toFinish: home.toFinish,
      withUnderwriter: home.withUnderwriter,
      referred: home.referred,
      inReview: home.inReview,
      toSign: home.toSign,
      toBind: home.toBind,
    }).toEqual({
      toFinish: await count('status=DRAFT'),
      withUnderwriter: await count('status=REFERRED&status=IN_REVIEW'),
      referred: await count('status=REFERRED&isSnoozed=false'),
      inReview: await count('status=IN_REVIEW&isSnoozed=false'),
      toSign: await count('waitsFor=SIGNATURE'),
      toBind: await count('waitsFor=BIND'),
    });
    const current = (await rows(`currency=USD&${inTime}`)).filter(isCounted);
    const previous = (await rows(`currency=USD&${before}`)).filter(isCounted);
    const timeOf = (quotes: QuoteSummary[]) => ({
      count: quotes.length,
      newBusiness: quotes.filter(isNew).length,
      bound: quotes.filter((quote) => isNew(quote) && quote.boundOn !== null).length,
      premium: premiumOf(quotes),
    });
    expect(home.current).toEqual(timeOf(current));
    const won = await rows(`currency=USD&${inTime}&isWon=true`);
    expect(won.filter(isCounted)).toHaveLength(home.current.bound);
    expect(home.previous).toEqual(timeOf(previous));
    for (const [field, kinds] of [
      ['status', home.byStatus],
      ['product', home.byProduct],
      ['agencyId', home.byAgency],
    ] as const) {
      expect(kinds.map(({ key }) => key).sort()).toEqual(
        [...new Set(current.map((quote) => String(quote[field])))].sort(),
      );
      for (const { key, label, ...time } of kinds) {
        expect(label).not.toBe('');
        expect(time).toEqual(timeOf(current.filter((quote) => quote[field] === key)));
      }
    }
  }

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('organization.saved.v1', organizationSaved(OTHER, 'Lakeside'));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, OTHER, [SECOND_TEAM]));
    await app.deliver('account.created.v1', accountCreated(SECOND, AGENCY, [TEAM]));
    const agency = await as({ accountType: 'AGENCY', organizationId: AGENCY });
    const { body } = await agency.post(API.replace('/search', ''), {
      accountId: SECOND,
      product: 'P250',
    });
    await copyRow(app.dataSource, { table: 'quote', id: String(body.id), count: COPIES, own: OWN });
    await sql(`update quote set sent_on = created where account_id = '${ACCOUNT}'`);
  });
  afterAll(() => app.close());

  it.each(CALLERS)('counts for %s what the lists hold', (_, person) => compare(person));

  it.each(ZONES)('counts in the days of %s what the lists hold', async (zone) => {
    for (const [, person] of CALLERS.slice(0, 3)) await compare(person, {}, zone);
  });

  it('has a row in every status that it counts or leaves out', async () => {
    const staff = await as({ accountType: 'COWBELL' });
    const home = await read<QuoteHomeResponse>(
      staff,
      `/home?${new URLSearchParams(timesIn('UTC'))}&currency=USD`,
    );
    const counted = QUOTE_STATUSES.filter((status) => !LEFT_OUT.includes(status));
    expect(home.byStatus.map(({ key }) => key).sort()).toEqual(counted.sort());
    const there = await sql<{ status: string }>('select distinct status from quote order by 1');
    expect(there).toHaveLength(QUOTE_STATUSES.length);
  });

  it.each(CHOICES)('counts of %s what its rows hold', async (_, chosen) => {
    for (const [, person] of CALLERS.slice(0, 3)) await compare(person, chosen);
  });

  it('leaves out of the inbox what the reader has put aside', async () => {
    const [row] = await sql<{ id: string }>(
      `select id from quote where status = 'REFERRED' limit 1`,
    );
    const userId = randomUUID();
    const staff = await as({ accountType: 'COWBELL', userId });
    const before = await read<QuoteHomeResponse>(
      staff,
      `/home?${new URLSearchParams(timesIn('UTC'))}`,
    );
    await sql(`insert into quote_snooze (user_id, quote_id, until)
      values ('${userId}', '${row?.id}', now() + interval '1 day')`);
    const after = await read<QuoteHomeResponse>(
      staff,
      `/home?${new URLSearchParams(timesIn('UTC'))}`,
    );
    expect(after.referred).toBe(before.referred - 1);
    expect(after.withUnderwriter).toBe(before.withUnderwriter);
  });

  it('follows what changes: status, price, teams and deletion, folded or not', async () => {
    await sql(
      `update quote set status = 'BOUND', premium = 4321, bound_on = created where status = 'READY'`,
    );
    await app.deliver('account.created.v1', {
      ...accountCreated(SECOND, AGENCY, [SECOND_TEAM]),
      version: 2,
    });
    for (const [, person] of CALLERS) await compare(person);
    await app.app.get(QuoteRollupSweep).run();
    expect(await sql('select 1 from quote_tally_change')).toEqual([]);
    for (const [, person] of CALLERS) await compare(person);
    await sql(`update quote set status = 'SIGNED' where status = 'IN_REVIEW'`);
    await sql(`delete from quote where status = 'INVALID'`);
    for (const [, person] of CALLERS) await compare(person);
  });

  it('knows what a quote waits for as the rule tells it, in every status', async () => {
    const [{ id }] = await sql<{ id: string }>('select id from quote limit 1');
    const ON = new Date('2026-03-01T00:00:00Z');
    const dates = [null, ON];
    for (const status of QUOTE_STATUSES) {
      for (const sentOn of dates) {
        for (const signRequestedOn of dates) {
          for (const [kind, signature] of [
            ['NEW', null],
            ['NEW', {}],
            ['ENDORSEMENT', null],
            ['ENDORSEMENT', {}],
          ] as const) {
            const quote = { status, kind, sentOn, signRequestedOn, signature };
            const rows: unknown = await app.dataSource.query(
              `update quote set status = $2, kind = $3, sent_on = $4, sign_requested_on = $5,
                 signature = $6 where id = $1 returning waiting_for as wait`,
              [id, status, kind, sentOn, signRequestedOn, signature],
            );
            expect([quote, rows]).toEqual([quote, [[{ wait: waitOf(quote) }], 1]]);
          }
        }
      }
    }
  });

  it('is rebuilt to the same bytes', () => sameBytes(app.dataSource, 'quote'));

  it.each(['UTC', ...ZONES])('gives by whole days of %s what the rows give', async (timeZone) => {
    const staff = await as({ accountType: 'COWBELL' });
    const from = startOfDay('2026-02-01', timeZone).getTime();
    const path = (groupBy: string, after: number): string =>
      `/aggregate?${new URLSearchParams({
        groupBy,
        timeZone,
        after: new Date(after).toISOString(),
        before: endOfDay('2026-04-02', timeZone).toISOString(),
      })}`;
    for (const groupBy of ['status', 'product', 'agency', 'state', 'month']) {
      const days = await read<QuoteAggregateResponse>(staff, path(groupBy, from));
      // Nothing happens within the second before: the same rows, one by one.
      const rows = await read<QuoteAggregateResponse>(staff, path(groupBy, from - 1_000));
      expect(days.buckets.length).toBeGreaterThan(0);
      expect(days).toEqual(rows);
    }
  });

  it('counts a quote that is made while its account changes the teams', async () => {
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `insert into quote (${await columns()}) select ${await columns('gen_random_uuid()', "'Q-25-9999999'")}
       from quote where account_id = $1 limit 1`,
      [SECOND],
    );
    const changed = app.deliver('account.created.v1', {
      ...accountCreated(SECOND, AGENCY, [TEAM]),
      version: 3,
    });
    await runner.commitTransaction();
    await runner.release();
    await changed;
    for (const [, person] of CALLERS) await compare(person);
  });
});
