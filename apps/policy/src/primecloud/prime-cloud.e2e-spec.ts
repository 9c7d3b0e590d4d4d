import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import {
  accountCreated,
  AGENCY,
  agencySaved,
  bound,
  typesOf,
} from '../policies/policy-world.fixture';

const API = '/api/policy/v1/primecloud';
const OPEN = { id: randomUUID(), title: 'Connected cloud provider', dueAt: null } as const;

describe('PrimeCloud policies', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agency: TestCaller;
  let version = 0;

  const clouded = (change: Partial<EventData<'quote.bound.v1'>> = {}) =>
    bound(app, change, { product: 'PRIME_CLOUD' });
  const connect = async (
    accountId: string | null,
    connectorType: 'AWS' | 'GSC' | 'WIZER',
  ): Promise<() => Promise<void>> => {
    const head = () => ({
      connectionId,
      connectorId: connectionId,
      connectorType,
      accountId: accountId ?? '',
      version: (version += 1),
      scope: scopeOf({}),
    });
    const connectionId = randomUUID();
    const measuredAt = '2026-01-15T12:00:00.000Z';
    const reading = { score: 90, measuredAt, actions: [], controls: [] };
    await app.deliver('connector.score-changed.v1', { ...head(), ...reading });
    return () => app.deliver('connector.removed.v1', { ...head(), reason: 'DISCONNECTED' });
  };
  const settle = (quoteId: string): Promise<unknown> =>
    app.dataSource.query(
      `update issue_condition set signed_at = now(), subjectivities = '[]' where id = $1`,
      [quoteId],
    );

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    await app.deliver('agency.saved.v1', agencySaved(true));
    const permissions = ['policy:view', 'policy:endorse', 'quote:issue'];
    const staffs = [...permissions, 'policy:flat-cancel', 'policy:cancel', 'policy:cancel-request'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions: staffs });
    const organization = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    agency = await app.signIn({ ...organization, permissions });
  });
  afterAll(() => app.close());

  it('waits for a connected cloud, and is issued with those that are named', async () => {
    const open = { ...OPEN, stage: 'issue', state: 'open' } as const;
    const { policyId, quoteHead, scope } = await clouded({ subjectivities: [open] });
    const { accountId } = scope;
    const asked = { accountId, policyId, cloudServices: ['AWS'], limit: 1_000_000 };
    expect(await agency.post(API, asked)).toMatchObject({
      status: 409,
      body: { code: 'CLOUD_NOT_CONNECTED', errors: [{ pointer: '/cloudServices/0' }] },
    });
    await connect(accountId, 'AWS');
    await connect(accountId, 'GSC');
    expect(await agency.post(API, asked)).toMatchObject({
      status: 409,
      body: { code: 'SUBJECTIVITY_OPEN', detail: 'Connected cloud provider is missing.' },
    });
    await settle(quoteHead.quoteId);
    expect(await agency.post(API, { ...asked, limit: 2_000_000 })).toMatchObject({
      status: 409,
      body: { code: 'PRICED_CHANGE', errors: [{ pointer: '/limit' }] },
    });
    const another = { ...asked, accountId: randomUUID() };
    expect((await agency.post(API, another)).status).toBe(404);
    expect(await agency.post(API, asked)).toMatchObject({
      status: 201,
      body: {
        policyId,
        status: 'ISSUED',
        cloudServices: [{ connectorType: 'AWS', isConnected: true }],
        unnamedServices: ['GSC'],
      },
    });
    expect(await typesOf(app, policyId)).toEqual(['binder.bound.v1', 'policy.issued.v1']);
  });

  it('names what is connected when it is issued by itself, and tells what is not any more', async () => {
    const accountId = randomUUID();
    const disconnect = await connect(accountId, 'GSC');
    await connect(accountId, 'WIZER');
    const { policyId } = await bound(app, {}, { product: 'PRIME_CLOUD' }, accountId);
    await disconnect();
    expect((await agency.get(`${API}/${policyId}`)).body).toMatchObject({
      status: 'ISSUED',
      cloudServices: [{ connectorType: 'GSC', isConnected: false }],
      unnamedServices: [],
    });
  });

  it('names other clouds from a day on, without a premium', async () => {
    const { policyId, scope } = await clouded();
    await connect(scope.accountId, 'AWS');
    const change = { cloudServices: ['AWS'], effectiveDate: '2026-01-20' };
    const put = (body: object) => agency.put(`${API}/${policyId}`, body);
    expect(await put({ ...change, endDate: '2028-01-15' })).toMatchObject({
      status: 409,
      body: { code: 'PRICED_CHANGE', errors: [{ pointer: '/endDate' }] },
    });
    expect(await put({ ...change, cloudServices: ['GSC'] })).toMatchObject({
      status: 409,
      body: { code: 'CLOUD_NOT_CONNECTED' },
    });
    expect(await put({ ...change, effectiveDate: '2026-06-20' })).toMatchObject({
      status: 400,
      body: { code: 'OUTSIDE_ENDORSEMENT_WINDOW' },
    });
    expect((await put({ ...change, cloudServices: ['WIZER'] })).status).toBe(400);
    expect(await put(change)).toMatchObject({
      status: 200,
      body: {
        cloudServices: [{ connectorType: 'AWS', isConnected: true }],
        revisions: [{ type: 'NEW' }, { type: 'NONPREMIUM', premiumChange: 0 }],
      },
    });
    expect(await put(change)).toMatchObject({ status: 409, body: { code: 'NOTHING_CHANGES' } });
  });

  it('is cancelled flat when it is taken back', async () => {
    const { policyId } = await clouded();
    expect((await staff.send('DELETE', `${API}/${policyId}`)).status).toBe(204);
    expect((await staff.get(`${API}/${policyId}`)).body).toMatchObject({
      status: 'FLAT CANCELLED',
      charges: { premium: 0 },
    });
    expect((await staff.send('DELETE', `${API}/${policyId}`)).status).toBe(409);
  });

  it('is no policy of another product', async () => {
    const { policyId } = await bound(app);
    const change = { cloudServices: ['AWS'], effectiveDate: '2026-01-20' };
    expect((await agency.get(`${API}/${policyId}`)).status).toBe(404);
    expect((await agency.put(`${API}/${policyId}`, change)).status).toBe(404);
    expect((await staff.send('DELETE', `${API}/${policyId}`)).status).toBe(404);
  });
});
