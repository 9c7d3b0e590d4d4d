import { randomUUID } from 'node:crypto';
import type { PolicyStatus } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Observations } from '@palisade/trade';
import { industryFactors } from '@palisade/trade';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { carrierProfileSaved, documentSigned, policyHeadOf } from '../quotes/quote-events.fixture';
import { ALL_ANSWERS, MANDATORY, accountCreated } from '../quotes/quote-world.fixture';
import type { RaterProcess } from './rater-process.fixture-spec';
import { startRaterProcess } from './rater-process.fixture-spec';

const API = '/api/quote/v1';
const START_MS = 60_000;

describe('quotes of the real rater', () => {
  const world = new BindableWorld();
  let auth: StandInAuth;
  let rater: RaterProcess;
  const read = async (id: string) => (await world.agency.get(`${API}/${id}`)).body;

  /** The policy of a bound quote is issued. */
  const issued = async (id: string) => {
    const bound = await world.published(id, 'quote.bound.v1');
    const { insured, contact, agent, carrierId, terms, charges, rating, commissionPct } = bound;
    await world.app.deliver('policy.issued.v1', {
      insured,
      contact,
      agent,
      carrierId,
      terms,
      charges,
      rating,
      commissionPct,
      policyHead: policyHeadOf(bound, 'ISSUED'),
      treatyIds: [],
      timeZone: 'UTC',
      parentPolicyId: null,
      issuedBy: 'system',
      version: 1,
      scope: scopeOf({}),
    });
    return bound;
  };

  beforeAll(async () => {
    auth = await startAuth();
    rater = await startRaterProcess(auth.url);
    await world.start({ RATER_URL: rater.url, AUTH_URL: auth.url });
  }, START_MS);
  afterAll(async () => {
    await world.close();
    await rater.close();
    auth.close();
  });

  it('prices Prime 250 with a premium that its coverages and lines explain', async () => {
    const quote = await read(await world.quote(await world.account()));
    expect(quote).toMatchObject({
      status: 'READY',
      currency: 'USD',
      ipt: 0,
      quoteResponse: { surplusLineTax: 0, surplusStampingFee: 0 },
      rating: { rateBook: { version: 'US-2026-01' }, engine: 'palisade-rater/1' },
    });
    expect(quote.premium).toBeGreaterThan(0);
    expect(quote.amountDue).toBe(quote.premium);
  });

  it('adds the surplus lines tax and the stamping fee of the state, to the cent', async () => {
    const quote = await read(await world.quote(await world.account(), { product: 'P250_S' }));
    const premium = Number(quote.premium);
    const cents = (rate: number): number => Math.round(premium * rate * 100) / 100;
    // Nevada: 3.5% tax, 0.4% stamping fee.
    const [surplusLineTax, surplusStampingFee] = [cents(0.035), cents(0.004)];
    expect(quote).toMatchObject({
      status: 'READY',
      isSurplus: true,
      quoteResponse: { surplusLineTax, surplusStampingFee },
      amountDue: Number((premium + surplusLineTax + surplusStampingFee).toFixed(2)),
    });
  });

  it('costs less by what a tool was announced to take off, and more by the same without it', async () => {
    const accountId = await world.account();
    const industry = industryFactors(3);
    const seen = (findings: Observations, connectors: number) =>
      world.scoreChanged(accountId, 50, { findings, connectors, industry });
    await seen({ 'tls.version': 'TLS1.3' }, 0);
    const id = await world.quote(accountId);
    const before = Number((await read(id)).totalPremium);
    interface Prices {
      totalPremium: number;
      until: string | null;
      tools: { connectorType: string; isConnected: boolean; least: number; most: number }[];
    }
    const prices = async () => (await world.agency.get<Prices>(`${API}/tool-prices/${id}`)).body;
    const announced = await prices();
    expect(announced.totalPremium).toBe(before);
    const aws = announced.tools.find(({ connectorType }) => connectorType === 'AWS')!;
    expect(aws.isConnected).toBe(false);
    expect(aws.most).toBeGreaterThan(aws.least);
    await seen({ 'tls.version': 'TLS1.3', 'c.AWS': 100 }, 1);
    const connected = await prices();
    expect(connected.totalPremium).toBeCloseTo(before - aws.most, 2);
    const now = connected.tools.find(({ connectorType }) => connectorType === 'AWS')!;
    expect(now).toMatchObject({ isConnected: true, least: now.most });
    expect(now.most).toBeCloseTo(aws.most, 2);
    const asked = (accounts: string[], score: number) => ({
      wishes: accounts.map((one) => ({
        accountId: one,
        scores: [{ connectorType: 'AWS', score }],
      })),
    });
    const rating = await world.app.signIn({
      accountType: 'COWBELL',
      permissions: ['rater:calculate'],
    });
    const priced = (body: object) =>
      rating.post<object[]>(`${API}/tool-prices`, body).then((answer) => answer.body);
    const worse = { basis: 'OPEN_QUOTE', currency: 'USD', premium: expect.any(Number) as number };
    const [first, other] = await priced(asked([accountId, randomUUID()], 0));
    expect(first).toMatchObject(worse);
    expect(Number((first as { premium: number }).premium)).toBeLessThan(0);
    expect(other).toEqual({ points: null, premium: null, currency: null, basis: null });
    expect(await priced(asked([accountId], 100))).toMatchObject([{ points: 0, premium: 0 }]);
    expect(await priced({ ...asked([accountId], 0), onlySent: true })).toEqual([other]);
    expect((await world.agency.post(`${API}/bind/${id}`)).status).toBe(200);
    expect(connected.until).not.toBeNull();
    expect(await prices()).toMatchObject({ tools: [], until: null });
    const bound = await world.published(id, 'quote.bound.v1');
    let version = 10;
    const told = (status: PolicyStatus) => ({
      policyHead: policyHeadOf(bound, status),
      version: version++,
      scope: scopeOf({}),
    });
    const change = (status: PolicyStatus): Promise<void> =>
      world.app.deliver('policy.changed.v1', {
        ...told(status),
        action: 'optIntoRenewal',
        isPaid: false,
        isOpenForRenewal: true,
        nocStopped: false,
        cancelRequest: null,
      });
    await issued(id);
    const next = () => priced(asked([accountId], 0));
    expect(await next()).toMatchObject([{ basis: 'NEXT_RENEWAL' }]);
    await world.app.deliver('policy.non-renewed.v1', {
      ...told('ISSUED'),
      insured: bound.insured,
      reason: 'Sold',
      by: 'INSURED',
      noticeMailedOn: null,
    });
    expect(await next()).toEqual([other]);
    await change('ISSUED');
    expect(await next()).toMatchObject([{ basis: 'NEXT_RENEWAL' }]);
    await change('CANCELLED');
    expect(await next()).toEqual([other]);
  });

  it('promises no more than was rated, and rates what it stored at the same premium', async () => {
    const accountId = await world.account();
    const asked = {
      limit: 1_000_000,
      deductible: 25_000,
      coverages: [
        ...MANDATORY,
        { key: 'EXTORTION', limit: 4_000_000 },
        { key: 'GDPR', limit: 9_000_000 },
        { key: 'FULL_SYSTEM_FAILURE' },
        { key: 'CYBER_CRIME', limit: 1_000_000 },
      ],
    };
    const securityQuestions = { ...ALL_ANSWERS, isVerifyingBankAccounts: true };
    const dates = { effectiveDate: '2026-01-15', endDate: '2027-01-15' };
    const change = { ...dates, initialRequestData: asked, securityQuestions };
    const id = await world.quote(accountId, change);
    const quote = await read(id);
    expect(quote).toMatchObject({
      initialRequestData: { coverages: expect.arrayContaining([asked.coverages[4]]) as object },
      coercions: [
        { path: '/coverageLimits/EXTORTION', requested: 4_000_000, applied: 1_000_000 },
        { path: '/coverageLimits/GDPR', requested: 9_000_000, applied: 1_000_000 },
        { path: '/optional', requested: 'FULL_SYSTEM_FAILURE', applied: null },
        { path: '/cyberCrimeLimit', requested: 1_000_000, applied: 250_000 },
      ],
    });
    const kept = [
      { key: 'EXTORTION', limit: 1_000_000 },
      { key: 'GDPR', limit: 1_000_000 },
      { key: 'CYBER_CRIME', limit: 250_000 },
    ];
    const { terms } = quote as { terms: { coverages: { key: string; limit: number | null }[] } };
    expect(terms.coverages.slice(4)).toEqual(kept);
    const again = await read(
      await world.quote(accountId, { ...change, initialRequestData: terms }),
    );
    expect(again).toMatchObject({ premium: quote.premium, coercions: [] });
    const [{ input }] = await world.app.dataSource.query(
      'select input from rating where quote_id = $1',
      [id],
    );
    expect(input).toMatchObject({
      optional: ['GDPR'],
      cyberCrimeLimit: 250_000,
      coverageLimits: { EXTORTION: 1_000_000, GDPR: 1_000_000 },
    });
    await world.agency.post(`${API}/bind/${id}`);
    const bound = await world.published(id, 'quote.bound.v1');
    for (const { key, limit } of kept) {
      const limits = bound.terms.coverages.filter((covered) => covered.key === key);
      expect(limits).toMatchObject([{ limit: limit * 100 }]);
    }
  });

  it.each([
    [
      'terms that the product does not sell',
      { initialRequestData: { limit: 1, deductible: 1, waitingPeriod: 10, retroActivePeriod: 0 } },
      'VALIDATION_FAILED',
      ['limit', 'deductible', 'waitingPeriod', 'retroActivePeriod'],
    ],
    [
      'a sublimit below a tenth of the aggregate',
      {
        initialRequestData: {
          coverages: [
            ...MANDATORY,
            { key: 'EXTORTION' },
            { key: 'RANSOM_EVENT_SUBLIMIT', limit: 5 },
          ],
        },
      },
      'VALIDATION_FAILED',
      ['coverages/5/limit'],
    ],
    [
      'a tech product without its percentage',
      { product: 'PRIME_TECH' },
      'VALIDATION_FAILED',
      ['techENOPercentage'],
    ],
  ])('refuses %s with 400 at its fields', async (_, change, code, fields) => {
    const accountId = await world.account();
    const { status, body } = await world.agency.post(API, {
      accountId,
      product: 'P250',
      ...change,
    });
    expect([status, body.code]).toEqual([400, code]);
    const pointers = (body.errors as { pointer: string }[]).map(({ pointer }) => pointer);
    expect(pointers).toEqual(fields.map((field) => `/initialRequestData/${field}`));
  });

  it('takes the terms that are left out from the preset, and knows no other', async () => {
    const accountId = await world.account();
    const drafted = async (presetName: string, initialRequestData = {}) =>
      (await world.agency.post(API, { accountId, product: 'P250', presetName, initialRequestData }))
        .body;
    expect(await drafted('BASIC')).toMatchObject({
      terms: { deductible: 25_000, waitingPeriod: 12, retroActivePeriod: 1 },
    });
    const popular = await drafted('POPULAR', { limit: 2_000_000, waitingPeriod: 24 });
    expect(popular).toMatchObject({
      terms: { limit: 2_000_000, deductible: 25_000, waitingPeriod: 24, retroActivePeriod: -1 },
    });
    const elite = await drafted('ELITE');
    expect(elite).toMatchObject({
      terms: {
        deductible: 10_000,
        waitingPeriod: 8,
        coverages: expect.arrayContaining([
          { key: 'PCI', limit: null },
          { key: 'CYBER_CRIME', limit: 500_000 },
          { key: 'MEDIA_LIABILITY', limit: null },
        ]) as object,
      },
    });
    const coveragesOf = ({ terms }: Record<string, unknown>): object[] =>
      (terms as { coverages: object[] }).coverages;
    expect([coveragesOf(popular).length, coveragesOf(elite).length]).toEqual([14, 19]);
    expect(await drafted('NOSUCH')).toMatchObject({
      status: 400,
      errors: [{ pointer: '/presetName' }],
    });
  });

  it('makes no quote of a company that is too large for the product', async () => {
    const accountId = await world.account({ revenue: 14_611_300_000 });
    const answer = await world.agency.post(API, { accountId, product: 'P100' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'REF_REVENUE' } });
  });

  it('taxes what an endorsement adds at the rates of the state, to the cent', async () => {
    const surplus = {
      surplusLinesBrokerFirstName: 'Sam',
      surplusLinesBrokerLastName: 'Ortiz',
      surplusLinesBrokerEmail: 'sam@broker.example',
      surplusLinesNumber: 'SL 4471',
      surplusLinesState: 'NV',
      diligentEffort: { basis: 'EXPORT_LIST' },
    };
    const dates = { effectiveDate: '2026-01-15', endDate: '2027-01-15' };
    const change = { product: 'P250_S', ...dates };
    const id = await world.quote(await world.accountIn('NV'), change);
    await world.agency.post(`${API}/bind/${id}`, surplus);
    const bound = await issued(id);
    const made = await world.agency.post(`${API}/endorsement/${bound.policyId}`, {
      effectiveDate: '2026-02-14',
      initialRequestData: { limit: 2_000_000 },
    });
    const { premium, amountDue, quoteResponse } = made.body;
    const cents = (rate: number): number => Math.round(Number(premium) * rate * 100) / 100;
    expect(Number(premium)).toBeGreaterThan(0);
    expect(Number.isInteger(premium)).toBe(true);
    expect(quoteResponse).toEqual({
      surplusLineTax: cents(0.035),
      surplusStampingFee: cents(0.004),
    });
    const taxes = cents(0.035) + cents(0.004);
    expect(amountDue).toBe(Number((Number(premium) + taxes).toFixed(2)));
  });

  it('gives back what it took when a change is taken back on its day, whatever the score is', async () => {
    const accountId = await world.accountIn('NV');
    const dates = { effectiveDate: '2026-01-15', endDate: '2027-01-15' };
    const id = await world.quote(accountId, dates);
    await world.agency.post(`${API}/bind/${id}`);
    const { policyId } = await issued(id);
    const changed = async (limit: number, score: number): Promise<number> => {
      await world.scoreChanged(accountId, score);
      const body = { effectiveDate: '2026-02-14', initialRequestData: { limit } };
      const made = await world.agency.post(`${API}/endorsement/${policyId}`, body);
      const change = String(made.body.id);
      await world.agency.post(`${API}/send-sign-request/${change}`, {});
      await world.app.deliver('document.signed.v1', documentSigned(change));
      expect((await world.agency.post(`${API}/bind/${change}`)).body.status).toBe('BOUND');
      return Number(made.body.premium);
    };
    const up = await changed(2_000_000, 95);
    expect(up).toBeGreaterThan(0);
    expect(await changed(1_000_000, 40)).toBe(-up);
  });

  it('rates what policyholders change of their policy, who may not rate themselves', async () => {
    const accountId = await world.accountIn('NV');
    const dates = { effectiveDate: '2026-01-15', endDate: '2027-01-15' };
    const id = await world.quote(accountId, dates);
    await world.agency.post(`${API}/bind/${id}`);
    const bound = await issued(id);
    const holder = await world.app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions: ['quote:view', 'policy:endorse'],
    });
    const made = await holder.post(`${API}/endorsement/${bound.policyId}`, {
      effectiveDate: '2026-02-14',
      initialRequestData: { limit: 2_000_000 },
    });
    expect(made).toMatchObject({ status: 201, body: { status: 'READY' } });
  });

  it('prices Prime One in pounds with insurance premium tax, and binds it on UK paper', async () => {
    const accountId = randomUUID();
    const published = accountCreated(accountId, world.agencyId, []);
    await world.app.deliver(
      'carrier-profile.saved.v1',
      carrierProfileSaved(world.carrierId, 'UK', []),
    );
    await world.app.deliver('account.created.v1', {
      ...published,
      currency: 'GBP',
      contact: { ...HOLDER },
      insured: {
        ...published.insured,
        state: null,
        zipCode: 'EC1A 1BB',
        city: 'London',
        country: 'GBR',
        timeZone: 'Europe/London',
        industryCode: '86230',
      },
    });
    const id = await world.quote(accountId, { product: 'P_ONE', agentPhone: '020 7946 0000' });
    const quote = await read(id);
    const premium = Number(quote.premium);
    const ipt = Math.round(premium * 12) / 100;
    expect(quote).toMatchObject({
      status: 'READY',
      currency: 'GBP',
      ipt,
      isSurplus: false,
      amountDue: Number((premium + ipt).toFixed(2)),
      rating: { rateBook: { version: 'UK-2026-01' } },
    });
    expect((await world.agency.post(`${API}/send-sign-request/${id}`)).body).toMatchObject({
      link: `http://uk.app.localhost:3000/quote/${id}/sign/P_ONE`,
    });
    expect((await world.agency.post(`${API}/bind/${id}`)).body).toMatchObject({ status: 'BOUND' });
    expect(await world.published(id, 'quote.bound.v1')).toMatchObject({
      terms: { market: 'UK', state: null },
      charges: { currency: 'GBP' },
      insured: { country: 'GBR', state: null },
    });
  });
});

const HOLDER = {
  firstName: 'Isla',
  lastName: 'Byrne',
  email: 'isla@dovecote.example',
  phone: '+4402079460001',
};
