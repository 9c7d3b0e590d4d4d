import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lines of a commission, and those of a statement in the orders in which they are listed. */
export class IndexLines1700000007002 implements MigrationInterface {
  name = 'IndexLines1700000007002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index statement_line_of_commission on statement_line (commission_id);
      create index statement_line_in_order on statement_line (statement_id, occurred, id);
      create index statement_line_by_amount on statement_line (statement_id, amount, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index statement_line_of_commission, statement_line_in_order, statement_line_by_amount;
    `);
  }
}
