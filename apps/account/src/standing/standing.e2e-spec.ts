import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const TEAM = randomUUID();
const WHY = { productType: 'P100', reason: 'No backups.', reasonSummary: 'Poor Controls' };

describe('how an account stands', () => {
  let app: TestApp;
  let agency: TestCaller;
  let rival: TestCaller;
  let staff: TestCaller;
  let named = 0;

  beforeAll(async () => {
    app = await startApp(service);
    const team = { teamId: TEAM, organizationId: AGENCY, name: 'East', default: true };
    const state = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...state });
    const permissions = ['account:view', 'account:create', 'account:lost'];
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    rival = await app.signIn({ accountType: 'AGENCY', organizationId: randomUUID(), permissions });
    staff = await app.signIn({
      accountType: 'COWBELL',
      organizationId: randomUUID(),
      permissions: [...permissions, 'account:decline', 'account:undecline', 'account:delete'],
    });
  });
  afterAll(() => app.close());

  async function anAccount(): Promise<string> {
    const { body } = await agency.post(API, {
      name: `Standing ${++named}`,
      phone: '702-555-0134',
      address1: '10 Canyon Road',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      country: 'USA',
      teams: [{ id: TEAM }],
    });
    return String(body.id);
  }

  async function requestQuote(accountId: string): Promise<void> {
    const quoteHead: EventData<'quote.requested.v1'>['quoteHead'] = {
      quoteId: randomUUID(),
      quoteNumber: 'Q-26-0000001',
      submissionId: null,
      policyId: null,
      kind: 'NEW',
      product: 'P100',
      status: 'REQUESTED',
      effectiveDate: '2026-01-01',
    };
    const about = { agent: null, securityAnswers: {}, scope: scopeOf({ accountId }), version: 1 };
    await app.deliver('quote.requested.v1', { quoteHead, ...about });
  }

  const told = async (accountId: string): Promise<object[]> => {
    const rows: { data: object }[] = await app.dataSource.query(
      `select body -> 'data' as data from outbox
       where type = 'account.status-changed.v1' and subject = $1 order by sequence`,
      [accountId],
    );
    return rows.map(({ data }) => data);
  };

  it('is declined with a reason and taken back, each told to the other services', async () => {
    const id = await anAccount();
    const declined = await staff.put(`${API}/decline/${id}`, WHY);
    expect(declined).toMatchObject({
      status: 200,
      body: { status: 'Declined', statusReason: 'Poor Controls: No backups.' },
    });
    expect(declined.body.allowedActions).toEqual(['undecline', 'delete']);
    expect((await agency.get(`${API}/${id}`)).body).toMatchObject({
      status: 'Declined',
      allowedActions: [],
    });
    expect((await staff.put(`${API}/undecline/${id}`, {})).body).toMatchObject({
      status: 'Open',
      statusReason: null,
    });
    expect((await staff.put(`${API}/undecline/${id}`, {})).status).toBe(409);
    expect(await told(id)).toMatchObject([
      { from: 'Open', to: 'Declined', reason: 'Poor Controls: No backups.' },
      { from: 'Declined', to: 'Open', reason: null },
    ]);
  });

  it('is lost by its agency, and opened again by the next quote', async () => {
    const id = await anAccount();
    const lost = { ...WHY, reasonSummary: 'Price is High' };
    expect((await rival.put(`${API}/lost/${id}`, lost)).status).toBe(404);
    expect((await agency.put(`${API}/lost/${id}`, lost)).body).toMatchObject({ status: 'Lost' });
    await requestQuote(id);
    expect((await agency.get(`${API}/${id}`)).body).toMatchObject({ status: 'Quoted' });
  });

  it.each([
    [{ ...WHY, reasonSummary: '' }, 'Declination Reason is a required field'],
    [{ ...WHY, reason: ' ' }, 'Reason Description is required'],
    [{ ...WHY, reasonSummary: 'Fill-in option' }, 'Fill-In text is required'],
    [{ ...WHY, reasonSummary: 'Nonsense reason' }, 'The reason is one of CLAIMS_HISTORY'],
  ])('refuses %j', async (body, sentence) => {
    const id = await anAccount();
    const answer = await staff.put(`${API}/decline/${id}`, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(sentence);
    expect((await staff.get(`${API}/${id}`)).body).toMatchObject({ status: 'Open' });
  });

  it('is deleted for everybody, unless cover was ever bound', async () => {
    const id = await anAccount();
    expect((await agency.send('DELETE', `${API}/${id}`)).status).toBe(403);
    expect((await staff.send('DELETE', `${API}/${id}`)).status).toBe(204);
    expect((await staff.get(`${API}/${id}`)).status).toBe(404);
    expect((await staff.send('DELETE', `${API}/${id}`)).status).toBe(404);
    expect(await told(id)).toMatchObject([{ to: 'Deleted' }]);
  });

  it('is neither declined, lost nor deleted while a policy is in force', async () => {
    const id = await anAccount();
    const policyHead: EventData<'policy.issued.v1'>['policyHead'] = {
      policyId: randomUUID(),
      policyNumber: 'P-26-0000001',
      quoteId: randomUUID(),
      revision: 1,
      product: 'P100',
      market: 'ADMITTED',
      status: 'ISSUED',
      effectiveDate: '2026-01-01',
      endDate: '2027-01-01',
    };
    const event = { policyHead, scope: scopeOf({ accountId: id }), version: 1 };
    // The part of the event that the service reads.
    await app.deliver('policy.issued.v1', { ...event } as EventData<'policy.issued.v1'>);
    expect(await staff.put(`${API}/decline/${id}`, WHY)).toMatchObject({
      status: 409,
      body: { detail: 'An account with a policy in force cannot be declined.' },
    });
    expect((await staff.put(`${API}/lost/${id}`, WHY)).status).toBe(409);
    expect(await staff.send('DELETE', `${API}/${id}`)).toMatchObject({
      status: 409,
      body: { detail: 'An account that was bound cannot be deleted.' },
    });
    await app.deliver('policy.expired.v1', { ...event, version: 2 });
    expect((await staff.send('DELETE', `${API}/${id}`)).status).toBe(409);
    expect((await staff.get(`${API}/${id}`)).body).toMatchObject({ status: 'Open' });
  });
});
