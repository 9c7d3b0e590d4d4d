import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { industryFactors } from '@palisade/trade';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { ALL_ANSWERS } from '../quotes/quote-world.fixture';
import { documentUploaded } from '../quotes/quote-events.fixture';
import { RatingSweep } from '../ratings/rating-sweep';
import { ReminderSweep } from './reminder-sweep';

const DAY_MS = 86_400_000;
const API = '/api/quote/v1';
const SETTINGS = `${API}/subjectivity/settings`;
const BACKUP = {
  code: 'BACKUP_REPORT',
  title: 'Backup report',
  text: 'Send the report of the last restore.',
  stage: 'bind',
  owner: 'agent',
  evidence: ['document:LOSS_RUN'],
  products: [],
  states: [],
};
const ADMINS = {
  ...BACKUP,
  code: 'ADMINS',
  title: 'Administrators sign in with a second factor',
  text: 'A connected tool shows it of all of them.',
  evidence: [],
  products: ['PRIME_CLOUD'],
  autoClear: { connector: 'TOOL', metric: 'MFA_FOR_ADMINISTRATORS', gte: 100 },
};
const NETWORK = {
  ...BACKUP,
  code: 'NETWORK',
  title: 'Network score',
  text: 'The score of the network is 60 or more.',
  evidence: [],
  autoClear: { connector: 'SCAN', metric: 'networkSecurity', gte: 60 },
};

type Control = NonNullable<EventData<'connector.score-changed.v1'>['controls']>[number]['control'];

/** A condition as the API gives it. */
interface Condition {
  id: string;
  code: string;
  state: string;
  docId: string | null;
  completedBy: string | null;
}

