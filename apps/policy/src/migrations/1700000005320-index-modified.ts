import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What moved lately is read by the time of its last change. */
export class IndexModified1700000005320 implements MigrationInterface {
  name = 'IndexModified1700000005320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index policy_by_modified on policy (modified, id) where issued_on is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index policy_by_modified');
  }
}
