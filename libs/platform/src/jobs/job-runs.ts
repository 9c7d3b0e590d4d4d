import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import type { Problem } from '../problems/problem';
import { Clock } from '../process/clock';
import { Transactions } from '../transactions/transactions';
import type { ClaimedJob } from './job';

/** The run has lost its job: it was cancelled, or another run has it. */
export class JobLost extends Error {}

/** How a run ended. */
export type Outcome = { status: 'DONE'; result: object } | { status: 'FAILED'; problem: Problem };

const OF_OWNER = 'mine.organization_id = job.organization_id and mine.user_id = job.user_id';

/** The person with the fewest runs is next, then who has waited longest since the last one. */
const TURN = `
  (select count(*) from job mine where ${OF_OWNER}
     and mine.status = 'RUNNING' and mine.held_until >= now()),
  (select max(begun) from job mine where ${OF_OWNER}) nulls first,
  created, id
`;

const CLAIM = `
  update job set status = 'RUNNING', claims = claims + 1, done = 0, begun = clock_timestamp(),
    held_until = now() + $1 * interval '1 ms'
  where id = (
    select id from job where kind = any($2)
      and (status = 'WAITING' or (status = 'RUNNING' and held_until < now()))
    order by ${TURN} limit 1 for update skip locked)
  returning id, kind, input, claims
`;

/** A run has its job for as long as nobody has ended it or begun it again. */
const OWN = `id = $1 and claims = $2 and status = 'RUNNING'`;

const PROGRESS = `
  update job set done = $3, total = $4, held_until = now() + $5 * interval '1 ms'
  where ${OWN} returning 1
`;

const END = `
  update job set status = $3, result = $4, problem = $5, held_until = null,
    done = case when $4::jsonb is null then done else coalesce(total, done) end
  where ${OWN} returning 1
`;

const FORGET = `
  delete from job where id in (
    select id from job where created < $1 and status not in ('WAITING', 'RUNNING') limit $2)
  returning 1
`;

/** A day longer than the answer that names a job is kept for its repeats. */
const KEEP_MS = 2 * 86_400_000;
const FORGET_BATCH = 1_000;

/** Jobs as those who work on them see them: each is held for a while, and held longer as it goes on. */
@Injectable()
export class JobRuns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The next job that waits, or whose run has been silent for too long: each person in turn. */
  async claim(kinds: string[]): Promise<ClaimedJob | undefined> {
    const [rows]: [ClaimedJob[]] = await this.dataSource.query(CLAIM, [this.leaseMs, kinds]);
    return rows[0];
  }

  async progress({ id, claims }: ClaimedJob, done: number, total: number): Promise<void> {
    const own = [id, claims, done, total, this.leaseMs];
    const [rows]: [unknown[]] = await this.dataSource.query(PROGRESS, own);
    if (!rows.length) throw new JobLost();
  }

  /** Ends a job, unless it was cancelled or begun again meanwhile. */
  async end({ id, kind, claims }: ClaimedJob, outcome: Outcome): Promise<void> {
    const { status } = outcome;
    const result = status === 'DONE' ? JSON.stringify(outcome.result) : null;
    const problem = status === 'FAILED' ? JSON.stringify(outcome.problem) : null;
    await this.transactions.run(async ({ em, record }) => {
      const [rows]: [unknown[]] = await em.query(END, [id, claims, status, result, problem]);
      if (!rows.length) return;
      const subject = { subjectType: 'job', subjectId: id };
      await record({ action: 'job.end', ...subject, after: { kind, status } });
    });
  }

  /** Leaves a job to the next process. */
  async giveBack({ id, claims }: ClaimedJob): Promise<void> {
    const sql = `update job set status = 'WAITING', held_until = null where ${OWN}`;
    await this.dataSource.query(sql, [id, claims]);
  }

  /** Deletes what ended long ago. */
  async forget(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEEP_MS);
    for (;;) {
      const [gone]: [unknown[]] = await this.dataSource.query(FORGET, [before, FORGET_BATCH]);
      if (gone.length < FORGET_BATCH) return;
    }
  }

  private get leaseMs(): number {
    return this.config.values.MESSAGE_LEASE_MS;
  }
}
