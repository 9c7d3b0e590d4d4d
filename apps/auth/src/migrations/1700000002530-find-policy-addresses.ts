import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest address of a client without people is found by its account. */
export class FindPolicyAddresses1700000002530 implements MigrationInterface {
  name = 'FindPolicyAddresses1700000002530';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index policy_address_of_account on policy_address (account_id, end_date)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index policy_address_of_account');
  }
}
