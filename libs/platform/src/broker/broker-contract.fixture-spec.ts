import { randomUUID } from 'node:crypto';
import { DomainError } from '@palisade/kernel';
import { eventually } from '@palisade/testing';
import type { Broker, Message } from './broker';
import { MAX_ATTEMPTS } from './broker';

/** A message of a type that nobody else sends. */
export function message(subject: string, body = '{}'): Message {
  return { id: randomUUID(), topic: 'thing.made.v1', subject, body };
}

/** What every broker promises, whichever it is. */
export function describeBroker(open: () => Broker): void {
  let broker: Broker;
  beforeEach(() => {
    broker = open();
  });
  afterEach(() => broker.close());

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

  it('hands over what was sent, and can be asked whether it is there', async () => {
    const got: Message[] = [];
    await broker.subscribe('whole', ['thing.made.v1'], async (one) => void got.push(one));
    const sent = message('s', JSON.stringify({ text: 'Grüße, “naïve” 数' }));
    await broker.publish([sent]);
    await eventually(() => got.length === 1);
    expect(got).toEqual([sent]);
    await expect(broker.ping()).resolves.toBeUndefined();
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

  it('says whether a message was delivered before', async () => {
    const got: boolean[] = [];
    await broker.subscribe('repeated', ['thing.made.v1'], async (_, isRepeated) => {
      got.push(isRepeated);
      if (got.length < 3) throw new Error('not yet');
    });
    await broker.publish([message('s')]);
    await eventually(() => got.length === 3);
    expect(got).toEqual([false, true, true]);
  });

  it('keeps the order of many messages of a subject', async () => {
    const got: string[] = [];
    await broker.subscribe('order', ['thing.made.v1'], async (one) => void got.push(one.body));
    const bodies = Array.from({ length: 50 }, (_, index) => String(index));
    const subject = randomUUID();
    await broker.publish(bodies.map((body) => message(subject, body)));
    await eventually(() => got.length === 50);
    expect(got).toEqual(bodies);
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
    expect(dead).toMatchObject({ ...poison, attempts: MAX_ATTEMPTS, error: 'cannot be read' });
    expect(Math.abs(dead.died.getTime() - Date.now())).toBeLessThan(60_000);
    await eventually(async () => (await broker.countDead('poison')) === 1);
  });

  it('is patient with what passes by itself', async () => {
    let attempts = 0;
    const got: string[] = [];
    await broker.subscribe('patient', ['thing.made.v1'], async (one) => {
      attempts += 1;
      if (attempts <= MAX_ATTEMPTS) {
        throw new DomainError('NOT_YET_KNOWN', 'The thing is not known yet.', 409);
      }
      got.push(one.id);
    });
    const sent = message('s');
    await broker.publish([sent]);
    await eventually(() => got.length === 1);
    expect([got, await broker.countDead('patient')]).toEqual([[sent.id], 0]);
  });

  it('delivers a revived message again', async () => {
    let isBroken = true;
    const got: string[] = [];
    await broker.subscribe('revived', ['thing.made.v1'], async (one) => {
      if (isBroken) throw new Error('broken');
      got.push(one.id);
    });
    const [other, sent] = [message('t'), message('s')];
    await broker.publish([other, sent]);
    await eventually(async () => (await broker.dead('revived')).length === 2);
    isBroken = false;
    expect(await broker.revive('revived', sent.id)).toBe(true);
    await eventually(() => got.includes(sent.id));
    expect((await broker.dead('revived')).map(({ id }) => id)).toEqual([other.id]);
    expect(await broker.revive('revived', randomUUID())).toBe(false);
  });

  it('delivers again what a consumer held that went away', async () => {
    const gone = open();
    let held = 0;
    await gone.subscribe('gone', ['thing.made.v1'], () => {
      held += 1;
      throw new Error('not here');
    });
    const sent = message('s');
    await gone.publish([sent]);
    await eventually(() => held > 0);
    await gone.close();
    const got: string[] = [];
    await broker.subscribe('gone', ['thing.made.v1'], async (one) => void got.push(one.id));
    await eventually(() => got.length === 1);
    expect(got).toEqual([sent.id]);
  });

  it('keeps what is published while nobody consumes a bound queue', async () => {
    await broker.bind('later', ['thing.made.v1']);
    const sent = message('s');
    await eventually(() => broker.publish([sent]).then(() => true));
    const got: string[] = [];
    await broker.subscribe('later', ['thing.made.v1'], async (one) => void got.push(one.id));
    await eventually(() => got.length === 1);
    expect(got).toEqual([sent.id]);
  });
}
