import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a renewal quote is beside: the expiring term; and which policies are not to be renewed. */
export class AddRenewals1700000004510 implements MigrationInterface {
  name = 'AddRenewals1700000004510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quote add column renewal jsonb;
      create table ending_policy (id uuid primary key, is_ending boolean not null, version integer not null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ending_policy; alter table quote drop column renewal;');
  }
}
