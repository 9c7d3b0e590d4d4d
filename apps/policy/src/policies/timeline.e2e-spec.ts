import { randomUUID } from 'node:crypto';
import type { TestApp, TestPerson } from '@palisade/testing';
import { sealActivity } from '@palisade/platform';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import {
  ACCOUNT,
  AGENCY,
  CARRIER,
  bound,
  accountCreated,
  agencySaved,
} from './policy-world.fixture';

const API = '/api/policy/v1';

describe('the timeline of a policy', () => {
  let app: TestApp;
  let id: string;

  const read = async (person: Omit<TestPerson, 'permissions'>, path = 'timeline') => {
    const caller = await app.signIn({ ...person, permissions: ['policy:view'] });
    return caller.get(`${API}/${id}/${path}`);
  };
  const actionsFor = async (person: Omit<TestPerson, 'permissions'>): Promise<unknown[]> => {
    const { body } = await read(person);
    return (body.content as { action: string }[]).map(({ action }) => action);
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    await app.deliver('agency.saved.v1', agencySaved(true));
    id = (await bound(app, {}, {}, ACCOUNT)).policyId;
    const accounting = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['policy:check-in-mail'],
    });
    await accounting.put(`${API}/description/${id}`, { description: 'Check In Mail' });
  });
  afterAll(() => app.close());

  const insured = { accountType: 'CUSTOMER', organizationId: ACCOUNT } as const;

  it.each<[string, Omit<TestPerson, 'permissions'>, boolean]>([
    ['staff', { accountType: 'COWBELL' }, true],
    ['its agency', { accountType: 'AGENCY', organizationId: AGENCY }, true],
    ['the insured', insured, false],
    ['its carrier', { accountType: 'CARRIER', organizationId: CARRIER }, false],
  ])('tells %s', async (_, person, isToldOfMark) => {
    const mark = isToldOfMark ? ['policy.describe'] : [];
    expect(await actionsFor(person)).toEqual([...mark, 'policy.issue', 'policy.bind']);
  });

  it('tells a mailed code what the insured is told', async () => {
    const confined = { ...insured, onlyPolicyId: id };
    expect(await actionsFor(confined)).toEqual(await actionsFor(insured));
    expect((await read({ ...insured, onlyPolicyId: randomUUID() })).status).toBe(401);
  });

  it.each<[string, Omit<TestPerson, 'permissions'>]>([
    ['another agency', { accountType: 'AGENCY' }],
    ['another insured', { accountType: 'CUSTOMER' }],
    ['another carrier', { accountType: 'CARRIER' }],
  ])('is not there for %s', async (_, person) => {
    expect((await read(person)).status).toBe(404);
    expect((await read(person, 'timeline/verification')).status).toBe(404);
  });

  it('names the system where nobody asked, and the change of a field from what to what', async () => {
    const { body } = await read({ accountType: 'COWBELL' });
    const [marked, issued] = body.content as { by: object; changes: object[] }[];
    expect(issued.by).toEqual({ name: null, kind: 'SYSTEM' });
    expect(marked.changes).toEqual([
      { field: 'description', kind: 'TEXT', from: null, to: 'Check In Mail' },
    ]);
  });

  it('names the record that somebody changed', async () => {
    const verify = async () => (await read(insured, 'timeline/verification')).body;
    await sealActivity(app.dataSource);
    expect(await verify()).toEqual({ holds: true, records: 3, brokenAt: null });
    const [{ id: changed }] = await app.dataSource.query<{ id: string }[]>(
      `select id from activity where subject_id = $1 and action = 'policy.issue'`,
      [id],
    );
    await app.dataSource.query(`alter table activity disable trigger all;
      update activity set after = '{"status": "VOID"}' where id = '${changed}';
      alter table activity enable trigger all;`);
    expect(await verify()).toEqual({ holds: false, records: 3, brokenAt: changed });
  });

  it('is in the log of its agency, and not in that of another', async () => {
    const log = async (organizationId: string, path: string) => {
      const person = { accountType: 'AGENCY', organizationId } as const;
      const caller = await app.signIn({ ...person, permissions: ['activity:view'] });
      return (await caller.get(`${API}/activities${path}`)).body;
    };
    const told = await log(AGENCY, `?policyId=${id}`);
    const entries = told.entries as { action: string }[];
    const agency = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    expect(entries.map(({ action }) => action)).toEqual(await actionsFor(agency));
    const { buckets } = await log(AGENCY, `/aggregate?groupBy=subject&policyId=${id}`);
    expect(buckets).toEqual([{ key: 'policy', count: entries.length }]);
    expect(await log(randomUUID(), '')).toEqual({ entries: [], total: 0 });
  });
});
