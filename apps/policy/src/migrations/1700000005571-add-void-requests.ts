import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked to void a policy, until another person has decided. */
export class AddVoidRequests1700000005571 implements MigrationInterface {
  name = 'AddVoidRequests1700000005571';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy add column void_request jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy drop column void_request');
  }
}
