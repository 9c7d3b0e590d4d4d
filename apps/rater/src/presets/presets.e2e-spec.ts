import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { PresetResponse, PricedPresetResponse } from './presets.dto';

const API = '/api/rater/v1';
const QUERY = '?state=MI&effectiveDate=2026-06-01';
const BODY = {
  product: 'P100',
  revenue: 1_000_000,
  securityQuestions: { isVerifyingBankAccounts: 'YES', backupFrequency: 'WEEKLY' },
};

const POPULAR = [
  'BUSINESS_IMPERSONATION',
  'REPUTATIONAL_HARM',
  'CONTINGENT_BI',
  'SYSTEM_FAILURE_BI',
  'BRICKING',
  'CRIMINAL_REWARD',
];

const chosenOf = ({ coverages }: PresetResponse): string[] =>
  Object.values(coverages)
    .filter(({ isSelected }) => isSelected)
    .map(({ key }) => key);

describe('presets', () => {
  let app: TestApp;
  let agent: TestCaller;
  let underwriter: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    agent = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:calculate'] });
    underwriter = await app.signIn({ accountType: 'COWBELL', permissions: ['rater:view'] });
  });
  afterAll(() => app.close());

  it('are basic, popular and elite, as a product offers them', async () => {
    const path = `${API}/presets?product=P_ONE_PLUS&naicsCode=47710`;
    const { status, body } = await underwriter.get<PresetResponse[]>(path);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { name: 'BASIC', product: 'P_ONE_PLUS', deductible: 25_000, retroActivePeriod: 1 },
      { name: 'POPULAR', limit: 1_000_000, deductible: 25_000, waitingPeriod: 12 },
      { name: 'ELITE', deductible: 10_000, waitingPeriod: 8, retroActivePeriod: -1 },
    ]);
    expect(body.map((preset) => chosenOf(preset).length)).toEqual([7, 14, 19]);
    expect(body[1].coverages['24']).toMatchObject({ isSelected: true, limit: 250_000 });
    const layer = await underwriter.get(`${API}/presets?product=P_PLUS&state=OH`);
    expect(layer.body).toEqual([]);
  });

  it('cost what the calculator says', async () => {
    const path = `${API}/presets/541611/2${QUERY}`;
    const { status, body } = await agent.post<PricedPresetResponse>(path, BODY);
    expect(status).toBe(200);
    const { body: price } = await agent.post<{ premium: number; coverages: object }>(
      `${API}/calculator`,
      {
        ...BODY,
        state: 'MI',
        naicsCode: '541611',
        effectiveDate: '2026-06-01',
        limit: 1_000_000,
        deductible: 25_000,
        cyberCrimeLimit: 250_000,
        optional: POPULAR,
      },
    );
    expect(body.premium).toBe(price.premium);
    expect(chosenOf(body).sort()).toEqual(Object.keys(price.coverages).sort());
  });

  it('leave out what the answers do not qualify for', async () => {
    const path = `${API}/presets/541611/ELITE${QUERY}`;
    const { body } = await agent.post<PricedPresetResponse>(path, BODY);
    expect(chosenOf(body)).not.toContain('CONTINGENT_SYSTEM_FAILURE');
    expect(body.coverages['24']).toMatchObject({ isSelected: true, limit: 250_000 });
    const { securityQuestions: _, ...silent } = BODY;
    const unanswered = await agent.post<PricedPresetResponse>(path, silent);
    expect(chosenOf(unanswered.body)).not.toContain('CYBER_CRIME');
  });

  it('take the limit that is nearest, and the paper that is asked for', async () => {
    const path = `${API}/presets/541611/1?state=CA&limit=1400000&isSurplus=true`;
    const { body } = await agent.post<PricedPresetResponse>(path, { ...BODY, product: 'P250' });
    expect(body).toMatchObject({ product: 'P250_S', limit: 1_500_000, deductible: 25_000 });
    expect(body.amountDue).toBeGreaterThan(body.totalPremium);
  });

  it.each<[string, string, object, number]>([
    ['a preset that is none', `presets/541611/4${QUERY}`, BODY, 404],
    ['the custom preset', `presets/541611/-1${QUERY}`, BODY, 404],
    ['an industry that is none', `presets/99/1${QUERY}`, BODY, 400],
    ['an excess layer', `presets/541611/1${QUERY}`, { ...BODY, product: 'P_PLUS' }, 400],
    ['a risk without revenue', `presets/541611/1${QUERY}`, { product: 'P100' }, 400],
    [
      'tech without its percentage',
      `presets/541611/1${QUERY}`,
      { ...BODY, product: 'PRIME_TECH' },
      400,
    ],
    ['an unknown field', `presets/541611/1${QUERY}`, { ...BODY, colour: 'red' }, 400],
  ])('refuse %s', async (_, path, body, status) => {
    expect((await agent.post(`${API}/${path}`, body)).status).toBe(status);
  });

  it('need their permissions', async () => {
    expect((await agent.get(`${API}/presets?product=P_ONE`)).status).toBe(403);
    expect((await underwriter.post(`${API}/presets/541611/1${QUERY}`, BODY)).status).toBe(403);
  });
});
