import { isAway } from '../problems/away';
import { toProblem } from '../problems/problem';
import { AWAY_ATTEMPTS, MAX_ATTEMPTS, PATIENT_ATTEMPTS } from './broker';

/** No message waits longer than this for its next delivery. */
export const LONGEST_WAIT_MS = 30_000;

/** How often a message that failed so is delivered at most. */
export function attemptsAfter(error: unknown): number {
  if (isAway(error)) return AWAY_ATTEMPTS;
  return toProblem(error, '', '').code === 'NOT_YET_KNOWN' ? PATIENT_ATTEMPTS : MAX_ATTEMPTS;
}
