import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One act of a policy may be several rows, and a change that is laid again is a row of the same quote. */
export class AddActs1700000005570 implements MigrationInterface {
  name = 'AddActs1700000005570';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy_transaction add column act integer;
      drop index policy_transaction_of_quote;
      create unique index policy_transaction_of_quote
        on policy_transaction (policy_id, quote_id, coalesce(act, number));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index policy_transaction_of_quote;
      create unique index policy_transaction_of_quote on policy_transaction (policy_id, quote_id);
      alter table policy_transaction drop column act;
    `);
  }
}
