import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which agency serves an account: a binder that is made late belongs to it as well. */
export class AddServingAgency1700000005060 implements MigrationInterface {
  name = 'AddServingAgency1700000005060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add agency_id uuid, add agency_told boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop agency_told, drop agency_id;');
  }
}
