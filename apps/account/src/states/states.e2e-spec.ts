import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import type { TimelineEntry } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

interface Found {
  id: string;
  stateName: string;
  stateNameAbbrv: string;
  isOpen: boolean;
}

const TABLE = '/api/account/v1/state';
const FOR_ALL = '/api/account/v1/states';
const PUERTO_RICO = { stateName: 'Puerto Rico', stateNameAbbrv: 'PR' };

describe('the table of states', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agent: TestCaller;
  const agencyId = randomUUID();
  const teamId = randomUUID();

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['create', 'edit', 'delete'].map((name) => `state:${name}`);
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    const rights = ['account:create', 'account:view', 'license:create', 'license:view'];
    agent = await app.signIn({
      accountType: 'AGENCY',
      organizationId: agencyId,
      permissions: rights,
    });
    const scope = scopeOf({ agencyId });
    await app.deliver('organization.saved.v1', {
      organizationId: agencyId,
      accountType: 'AGENCY',
      name: 'Harborline',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      version: 1,
      scope,
    });
    const team = { teamId, organizationId: agencyId, name: 'Main Team', default: true };
    const event = { ...team, replacedBy: null, deleted: false, scope, version: 1 };
    await app.deliver('team.saved.v1', event);
  });
  afterAll(() => app.close());

  const found = async (search: string): Promise<Found[]> => {
    const { body } = await staff.get<{ content: Found[] }>(`${TABLE}/search?search=${search}`);
    return body.content;
  };
  const told = async (state: string): Promise<boolean[]> => {
    const rows: { isOpen: boolean }[] = await app.dataSource.query(
      `select (body -> 'data' -> 'isOpen')::boolean as "isOpen" from outbox
       where type = 'state.saved.v1' and subject = $1 order by sequence`,
      [state],
    );
    return rows.map(({ isOpen }) => isOpen);
  };

  it('is found by name and by abbreviation, in the order that is asked for', async () => {
    expect(await found('new+')).toHaveLength(4);
    expect(await found('tx')).toMatchObject([{ stateName: 'Texas', isOpen: true }]);
    const { body } = await staff.get<{ content: Found[] }>(
      `${TABLE}/search?size=1&sort=stateNameAbbrv,desc`,
    );
    expect(body).toMatchObject({ totalElements: 51, content: [{ stateNameAbbrv: 'WY' }] });
  });

  it('takes a territory for licences, which can not be open', async () => {
    const open = await staff.post(TABLE, { ...PUERTO_RICO, isOpen: true });
    expect(open).toMatchObject({ status: 400, body: { errors: [{ pointer: '/isOpen' }] } });
    const license = { state: 'PR', number: 'PR 1', npn: '12345', expirationDate: '2099-12-31' };
    const licensed = () =>
      agent.post('/api/agency/v1/license', { ...license, activeResidentState: false });
    expect((await licensed()).status).toBe(400);

    const made = await staff.post<Found>(TABLE, PUERTO_RICO);
    expect(made).toMatchObject({ status: 201, body: { ...PUERTO_RICO, isOpen: false } });
    expect(await told('PR')).toEqual([false]);
    expect((await agent.get<Found[]>(FOR_ALL)).body).toContainEqual(made.body);
    for (const again of [PUERTO_RICO, { ...PUERTO_RICO, stateNameAbbrv: 'PX' }]) {
      expect((await staff.post(TABLE, again)).status).toBe(409);
    }
    const held = await licensed();
    expect([held.status, held.body]).toEqual([201, expect.objectContaining({ state: 'PR' })]);
    const one = `${TABLE}/${made.body.id}`;
    const refused = await staff.send('DELETE', one);
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: 'The state is in use: 1 license names it.' },
    });
    const renamed = { stateName: 'Borinquen', stateNameAbbrv: 'PR' };
    expect((await staff.put(one, renamed)).body).toMatchObject(renamed);
    const { body } = await staff.get<Page<TimelineEntry>>(`${one}/timeline`);
    expect(body.content).toMatchObject([
      {
        action: 'state.change',
        by: { kind: 'PERSON' },
        changes: [{ field: 'name', from: PUERTO_RICO.stateName, to: 'Borinquen' }],
      },
      { action: 'state.add', changes: [] },
    ]);
    expect((await staff.put(one, { ...renamed, stateNameAbbrv: 'BQ' })).status).toBe(409);
  });

  it('keeps a state in which clients lie, and may close it', async () => {
    const client = await agent.post('/api/account/v1', {
      name: 'Alder Creek Dental',
      phone: '307-555-0134',
      address1: '10 Canyon Road',
      city: 'Cheyenne',
      state: 'WY',
      zipCode: '82001',
      country: 'USA',
      teams: [{ id: teamId }],
    });
    expect(client.status).toBe(201);
    const [{ id, ...wyoming }] = await found('wyoming');
    const one = `${TABLE}/${id}`;
    expect((await staff.send('DELETE', one)).body).toMatchObject({ code: 'STATE_IN_USE' });
    const closed = await staff.put(one, { ...wyoming, isOpen: false });
    expect(closed.body).toMatchObject({ stateNameAbbrv: 'WY', isOpen: false });
    expect(await told('WY')).toEqual([false]);
    const { isOpen: _, ...names } = wyoming;
    expect((await staff.put(one, names)).body).toMatchObject({ isOpen: false });
  });

  it('is not told of any more when it is deleted, until it is added again', async () => {
    const [{ id, ...vermont }] = await found('vermont');
    const one = `${TABLE}/${id}`;
    expect((await staff.send('DELETE', one)).status).toBe(204);
    expect((await staff.send('DELETE', one)).status).toBe(404);
    expect((await staff.put(one, vermont)).status).toBe(404);
    expect(await found('vermont')).toEqual([]);
    const { body: history } = await staff.get<Page<TimelineEntry>>(`${one}/timeline`);
    expect(history.content).toMatchObject([{ action: 'state.remove', by: { kind: 'PERSON' } }]);
    const verified = await staff.get(`${one}/timeline/verification`);
    expect(verified.body).toMatchObject({ holds: true, records: 1 });
    for (const call of ['timeline', 'timeline/verification']) {
      expect(await staff.get(`${TABLE}/${randomUUID()}/${call}`)).toMatchObject({
        status: 404,
        body: { code: 'STATE_NOT_FOUND' },
      });
    }
    expect((await staff.post(TABLE, vermont)).status).toBe(201);
    expect(await told('VT')).toEqual([false, true]);
  });

  it.each([
    ['/stateName', { ...PUERTO_RICO, stateName: '' }],
    ['/stateName', { ...PUERTO_RICO, stateName: 'x'.repeat(101) }],
    ['/stateNameAbbrv', { ...PUERTO_RICO, stateNameAbbrv: 'pr' }],
    ['/stateNameAbbrv', { stateName: 'Guam' }],
    ['/isOpen', { stateName: 'Guam', stateNameAbbrv: 'GU', isOpen: 'yes' }],
  ])('refuses %s of %j', async (pointer, body) => {
    const answer = await staff.post(TABLE, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });
});
