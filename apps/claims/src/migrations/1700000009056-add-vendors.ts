import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The organisations that work on claims for the provider. */
export class AddVendors1700000009056 implements MigrationInterface {
  name = 'AddVendors1700000009056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table vendor (
        id uuid primary key,
        name text not null,
        deleted boolean not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table vendor;');
  }
}
