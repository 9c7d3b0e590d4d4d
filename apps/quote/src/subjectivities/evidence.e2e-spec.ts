import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { documentUploaded } from '../quotes/quote-events.fixture';
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
const NETWORK = {
  ...BACKUP,
  code: 'NETWORK',
  title: 'Network score',
  text: 'The score of the network is 60 or more.',
  evidence: [],
  autoClear: { connector: 'SCAN', metric: 'networkSecurity', gte: 60 },
};

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

  const conditionOf = async (quoteId: string, code: string): Promise<Condition | undefined> => {
    const { body } = await world.agency.get<Condition[]>(`${API}/subjectivity/${quoteId}`);
    return body.find((one) => one.code === code);
  };
  const score = async (accountId: string, networkSecurity: number): Promise<void> => {
    const factor = 60;
    const data: EventData<'account.score-changed.v1'> = {
      accountId,
      companyAggregate: factor,
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
      version: (version += 1),
      scope: scopeOf({ accountId }),
    };
    await world.app.deliver('account.score-changed.v1', data);
  };
  const bring = (quoteId: string, change: Partial<EventData<'document.uploaded.v1'>>) =>
    world.app.deliver('document.uploaded.v1', documentUploaded(quoteId, change));

  beforeAll(async () => {
    await world.start();
    const saved = await world.underwriter.put(SETTINGS, { subjectivities: [BACKUP, NETWORK] });
    expect(saved.body).toMatchObject([
      { code: 'BACKUP_REPORT', autoClear: null },
      { code: 'NETWORK', autoClear: NETWORK.autoClear },
    ]);
  });
  afterAll(() => world.close());

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
    await world.underwriter.put(SETTINGS, { subjectivities: [BACKUP, NETWORK] });
  });

  it.each([
    [{ connector: 'AWS', metric: 'networkSecurity', gte: 60 }],
    [{ connector: 'SCAN', metric: 'supplyChain', gte: 60 }],
    [{ connector: 'SCAN', metric: 'networkSecurity', gte: 101 }],
    ['networkSecurity'],
  ])('refuses %j as what meets a condition', async (autoClear) => {
    const subjectivities = [{ ...NETWORK, autoClear }];
    expect((await world.underwriter.put(SETTINGS, { subjectivities })).status).toBe(400);
    expect((await world.underwriter.get<object[]>(SETTINGS)).body).toHaveLength(2);
  });
});
