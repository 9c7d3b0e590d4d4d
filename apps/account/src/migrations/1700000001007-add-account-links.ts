import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which link to an agency an account has taken over. */
export class AddAccountLinks1700000001007 implements MigrationInterface {
  name = 'AddAccountLinks1700000001007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account add link_version integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop link_version');
  }
}
