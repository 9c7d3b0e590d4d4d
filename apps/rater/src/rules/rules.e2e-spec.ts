import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/rater/v1';

describe('the rules of rating', () => {
  let app: TestApp;
  let agent: TestCaller;
  let underwriter: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    agent = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:calculate'] });
    const permissions = ['rater:calculate', 'rater:view'];
    underwriter = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

  it.each([
    ['a state of the wide plan', { product: 'P250', state: 'OH' }, 10, 40],
    ['a state of the usual plan', { product: 'P250', state: 'NY' }, 5, 25],
    ['a state without a plan', { product: 'P250', state: 'HI' }, 0, 0],
    ['surplus lines anywhere', { product: 'P250', state: 'NY', isSurplus: true }, 10, 40],
    ['the United Kingdom', { product: 'P_ONE', revenue: 5, carrier: 'A-1' }, 5, 25],
  ])('give the IRPM ranges of %s', async (_, body, each, overall) => {
    const answer = await underwriter.post(`${API}/irpm`, body);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toHaveLength(8);
    expect(answer.body).toMatchObject({
      drPlanning: { min: 0 - each, max: each },
      overall: { min: 0 - overall, max: overall },
    });
  });

  it.each([
    ['OH', 'P100', 10, [1_000, 100_000], [6, 8, 12, 24]],
    ['OH', 'P_PLUS', 5, [1_000, 500_000], []],
    ['UK', 'P_ONE', 6, [1_000, 50_000], [6, 8, 12, 24]],
  ])('give the options in %s of %s', async (state, product, limits, ends, hrs) => {
    const answer = await agent.post<Record<string, number[]>>(`${API}/rules/globals/${state}`, {
      product,
    });
    const { aggLimits, deductibles } = answer.body;
    expect(answer.body).toEqual({ aggLimits, deductibles, hrs });
    expect(aggLimits).toHaveLength(limits);
    expect([deductibles[0], deductibles[deductibles.length - 1]]).toEqual(ends);
  });

  it.each([
    // 3,000,000 of technology revenue: 4,200 x 1.05 x 0.97, by 3,000 thousands.
    ['state=MA&techENOPercentage=60&revenue=5000000', '1.4260', 4_278, true],
    ['state=MA&techENOPercentage=60&revenue=5000000&isSurplus=true', '1.5683', 4_705, true],
    ['state=HI&techENOPercentage=1&revenue=1000000', '75.0000', 750, false],
    ['state=OH&techENOPercentage=0&revenue=1000000', '0', 0, false],
    ['techENOPercentage=100&revenue=250000', '3.0000', 750, true],
  ])('give the technology rate of %s', async (query, rate, premium, available) => {
    const answer = await agent.get(`${API}/rules/techeno-rate?${query}&effectiveDate=2026-06-01`);
    expect(answer).toMatchObject({ status: 200, body: { rate, premium, available } });
  });

  it('tell how each coverage may be had', async () => {
    const ask = (code: string, body: object, query = '') =>
      agent.post<Record<string, Record<string, unknown>>>(`${API}/rules/${code}${query}`, body);
    const { body: rules } = await ask('541611', { product: 'P250', state: 'OH' }, '?limit=2000000');
    expect(Object.keys(rules)).toHaveLength(48);
    expect(rules['12']).toMatchObject({ key: 'LIABILITY', mandatory: true, limits: [2_000_000] });
    expect(rules['20']).toEqual({
      key: 'BUSINESS_INTERRUPTION',
      available: true,
      tooltip: null,
      mandatory: false,
      limits: [200_000, 500_000, 1_000_000, 1_500_000, 2_000_000],
      deductibles: [10_000, 15_000, 25_000, 50_000, 75_000, 100_000, 250_000],
      hrs: [6, 8, 12, 24],
      retroActivePeriods: [1, 2, -1],
    });
    expect(rules['24'].limits).toEqual([25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000]);
    expect(rules['58']).toMatchObject({ key: 'WAR_EXCLUSION', limits: [], deductibles: [] });
    const { body: unfiled } = await ask('541611', { product: 'P250', state: 'HI' });
    expect(unfiled['20']).toMatchObject({ available: false, tooltip: 'State Not Supported' });
    const { body: casino } = await ask('713210', { product: 'P250', state: 'OH' });
    expect(casino['20'].tooltip).toBe('Not Available For Industry / State!');
    const { body: tech } = await ask('541512', { product: 'PRIME_TECH', state: 'OH' });
    expect(tech['39']).toMatchObject({ key: 'TECH_ENO', mandatory: true });
  });

  it('tell what an endorsement may change, by the book of the inception', async () => {
    const policyId = '01900000-0000-7000-8000-00000000abcd';
    const query = `product=P250&state=OH&effectiveDate=2026-06-01&policyId=${policyId}`;
    const { status, body } = await agent.get<{ coverages: Record<string, { key: string }> }>(
      `${API}/rules/endorsement?${query}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ policyId, version: 'US-2026-01', daysBack: 14, daysAhead: 30 });
    expect(body.coverages['48'].key).toBe('DEFENSE_COUNSEL');
    expect(body.coverages['12']).toBeUndefined();
  });

  it('show the tables of a product and state, overrides merged', async () => {
    const path = `${API}/raterdata?product=P250&state=NY&effectiveDate=2027-02-01`;
    const { status, body } = await underwriter.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'cyber-us',
      version: 'US-2027-01',
      product: 'P250',
      state: 'NY',
      tables: { rateChangeFactor: '1.03', hazard: { 5: '1.85' } },
      irpm: { overallMaxPct: 25 },
    });
    expect((await agent.get(path)).status).toBe(403);
  });

  it.each<[string, 'get' | 'post', string, object, string[]]>([
    ['a product that is none', 'post', 'irpm', { product: 'X', state: 'OH' }, ['/product']],
    ['a missing state', 'post', 'irpm', { product: 'P100' }, ['/state']],
    ['an unknown field', 'post', 'irpm', { product: 'P_ONE', limit: 5 }, ['/limit']],
    ['a state of nowhere', 'post', 'rules/globals/XX', { product: 'P100' }, ['/state']],
    [
      'an industry of nothing',
      'post',
      'rules/99',
      { product: 'P100', state: 'OH' },
      ['/naicsCode'],
    ],
    ['a limit of 0', 'post', 'rules/541611?limit=0', { product: 'P_ONE' }, ['/limit']],
    [
      'words for numbers',
      'get',
      'rules/techeno-rate?revenue=much&techENOPercentage=1',
      {},
      ['/revenue'],
    ],
    ['nothing at all', 'get', 'rules/techeno-rate', {}, ['/revenue', '/techENOPercentage']],
  ])('refuse %s', async (_, method, path, body, pointers) => {
    const answer = await (method === 'get'
      ? underwriter.get<{ errors: { pointer: string }[] }>(`${API}/${path}`)
      : underwriter.post<{ errors: { pointer: string }[] }>(`${API}/${path}`, body));
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ pointer }) => pointer).sort()).toEqual(pointers);
  });

  it('need their permissions', async () => {
    const nobody = await app.signIn({ accountType: 'AGENCY', permissions: ['account:view'] });
    const body = { product: 'P100', state: 'OH' };
    expect((await agent.post(`${API}/irpm`, body)).status).toBe(403);
    expect((await nobody.post(`${API}/rules/globals/OH`, body)).status).toBe(403);
    expect((await nobody.post(`${API}/rules/541611`, body)).status).toBe(403);
    expect((await nobody.get(`${API}/rules/techeno-rate`)).status).toBe(403);
  });
});
