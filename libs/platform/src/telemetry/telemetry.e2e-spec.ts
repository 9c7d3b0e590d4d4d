/**
 * It changes packages, and has its own.
 * @jest-environment node
 */
import { randomUUID } from 'node:crypto';
import { Controller, Get, Injectable, Module, Param, Post } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { CollectedSpan, TestApp, TraceCollector } from '@palisade/testing';
import { collectTraces, eventually, freePort, startApp } from '@palisade/testing';
import { Public } from '../access/can';
import { Broker } from '../broker/broker';
import { portOffset } from '../config/services';
import { Consumes } from '../events/consumes';
import { PlatformModule } from '../platform.module';
import type { Tx } from '../transactions/transactions';
import { Transactions } from '../transactions/transactions';
import { startTracing, stopTracing } from './tracing';

@Controller('things')
@Public()
class ThingsController {
  constructor(private readonly transactions: Transactions) {}

  @Get(':id')
  one(@Param('id') id: string): { id: string } {
    return { id };
  }

  @Post()
  async make(): Promise<{ made: boolean }> {
    const accountId = randomUUID();
    const data = { accountId, aggregatorId: null, msspIds: [], scope: scopeOf({ accountId }) };
    await this.transactions.run((tx) => tx.publish({ type: 'account.links-changed.v1', data }));
    return { made: true };
  }

  @Get(':id/as-date')
  async asDate(@Param('id') id: string): Promise<unknown> {
    return this.transactions.run(({ em }) => em.query('select $1::text::date', [id]));
  }
}

@Injectable()
class ThingsListener {
  @Consumes('account.links-changed.v1')
  async listen({ id }: CloudEvent<'account.links-changed.v1'>, { em }: Tx): Promise<void> {
    await em.query('select $1::text', [id]);
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  controllers: [ThingsController],
  providers: [ThingsListener],
})
class ThingsModule {}

describe('telemetry', () => {
  let app: TestApp;
  let metricsPort: number;
  let collector: TraceCollector;

  beforeAll(async () => {
    collector = await collectTraces();
    process.env.OTEL_EXPORTER_OTLP_PROTOCOL = 'http/json';
    process.env.OTEL_BSP_SCHEDULE_DELAY = '50';
    await startTracing('claims', collector.url);
    const service = { name: 'claims', module: ThingsModule } as const;
    metricsPort = await freePort();
    const METRICS_PORT = String(metricsPort - portOffset('claims'));
    app = await startApp(service, { METRICS_PORT });
  });
  afterAll(async () => {
    await app.close();
    collector.close();
  });

  const figures = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  it('counts requests by route, never by address', async () => {
    const id = randomUUID();
    await app.anonymous.get(`/things/${id}`);
    await app.anonymous.get('/nowhere');
    const lines = await figures();
    expect(lines).toMatch(
      /request_seconds_count\{service="claims",method="GET",route="\/things\/:id",status="200"\} 1/,
    );
    expect(lines).not.toContain(id);
    expect(lines).toContain('route="unknown"');
  });

  it('tells how outbox, broker and process stand', async () => {
    await app.anonymous.post('/things');
    await eventually(async () => (await figures()).includes('palisade_outbox_waiting{'));
    const lines = await figures();
    for (const line of ['palisade_broker_up{service="claims"} 1', 'palisade_dead_letters{']) {
      expect(lines).toContain(line);
    }
    expect(lines).toMatch(/palisade_outbox_parked\{service="claims"\} 0/);
    expect(lines).toContain('palisade_nodejs_eventloop_lag_seconds');
  });

  it('asks the outbox once, and reads no dead letter to count them', async () => {
    const broker = app.app.get(Broker);
    const asked = jest.spyOn(app.dataSource.manager, 'query');
    const read = jest.spyOn(broker, 'dead');
    await figures();
    expect(asked.mock.calls.filter(([sql]) => sql.includes('from outbox'))).toHaveLength(1);
    expect(read).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  describe('sends spans', () => {
    const traceId = randomUUID().replaceAll('-', '');
    const secret = 'canary-of-nobody';
    let spans: CollectedSpan[];
    beforeAll(async () => {
      const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
      await app.anonymous.send('POST', '/things', '{}', headers);
      await eventually(async () => {
        spans = collector.spans();
        return consumerOf(named('transaction')) !== undefined;
      });
      await app.anonymous.get(`/things/${secret}/as-date`);
      await stopTracing();
      spans = collector.spans();
    });

    const named = (name: string): CollectedSpan | undefined =>
      spans.find((span) => span.traceId === traceId && span.name === name);
    const textOf = ({ attributes }: CollectedSpan): string | undefined =>
      attributes['db.query.text'];
    const consumerOf = (publisher?: CollectedSpan): CollectedSpan | undefined =>
      spans.find(({ links }) => publisher && links.includes(publisher.spanId));
    const childrenOf = (parent?: CollectedSpan): CollectedSpan[] =>
      spans.filter(({ parentSpanId }) => parent && parentSpanId === parent.spanId);

    it('of a request and its transaction, in the caller’s trace', () => {
      const request = named('POST /things');
      expect(request).toMatchObject({ kind: 'SERVER', parentSpanId: '00f067aa0ba902b7' });
      expect(childrenOf(request)).toEqual([named('transaction')]);
    });

    it('of the statements of a transaction, with their text', () => {
      const statements = childrenOf(named('transaction'));
      expect(statements.map(({ name }) => name.split(' ')[0])).toEqual(['START', 'WITH', 'COMMIT']);
      expect(statements.every(({ kind }) => kind === 'CLIENT')).toBe(true);
      expect(textOf(statements[1])).toContain('insert into outbox');
    });

    it('of a consumer of an event, linked to the transaction that published it', () => {
      const consumer = consumerOf(named('transaction'));
      expect(consumer).toMatchObject({ kind: 'CONSUMER', name: 'ThingsListener.listen' });
      expect(childrenOf(consumer).map(textOf)).toEqual(['select $1::text']);
    });

    it('without the values of a statement, also where the database quotes them', () => {
      const failed = spans.filter(({ hasFailed }) => hasFailed);
      expect(failed.map(textOf)).toContain('select $1::text::date');
      expect(collector.text()).not.toContain(secret);
    });

    it('of no statement that neither a request nor an event led to', () => {
      const statements = spans.filter(({ kind }) => kind === 'CLIENT');
      expect(statements.filter(({ parentSpanId }) => !parentSpanId)).toEqual([]);
    });
  });
});
