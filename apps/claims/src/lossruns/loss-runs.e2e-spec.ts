import { randomUUID } from 'node:crypto';
import type { AccountType } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import {
  ACCOUNT,
  AGENCY,
  CARRIER,
  CHARGES,
  NOTICE,
  policyIssued,
} from '../claims/claim-world.fixture';
import { service } from '../main';

const API = '/api/claims/v1';
const DAY_MS = 86_400_000;
const STAFF = ['view', 'create', 'file', 'manage', 'reserve'].map((verb) => `claim:${verb}`);

describe('a loss run', () => {
  let app: TestApp;
  let staff: TestCaller;
  let claimId: string;
  const policyId = randomUUID();
  const path = `${API}/loss-run/${ACCOUNT}`;

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('policy.issued.v1', policyIssued(policyId));
    const userId = randomUUID();
    staff = await app.signIn({ accountType: 'COWBELL', userId, permissions: STAFF });
    const file = async (): Promise<string> => {
      const body = { policyId, ...NOTICE, isFiled: true };
      return String((await staff.post('/api/policy/v1/claim', body)).body.claimId);
    };
    claimId = await file();
    await app.dataSource.query(
      `insert into person (id, name, role_name, enabled, version) values ($1, 'A', 'Head of Claims', true, 1)`,
      [userId],
    );
    await staff.post(`${API}/claimsFile`, { claimId });
    app.clock.advance(2 * DAY_MS);
    await staff.put(`${API}/claimsFile/${claimId}`, { firstPartyLoss: 1_234.5 });
    const twice = await file();
    await staff.post(`${API}/claimsFile`, { claimId: twice });
    await staff.put(`${API}/claimsFile/${twice}`, { isVoid: true, reason: 'It came twice' });
  });
  afterAll(() => app.close());

  it('is what was booked to the end of a day', async () => {
    const run = async (asOf: string) => (await staff.get(`${path}?asOf=${asOf}`)).body as unknown;
    expect(await run('2026-01-14')).toMatchObject({ claims: [], totals: [] });
    const claim = { claimId, status: 'OPEN', lossDate: '2026-01-10', cause: 'OTHER' };
    expect(await run('2026-01-16')).toMatchObject({ claims: [{ ...claim, incurred: 0 }] });
    expect(await run('2026-01-17')).toMatchObject({
      insuredName: 'Red Rock Dental',
      claims: [{ ...claim, incurred: 1_234.5, outstanding: 1_234.5, paidLoss: 0 }],
      totals: [{ currency: 'USD', count: 1, incurred: 1_234.5 }],
    });
  });

  it('is a sheet and a paper', async () => {
    const sheet = await staff.get<string>(`${path}/file?format=csv`);
    expect(sheet.body).toContain('"Claim","Policy","Date of loss"');
    expect(sheet.body).toContain('"1234.5"');
    const paper = await staff.get<string>(`${path}/file?format=pdf`);
    expect(paper.status).toBe(200);
    expect((await staff.get(`${path}/file?format=doc`)).status).toBe(400);
  });

  it('has its losses in the triangles of the claims staff, void ones left out', async () => {
    const triangle = async (query: string) =>
      (await staff.get(`${API}/triangles?${query}`)).body as unknown;
    expect(await triangle('asOf=2026-01-17')).toMatchObject({
      measure: 'INCURRED',
      grain: 'YEAR',
      rows: [{ origin: '2026', values: [1_234.5], ultimate: 1_234.5, toCome: 0 }],
      factors: [],
      total: { latest: 1_234.5 },
    });
    expect(await triangle('asOf=2026-01-16&measure=INCURRED')).toMatchObject({
      total: { latest: 0 },
    });
    expect(await triangle('asOf=2026-03-31&measure=COUNT&grain=MONTH')).toMatchObject({
      rows: [
        { origin: '2026-01', values: [1, 1, 1] },
        { origin: '2026-02', values: [0, 0] },
        { origin: '2026-03', values: [0] },
      ],
      factors: [1, 1],
      total: { latest: 1, ultimate: 1, toCome: 0 },
    });
    expect(await triangle('measure=PAID&currency=GBP')).toMatchObject({ total: { latest: 0 } });
    const permissions = ['claim:manage'];
    const agency = { accountType: 'AGENCY' as const, organizationId: AGENCY };
    const caller = await app.signIn({ ...agency, permissions });
    expect((await caller.get(`${API}/triangles`)).status).toBe(403);
  });

  it('has neither circumstances nor, as the triangle of its day, claims that were void then', async () => {
    const body = { policyId, ...NOTICE, isFiled: true };
    await staff.post('/api/policy/v1/claim', { ...body, isCircumstance: true });
    const made = await staff.post('/api/policy/v1/claim', { ...body, isCircumstance: true });
    const late = await staff.post('/api/policy/v1/claim', body);
    app.clock.advance(DAY_MS);
    await staff.post(`${API}/${String(made.body.claimId)}/claim`);
    await staff.post(`${API}/claimsFile`, { claimId: late.body.claimId });
    const twice = { isVoid: true, reason: 'It came twice' };
    await staff.put(`${API}/claimsFile/${String(late.body.claimId)}`, twice);
    for (const [asOf, count] of [
      ['2026-01-17', 2],
      ['2026-01-18', 2],
    ] as const) {
      const { body: run } = await staff.get(`${path}?asOf=${asOf}`);
      expect([asOf, run]).toMatchObject([asOf, { totals: [{ count }] }]);
      const triangle = await staff.get(`${API}/triangles?asOf=${asOf}&measure=COUNT`);
      expect([asOf, triangle.body]).toMatchObject([asOf, { total: { latest: count } }]);
    }
  });

  it('without claims is on the paper of its policies', async () => {
    const sizeOf = async (currency: 'USD' | 'GBP'): Promise<string | undefined> => {
      const [accountId, id] = [randomUUID(), randomUUID()];
      const issued = policyIssued(id, {}, { charges: { ...CHARGES, currency } });
      const insured = { ...issued.insured, accountId };
      await app.deliver('policy.issued.v1', { ...issued, insured });
      const paper = await staff.get<string>(`${API}/loss-run/${accountId}/file?format=pdf`);
      expect(paper.status).toBe(200);
      return /MediaBox \[([^\]]*)\]/.exec(String(paper.body))?.[1];
    };
    expect([await sizeOf('USD'), await sizeOf('GBP')]).toEqual([
      '0 0 792 612',
      '0 0 841.89 595.28',
    ]);
  });

  it.each<[string, AccountType, string, number]>([
    ['the insured', 'CUSTOMER', ACCOUNT, 200],
    ['its agency', 'AGENCY', AGENCY, 200],
    ['its carrier', 'CARRIER', CARRIER, 200],
    ['another agency', 'AGENCY', randomUUID(), 404],
    ['another insured', 'CUSTOMER', randomUUID(), 404],
    ['a vendor', 'VENDOR', randomUUID(), 404],
  ])('is for %s: %s of %s', async (_, accountType, organizationId, status) => {
    const permissions = ['claim:view'];
    const caller = await app.signIn({ accountType, organizationId, permissions });
    expect((await caller.get(path)).status).toBe(status);
    expect((await caller.get(`${path}/file?format=csv`)).status).toBe(status);
    expect((await caller.get(`${path}?policyId=${randomUUID()}`)).status).toBe(404);
  });
});
