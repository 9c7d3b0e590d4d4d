import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { AGENCY, bound, charged } from '../policies/policy-world.fixture';

const API = '/api/policy/v1/midterm';
const VIEW = ['policy:view'];

describe('what changes policies within their terms', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agent: TestCaller;
  let stranger: TestCaller;
  let policyId: string;

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = [...VIEW, 'policy:endorse'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    agent = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: VIEW,
    });
    stranger = await app.signIn({ accountType: 'AGENCY', permissions: VIEW });
    const data = await bound(app);
    policyId = data.policyId;
    const quoteHead = { ...data.quoteHead, kind: 'ENDORSEMENT' as const, quoteId: randomUUID() };
    await app.deliver('quote.bound.v1', {
      ...data,
      quoteHead: { ...quoteHead, effectiveDate: '2026-01-15' },
      parentPolicyId: policyId,
      charges: charged({ premium: 12_300 }),
      version: 10,
    });
    await staff.post(`/api/policy/v1/nonpremium/${policyId}`, {
      effectiveDate: '2026-01-15',
      changes: { customerFirstName: 'Ada' },
    });
  });
  afterAll(() => app.close());

  it('is listed with what it charges, the latest first, and without the issue', async () => {
    const { body } = await agent.get(`${API}/search`);
    expect(body).toMatchObject({
      totalElements: 2,
      content: [
        { type: 'NONPREMIUM', number: 3, premium: 0 },
        { type: 'ENDORSEMENT', number: 2, premium: 123, policyId, currency: 'USD' },
      ],
    });
    expect((await agent.get(`${API}/${policyId}`)).body).toEqual(body.content);
  });

  it.each([
    ['filter=ENDORSEMENT', 1],
    ['filter=CANCEL', 0],
    ['search=red rock', 2],
    ['search=nobody', 0],
    ['after=2026-01-15T00:00:00Z', 2],
    ['before=2026-01-14T00:00:00Z', 0],
  ])('is narrowed by %s', async (query, count) => {
    expect((await staff.get(`${API}/search?${query}`)).body).toMatchObject({
      totalElements: count,
    });
  });

  it('is nothing to who does not see the policy', async () => {
    expect((await stranger.get(`${API}/search`)).body).toMatchObject({ totalElements: 0 });
    expect((await stranger.get(`${API}/${policyId}`)).status).toBe(404);
    expect((await staff.get(`${API}/search?filter=X`)).status).toBe(400);
  });
});
