import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Policies know from when on something is owed that no payment under way covers: its notice goes by that. */
export class AwaitPayments1700000005591 implements MigrationInterface {
  name = 'AwaitPayments1700000005591';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoice add column pending bigint not null default 0');
    await runner.query('alter table policy add column owed_from date');
    await runner.query('update policy set owed_from = due_date where due_date is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy drop column owed_from');
    await runner.query('alter table invoice drop column pending');
  }
}
