import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Allowance, Count } from './counters';
import { Counters, secondsOf } from './counters';
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

/** A call waits no longer than this for Redis, and no call does until it answers again. */
const PATIENCE_MS = 100;
const ASK_AGAIN_MS = 1_000;

/** Counts in Redis, for all gateways together; while Redis is away each counts for itself. */
export class RedisCounters extends Counters implements OnApplicationShutdown {
  private readonly local = new LocalCounters();
  private isAway = false;
  private timer?: NodeJS.Timeout;

  constructor(private readonly redis: Redis) {
    super();
    redis.on('ready', () => this.findBack());
  }

  async count(key: string, allowance: Allowance): Promise<Count> {
    if (this.isAway) return this.local.count(key, allowance);
    const { limit, windowMs, blockMs } = allowance;
    try {
      const names = [`count:{${key}}`, `block:{${key}}`];
      const numbers = [windowMs, limit, blockMs];
      const asked = this.redis.eval(COUNT, names.length, ...names, ...numbers);
      const answer = await within(PATIENCE_MS, asked);
      const [totalHits, leftMs, blockedMs] = answer as [number, number, number];
      const isBlocked = blockedMs > 0;
      const timeToBlockExpire = secondsOf(blockedMs);
      return { totalHits, timeToExpire: secondsOf(leftMs), isBlocked, timeToBlockExpire };
    } catch {
      this.leaveAlone();
      return this.local.count(key, allowance);
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.local.onApplicationShutdown();
  }

  private leaveAlone(): void {
    if (this.isAway) return;
    this.isAway = true;
    const ask = (): void =>
      void this.redis.ping().then(
        () => this.findBack(),
        () => undefined,
      );
    this.timer = setInterval(ask, ASK_AGAIN_MS).unref();
  }

  private findBack(): void {
    clearInterval(this.timer);
    this.isAway = false;
  }
}

/** What is asked for, or an error when that takes too long. */
async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis is silent.')), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    asked.catch(() => undefined); // Nobody waits for it any more.
  }
}
