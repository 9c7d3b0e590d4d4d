import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing is left of unapplied cash that was paid out. */
export class ClearRefundedCash1700000006101 implements MigrationInterface {
  name = 'ClearRefundedCash1700000006101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update unapplied_cash set left_over = 0 where status = 'REFUNDED'`);
  }

  /** What was paid out stands in its credit note; the rows do as well without it. */
  async down(): Promise<void> {}
}
