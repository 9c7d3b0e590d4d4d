import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a plan was accepted, and what its financer reported unpaid. */
export class AddFinanceEnds1700000006012 implements MigrationInterface {
  name = 'AddFinanceEnds1700000006012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table finance_plan add column accepted_on date;
      alter table finance_plan add column unpaid bigint;
      alter table finance_plan add column notice_sent_on date;
      create index finance_plan_by_created on finance_plan (created, id);
      create index finance_plan_by_status on finance_plan (status, created, id);
      create index finance_plan_by_amount on finance_plan (amount_financed, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index finance_plan_by_created, finance_plan_by_status, finance_plan_by_amount;
      alter table finance_plan drop column accepted_on, drop column unpaid,
        drop column notice_sent_on;
    `);
  }
}
