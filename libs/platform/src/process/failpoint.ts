/** Named instants at which a crash must neither lose nor double anything. */
export type Failpoint =
  | 'after-commit-before-publish'
  | 'after-publish-before-mark'
  | 'inside-handler'
  | 'after-effect-before-acknowledgement'
  | 'after-send-before-delete'
  | 'after-progress-before-end'
  | 'after-reservation-before-charge'
  | 'after-files-before-mail'
  | 'after-mail-before-next';

let hits = 0;

/**
 * Kills this process as SIGKILL would, when `FAILPOINT` names this point: `point`, or `point@3` for
 * the third time it is reached. For tests only: production ignores it.
 */
export function reach(point: Failpoint): void {
  const [name, times = '1'] = process.env.FAILPOINT?.split('@') ?? [];
  if (name !== point || process.env.NODE_ENV === 'production') return;
  hits += 1;
  if (hits >= Number(times)) process.kill(process.pid, 'SIGKILL');
}
