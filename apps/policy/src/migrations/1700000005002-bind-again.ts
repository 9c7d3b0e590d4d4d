import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A quote that was rescinded and restored becomes a binder, and a policy, once more. */
export class BindAgain1700000005002 implements MigrationInterface {
  name = 'BindAgain1700000005002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy drop constraint policy_quote_id_key;
      create index policy_of_quote on policy (quote_id);
      alter table policy_transaction drop constraint policy_transaction_quote_id_key;
      create unique index policy_transaction_of_quote on policy_transaction (policy_id, quote_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index policy_transaction_of_quote;
      alter table policy_transaction add unique (quote_id);
      drop index policy_of_quote;
      alter table policy add unique (quote_id);
    `);
  }
}
