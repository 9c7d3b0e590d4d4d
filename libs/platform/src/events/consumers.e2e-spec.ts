import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { Broker } from '../broker/broker';
import { PlatformModule } from '../platform.module';
import { Consumes } from './consumes';

@Injectable()
class Links {
  readonly handled: string[] = [];

  @Consumes('account.links-changed.v1')
  handle({ data }: CloudEvent<'account.links-changed.v1'>): Promise<void> {
    this.handled.push(data.accountId);
    return Promise.resolve();
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  providers: [Links],
})
class LinksModule {}

describe('what nobody can read', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: LinksModule }, { MESSAGE_RETRY_MS: '1' });
  });
  afterAll(() => app.close());

  it.each([
    ['no JSON', 'not json'],
    ['nothing', 'null'],
    ['no event', '{}'],
    ['another type than it is sent as', '{"type":"quote.bound.v1","data":{}}'],
    ['a version that is not known', '{"type":"account.links-changed.v9","data":{}}'],
  ])('is laid aside when it is %s', async (_, body) => {
    const broker = app.app.get(Broker);
    const id = randomUUID();
    const subject = randomUUID();
    await broker.publish([{ id, topic: 'account.links-changed.v1', subject, body }]);
    await eventually(async () => (await broker.dead('claims')).some((dead) => dead.id === id));
    const accountId = randomUUID();
    const data = { accountId, aggregatorId: null, msspIds: [], version: 1, scope: scopeOf({}) };
    await app.deliver('account.links-changed.v1', data);
    expect(app.app.get(Links).handled).toContain(accountId);
  });
});
