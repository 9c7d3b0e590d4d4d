import { randomUUID } from 'node:crypto';
import { cuttable, eventually } from '@palisade/testing';
import type { Redis } from 'ioredis';
import { connectRedis } from './redis';
import { RedisCounters } from './redis-counters';
import { describeCounters } from './shared-state.fixture-spec';

const URL_OF_SERVER = process.env.REDIS_URL ?? '';
const ALLOWANCE = { limit: 3, windowMs: 60_000, blockMs: 60_000 };

describe('Redis', () => {
  const open: Redis[] = [];
  const connected = async (url = URL_OF_SERVER): Promise<Redis> => {
    const redis = await connectRedis(url);
    open.push(redis);
    await eventually(() => redis.ping().catch(() => ''));
    return redis;
  };
  let counters: RedisCounters;

  beforeAll(async () => {
    counters = new RedisCounters(await connected());
  });
  afterAll(() => {
    counters.onApplicationShutdown();
    for (const redis of open) redis.disconnect();
  });

  describe('counters', () => describeCounters(() => counters));

  it('counts for all gateways together', async () => {
    const other = new RedisCounters(await connected());
    const key = randomUUID();
    for (const one of [counters, other, counters]) await one.count(key, ALLOWANCE);
    expect((await other.count(key, ALLOWANCE)).isBlocked).toBe(true);
    other.onApplicationShutdown();
  });

  it('still limits while Redis is away, and counts together again afterwards', async () => {
    const { hostname, port } = new URL(URL_OF_SERVER);
    const way = await cuttable(Number(port), hostname);
    const redis = await connected(`redis://127.0.0.1:${way.port}`);
    const limited = new RedisCounters(redis);
    const key = randomUUID();
    await limited.count(key, ALLOWANCE);
    way.cut();
    const blocked: boolean[] = [];
    for (let n = 0; n < 4; n++) blocked.push((await limited.count(key, ALLOWANCE)).isBlocked);
    expect(blocked).toEqual([false, false, false, true]);
    way.mend();
    await eventually(() => redis.ping().catch(() => ''));
    expect((await limited.count(key, ALLOWANCE)).totalHits).toBe(2);
    limited.onApplicationShutdown();
    await way.close();
  });

  it('keeps no second caller waiting for a Redis that is silent', async () => {
    const { hostname, port } = new URL(URL_OF_SERVER);
    const way = await cuttable(Number(port), hostname);
    const limited = new RedisCounters(await connected(`redis://127.0.0.1:${way.port}`));
    way.silence();
    await limited.count('first', ALLOWANCE);
    const startedMs = Date.now();
    for (let n = 0; n < 3; n++) await limited.count('others', ALLOWANCE);
    expect(Date.now() - startedMs).toBeLessThan(100);
    limited.onApplicationShutdown();
    await way.close();
  });
});
