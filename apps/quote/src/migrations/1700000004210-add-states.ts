import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The states that are open to new quotes, or closed. */
export class AddStates1700000004210 implements MigrationInterface {
  name = 'AddStates1700000004210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table state_of_trade (
        id text primary key,
        is_open boolean not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table state_of_trade;');
  }
}
