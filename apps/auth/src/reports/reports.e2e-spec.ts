import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { read, utils } from '@e965/xlsx';
import type { StoredMail } from '@palisade/platform';
import { Mailbox } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import { sentMails, startApp, TestCaller } from '@palisade/testing';
import { DEMO_PASSWORD } from '../demo/demo-sign-ins';
import { service } from '../main';
import { seed } from '../seed';
import { ReportSweep } from './report-sweep';
import type { ReportResponse } from './reports.dto';

const REPORTS = '/api/auth/v1/me/reports';
const UNPAID = {
  list: 'policies',
  name: 'Unpaid policies',
  search: 'isUnpaid=true&page=4&size=25&sort=endDate%2Casc',
  address: 'unpaid=true',
  every: 'WEEK',
};
const ROW = {
  policyNumber: 'P-26-0000001',
  companyName: '=Red Rock Dental',
  product: 'P250',
  effectiveDate: '2026-01-01',
  endDate: '2027-01-01',
  currency: 'USD',
  totalPremium: 2_443,
  amountDue: 2_736.16,
  balance: 12.5,
  agencyName: 'Harborline',
  status: 'IN FORCE',
};
/** Sunday. */
const NOW = new Date('2026-11-29T15:00:00Z');
const MONDAY = '2026-11-30T11:00:00.000Z';

/** Stands for the policies: 250 of them, a refused search, or nobody at all. */
const asked: { url: string; authorization?: string }[] = [];
let says: 'rows' | 'refuses' | 'forbids' | 'fails' = 'rows';
const policies = createServer(({ url = '', headers }: IncomingMessage, response) => {
  asked.push({ url, authorization: headers.authorization });
  const refuse = (status: number, detail: string): void =>
    void response.writeHead(status).end(JSON.stringify({ detail }));
  if (says === 'refuses') return refuse(400, 'expiresWithin must be a number');
  if (says === 'forbids') return refuse(403, 'You may not do that.');
  if (says === 'fails') return refuse(502, 'down');
  const { searchParams } = new URL(url, 'http://policy');
  const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
  const left = Math.max(0, Math.min(size, 250 - page * size));
  const content = Array.from({ length: left }, () => ROW);
  const totals = { totalElements: 250, totalPages: Math.ceil(250 / size), number: page, size };
  return void response.end(JSON.stringify({ content, ...totals }));
});

