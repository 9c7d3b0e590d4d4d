import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { fixed } from '../database/fixed-statements';
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

const CLAIM = fixed(
  'job.claim',
  `
  update job set status = 'RUNNING', claims = claims + 1, tries = tries + 1, done = 0,
    problem = null, not_before = null, begun = clock_timestamp(),
    held_until = now() + $1 * interval '1 ms'
  where id = (
    select id from job where kind = any($2)
      and (status = 'WAITING' and coalesce(not_before, now()) <= now()
        or status = 'RUNNING' and held_until < now())
    order by ${TURN} limit 1 for update skip locked)
  returning id, kind, input, claims, tries, waits
 `,
);

/** A run has its job for as long as nobody has ended it or begun it again. */
const OWN = `id = $1 and claims = $2 and status = 'RUNNING'`;

const PROGRESS = `
  update job set done = $3, total = $4, held_until = now() + $5 * interval '1 ms',
    tries = case when $3 > furthest then 0 else tries end,
    waits = case when $3 > furthest then 0 else waits end,
    furthest = greatest(furthest, $3)
  where ${OWN} returning 1
`;

const END = `
  update job set status = $3, result = $4, problem = $5, held_until = null,
    done = case when $4::jsonb is null then done else coalesce(total, done) end
  where ${OWN} returning 1
`;

/** A run that was not to blame for its end is no try. */
const PUT_OFF = `
  update job set status = 'WAITING', held_until = null, tries = greatest(tries - 1, 0),
    waits = waits + $3, problem = $4, not_before = now() + $5 * interval '1 s'
  where ${OWN}
`;

const FORGET = fixed(
  'job.forget',
  `
  delete from job where id in (
    select id from job where created < $1 and status not in ('WAITING', 'RUNNING') limit $2)
  returning 1
`,
);

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

  /** Tells how far a run is; a job that went further than ever before has all its tries again. */
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
  async release({ id, claims }: ClaimedJob): Promise<void> {
    await this.dataSource.query(PUT_OFF, [id, claims, 0, null, 0]);
  }

  /** Puts a job off until a needed part may be there again, and says which. */
  async putOff({ id, claims }: ClaimedJob, problem: Problem, seconds: number): Promise<void> {
    await this.dataSource.query(PUT_OFF, [id, claims, 1, JSON.stringify(problem), seconds]);
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
