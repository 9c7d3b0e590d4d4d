import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an account was closed, and whether it was ever bound. */
export class AddStanding1700000001080 implements MigrationInterface {
  name = 'AddStanding1700000001080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account
        add column closed_on timestamptz,
        add column was_bound boolean not null default false;
      update account set was_bound = true
        where status = 'Active Policy' or policy_contact is not null
          or id in (select account_id from policy_of_account);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column closed_on, drop column was_bound');
  }
}
