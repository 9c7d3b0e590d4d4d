import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose treaties policies were issued under. */
export class AddTreaties1700000009310 implements MigrationInterface {
  name = 'AddTreaties1700000009310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table treaty (
        id uuid primary key,
        reinsurer_id uuid not null,
        version integer not null
      );
      create index treaty_of_reinsurer on treaty (reinsurer_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table treaty');
  }
}
