import { randomUUID } from 'node:crypto';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { expectSecondPersonOnly, startApp } from '@palisade/testing';
import { service } from '../main';
import { AGENCY, bound, boundQuote, charged, eventsOf } from '../policies/policy-world.fixture';

const API = '/api/policy/v1';
const CANCEL = ['policy:cancel-request', 'policy:flat-cancel', 'policy:cancel'];
const PERMISSIONS = ['policy:view', 'policy:void', 'activity:view', ...CANCEL];
const STAFF = { accountType: 'COWBELL', permissions: PERMISSIONS } as const;
const ADA = { ...STAFF, userId: randomUUID(), name: 'Ada Reed' };
const BEN = { ...STAFF, userId: randomUUID(), name: 'Ben Cole' };

describe('voiding a policy', () => {
  let app: TestApp;
  let ada: TestCaller;
  let ben: TestCaller;

  const ask = (id: string): Promise<Answer> =>
    ada.post(`${API}/void/${id}`, { reason: 'Issued twice' });
  const approval =
    (id: string) =>
    (caller: TestCaller): Promise<Answer> =>
      caller.put(`${API}/void/${id}`, { reason: 'ERROR' });
  /** A policy of 1,000.00 and a fee that was raised from July on. */
  const raised = async (): Promise<string> => {
    const { policyId } = await bound(app);
    const quote = boundQuote({
      parentPolicyId: policyId,
      charges: charged({ premium: 59_500, surplusLineTax: 2_083 }),
    });
    const kind = { kind: 'ENDORSEMENT', effectiveDate: '2026-07-15' } as const;
    await app.deliver('quote.bound.v1', { ...quote, quoteHead: { ...quote.quoteHead, ...kind } });
    return policyId;
  };

  beforeAll(async () => {
    app = await startApp(service);
    [ada, ben] = [await app.signIn(ADA), await app.signIn(BEN)];
  });
  afterAll(() => app.close());

  it('is asked for by one person and done by another: all that was written goes back', async () => {
    const id = await raised();
    expect(await ask(id)).toMatchObject({
      status: 200,
      body: {
        status: 'ISSUED',
        voidRequest: { reason: 'Issued twice', askedByName: 'Ada Reed' },
      },
    });
    const approve = approval(id);
    await expectSecondPersonOnly({ app, first: ADA, approve, read: `${API}/${id}` });
    expect(await approve(ben)).toMatchObject({ status: 200, body: { status: 'VOID' } });
    const { body } = await ada.get(`${API}/${id}`);
    expect(body).toMatchObject({
      status: 'VOID',
      totalPremium: 0,
      charges: { premium: 0, surplusLineTax: 0, amountDue: 0 },
      voidRequest: null,
      revisions: [{}, {}, { type: 'VOID', premiumChange: -1000 }, { type: 'VOID' }],
    });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'policy.voided.v1',
      data: {
        reason: 'ERROR',
        charges: { premium: -159_500, brokerFee: -5_000, amountDue: -166_583 },
        premiums: [-100_000, -59_500],
        policyHead: { status: 'VOID' },
      },
    });
    const state = await ada.get(`${API}/${id}/state?effective=2026-07-20`);
    expect(state.body).toMatchObject({ isCovered: false });
    const told = await ada.get(`${API}/${id}/timeline`);
    expect((told.body.content as object[])[0]).toMatchObject({
      action: 'policy.void',
      by: { name: 'Ben Cole' },
    });
    expect(await approve(ben)).toMatchObject({ status: 409 });
  });

  it('is looked at beforehand: the same lines to the cent, for who may do it', async () => {
    const id = await raised();
    const address = `${API}/${id}/preview?action=void`;
    const { status, body: preview, headers } = await ada.get(address);
    expect({ status, preview }).toMatchObject({
      status: 200,
      preview: {
        statusBefore: 'ISSUED',
        statusAfter: 'VOID',
        paper: 'VOIDED',
        isTold: true,
        commission: null,
        cessions: [],
        refused: null,
      },
    });
    expect(preview.lines).toContainEqual({
      type: 'amountDue',
      before: 1665.83,
      after: 0,
      difference: -1665.83,
    });
    expect((await ada.get(`${API}/${id}`)).body.revisions).toHaveLength(2);
    await ask(id);
    const approveFrom = (tag: string | null): Promise<Answer> => {
      const sent = { 'content-type': 'application/json', 'if-match': String(tag) };
      return ben.send('PUT', `${API}/void/${id}`, JSON.stringify({ reason: 'ERROR' }), sent);
    };
    expect((await approveFrom(headers.get('etag'))).status).toBe(412);
    const again = await ben.get(address);
    expect({ ...again.body, id }).toEqual(preview);
    const { body: voided } = await approveFrom(again.headers.get('etag'));
    const lines = (voided.revisions as { type: string; data: { charges: object } }[])
      .slice(2)
      .map(({ type, data }) => ({ type, ...data.charges }));
    expect(lines).toMatchObject(
      (preview.entries as { type: string; amountDue: number }[]).map(({ type, amountDue }) => {
        return { type, amountDue };
      }),
    );
    expect((await ada.get(address)).body).toMatchObject({
      refused: { code: 'ILLEGAL_TRANSITION' },
      statusAfter: 'VOID',
    });
    const unknown = `${address}&revisionId=${randomUUID()}`;
    expect((await ada.get(unknown)).status).toBe(404);
    const permissions = ['policy:view', 'policy:cancel'];
    const reader = await app.signIn({ ...STAFF, permissions });
    expect((await reader.get(address)).status).toBe(403);
  });

  it('leaves nothing to cancel: not by hand, by a default or by its quote', async () => {
    const { policyId, quoteHead, scope } = await bound(app);
    await ask(policyId);
    await approval(policyId)(ben);
    const told = await eventsOf(app, policyId);
    const flat = { effectiveDate: '2026-01-15', reason: 'ERROR', cancellationType: 'FLAT' };
    expect(await ada.put(`${API}/cancel/${policyId}`, flat)).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION' },
    });
    await app.deliver('finance.defaulted.v1', {
      financeId: randomUUID(),
      policyId,
      processorId: randomUUID(),
      currency: 'USD',
      unpaid: 80_000,
      noticeSentOn: '2026-02-10',
      version: 2,
      scope,
    });
    await app.deliver('quote.rescinded.v1', {
      quoteHead: { ...quoteHead, policyId, status: 'RESCIND' },
      reason: 'In error',
      version: 10,
      scope,
    });
    expect(await eventsOf(app, policyId)).toEqual(told);
  });

  it('is refused by the other person, and may be asked for again', async () => {
    const { policyId } = await bound(app);
    expect(await approval(policyId)(ben)).toMatchObject({
      status: 409,
      body: { code: 'VOID_NOT_ASKED' },
    });
    await ask(policyId);
    expect(await ask(policyId)).toMatchObject({
      status: 409,
      body: { code: 'VOID_ASKED_ALREADY' },
    });
    const refusal = { reason: 'It is right', approved: false };
    expect(await ben.put(`${API}/void/${policyId}`, refusal)).toMatchObject({
      status: 200,
      body: { voidRequest: null, totalPremium: 1050 },
    });
    expect((await ask(policyId)).status).toBe(200);
  });

  it('is a wish that only staff read', async () => {
    const { policyId } = await bound(app);
    await ask(policyId);
    const seen = async (accountType: 'AGENCY' | 'CUSTOMER', organizationId: string) => {
      const caller = await app.signIn({ accountType, organizationId, permissions: PERMISSIONS });
      return (await caller.get(`${API}/${policyId}`)).body;
    };
    const [{ accountId }] = (await app.dataSource.query(
      'select account_id as "accountId" from policy where id = $1',
      [policyId],
    )) as { accountId: string }[];
    expect(await seen('AGENCY', AGENCY)).toMatchObject({ id: policyId, voidRequest: null });
    expect(await seen('CUSTOMER', accountId)).toMatchObject({ id: policyId, voidRequest: null });
  });

  it('can be refused while a cancellation is pending, and is off the table once that is done', async () => {
    const [{ policyId: refused }, { policyId: over }] = [await bound(app), await bound(app)];
    for (const id of [refused, over]) await ask(id);
    await app.dataSource.query(`update policy set status = 'CANCEL PENDING' where id = $1`, [
      refused,
    ]);
    expect((await approval(refused)(ben)).status).toBe(409);
    const refusal = { reason: 'It is right', approved: false };
    expect(await ben.put(`${API}/void/${refused}`, refusal)).toMatchObject({
      status: 200,
      body: { status: 'CANCEL PENDING', voidRequest: null },
    });
    const flat = { effectiveDate: '2026-01-15', reason: 'ERROR', cancellationType: 'FLAT' };
    expect(await ada.put(`${API}/cancel/${over}`, flat)).toMatchObject({
      status: 200,
      body: { status: 'FLAT CANCELLED', voidRequest: null },
    });
  });

  it('is refused of a policy with a claim, and of one that ended', async () => {
    const { policyId } = await bound(app);
    await ask(policyId);
    await app.dataSource.query(
      `insert into claim_head (id, policy_id, claim_number, file_status, version)
       values ($1, $2, 'C-26-0000001', 'OPEN', 1)`,
      [randomUUID(), policyId],
    );
    expect(await approval(policyId)(ben)).toMatchObject({
      status: 409,
      body: { code: 'VOID_REFUSED' },
    });
    const { policyId: other } = await bound(app);
    await app.dataSource.query(`update policy set status = 'CANCELLED' where id = $1`, [other]);
    expect(await ask(other)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
  });
});
