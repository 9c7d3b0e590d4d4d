import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page of a policy reads the changes of the broker of its insured. */
export class IndexBrokerChanges1700000005720 implements MigrationInterface {
  name = 'IndexBrokerChanges1700000005720';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index broker_change_account on broker_change (account_id, created)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index broker_change_account');
  }
}
