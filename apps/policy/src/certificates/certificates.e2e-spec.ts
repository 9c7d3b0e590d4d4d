import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { AGENCY, bound, CARRIER, charged, eventsOf } from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const BANK = {
  id: randomUUID(),
  name: 'First Bank',
  address1: '1 Market Street',
  address2: null,
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
};
const HOLDER = {
  organizationName: 'Landlord LLC',
  address1: '2 Main Street',
  city: 'Reno',
  state: 'NV',
  zip: '89501',
};

describe('certificates of what a policy covers', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agent: TestCaller;
  let stranger: TestCaller;
  let nobody: TestCaller;

  const comes = async (day: string): Promise<void> => {
    app.clock.advance(new Date(`${day}T20:00:00.000Z`).getTime() - app.clock.now().getTime());
    await app.app.get(PolicySweep).run();
  };
  const running = async (): Promise<EventData<'quote.bound.v1'>> => {
    await comes('2026-01-15');
    const data = await bound(app, {}, { endorsements: ['BLANKET_AI'], additionalInsureds: [BANK] });
    await comes('2026-01-16');
    return data;
  };
  const issue = (policyId: string, body: object, caller = agent, product = 'P250') =>
    caller.post(`${API}/certificate/${product}`, { policyId, docType: 'CERTIFICATE', ...body });
  const check = async (code: unknown, asOf = ''): Promise<Record<string, unknown>> =>
    (await nobody.get(`${API}/certificates/check/${String(code)}${asOf && `?asOf=${asOf}`}`)).body;
  const lower = async (data: EventData<'quote.bound.v1'>): Promise<void> => {
    const quoteHead = { ...data.quoteHead, kind: 'ENDORSEMENT' as const, quoteId: randomUUID() };
    await app.deliver('quote.bound.v1', {
      ...data,
      quoteHead: { ...quoteHead, effectiveDate: '2026-02-01' },
      parentPolicyId: data.policyId,
      terms: { ...data.terms, aggregateLimit: 50_000_000, effectiveDate: '2026-02-01' },
      charges: charged({ premium: -10_000 }),
      version: 10,
    });
  };
  const told = async (policyId: string): Promise<Record<string, never>[]> =>
    (await eventsOf(app, policyId))
      .filter(({ type }) => /certificate/.test(String(type)))
      .map(({ data }) => data);

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = [
      'policy:view',
      'certificate:email',
      'certificate:view',
      'policy:cancel',
      'policy:cancel-request',
    ];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    agent = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    stranger = await app.signIn({ accountType: 'AGENCY', permissions });
    nobody = app.anonymous;
    await app.deliver('organization.saved.v1', {
      organizationId: CARRIER,
      accountType: 'CARRIER',
      name: 'Summit Insurance',
      fullName: 'Summit Insurance',
      enforceMfa: false,
      hostname: null,
      locationAlias: 'US',
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
  });
  afterAll(() => app.close());

  it('are issued to a holder, an additional insured, and the insured itself', async () => {
    const { policyId } = await running();
    const { body } = await agent.get(`${API}/additional-insureds/${policyId}`);
    const { address2: _, name: businessName, ...place } = BANK;
    expect(body).toEqual([{ ...place, businessName }]);
    const answers = [
      await issue(policyId, {}),
      await issue(policyId, { ...HOLDER, email: 'landlord@main.example' }),
      await issue(policyId, { additionalInsuredId: BANK.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await told(policyId)).toMatchObject([
      { holder: null, to: null, docId: answers[0].body.docId },
      { holder: { name: 'Landlord LLC', zipCode: '89501' }, to: 'landlord@main.example' },
      { holder: { name: 'First Bank' }, to: 'ira@redrock.example', isAdditionalInsured: true },
    ]);
    const { body: list } = await agent.get<Record<string, unknown>[]>(
      `${API}/certificates/${policyId}`,
    );
    expect(list.map(({ holderName, answer }) => [holderName, answer])).toEqual([
      ['First Bank', 'TRUE'],
      ['Landlord LLC', 'TRUE'],
      [null, 'TRUE'],
    ]);
    expect((await stranger.get(`${API}/certificates/${policyId}`)).status).toBe(404);
  });

  it.each<[string, object, number, string]>([
    ['a holder without an address', { organizationName: 'Landlord LLC' }, 400, 'VALIDATION_FAILED'],
    ['a mail to nobody', { email: 'landlord@main.example' }, 400, 'VALIDATION_FAILED'],
    [
      'an additional insured of another',
      { additionalInsuredId: randomUUID() },
      400,
      'UNKNOWN_ADDITIONAL_INSURED',
    ],
  ])('are not issued for %s', async (_, body, status, code) => {
    const { policyId } = await running();
    const answer = await issue(policyId, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('are not issued to a stranger, for another product, or for nothing', async () => {
    const { policyId } = await running();
    expect((await issue(policyId, {}, stranger)).status).toBe(404);
    expect((await issue(policyId, {}, agent, 'P100')).status).toBe(404);
    await comes('2027-01-20');
    expect((await issue(policyId, {})).status).toBe(409);
  });

  it('answer whoever has their code, as of any day, and nobody who guesses', async () => {
    const data = await running();
    const { code } = (await issue(data.policyId, { ...HOLDER, email: 'landlord@main.example' }))
      .body;
    expect(await check(String(code).toLowerCase().replaceAll('-', ''))).toMatchObject({
      answer: 'TRUE',
      holderName: 'Landlord LLC',
      insuredName: 'Red Rock Dental',
      carrierName: 'Summit Insurance',
      aggregateLimit: '$1,000,000',
      endorsements: ['BLANKET_AI'],
      noticeEnds: null,
    });
    expect(JSON.stringify(await check(code))).not.toContain('premium');
    await lower(data);
    expect(await check(code)).toMatchObject({ answer: 'TRUE' });
    expect(await check(code, '2026-02-01')).toMatchObject({
      answer: 'CHANGED',
      since: '2026-02-01',
      changes: [{ field: 'AGGREGATE_LIMIT', was: '$1,000,000', is: '$500,000' }],
    });
    expect(await check(code, '2027-02-01')).toMatchObject({ answer: 'ENDED' });
    const guessed: Answer = await nobody.get(`${API}/certificates/check/00000-00000-00000-00000`);
    expect([guessed.status, guessed.body.code]).toEqual([404, 'CERTIFICATE_NOT_FOUND']);
  });

  it('tell their holders of a change and of a cancellation, once each, and nobody else', async () => {
    const data = await running();
    const { policyId } = data;
    await issue(policyId, {});
    await issue(policyId, { ...HOLDER, email: 'landlord@main.example' });
    await lower(data);
    const news = async () => (await told(policyId)).filter(({ answer }) => Boolean(answer));
    expect(await news()).toMatchObject([
      {
        answer: 'CHANGED',
        since: '2026-02-01',
        to: 'landlord@main.example',
        holder: 'Landlord LLC',
      },
    ]);
    const cancel = { effectiveDate: '2026-03-20', reason: 'INSURED_REQUEST' };
    // Asked for by the agency, approved by staff.
    expect((await agent.put(`${API}/cancel/${policyId}`, cancel)).status).toBe(200);
    expect((await staff.put(`${API}/cancel/${policyId}`, cancel)).status).toBe(200);
    const { code } = (await told(policyId))[1];
    expect(await check(code)).toMatchObject({ answer: 'TRUE', noticeEnds: '2026-03-20' });
    await comes('2026-03-21');
    expect(await news()).toMatchObject([
      { answer: 'CHANGED' },
      { answer: 'CANCELLED', since: '2026-03-20' },
    ]);
    expect(await check(code)).toMatchObject({ answer: 'CANCELLED', since: '2026-03-20' });
  });
});
