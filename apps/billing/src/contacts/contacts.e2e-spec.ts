import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { TestPolicy } from '../policies/billing-world.fixture';
import { binder, newPolicy } from '../policies/billing-world.fixture';

const CONTACT = '/api/billing/v1/contact';
const ADA = { firstName: 'Ada', lastName: 'Reed', email: 'ada@redrock.example', phone: null };

describe('billing contacts', () => {
  let app: TestApp;
  let policy: TestPolicy;
  let agency: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    policy = newPolicy();
    await app.deliver('binder.bound.v1', binder(policy));
    agency = await signIn('AGENCY', { organizationId: policy.agencyId });
  });
  afterAll(() => app.close());

  const signIn = (
    accountType: 'AGENCY' | 'CUSTOMER',
    change: { organizationId?: string; onlyPolicyId?: string } = {},
  ): Promise<TestCaller> =>
    app.signIn({ accountType, permissions: ['billing:view', 'billing:pay'], ...change });

  it('are added, listed, edited and deleted by those who see the policy', async () => {
    const { accountId, policyId } = policy;
    const { status, body: made } = await agency.post(CONTACT, { ...ADA, accountId, policyId });
    expect(status).toBe(201);
    const insured = await signIn('CUSTOMER', { organizationId: accountId });
    const code = { organizationId: accountId, onlyPolicyId: policyId };
    for (const caller of [agency, insured, await signIn('CUSTOMER', code)]) {
      expect((await caller.get(`${CONTACT}?policyId=${policyId}`)).body).toEqual([made]);
    }
    const named = { ...ADA, accountId, policyId: randomUUID() };
    const byCode = await signIn('CUSTOMER', code);
    expect(await byCode.post(CONTACT, named)).toMatchObject({
      status: 401,
      body: { code: 'NOT_OPENED' },
    });
    const edited = await insured.put(CONTACT, { ...ADA, id: made.id, firstName: 'Adele' });
    expect(edited.body).toEqual({ ...made, firstName: 'Adele' });
    const rival = await signIn('AGENCY');
    expect((await rival.get(`${CONTACT}?accountId=${accountId}`)).body).toEqual([]);
    expect((await rival.put(CONTACT, { ...ADA, id: made.id })).status).toBe(404);
    expect((await rival.post(CONTACT, { ...ADA, accountId })).status).toBe(404);
    expect((await rival.send('DELETE', `${CONTACT}/${String(made.id)}`)).status).toBe(404);
    expect((await agency.send('DELETE', `${CONTACT}/${String(made.id)}`)).status).toBe(204);
    expect((await agency.get(`${CONTACT}?accountId=${accountId}`)).body).toEqual([]);
  });

  it('are found by name or mail address by those who see a policy of the insured', async () => {
    const { accountId, policyId } = policy;
    const nell = { firstName: 'Nell', lastName: 'Ash', email: 'nell@redrock.example' };
    const { body: made } = await agency.post(CONTACT, { ...nell, accountId, policyId });
    const { body: other } = await agency.post(CONTACT, { ...ADA, accountId });
    const insuredName = 'Red Rock Dental';
    const found = (caller: TestCaller, text: string) =>
      caller.get(`${CONTACT}/search?search=${text}&sort=lastName,asc`);
    expect((await found(agency, 'redrock')).body).toMatchObject({
      totalElements: 2,
      content: [
        { ...made, insuredName },
        { ...other, insuredName },
      ],
    });
    expect((await found(agency, 'nell%20ash')).body).toMatchObject({ content: [{ id: made.id }] });
    const stranger = await signIn('AGENCY');
    expect((await found(stranger, 'redrock')).body).toMatchObject({ totalElements: 0 });
    const byCode = { organizationId: accountId, onlyPolicyId: policyId };
    const codes = await found(await signIn('CUSTOMER', byCode), 'redrock');
    expect(codes.body).toMatchObject({ totalElements: 1, content: [{ id: made.id }] });
    expect((await agency.get(`${CONTACT}/search?sort=colour,asc`)).status).toBe(400);
  });

  it.each([
    ['no name', { firstName: '' }, '/firstName'],
    ['no mail address', { email: 'ada' }, '/email'],
    ['an unknown field', { colour: 'red' }, '/colour'],
  ])('refuses one with %s', async (_, change, pointer) => {
    const { accountId } = policy;
    const { status, body } = await agency.post(CONTACT, { ...ADA, accountId, ...change });
    expect(status).toBe(400);
    expect((body.errors as { pointer: string }[])[0]?.pointer).toBe(pointer);
  });

  it('are asked for by policy or account', async () => {
    expect((await agency.get(CONTACT)).status).toBe(400);
  });
});
