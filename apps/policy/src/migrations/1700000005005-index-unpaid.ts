import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is still to be paid is a small part of all policies. */
export class IndexUnpaid1700000005005 implements MigrationInterface {
  name = 'IndexUnpaid1700000005005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index policy_unpaid on policy (end_date, id)
        where issued_on is not null and balance > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index policy_unpaid;`);
  }
}
