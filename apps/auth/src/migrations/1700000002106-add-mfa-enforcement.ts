import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked for the second factor of an organisation: what staff asked for only staff lift. */
export class AddMfaEnforcement1700000002106 implements MigrationInterface {
  name = 'AddMfaEnforcement1700000002106';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization add column mfa_enforced_by text;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization drop column mfa_enforced_by;');
  }
}
