import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The paper on which products are written. */
export class AddCarrierProfiles1700000003000 implements MigrationInterface {
  name = 'AddCarrierProfiles1700000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table carrier_profile (
        id uuid primary key,
        carrier_id uuid not null,
        name text not null,
        code text not null unique,
        products text[] not null,
        states text[] not null,
        is_surplus boolean not null,
        priority integer not null,
        effective_from date not null,
        effective_to date,
        modified timestamptz not null
      );
      create index carrier_profile_by_name on carrier_profile (name, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table carrier_profile;`);
  }
}
