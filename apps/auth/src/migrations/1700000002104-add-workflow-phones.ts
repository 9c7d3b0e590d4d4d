import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Telephones that the codes of a mailed link may go to as well. */
export class AddWorkflowPhones1700000002104 implements MigrationInterface {
  name = 'AddWorkflowPhones1700000002104';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table workflow add phone text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table workflow drop phone');
  }
}
