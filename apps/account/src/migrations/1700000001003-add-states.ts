import { US_STATES } from '@palisade/kernel';
import { newId } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The states that addresses and licences may name. */
export class AddStates1700000001003 implements MigrationInterface {
  name = 'AddStates1700000001003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table state (
        id uuid primary key,
        name text not null unique,
        abbreviation text not null unique
      );
    `);
    const rows = US_STATES.map(({ name, code }) => ({ id: newId(), name, abbreviation: code }));
    await runner.query(
      `insert into state (id, name, abbreviation)
       select id, name, abbreviation
       from jsonb_to_recordset($1::jsonb) as row (id uuid, name text, abbreviation text)`,
      [JSON.stringify(rows)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table state;`);
  }
}
