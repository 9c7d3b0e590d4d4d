import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable, Module } from '@nestjs/common';
import {
  bootstrap,
  newId,
  OutgoingMessages,
  PlatformModule,
  Transactions,
} from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DataSource } from 'typeorm';

/** Mails that the sender writes in all its lives together. */
const ROWS = Number(process.env.HARNESS_ROWS);
const PAUSE_MS = 5;

class AddWritten1800000000000 implements MigrationInterface {
  name = 'AddWritten1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table written (id uuid primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table written');
  }
}

/** Writes rows, each with a mail, until enough of them are there. */
@Injectable()
class Sender implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly messages: OutgoingMessages,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    void this.write();
  }

  private async write(): Promise<void> {
    const [{ count }] = await this.dataSource.query('select count(*)::int as count from written');
    for (let written = Number(count); written < ROWS; written++) {
      const id = newId();
      await this.transactions.run(async (tx) => {
        await tx.em.query('insert into written values ($1)', [id]);
        await this.messages.mail({ to: 'a@a.example', subject: id, text: id }, tx);
      });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

@Module({
  imports: [
    PlatformModule.forService({
      name: 'docs',
      entities: [],
      migrations: [AddWritten1800000000000],
    }),
  ],
  providers: [Sender],
})
class SenderModule {}

void bootstrap({ name: 'docs', module: SenderModule });
