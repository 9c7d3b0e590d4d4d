import { AsyncLocalStorage } from 'node:async_hooks';
import { RetryLater } from '@palisade/kernel';

/** More than any person or program needs at once; the next is told to come again. */
export const WAITING_MAX = 128;
/** As long as what is under way may last altogether. */
const WAIT_MS = 10_000;
const RETRY_SECONDS = 1;

/** Those who wait for the one that is at work. */
type Line = (() => void)[];

const held = new AsyncLocalStorage<ReadonlySet<string>>();

/**
 * Changes of one subject go one after the other, and wait before they take a connection: in the
 * database they would wait for one another all the same, each with a connection that others need.
 */
export class Turns {
  private readonly lines = new Map<string, Line>();

  /** Does work when its turn has come for all its subjects; 503 for who would wait too long. */
  async run<T>(subjects: readonly string[], work: () => Promise<T>): Promise<T> {
    const own = held.getStore();
    // All take them in one order, so that no two wait for each other.
    const wanted = [...new Set(subjects)].filter((subject) => !own?.has(subject)).sort();
    if (!wanted.length) return work();
    const taken: string[] = [];
    try {
      for (const subject of wanted) {
        await this.take(subject);
        taken.push(subject);
      }
      return await held.run(new Set([...(own ?? []), ...wanted]), work);
    } finally {
      for (const subject of taken) this.leave(subject);
    }
  }

  private take(subject: string): Promise<void> | void {
    const line = this.lines.get(subject);
    if (!line) return void this.lines.set(subject, []);
    if (line.length >= WAITING_MAX) throw busy();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        line.splice(line.indexOf(come), 1);
        reject(busy());
      };
      const timer = setTimeout(giveUp, WAIT_MS);
      const come = (): void => {
        clearTimeout(timer);
        resolve();
      };
      line.push(come);
    });
  }

  private leave(subject: string): void {
    const next = this.lines.get(subject)?.shift();
    if (next) next();
    else this.lines.delete(subject);
  }
}

const known = new WeakMap<object, Turns>();

/** The turns of all who take connections of one pool. */
export function turnsOf(pool: object): Turns {
  const turns = known.get(pool) ?? new Turns();
  known.set(pool, turns);
  return turns;
}

const busy = (): RetryLater =>
  new RetryLater(
    'SUBJECT_BUSY',
    'Too many changes of this are under way. Please try again in a moment.',
    503,
    RETRY_SECONDS,
  );
