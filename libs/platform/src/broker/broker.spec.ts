import { eventually, freshDatabases } from '@palisade/testing';
import type { FreshDatabases } from '@palisade/testing';
import { describeBroker, message } from './broker-contract.fixture-spec';
import { PostgresBroker } from './postgres-broker';

const TIMING = { leaseMs: 400, retryMs: 10 };

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

  describe('as every broker', () => describeBroker(() => new PostgresBroker(url, TIMING)));

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
});
