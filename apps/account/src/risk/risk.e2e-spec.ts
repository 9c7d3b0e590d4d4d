import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import type { FactorScores } from '@palisade/trade';
import { RISK_FACTORS } from '@palisade/trade';
import { DEMO_COMPANIES } from '../demo/demo-companies';
import { service } from '../main';
import { Account } from '../accounts/account.entity';
import { IndustrySweep } from './industry-sweep';
import { RiskScoreRow } from './risk-score.entity';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const TEAM = randomUUID();
const PERMISSIONS = ['account:view', 'account:create', 'risk:view'];
const [DENTIST] = DEMO_COMPANIES;
const DAY_MS = 86_400_000;

describe('risk scores', () => {
  let app: TestApp;
  let agency: TestCaller;
  let known: string;
  let unknown: string;
  let make: (change: object) => Promise<string>;

  beforeAll(async () => {
    app = await startApp(service);
    const team = { teamId: TEAM, organizationId: AGENCY, name: 'East', default: true };
    const state = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...state });
    const who = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    agency = await app.signIn({ ...who, permissions: PERMISSIONS });
    const { cbid, name, phone, address1, city, state: code, zipCode, country } = DENTIST;
    const draft = { name, phone, address1, city, state: code, zipCode, country };
    make = async (change) => {
      const body = { ...draft, teams: [{ id: TEAM }], ...change };
      return String((await agency.post(API, body)).body.id);
    };
    known = await make({ cbid });
    unknown = await make({ name: 'Unheard Of' });
  });
  afterAll(() => app.close());

  it('scores a new account and keeps what the score was made from', async () => {
    const { body } = await agency.get(`/api/risk/v1/score/${known}`);
    expect(body).toMatchObject({
      industryAggregateCF: 67,
      ruleVersion: 'risk-2026-01',
      scannedAt: app.clock.now().toISOString(),
    });
    expect(Object.keys(body.factors as object).sort()).toEqual([...RISK_FACTORS].sort());
    const rows = await app.dataSource.query('select * from risk_score where account_id = $1', [
      known,
    ]);
    expect(rows).toMatchObject([
      {
        company_aggregate: body.companyAggregateCF,
        profile_score: 8,
        inputs: { hazard: 5, observations: { 'employees.scale': 24 } },
      },
    ]);
    const account = await agency.get(`${API}/${known}`);
    expect(account.body).toMatchObject({
      score: body.companyAggregateCF,
      profileScore: 8,
      errorMessage: null,
    });
  });

  it('moves with what a security tool says, and back without it', async () => {
    const scoreOf = async (): Promise<unknown> =>
      (await agency.get(`/api/risk/v1/score/${unknown}`)).body.companyAggregateCF;
    const before = await scoreOf();
    const tool = {
      connectionId: randomUUID(),
      connectorId: randomUUID(),
      connectorType: 'MICROSOFT' as const,
      accountId: unknown,
      scope: scopeOf({ accountId: unknown }),
    };
    const measuredAt = app.clock.now().toISOString();
    const read = { ...tool, score: 100, measuredAt, actions: [] };
    await app.deliver('connector.score-changed.v1', { ...read, version: 1 });
    expect(await scoreOf()).not.toEqual(before);
    const [{ inputs }] = await app.dataSource.query(
      'select inputs from risk_score where account_id = $1 order by id desc limit 1',
      [unknown],
    );
    expect(inputs.observations).toMatchObject({ 'c.MICROSOFT': 100, 'connectors.count': 1 });
    const removed = { ...tool, reason: 'DISCONNECTED', version: 2 };
    await app.deliver('connector.removed.v1', removed);
    expect(await scoreOf()).toEqual(before);
    const told: { by: boolean }[] = await app.dataSource.query(
      `select (body -> 'data' ->> 'byTool')::boolean as by from outbox
       where subject = $1 and type = 'account.score-changed.v1' order by sequence`,
      [unknown],
    );
    expect(told.map(({ by }) => by)).toEqual([false, true, true]);
  });

  it('tells of the score after the account, in the same transaction', async () => {
    const rows = await app.dataSource.query(
      'select type, body from outbox where subject = $1 order by sequence',
      [known],
    );
    expect(rows).toMatchObject([
      { type: 'account.created.v1', body: { data: { version: 1, profileScore: 8 } } },
      {
        type: 'account.score-changed.v1',
        body: {
          data: {
            version: 2,
            accountId: known,
            industryAggregate: 67,
            portfolioAggregate: null,
            profileScore: 8,
            scope: { agencyId: AGENCY, teamIds: [TEAM] },
          },
        },
      },
    ]);
  });

  it('has no score, beside that of the industry, for an account of which nothing is known', async () => {
    const { body } = await agency.get(`/api/risk/v1/score/${unknown}`);
    expect(body).toMatchObject({
      companyAggregateCF: null,
      industryAggregateCF: 60,
      band: null,
      confidence: 0,
      scannedAt: null,
      insiderThreat: null,
      supplyChain: null,
      estimatedFactors: RISK_FACTORS,
    });
  });

  it('scores an account that is older than the scores without keeping that', async () => {
    await app.dataSource.query('delete from risk_score where account_id = $1', [unknown]);
    const { body } = await agency.get(`/api/risk/v1/score/${unknown}`);
    expect(body).toMatchObject({ companyAggregateCF: null, scoredAt: null });
  });

  it('says what an account misses for a quote', async () => {
    expect((await agency.get(`${API}/profile/${known}`)).body).toEqual({
      profileScore: 8,
      missingFields: ['securityAnswers', 'policyContact'],
      errorMessage: null,
    });
    expect((await agency.get(`${API}/profile/${unknown}`)).body).toMatchObject({
      profileScore: 1,
      errorMessage: 'Account needs more information to enable Request Quote',
    });
  });

  it.each([
    ['a NAICS code', '621210', 67],
    ['a NAICS code of another hazard', '238210', 56],
    ['a SIC code', '62012?country=GBR', 65],
  ])('answers what is usual in the industry of %s', async (_, path, aggregate) => {
    const { body } = await agency.get(`/api/risk/v1/industry/${path}`);
    expect(body).toMatchObject({ industryAggregateCF: aggregate });
    expect(Object.keys(body.factors as object)).toEqual(RISK_FACTORS);
  });

  it.each(['999999', '62012', 'x'])('knows no industry %s in the United States', async (code) => {
    expect((await agency.get(`/api/risk/v1/industry/${code}`)).status).toBe(404);
  });

  it('shows scores to no other agency, and to nobody without the permission', async () => {
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: PERMISSIONS });
    expect((await rival.get(`/api/risk/v1/score/${known}`)).status).toBe(404);
    expect((await rival.get(`${API}/profile/${known}`)).status).toBe(404);
    const reader = await app.signIn({ accountType: 'COWBELL', permissions: ['account:view'] });
    expect((await reader.get(`/api/risk/v1/score/${known}`)).status).toBe(403);
    expect((await reader.get('/api/risk/v1/industry/621210')).status).toBe(403);
    expect((await reader.get(`${API}/profile/${known}`)).status).toBe(200);
  });

  it('answers the score of a portfolio, weighted by what is insured', async () => {
    const path = '/api/risk/v1/portfolio';
    expect((await agency.get(path)).body).toEqual({
      portfolioAggregateCF: null,
      factors: null,
      accounts: 0,
    });
    const { body: score } = await agency.get(`/api/risk/v1/score/${known}`);
    await insure(known);
    const answer = {
      portfolioAggregateCF: score.companyAggregateCF,
      factors: score.factors,
      accounts: 1,
    };
    expect((await agency.get(path)).body).toEqual(answer);
    expect((await agency.get(`${path}?agencyId=${AGENCY}`)).body).toEqual(answer);
    const later = `${path}?after=2026-07-01T00:00:00Z`;
    expect((await agency.get(later)).body).toMatchObject({ accounts: 0 });
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: PERMISSIONS });
    expect((await rival.get(path)).body).toMatchObject({ accounts: 0 });
    expect((await agency.get(`${path}?agencyId=x`)).status).toBe(400);
  });

  it('compares with the means of an industry once thirty of it are known well enough', async () => {
    const industry = '/api/risk/v1/industry/621210';
    const before = (await agency.get(industry)).body;
    await fillIndustry(29);
    await app.app.get(IndustrySweep).run();
    expect((await agency.get(industry)).body).toEqual(before);
    await fillIndustry(1);
    app.clock.advance(DAY_MS);
    await app.app.get(IndustrySweep).run();
    await app.app.get(IndustrySweep).run();
    expect((await agency.get(industry)).body).toEqual({
      industryAggregateCF: expect.any(Number),
      // Of the start values where the thirty show the industry itself.
      factors: { ...Object.fromEntries(RISK_FACTORS.map((name) => [name, 90])), compliance: 70 },
    });
    expect(await app.dataSource.query('select prefix, accounts from industry_mean')).toEqual([
      { prefix: '62', accounts: 30 },
    ]);
  });

  async function insure(accountId: string): Promise<void> {
    const policyId = randomUUID();
    await app.dataSource.query(
      `insert into policy_of_account (id, account_id, ended, version) values ($1, $2, false, 1)`,
      [policyId, accountId],
    );
    await app.dataSource.query(
      `insert into policy_limit (id, account_id, aggregate_limit, effective_date, version)
       values ($1, $2, 100000000, '2026-01-01', 1)`,
      [policyId, accountId],
    );
  }

  /** Makes copies of an account whose score is known for the most part. */
  async function fillIndustry(count: number): Promise<void> {
    const factors = Object.fromEntries(RISK_FACTORS.map((name) => [name, 90])) as FactorScores;
    const { manager } = app.dataSource;
    const account = await manager.findOneByOrFail(Account, { id: known });
    const score = await manager.findOneByOrFail(RiskScoreRow, { accountId: known });
    for (let made = 0; made < count; made++) {
      const id = randomUUID();
      await manager.insert(Account, { ...account, id, name: `Copy ${id}`, cbid: null });
      const known = { confidence: 50, factors, estimated: ['compliance' as const] };
      await manager.insert(RiskScoreRow, { ...score, ...known, id, accountId: id });
    }
  }

  it('tells the score that other answers would give, and keeps nothing of it', async () => {
    const id = await make({ name: 'Other Answers' });
    const path = `/api/risk/v1/score/${id}`;
    const before = (await agency.get(path)).body.companyAggregateCF;
    const answers = { mfaCloud: true, mfaRemote: true, mfaAdmin: true, edrDeployed: true };
    const would = await agency.post<{ companyAggregateCF: number }>(path, { answers });
    expect(would.status).toBe(200);
    expect(would.body.companyAggregateCF).not.toBe(before);
    expect((await agency.get(path)).body.companyAggregateCF).toBe(before);
    const editor = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: [...PERMISSIONS, 'account:edit'],
    });
    await editor.put(`${API}/questions/answers/${id}`, { answers });
    expect((await agency.get(path)).body.companyAggregateCF).toBe(would.body.companyAggregateCF);
    const refused = await agency.post(path, { answers: { mfaCloud: 'perhaps' } });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/answers/mfaCloud' }] },
    });
  });
});
