import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { service } from '../main';

const TEAM = randomUUID();
const OTHER_TEAM = randomUUID();
const AGENCY = randomUUID();
const RIVAL = randomUUID();
const PERMISSIONS = ['account:view', 'account:create'];

function draft(name: string, teamId = TEAM): Record<string, unknown> {
  return {
    name,
    phone: '702-555-0134',
    address1: '10 Canyon Road',
    city: 'Las Vegas',
    state: 'NV',
    zipCode: '89101',
    country: 'USA',
    teams: [{ id: teamId }],
  };
}

describe('accounts', () => {
  let app: TestApp;
  let agency: TestCaller;
  let rival: TestCaller;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    for (const [id, name] of [
      [AGENCY, 'Harborline'],
      [RIVAL, 'Rival'],
    ]) {
      await app.deliver('organization.saved.v1', {
        organizationId: id,
        accountType: 'AGENCY',
        name,
        fullName: null,
        hostname: null,
        locationAlias: 'US',
        enforceMfa: false,
        deleted: false,
        version: 1,
        scope: scopeOf({}),
      });
    }
    for (const [teamId, organizationId] of [
      [TEAM, AGENCY],
      [OTHER_TEAM, AGENCY],
      [randomUUID(), RIVAL],
    ]) {
      const team = { teamId, organizationId, name: 'East', default: true, replacedBy: null };
      await app.deliver('team.saved.v1', {
        ...team,
        deleted: false,
        version: 1,
        scope: scopeOf({}),
      });
    }
    const sign = (accountType: 'AGENCY' | 'COWBELL', organizationId: string): Promise<TestCaller> =>
      app.signIn({ accountType, organizationId, permissions: PERMISSIONS });
    agency = await sign('AGENCY', AGENCY);
    rival = await sign('AGENCY', RIVAL);
    staff = await sign('COWBELL', randomUUID());
  });
  afterAll(() => app.close());

  it('creates an account and answers it with the names of its agency and team', async () => {
    const made = await agency.post('/api/account/v1', draft('Red Rock Dental'));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: 'Red Rock Dental',
      status: 'Open',
      phone: '+17025550134',
      agencyName: 'Harborline',
      teams: [{ id: TEAM, name: 'East' }],
    });
    const read = await agency.get(`/api/account/v1/${String(made.body.id)}`);
    expect(read.body).toEqual(made.body);
  });

  it('publishes account.created and records who did it, in the same transaction', async () => {
    const { body } = await agency.post('/api/account/v1', draft('Blue Mesa Labs'));
    const event = await eventually(async () => {
      const [row] = await app.dataSource.query(
        `select body from outbox where subject = $1 and type = 'account.created.v1'
         and published is not null`,
        [body.id],
      );
      return row as { body: object } | undefined;
    });
    expect(event.body).toMatchObject({
      type: 'account.created.v1',
      tenant: AGENCY,
      data: {
        version: 1,
        insured: { name: 'Blue Mesa Labs', timeZone: 'America/Los_Angeles' },
        currency: 'USD',
        scope: { agencyId: AGENCY },
      },
    });
    const records = await app.dataSource.query(
      `select action, actor from activity where subject_id = $1`,
      [body.id],
    );
    expect(records).toMatchObject([{ action: 'account.create', actor: { name: 'Test Person' } }]);
  });

  it('refuses the same company twice and leaves no event behind', async () => {
    await agency.post('/api/account/v1', draft('Twice Ltd'));
    const count = (): Promise<[{ count: string }]> =>
      app.dataSource.query('select count(*) from outbox');
    const [before] = await count();
    const again = await agency.post('/api/account/v1', draft('TWICE ltd'));
    const detail = 'Cannot create account. There is Twice Ltd already.';
    const errors = [{ pointer: '/name', detail }];
    expect(again).toMatchObject({ status: 409, body: { detail, errors } });
    expect((await count())[0]).toEqual(before);
    expect((await staff.post('/api/account/v1', draft('x', TEAM))).status).toBe(400);
  });

  it('asks for the team of a new account', async () => {
    const answer = await agency.post('/api/account/v1', { ...draft('Teamless'), teams: [] });
    const errors = [{ pointer: '/teams', detail: 'Please select a Team.' }];
    expect(answer).toMatchObject({ status: 400, body: { errors } });
  });

  it('shows an account to its agency and to staff, and to no other agency', async () => {
    const { body } = await agency.post('/api/account/v1', draft('Walled Garden'));
    const address = `/api/account/v1/${String(body.id)}`;
    expect((await agency.get(address)).status).toBe(200);
    expect((await staff.get(address)).status).toBe(200);
    const foreign = await rival.get(address);
    const absent = await rival.get(`/api/account/v1/${randomUUID()}`);
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, instance: '', correlationId: '' }).toEqual({
      ...absent.body,
      instance: '',
      correlationId: '',
    });
    const list = await rival.get('/api/account/v1/search?search=Walled');
    expect(list.body).toMatchObject({ totalElements: 0, content: [] });
  });

  it('shows a producer only the accounts of the own teams', async () => {
    await agency.post('/api/account/v1', draft('Team East'));
    await agency.post('/api/account/v1', draft('Team West', OTHER_TEAM));
    const producer = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: PERMISSIONS,
      teamIds: [OTHER_TEAM],
      seesAllTeams: false,
    });
    const list = await producer.get<{ content: { name: string }[] }>('/api/account/v1/search');
    expect(list.body.content.map(({ name }) => name)).toEqual(['Team West']);
    expect((await producer.post('/api/account/v1', draft('Not mine'))).status).toBe(400);
  });

  it('searches, sorts and pages', async () => {
    for (const name of ['Zed 100%', 'alpha 100%', 'Beta 100%']) {
      await agency.post('/api/account/v1', draft(name));
    }
    const names = async (query: string): Promise<string[]> => {
      const list = await agency.get<{ content: { name: string }[] }>(
        `/api/account/v1/search?${query}`,
      );
      return list.body.content.map(({ name }) => name);
    };
    expect(await names('search=100%25')).toEqual(['alpha 100%', 'Beta 100%', 'Zed 100%']);
    expect(await names('search=100%25&sort=name,desc&size=2')).toEqual(['Zed 100%', 'Beta 100%']);
    expect(await names('search=100%25&size=2&page=1')).toEqual(['Zed 100%']);
    const { body } = await agency.get<{ content: { id: string }[] }>(
      '/api/account/v1/search?search=100%25',
    );
    const ids = body.content.slice(1).map(({ id }) => `ids=${id}`);
    expect(await names(ids.join('&'))).toEqual(['Beta 100%', 'Zed 100%']);
    expect(await names(`${ids[0]}&search=zed`)).toEqual([]);
    expect(await names('search=1_0')).toEqual([]);
  });

  it('answers the whole list as CSV with formulas neutralised', async () => {
    await agency.post('/api/account/v1', draft('=1+1'));
    const path = '/api/account/v1/search?search=%3D1&size=1';
    const csv = await agency.send<string>('GET', path, undefined, { accept: 'text/csv, */*' });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.body).toContain(`"'=1+1"`);
    const none = '/api/account/v1/search?search=nobody+is+called+this';
    const empty = await agency.send<string>('GET', none, undefined, { accept: 'text/csv' });
    expect(empty.body).toBe(`${csv.body.split('\n')[0]}\n`);
  });

  it('refuses a caller without the permission', async () => {
    const reader = await app.signIn({ accountType: 'AGENCY', permissions: ['account:view'] });
    expect((await reader.post('/api/account/v1', draft('No'))).status).toBe(403);
  });
});
