import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the notice of a conditional renewal is mailed, and when it was. */
export class AddRenewalNotices1700000005796 implements MigrationInterface {
  name = 'AddRenewalNotices1700000005796';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table renewal_quote add column notice jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table renewal_quote drop column notice');
  }
}
