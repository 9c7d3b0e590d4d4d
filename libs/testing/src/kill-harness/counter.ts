import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable, Module } from '@nestjs/common';
import type { Actor, OnProgress } from '@palisade/platform';
import { bootstrap, Jobs, LongWork, PlatformModule, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';

const STEPS = Number(process.env.HARNESS_ROWS);
/** Longer than what passes between two notes of progress, so that each step leaves one. */
const PAUSE_MS = 260;

/** Counts, slowly. */
@Injectable()
class Count extends LongWork<{ to: number }> {
  override readonly kind = 'count';

  override async run({ to }: { to: number }, onProgress: OnProgress): Promise<object> {
    for (let step = 1; step <= to; step++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await onProgress(step, to);
    }
    return { counted: to };
  }
}

/** Asks for one job in all its lives together. */
@Injectable()
class Counter implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [{ count }] = await this.dataSource.query('select count(*)::int as count from job');
    if (count > 0) return;
    const someone = '01900000-0000-7000-8000-00000000000a';
    const actor = { userId: someone, organizationId: someone } as Actor;
    const what = { kind: 'count', input: { to: STEPS } };
    await this.transactions.run((tx) => this.jobs.start(what, actor, tx));
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'docs', entities: [], migrations: [] })],
  providers: [Count, Counter],
})
class CounterModule {}

void bootstrap({ name: 'docs', module: CounterModule });
