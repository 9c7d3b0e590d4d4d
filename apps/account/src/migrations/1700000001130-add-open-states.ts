import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which states are open to new quotes, and who lies in one: asked before it is deleted. */
export class AddOpenStates1700000001130 implements MigrationInterface {
  name = 'AddOpenStates1700000001130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table state add column is_open boolean not null default true;
      create index account_of_state on account (state) where state is not null;
      create index license_of_state on license (state) where not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index account_of_state, license_of_state;
      alter table state drop column is_open;
    `);
  }
}
