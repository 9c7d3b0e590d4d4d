import fc from 'fast-check';
import type { TestApp, TestCaller } from '@palisade/testing';
import { PROVIDER_ID } from '@palisade/platform';
import { startApp } from '@palisade/testing';
import examples from '../domain/rating-examples.fixture.json';
import { service } from '../main';
import type { CalculatorResult } from './calculator-result.dto';

const API = '/api/rater/v1';
const E01 = examples[0].input;
const MONEY = [
  'premium',
  'brokerFee',
  'mgaFee',
  'totalPremium',
  'surplusLineTax',
  'surplusStampingFee',
  'ipt',
  'amountDue',
];
const COERCED = { ...E01, cyberCrimeLimit: 1_000_000 };

describe('the calculator', () => {
  let app: TestApp;
  let agent: TestCaller;
  let underwriter: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    agent = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:calculate'] });
    underwriter = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['rater:calculate', 'underwriting:bypass-rules'],
    });
  });
  afterAll(() => app.close());

  const priced = async (body: object, query = ''): Promise<CalculatorResult> => {
    const answer = await agent.post<CalculatorResult>(`${API}/calculator${query}`, body);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it.each(examples.map(({ id, input, expected }) => [id, input, expected] as const))(
    'answers %s as it was worked by hand',
    async (_, { product, ...input }, expected) => {
      const answer = await agent.post<CalculatorResult>(`${API}/${product}/calculator`, input);
      expect(answer.status).toBe(200);
      const flags = answer.body.flags.filter(({ level }) => level !== 'info');
      const body = { ...answer.body, flags };
      const money = MONEY.map((name) => [name, Number(expected[name as keyof typeof expected])]);
      expect(body).toMatchObject({ ...expected, ...Object.fromEntries(money), product });
      expect(await priced({ product, ...input })).toMatchObject(Object.fromEntries(money));
    },
  );

  it('tells what it was rated by, the same for the same risk in any order', async () => {
    const [first, second] = [await priced(E01), await priced(turned(E01))];
    expect(first).toMatchObject({
      engine: 'palisade-rater/1',
      rateBook: { id: 'cyber-us', version: 'US-2026-01' },
    });
    expect(first.rateBook.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(first.inputHash).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toEqual({ ...first, ratingId: second.ratingId });
    expect(second.ratingId).not.toBe(first.ratingId);
    const other = await priced({ ...E01, revenue: 1_000_001 });
    expect(other.inputHash).not.toBe(first.inputHash);
    const later = await priced({ ...E01, effectiveDate: '2027-06-01' });
    expect(later.rateBook.sha256).not.toBe(first.rateBook.sha256);
  });

  it('names the tax row that a surplus lines risk was rated with', async () => {
    const { input } = examples.find(({ expected }) => Number(expected.surplusLineTax) > 0) ?? {};
    const taxed = await priced({ ...input });
    expect(taxed.surplusTax).toMatchObject({ state: (input as { state: string }).state });
    expect(Object.keys(taxed.surplusTax ?? {})).not.toContain('to');
    expect((await priced(E01)).surplusTax).toBeNull();
  });

  it('shows as much of the working as is asked for', async () => {
    const [full, summary, none] = await Promise.all(
      ['full', 'summary', 'none'].map((trace) => priced(E01, `?trace=${trace}`)),
    );
    expect(full.steps?.length).toBeGreaterThan(60);
    expect(full.steps?.[0]).toMatchObject({ n: 1, op: 'set' });
    expect(summary.steps).toBeUndefined();
    expect(summary.factors).toEqual(full.factors);
    expect(none.factors).toBeUndefined();
    expect(none.amountDue).toBe(full.amountDue);
    const answer = await agent.post(`${API}/calculator?trace=all`, E01);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/trace' }] } });
  });

  it('coerces and says so, or refuses when it must be strict', async () => {
    const { coercions } = await priced(COERCED, '?strict=false');
    expect(coercions).toMatchObject([
      { path: '/cyberCrimeLimit', requested: 1_000_000, applied: 500_000 },
    ]);
    const strict = await agent.post(`${API}/calculator?strict=true`, COERCED);
    expect(strict).toMatchObject({
      status: 422,
      body: { code: 'COERCION_REFUSED', errors: [{ pointer: '/cyberCrimeLimit' }] },
    });
    expect((await agent.post(`${API}/calculator?strict=true`, E01)).status).toBe(200);
  });

  it.each<[string, string, object, string[]]>([
    [
      'every field that fails',
      'calculator',
      { ...E01, revenue: 0, state: 'X' },
      ['/revenue', '/state'],
    ],
    ['an unknown field', 'calculator', { ...E01, colour: 'red' }, ['/colour']],
    ['an unknown product', 'P300/calculator', { ...E01, product: undefined }, ['/productType']],
    ['another product than the address', 'P250/calculator', E01, ['/product']],
  ])('names %s', async (_, path, body, pointers) => {
    const answer = await agent.post<{ errors: { pointer: string }[] }>(`${API}/${path}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ pointer }) => pointer).sort()).toEqual(pointers);
  });

  it('rates any point of the tables only for an underwriter who may bypass the rules', async () => {
    const body = { ...E01, aggregateLimit: 1_234_567, retroActivePeriod: 0 };
    expect((await agent.post(`${API}/calculator`, body)).status).toBe(400);
    const answer = await underwriter.post<CalculatorResult>(`${API}/calculator`, body);
    expect(answer).toMatchObject({
      status: 200,
      body: { factors: { ilf: '1.0751' }, bypassed: ['aggregateLimit', 'retroActivePeriod'] },
    });
    expect((await priced(E01)).bypassed).toEqual([]);
  });

  it('keeps what a bypass gave for a service that asks so, and for nobody else', async () => {
    const body = { ...E01, aggregateLimit: 1_234_567, retroActivePeriod: 0 };
    const kept = `${API}/calculator?kept=aggregateLimit,retroActivePeriod`;
    expect((await agent.post(kept, body)).status).toBe(403);
    const service = await app.signIn({
      accountType: 'COWBELL',
      userId: PROVIDER_ID,
      permissions: ['rater:calculate'],
    });
    expect(await service.post(kept, body)).toMatchObject({
      status: 200,
      body: { bypassed: ['aggregateLimit', 'retroActivePeriod'] },
    });
    expect(await service.post(`${API}/calculator?kept=retroActivePeriod`, body)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/aggregateLimit' }] },
    });
    expect((await service.post(`${API}/calculator?kept=colour`, body)).status).toBe(400);
    const crime = { ...E01, cyberCrimeLimit: 1_000_000 };
    expect(await service.post(`${API}/calculator?kept=cyberCrimeLimit`, crime)).toMatchObject({
      status: 200,
      body: { bypassed: ['cyberCrimeLimit'], coercions: [] },
    });
  });

  it('takes the body of the quote builder as well', async () => {
    const body = {
      naicsCode: '541611',
      state: 'MI',
      revenue: 1_000_000,
      limit: 1_000_000,
      deductible: 10_000,
      effectiveDate: '2026-06-01',
      product: 'P100',
      isSurplus: false,
      coverages: { 16: { selected: true }, 24: { selected: true, limit: 250_000 } },
      securityQuestions: { isVerifyingBankAccounts: 'YES', pendingLitigation: 'YES' },
    };
    const { coverages, flags, reasons, referToUnderwriter } = await priced(body);
    expect(Object.keys(coverages)).toEqual([
      'LIABILITY',
      'PCI',
      'REGULATORY',
      'COWBELL_BREACH_FUND',
      'DATA_RESTORATION',
      'CYBER_CRIME',
    ]);
    expect(flags).toMatchObject([{ level: 'refer', rule: 'REF_LITIGATION' }]);
    expect(referToUnderwriter).toBe(true);
    expect(reasons).toHaveLength(1);
  });

  it('needs the permission, and a token', async () => {
    const other = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:view'] });
    for (const path of ['calculator', 'P100/calculator']) {
      expect((await other.post(`${API}/${path}`, E01)).status).toBe(403);
      expect((await app.anonymous.post(`${API}/${path}`, E01)).status).toBe(401);
    }
  });

  it('never fails on what it is sent', async () => {
    const fields = Object.keys({ ...E01, coverages: 1, securityQuestions: 1, irpm: 1, endDate: 1 });
    const bodies = fc.sample(
      fc.tuple(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()), fc.boolean()),
      100,
    );
    for (const [body, isRisk] of bodies) {
      const { status } = await agent.post(`${API}/calculator`, isRisk ? { ...E01, ...body } : body);
      expect([200, 400]).toContain(status);
    }
  });
});

const turned = (body: object): object => Object.fromEntries(Object.entries(body).reverse());
