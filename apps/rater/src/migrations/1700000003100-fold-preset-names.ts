import { keepNamesUnique } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two presets of one owner and product are not told apart by case, accents or signs. */
export class FoldPresetNames1700000003100 implements MigrationInterface {
  name = 'FoldPresetNames1700000003100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index preset_standard_name;
      drop index preset_agency_name;
    `);
    await keepNamesUnique(runner, {
      table: 'preset',
      index: 'preset_once',
      within: `coalesce(agency_id::text, ''), coalesce(product, '')`,
      name: 'sort_name',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table preset drop column twin_name;
      create unique index preset_standard_name on preset (name, coalesce(product, ''))
        where agency_id is null;
      create unique index preset_agency_name on preset (agency_id, product, name)
        where agency_id is not null;
    `);
  }
}
