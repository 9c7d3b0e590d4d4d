import { DomainError } from '@palisade/kernel';
import { eventually, freshDatabases } from '@palisade/testing';
import type { FreshDatabases } from '@palisade/testing';
import { Pool } from 'pg';
import { describeBroker, message } from './broker-contract.fixture-spec';
import { PostgresBroker } from './postgres-broker';

/** Messages behind the head that fails. */
const STUCK = 2_000;
const CROWD_MS = 30_000;
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

  it('lets nobody wait for those behind a head that fails, nor for many that follow one another', async () => {
    const pool = new Pool({ connectionString: url });
    const got = new Set<string>();
    let stuck = 0;
    await broker.bind('crowd', ['crowd.made.v1']);
    const others = Array.from({ length: 40 }, (_, index) => `other ${index}`);
    const crowd = [...Array<string>(STUCK).fill('stuck'), ...Array<string>(1_100).fill('slow')];
    await pool.query(
      `insert into delivery (queue, message_id, topic, subject, body)
       select 'crowd', gen_random_uuid(), 'crowd.made.v1', subject, subject
       from unnest($1::text[]) as subject`,
      [[...crowd, ...others]],
    );
    await broker.subscribe('crowd', ['crowd.made.v1'], async ({ subject }) => {
      if (subject === 'stuck') {
        stuck += 1;
        throw new DomainError('AWAY', 'A part is away.', 503);
      }
      got.add(subject);
    });
    await eventually(() => others.every((subject) => got.has(subject)), CROWD_MS);
    const { rows } = await pool.query(
      `select count(*)::int as left from delivery
       where queue = 'crowd' and subject = 'stuck' and done_at is null and dead_at is null`,
    );
    expect(rows).toEqual([{ left: STUCK }]);
    expect(got.has('slow')).toBe(true);
    expect(stuck).toBeGreaterThan(0);
    await pool.query(`delete from delivery where queue = 'crowd'`);
    await pool.end();
  }, 60_000);
});
