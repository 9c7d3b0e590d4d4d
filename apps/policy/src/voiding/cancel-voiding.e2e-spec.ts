import { randomUUID } from 'node:crypto';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { expectSecondPersonOnly, startApp } from '@palisade/testing';
import { service } from '../main';
import { AGENCY, bound, eventsOf } from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const DAY_MS = 86_400_000;
const PERMISSIONS = ['policy:view', 'policy:undo-cancel', 'policy:cancel-request', 'policy:cancel'];
const STAFF = { accountType: 'COWBELL', permissions: PERMISSIONS } as const;
const ADA = { ...STAFF, userId: randomUUID(), name: 'Ada Reed' };
const BEN = { ...STAFF, userId: randomUUID(), name: 'Ben Cole' };
const REASON = { reason: 'The wrong policy' };

describe('voiding a cancellation', () => {
  let app: TestApp;
  let ada: TestCaller;
  let ben: TestCaller;
  let agency: TestCaller;

  const ask = (id: string): Promise<Answer> => ada.post(`${API}/void-cancel/${id}`, REASON);
  const approval =
    (id: string) =>
    (caller: TestCaller): Promise<Answer> =>
      caller.put(`${API}/void-cancel/${id}`, REASON);
  /** A policy of 1,000.00 that ends on a day when its agency asked for it. */
  const ending = async (effectiveDate: string): Promise<string> => {
    const { policyId } = await bound(app);
    await app.app.get(PolicySweep).run();
    const wish = { effectiveDate, reason: 'REWRITTEN' };
    await agency.put(`${API}/cancel/${policyId}`, wish);
    await ada.put(`${API}/cancel/${policyId}`, wish);
    return policyId;
  };

  beforeAll(async () => {
    app = await startApp(service);
    [ada, ben] = [await app.signIn(ADA), await app.signIn(BEN)];
    agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: PERMISSIONS,
    });
  });
  afterAll(() => app.close());

  it('is done by another person, months later, and gives all of it back', async () => {
    const id = await ending('2026-01-15');
    const days = 100;
    app.clock.advance(days * DAY_MS);
    [ada, ben] = [await app.signIn(ADA), await app.signIn(BEN)];
    expect(await ask(id)).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED', cancelVoidRequest: { askedByName: 'Ada Reed' } },
    });
    expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'VOID_ASKED_ALREADY' } });
    const approve = approval(id);
    await expectSecondPersonOnly({ app, first: ADA, approve, read: `${API}/${id}` });
    expect(await approve(ben)).toMatchObject({
      status: 200,
      body: {
        status: 'IN FORCE',
        totalPremium: 1050,
        cancellation: null,
        cancelVoidRequest: null,
        revisions: [{ type: 'NEW' }, { type: 'CANCEL' }, { type: 'REINSTATE' }],
      },
    });
    const [, cancelled, reinstated] = (await eventsOf(app, id)).filter(({ type }) =>
      ['policy.issued.v1', 'policy.cancelled.v1', 'policy.reinstated.v1'].includes(String(type)),
    ) as unknown as { data: { charges: { amountDue: number } } }[];
    expect(reinstated.data.charges.amountDue).toBe(-cancelled.data.charges.amountDue);
    expect(await approve(ben)).toMatchObject({ status: 409 });
    app.clock.advance(-days * DAY_MS);
    [ada, ben] = [await app.signIn(ADA), await app.signIn(BEN)];
  });

  it('stops one that is pending, as if it had not been asked for', async () => {
    const id = await ending('2026-04-15');
    expect(await ask(id)).toMatchObject({ status: 200, body: { status: 'CANCEL PENDING' } });
    expect(await approval(id)(ben)).toMatchObject({
      status: 200,
      body: { status: 'IN FORCE', revision: 1, cancellation: null },
    });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'policy.cancel-stopped.v1',
      data: { stopped: { cancelDate: '2026-04-15' } },
    });
  });

  it('is refused by the other person, and of a policy that runs', async () => {
    const id = await ending('2026-04-15');
    expect(await approval(id)(ben)).toMatchObject({
      status: 409,
      body: { code: 'VOID_NOT_ASKED' },
    });
    await ask(id);
    const refusal = { ...REASON, approved: false };
    expect(await ben.put(`${API}/void-cancel/${id}`, refusal)).toMatchObject({
      status: 200,
      body: { status: 'CANCEL PENDING', cancelVoidRequest: null },
    });
    const { policyId } = await bound(app);
    expect(await ask(policyId)).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION' },
    });
  });

  it('is refused after a loss since the cancel date', async () => {
    const id = await ending('2026-01-15');
    await ask(id);
    await app.dataSource.query(
      `insert into claim_head (id, policy_id, claim_number, file_status, loss_date, version)
       values ($1, $2, 'C-26-0000001', 'OPEN', '2026-01-16', 1)`,
      [randomUUID(), id],
    );
    expect(await approval(id)(ben)).toMatchObject({ status: 409, body: { code: 'LOSS_IN_GAP' } });
  });
});
