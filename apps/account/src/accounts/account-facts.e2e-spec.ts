import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import {
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  sampleQuoteHead,
  startApp,
} from '@palisade/testing';
import { SECURITY_QUESTIONS } from '@palisade/trade';
import { DEMO_COMPANIES } from '../demo/demo-companies';
import { service } from '../main';

const API = '/api/account/v1';
const [, COMPANY] = DEMO_COMPANIES;
const AGENCY = randomUUID();
const TEAM = randomUUID();
const DAY_MS = 86_400_000;
const yes = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, true]));

describe('what quotes tell of an account', () => {
  let app: TestApp;
  let agency: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const team = { teamId: TEAM, organizationId: AGENCY, name: 'East', default: true };
    const fresh = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...fresh });
    const permissions = ['account:view', 'account:create'];
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
  });
  afterAll(() => app.close());

  let count = 0;
  const created = async (): Promise<string> => {
    const { phone, address1, city, state, zipCode, country } = COMPANY;
    const name = `Facts ${count++} Dental`;
    const draft = { name, phone, address1, city, state, zipCode, country, teams: [{ id: TEAM }] };
    return String((await agency.post(API, draft)).body.id);
  };
  const requested = (accountId: string, securityAnswers: Record<string, boolean>) =>
    app.deliver('quote.requested.v1', {
      quoteHead: sampleQuoteHead(randomUUID()),
      agent: null,
      securityAnswers,
      scope: scopeOf({ accountId }),
      version: 1,
    });
  const bound = (
    accountId: string,
    contact: EventData<'quote.bound.v1'>['contact'],
    carrierId: string = randomUUID(),
  ) =>
    app.deliver('quote.bound.v1', {
      quoteHead: sampleQuoteHead(randomUUID()),
      policyId: randomUUID(),
      parentPolicyId: null,
      insured: { ...SAMPLE_INSURED, accountId },
      contact,
      agent: null,
      carrierId,
      terms: SAMPLE_TERMS,
      charges: SAMPLE_CHARGES,
      rating: {
        ratingId: randomUUID(),
        inputHash: 'a'.repeat(64),
        rateBookId: 'US',
        rateBookVersion: 'US-2026-01',
      },
      boundOn: '2026-01-15T12:00:00.000Z',
      binderExpiresOn: '2026-02-14T12:00:00.000Z',
      commissionPct: 15,
      surplus: null,
      subjectivities: [],
      signed: null,
      agencyBilled: false,
      paymentTerms: 30,
      scope: scopeOf({ accountId }),
      version: 2,
    });
  const profile = async (accountId: string) =>
    (
      await agency.get<{ missingFields: string[]; profileScore: number }>(
        `${API}/profile/${accountId}`,
      )
    ).body;

  // Lantern Bay Marine of the demo data: bound and not issued, its application is not signed.
  it('is shown to the carrier that bears its binder, though no policy was issued', async () => {
    const id = await created();
    const carrierId = randomUUID();
    const as = (organizationId: string) =>
      app.signIn({ accountType: 'CARRIER', organizationId, permissions: ['account:view'] });
    const [carrier, another] = await Promise.all([as(carrierId), as(randomUUID())]);
    const seen = async (caller: TestCaller): Promise<unknown> =>
      (await caller.get(`${API}/search`)).body.totalElements;
    expect(await seen(carrier)).toBe(0);
    await bound(id, SAMPLE_CONTACT, carrierId);
    expect([await seen(carrier), await seen(another)]).toEqual([1, 0]);
    expect((await carrier.get(`${API}/${id}`)).status).toBe(200);
    expect((await another.get(`${API}/${id}`)).status).toBe(404);
  });

  it('makes its profile complete: the answers of the request, the contact of the binder', async () => {
    const id = await created();
    const before = await profile(id);
    expect(before.missingFields).toEqual(
      expect.arrayContaining(['securityAnswers', 'policyContact']),
    );
    await requested(id, yes(SECURITY_QUESTIONS.slice(0, 12)));
    await bound(id, { ...SAMPLE_CONTACT, phone: '+17025550100' });
    const after = await profile(id);
    expect(after.profileScore).toBe(before.profileScore + 2);
    expect(after.missingFields).not.toContain('securityAnswers');
    expect(after.missingFields).not.toContain('policyContact');
    const { body } = await agency.get(`${API}/${id}`);
    expect(body).toMatchObject({ profileScore: after.profileScore });
    for (const hidden of ['policyContact', 'contactTold', 'answersTold', 'securityAnswers']) {
      expect(body).not.toHaveProperty(hidden);
    }
  });

  it('still misses a contact without a phone', async () => {
    const id = await created();
    await bound(id, { ...SAMPLE_CONTACT, phone: null });
    expect((await profile(id)).missingFields).toContain('policyContact');
  });

  it('adds the answers of several requests, and what was told later wins', async () => {
    const id = await created();
    const [one, two] = [SECURITY_QUESTIONS.slice(0, 6), SECURITY_QUESTIONS.slice(6, 12)];
    await requested(id, { ...yes(one), mfaAdmin: true });
    expect((await profile(id)).missingFields).toContain('securityAnswers');
    app.clock.advance(-DAY_MS);
    await requested(id, { ...yes(two), mfaAdmin: false });
    await bound(id, { ...SAMPLE_CONTACT, phone: null });
    app.clock.advance(DAY_MS);
    await bound(id, { ...SAMPLE_CONTACT, phone: '+17025550100' });
    expect((await profile(id)).missingFields).not.toContain('securityAnswers');
    const [row]: { answers: Record<string, boolean> }[] = await app.dataSource.query(
      'select security_answers as answers from account where id = $1',
      [id],
    );
    expect(row.answers.mfaAdmin).toBe(true);
  });
});
