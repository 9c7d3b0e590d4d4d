import { randomUUID } from 'node:crypto';
import { collectTraces, cuttable, eventually } from '@palisade/testing';
import type { Channel } from 'amqplib';
import { connect } from 'amqplib';
import { currentTraceparent, inSpan, startTracing, stopTracing } from '../telemetry/tracing';
import { describeBroker, message } from './broker-contract.fixture-spec';
import { RabbitBroker } from './rabbit-broker';

const TIMING = { leaseMs: 400, retryMs: 10 };
const URL_OF_SERVER = process.env.RABBITMQ_URL ?? '';

describe('RabbitMQ', () => {
  const prefix = `test_${randomUUID()}_`;
  const open = (url = URL_OF_SERVER): RabbitBroker => new RabbitBroker(url, prefix, TIMING);

  describe('as every broker', () => describeBroker(() => open()));

  it('goes on by itself after an outage, without losing or reordering anything', async () => {
    const { hostname, port, username, password } = new URL(URL_OF_SERVER);
    const way = await cuttable(Number(port), hostname);
    const broker = open(`amqp://${username}:${password}@127.0.0.1:${way.port}`);
    const got: string[] = [];
    await broker.subscribe('outage', ['thing.made.v1'], async ({ body }) => {
      if (!got.includes(body)) got.push(body);
    });
    const subject = randomUUID();
    const send = (body: string): Promise<true> =>
      broker.publish([message(subject, body)]).then(() => true);
    await eventually(() => send('1'));
    way.cut();
    await eventually(() =>
      broker.ping().then(
        () => false,
        () => true,
      ),
    );
    await expect(send('2')).rejects.toThrow('away');
    way.mend();
    await eventually(() => send('2'), 15_000);
    await send('3');
    await eventually(() => got.length === 3);
    expect(got).toEqual(['1', '2', '3']);
    await broker.close();
    await way.close();
  });

  it.each([
    ['a channel alone is closed', (raw: Channel) => raw.deleteExchange(`${prefix}events`)],
    ['its consumer is cancelled', (raw: Channel) => raw.deleteQueue(`${prefix}alone`)],
  ])('goes on by itself when %s', async (_, harm) => {
    const connection = await connect(URL_OF_SERVER);
    const broker = open();
    const got = new Set<string>();
    await broker.subscribe('alone', ['thing.made.v1'], async ({ id }) => void got.add(id));
    const arrives = async (): Promise<boolean> => {
      const sent = message('s');
      await broker.publish([sent]);
      return eventually(() => got.has(sent.id), 500);
    };
    await eventually(arrives);
    await harm(await connection.createChannel());
    await eventually(arrives, 15_000);
    expect(await broker.countDead('alone')).toBe(0);
    await broker.close();
    await connection.close();
  });

  it('counts the dead, and says so when it cannot', async () => {
    const broker = open();
    await broker.subscribe('counted', ['thing.made.v1'], () => {
      throw new Error('cannot be read');
    });
    await eventually(() => broker.publish([message('s'), message('t')]).then(() => true));
    await eventually(async () => (await broker.countDead('counted')) === 2);
    expect(await broker.dead('counted')).toHaveLength(2);
    await broker.close();
    await expect(broker.countDead('counted')).rejects.toThrow('away');
  });

  it('takes a message from a consumer that is silent for too long', async () => {
    const broker = open();
    let calls = 0;
    const silent = new Promise<void>(() => undefined);
    await broker.subscribe('silent', ['thing.made.v1'], async () => {
      calls += 1;
      if (calls === 1) await silent;
    });
    await eventually(() => broker.publish([message('s')]).then(() => true));
    await eventually(() => calls === 2);
    expect(await broker.dead('silent')).toEqual([]);
    await broker.close();
  });

  it('lays a message aside whose consumer dies with it again and again', async () => {
    const { hostname, port, username, password } = new URL(URL_OF_SERVER);
    const way = await cuttable(Number(port), hostname);
    const broker = open(`amqp://${username}:${password}@127.0.0.1:${way.port}`);
    let deaths = 0;
    await broker.subscribe('deadly', ['thing.made.v1'], async () => {
      deaths += 1;
      way.cut();
      setTimeout(() => way.mend(), 2 * TIMING.leaseMs);
      await new Promise(() => undefined);
    });
    const sent = message('s');
    const observer = open();
    // By a way that is not cut: else it could be sent twice.
    await eventually(() => observer.publish([sent]).then(() => true));
    await eventually(async () => (await observer.dead('deadly')).length === 1, 25_000);
    const [dead] = await observer.dead('deadly');
    expect(dead).toMatchObject({ ...sent, error: 'Its consumers died again and again.' });
    expect(deaths).toBe(5);
    await observer.close();
    await broker.close();
    await way.close();
  });

  it('sends spans of publishing and of consuming, in the trace of what published', async () => {
    process.env.OTEL_EXPORTER_OTLP_PROTOCOL = 'http/json';
    const collector = await collectTraces();
    await startTracing('claims', collector.url);
    const broker = open();
    let isHandled = false;
    await broker.subscribe('traced', ['thing.made.v1'], () =>
      inSpan('handle', {}, async () => void (isHandled = true)),
    );
    const sent = await inSpan('publish', {}, async () =>
      message('s', JSON.stringify({ traceparent: currentTraceparent() })),
    );
    await eventually(() => broker.publish([sent]).then(() => true));
    await eventually(async () => isHandled);
    await broker.close();
    await stopTracing();
    const ofMessage = collector.spans().filter(({ traceId }) => sent.body.includes(traceId));
    const line = [];
    for (let at = ofMessage.find(({ name }) => name === 'handle'); at;) {
      line.push(at.kind);
      at = ofMessage.find(({ spanId }) => spanId === at?.parentSpanId);
    }
    expect(line).toEqual(['INTERNAL', 'CONSUMER', 'PRODUCER', 'INTERNAL']);
    collector.close();
  });
});
