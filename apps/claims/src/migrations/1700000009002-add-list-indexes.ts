import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every order and every filter of a list has an index: none reads a whole table. */
export class AddListIndexes1700000009002 implements MigrationInterface {
  name = 'AddListIndexes1700000009002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index claim_by_modified on claim (modified, id);
      create index claim_by_reported on claim (reported_date, id);
      create index claim_by_status_alone on claim (status, id);
      create index claims_file_by_incident on claims_file (incident_date, id);
      create index claims_file_by_closed on claims_file (closed_date, id);
      create index claims_file_by_status_alone on claims_file (file_status, id);
      create index claims_file_by_created on claims_file (created, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index claim_by_modified, claim_by_reported, claim_by_status_alone,
        claims_file_by_incident, claims_file_by_closed, claims_file_by_status_alone,
        claims_file_by_created;
    `);
  }
}
