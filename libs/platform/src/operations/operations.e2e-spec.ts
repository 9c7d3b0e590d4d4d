import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { Consumes } from '../events/consumes';
import { PlatformModule } from '../platform.module';
import { Broker } from '../broker/broker';
import { Transactions } from '../transactions/transactions';
import type { KindOfStuckItem, ServiceState } from './operations.controller';
import type { StuckItem } from './stuck-work';
import { StuckWork } from './stuck-work';

@Injectable()
class Picky {
  isBroken = true;
  readonly handled: string[] = [];

  @Consumes('account.links-changed.v1')
  async handle({ data }: CloudEvent<'account.links-changed.v1'>): Promise<void> {
    if (this.isBroken) throw new Error('cannot be printed');
    this.handled.push(data.accountId);
    return Promise.resolve();
  }
}

@Injectable()
class Distant extends StuckWork {
  readonly kind = 'distant';
  isAway = false;

  list = (): Promise<StuckItem[]> => this.answer([]);
  count = (): Promise<number> => this.answer(0);
  retry = (): Promise<boolean> => this.answer(false);

  private answer<T>(answer: T): Promise<T> {
    return this.isAway ? Promise.reject(new Error('socket hang up')) : Promise.resolve(answer);
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  providers: [Distant, Picky],
})
class PickyModule {}

const links = (accountId: string) => ({
  type: 'account.links-changed.v1' as const,
  data: { accountId, aggregatorId: null, msspIds: [], scope: scopeOf({ accountId }) },
});

