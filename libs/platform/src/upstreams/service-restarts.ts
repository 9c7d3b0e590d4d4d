import { setTimeout as sleep } from 'node:timers/promises';
import type { Repeat } from '../problems/lost-connection';
import { isGone } from '../problems/lost-connection';

const BRIDGED_MS = 15_000;
const PAUSE_MS = 100;

/**
 * Bridges the restarts of a service: calls wait for the next process instead of failing. A service
 * that has been gone for longer fails them at once.
 */
export class ServiceRestarts {
  /** A service that never answered is not restarting. */
  private goneSinceMs?: number = 0;

  constructor(private readonly bridgedMs = BRIDGED_MS) {}

  /** Makes a call, again where that is allowed and the service is gone. */
  async bridge<T>(repeat: Repeat, call: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await call();
        this.goneSinceMs = undefined;
        return answer;
      } catch (error) {
        if (!isGone(error, repeat) || !this.isShort()) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  private isShort(): boolean {
    this.goneSinceMs ??= Date.now();
    return Date.now() - this.goneSinceMs < this.bridgedMs;
  }
}
