import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Injectable,
  Module,
  Param,
  Post,
  Res,
} from '@nestjs/common';
import { DomainError, RetryLater } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, freePort, startApp } from '@palisade/testing';
import { Can, CurrentActor } from '../access/can';
import { portOffset } from '../config/services';
import type { Actor } from '../context/actor';
import type { ServiceState } from '../operations/operations.controller';
import { PlatformModule } from '../platform.module';
import { Transactions } from '../transactions/transactions';
import type { Job, OnProgress } from './job';
import { LongWork, TRIES } from './job';
import { JobRuns } from './job-runs';
import { JobWorker } from './job-worker';
import { Jobs } from './jobs';

/** What the next runs do, step by step. */
let steps: (onProgress: OnProgress) => Promise<void> = () => Promise.resolve();
let begun = 0;
/** What the runs were begun with, in order. */
let inputs: number[] = [];

@Injectable()
class Doubling extends LongWork<{ n: number }> {
  override readonly kind = 'double';

  override async run({ n }: { n: number }, onProgress: OnProgress): Promise<object> {
    begun++;
    inputs.push(n);
    await steps(onProgress);
    return { doubled: 2 * n };
  }
}

@Controller('doubles')
class DoublesController {
  constructor(
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
  ) {}

  @Post()
  @HttpCode(202)
  @Can('any')
  async start(
    @Body() input: { n: number; isRefused?: boolean },
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Job> {
    const job = await this.transactions.run(async (tx) => {
      const started = await this.jobs.start({ kind: 'double', input }, actor, tx);
      if (input.isRefused) throw new DomainError('REFUSED', 'No.', 409);
      return started;
    });
    void reply.header('location', `/doubles/${job.id}`);
    return job;
  }

  @Get(':id')
  @Can('any')
  find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<Job> {
    return this.jobs.find(id, actor);
  }

  @Post(':id/resume')
  @HttpCode(200)
  @Can('any')
  resume(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<Job> {
    return this.jobs.resume(id, actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @Can('any')
  cancel(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.jobs.cancel(id, actor);
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  controllers: [DoublesController],
  providers: [Doubling],
})
class DoublesModule {}

describe('jobs', () => {
  let app: TestApp;
  let caller: TestCaller;
  let metricsPort: number;
  const organizationId = randomUUID();
  const person = { accountType: 'AGENCY' as const, permissions: [], organizationId };

  beforeAll(async () => {
    metricsPort = await freePort();
    const METRICS_PORT = String(metricsPort - portOffset('claims'));
    app = await startApp({ name: 'claims', module: DoublesModule }, { METRICS_PORT });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    caller = await app.signIn(person);
    steps = () => Promise.resolve();
    begun = 0;
    inputs = [];
  });

  const start = (body: object = { n: 21 }, headers: Record<string, string> = {}) =>
    caller.send<Job>('POST', '/doubles', JSON.stringify(body), headers);

  const ended = (id: string, status: Job['status']): Promise<Job> =>
    eventually(async () => {
      const { body } = await caller.get<Job>(`/doubles/${id}`);
      return body.status === status ? body : undefined;
    });

  /** Lets runs wait after their first step, until `go` is called. */
  function holdRuns(): () => void {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    steps = async (onProgress) => {
      await onProgress(1, 4);
      await gate;
    };
    return go;
  }

  /** A job whose run has made its first step, and waits. */
  const held = (id: string): Promise<Job> =>
    eventually(async () => {
      const { body } = await caller.get<Job>(`/doubles/${id}`);
      return body.done === 1 ? body : undefined;
    });

  const endHold = (id: string): Promise<unknown> =>
    app.dataSource.query(`update job set held_until = now() - interval '1 s' where id = $1`, [id]);

  const triedSoOften = (id: string, tries: number): Promise<unknown> =>
    app.dataSource.query('update job set tries = $2 where id = $1', [id, tries]);

  it('are accepted at once, tell how far they are, and answer their result', async () => {
    const go = holdRuns();
    const { status, headers, body } = await start();
    expect([status, headers.get('location')]).toEqual([202, `/doubles/${body.id}`]);
    expect(body).toMatchObject({ status: 'WAITING', done: 0, total: null, result: null });
    expect(await held(body.id)).toMatchObject({
      status: 'RUNNING',
      done: 1,
      total: 4,
      result: null,
    });
    go();
    expect(await ended(body.id, 'DONE')).toMatchObject({ done: 4, result: { doubled: 42 } });
  });

  it('are answered with a tag that changes when they end', async () => {
    const { body } = await start();
    await ended(body.id, 'DONE');
    const { headers } = await caller.get(`/doubles/${body.id}`);
    expect(headers.get('etag')).toBe(`"${body.id}-2"`);
    const condition = { 'if-match': `"${body.id}-1"` };
    const late = await caller.send('DELETE', `/doubles/${body.id}`, undefined, condition);
    expect(late.status).toBe(412);
  });

  it('are started once for each idempotency key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await start({ n: 1 }, key), await start({ n: 1 }, key)];
    expect(again.body).toEqual(first.body);
    expect([again.status, again.headers.get('location')]).toEqual([
      202,
      first.headers.get('location'),
    ]);
    await ended(first.body.id, 'DONE');
    expect(begun).toBe(1);
  });

  it('are not begun when what asks for them fails', async () => {
    expect((await start({ n: 1, isRefused: true })).status).toBe(409);
    const { body } = await start();
    await ended(body.id, 'DONE');
    expect(begun).toBe(1);
  });

  it('are there for their owner alone', async () => {
    const { body } = await start();
    const stranger = await app.signIn({ accountType: 'AGENCY', permissions: [] });
    const colleague = await app.signIn(person);
    for (const other of [stranger, colleague]) {
      expect((await other.get(`/doubles/${body.id}`)).status).toBe(404);
      expect((await other.send('DELETE', `/doubles/${body.id}`)).status).toBe(404);
    }
    expect((await ended(body.id, 'DONE')).result).toEqual({ doubled: 42 });
  });

  it('fail with the problem of a rule', async () => {
    steps = () => Promise.reject(new DomainError('TOO_LARGE', 'It is too large.', 422));
    const { body } = await start();
    const { problem, result } = await ended(body.id, 'FAILED');
    expect([problem?.code, problem?.detail, result]).toEqual([
      'TOO_LARGE',
      'It is too large.',
      null,
    ]);
  });

  it('are begun again after an error that nobody expected, and given up at last', async () => {
    steps = () => Promise.reject(new Error('broken'));
    const { body } = await start();
    await eventually(() => begun === 1);
    await triedSoOften(body.id, 2);
    await endHold(body.id);
    await eventually(() => begun === 2);
    await endHold(body.id);
    expect((await ended(body.id, 'FAILED')).problem?.code).toBe('JOB_FAILED');
    expect(begun).toBe(2);
  });

  it('have all their tries again whenever a run goes further than those before it', async () => {
    const further = 6;
    steps = async (onProgress) => {
      await onProgress(Math.min(begun, further), 9);
      throw new Error('broken');
    };
    const { body } = await start();
    const failed = await eventually(async () => {
      await endHold(body.id);
      app.app.get(JobWorker).wake();
      const found = (await caller.get<Job>(`/doubles/${body.id}`)).body;
      return found.status === 'FAILED' ? found : undefined;
    });
    expect(failed.problem?.code).toBe('JOB_FAILED');
    expect(begun).toBe(further + TRIES);
  });

  it('that have failed go on when their owner says so, with as many tries as new ones', async () => {
    steps = () => Promise.reject(new Error('broken'));
    const { body } = await start();
    await eventually(() => begun === 1);
    await triedSoOften(body.id, 3);
    await endHold(body.id);
    await ended(body.id, 'FAILED');
    const colleague = await app.signIn(person);
    expect((await colleague.post(`/doubles/${body.id}/resume`)).status).toBe(404);
    expect((await ended(body.id, 'FAILED')).status).toBe('FAILED');
    await caller.post(`/doubles/${body.id}/resume`);
    await eventually(() => begun === 2);
    expect((await caller.get<Job>(`/doubles/${body.id}`)).body).toMatchObject({
      status: 'RUNNING',
      problem: null,
    });
    steps = () => Promise.resolve();
    await endHold(body.id);
    await ended(body.id, 'DONE');
    expect(await caller.post(`/doubles/${body.id}/resume`)).toMatchObject({
      status: 409,
      body: { code: 'JOB_ENDED' },
    });
  });

  it.each<[string, () => Error, string]>([
    ['says so', () => new DomainError('AWAY', 'It is away.', 503), 'It is away.'],
    [
      'is not there',
      () => new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }),
      'A needed part does not answer right now.',
    ],
  ])('wait for a part that %s, and use up no try', async (_, failure, detail) => {
    steps = () => Promise.reject(failure());
    const { body } = await start();
    for (let run = 1; run <= 5; run++) {
      await eventually(() => begun === run);
      const waiting = await eventually(async () => {
        const found = (await caller.get<Job>(`/doubles/${body.id}`)).body;
        return found.problem ? found : undefined;
      });
      expect(waiting).toMatchObject({ status: 'WAITING', problem: { status: 503, detail } });
      if (run < 5) await app.dataSource.query('update job set not_before = null');
    }
    steps = () => Promise.resolve();
    expect((await caller.post(`/doubles/${body.id}/resume`)).status).toBe(200);
    expect(await ended(body.id, 'DONE')).toMatchObject({ result: { doubled: 42 }, problem: null });
  });

  it('wait as long as the part asks for, else twice as long each time', async () => {
    const secondsLeft = (id: string): Promise<number> =>
      eventually(async () => {
        const [{ left }] = await app.dataSource.query(
          'select round(extract(epoch from not_before - now()))::int as left from job where id = $1',
          [id],
        );
        return left as number | undefined;
      });
    steps = () => Promise.reject(new RetryLater('AWAY', 'It is away.', 503, 40));
    const asked = await start();
    expect(await secondsLeft(asked.body.id)).toBeGreaterThan(30);
    steps = () => Promise.reject(new DomainError('AWAY', 'It is away.', 503));
    const { body } = await start();
    expect(await secondsLeft(body.id)).toBeLessThan(2);
    await app.dataSource.query('update job set waits = 4, not_before = null where id = $1', [
      body.id,
    ]);
    await eventually(async () => (await secondsLeft(body.id)) > 10);
    for (const { id } of [asked.body, body]) await caller.send('DELETE', `/doubles/${id}`);
  });

  it('that were given up are shown to the operator, who lets them be tried again', async () => {
    const permissions = ['feature-flag:view', 'feature-flag:edit'];
    const operator = await app.signIn({ accountType: 'COWBELL', permissions });
    const state = async () => (await operator.get<ServiceState>('/ops/state')).body.stuck.job;
    await app.dataSource.query('delete from job');
    steps = () => Promise.reject(new DomainError('TOO_LARGE', 'It is too large.', 422));
    await ended((await start()).body.id, 'FAILED');
    expect(await state()).toBe(0);
    steps = () => Promise.reject(new Error('broken'));
    const { body } = await start();
    await eventually(() => begun === 2);
    await app.dataSource.query('update job set tries = 3 where id = $1', [body.id]);
    await endHold(body.id);
    await ended(body.id, 'FAILED');
    expect(await state()).toBe(1);
    expect((await operator.get('/ops/stuck')).body).toMatchObject([
      { kind: 'job', id: body.id, type: 'double', attempts: 3, isRetryable: true },
    ]);
    steps = () => Promise.resolve();
    expect((await operator.post(`/ops/stuck/job/${body.id}/retry`)).status).toBe(200);
    expect((await ended(body.id, 'DONE')).result).toEqual({ doubled: 42 });
    expect(await state()).toBe(0);
  });

  it('are counted, open and ended', async () => {
    const figure = async (line: string): Promise<number> => {
      const lines = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(
        lines
          .split('\n')
          .find((one) => one.startsWith(line))
          ?.split(' ')[1],
      );
    };
    const label = 'service="claims"';
    const ends = 'palisade_job_seconds_count{service="claims",kind="double",outcome=';
    const [done, refused] = [await figure(`${ends}"done"}`), await figure(`${ends}"refused"}`)];
    const go = holdRuns();
    const ids = [(await start()).body.id, (await start()).body.id];
    await held(ids[0]);
    expect(await figure(`palisade_jobs_running{${label}}`)).toBe(1);
    expect(await figure(`palisade_jobs_waiting{${label}}`)).toBe(1);
    expect(await figure(`palisade_jobs_failed{${label}}`)).toBe(0);
    go();
    for (const id of ids) await ended(id, 'DONE');
    steps = () => Promise.reject(new DomainError('TOO_LARGE', 'It is too large.', 422));
    await ended((await start()).body.id, 'FAILED');
    await eventually(async () => (await figure(`${ends}"refused"}`)) === refused + 1);
    expect(await figure(`${ends}"done"}`)).toBe(done + 2);
  });

  it('belong to the last run: an earlier one that was slow changes nothing', async () => {
    const runs = app.app.get(JobRuns);
    const go = holdRuns();
    const { body } = await start();
    await held(body.id);
    await endHold(body.id);
    const second = await eventually(() => runs.claim(['double']));
    steps = () => Promise.resolve();
    go();
    await ended((await start()).body.id, 'DONE');
    await runs.progress(second, 3, 4);
    expect((await caller.get<Job>(`/doubles/${body.id}`)).body).toMatchObject({
      status: 'RUNNING',
      done: 3,
      result: null,
    });
    await runs.end(second, { status: 'DONE', result: { doubled: 0 } });
    expect((await ended(body.id, 'DONE')).result).toEqual({ doubled: 0 });
  });

  it('are cancelled, running or waiting, and stay as they are once they have ended', async () => {
    const go = holdRuns();
    const [running, waiting] = [(await start()).body.id, (await start()).body.id];
    await held(running);
    for (const id of [running, waiting]) {
      expect((await caller.send('DELETE', `/doubles/${id}`)).status).toBe(204);
      await ended(id, 'CANCELLED');
    }
    steps = () => Promise.resolve();
    go();
    const { body } = await start();
    await ended(body.id, 'DONE');
    expect((await caller.send('DELETE', `/doubles/${body.id}`)).status).toBe(204);
    expect((await ended(body.id, 'DONE')).result).toEqual({ doubled: 42 });
    expect((await caller.get<Job>(`/doubles/${running}`)).body.result).toBeNull();
    expect(begun).toBe(2);
  });

  it('of one person are five at a time', async () => {
    const go = holdRuns();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await start()).body.id);
    const sixth = await start();
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '5']);
    go();
    for (const id of ids) await ended(id, 'DONE');
  });

  it('of one person are five at a time, also when they are asked for at once', async () => {
    const go = holdRuns();
    const answers = await Promise.all(Array.from({ length: 8 }, () => start()));
    const started = answers.filter(({ status }) => status === 202);
    expect(started).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    go();
    for (const { body } of started) await ended(body.id, 'DONE');
  });

  it('of several people take turns, however many one has asked for', async () => {
    const go = holdRuns();
    const ids: string[] = [];
    for (const n of [1, 2, 3]) ids.push((await start({ n })).body.id);
    await held(ids[0]);
    const other = await app.signIn(person);
    for (const n of [11, 12]) await other.post('/doubles', { n });
    steps = () => Promise.resolve();
    go();
    for (const id of ids) await ended(id, 'DONE');
    expect(inputs).toEqual([1, 11, 2, 12, 3]);
  });

  it('of who has one under way wait for those of others', async () => {
    const runs = app.app.get(JobRuns);
    const go = holdRuns();
    const ids: string[] = [];
    for (const n of [1, 2]) ids.push((await start({ n })).body.id);
    await held(ids[0]);
    const other = await app.signIn(person);
    await other.post('/doubles', { n: 11 });
    const second = await eventually(() => runs.claim(['double']));
    expect(second.input).toEqual({ n: 11 });
    await runs.end(second, { status: 'DONE', result: {} });
    go();
    for (const id of ids) await ended(id, 'DONE');
  });

  it('are forgotten two days after they were asked for', async () => {
    const { body } = await start();
    await ended(body.id, 'DONE');
    const runs = app.app.get(JobRuns);
    await runs.forget();
    expect((await caller.get(`/doubles/${body.id}`)).status).toBe(200);
    app.clock.advance(2 * 86_400_000 + 1);
    await runs.forget();
    expect((await caller.get(`/doubles/${body.id}`)).status).toBe(404);
  });

  it('of a process that ends are left to the next', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    steps = async (onProgress) => {
      await gate;
      await onProgress(1, 2);
    };
    const { body } = await start();
    await eventually(() => begun === 1);
    const isClosed = app.app.get(JobWorker).onApplicationShutdown();
    go();
    await isClosed;
    expect((await caller.get<Job>(`/doubles/${body.id}`)).body.status).toBe('WAITING');
  });
});