describe('operations', () => {
  let app: TestApp;
  let operator: TestCaller;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: PickyModule }, { MESSAGE_RETRY_MS: '1' });
    const permissions = ['feature-flag:view', 'feature-flag:edit'];
    operator = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

  const stuck = async (): Promise<KindOfStuckItem[]> =>
    (await operator.get<KindOfStuckItem[]>('/ops/stuck')).body;
  const state = async (): Promise<ServiceState> =>
    (await operator.get<ServiceState>('/ops/state')).body;
  const retry = (kind: string, id: string) => operator.post(`/ops/stuck/${kind}/${id}/retry`);

  it('list an event that no consumer could handle, and hand it over again', async () => {
    const accountId = randomUUID();
    await app.app.get(Transactions).run((tx) => tx.publish(links(accountId)));
    await eventually(async () => (await stuck()).length === 1);
    const [item] = await stuck();
    expect(item).toMatchObject({
      kind: 'dead-letter',
      type: 'account.links-changed.v1',
      subject: accountId,
      attempts: 5,
      error: 'cannot be printed',
      isRetryable: true,
    });
    expect(await state()).toMatchObject({
      service: 'claims',
      brokerUp: true,
      stuck: { 'dead-letter': 1, event: 0 },
    });
    app.app.get(Picky).isBroken = false;
    expect((await retry('dead-letter', item.id)).status).toBe(200);
    await eventually(() => app.app.get(Picky).handled.includes(accountId));
    expect(await stuck()).toEqual([]);
    const [record] = await app.dataSource.query(
      `select actor ->> 'name' as name from activity where subject_id = $1`,
      [item.id],
    );
    expect(record).toEqual({ name: 'Test Person' });
  });

  it('list an event that the broker would not take, and offer it again', async () => {
    const accountId = randomUUID();
    const paddedTo = (length: number): string =>
      `update outbox set body = jsonb_set(body, '{padding}', to_jsonb(repeat('x', ${length})))
       where subject = $1`;
    await app.app.get(Transactions).run(async (tx) => {
      await tx.publish(links(accountId));
      await tx.em.query(paddedTo(2_000_000), [accountId]);
    });
    const refused = async (attempts: number): Promise<KindOfStuckItem> =>
      eventually(async () => (await stuck()).find((item) => item.attempts === attempts));
    const item = await refused(1);
    expect(item).toMatchObject({
      kind: 'event',
      subject: accountId,
      error: 'larger than 1048576 bytes',
      isRetryable: true,
    });
    expect((await retry('event', item.id)).status).toBe(200);
    expect((await refused(2)).id).toBe(item.id);
    await app.dataSource.query(paddedTo(0), [accountId]);
    expect((await retry('event', item.id)).status).toBe(200);
    await eventually(() => app.app.get(Picky).handled.includes(accountId));
    expect((await retry('event', item.id)).status).toBe(404);
  });

  it('give up an event that the broker never takes, for good and once', async () => {
    const subject = randomUUID();
    const id = randomUUID();
    await app.dataSource.query(
      `insert into outbox (id, type, subject, body, created, parked, error)
       values ($1, 'account.links-changed.v1', $2, '{}', $3, $3, 'too large')`,
      [id, subject, app.clock.now()],
    );
    const [item] = await stuck();
    expect(item).toMatchObject({ id, isRetryable: true, isDiscardable: true });
    const discard = (kind: string) => operator.post(`/ops/stuck/${kind}/${id}/discard`);
    expect((await discard('dead-letter')).status).toBe(404);
    expect((await discard('event')).status).toBe(200);
    expect([(await discard('event')).status, (await retry('event', id)).status]).toEqual([
      404, 404,
    ]);
    expect(await stuck()).toEqual([]);
    const records = await app.dataSource.query(
      `select action, actor ->> 'name' as name from activity where subject_id = $1`,
      [id],
    );
    expect(records).toEqual([{ action: 'operations.discard', name: 'Test Person' }]);
  });

  it('give up nothing that cannot be recorded', async () => {
    const id = randomUUID();
    await app.dataSource.query(
      `insert into outbox (id, type, subject, body, created, parked, error)
       values ($1, 'account.links-changed.v1', $2, '{}', $3, $3, 'too large')`,
      [id, randomUUID(), app.clock.now()],
    );
    const discard = () => operator.post(`/ops/stuck/event/${id}/discard`);
    await app.dataSource.query('alter table activity rename to activity_away');
    const refused = await discard();
    await app.dataSource.query('alter table activity_away rename to activity');
    expect([refused.status, (await stuck()).map((item) => item.id)]).toEqual([500, [id]]);
    expect([(await discard()).status, await stuck()]).toEqual([200, []]);
  });

  it('list an event that waits for a minute, and none that is on its way', async () => {
    const accountId = randomUUID();
    const publishing = jest.spyOn(app.app.get(Broker), 'publish');
    publishing.mockRejectedValue(new Error('The broker is away.'));
    await app.app.get(Transactions).run((tx) => tx.publish(links(accountId)));
    expect(await stuck()).toEqual([]);
    app.clock.advance(60_001);
    const [item] = await stuck();
    expect(item).toMatchObject({
      kind: 'event',
      subject: accountId,
      attempts: null,
      isRetryable: false,
    });
    expect((await state()).stuck.event).toBe(1);
    expect((await retry('event', item.id)).body).toMatchObject({
      status: 409,
      detail: expect.stringContaining('goes on by itself'),
    });
    publishing.mockRestore();
    await eventually(() => app.app.get(Picky).handled.includes(accountId));
    await eventually(async () => (await stuck()).length === 0);
  });

  it('name the part that is away, instead of nothing', async () => {
    const distant = app.app.get(Distant);
    distant.isAway = true;
    for (const answer of [await operator.get('/ops/stuck'), await retry('distant', randomUUID())]) {
      expect(answer.body).toMatchObject({
        status: 503,
        detail: expect.stringContaining('kind distant'),
      });
    }
    expect((await state()).stuck).toMatchObject({ distant: null, event: 0 });
    distant.isAway = false;
  });

  it.each([
    ['an agency', 'AGENCY' as const, ['feature-flag:view', 'feature-flag:edit']],
    ['staff without the permission', 'COWBELL' as const, ['account:view']],
  ])('are not for %s', async (_, accountType, permissions) => {
    const caller = await app.signIn({ accountType, permissions });
    const calls = [
      caller.get('/ops/state'),
      caller.get('/ops/stuck'),
      caller.post(`/ops/stuck/event/${randomUUID()}/retry`),
      caller.post(`/ops/stuck/event/${randomUUID()}/discard`),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('let those who may only look try nothing again', async () => {
    const viewer = await app.signIn({ accountType: 'COWBELL', permissions: ['feature-flag:view'] });
    expect((await viewer.get('/ops/state')).status).toBe(200);
    expect((await viewer.post(`/ops/stuck/event/${randomUUID()}/retry`)).status).toBe(403);
  });
});
