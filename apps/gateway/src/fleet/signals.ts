import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';

/** Tells all gateways, or the parts of this one, that something is to be read anew. */
export abstract class Signals {
  /** Never fails: what is signalled can also be found by looking. */
  abstract send(name: string): Promise<void>;
  abstract on(name: string, listener: () => void): void;
}

/** Signals within this process. */
export class LocalSignals extends Signals {
  private readonly emitter = new EventEmitter();

  send(name: string): Promise<void> {
    this.emitter.emit(name);
    return Promise.resolve();
  }

  on(name: string, listener: () => void): void {
    this.emitter.on(name, listener);
  }
}

const CHANNEL = 'palisade:signals';

/** Signals by Redis; a gateway also hears its own while Redis is away. */
export class RedisSignals extends Signals {
  private readonly local = new LocalSignals();

  constructor(
    private readonly redis: Redis,
    listener: Redis,
  ) {
    super();
    listener.on('message', (_channel, name: string) => void this.local.send(name));
    listener.on('ready', () => void listener.subscribe(CHANNEL).catch(() => undefined));
  }

  async send(name: string): Promise<void> {
    await this.redis.publish(CHANNEL, name).catch(() => this.local.send(name));
  }

  on(name: string, listener: () => void): void {
    this.local.on(name, listener);
  }
}
