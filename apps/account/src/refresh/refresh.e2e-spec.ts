import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { DEMO_COMPANIES } from '../demo/demo-companies';
import { service } from '../main';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const TEAM = randomUUID();
const PERMISSIONS = [
  'account:view',
  'account:create',
  'account:refresh',
  'account:scan',
  'risk:view',
];
const [DENTIST] = DEMO_COMPANIES;

describe('company data from its sources', () => {
  let app: TestApp;
  let agency: TestCaller;
  let staff: TestCaller;
  let known: string;
  let typed: string;

  beforeAll(async () => {
    app = await startApp(service);
    const team = { teamId: TEAM, organizationId: AGENCY, name: 'East', default: true };
    const state = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...state });
    agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: PERMISSIONS,
    });
    staff = await app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
    const { cbid, name, phone, address1, city, state: code, zipCode, country } = DENTIST;
    const draft = { name, phone, address1, city, state: code, zipCode, country };
    const make = async (change: object): Promise<string> => {
      const body = { ...draft, teams: [{ id: TEAM }], ...change };
      return String((await agency.post(API, body)).body.id);
    };
    known = await make({ cbid });
    typed = await make({ name: 'Unheard Of' });
    const origin = (source: string) => ({ source, at: '2026-01-01T00:00:00.000Z', by: null });
    const origins = { revenue: origin('TYPED'), yearEstablished: origin('DIRECTORY') };
    await app.dataSource.query(
      `update account set revenue = 100, year_established = 1900, fact_origins = $2 where id = $1`,
      [known, origins],
    );
  });
  afterAll(() => app.close());

  const changesTold = (id: string): Promise<{ changed: string[]; ratingChanged: boolean }[]> =>
    app.dataSource.query(
      `select body -> 'data' -> 'changed' as changed,
              (body -> 'data' ->> 'ratingChanged')::boolean as "ratingChanged"
       from outbox where subject = $1 and type = 'account.changed.v1' order by sequence`,
      [id],
    );

  it('is taken over again where nobody typed it, and open quotes are told', async () => {
    const { status, body } = await staff.post(`${API}/refresh/${known}`);
    expect([status, body.revenue, body.yearEstablished]).toEqual([200, 1, DENTIST.yearEstablished]);
    expect(await changesTold(known)).toEqual([
      { changed: ['yearEstablished'], ratingChanged: true },
    ]);
    expect((await agency.get(`${API}/timeline/${known}`)).status).not.toBe(500);
  });

  it('changes nothing when the directory knows nothing new', async () => {
    expect((await agency.post(`${API}/agency/refresh/${known}`)).status).toBe(200);
    expect(await changesTold(known)).toHaveLength(1);
  });

  it('reloads all sources: the directory now, the domain by a scan', async () => {
    const { status } = await staff.post(`${API}/reload/${known}`);
    expect(status).toBe(200);
    const scan = await eventually(async () => {
      const { body } = await agency.get(`${API}/scan/${known}`);
      return body.finished ? body : undefined;
    });
    expect(scan).toMatchObject({ status: 'DONE', domainName: DENTIST.domainName });
  });

  it('is refused where there is no source, and to who may not see the account', async () => {
    const refused = await staff.post(`${API}/refresh/${typed}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_IN_DIRECTORY']);
    expect((await staff.post(`${API}/reload/${typed}`)).body.code).toBe('NO_SOURCES');
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: PERMISSIONS });
    for (const path of ['refresh', 'agency/refresh', 'reload']) {
      expect((await rival.post(`${API}/${path}/${known}`)).status).toBe(404);
    }
  });

  it('finds the same company with another agency, for staff alone', async () => {
    const [RIVAL, THEIR_TEAM] = [randomUUID(), randomUUID()];
    const team = { teamId: THEIR_TEAM, organizationId: RIVAL, name: 'West', default: true };
    const state = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...state });
    const rival = await app.signIn({
      accountType: 'AGENCY',
      organizationId: RIVAL,
      permissions: PERMISSIONS,
    });
    const { phone, address1, city, state: code, zipCode, country, name } = DENTIST;
    const other = await rival.post(API, {
      name: `The ${name}, LLC`,
      phone,
      address1,
      city,
      state: code,
      zipCode,
      country,
      teams: [{ id: THEIR_TEAM }],
    });
    const { body } = await staff.get(`${API}/duplicates/${known}`);
    expect(body.accounts).toEqual([
      {
        accountId: other.body.id,
        name: `The ${name}, LLC`,
        agencyName: null,
        status: 'Open',
        sameBy: 'NAME_AND_ADDRESS',
      },
    ]);
    expect((await agency.get(`${API}/duplicates/${known}`)).status).toBe(403);
    expect((await staff.get(`${API}/duplicates/${randomUUID()}`)).status).toBe(404);
  });
});
