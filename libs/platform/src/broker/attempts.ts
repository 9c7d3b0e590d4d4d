import { toProblem } from '../problems/problem';
import { MAX_ATTEMPTS, PATIENT_ATTEMPTS } from './broker';

/** No message waits longer than this for its next delivery. */
export const LONGEST_WAIT_MS = 30_000;

/** What passes by itself: another event comes first, a service or the database is away. */
function passes(error: unknown): boolean {
  const { status, code } = toProblem(error, '', '');
  return status === 503 || code === 'NOT_YET_KNOWN';
}

/** How often a message that failed so is delivered at most. */
export const attemptsAfter = (error: unknown): number =>
  passes(error) ? PATIENT_ATTEMPTS : MAX_ATTEMPTS;
