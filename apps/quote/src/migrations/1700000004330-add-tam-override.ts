import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a quote may go beyond the maximum of all cover of its insured. */
export class AddTamOverride1700000004330 implements MigrationInterface {
  name = 'AddTamOverride1700000004330';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quote add column tam_override jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quote drop column tam_override');
  }
}
