import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable, Module } from '@nestjs/common';
import { scopeOf } from '@palisade/contracts';
import { bootstrap, newId, PlatformModule, Transactions } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DataSource } from 'typeorm';

/** Rows that the producer makes in all its lives together. */
const ROWS = Number(process.env.HARNESS_ROWS);
const PAUSE_MS = 5;

class AddMade1800000000000 implements MigrationInterface {
  name = 'AddMade1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table made (id uuid primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table made');
  }
}

/** Makes rows, each with an event, until enough of them are there. */
@Injectable()
class Producer implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    void this.produce();
  }

  private async produce(): Promise<void> {
    const [{ count }] = await this.dataSource.query('select count(*)::int as count from made');
    for (let made = Number(count); made < ROWS; made++) {
      const accountId = newId();
      await this.transactions.run(async ({ em, publish }) => {
        await em.query('insert into made values ($1)', [accountId]);
        const data = { accountId, aggregatorId: null, msspIds: [], scope: scopeOf({ accountId }) };
        await publish({ type: 'account.links-changed.v1', data });
      });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

@Module({
  imports: [
    PlatformModule.forService({
      name: 'account',
      entities: [],
      migrations: [AddMade1800000000000],
    }),
  ],
  providers: [Producer],
})
class ProducerModule {}

void bootstrap({ name: 'account', module: ProducerModule });
