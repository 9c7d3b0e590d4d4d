import { setTimeout as sleep } from 'node:timers/promises';

/** When a call may be sent again: never, while nothing of it was sent, or after it was cut off too. */
export type Repeat = 'never' | 'unsent' | 'cut';

const BRIDGED_MS = 10_000;
const PAUSE_MS = 100;

const UNSENT = ['ECONNREFUSED'];
const CUT = [...UNSENT, 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

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

function isGone(error: unknown, repeat: Repeat): boolean {
  if (repeat === 'never') return false;
  const { code } = error as { code?: unknown };
  return (repeat === 'cut' ? CUT : UNSENT).includes(String(code));
}
