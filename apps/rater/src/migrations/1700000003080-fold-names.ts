import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are looked for and sorted whatever their case, accents and signs. */
export class FoldNames1700000003080 implements MigrationInterface {
  name = 'FoldNames1700000003080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table carrier_profile add column sort_name text generated always as (fold_text(name)) stored;
      drop index carrier_profile_by_name;
      create index carrier_profile_by_name on carrier_profile (sort_name, id);
      alter table preset add column sort_name text generated always as (fold_text(name)) stored;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table carrier_profile drop column sort_name;
      create index carrier_profile_by_name on carrier_profile (name, id);
      alter table preset drop column sort_name;
    `);
  }
}
