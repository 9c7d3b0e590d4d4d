import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every order and every filter of a list has an index: none reads a whole table. */
export class AddListIndexes1700000005003 implements MigrationInterface {
  name = 'AddListIndexes1700000005003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index policy_by_company on policy (company_name, id);
      create index policy_by_status_alone on policy (status, id);
      create index policy_by_premium on policy (total_premium, id);
      create index policy_by_issue on policy (issued_on, id);
      create index policy_by_binder_expiry on policy (binder_expires_on, id);
      create index policy_by_bound on policy (bound_on, id);
      create index policy_of_product on policy (product, end_date, id)
        where issued_on is not null;
      create index issued_by_status on policy (status, end_date, id) where issued_on is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index policy_by_company, policy_by_status_alone, policy_by_premium, policy_by_issue,
        policy_by_binder_expiry, policy_by_bound, policy_of_product, issued_by_status;
    `);
  }
}
