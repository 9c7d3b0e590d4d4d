import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { Transactions, Tx } from '@palisade/platform';

/** Carries the answer of a rehearsal out of the transaction that it rolls back. */
class Rehearsed<T> extends Error {
  constructor(readonly answer: T) {
    super('A rehearsal is rolled back.');
  }
}

/** Runs a use case; a rehearsal does everything and keeps nothing. */
export async function runOrRehearse<T>(
  transactions: Transactions,
  isRehearsal: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await transactions.run(async (tx) => {
      const answer = await work(tx);
      if (isRehearsal) throw new Rehearsed(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Rehearsed) return (error as Rehearsed<T>).answer;
    throw error;
  }
}

interface WithHeaders {
  headers: Record<string, string | string[] | undefined>;
}

/** Whether the caller prefers a dry run, as a parameter of a controller method. */
export const PrefersDryRun = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean => {
    const { headers } = context.switchToHttp().getRequest<WithHeaders>();
    return /(^|[\s,;])dry-run($|[\s,;])/.test(String(headers.prefer ?? ''));
  },
);
