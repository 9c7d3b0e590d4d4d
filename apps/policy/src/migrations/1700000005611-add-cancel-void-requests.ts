import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked to make a cancellation void, until another person has decided. */
export class AddCancelVoidRequests1700000005611 implements MigrationInterface {
  name = 'AddCancelVoidRequests1700000005611';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy add column cancel_void_request jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy drop column cancel_void_request');
  }
}
