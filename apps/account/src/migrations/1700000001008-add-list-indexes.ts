import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every order and every filter of a list has an index: none reads a whole table. */
export class AddListIndexes1700000001008 implements MigrationInterface {
  name = 'AddListIndexes1700000001008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index account_of_team on account using gin (team_ids);
      create index license_by_state on license (kind, state, id) where not deleted;
      create index license_by_number on license (kind, number, id) where not deleted;
      create index license_by_expiration on license (kind, expiration_date, id) where not deleted;
      create index license_by_modified on license (kind, modified, id) where not deleted;
      create index license_search on license using gin (number gin_trgm_ops) where not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index account_of_team, license_by_state, license_by_number, license_by_expiration,
        license_by_modified,
        license_search;
    `);
  }
}
