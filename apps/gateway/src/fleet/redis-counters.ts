import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Allowance, Count } from './counters';
import { Counters } from './counters';
import { LocalCounters } from './local-counters';

/** One round trip: what is refused is not counted, as in the local form. */
const COUNT = `
  local blocked = redis.call('pttl', KEYS[2])
  local hits = tonumber(redis.call('get', KEYS[1]) or '0')
  if blocked <= 0 then
    hits = redis.call('incr', KEYS[1])
    if hits == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
    if hits > tonumber(ARGV[2]) then
      redis.call('set', KEYS[2], 1, 'px', ARGV[3])
      blocked = tonumber(ARGV[3])
    end
  end
  return { hits, redis.call('pttl', KEYS[1]), blocked }
`;

/** How long no call is kept waiting again by a Redis that failed. */
const LEFT_ALONE_MS = 5_000;

const seconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1_000));

/** Counts in Redis, for all gateways together; while Redis is away each counts for itself. */
export class RedisCounters extends Counters implements OnApplicationShutdown {
  private readonly local = new LocalCounters();
  private leftAloneUntilMs = 0;

  constructor(private readonly redis: Redis) {
    super();
    redis.on('ready', () => (this.leftAloneUntilMs = 0));
  }

  async count(key: string, allowance: Allowance): Promise<Count> {
    if (Date.now() < this.leftAloneUntilMs) return this.local.count(key, allowance);
    const { limit, windowMs, blockMs } = allowance;
    try {
      const names = [`count:{${key}}`, `block:{${key}}`];
      const numbers = [windowMs, limit, blockMs];
      const answer = await this.redis.eval(COUNT, names.length, ...names, ...numbers);
      const [totalHits, leftMs, blockedMs] = answer as [number, number, number];
      const isBlocked = blockedMs > 0;
      const timeToBlockExpire = seconds(blockedMs);
      return { totalHits, timeToExpire: seconds(leftMs), isBlocked, timeToBlockExpire };
    } catch {
      this.leftAloneUntilMs = Date.now() + LEFT_ALONE_MS;
      return this.local.count(key, allowance);
    }
  }

  onApplicationShutdown(): void {
    this.local.onApplicationShutdown();
  }
}
