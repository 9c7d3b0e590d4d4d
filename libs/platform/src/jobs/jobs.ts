import { Injectable } from '@nestjs/common';
import { DomainError, RetryLater } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../context/actor';
import { Clock } from '../process/clock';
import { newId } from '../process/ids';
import type { Tx } from '../transactions/transactions';
import { Transactions } from '../transactions/transactions';
import type { Job } from './job';
import { GO_ON } from './job';
import { JobWorker } from './job-worker';

/** Jobs of one person that are not at their end: nobody makes all others wait for more. */
const OPEN_MAX = 5;
const RETRY_SECONDS = 5;

/** A person sees the own jobs, in the organisation for which they were asked for. */
const VISIBLE = 'organization_id = $1 and user_id = $2';

/** Two requests of one person count one after the other. */
const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 7310005))';

const FIND = `
  select id, kind, status, done, total, result, problem, created from job
  where ${VISIBLE} and id = $3
`;

const RESUME = `
  update job set ${GO_ON} where id = $1 and status in ('FAILED', 'WAITING') returning kind
`;

/** Long work as those who ask for it see it: it is written down, and done apart from the request. */
@Injectable()
export class Jobs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly worker: JobWorker,
  ) {}

  /** Writes work down in the caller's transaction; it begins as soon as that is durable. */
  async start(
    { kind, input }: { kind: string; input: object },
    actor: Actor,
    { em, record, afterCommit }: Tx,
  ): Promise<Job> {
    await checkOpen(em, actor);
    const { organizationId, userId } = actor;
    const [id, created] = [newId(), this.clock.now()];
    await em.query(
      `insert into job (id, kind, input, organization_id, user_id, created)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, kind, JSON.stringify(input), organizationId, userId, created],
    );
    await record({ action: 'job.start', subjectType: 'job', subjectId: id, after: { kind } });
    afterCommit(() => this.worker.wake());
    const none = { total: null, result: null, problem: null };
    return { id, kind, status: 'WAITING', done: 0, ...none, created };
  }

  async find(id: string, actor: Actor): Promise<Job> {
    return findIn(this.dataSource.manager, id, actor);
  }

  /** Ends a job that is not at its end; its run notices with its next step. */
  async cancel(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async ({ em, record }) => {
      await em.query('select 1 from job where id = $1 for update', [id]);
      const { kind, status } = await findIn(em, id, actor);
      if (status !== 'WAITING' && status !== 'RUNNING') return;
      await em.query(`update job set status = 'CANCELLED', held_until = null where id = $1`, [id]);
      await record({ action: 'job.cancel', subjectType: 'job', subjectId: id, after: { kind } });
    });
  }

  /**
   * Lets a job of the caller's that has failed go on, with as many tries as a new one; one that waits
   * for a part that is away tries at once. Throws 409 for one that has ended otherwise.
   */
  async resume(id: string, actor: Actor): Promise<Job> {
    return this.transactions.run(async (tx) => {
      await tx.em.query('select 1 from job where id = $1 for update', [id]);
      const { status } = await findIn(tx.em, id, actor);
      if (status === 'DONE' || status === 'CANCELLED') throw hasEnded();
      await this.resumeIn(tx, id, actor);
      return findIn(tx.em, id, actor);
    });
  }

  /** As `resume`, for a use case that has found out that the caller may; false when none was to go on. */
  async resumeIn({ em, record, afterCommit }: Tx, id: string, actor: Actor): Promise<boolean> {
    await checkOpen(em, actor, id);
    const [rows]: [{ kind: string }[]] = await em.query(RESUME, [id]);
    if (!rows.length) return false;
    const after = { kind: rows[0].kind };
    await record({ action: 'job.resume', subjectType: 'job', subjectId: id, after });
    afterCommit(() => this.worker.wake());
    return true;
  }
}

async function findIn(em: EntityManager, id: string, actor: Actor): Promise<Job> {
  const rows: Job[] = await em.query(FIND, [actor.organizationId, actor.userId, id]);
  if (!rows.length) throw new DomainError('JOB_NOT_FOUND', 'There is no such job.', 404);
  return rows[0];
}

const hasEnded = (): DomainError =>
  new DomainError(
    'JOB_ENDED',
    'This has ended already. To have it done again, ask for it again.',
    409,
  );

async function checkOpen(
  em: EntityManager,
  { organizationId, userId }: Actor,
  besides: string | null = null,
): Promise<void> {
  await em.query(LOCK, [`${organizationId}/${userId}`]);
  const [{ open }]: [{ open: number }] = await em.query(
    `select count(*)::int as open from job
     where ${VISIBLE} and status in ('WAITING', 'RUNNING') and id is distinct from $3`,
    [organizationId, userId, besides],
  );
  if (open < OPEN_MAX) return;
  const detail = `You have ${OPEN_MAX} jobs under way. Wait until one of them has ended.`;
  throw new RetryLater('JOBS_UNDER_WAY', detail, 429, RETRY_SECONDS);
}
