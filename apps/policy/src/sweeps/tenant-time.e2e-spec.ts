import { randomUUID } from 'node:crypto';
import type { TenantState } from '@palisade/platform';
import { scopeOf } from '@palisade/contracts';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { AGENCY, boundQuote } from '../policies/policy-world.fixture';
import { PolicySweep } from './policy-sweep';

const API = '/api/policy/v1';
const NOW = '2026-01-15T13:00:00.000Z';
const LATER = '2026-03-01T12:00:00.000Z';
const PROVIDER = randomUUID();

describe('the time of a sandbox tenant', () => {
  let app: TestApp;
  let gateway: TestCaller;
  let staff: TestCaller;

  const follow = (now: string, events = {}): Promise<Answer<TenantState>> =>
    gateway.put(`/ops/tenant-time/${AGENCY}`, { now, since: app.clock.now(), events });

  /** A binder that nobody signed for, so that it waits. */
  const bind = async (agencyId: string): Promise<string> => {
    const quote = boundQuote({ signed: null, scope: scopeOf({ agencyId }), agent: null });
    await app.deliver('quote.bound.v1', quote);
    return quote.policyId;
  };
  const statusOf = async (id: string): Promise<unknown> =>
    (await staff.get(`${API}/binders/${id}`)).body.status;

  beforeAll(async () => {
    app = await startApp(service, { SANDBOX: 'true' });
    const permissions = ['policy:view', 'binder:view', 'policy:issue', 'policy:check-in-mail'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    gateway = await app.signIn({
      accountType: 'COWBELL',
      permissions: [],
      userId: PROVIDER,
      organizationId: PROVIDER,
    });
  });
  afterAll(() => app.close());

  it('moves its rows alone, whoever acts on them', async () => {
    await follow(NOW);
    const [own, other] = [await bind(AGENCY), await bind(randomUUID())];
    expect(await modifiedOf(own)).toBe(NOW);
    expect(await modifiedOf(other)).toBe(app.clock.now().toISOString());
    const { body } = await follow(LATER);
    expect(body.published.map(({ type }) => type)).toContain('binder.expired.v1');
    await app.app.get(PolicySweep).run({ except: [AGENCY] });
    expect([await statusOf(own), await statusOf(other)]).toEqual(['BINDER EXPIRED', 'BOUND']);
    const note = { description: 'Check In Mail' };
    for (const id of [own, other]) await staff.put(`${API}/description/${id}`, note);
    expect(await modifiedOf(own)).toBe(LATER);
    expect(await modifiedOf(other)).toBe(app.clock.now().toISOString());
  });

  it('is the day on which a policy of it is read', async () => {
    await follow(NOW);
    const quote = boundQuote({ scope: scopeOf({ agencyId: AGENCY }), agent: null });
    await app.deliver('quote.bound.v1', quote);
    await setRows(`status = 'IN FORCE', end_date = '2026-06-01'`, [quote.policyId]);
    await follow(LATER);
    const { body } = await staff.get(`${API}/${quote.policyId}`);
    expect(body).toMatchObject({ status: 'IN FORCE', isOpenForRenewal: true });
  });

  it('never goes back', async () => {
    await follow(NOW);
    expect(await modifiedOf(await bind(AGENCY))).toBe(LATER);
  });

  it('leaves alone what was found too early, until it is due', async () => {
    const [waiting, ended] = [await bind(randomUUID()), await bind(randomUUID())];
    const early = app.clock.now();
    await setRows(`due_at = $2`, [waiting, ended], early);
    await setRows(`status = 'CANCELLED'`, [ended]);
    await app.app.get(PolicySweep).run({ except: [AGENCY] });
    expect(await statusOf(waiting)).toBe('BOUND');
    const rows: { due: boolean }[] = await app.dataSource.query(
      'select due_at = binder_expires_on as due from policy where id = any($1) order by status',
      [[waiting, ended]],
    );
    expect(rows).toEqual([{ due: true }, { due: null }]);
  });

  it('counts the events that are not handled yet', async () => {
    const waiting = await follow(LATER, { 'quote.bound.v1': [randomUUID()] });
    expect(waiting.body.unhandled).toBe(1);
    const nobodys = await follow(LATER, { 'feature-flag.changed.v1': [randomUUID()] });
    expect(nobodys.body.unhandled).toBe(0);
  });

  it('is told by services alone', async () => {
    const request = { now: LATER, since: LATER, events: {} };
    expect((await staff.put(`/ops/tenant-time/${AGENCY}`, request)).status).toBe(403);
  });

  const setRows = (change: string, ids: string[], ...values: unknown[]): Promise<unknown> =>
    app.dataSource.query(`update policy set ${change} where id = any($1)`, [ids, ...values]);

  async function modifiedOf(id: string): Promise<string> {
    const [row]: { modified: Date }[] = await app.dataSource.query(
      'select modified from policy where id = $1',
      [id],
    );
    return row.modified.toISOString();
  }
});
