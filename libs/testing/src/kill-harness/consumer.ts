import { Injectable, Module } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { bootstrap, Consumes, PlatformModule } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

class AddTaken1800000000000 implements MigrationInterface {
  name = 'AddTaken1800000000000';

  /** Without a key, so that a doubled effect is seen. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table taken (id uuid not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table taken');
  }
}

@Injectable()
class Consumer {
  @Consumes('account.links-changed.v1')
  async handle({ data }: CloudEvent<'account.links-changed.v1'>, tx: Tx): Promise<void> {
    await tx.em.query('insert into taken values ($1)', [data.accountId]);
  }
}

@Module({
  imports: [
    PlatformModule.forService({
      name: 'policy',
      entities: [],
      migrations: [AddTaken1800000000000],
    }),
  ],
  providers: [Consumer],
})
class ConsumerModule {}

void bootstrap({ name: 'policy', module: ConsumerModule });
