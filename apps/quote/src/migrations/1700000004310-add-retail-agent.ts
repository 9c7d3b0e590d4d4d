import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who sells an admitted Prime 250 in Florida. */
export class AddRetailAgent1700000004310 implements MigrationInterface {
  name = 'AddRetailAgent1700000004310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quote add column retail_agent jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quote drop column retail_agent');
  }
}
