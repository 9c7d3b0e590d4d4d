import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { SAMPLE_AGENT, startApp } from '@palisade/testing';
import { service } from '../main';
import { ACCOUNT, AGENCY, accountCreated, bound, typesOf } from './policy-world.fixture';

const API = '/api/policy/v1';

describe('policies of a client', () => {
  let app: TestApp;
  let staff: TestCaller;
  let id: string;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['policy:view', 'binder:view'] });

  beforeAll(async () => {
    app = await startApp(service);
    staff = await as({ accountType: 'COWBELL' });
    await app.deliver('account.created.v1', accountCreated());
    id = (await bound(app, {}, {}, ACCOUNT)).policyId;
  });
  afterAll(() => app.close());

  it('follow their account to its new agency, unchanged otherwise', async () => {
    const agencyId = randomUUID();
    const before = await as({ accountType: 'AGENCY', organizationId: AGENCY });
    const next = await as({ accountType: 'AGENCY', organizationId: agencyId });
    const shown = async (agency: TestCaller): Promise<unknown[]> => {
      const { body } = await agency.get<{ content: { id: string }[] }>(`${API}/search`);
      const one = await agency.get(`${API}/${id}`);
      return [body.content.some((row) => row.id === id), one.status];
    };
    expect([await shown(before), await shown(next)]).toEqual([
      [true, 200],
      [false, 404],
    ]);
    const { body: was } = await staff.get(`${API}/${id}`);
    await app.deliver('account.agent-changed.v1', {
      accountId: ACCOUNT,
      agent: { ...SAMPLE_AGENT, agencyId, agencyName: 'Rival' },
      teamIds: [],
      previousAgencyId: AGENCY,
      version: 5,
      scope: scopeOf({ accountId: ACCOUNT, agencyId }),
    });
    expect([await shown(before), await shown(next)]).toEqual([
      [false, 404],
      [true, 200],
    ]);
    const { body: is } = await staff.get(`${API}/${id}`);
    expect([is.status, is.premium, is.revision]).toEqual([was.status, was.premium, was.revision]);
    expect((await typesOf(app, id)).at(-1)).toBe('policy.changed.v1');
    const named: unknown = await app.dataSource.query(
      `select body->'data'->>'agencyName' as name from outbox
       where type = 'policy.changed.v1' and body->'data'->>'action' = 'changeAgency'
         and body->'data'->'policyHead'->>'policyId' = $1`,
      [id],
    );
    expect(named).toEqual([{ name: 'Rival' }]);
    // Bound before the account left, and told of after it: it belongs to the new agency.
    const late = await bound(app, {}, { product: 'P100' }, ACCOUNT);
    expect((await next.get(`${API}/${late.policyId}`)).status).toBe(200);
  });
});
