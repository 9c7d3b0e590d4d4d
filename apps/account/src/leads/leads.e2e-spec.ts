import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const AGENCY = randomUUID();
const TEAM = randomUUID();
const LEADS = '/api/sales/v1/leads';
const permissions = [
  'account:view',
  'account:create',
  'account:decline',
  'account:certify',
  'note:view',
  'note:create',
];

interface Lead {
  id: string;
  companyName: string;
  status: string;
  source: string;
  synced: string;
}

describe('sales leads', () => {
  let app: TestApp;
  let agency: TestCaller;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('team.saved.v1', {
      teamId: TEAM,
      organizationId: AGENCY,
      name: 'East',
      default: true,
      replacedBy: null,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

  const account = async (name: string): Promise<string> => {
    const made = await agency.post<{ id: string }>('/api/account/v1', {
      name,
      phone: '702-555-0134',
      address1: '10 Canyon Road',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      country: 'USA',
      teams: [{ id: TEAM }],
    });
    return made.body.id;
  };
  const sync = (accountId: string, caller = staff) =>
    caller.post<Lead>(`/api/account/v1/sync-leads/${accountId}`);
  const leads = async (query = '', caller = staff) =>
    (await caller.get<{ content: Lead[] }>(`${LEADS}${query}`)).body.content;

  it('carries an account as one lead, told again as it stands', async () => {
    const accountId = await account('Alder Creek Logistics');
    const first = await sync(accountId);
    expect(first.status).toBe(202);
    const lead = { accountId, companyName: 'Alder Creek Logistics', source: 'TYPED' };
    expect(await leads('?search=alder')).toEqual([
      { id: first.body.id, ...lead, status: 'NEW', synced: expect.any(String) },
    ]);
    const reason = { reason: 'Too many claims.', reasonSummary: 'Claims history' };
    const declined = await staff.put(`/api/account/v1/decline/${accountId}`, reason);
    expect(declined.status).toBe(200);
    expect((await sync(accountId)).body).toMatchObject({ id: first.body.id, status: 'LOST' });
    expect(await leads('?search=alder&status=LOST')).toHaveLength(1);
    expect(await leads('?search=alder&status=NEW')).toEqual([]);
    expect(await leads('?search=alder&source=DIRECTORY')).toEqual([]);
  });

  it('are no rows of others, and an unknown account is no lead', async () => {
    const accountId = await account('Birch Lane Clinic');
    const { id } = (await sync(accountId)).body;
    expect(await leads('', agency)).toEqual([]);
    expect((await agency.get(`/api/sales/v1/notes/${id}`)).status).toBe(404);
    expect((await sync(accountId, agency)).status).toBe(404);
    expect((await sync(randomUUID())).status).toBe(404);
    expect((await staff.get(`${LEADS}?status=OPEN`)).status).toBe(400);
  });

  it('are noted of, and only the author changes a note', async () => {
    const { id } = (await sync(await account('Cedar Row Press'))).body;
    const notes = `/api/sales/v1/notes/${id}`;
    const note = { noteType: 'GENERAL', text: 'Call again in May.' };
    const added = await staff.post<{ noteId: string }>(notes, note);
    expect(added.status).toBe(201);
    const one = `${notes}/${added.body.noteId}`;
    expect((await staff.put(one, { ...note, text: 'Call again in June.' })).status).toBe(200);
    const read = async () => (await staff.get<{ content: object[] }>(notes)).body.content;
    expect(await read()).toEqual([expect.objectContaining({ text: 'Call again in June.' })]);
    expect((await staff.post(notes, { ...note, text: ' ' })).status).toBe(400);
    expect((await staff.post(notes, { ...note, attachments: [randomUUID()] })).status).toBe(400);
    const other = await app.signIn({ accountType: 'COWBELL', permissions });
    expect((await other.send('DELETE', one)).status).toBe(403);
    expect((await staff.send('DELETE', one)).status).toBe(204);
    expect(await read()).toEqual([]);
  });
});
