import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { ACCOUNT, AGENCY, NOTICE, accountCreated, policyIssued } from './claim-world.fixture';

const API = '/api/claims/v1';
const PERMISSIONS = [
  'claim:view',
  'claim:create',
  'claim:file',
  'claim:manage',
  'claim:reserve',
  'activity:view',
];

interface Entry {
  action: string;
  by: { name: string | null; kind: string };
  changes: { field: string; from: unknown; to: unknown }[];
}

describe('the timeline of a claim', () => {
  let app: TestApp;
  let id: string;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: PERMISSIONS });
  const read = async (person: Omit<TestPerson, 'permissions'>): Promise<Entry[]> => {
    const { status, body } = await (await as(person)).get(`${API}/${id}/timeline`);
    expect(status).toBe(200);
    return body.content as Entry[];
  };
  const insured = { accountType: 'CUSTOMER', organizationId: ACCOUNT } as const;

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    const policyId = randomUUID();
    await app.deliver('policy.issued.v1', policyIssued(policyId));
    const customer = await as(insured);
    const made = await customer.post('/api/policy/v1/claim', { policyId, ...NOTICE });
    id = String(made.body.claimId);
    expect((await customer.put(`${API}/${id}`, { isFiled: true })).status).toBe(200);
    const staff = await as({ accountType: 'COWBELL' });
    expect((await staff.post(`${API}/claimsFile`, { claimId: id })).status).toBe(201);
  });
  afterAll(() => app.close());

  it.each<[string, Omit<TestPerson, 'permissions'>]>([
    ['the insured', insured],
    ['its agency', { accountType: 'AGENCY', organizationId: AGENCY }],
    ['staff', { accountType: 'COWBELL' }],
  ])('tells %s', async (_, person) => {
    const entries = await read(person);
    expect(entries.map(({ action }) => action)).toEqual([
      'claim.openFile',
      'claim.file',
      'claim.save',
      'claim.create',
    ]);
    expect(entries[1].changes).toContainEqual({
      field: 'status',
      kind: 'STATUS',
      from: 'UN_FILED',
      to: 'FILED',
    });
  });

  it('keeps the file of the claims team to staff, and what happened at the insured to the claim', async () => {
    expect(JSON.stringify(await read(insured))).not.toContain('fileStatus');
    const told = JSON.stringify(await read({ accountType: 'COWBELL' }));
    expect(told).toContain('fileStatus');
    expect(told).not.toContain('lossDescription');
  });

  it.each<[string, Omit<TestPerson, 'permissions'>, boolean]>([
    ['the insured', insured, false],
    ['its agency', { accountType: 'AGENCY', organizationId: AGENCY }, true],
    ['staff', { accountType: 'COWBELL' }, true],
  ])("tells %s who of the provider's staff opened the file: %s", async (_, person, isNamed) => {
    const [opened, filed] = await read(person);
    expect(opened.by).toEqual({ name: isNamed ? expect.any(String) : null, kind: 'PERSON' });
    expect(filed.by).toEqual({ name: expect.any(String), kind: 'PERSON' });
  });

  it.each<[string, Omit<TestPerson, 'permissions'>]>([
    ['another agency', { accountType: 'AGENCY' }],
    ['another insured', { accountType: 'CUSTOMER' }],
    ['a mailed code', { ...insured, onlyPolicyId: randomUUID() }],
  ])('is not there for %s', async (_, person) => {
    const caller = await as(person);
    expect((await caller.get(`${API}/${id}/timeline`)).status).toBe(404);
    expect((await caller.get(`${API}/${id}/timeline/verification`)).status).toBe(404);
  });

  it('is verified', async () => {
    const { body } = await (await as(insured)).get(`${API}/${id}/timeline/verification`);
    expect(body).toEqual({ holds: true, records: 4, brokenAt: null });
  });

  it('is in the log of staff, and not in that of another agency', async () => {
    const staff = { accountType: 'COWBELL' } as const;
    const { body } = await (await as(staff)).get(`${API}/activities?first=100`);
    const entries = body.entries as (Entry & { subjectId: string })[];
    const actions = entries.filter(({ subjectId }) => subjectId === id).map(({ action }) => action);
    expect(actions).toEqual((await read(staff)).map(({ action }) => action));
    const counted = await (await as(staff)).get(`${API}/activities/aggregate?groupBy=subject`);
    expect(counted.body.buckets).toEqual([{ key: 'claim', count: body.total }]);
    const rival = await as({ accountType: 'AGENCY' });
    expect((await rival.get(`${API}/activities`)).body).toEqual({ entries: [], total: 0 });
  });
});
