import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Config } from '@palisade/platform';
import type { Redis } from 'ioredis';
import { Counters } from './counters';
import { LocalCounters } from './local-counters';
import { RedisCounters } from './redis-counters';

const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 500;
const RECONNECT_MS = 1_000;

/** A connection that answers at once, with an error while Redis is away. */
export async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: () => RECONNECT_MS,
  });
  return redis.on('error', () => undefined);
}

/** The connections to the Redis that the configuration names; its client is loaded only then. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly open: Redis[] = [];

  constructor(private readonly config: Config) {}

  async connect(): Promise<Redis | undefined> {
    const { REDIS_URL } = this.config.values;
    if (!REDIS_URL) return undefined;
    const redis = await connectRedis(REDIS_URL);
    this.open.push(redis);
    return redis;
  }

  onApplicationShutdown(): void {
    for (const redis of this.open) redis.disconnect();
  }
}

/** What gateways share, in Redis or each in its own process. */
export const sharedState = [
  RedisConnections,
  {
    provide: Counters,
    inject: [RedisConnections],
    useFactory: async (connections: RedisConnections): Promise<Counters> => {
      const redis = await connections.connect();
      return redis ? new RedisCounters(redis) : new LocalCounters();
    },
  },
];
