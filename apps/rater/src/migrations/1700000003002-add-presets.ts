import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Presets: the standard ones, which belong to nobody, and those of agencies. */
export class AddPresets1700000003002 implements MigrationInterface {
  name = 'AddPresets1700000003002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table preset (
        id uuid primary key,
        number integer unique,
        name text not null,
        product text,
        aggregate_limit bigint not null,
        deductible bigint not null,
        waiting_period integer not null,
        retro_active_period integer not null,
        coverages json not null,
        agency_id uuid,
        team_id uuid,
        created timestamptz not null,
        modified timestamptz not null
      );
      create unique index preset_standard_name on preset (name, coalesce(product, ''))
        where agency_id is null;
      create unique index preset_agency_name on preset (agency_id, product, name)
        where agency_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table preset;`);
  }
}
