import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The packet of a quote is found when the quote's notice comes after it. */
export class IndexPrintsOfQuotes1700000008240 implements MigrationInterface {
  name = 'IndexPrintsOfQuotes1700000008240';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index policy_print_of_quote on policy_print (quote_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index policy_print_of_quote`);
  }
}
