import { RetryLater } from '@palisade/kernel';
import { isLost } from './lost-connection';
import type { Problem } from './problem';
import { toProblem } from './problem';

const AWAY = 503;
const RETRY_SECONDS = 1;

/** How an error is told that `isAway` holds of. */
export function awayProblem(error: unknown, correlationId: string): Problem {
  const problem = toProblem(error, '', correlationId);
  if (problem.status === AWAY) return problem;
  const unnamed = partAway('PART_AWAY', 'A needed part does not answer right now.');
  return toProblem(unnamed, '', correlationId);
}

/** Whether work failed because a part that it needs is away: the same work may succeed later. */
export const isAway = (error: unknown): boolean =>
  isLost(error) || toProblem(error, '', '').status === AWAY;

/**
 * The error for an answer that a needed service did not give: another try makes sense when the
 * service says so itself (`Retry-After`), else after a second.
 */
export function partAway(
  code: Uppercase<string>,
  detail: string,
  answer?: Pick<Response, 'headers'>,
): RetryLater {
  const asked = Number(answer?.headers.get('retry-after'));
  return new RetryLater(code, detail, AWAY, asked > 0 ? Math.ceil(asked) : RETRY_SECONDS);
}
