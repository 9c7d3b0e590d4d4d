import { randomUUID } from 'node:crypto';
import { eventually, freshDatabases } from '@palisade/testing';
import type { FreshDatabases } from '@palisade/testing';
import type { Message } from './broker';
import { MAX_ATTEMPTS } from './broker';
import { PostgresBroker } from './postgres-broker';

const TIMING = { leaseMs: 400, retryMs: 10 };

function message(subject: string, body = '{}'): Message {
  return { id: randomUUID(), topic: 'thing.made.v1', subject, body };
}

describe('the embedded queue', () => {
  let databases: FreshDatabases;
  let broker: PostgresBroker;
  let url: string;

  beforeAll(async () => {
    databases = await freshDatabases([]);
    url = `${databases.env.DATABASE_URL}/${databases.env.DATABASE_PREFIX}bus`;
  });
  beforeEach(() => {
    broker = new PostgresBroker(url, TIMING);
  });
  afterEach(() => broker.close());
  afterAll(() => databases.drop());

  it('gives each bound queue its own copy, and others none', async () => {
    const got: Record<string, string[]> = { a: [], b: [], c: [] };
    const take = (queue: string) => async (one: Message) => void got[queue].push(one.id);
    await broker.subscribe('a', ['thing.made.v1'], take('a'));
    await broker.subscribe('b', ['#'], take('b'));
    await broker.subscribe('c', ['other.made.v1'], take('c'));
    const sent = message('s');
    await broker.publish([sent]);
    await eventually(() => got.a.length === 1 && got.b.length === 1);
    expect(got).toEqual({ a: [sent.id], b: [sent.id], c: [] });
  });

  it('ignores a message published twice', async () => {
    const got: string[] = [];
    await broker.subscribe('twice', ['thing.made.v1'], async (one) => void got.push(one.id));
    const sent = message('s');
    await broker.publish([sent]);
    await broker.publish([sent]);
    const last = message('s');
    await broker.publish([last]);
    await eventually(() => got.includes(last.id));
    expect(got).toEqual([sent.id, last.id]);
  });

  it('delivers again after a failure, and keeps the order of a subject meanwhile', async () => {
    const got: string[] = [];
    let failures = 2;
    await broker.subscribe('retry', ['thing.made.v1'], async (one) => {
      if (one.body === '"first"' && failures-- > 0) throw new Error('not yet');
      got.push(one.body);
    });
    const subject = randomUUID();
    await broker.publish([message(subject, '"first"'), message(subject, '"second"')]);
    await eventually(() => got.length === 2);
    expect(got).toEqual(['"first"', '"second"']);
  });

  it('does not let one subject wait for another', async () => {
    const got: string[] = [];
    await broker.subscribe('subjects', ['thing.made.v1'], async (one) => {
      if (one.body === '"stuck"') throw new Error('never');
      got.push(one.body);
    });
    await broker.publish([message('stuck', '"stuck"'), message('free', '"free"')]);
    await eventually(() => got.length === 1);
    expect(got).toEqual(['"free"']);
  });

  it('lays a poison message aside after five attempts and goes on behind it', async () => {
    let attempts = 0;
    const got: string[] = [];
    await broker.subscribe('poison', ['thing.made.v1'], async (one) => {
      if (one.body !== '"poison"') return void got.push(one.body);
      attempts += 1;
      throw new Error('cannot be read');
    });
    const subject = randomUUID();
    const poison = message(subject, '"poison"');
    await broker.publish([poison, message(subject, '"behind"')]);
    await eventually(() => got.length === 1);
    expect(attempts).toBe(MAX_ATTEMPTS);
    const [dead] = await broker.dead('poison');
    expect(dead).toMatchObject({ id: poison.id, attempts: MAX_ATTEMPTS, error: 'cannot be read' });
  });

  it('delivers a revived message again', async () => {
    let isBroken = true;
    const got: string[] = [];
    await broker.subscribe('revived', ['thing.made.v1'], async (one) => {
      if (isBroken) throw new Error('broken');
      got.push(one.id);
    });
    const sent = message('s');
    await broker.publish([sent]);
    await eventually(async () => (await broker.dead('revived')).length === 1);
    isBroken = false;
    await broker.revive('revived', sent.id);
    await eventually(() => got.includes(sent.id));
    expect(await broker.dead('revived')).toEqual([]);
  });

  it('delivers again what a silent consumer held, when its lease is over', async () => {
    const silent = new PostgresBroker(url, TIMING);
    let held = 0;
    let wakeUp = (): void => undefined;
    const sleep = new Promise<void>((resolve) => (wakeUp = resolve));
    await silent.subscribe('lease', ['thing.made.v1'], () => {
      held += 1;
      return sleep;
    });
    const sent = message('s');
    await silent.publish([sent]);
    await eventually(() => held === 1);
    const got: string[] = [];
    await broker.subscribe('lease', ['thing.made.v1'], async (one) => void got.push(one.id));
    await eventually(() => got.length === 1);
    expect(got).toEqual([sent.id]);
    wakeUp();
    await silent.close();
  });

  it('keeps what is published while nobody consumes a bound queue', async () => {
    await broker.bind('later', ['thing.made.v1']);
    const sent = message('s');
    await broker.publish([sent]);
    const got: string[] = [];
    await broker.subscribe('later', ['thing.made.v1'], async (one) => void got.push(one.id));
    await eventually(() => got.length === 1);
    expect(got).toEqual([sent.id]);
  });
});
