import { setTimeout as sleep } from 'node:timers/promises';

/** When a call may be made again: while nothing of it was sent, or after it was cut off too. */
export type Repeat = 'unsent' | 'cut';

const BRIDGED_MS = 15_000;
const PAUSE_MS = 100;

/** The connection could not be made: the call has not begun. */
const UNSENT = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** The connection broke under way: the call may have had its effect. */
const CUT = [...UNSENT, 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const LOST = [...CUT, 'SERVICE_SILENT'];

/** Whether a call failed because nobody is there, in a way that lets it be made again. */
export function isGone(error: unknown, repeat: Repeat): boolean {
  return (repeat === 'cut' ? CUT : UNSENT).includes(codeOf(error));
}

/** Whether a call failed because its process is gone or says nothing any more. */
export const isLost = (error: unknown): boolean => LOST.includes(codeOf(error));

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

/** The code of what went wrong with the connection; `fetch` keeps it one level deeper. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? code);
}
