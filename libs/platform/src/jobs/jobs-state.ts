import type { EntityManager } from 'typeorm';
import { IS_GIVEN_UP } from './job';

/** How the jobs of a service stand, in all its processes. */
export interface JobsState {
  waiting: number;
  running: number;
  /** Given up after their last try, for no reason that a rule knows. */
  failed: number;
}

/** Counts the jobs that are open or were given up. */
export async function jobsState(em: EntityManager): Promise<JobsState> {
  const [state]: [JobsState] = await em.query(
    `select count(*) filter (where status = 'WAITING')::int as waiting,
            count(*) filter (where status = 'RUNNING')::int as running,
            count(*) filter (where ${IS_GIVEN_UP})::int as failed
     from job where status in ('WAITING', 'RUNNING', 'FAILED')`,
  );
  return state;
}
