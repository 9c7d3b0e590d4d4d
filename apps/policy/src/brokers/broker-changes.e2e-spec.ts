import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventData } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { PolicySweep } from '../sweeps/policy-sweep';
import { AGENCY, agencySaved, bound, eventsOf } from '../policies/policy-world.fixture';
import { BrokerSweep } from './broker-sweep';

const API = '/api/policy/v1';
const NEW_AGENCY = randomUUID();
const LETTER = randomUUID();

describe('another broker of record', () => {
  let app: TestApp;
  let staff: TestCaller;
  let incumbent: TestCaller;
  let successor: TestCaller;
  let stranger: TestCaller;
  let docs: Server;

  /** Time goes on to noon of a day in Nevada. */
  const comes = async (day: string): Promise<void> => {
    app.clock.advance(new Date(`${day}T20:00:00.000Z`).getTime() - app.clock.now().getTime());
    await app.app.get(PolicySweep).run();
    await app.app.get(BrokerSweep).run();
  };
  const letter = (change: object) => ({
    agencyId: NEW_AGENCY,
    agentEmail: 'kim@lakeshore.example',
    effectiveDate: '2026-11-23',
    docId: LETTER,
    ...change,
  });
  const received = async (change: object = {}): Promise<Record<string, string>> => {
    const { policyId } = await bound(app);
    await comes('2026-11-23');
    const { body, status } = await staff.post<Record<string, string>>(
      `${API}/bor`,
      letter({ policyId, ...change }),
    );
    expect(status).toBe(200);
    return body;
  };
  const told = async (policyId: string): Promise<string[]> =>
    (await eventsOf(app, policyId))
      .map(({ type }) => String(type))
      .filter((type) => /bor/.test(type));
  const shown = async (caller: TestCaller, { id, accountId }: Record<string, string>) => {
    const { body } = await caller.get<{ content: Record<string, unknown>[] }>(
      `${API}/bor?accountId=${accountId}`,
    );
    return body.content.find((row) => row.id === id);
  };

  beforeAll(async () => {
    docs = createServer((_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify([{ docId: LETTER }]));
    });
    await new Promise<void>((resolve) => docs.listen(0, '127.0.0.1', resolve));
    const { port } = docs.address() as AddressInfo;
    app = await startApp(service, { DOCS_URL: `http://127.0.0.1:${port}` });
    const permissions = ['policy:view', 'policy:bor'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    const agency = (organizationId: string): Promise<TestCaller> =>
      app.signIn({ accountType: 'AGENCY', organizationId, permissions: ['policy:view'] });
    incumbent = await agency(AGENCY);
    successor = await agency(NEW_AGENCY);
    stranger = await agency(randomUUID());
    const saved = agencySaved(false);
    await app.deliver('agency.saved.v1', { ...saved, agencyId: NEW_AGENCY, name: 'Lakeshore' });
    await app.deliver('agency.saved.v1', saved);
  });
  afterAll(async () => {
    await app.close();
    docs.close();
  });

  it('waits for five business days, and both agencies see its clock', async () => {
    const change = await received();
    expect(change).toMatchObject({
      status: 'PENDING',
      fromAgencyName: 'Harborline',
      agencyName: 'Lakeshore',
      receivedOn: '2026-11-23',
      rescindBy: '2026-12-01',
      takesEffectOn: '2026-12-02',
    });
    const clock = { rescindBy: '2026-12-01', takesEffectOn: '2026-12-02' };
    expect(await shown(incumbent, change)).toMatchObject({ ...clock, agentEmail: null });
    expect(await shown(successor, change)).toMatchObject({ ...clock, policyId: null, docId: null });
    expect(await shown(stranger, change)).toBeUndefined();
    expect((await successor.get(`${API}/${change.policyId}`)).status).toBe(404);
    expect(await told(change.policyId)).toEqual(['policy.bor-received.v1']);
  });

  it('takes effect once, for every policy of the insured that runs', async () => {
    const change = await received();
    const second = await bound(app, {}, { product: 'P100' }, change.accountId);
    await comes('2026-12-01');
    expect(await shown(staff, change)).toMatchObject({ status: 'PENDING' });
    await comes('2026-12-02');
    await comes('2026-12-03');
    expect(await shown(successor, change)).toMatchObject({
      status: 'EFFECTIVE',
      policyId: change.policyId,
      docId: change.docId,
    });
    for (const id of [change.policyId, second.policyId]) {
      expect((await told(id)).filter((type) => type === 'policy.bor-changed.v1')).toHaveLength(1);
    }
    const [event] = (await eventsOf(app, change.policyId)).slice(-1);
    const data = event.data as unknown as EventData<'policy.bor-changed.v1'>;
    expect(data).toMatchObject({
      fromAgencyId: AGENCY,
      agencyId: NEW_AGENCY,
      agentEmail: 'kim@lakeshore.example',
      effectiveDate: '2026-12-02',
      docId: change.docId,
    });
  });

  it('is rescinded in its days, with a reason, and never after', async () => {
    const change = await received();
    const rescind = { id: change.id, status: 'RESCINDED', reason: 'The insured wrote again' };
    const bare = await staff.put(`${API}/bor`, { id: change.id, status: 'RESCINDED' });
    expect(bare.status).toBe(400);
    const { body, status } = await staff.put(`${API}/bor`, rescind);
    expect([status, body.status, body.reason]).toEqual([200, 'RESCINDED', rescind.reason]);
    expect((await staff.put(`${API}/bor`, rescind)).body).toMatchObject({
      code: 'BROKER_CHANGE_DECIDED',
    });
    await comes('2026-12-05');
    expect(await told(change.policyId)).toEqual([
      'policy.bor-received.v1',
      'policy.bor-rescinded.v1',
    ]);
    expect(await shown(staff, change)).toMatchObject({ status: 'RESCINDED' });
  });

  it('is not rescinded after its days while it waits for a later day', async () => {
    const change = await received({ effectiveDate: '2027-01-10' });
    await comes('2026-12-02');
    const rescind = { id: change.id, status: 'RESCINDED', reason: 'Too late' };
    const { body, status } = await staff.put(`${API}/bor`, rescind);
    expect([status, body.code]).toEqual([409, 'RESCISSION_TOO_LATE']);
  });

  it('is corrected while it waits; another agency begins its days anew', async () => {
    const change = await received();
    await comes('2026-11-30');
    const later = await staff.put(`${API}/bor`, { id: change.id, effectiveDate: '2026-12-20' });
    expect(later.body).toMatchObject({ takesEffectOn: '2026-12-20', rescindBy: '2026-12-01' });
    const third = randomUUID();
    const saved = { ...agencySaved(false), agencyId: third, name: 'Ridgeline', version: 1 };
    await app.deliver('agency.saved.v1', saved);
    const { body } = await staff.put(`${API}/bor`, { id: change.id, agencyId: third });
    expect(body).toMatchObject({ agencyName: 'Ridgeline', rescindBy: '2026-12-07' });
    // Who was named is of the agency that is no longer meant.
    expect(body.agentEmail).toBeNull();
    const undated = await staff.put(`${API}/bor`, { id: change.id, effectiveDate: null });
    expect([undated.status, undated.body.effectiveDate]).toEqual([200, '2026-12-20']);
  });

  it.each([
    ['by a letter that nobody uploaded', { docId: randomUUID() }, 400, 'LETTER_MISSING'],
    ['of another insured', { accountId: randomUUID() }, 400, 'OTHER_ACCOUNT'],
    ['to the agency that serves it', { agencyId: AGENCY }, 400, 'SAME_AGENCY'],
    ['to an agency that nobody knows', { agencyId: randomUUID() }, 400, 'INVALID_AGENCY'],
    [
      'from a day before its letter',
      { effectiveDate: '2026-11-22' },
      400,
      'INVALID_EFFECTIVE_DATE',
    ],
  ])('is refused %s', async (_, change, status, code) => {
    const { policyId } = await bound(app);
    await comes('2026-11-23');
    const answer = await staff.post(`${API}/bor`, letter({ policyId, ...change }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is entered by the account too, and once at a time', async () => {
    const { policyId, insured } = await bound(app);
    await comes('2026-11-23');
    const byAccount = letter({ accountId: insured.accountId });
    expect((await staff.post(`${API}/bor`, letter({}))).status).toBe(400);
    const { policyId: other } = await bound(app, {}, { product: 'P100' }, insured.accountId);
    const answers = await Promise.all([
      staff.post(`${API}/bor`, byAccount),
      staff.post(`${API}/bor`, letter({ policyId: other })),
      staff.post(`${API}/bor`, letter({ policyId })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const again = await staff.post(`${API}/bor`, byAccount);
    expect([again.status, again.body.code]).toEqual([409, 'BROKER_CHANGE_PENDING']);
    const nobody = await staff.post(`${API}/bor`, letter({ accountId: randomUUID() }));
    expect(nobody.status).toBe(404);
  });

  it('lapses when none of the policies runs any more', async () => {
    const change = await received();
    await app.dataSource.query(`update policy set status = 'CANCELLED' where id = $1`, [
      change.policyId,
    ]);
    await comes('2026-12-02');
    expect(await shown(staff, change)).toMatchObject({ status: 'LAPSED' });
    expect((await eventsOf(app, change.policyId)).at(-1)).toMatchObject({
      type: 'policy.bor-rescinded.v1',
      data: { isLapsed: true, agencyId: change.agencyId },
    });
  });
});
