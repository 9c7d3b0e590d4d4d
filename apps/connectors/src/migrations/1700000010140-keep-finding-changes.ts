import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What opened and what was closed, by reading, and when one was asked for before its time. */
export class KeepFindingChanges1700000010140 implements MigrationInterface {
  name = 'KeepFindingChanges1700000010140';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table finding_change (
        id uuid primary key,
        connection_id uuid not null,
        check_name text not null,
        subject text not null,
        title text not null,
        severity text not null,
        change text not null,
        read timestamptz not null
      );
      alter table connection add column asked_again timestamptz;
      create index finding_change_of_connection on finding_change (connection_id, read, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table connection drop column asked_again; drop table finding_change;',
    );
  }
}
