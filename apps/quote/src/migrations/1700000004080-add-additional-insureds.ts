import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is insured beside the named insured. */
export class AddAdditionalInsureds1700000004080 implements MigrationInterface {
  name = 'AddAdditionalInsureds1700000004080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table quote add column additional_insureds jsonb not null default '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quote drop column additional_insureds');
  }
}
