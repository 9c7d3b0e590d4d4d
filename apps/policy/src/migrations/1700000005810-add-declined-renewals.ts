import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the renewal of a policy was declined: its insured is to be told that there is none. */
export class AddDeclinedRenewals1700000005810 implements MigrationInterface {
  name = 'AddDeclinedRenewals1700000005810';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy add column renewal_declined_on date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy drop column renewal_declined_on');
  }
}
