import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import type { Message } from '../broker/broker';
import { Broker } from '../broker/broker';
import { PlatformModule } from '../platform.module';
import type { NewEvent } from './transactions';
import { Transactions } from './transactions';

@Module({ imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })] })
class BareModule {}

const links = (accountId: string): NewEvent<'account.links-changed.v1'> => ({
  type: 'account.links-changed.v1',
  data: { accountId, aggregatorId: null, msspIds: [], scope: scopeOf({ accountId }) },
});

describe('a unit of work', () => {
  let app: TestApp;
  let transactions: Transactions;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: BareModule });
    transactions = app.app.get(Transactions);
  });
  afterAll(() => app.close());

  const outboxOf = (subject: string): Promise<{ body: CloudEvent; published: Date | null }[]> =>
    app.dataSource.query(
      'select body, published from outbox where subject = $1 order by sequence',
      [subject],
    );

  it('leaves neither row, event nor record behind when it fails', async () => {
    const subject = randomUUID();
    const failing = transactions.run(async ({ publish, record }) => {
      await publish(links(subject));
      await record({ action: 'a.b', subjectType: 'a', subjectId: subject });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await outboxOf(subject)).toEqual([]);
    const records = await app.dataSource.query('select 1 from activity where subject_id = $1', [
      subject,
    ]);
    expect(records).toEqual([]);
  });

  it('numbers the events of a subject without a gap, whoever writes at the same time', async () => {
    const subject = randomUUID();
    const writes = Array.from({ length: 30 }, () =>
      transactions.run((tx) => tx.publish(links(subject))),
    );
    await Promise.all(writes);
    const versions = (await outboxOf(subject)).map(({ body }) => body.data.version);
    expect(versions).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('sends every event to the broker, in the order of its subject', async () => {
    const heard: Message[] = [];
    const broker = app.app.get(Broker);
    const queue = await broker.subscribe('listener', ['#'], async (message) => {
      heard.push(message);
    });
    const subject = randomUUID();
    for (let n = 0; n < 10; n++) await transactions.run((tx) => tx.publish(links(subject)));
    await eventually(() => heard.filter((message) => message.subject === subject).length === 10);
    const versions = heard
      .filter((message) => message.subject === subject)
      .map((message) => (JSON.parse(message.body) as CloudEvent).data.version);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await eventually(async () => (await outboxOf(subject)).every(({ published }) => published));
    await queue.close();
  });

  it('lays an event aside that is too large for the broker, and goes on behind it', async () => {
    const [huge, small] = [randomUUID(), randomUUID()];
    await transactions.run(async ({ em, publish }) => {
      await publish(links(huge));
      await em.query(
        `update outbox set body = jsonb_set(body, '{padding}', to_jsonb(repeat('x', 1100000)))
         where subject = $1`,
        [huge],
      );
    });
    await transactions.run((tx) => tx.publish(links(small)));
    await eventually(async () => (await outboxOf(small)).every(({ published }) => published));
    const [parked] = await app.dataSource.query('select error from outbox where subject = $1', [
      huge,
    ]);
    expect(parked.error).toContain('larger than');
  });
});
