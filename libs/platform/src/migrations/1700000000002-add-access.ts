import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each role may do, as told by auth. */
export class AddAccess1700000000002 implements MigrationInterface {
  name = 'AddAccess1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table role_permission (
        role_id uuid primary key,
        name text not null,
        account_type text not null,
        permissions text[] not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table role_permission;`);
  }
}
