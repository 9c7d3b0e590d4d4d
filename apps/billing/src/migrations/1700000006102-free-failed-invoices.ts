import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The status of an invoice follows its amounts: what was tried and failed is told by its payments. */
export class FreeFailedInvoices1700000006102 implements MigrationInterface {
  name = 'FreeFailedInvoices1700000006102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update invoice set status = case when paid > 0 then 'Partially Paid' else 'Unpaid' end
      where status = 'Failed'
    `);
  }

  /** What failed stands in the payments; the rows do as well without it. */
  async down(): Promise<void> {}
}
