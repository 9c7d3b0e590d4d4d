import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organisations are named whatever the case, the accents and the signs. */
export class FoldNames1700000010080 implements MigrationInterface {
  name = 'FoldNames1700000010080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index organization_by_name;
      create index organization_by_name on organization (fold_text(name));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index organization_by_name;
      create index organization_by_name on organization (lower(name));
    `);
  }
}
