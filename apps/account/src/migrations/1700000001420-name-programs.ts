import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agencies have programs by their names alone; any other label says nothing. */
export class NamePrograms1700000001420 implements MigrationInterface {
  name = 'NamePrograms1700000001420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update agency set programs = array(
        select program from unnest(programs) program
        where program in ('Technology', 'Health care', 'Marine', 'Cyber')
      );
    `);
  }

  async down(): Promise<void> {
    // The labels are gone.
  }
}
