import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Controller, Get, Module, Param, Post } from '@nestjs/common';
import { scopeOf } from '@palisade/contracts';
import type { TestApp } from '@palisade/testing';
import { eventually, freePort, startApp } from '@palisade/testing';
import { Public } from '../access/can';
import { Broker } from '../broker/broker';
import { portOffset } from '../config/services';
import { PlatformModule } from '../platform.module';
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
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  controllers: [ThingsController],
})
class ThingsModule {}

describe('telemetry', () => {
  let app: TestApp;
  let metricsPort: number;
  const collected: string[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      collected.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    process.env.OTEL_EXPORTER_OTLP_PROTOCOL = 'http/json';
    await startTracing('claims', `http://127.0.0.1:${port}`);
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

  it('sends a request and its transaction as spans of the caller’s trace', async () => {
    const traceId = randomUUID().replaceAll('-', '');
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    await app.anonymous.send('POST', '/things', '{}', headers);
    await stopTracing();
    const spans = collected
      .flatMap((body) => (JSON.parse(body) as Collected).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      .filter((span) => span.traceId === traceId);
    const request = spans.find(({ name }) => name === 'POST /things');
    const transaction = spans.find(({ name }) => name === 'transaction');
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
    expect(transaction?.parentSpanId).toBe(request?.spanId);
  });
});

interface Collected {
  resourceSpans: {
    scopeSpans: {
      spans: { traceId: string; spanId: string; parentSpanId?: string; name: string }[];
    }[];
  }[];
}
