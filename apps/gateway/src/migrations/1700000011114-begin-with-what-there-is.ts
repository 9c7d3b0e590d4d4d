import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Flags of features that were there without their flag begin on; what a person switched stays. */
export class BeginWithWhatThereIs1700000011114 implements MigrationInterface {
  name = 'BeginWithWhatThereIs1700000011114';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update feature_flag set enabled = true
      where key in ('endorsements', 'flat-cancel', 'undo-cancelled-policy') and modified_by is null
    `);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