describe('reports by mail', () => {
  let app: TestApp;
  let folder: string;
  let agent: TestCaller;
  let broker: TestCaller;
  let rival: TestCaller;

  const login = async (username: string): Promise<TestCaller> => {
    const credentials = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(
      '/api/auth/v1/login',
      credentials,
    );
    return new TestCaller(app.url, body.accessToken);
  };
  const kept = async (caller = agent, query = ''): Promise<ReportResponse[]> =>
    (await caller.get<{ content: ReportResponse[] }>(`${REPORTS}${query}`)).body.content;
  const add = async (report: object, caller = agent): Promise<ReportResponse> =>
    (await caller.post<ReportResponse>(REPORTS, report)).body;
  const sweep = (): Promise<void> => app.app.get(ReportSweep).run();
  const newest = async (): Promise<StoredMail> => (await sentMails(app))[0];
  const fileOf = (mail: StoredMail, at: number): Promise<Buffer> =>
    app.app.get(Mailbox).read(mail.id, at);

  beforeAll(async () => {
    await new Promise<void>((resolve) => policies.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(policies.address() as AddressInfo).port}`;
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-reports-'));
    const env = { DATA_DIR: folder, POLICY_URL: url, ACCESS_TOKEN_MINUTES: '1440' };
    app = await startApp(service, env, { keepKeys: true });
    const goTo = (time: number): void => app.clock.advance(time - app.clock.now().getTime());
    // Tokens live by the time of the machine.
    goTo(Date.now());
    await seed(app.app);
    agent = await login('agent@harborline.example');
    broker = await login('broker@kingsgate.example');
    rival = await login('agent@bluecoast.example');
    goTo(NOW.getTime());
  });
  beforeEach(() => {
    says = 'rows';
    asked.splice(0);
  });
  afterAll(async () => {
    await app.close();
    policies.closeAllConnections();
    policies.close();
    await rm(folder, { recursive: true });
  });

  it('are kept for who asked, once the list has answered to this person', async () => {
    const report = await add(UNPAID);
    expect(report).toMatchObject({
      search: 'isUnpaid=true&sort=endDate%2Casc',
      region: 'US',
      due: MONDAY,
      sent: null,
      failure: null,
    });
    const address = '/api/policy/v1/search?isUnpaid=true&sort=endDate%2Casc&page=0&size=1';
    expect(asked.map(({ url }) => url)).toContain(address);
    expect(await kept()).toEqual([report]);
    expect(await kept(agent, '?list=quotes')).toEqual([]);
    expect(await kept(agent, '?search=unpaid')).toEqual([report]);
    expect(await kept(rival)).toEqual([]);
  });

  it.each([
    ['a search that the list refuses', {}, 'refuses', 400, 'expiresWithin must be a number'],
    ['a list that the caller may not see', {}, 'forbids', 403, 'You may not do that.'],
    ['a list that does not answer', {}, 'fails', 503, 'The list does not answer at the moment.'],
    ['a list that there is not', { list: 'secrets' }, 'rows', 400, undefined],
    ['a rhythm that there is not', { every: 'DAY' }, 'rows', 400, undefined],
    ['no name', { name: ' ' }, 'rows', 400, undefined],
    ['a name twice', {}, 'rows', 409, 'You have a report with this name already.'],
  ] as const)('are refused with %s', async (_, change, answer, status, detail) => {
    says = answer;
    const name = status === 409 || 'name' in change ? UNPAID.name : 'Another';
    const refused = await agent.post<{ detail: string }>(REPORTS, { ...UNPAID, name, ...change });
    expect(refused.status).toBe(status);
    if (detail) expect(refused.body.detail).toBe(detail);
    expect(await kept()).toHaveLength(1);
  });

  it('come on Monday with all rows as PDF and as workbook, and once', async () => {
    const before = (await sentMails(app)).length;
    await sweep();
    expect(await sentMails(app)).toHaveLength(before);
    app.clock.advance(new Date(MONDAY).getTime() - NOW.getTime());
    await Promise.all([sweep(), sweep()]);
    const mails = await sentMails(app);
    expect(mails).toHaveLength(before + 1);
    const [mail] = mails;
    expect([mail.to, mail.subject]).toEqual([
      'agent@harborline.example',
      'Unpaid policies: Policies of November 30, 2026',
    ]);
    expect(mail.text).toContain('number of rows: 250');
    expect(mail.text).toContain('The next one comes on December 7, 2026.');
    expect(mail.text).toContain('/agency/policies?unpaid=true');
    expect(mail.text).not.toContain('Only the first');
    expect(mail.attachments?.map(({ name }) => name)).toEqual([
      'Unpaid-policies-2026-11-30.pdf',
      'Unpaid-policies-2026-11-30.xlsx',
    ]);
    const [report] = await kept();
    expect(report).toMatchObject({ sentRows: 250, due: '2026-12-07T11:00:00.000Z' });
  });

  it('have the headings and words of the list, and amounts that can be summed', async () => {
    const mail = await newest();
    expect(String((await fileOf(mail, 0)).subarray(0, 5))).toBe('%PDF-');
    const book = read(await fileOf(mail, 1));
    const [heads, row, ...rest] = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]], {
      header: 1,
      raw: true,
    });
    expect(rest).toHaveLength(249);
    expect(heads?.join(' | ')).toBe(
      'Policy or Binder Number | Client | Product | Effective | Expiration | ' +
        'Total premium | Billed | Due | Status',
    );
    const [number, client, product, effective, ends, ...amounts] = row;
    expect([number, client, product]).toEqual(['P-26-0000001', '=Red Rock Dental', 'Prime 250']);
    expect([effective, ends]).toEqual([46_023, 46_388]);
    expect(amounts).toEqual([2_443, 2_736.16, 12.5, 'In force']);
  });

  it('come now when asked for, in the edition that they were asked for in', async () => {
    const monthly = { ...UNPAID, name: 'Book', every: 'MONTH', region: 'UK' };
    const { id, due } = await add(monthly, broker);
    expect(due).toBe('2026-12-01T06:00:00.000Z');
    expect((await agent.post(`${REPORTS}/${id}/send`, {})).status).toBe(404);
    expect((await broker.post(`${REPORTS}/${id}/send`, {})).status).toBe(200);
    await sweep();
    const mail = await newest();
    expect([mail.to, mail.subject]).toEqual([
      'broker@kingsgate.example',
      'Book: Policies of 30 November 2026',
    ]);
    expect(mail.text).toMatch(/http:\/\/uk\.[^/]+\/agency\/policies\?unpaid=true/);
    expect(await kept(broker)).toMatchObject([{ due, sentRows: 250 }]);
  });

  it('wait for a list that does not answer, and say why a list refuses', async () => {
    const [{ id }] = await kept();
    const before = (await sentMails(app)).length;
    says = 'fails';
    await agent.post(`${REPORTS}/${id}/send`, {});
    await expect(sweep()).rejects.toThrow('The list does not answer');
    await sweep();
    expect(await sentMails(app)).toHaveLength(before);
    says = 'forbids';
    app.clock.advance(600_000);
    await sweep();
    const mail = await newest();
    expect(mail.subject).toBe('“Unpaid policies” could not be written');
    expect(mail.text).toContain('You may not do that.');
    expect(mail.text).toContain('The next try is on December 7, 2026.');
    expect(await kept()).toMatchObject([{ failure: 'You may not do that.' }]);
  });

  it('are called otherwise and come in another rhythm', async () => {
    const [{ id }] = await kept();
    const changed = await agent.put(`${REPORTS}/${id}`, { name: 'Owed', every: 'MONTH' });
    expect(changed.body).toMatchObject({ name: 'Owed', due: '2026-12-01T11:00:00.000Z' });
    expect((await rival.put(`${REPORTS}/${id}`, { name: 'Mine', every: 'WEEK' })).status).toBe(404);
    expect(await kept()).toMatchObject([{ name: 'Owed', every: 'MONTH' }]);
  });

  it('are not more than twenty of a person', async () => {
    for (let n = 0; n < 20; n++) await agent.post(REPORTS, { ...UNPAID, name: `Report ${n}` });
    expect(await kept()).toHaveLength(20);
  });

  it('come no more once they are deleted, though they were due', async () => {
    const [{ id }] = await kept(broker);
    const before = (await sentMails(app)).length;
    // Its own turn would come between the calls.
    const held = jest.spyOn(app.app.get(ReportSweep), 'pass').mockResolvedValue(false);
    await broker.post(`${REPORTS}/${id}/send`, {});
    expect((await rival.send('DELETE', `${REPORTS}/${id}`)).status).toBe(404);
    expect((await broker.send('DELETE', `${REPORTS}/${id}`)).status).toBe(204);
    held.mockRestore();
    await sweep();
    expect([await kept(broker), (await sentMails(app)).length]).toEqual([[], before]);
  });
});
