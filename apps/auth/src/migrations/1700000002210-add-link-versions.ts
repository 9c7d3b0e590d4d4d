import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which event told last who serves an account, so that no older one is taken over. */
export class AddLinkVersions1700000002210 implements MigrationInterface {
  name = 'AddLinkVersions1700000002210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table client_account add version integer not null default 0;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table client_account drop version;');
  }
}
