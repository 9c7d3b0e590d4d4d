/** Named instants at which a crash must neither lose nor double anything. */
export type Failpoint =
  | 'after-commit-before-publish'
  | 'after-publish-before-mark'
  | 'inside-handler'
  | 'after-effect-before-acknowledgement';

/** Kills this process as SIGKILL would, when the environment names this point; for tests only. */
export function reach(point: Failpoint): void {
  if (process.env.FAILPOINT !== point || process.env.NODE_ENV === 'production') return;
  process.kill(process.pid, 'SIGKILL');
}
