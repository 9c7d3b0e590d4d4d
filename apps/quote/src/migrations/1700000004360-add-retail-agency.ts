import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To whom of a retail agency a wholesale quote was shown. */
export class AddRetailAgency1700000004360 implements MigrationInterface {
  name = 'AddRetailAgency1700000004360';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quote add column retail_agency jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quote drop column retail_agency');
  }
}
