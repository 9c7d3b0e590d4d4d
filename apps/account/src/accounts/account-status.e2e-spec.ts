import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { DEMO_COMPANIES } from '../demo/demo-companies';
import { service } from '../main';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const TEAM = randomUUID();
const [, COMPANY] = DEMO_COMPANIES;

describe('the status of an account', () => {
  let app: TestApp;
  let agency: TestCaller;
  let accountId: string;

  beforeAll(async () => {
    app = await startApp(service);
    const team = { teamId: TEAM, organizationId: AGENCY, name: 'East', default: true };
    const state = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...state });
    const permissions = ['account:view', 'account:create'];
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    const { name, phone, address1, city, state: code, zipCode, country } = COMPANY;
    const draft = { name, phone, address1, city, state: code, zipCode, country };
    const { body } = await agency.post(API, { ...draft, teams: [{ id: TEAM }] });
    accountId = String(body.id);
  });
  afterAll(() => app.close());

  const status = async (): Promise<unknown> =>
    (await agency.get(`${API}/${accountId}`)).body.status;

  function ended(policyId: string, version: number): EventData<'policy.expired.v1'> {
    const policyHead: EventData<'policy.expired.v1'>['policyHead'] = {
      policyId,
      policyNumber: 'P-26-0000001',
      quoteId: randomUUID(),
      revision: 1,
      product: 'P250',
      market: 'ADMITTED',
      status: 'EXPIRED',
      effectiveDate: '2026-01-01',
      endDate: '2027-01-01',
    };
    return { policyHead, scope: scopeOf({ accountId }), version };
  }

  /** The part of the event that the account service reads; the rest is the same for every policy. */
  const issued = (policyId: string): EventData<'policy.issued.v1'> =>
    ({ ...ended(policyId, 1) }) as EventData<'policy.issued.v1'>;

  it('follows its quotes and policies', async () => {
    expect(await status()).toBe('Open');
    const quoteHead: EventData<'quote.requested.v1'>['quoteHead'] = {
      quoteId: randomUUID(),
      quoteNumber: 'Q-26-0000001',
      submissionId: null,
      policyId: null,
      kind: 'NEW',
      product: 'P250',
      status: 'REQUESTED',
      effectiveDate: '2026-01-01',
    };
    const about = { agent: null, securityAnswers: {}, scope: scopeOf({ accountId }), version: 1 };
    await app.deliver('quote.requested.v1', { quoteHead, ...about });
    expect(await status()).toBe('Quoted');
    const [one, two] = [randomUUID(), randomUUID()];
    await app.deliver('policy.issued.v1', issued(one));
    await app.deliver('policy.issued.v1', issued(two));
    expect(await status()).toBe('Active Policy');
    await app.deliver('policy.expired.v1', ended(one, 2));
    expect(await status()).toBe('Active Policy');
    const three = randomUUID();
    await app.deliver('policy.issued.v1', issued(three));
    const renewal = { renewalPolicyId: three, renewalPolicyNumber: 'P-27-0000001' };
    await app.deliver('policy.renewed.v1', { ...ended(two, 2), ...renewal });
    expect(await status()).toBe('Active Policy');
    const reason = { reason: 'ERROR', charges: {} as never, premiums: [] };
    await app.deliver('policy.voided.v1', { ...ended(three, 2), ...reason });
    expect(await status()).toBe('Open');
    const published: { change: { from: string; to: string } }[] = await app.dataSource.query(
      `select body -> 'data' as change from outbox
       where type = 'account.status-changed.v1' order by sequence`,
    );
    expect(published.map(({ change }) => [change.from, change.to])).toEqual([
      ['Open', 'Quoted'],
      ['Quoted', 'Active Policy'],
      ['Active Policy', 'Open'],
    ]);
  });
});