describe('the evidence of conditions', () => {
  const world = new BindableWorld();
  let version = 10;
  let auth: StandInAuth;

  const conditionOf = async (quoteId: string, code: string): Promise<Condition | undefined> => {
    const { body } = await world.agency.get<Condition[]>(`${API}/subjectivity/${quoteId}`);
    return body.find((one) => one.code === code);
  };
  const score = async (
    accountId: string,
    networkSecurity: number,
    byTool = false,
    signals?: EventData<'account.score-changed.v1'>['signals'],
  ) => {
    const factor = 60;
    const data: EventData<'account.score-changed.v1'> = {
      accountId,
      companyAggregate: networkSecurity,
      industryAggregate: factor,
      portfolioAggregate: null,
      factors: {
        networkSecurity,
        cloudSecurity: factor,
        endpointSecurity: factor,
        darkIntelligence: factor,
        fundsTransfer: factor,
        cyberExtortion: factor,
        compliance: factor,
        insiderThreat: null,
        supplyChain: null,
      },
      profileScore: 5,
      ruleVersion: '1',
      signals,
      byTool,
      version: (version += 1),
      scope: scopeOf({ accountId }),
    };
    await world.app.deliver('account.score-changed.v1', data);
  };
  const told = async (
    accountId: string,
    { failed = 0, control = 'MFA_FOR_ADMINISTRATORS' }: { failed?: number; control?: Control } = {},
  ): Promise<string> => {
    const connectorType = 'MICROSOFT' as const;
    const connectionId = randomUUID();
    await world.app.deliver('connector.score-changed.v1', {
      ...headOf(accountId, connectionId, connectorType),
      connectorName: 'Microsoft 365',
      score: 80,
      measuredAt: '2026-01-15T12:00:00.000Z',
      actions: [],
      controls: [{ control, passed: 1, failed, evidence: 'Administrators: 41 of 41' }],
    });
    return connectionId;
  };
  const headOf = <T>(accountId: string, connectionId: string, connectorType: T) => ({
    connectionId,
    connectorId: randomUUID(),
    connectorType,
    accountId,
    version: (version += 1),
    scope: scopeOf({ accountId }),
  });
  const gone = (accountId: string, connectionId: string) =>
    world.app.deliver('connector.removed.v1', {
      ...headOf(accountId, connectionId, 'MICROSOFT' as const),
      reason: 'DISCONNECTED',
    });
  const bring = (quoteId: string, change: Partial<EventData<'document.uploaded.v1'>>) =>
    world.app.deliver('document.uploaded.v1', documentUploaded(quoteId, change));

  beforeAll(async () => {
    auth = await startAuth();
    await world.start({ AUTH_URL: auth.url });
    const saved = await world.underwriter.put(SETTINGS, {
      subjectivities: [ADMINS, BACKUP, NETWORK],
    });
    expect(saved.body).toMatchObject([
      { code: 'ADMINS', autoClear: ADMINS.autoClear },
      { code: 'BACKUP_REPORT', autoClear: null },
      { code: 'NETWORK', autoClear: NETWORK.autoClear },
    ]);
  });
  afterAll(async () => {
    await world.close();
    auth.close();
  });

  it('meets a condition by a file, opens it when the file goes, and lets the quote be bound', async () => {
    const accountId = await world.account();
    await score(accountId, 80);
    const id = await world.quote(accountId);
    const bind = () => world.agency.post(`${API}/p250/bind/${id}`, {});
    expect(await bind()).toMatchObject({ status: 409, body: { code: 'SUBJECTIVITY_OPEN' } });
    const docId = randomUUID();
    await bring(id, { docId, docType: 'OTHER' });
    expect(await conditionOf(id, 'BACKUP_REPORT')).toMatchObject({ state: 'open' });
    await bring(id, { docId, version: 2 });
    const met = { state: 'cleared', docId, completedBy: null };
    expect(await conditionOf(id, 'BACKUP_REPORT')).toMatchObject(met);
    expect(await world.published(id, 'quote.changed.v1')).toMatchObject({
      action: 'changeSubjectivity',
      subjectivities: [
        { title: 'Backup report', state: 'cleared' },
        { title: 'Network score', state: 'cleared' },
      ],
    });
    await bring(id, { docId, removed: true, version: 3 });
    expect(await conditionOf(id, 'BACKUP_REPORT')).toMatchObject({ state: 'open', docId: null });
    await bring(id, {});
    expect((await bind()).status).toBe(200);
    await score(accountId, 10);
    expect(await conditionOf(id, 'NETWORK')).toMatchObject({ state: 'cleared' });
  });

  it('knows a score that is there already, opens below it and meets again above', async () => {
    const accountId = await world.account();
    await score(accountId, 60);
    const id = await world.quote(accountId);
    expect(await conditionOf(id, 'NETWORK')).toMatchObject({ state: 'cleared', docId: null });
    await score(accountId, 59);
    expect(await conditionOf(id, 'NETWORK')).toMatchObject({ state: 'open' });
    await score(accountId, 61);
    expect(await conditionOf(id, 'NETWORK')).toMatchObject({ state: 'cleared' });
  });

  it('leaves a condition as a person decided it, until another file is brought', async () => {
    const id = await world.quote(await world.account());
    const docId = randomUUID();
    await bring(id, { docId });
    const { id: subjectivityId } = (await conditionOf(id, 'BACKUP_REPORT'))!;
    const path = `${API}/subjectivity/complete/${id}`;
    await world.underwriter.put(path, { subjectivityId, completed: false, note: 'Too old.' });
    await bring(id, { docId, docName: 'Loss run, again', version: 2 });
    const opened = await conditionOf(id, 'BACKUP_REPORT');
    expect(opened).toMatchObject({ state: 'open', docId: null });
    expect(opened?.completedBy).not.toBeNull();
    const other = randomUUID();
    await bring(id, { docId: other });
    expect(await conditionOf(id, 'BACKUP_REPORT')).toMatchObject({
      state: 'cleared',
      docId: other,
    });
  });

  it('says once, three days before, what the agent has to meet', async () => {
    const soon = { ...BACKUP, code: 'SOON', title: 'Restore test', dueDays: 5, evidence: [] };
    const late = { ...soon, code: 'LATE', title: 'Audit', dueDays: 30 };
    const desk = { ...soon, code: 'DESK', title: 'Second look', owner: 'underwriter' };
    const subjectivities = [soon, late, desk];
    await world.underwriter.put(SETTINGS, { subjectivities });
    const id = await world.quote(await world.account());
    const sweep = world.app.app.get(ReminderSweep);
    const reminders = async () =>
      (await world.events(id)).filter(({ type }) => type === 'quote.conditions-due.v1');
    const dueAt = new Date('2026-01-17T12:00:00.000Z');
    expect(await sweep.next({ except: [] })).toEqual(dueAt);
    world.app.clock.advance(2 * DAY_MS - 1);
    await sweep.run();
    expect(await reminders()).toHaveLength(0);
    world.app.clock.advance(1);
    await Promise.all([sweep.run(), sweep.run()]);
    await sweep.run();
    expect(await reminders()).toHaveLength(1);
    expect(await world.published(id, 'quote.conditions-due.v1')).toMatchObject({
      conditions: [{ title: 'Restore test', dueAt: '2026-01-20T12:00:00.000Z' }],
      dueAt: '2026-01-20T12:00:00.000Z',
    });
    await world.underwriter.put(SETTINGS, { subjectivities: [ADMINS, BACKUP, NETWORK] });
  });

  it('is met by what a security tool shows, opens when it is gone, and prices by the score it moved', async () => {
    const accountId = await world.account();
    await score(accountId, 80);
    const id = await world.quote(accountId, { product: 'PRIME_CLOUD' });
    expect(await conditionOf(id, 'CLOUD_CONNECTED')).toMatchObject({ state: 'open' });
    const connectionId = await told(accountId);
    expect(await conditionOf(id, 'CLOUD_CONNECTED')).toMatchObject({
      state: 'cleared',
      connectionId,
      note: 'Microsoft 365 connected',
      completedBy: null,
    });
    expect(await conditionOf(id, 'ADMINS')).toMatchObject({
      state: 'cleared',
      note: 'Microsoft 365, 1 of 1: Administrators: 41 of 41',
    });
    const rows: { note: string }[] = await world.app.dataSource.query(
      `select note from quote_history where quote_id = $1 and action = 'changeSubjectivity'`,
      [id],
    );
    expect(rows.map(({ note }) => note).join()).toContain('cleared (Microsoft 365 connected)');
    await gone(accountId, connectionId);
    expect(await conditionOf(id, 'CLOUD_CONNECTED')).toMatchObject({
      state: 'open',
      connectionId: null,
    });
    const next = await world.quote(accountId, { product: 'PRIME_CLOUD' });
    expect(await conditionOf(next, 'ADMINS')).toMatchObject({ state: 'open' });
  });

  it('asks the insured where a tool contradicts an answer, and binds nothing before', async () => {
    const accountId = await world.account();
    await score(accountId, 80);
    const securityQuestions = { ...ALL_ANSWERS, edrDeployed: true };
    const id = await world.quote(accountId, { securityQuestions });
    await bring(id, {});
    await told(accountId, { control: 'ENDPOINT_DETECTION', failed: 1 });
    const asked = { state: 'open', owner: 'insured', stage: 'bind' };
    expect(await conditionOf(id, 'ANSWER_ENDPOINT_DETECTION')).toMatchObject({
      ...asked,
      text: 'Microsoft 365 says otherwise: Administrators: 41 of 41. Correct the answer, or show that it holds.',
    });
    expect(await world.published(id, 'quote.conditions-due.v1')).toMatchObject({
      conditions: [{ title: 'Answer about endpoint detection' }],
    });
    const bind = () => world.agency.post(`${API}/p250/bind/${id}`, {});
    expect(await bind()).toMatchObject({ status: 409, body: { code: 'SUBJECTIVITY_OPEN' } });
    await told(accountId, { control: 'ENDPOINT_DETECTION', failed: 1 });
    const due = (await world.events(id)).filter(({ type }) => type === 'quote.conditions-due.v1');
    expect(due).toHaveLength(1);
  });

  it('asks at the release what a tool contradicted before, until the answer is corrected', async () => {
    const accountId = await world.account();
    await score(accountId, 80);
    const failing = { control: 'ENDPOINT_DETECTION', failed: 1 } as const;
    await told(accountId, failing);
    const id = await world.quote(accountId, {
      securityQuestions: { ...ALL_ANSWERS, edrDeployed: true },
    });
    const about = () => conditionOf(id, 'ANSWER_ENDPOINT_DETECTION');
    expect(await about()).toMatchObject({ state: 'open', owner: 'insured' });
    expect(await world.published(id, 'quote.conditions-due.v1')).toMatchObject({
      conditions: [{ title: 'Answer about endpoint detection' }],
    });
    const answer = async (edrDeployed: boolean) => {
      await world.app.dataSource.query(
        `update quote set answers = answers || $2, status = 'REQUESTED', rating_due = '2026-01-01' where id = $1`,
        [id, JSON.stringify({ edrDeployed })],
      );
      await world.app.app.get(RatingSweep).run();
    };
    await answer(false);
    const met = { state: 'cleared', note: 'The answer was corrected.', completedBy: null };
    expect(await about()).toMatchObject(met);
    expect(await world.published(id, 'quote.changed.v1')).toMatchObject({
      subjectivities: expect.arrayContaining([
        expect.objectContaining({ title: 'Answer about endpoint detection', state: 'cleared' }),
      ]) as object,
    });
    await told(accountId, failing);
    expect(await about()).toMatchObject(met);
    await answer(true);
    expect(await about()).toMatchObject({ state: 'open' });
  });

  it('meets a condition that is opened while a tool or a score is told', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId, { product: 'PRIME_CLOUD' });
    const kept: object[] = await world.app.dataSource.query(
      'select * from subjectivity where quote_id = $1 and auto_clear is not null',
      [id],
    );
    const at = 'quote_id = $1 and auto_clear is not null';
    await world.app.dataSource.query(`delete from subjectivity where ${at}`, [id]);
    const runner = world.app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('select from quote where id = $1 for update', [id]);
    await runner.query(
      `insert into subjectivity select * from jsonb_populate_recordset(null::subjectivity, $1)`,
      [JSON.stringify(kept)],
    );
    const telling = Promise.all([told(accountId), score(accountId, 80)]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await runner.commitTransaction();
    await runner.release();
    await telling;
    for (const code of ['CLOUD_CONNECTED', 'ADMINS', 'NETWORK']) {
      expect(await conditionOf(id, code)).toMatchObject({ state: 'cleared' });
    }
  });

  it('prices open quotes again by a score that a tool moved, and no bound one', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    await bring(id, {});
    await score(accountId, 80);
    const statusOf = async () => (await world.agency.get(`${API}/${id}`)).body.status;
    await score(accountId, 81);
    expect(await statusOf()).toBe('READY');
    await score(accountId, 81, true);
    expect(await statusOf()).toBe('READY');
    await score(accountId, 90, true);
    expect(await statusOf()).toBe('REQUESTED');
    await world.app.app.get(RatingSweep).run();
    expect(await statusOf()).toBe('READY');
    const rows: { note: string }[] = await world.app.dataSource.query(
      `select note from quote_history where quote_id = $1 and action = 'followScore'`,
      [id],
    );
    expect(rows).toEqual([{ note: 'Security tools moved the score from 81 to 90.' }]);
    expect((await world.agency.post(`${API}/p250/bind/${id}`, {})).status).toBe(200);
    await score(accountId, 40, true);
    expect(await statusOf()).toBe('BOUND');
  });

  it('prices a quote again whose own answers a tool moved, where it moved no score of the account', async () => {
    const accountId = await world.account();
    const seen = (sophos: number) => ({
      findings: { 'c.SOPHOS': sophos },
      connectors: 1,
      industry: industryFactors(3),
    });
    await score(accountId, 80, false, seen(90));
    const id = await world.quote(accountId);
    await bring(id, {});
    const statusOf = async () => (await world.agency.get(`${API}/${id}`)).body.status;
    await score(accountId, 80, true, seen(90));
    expect(await statusOf()).toBe('READY');
    await score(accountId, 80, true, seen(10));
    expect(await statusOf()).toBe('REQUESTED');
  });

  it.each([
    [{ connector: 'TOOL', metric: 'networkSecurity', gte: 60 }],
    [{ connector: 'CLOUD', metric: 'MFA_FOR_ADMINISTRATORS', gte: 1 }],
    [{ connector: 'AWS', metric: 'networkSecurity', gte: 60 }],
    [{ connector: 'constructor', metric: 'networkSecurity', gte: 60 }],
    [{ connector: { toString: 1 }, metric: 'networkSecurity', gte: 60 }],
    [{ connector: 'SCAN', metric: 'supplyChain', gte: 60 }],
    [{ connector: 'SCAN', metric: 'networkSecurity', gte: 101 }],
    ['networkSecurity'],
  ])('refuses %j as what meets a condition', async (autoClear) => {
    const subjectivities = [{ ...NETWORK, autoClear }];
    expect((await world.underwriter.put(SETTINGS, { subjectivities })).status).toBe(400);
    expect((await world.underwriter.get<object[]>(SETTINGS)).body).toHaveLength(3);
  });
});
