import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the next reading of each live connection be told: services that listen only now know none of them. */
export class TellReadingsAgain1700000010120 implements MigrationInterface {
  name = 'TellReadingsAgain1700000010120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update connection set digest = '' where removed is null and digest is not null`,
    );
  }

  async down(): Promise<void> {
    // The next reading writes what it read.
  }
}
